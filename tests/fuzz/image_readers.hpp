// The readers of images, as fuzzing sees them.
#pragma once

#include "tests/fuzz/reader.hpp"

namespace p2c {

/// The bytes as they are, and with the checksums of their chunks made right.
Reading check_png(const std::string& bytes);
Reading check_jpeg(const std::string& bytes);
Reading check_pnm(const std::string& bytes);

}  // namespace p2c

// Data packed by deflate (RFC 1951), without the head of zlib or gzip: links to puzzles have it, in
// builds without zlib, too.
#pragma once

#include <string>
#include <string_view>

namespace p2c {

struct Inflated {
  enum class Ending : char { kWhole, kBroken, kTooLong };

  Ending ending;
  std::string text;  // what was unpacked up to there
};

/// Unpacks at most so many bytes. What follows the last block does not matter.
Inflated inflate(std::string_view packed, std::size_t most);

}  // namespace p2c

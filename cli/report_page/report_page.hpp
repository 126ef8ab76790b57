// A report as one self-contained HTML page.
#pragma once

#include <string>

#include "cli/report_page/puzzle_pictures.hpp"
#include "cli/report_page/report.hpp"

namespace p2c {

std::string report_page(const Report& report, const PuzzlePictures& pictures);

}  // namespace p2c

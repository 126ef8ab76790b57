// In place of drawing_png.cpp where PUZZLE2CNF_PNG is OFF.
#include "instances/drawings/drawing_picture.hpp"

namespace p2c {

bool draws_png() { return false; }

std::string draw_png(const std::vector<Drawing>& /*boards*/, const Stop* /*stop*/) {
  throw DrawingTooLarge("no PNG can be made: this puzzle2cnf was built without PNG");
}

void check_png_size(const std::vector<Drawing>& boards) { draw_png(boards); }

}  // namespace p2c

#include "tests/boards/symmetry.hpp"

namespace p2c {
namespace {

const SymmetryRow row("nurikabe", moved_cells);

}  // namespace
}  // namespace p2c

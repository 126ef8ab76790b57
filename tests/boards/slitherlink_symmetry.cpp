#include "tests/boards/symmetry.hpp"

namespace p2c {
namespace {

const SymmetryRow row("slitherlink", moved_cells);

}  // namespace
}  // namespace p2c

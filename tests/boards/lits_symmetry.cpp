#include "instances/puzzles/lits/lits.hpp"
#include "tests/boards/symmetry.hpp"

namespace p2c {
namespace {

const SymmetryRow row(LITS::kName, moved_cells<LITS, &LITS::region>);

}  // namespace
}  // namespace p2c

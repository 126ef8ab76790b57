#include "instances/puzzles/nurikabe/nurikabe.hpp"
#include "tests/boards/symmetry.hpp"

namespace p2c {
namespace {

const SymmetryRow row(Nurikabe::kName, moved_cells<Nurikabe, &Nurikabe::clue>);

}  // namespace
}  // namespace p2c

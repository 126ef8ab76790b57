#include "instances/puzzles/slitherlink/slitherlink.hpp"
#include "tests/boards/symmetry.hpp"

namespace p2c {
namespace {

const SymmetryRow row(Slitherlink::kName, moved_cells<Slitherlink, &Slitherlink::clue>);

}  // namespace
}  // namespace p2c

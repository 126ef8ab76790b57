#include "instances/puzzles/shikaku/shikaku.hpp"
#include "tests/boards/symmetry.hpp"

namespace p2c {
namespace {

const SymmetryRow row(Shikaku::kName, moved_cells<Shikaku, &Shikaku::clue>);

}  // namespace
}  // namespace p2c

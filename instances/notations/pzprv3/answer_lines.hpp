// Answers as lines of pzprv3 files.
#pragma once

#include <optional>
#include <string>

#include "instances/answers/answer_layers.hpp"
#include "instances/formats/pzprv3.hpp"

namespace p2c {

using BoardContent = Content<BoardData>;

/// A grid after that of the puzzle: '.', '#' and '+'.
void read_pzpr_answer(const ShadedCells& its, PzprFile& file, BoardContent& content);
std::string write_pzpr_answer(const ShadedCells& its, const BoardContent& content);

/// The lines down, then those across; -1 is the player's mark for none.
void read_pzpr_answer(const LatticeLines& its, PzprFile& file, BoardContent& content);
std::string write_pzpr_answer(const LatticeLines& its, const BoardContent& content);
/// With a grid of background colours.
inline int pzpr_version(const LatticeLines& /*its*/) { return 1; }

/// The borders to the right, then those below; -1 is the player's mark for none.
void read_pzpr_answer(const RegionBorders& its, PzprFile& file, BoardContent& content);
std::string write_pzpr_answer(const RegionBorders& its, const BoardContent& content);

}  // namespace p2c

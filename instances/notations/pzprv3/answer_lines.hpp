// Answers as lines of pzprv3 files.
#pragma once

#include <optional>
#include <string>

#include "instances/answers/answer_layers.hpp"
#include "instances/formats/pzprv3.hpp"

namespace p2c {

using BoardContent = Content<BoardData>;

/// What a player has drawn, where what is not drawn is not there: it is the position, and the
/// answer where there is any.
void take_lines(Answer lines, BoardContent& content);

/// Each reads and writes the lines of one layer, whose values alone `content` has as its answer.

/// A grid after that of the puzzle: '.', '#' and '+'.
void read_pzpr_answer(const ShadedCells& its, PzprFile& file, BoardContent& content);
std::string write_pzpr_answer(const ShadedCells& its, const BoardContent& content);

/// The same; what is not marked is no mark.
void read_pzpr_answer(const CellMarks& its, PzprFile& file, BoardContent& content);
std::string write_pzpr_answer(const CellMarks& its, const BoardContent& content);

/// A grid of '.', '1' for what falls and '2' for what rises.
void read_pzpr_answer(const Slashes& its, PzprFile& file, BoardContent& content);
std::string write_pzpr_answer(const Slashes& its, const BoardContent& content);

/// A grid of numbers and '.', which candidates in brackets may follow.
void read_pzpr_answer(const CellNumbers& its, PzprFile& file, BoardContent& content);
std::string write_pzpr_answer(const CellNumbers& its, const BoardContent& content);

/// The lines down, then those across; -1 is the player's mark for none.
void read_pzpr_answer(const LatticeLines& its, PzprFile& file, BoardContent& content);
std::string write_pzpr_answer(const LatticeLines& its, const BoardContent& content);
/// With a grid of background colours.
inline int pzpr_version(const LatticeLines& /*its*/) { return 1; }

/// The borders to the right, then those below; -1 is the player's mark for none.
void read_pzpr_answer(const RegionBorders& its, PzprFile& file, BoardContent& content);
std::string write_pzpr_answer(const RegionBorders& its, const BoardContent& content);
/// The same.
void read_pzpr_answer(const CellLines& its, PzprFile& file, BoardContent& content);
std::string write_pzpr_answer(const CellLines& its, const BoardContent& content);

}  // namespace p2c

// Boards between clues on their margins in pzprv3 files.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "instances/answers/description.hpp"
#include "instances/notations/pzprv3/answer_lines.hpp"

namespace p2c {

/// Clues on margins with the answer between them, numbers or marks, and perhaps clues in cells; or
/// shading and circles. Beside flags and numbers of the board there is nothing else.
struct Framed {
  const MarginClues* margins = nullptr;
  const CellClues* clues = nullptr;  // or null
  const CellNumbers* numbers = nullptr;
  const CellMarks* marks = nullptr;
  const ShadedCells* shading = nullptr;
  bool letters = false;  // the numbers are as many as the board says; others are none
  std::size_t margins_part = 0;
  std::size_t clues_part = 0;
};

/// What is framed on such boards, which outlive it.
std::optional<Framed> framed(const Description& its);

/// A grid with a row or column more at each side that has clues, as pzpr's skyscrapers and tents
/// have it: '.' in its corners, clues or '.' at the ends of lines, which a player's tick c may
/// precede. In between numbers, clues after a 'q'; or marks 'A', '-' for none and clues, and then
/// what a player put on borders; or circles and shading as a number, as pzpr's snake has it: 1 or
/// 2, with 4 where it is shaded and 8 where it is not.
void read_framed(const Framed& its, PzprFile& file, BoardContent& content);
std::string write_framed(const Framed& its, const BoardContent& content);

/// Values of free cells, and those of all cells, kOpen where none is free.
Answer marks_of_free_cells(const CellMarks& its, const BoardData& board, const Grid<int>& cells);
Grid<int> marks_by_cell(const CellMarks& its, const BoardData& board, const Answer& marks);

/// No number: '.', which the player's candidates in brackets may follow.
bool is_open_number(std::string_view token);
/// '.' for kOpen.
std::string number_token(int number);
/// "a number from 1 to 4".
std::string number_between(int lo, int hi);

}  // namespace p2c

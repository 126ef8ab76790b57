#include "instances/answers/cell_numbers.hpp"

#include <numeric>
#include <utility>

#include "instances/answers/cell_slots.hpp"

namespace p2c {
namespace {

void draw_halves(Drawing& drawn, const std::vector<CellNumbers::Range>& all,
                 const Answer& numbers) {
  const bool partial = is_partial(numbers);
  for (int i = 0; i < drawn.cells.size(); ++i) {
    drawn.add_cell(i);
    if (all[i].hi == 0 || numbers[i] == kOpen) continue;
    if (numbers[i] > 0) {
      drawn.cells[i].mark = static_cast<Mark>(static_cast<int>(Mark::kLowerLeft) + numbers[i] - 1);
    } else if (partial) {
      drawn.cells[i].fill = Fill::kDot;
    }
  }
}

}  // namespace

std::vector<int> CellNumbers::cells(const BoardData& board) const {
  if (free_cells) return free_cells(board);
  std::vector<int> all(static_cast<std::size_t>(board.cells()));
  std::iota(all.begin(), all.end(), 0);
  return all;
}

std::vector<CellNumbers::Range> CellNumbers::ranges(const BoardData& board) const {
  const std::vector<Range> of_board = all_ranges ? all_ranges(board) : std::vector<Range>();
  std::vector<Range> all;
  for (const int cell : cells(board)) {
    all.push_back(all_ranges ? of_board[cell] : range(board, cell));
  }
  return all;
}

std::string CellNumbers::says(int value, bool has) const {
  if (!halves) return (has ? "is " : "is not ") + std::to_string(value);
  constexpr std::array<std::string_view, 5> kWhere{"", "lower left", "lower right", "upper right",
                                                   "upper left"};
  if (value == 0) return has ? "is not filled" : "is filled by half";
  return (has ? "is filled at the " : "is not filled at the ") +
         std::string(kWhere[static_cast<std::size_t>(value)]);
}

std::vector<std::string> CellNumbers::words() const {
  if (!halves) return {};
  return {kCorners.begin(), kCorners.end()};
}

std::vector<Slot> CellNumbers::slots(const BoardData& board, const Stop* stop) const {
  std::vector<Slot> of_board = cell_slots(board.rows, board.cols, 0, 0, stop);
  const std::vector<Range> its_ranges = ranges(board);
  std::vector<Slot> all;
  for (const int cell : cells(board)) {
    const auto [lo, hi] = its_ranges[all.size()];
    all.push_back(std::move(of_board[cell]));
    all.back().lo = lo;
    all.back().hi = hi;
  }
  return all;
}

Answer CellNumbers::by_cell(const BoardData& board, const Answer& numbers, int none) const {
  if (!free_cells) return numbers;
  Answer values(static_cast<std::size_t>(board.cells()), none);
  std::size_t next = 0;
  for (const int cell : free_cells(board)) values[cell] = numbers[next++];
  return values;
}

Answer CellNumbers::of_cells(const BoardData& board, const Answer& values) const {
  Answer numbers;
  for (const int cell : cells(board)) numbers.push_back(values[cell]);
  return numbers;
}

void CellNumbers::draw(Drawing& drawn, const BoardData& board, const Answer& numbers) const {
  if (halves) return draw_halves(drawn, ranges(board), numbers);
  if (!free_cells) return write_values(drawn, numbers);
  std::size_t next = 0;
  for (const int cell : free_cells(board)) {
    drawn.add_cell(cell);
    const int number = numbers[next++];
    if (number != kOpen) drawn.cells[cell].text = std::to_string(number);
  }
}

}  // namespace p2c

#include "instances/notations/penpa/answer_penpa.hpp"

#include <algorithm>

#include "instances/formats/penpa/penpa_layers.hpp"
#include "instances/notations/penpa/answer_places.hpp"

namespace p2c {
namespace {

using Ends = PenpaAnswer::Ends;

// Parts of ships are shaded, too.
bool is_ship(const std::string& symbol) {
  return symbol.starts_with("battleship_") && symbol.back() >= '1' && symbol.back() <= '6';
}

Answer read_layer(const ShadedCells& /*its*/, const PenpaSigns& /*signs*/, const BoardData& board,
                  const PenpaAnswer& drawn) {
  Answer cells(static_cast<std::size_t>(board.cells()), kOpen);
  for (const auto& [spot, colour] : drawn.surfaces) {
    const bool on_board =
        spot.row >= 0 && spot.row < board.rows && spot.col >= 0 && spot.col < board.cols;
    if (on_board) cells[spot.row * board.cols + spot.col] = is_dark_penpa(colour) ? 1 : 0;
  }
  for (int i = 0; i < board.cells(); ++i) {
    const auto symbol = drawn.symbols.find(spot_of_cell(i, board.cols));
    if (symbol != drawn.symbols.end() && is_ship(symbol->second)) cells[i] = 1;
  }
  return cells;
}

// A letter, or a number.
std::optional<int> number_of_answer(const std::string& text, const PenpaSigns& signs) {
  return are_penpa_letters(signs) ? penpa_number_of_letter(text) : penpa_number(text);
}

Answer read_layer(const CellNumbers& its, const PenpaSigns& signs, const BoardData& board,
                  const PenpaAnswer& drawn) {
  const std::vector<CellNumbers::Range> ranges = its.ranges(board);
  const std::vector<int> cells = its.cells(board);
  Answer numbers(ranges.size(), kOpen);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto [lo, hi] = ranges[i];
    const PenpaSpot spot = spot_of_cell(cells[i], board.cols);
    const auto found = drawn.numbers.find(spot);
    if (found == drawn.numbers.end()) continue;
    const std::string& text = found->second;
    const auto number = number_of_answer(text, signs);
    if (!number || *number < lo || *number > hi) {
      throw PenpaMisfit("number", in_quotes(text), spot);
    }
    numbers[i] = *number;
  }
  return numbers;
}

Answer read_layer(const CellMarks& its, const PenpaSigns& signs, const BoardData& board,
                  const PenpaAnswer& drawn) {
  Answer marks;
  const std::string symbol = penpa_symbol_of(its, signs);
  for (const int cell : its.free_cells(board)) {
    const auto found = drawn.symbols.find(spot_of_cell(cell, board.cols));
    const bool is_there = found != drawn.symbols.end() && are_same_in_penpa(found->second, symbol);
    marks.push_back(is_there ? 1 : kOpen);
  }
  return marks;
}

Answer read_layer(const Slashes& /*its*/, const PenpaSigns& /*signs*/, const BoardData& board,
                  const PenpaAnswer& drawn) {
  Answer slashes(static_cast<std::size_t>(board.cells()), kOpen);
  for (int cell = 0; cell < board.cells(); ++cell) {
    for (const bool rises : {false, true}) {
      if (drawn.edges.count(penpa_slash(board, cell, rises)) > 0) slashes[cell] = rises ? 1 : 0;
    }
  }
  return slashes;
}

Answer drawn_lines(int size, const std::map<Ends, int>& drawn, auto ends) {
  Answer lines;
  for (int i = 0; i < size; ++i) lines.push_back(drawn.count(ends(i)) > 0 ? 1 : kOpen);
  return lines;
}
Answer read_layer(const CellLines& /*its*/, const PenpaSigns& /*signs*/, const BoardData& board,
                  const PenpaAnswer& drawn) {
  const InnerEdges edges{board.rows, board.cols};
  return drawn_lines(edges.size(), drawn.lines, [&](int i) { return penpa_cells(edges, i); });
}
Answer read_layer(const LatticeLines& /*its*/, const PenpaSigns& /*signs*/, const BoardData& board,
                  const PenpaAnswer& drawn) {
  const Lattice lattice{board.rows, board.cols};
  return drawn_lines(lattice.size(), drawn.edges, [&](int i) { return penpa_ends(lattice, i); });
}
Answer read_layer(const RegionBorders& /*its*/, const PenpaSigns& /*signs*/, const BoardData& board,
                  const PenpaAnswer& drawn) {
  const InnerEdges edges{board.rows, board.cols};
  return drawn_lines(edges.size(), drawn.edges, [&](int i) { return penpa_border(edges, i); });
}

// Where something is drawn, what is not: lines and marks are not there; numbers may follow from
// the board, and 0 is none. A cell without a colour is open, but of a check.
void fill_layer(const CellNumbers& its, const BoardData& board, const PenpaAnswer& drawn,
                Answer& numbers) {
  const std::vector<CellNumbers::Range> ranges = its.ranges(board);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto [lo, hi] = ranges[i];
    const bool follows = lo == hi || (lo == 0 && drawn.is_check);
    if (numbers[i] == kOpen && follows) numbers[i] = lo;
  }
}
void fill_layer(const ShadedCells& /*its*/, const BoardData& /*board*/, const PenpaAnswer& drawn,
                Answer& cells) {
  if (drawn.is_check) std::replace(cells.begin(), cells.end(), kOpen, 0);
}
void fill_layer(const Slashes& /*its*/, const BoardData& /*board*/, const PenpaAnswer& /*drawn*/,
                Answer& /*slashes*/) {}
template <class Layer>
void fill_layer(const Layer& /*its*/, const BoardData& /*board*/, const PenpaAnswer& /*drawn*/,
                Answer& values) {
  std::replace(values.begin(), values.end(), kOpen, 0);
}

bool is_open(const Answer& values) {
  return std::all_of(values.begin(), values.end(), [](int value) { return value == kOpen; });
}

}  // namespace

std::optional<Answer> answer_of_penpa(const AnswerLayers& layers, const BoardData& board,
                                      const PenpaAnswer& drawn, const PenpaLayerSigns& signs) {
  if (drawn.empty()) return {};
  Answer answer;
  bool any = false;
  for (std::size_t i = 0; i < layers.size(); ++i) {
    const auto read = [&](const auto& its) {
      return read_layer(its, signs_of_layer(signs, i), board, drawn);
    };
    Answer values = std::visit(read, layers[i]);
    any = any || !is_open(values);
    std::visit([&](const auto& its) { fill_layer(its, board, drawn, values); }, layers[i]);
    answer.insert(answer.end(), values.begin(), values.end());
  }
  if (!any) return {};
  return answer;
}

}  // namespace p2c

#include "instances/notations/penpa/answer_penpa.hpp"

#include <algorithm>
#include <charconv>
#include <set>

#include "instances/inner_edges.hpp"
#include "instances/lattice.hpp"
#include "instances/notations/penpa/board_penpa.hpp"

namespace p2c {
namespace {

using Ends = PenpaAnswer::Ends;

PenpaSpot spot_at(int cell, int cols) { return {cell / cols, cell % cols}; }

// Corners are at the lower right of cells.
Ends ends_of(const Lattice& lattice, int line) {
  const auto corner = [&](int vertex) {
    return PenpaSpot{vertex / (lattice.cols + 1) - 1, vertex % (lattice.cols + 1) - 1};
  };
  const auto [from, to] = lattice.ends(line);
  return {corner(from), corner(to)};
}
Ends cells_of(const InnerEdges& edges, int edge) {
  const auto [a, b] = edges.cells_beside_edge(edge);
  return {spot_at(a, edges.cols), spot_at(b, edges.cols)};
}
// The ends of the border between two cells.
Ends border_of(const InnerEdges& edges, int edge) {
  const auto [a, b] = cells_of(edges, edge);
  if (a.row == b.row) return {{a.row - 1, a.col}, a};
  return {{a.row, a.col - 1}, a};
}

// From corner to corner.
Ends ends_of(const BoardData& board, int cell, bool rises) {
  const auto corner = [&](int vertex) {
    return PenpaSpot{vertex / (board.cols + 1) - 1, vertex % (board.cols + 1) - 1};
  };
  const auto [from, to] = ends_of_slash(board.cols, cell, rises);
  return {corner(from), corner(to)};
}

std::string symbol_of(const CellMarks& its) {
  if (its.noun == "lamp") return "sun_moon 3";
  switch (its.mark) {
    case Mark::kStar:
      return "star 1";
    case Mark::kTriangle:
      return "tents 2";
    case Mark::kCircle:
      return "circle_M 1";
    case Mark::kCross:
      return "math 2";
    default:
      return "circle_M 2";
  }
}

// What a layer is drawn as.
std::string way_of(const ShadedCells& /*its*/) { return "surface"; }
std::string way_of(const CellNumbers& /*its*/) { return "number"; }
std::string way_of(const CellMarks& its) { return "symbol " + symbol_of(its); }
std::string way_of(const Slashes& /*its*/) { return "lineE"; }
std::string way_of(const CellLines& /*its*/) { return "line"; }
std::string way_of(const LatticeLines& /*its*/) { return "lineE"; }
std::string way_of(const RegionBorders& /*its*/) { return "lineE"; }

Answer read_layer(const ShadedCells& /*its*/, const BoardData& board, const PenpaAnswer& drawn) {
  Answer cells(static_cast<std::size_t>(board.cells()), kOpen);
  for (const auto& [spot, colour] : drawn.surfaces) {
    const bool on_board =
        spot.row >= 0 && spot.row < board.rows && spot.col >= 0 && spot.col < board.cols;
    if (on_board) cells[spot.row * board.cols + spot.col] = is_dark_penpa(colour) ? 1 : 0;
  }
  return cells;
}

Answer read_layer(const CellNumbers& its, const BoardData& board, const PenpaAnswer& drawn) {
  const std::vector<CellNumbers::Range> ranges = its.ranges(board);
  const std::vector<int> cells = its.cells(board);
  Answer numbers(ranges.size(), kOpen);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto [lo, hi] = ranges[i];
    const PenpaSpot spot = spot_at(cells[i], board.cols);
    const auto found = drawn.numbers.find(spot);
    if (found == drawn.numbers.end()) continue;
    const std::string& text = found->second;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, numbers[i]);
    if (error != std::errc() || stop != end || numbers[i] < lo || numbers[i] > hi) {
      throw PenpaMisfit("number", in_quotes(text), spot);
    }
  }
  return numbers;
}

// Stars have several colours.
bool is_same(std::string_view drawn, std::string_view symbol) {
  return drawn == symbol || (drawn.starts_with("star ") && symbol.starts_with("star "));
}

Answer read_layer(const CellMarks& its, const BoardData& board, const PenpaAnswer& drawn) {
  Answer marks;
  const std::string symbol = symbol_of(its);
  for (const int cell : its.free_cells(board)) {
    const auto found = drawn.symbols.find(spot_at(cell, board.cols));
    const bool is_there = found != drawn.symbols.end() && is_same(found->second, symbol);
    marks.push_back(is_there ? 1 : kOpen);
  }
  return marks;
}

Answer read_layer(const Slashes& /*its*/, const BoardData& board, const PenpaAnswer& drawn) {
  Answer slashes(static_cast<std::size_t>(board.cells()), kOpen);
  for (int cell = 0; cell < board.cells(); ++cell) {
    for (const bool rises : {false, true}) {
      if (drawn.edges.count(ends_of(board, cell, rises)) > 0) slashes[cell] = rises ? 1 : 0;
    }
  }
  return slashes;
}

Answer drawn_lines(int size, const std::map<Ends, int>& drawn, auto ends) {
  Answer lines;
  for (int i = 0; i < size; ++i) lines.push_back(drawn.count(ends(i)) > 0 ? 1 : kOpen);
  return lines;
}
Answer read_layer(const CellLines& /*its*/, const BoardData& board, const PenpaAnswer& drawn) {
  const InnerEdges edges{board.rows, board.cols};
  return drawn_lines(edges.size(), drawn.lines, [&](int i) { return cells_of(edges, i); });
}
Answer read_layer(const LatticeLines& /*its*/, const BoardData& board, const PenpaAnswer& drawn) {
  const Lattice lattice{board.rows, board.cols};
  return drawn_lines(lattice.size(), drawn.edges, [&](int i) { return ends_of(lattice, i); });
}
Answer read_layer(const RegionBorders& /*its*/, const BoardData& board, const PenpaAnswer& drawn) {
  const InnerEdges edges{board.rows, board.cols};
  return drawn_lines(edges.size(), drawn.edges, [&](int i) { return border_of(edges, i); });
}

void draw_layer(const ShadedCells& /*its*/, const BoardData& board, const Answer& cells,
                PenpaBoard& drawn) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i] == 1) drawn.answer.surfaces[spot_at(static_cast<int>(i), board.cols)] = 1;
  }
}

void draw_layer(const CellNumbers& its, const BoardData& board, const Answer& numbers,
                PenpaBoard& drawn) {
  const std::vector<int> cells = its.cells(board);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const PenpaSpot spot = spot_at(cells[i], board.cols);
    const std::string text = std::to_string(numbers[i]);
    const auto given = drawn.numbers.find(spot);
    const bool is_there =
        given == drawn.numbers.end() ? numbers[i] == 0 : given->second.text == text;
    if (numbers[i] != kOpen && !is_there) drawn.answer.numbers[spot] = text;
  }
}

void draw_layer(const CellMarks& its, const BoardData& board, const Answer& marks,
                PenpaBoard& drawn) {
  std::size_t next = 0;
  for (const int cell : its.free_cells(board)) {
    if (marks[next++] == 1) drawn.answer.symbols[spot_at(cell, board.cols)] = symbol_of(its);
  }
}

void draw_layer(const Slashes& /*its*/, const BoardData& board, const Answer& slashes,
                PenpaBoard& drawn) {
  for (int cell = 0; cell < board.cells(); ++cell) {
    if (slashes[cell] != kOpen) drawn.answer.edges[ends_of(board, cell, slashes[cell] == 1)] = 1;
  }
}

void draw_lines(const Answer& lines, std::map<Ends, int>& drawn, auto ends) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i] == 1) drawn[ends(static_cast<int>(i))] = 1;
  }
}
void draw_layer(const CellLines& /*its*/, const BoardData& board, const Answer& lines,
                PenpaBoard& drawn) {
  const InnerEdges edges{board.rows, board.cols};
  draw_lines(lines, drawn.answer.lines, [&](int i) { return cells_of(edges, i); });
}
void draw_layer(const LatticeLines& /*its*/, const BoardData& board, const Answer& lines,
                PenpaBoard& drawn) {
  const Lattice lattice{board.rows, board.cols};
  draw_lines(lines, drawn.answer.edges, [&](int i) { return ends_of(lattice, i); });
}
void draw_layer(const RegionBorders& /*its*/, const BoardData& board, const Answer& borders,
                PenpaBoard& drawn) {
  const InnerEdges edges{board.rows, board.cols};
  draw_lines(borders, drawn.answer.edges, [&](int i) { return border_of(edges, i); });
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

bool has_penpa_answers(const AnswerLayers& layers) {
  const auto* numbers = std::get_if<CellNumbers>(&layers.front());
  if (numbers != nullptr && numbers->halves) return false;
  std::set<std::string> ways;
  return std::all_of(layers.begin(), layers.end(), [&](const AnswerLayer& layer) {
    return ways.insert(std::visit([](const auto& its) { return way_of(its); }, layer)).second;
  });
}

std::optional<Answer> answer_of_penpa(const AnswerLayers& layers, const BoardData& board,
                                      const PenpaAnswer& drawn) {
  if (drawn.empty()) return {};
  Answer answer;
  bool any = false;
  for (const AnswerLayer& layer : layers) {
    Answer values =
        std::visit([&](const auto& its) { return read_layer(its, board, drawn); }, layer);
    any = any || !is_open(values);
    std::visit([&](const auto& its) { fill_layer(its, board, drawn, values); }, layer);
    answer.insert(answer.end(), values.begin(), values.end());
  }
  if (!any) return {};
  return answer;
}

void draw_penpa_answer(const AnswerLayers& layers, const BoardData& board, const Answer& answer,
                       PenpaBoard& drawn) {
  const std::vector<Answer> values = by_layer(layers, board, answer);
  for (std::size_t i = 0; i < layers.size(); ++i) {
    std::visit([&](const auto& its) { draw_layer(its, board, values[i], drawn); }, layers[i]);
  }
}

std::string layer_of_penpa(const AnswerLayers& layers) {
  const std::string way = std::visit([](const auto& its) { return way_of(its); }, layers.back());
  return way.substr(0, way.find(' '));
}

}  // namespace p2c

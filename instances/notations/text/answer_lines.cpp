#include "instances/notations/text/answer_lines.hpp"

#include <sstream>

#include "instances/answer_text.hpp"
#include "instances/answers/cell_slots.hpp"
#include "instances/inner_edges.hpp"
#include "instances/lattice.hpp"
#include "instances/notations/text/line_items.hpp"
#include "instances/notations/text/region_ids.hpp"

namespace p2c {

Answer read_layer(const ShadedCells& its, const BoardData& board, TextReader& in, bool /*more*/) {
  return parse_grid_answer(board.rows, board.cols, its.slots(board), in);
}

Answer read_layer(const CellNumbers& its, const BoardData& board, TextReader& in, bool /*more*/) {
  if (its.halves) {
    return parse_word_grid(board.rows, board.cols, its.slots(board), its.words(), in);
  }
  if (!its.free_cells) return parse_number_grid(board.rows, board.cols, its.slots(board), in);
  std::vector<Slot> cells(static_cast<std::size_t>(board.cells()), {1, 0, ""});  // without numbers
  std::vector<Slot> slots = its.slots(board);
  std::size_t next = 0;
  for (const int cell : its.cells(board)) cells[cell] = std::move(slots[next++]);
  return its.of_cells(board, parse_number_grid(board.rows, board.cols, cells, in));
}

Answer read_layer(const Slashes& its, const BoardData& board, TextReader& in, bool /*more*/) {
  return parse_word_grid(board.rows, board.cols, its.slots(board), its.words(), in);
}

// Of a cell that may have no mark an open one is none, too.
Answer read_layer(const CellMarks& its, const BoardData& board, TextReader& in, bool /*more*/) {
  std::vector<Slot> cells = cell_slots(board.rows, board.cols, 0, 0, nullptr);
  for (const int cell : its.free_cells(board)) cells[cell].hi = 1;
  const Answer all = parse_marked_grid(board.rows, board.cols, cells, in);
  Answer marks;
  for (const int cell : its.free_cells(board)) marks.push_back(all[cell]);
  return marks;
}

Answer read_layer(const LatticeLines& /*its*/, const BoardData& board, TextReader& in, bool more) {
  const Lattice lattice{board.rows, board.cols};
  return parse_line_items(
      {"line", "end", "vertices", board.rows + 1, board.cols + 1, lattice.size(),
       [&](int from, int to) { return lattice.between(from, to); },
       [&](int from, int to) { return lattice.vertex_name(from) + "-" + lattice.vertex_name(to); }},
      in, more);
}

Answer read_layer(const CellLines& /*its*/, const BoardData& board, TextReader& in, bool more) {
  const InnerEdges edges{board.rows, board.cols};
  return parse_line_items(
      {"line", "cell", "cells", board.rows, board.cols, edges.size(),
       [&](int from, int to) { return edges.between(from, to); },
       [&](int from, int to) { return CellLines::name_of(from, to, board.cols); }},
      in, more);
}

namespace {

// After the line of the size.
Answer read_ids(const BoardData& board, TextReader& in) {
  constexpr std::string_view kUnknown = "?";
  in.note_board(board.rows, board.cols);
  const Grid<int> ids = read_region_ids(in, board.rows, board.cols, "region", kUnknown);
  Answer borders = borders_between(ids);
  std::size_t slot = 0;
  for (const auto& [a, b] : neighbour_pairs(board.rows, board.cols)) {
    if (ids[a] == kNoRegion || ids[b] == kNoRegion) borders[slot] = kOpen;
    ++slot;
  }
  return borders;
}

// A size has two words.
bool is_item(std::string_view line) {
  std::istringstream words{std::string(line)};
  std::string word;
  int count = 0;
  while (words >> word) ++count;
  return count > 2;
}

}  // namespace

Answer read_layer(const RegionBorders& /*its*/, const BoardData& board, TextReader& in, bool more) {
  const InnerEdges edges{board.rows, board.cols};
  in.skip_blank_lines();
  if (is_item(in.peek_line())) {
    return parse_line_items({"border", "cell", "cells", board.rows, board.cols, edges.size(),
                             [&](int from, int to) { return edges.between(from, to); },
                             [&](int from, int to) { return edges.name(from, to); }},
                            in, more);
  }
  read_answer_size(board.rows, board.cols, in);
  return read_ids(board, in);
}

namespace {

// The line that is its name.
void expect_name(const std::string& name, TextReader& in) {
  const std::string what = in_quotes(name);
  in.skip_blank_lines();
  in.next_line(what);
  if (in.token(what) != name) in.fail(what);
  in.end_line();
}

}  // namespace

Answer parse_layers(const AnswerLayers& layers, const BoardData& board, TextReader& in) {
  Answer answer;
  for (std::size_t i = 0; i < layers.size(); ++i) {
    if (i > 0) expect_name(name_of_layer(layers[i]), in);
    const bool more = i + 1 < layers.size();
    const Answer part =
        std::visit([&](const auto& its) { return read_layer(its, board, in, more); }, layers[i]);
    answer.insert(answer.end(), part.begin(), part.end());
  }
  return answer;
}

}  // namespace p2c

// Answers are drawn on boards of penpa-edit.
#include "instances/notations/penpa/answer_places.hpp"

namespace p2c {
namespace {

using Ends = PenpaAnswer::Ends;

void draw_layer(const ShadedCells& /*its*/, const PenpaSigns& /*signs*/, const BoardData& board,
                const Answer& cells, PenpaBoard& drawn) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i] == 1) drawn.answer.surfaces[spot_of_cell(static_cast<int>(i), board.cols)] = 1;
  }
}

void draw_layer(const CellNumbers& its, const PenpaSigns& signs, const BoardData& board,
                const Answer& numbers, PenpaBoard& drawn) {
  const std::vector<int> cells = its.cells(board);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const PenpaSpot spot = spot_of_cell(cells[i], board.cols);
    const bool letter = are_penpa_letters(signs) && numbers[i] > 0;
    const std::string text = letter ? penpa_letter(numbers[i]) : std::to_string(numbers[i]);
    const auto given = drawn.numbers.find(spot);
    const bool is_there =
        given == drawn.numbers.end() ? numbers[i] == 0 : given->second.text == text;
    if (numbers[i] != kOpen && !is_there) drawn.answer.numbers[spot] = text;
  }
}

void draw_layer(const CellMarks& its, const PenpaSigns& signs, const BoardData& board,
                const Answer& marks, PenpaBoard& drawn) {
  std::size_t next = 0;
  const std::string symbol = penpa_symbol_of(its, signs);
  for (const int cell : its.free_cells(board)) {
    const PenpaSpot spot = spot_of_cell(cell, board.cols);
    const auto given = drawn.symbols.find(spot);
    const bool is_there = given != drawn.symbols.end() && given->second == symbol;
    if (marks[next++] == 1 && !is_there) drawn.answer.symbols[spot] = symbol;
  }
}

void draw_layer(const Slashes& /*its*/, const PenpaSigns& /*signs*/, const BoardData& board,
                const Answer& slashes, PenpaBoard& drawn) {
  for (int cell = 0; cell < board.cells(); ++cell) {
    if (slashes[cell] != kOpen)
      drawn.answer.edges[penpa_slash(board, cell, slashes[cell] == 1)] = 1;
  }
}

void draw_lines(const Answer& lines, std::map<Ends, int>& drawn, auto ends) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i] == 1) drawn[ends(static_cast<int>(i))] = 1;
  }
}
void draw_layer(const CellLines& /*its*/, const PenpaSigns& /*signs*/, const BoardData& board,
                const Answer& lines, PenpaBoard& drawn) {
  const InnerEdges edges{board.rows, board.cols};
  draw_lines(lines, drawn.answer.lines, [&](int i) { return penpa_cells(edges, i); });
}
void draw_layer(const LatticeLines& /*its*/, const PenpaSigns& /*signs*/, const BoardData& board,
                const Answer& lines, PenpaBoard& drawn) {
  const Lattice lattice{board.rows, board.cols};
  draw_lines(lines, drawn.answer.edges, [&](int i) { return penpa_ends(lattice, i); });
}
void draw_layer(const RegionBorders& /*its*/, const PenpaSigns& /*signs*/, const BoardData& board,
                const Answer& borders, PenpaBoard& drawn) {
  const InnerEdges edges{board.rows, board.cols};
  draw_lines(borders, drawn.answer.edges, [&](int i) { return penpa_border(edges, i); });
}

}  // namespace

void draw_penpa_answer(const AnswerLayers& layers, const BoardData& board, const Answer& answer,
                       PenpaBoard& drawn, const PenpaLayerSigns& signs) {
  const std::vector<Answer> values = by_layer(layers, board, answer);
  for (std::size_t i = 0; i < layers.size(); ++i) {
    std::visit(
        [&](const auto& its) {
          draw_layer(its, signs_of_layer(signs, i), board, values[i], drawn);
        },
        layers[i]);
  }
}

}  // namespace p2c

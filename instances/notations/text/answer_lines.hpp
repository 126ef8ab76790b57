// Answers in our text, after the line "answer NAME": of each layer, after the first one a line with
// its name, then
//
//   shaded cells, marks   "rows cols" and rows of 'x' and '-'
//   numbers               "rows cols" and rows of them
//   slashes               "rows cols" and rows of '/' and '\'
//   lines                 an item "row1 col1 row2 col2 1" for each
//   regions               "rows cols" and rows of ids; or items, as of lines
//
// and '?' for what is open. Throws InputError.
#pragma once

#include "instances/answers/answer_layers.hpp"

namespace p2c {

/// Reads a layer; another one follows with `more`.
Answer read_layer(const ShadedCells& its, const BoardData& board, TextReader& in, bool more);
Answer read_layer(const CellNumbers& its, const BoardData& board, TextReader& in, bool more);
Answer read_layer(const CellMarks& its, const BoardData& board, TextReader& in, bool more);
Answer read_layer(const Slashes& its, const BoardData& board, TextReader& in, bool more);
Answer read_layer(const CellLines& its, const BoardData& board, TextReader& in, bool more);
Answer read_layer(const LatticeLines& its, const BoardData& board, TextReader& in, bool more);
Answer read_layer(const RegionBorders& its, const BoardData& board, TextReader& in, bool more);

Answer parse_layers(const AnswerLayers& layers, const BoardData& board, TextReader& in);

}  // namespace p2c

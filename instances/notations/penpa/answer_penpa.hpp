// Answers on boards of penpa-edit, layer by layer:
//
//   shaded cells   dark surfaces; another colour is a cell that is not shaded
//   marks          a star, a tent (for triangles), a black or a white circle, a cross, a light (for
//                  lamps)
//   numbers        these
//   slashes        from corner to corner
//   lines          from cell to cell; from corner to corner
//   regions        edges between cells
#pragma once

#include <optional>

#include "instances/answers/description.hpp"
#include "instances/formats/penpa/penpa_board.hpp"

namespace p2c {

/// No two layers are drawn in the same way.
bool has_penpa_answers(const AnswerLayers& layers);

/// Nothing where nothing of it is drawn. Where it is, lines and marks that are not are not there.
/// Throws PenpaMisfit.
std::optional<Answer> answer_of_penpa(const AnswerLayers& layers, const BoardData& board,
                                      const PenpaAnswer& drawn);

/// Draws it, without the numbers that the board has and, as 0 is none, without 0.
void draw_penpa_answer(const AnswerLayers& layers, const BoardData& board, const Answer& answer,
                       PenpaBoard& drawn);

/// The layer of penpa-edit in which a solver draws most.
std::string layer_of_penpa(const AnswerLayers& layers);

}  // namespace p2c

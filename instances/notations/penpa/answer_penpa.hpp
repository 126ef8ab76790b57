// Answers on boards of penpa-edit, layer by layer:
//
//   shaded cells   dark surfaces; another colour is a cell that is not shaded
//   marks          what the kind's text says, or a star, a black or a white circle, a cross
//   numbers        these, or letters
//   slashes        from corner to corner
//   lines          from cell to cell; from corner to corner
//   regions        edges between cells
#pragma once

#include <optional>

#include "instances/answers/description.hpp"
#include "instances/notations/penpa/penpa_signs.hpp"

namespace p2c {

/// What a kind's text says of its layers (Description::penpa_answers).
using PenpaLayerSigns = std::map<std::size_t, PenpaSigns>;

/// No two layers are drawn in the same way.
bool has_penpa_answers(const AnswerLayers& layers, const PenpaLayerSigns& signs = {});

/// Nothing where nothing of it is drawn. Where it is, lines and marks that are not are not there.
/// Throws PenpaMisfit.
std::optional<Answer> answer_of_penpa(const AnswerLayers& layers, const BoardData& board,
                                      const PenpaAnswer& drawn, const PenpaLayerSigns& signs = {});

/// Draws it, without the numbers and symbols that the board has and, as 0 is none, without 0.
void draw_penpa_answer(const AnswerLayers& layers, const BoardData& board, const Answer& answer,
                       PenpaBoard& drawn, const PenpaLayerSigns& signs = {});

/// The layer of penpa-edit in which a solver draws most, and of symbols which: "symbol tents 2".
std::string layer_of_penpa(const AnswerLayers& layers, const PenpaLayerSigns& signs);

}  // namespace p2c

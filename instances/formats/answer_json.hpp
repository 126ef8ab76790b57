// Answers as JSON.
#pragma once

#include <vector>

#include "instances/answer_rows.hpp"
#include "instances/formats/json_text.hpp"

namespace p2c {

/// {NAME: [...]} with a member for each layer: a string for each row of a shaded board, of "#", "."
/// and "?"; else a list of numbers, null where one is open.
Json answer_json(const std::vector<AnswerRows>& layers);

}  // namespace p2c

// Answers as JSON.
#pragma once

#include "instances/answer_rows.hpp"
#include "instances/formats/json_text.hpp"

namespace p2c {

/// {NAME: [...]}: a string for each row of a shaded board, of "#", "." and "?"; else a list of
/// numbers, null where one is open.
Json answer_json(const AnswerRows& rows);

}  // namespace p2c

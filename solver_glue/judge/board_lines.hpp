// Boards that break one rule alone.
#pragma once

#include <string>

#include "solver_glue/judge/judged_text.hpp"

namespace p2c {

/// A board and an answer that breaks its rule as lines that may be added to a text.
std::string wrong_board_lines(const std::string& key, const AnyPuzzle& board, const Answer& answer);

/// An answer breaks this rule and no other.
void note_broken_alone(JudgedRule& rule, const AnyPuzzle& board, const Answer& answer);

}  // namespace p2c

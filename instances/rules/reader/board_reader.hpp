// Reads the boards at the end of a text of rules, which stay texts:
//
//   sample
//     LINES
//   wrong KEY        as often as wanted
//     LINES
//
// LINES are a puzzle in our own text and then its answer, each further in than the word above them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "instances/rules/rule_text.hpp"

namespace p2c {

/// KEY is that of one of the rules. Throws InputError.
std::vector<TextBoard> read_boards(std::string_view text, const std::string& file,
                                   const std::vector<TextRule>& rules);

}  // namespace p2c

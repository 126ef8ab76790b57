// Random boards of a kind whose rules are a text, from the text alone.
#pragma once

#include <memory>

#include "instances/rules/rule_text.hpp"

namespace p2c {

/// For tests: a planted answer, what is given drawn for it, other answers mended away, some of what
/// is given left out or unknown, and in half of the boards something wrong. Of small boards of most
/// kinds some have no answer, some one and some several. Where none is found soon the board may be
/// a smaller square; what is given on others, and on boards of more than a hundred cells, fits no
/// answer.
BoardData random_rule_board(const std::shared_ptr<const RuleText>& text, Rng& rng, int rows,
                            int cols);

}  // namespace p2c

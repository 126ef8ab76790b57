// What a rule that stands alone says.
#pragma once

#include <string>

#include "instances/rules/sentences/sentence_words.hpp"

namespace p2c {

/// Of one for which is_whole() is true.
std::string whole_sentence(const Expression& its, const SentenceWords& words);

}  // namespace p2c

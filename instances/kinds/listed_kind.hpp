// A kind of the list whose rules are a text. Included by the source file that kinds_of_texts.cpp.in
// is made into.
#pragma once

#include <string>
#include <string_view>

#include "instances/kinds/kind_of_rules.hpp"

namespace p2c {

/// Its text, which is right and stays: a fault in it ends the program. `add` gives it what the text
/// does not say, such as random boards; or null.
KindPtr listed_kind(std::string_view text, const std::string& file, void (*add)(KindOfParts&));

}  // namespace p2c

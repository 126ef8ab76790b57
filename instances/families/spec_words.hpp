// Words of a spec, and what is said of wrong ones.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "instances/text/text_reader.hpp"

namespace p2c {

/// Throws "expected 'A', 'B' or 'C', got ...", and perhaps the word that was meant.
[[noreturn]] void fail_word(const TextReader& in, const std::vector<std::string_view>& words,
                            std::string_view got);

/// Small letters, digits and hyphens, and no hyphen at the beginning.
bool is_name(std::string_view text);

/// The next word, which is_name; `what` says what it names. Throws InputError.
std::string_view name_word(TextReader& in, std::string_view what);

}  // namespace p2c

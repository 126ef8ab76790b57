// Words of a spec, and what is said of wrong ones.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "instances/text/text_reader.hpp"

namespace puzzle2cnf {

/// Throws "expected A, B or C, got ...", and perhaps the word that was meant.
[[noreturn]] void fail_word(const TextReader& in, const std::vector<std::string_view>& words,
                            std::string_view got);

/// The next word, of small letters, digits and hyphens; `what` says what it names. Throws
/// InputError.
std::string_view name_word(TextReader& in, std::string_view what);

}  // namespace puzzle2cnf

// What identifies a puzzle in rows.
#pragma once

#include <string>
#include <string_view>

#include "instances/documents/document.hpp"

namespace p2c {

/// MD5 of the text with givens, as `convert --to text` prints it.
std::string puzzle_hash(const Document& document);
/// The same of that text.
std::string text_hash(std::string_view text);

}  // namespace p2c

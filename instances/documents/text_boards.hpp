// The boards at the end of a text of rules, as documents.
#pragma once

#include <string>

#include "instances/documents/document.hpp"
#include "instances/rules/rule_text.hpp"

namespace p2c {

/// A board of a text, which is that of the kind, with its answer. `file` is the name of the text.
/// Throws InputError with the place in it, Stopped and TooLarge.
Document document_of(const TextBoard& board, const KindPtr& kind, const std::string& file,
                     const Stop* stop = nullptr);

}  // namespace p2c

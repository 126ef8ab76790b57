// Where the answers stand in a text, and rows of '#' and '.' as an answer.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "instances/documents/registry.hpp"
#include "instances/text/respelt.hpp"

namespace p2c {

/// Offsets in a text.
struct AnswerPart {
  std::size_t begin;
  std::size_t end;
};

/// Each from its line "answer NAME" or "forced NAME" to the next one, or to a verdict such as
/// "several"; at least one: a text without such a line is one part, which may be no answer. Throws
/// InputError for other lines between them.
std::vector<AnswerPart> answer_parts(const TextReader& in, const AnyPuzzle& puzzle);

/// The part as lines that the puzzle reads, where it has a line of '#' and '.' for each row of a
/// shaded board, each as long as the row, and beside them nothing but the answer's head and
/// comments. In any other part '#' begins a comment.
std::optional<Respelt> respell_marks(const AnyPuzzle& puzzle, std::string_view text,
                                     const AnswerPart& part);

}  // namespace p2c

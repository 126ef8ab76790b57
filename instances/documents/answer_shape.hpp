// What the answers of a puzzle look like, and text for it to read that is made of other forms.
#pragma once

#include <string>
#include <string_view>

#include "instances/answer_rows.hpp"
#include "instances/documents/registry.hpp"
#include "instances/text/respelt.hpp"

namespace p2c {

struct AnswerShape {
  AnswerRows::Form form;
  std::string_view name;
  std::size_t width;
  std::size_t rows;  // of a grid
};

/// Of a whole answer, or of one of which nothing is known: the rows of most kinds have the same
/// shape.
AnswerShape answer_shape(const AnyPuzzle& puzzle, bool whole = true);

/// The lines that a puzzle reads after "answer NAME", value by value.
class RespeltRows {
 public:
  explicit RespeltRows(const AnswerShape& shape);

  /// A value, and its offset in the text.
  void add(std::string_view word, std::size_t at);
  /// '#' or '1', '.' or '0', or '?' of a shaded board.
  void add_mark(char mark, std::size_t at);
  void end_row(std::size_t at);
  /// `end` is where the original ends.
  Respelt take(std::size_t end) &&;

 private:
  Respelt respelt_;
};

}  // namespace p2c

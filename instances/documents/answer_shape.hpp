// What the answers of a puzzle look like, and text for it to read that is made of other forms.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "instances/answer_rows.hpp"
#include "instances/documents/registry.hpp"
#include "instances/text/respelt.hpp"

namespace p2c {

struct AnswerShape {
  AnswerRows::Form form;
  std::string name;
  std::size_t width;
  std::size_t rows;                     // of a grid
  std::vector<std::string> words = {};  // of values
};

/// Of each layer of a whole answer, or of one of which nothing is known: the rows of most kinds
/// have the same shape.
std::vector<AnswerShape> answer_shapes(const AnyPuzzle& puzzle, bool whole = true);

/// The lines that a puzzle reads after "answer NAME", value by value.
class RespeltRows {
 public:
  /// The lines before the rows of a layer: its name, where it is not the first, and its size.
  void begin(const AnswerShape& shape, bool first, std::size_t at);

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

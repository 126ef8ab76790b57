#include "instances/documents/answer_shape.hpp"

#include <utility>

namespace p2c {

std::vector<AnswerShape> answer_shapes(const AnyPuzzle& puzzle, bool whole) {
  Answer answer;
  answer.reserve(puzzle.slots().size());
  for (const Slot& slot : puzzle.slots()) answer.push_back(whole ? slot.lo : kOpen);
  std::vector<AnswerShape> shapes;
  for (const AnswerRows& rows : puzzle.answer_rows(answer)) {
    const auto width = static_cast<std::size_t>(rows.width);
    shapes.push_back({rows.form, rows.name, width, rows.values.size() / width, rows.words});
  }
  return shapes;
}

void RespeltRows::begin(const AnswerShape& shape, bool first, std::size_t at) {
  if (!first) respelt_.text += shape.name + "\n";
  if (shape.form != AnswerRows::Form::kItems) {
    respelt_.text += std::to_string(shape.rows) + " " + std::to_string(shape.width) + "\n";
  }
  respelt_.origin.resize(respelt_.text.size(), at);
}

void RespeltRows::add(std::string_view word, std::size_t at) {
  respelt_.text += word;
  respelt_.text += ' ';
  respelt_.origin.insert(respelt_.origin.end(), word.size() + 1, at);
}

void RespeltRows::add_mark(char mark, std::size_t at) {
  const bool shaded = mark == '#' || mark == '1';
  const bool unshaded = mark == '.' || mark == '0';
  add(shaded ? "x" : unshaded ? "-" : "?", at);
}

void RespeltRows::end_row(std::size_t at) {
  respelt_.text += '\n';
  respelt_.origin.push_back(at);
}

Respelt RespeltRows::take(std::size_t end) && {
  respelt_.origin.push_back(end);
  return std::move(respelt_);
}

}  // namespace p2c

#include "instances/formats/answer_json.hpp"

#include "instances/puzzle.hpp"

namespace p2c {
namespace {

void append_shaded(std::string& out, int value) {
  out += value == kOpen ? '?' : value == 1 ? '#' : '.';
}

void append_number(std::string& out, const AnswerRows& rows, int value) {
  const bool is_word = value >= 0 && !rows.words.empty();
  out += value == kOpen || value == kNoValue ? "null"
         : is_word ? json_string(rows.words[static_cast<std::size_t>(value)])
                   : std::to_string(value);
}

// NAME: [...]
void append_rows(std::string& out, const AnswerRows& rows) {
  const bool shaded = rows.form == AnswerRows::Form::kShaded;
  const auto width = static_cast<std::size_t>(rows.width);
  out += json_string(rows.name) + ":[";
  for (std::size_t i = 0; i < rows.values.size(); ++i) {
    const bool first = i % width == 0;
    if (i > 0 && (first || !shaded)) out += ',';
    if (first) out += shaded ? '"' : '[';
    shaded ? append_shaded(out, rows.values[i]) : append_number(out, rows, rows.values[i]);
    if ((i + 1) % width == 0) out += shaded ? '"' : ']';
  }
  out += ']';
}

}  // namespace

Json answer_json(const std::vector<AnswerRows>& layers) {
  std::string out = "{";
  for (const AnswerRows& layer : layers) {
    if (&layer != &layers.front()) out += ',';
    append_rows(out, layer);
  }
  return Json::of_text(out + "}");
}

}  // namespace p2c

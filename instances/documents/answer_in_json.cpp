#include "instances/documents/answer_in_json.hpp"

#include "instances/documents/answer_shape.hpp"

namespace p2c {
namespace {

void add_report(TextReader& in, const JsonValue& report, std::vector<JsonAnswer>& answers) {
  JsonObject object(in, report);
  const JsonValue* kind = object.find("puzzle");
  for (const std::string_view key : {"solution", "second"}) {
    if (const JsonValue* answer = object.optional(key)) answers.push_back({answer, kind});
  }
  if (const JsonValue* list = object.optional("solutions")) {
    for (const JsonValue& one : object.list(*list, "answers")) answers.push_back({&one, kind});
  }
}

void add_marks(const JsonObject& object, const JsonValue& row, std::size_t width,
               RespeltRows& out) {
  const std::string& marks = object.string(row);
  if (marks.size() != width || marks.find_first_not_of("#.?") != std::string::npos) {
    object.fail(row, std::to_string(width) + " of '#', '.' and '?'");
  }
  for (const char mark : marks) out.add_mark(mark, row.at);
}

void add_numbers(const JsonObject& object, const JsonValue& row, std::size_t width,
                 RespeltRows& out) {
  for (const JsonValue& value : object.array(row, "numbers", static_cast<int>(width))) {
    const bool open = value.kind == JsonValue::Kind::kNull;
    if (!open && value.kind != JsonValue::Kind::kInteger) object.fail(value, "a number or null");
    out.add(open ? "?" : std::to_string(value.number), value.at);
  }
}

// The shape in which it is written, which the name of its member says.
AnswerShape shape_in(const AnyPuzzle& puzzle, JsonObject& object) {
  AnswerShape partial = answer_shape(puzzle, false);
  return object.find(partial.name) != nullptr ? partial : answer_shape(puzzle);
}

}  // namespace

std::vector<JsonAnswer> json_answers(const AnyPuzzle& puzzle, TextReader& in,
                                     const JsonValue& root) {
  std::vector<JsonAnswer> answers;
  if (root.kind == JsonValue::Kind::kArray) {
    for (const JsonValue& report : root.items) add_report(in, report, answers);
    return answers;
  }
  JsonObject object(in, root);
  if (object.find(shape_in(puzzle, object).name) != nullptr) return {{&root}};
  add_report(in, root, answers);
  return answers;
}

Respelt respell_json(const AnyPuzzle& puzzle, TextReader& in, const JsonAnswer& answer) {
  JsonObject object(in, *answer.value);
  const AnswerShape shape = shape_in(puzzle, object);
  if (answer.kind != nullptr && !is_name_of(puzzle, object.string(*answer.kind))) {
    object.fail(*answer.kind, json_string(puzzle.name()));
  }
  const JsonValue& list = object.take(shape.name);
  object.end();
  RespeltRows out(shape);
  const bool items = shape.form == AnswerRows::Form::kItems;
  for (const JsonValue& row : items ? object.list(list, "items")
                                    : object.array(list, "rows", static_cast<int>(shape.rows))) {
    const bool shaded = shape.form == AnswerRows::Form::kShaded;
    shaded ? add_marks(object, row, shape.width, out) : add_numbers(object, row, shape.width, out);
    out.end_row(row.at);
  }
  return std::move(out).take(list.at);
}

}  // namespace p2c

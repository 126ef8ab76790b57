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
  const bool digits = marks.find_first_not_of("01?") == std::string::npos;
  if (marks.size() != width || (!digits && marks.find_first_not_of("#.?") != std::string::npos)) {
    object.fail(row, std::to_string(width) + " of '#', '.' and '?'");
  }
  for (const char mark : marks) out.add_mark(mark, row.at);
}

// A number of a row; of a shaded board 1 and 0.
void add_number(const JsonObject& object, const JsonValue& value, const AnswerShape& shape,
                RespeltRows& out) {
  using Kind = JsonValue::Kind;
  const bool shaded = shape.form == AnswerRows::Form::kShaded;
  if (value.kind == Kind::kNull) return out.add("?", value.at);
  if (value.kind == Kind::kBool && shaded) {
    return out.add_mark(value.number != 0 ? '1' : '0', value.at);
  }
  if (!shape.words.empty()) return out.add(object.string(value), value.at);
  if (value.kind != Kind::kInteger) object.fail(value, "a number or null");
  if (!shaded) return out.add(std::to_string(value.number), value.at);
  if (value.number != 0 && value.number != 1) object.fail(value, "0, 1 or null");
  out.add_mark(value.number == 1 ? '1' : '0', value.at);
}

void add_row(const JsonObject& object, const JsonValue& row, const AnswerShape& shape,
             RespeltRows& out) {
  const bool shaded = shape.form == AnswerRows::Form::kShaded;
  if (shaded && row.kind != JsonValue::Kind::kArray) {
    return add_marks(object, row, shape.width, out);
  }
  for (const JsonValue& value : object.array(row, "numbers", static_cast<int>(shape.width))) {
    add_number(object, value, shape, out);
  }
}

void add_rows(const JsonObject& object, const JsonValue& list, const AnswerShape& shape,
              RespeltRows& out) {
  const bool items = shape.form == AnswerRows::Form::kItems;
  for (const JsonValue& row : items ? object.list(list, "items")
                                    : object.array(list, "rows", static_cast<int>(shape.rows))) {
    add_row(object, row, shape, out);
    out.end_row(row.at);
  }
}

// Rows without a member that names them.
bool is_bare(const JsonValue& value) {
  return value.kind == JsonValue::Kind::kArray && !value.items.empty() &&
         value.items[0].kind != JsonValue::Kind::kObject;
}

// The shapes in which its layers are written, which the names of its members say.
std::vector<AnswerShape> shapes_in(const AnyPuzzle& puzzle, JsonObject& object) {
  std::vector<AnswerShape> shapes = answer_shapes(puzzle);
  const std::vector<AnswerShape> partial = answer_shapes(puzzle, false);
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    if (object.find(partial[i].name) != nullptr) shapes[i] = partial[i];
  }
  return shapes;
}

}  // namespace

std::vector<JsonAnswer> json_answers(const AnyPuzzle& puzzle, TextReader& in,
                                     const JsonValue& root) {
  if (is_bare(root)) return {{&root}};
  std::vector<JsonAnswer> answers;
  if (root.kind == JsonValue::Kind::kArray) {
    for (const JsonValue& report : root.items) add_report(in, report, answers);
    return answers;
  }
  JsonObject object(in, root);
  if (object.find(shapes_in(puzzle, object)[0].name) != nullptr) return {{&root}};
  const JsonValue* kind = object.find("puzzle");
  if (const JsonValue* answer = object.optional("answer")) return {{answer, kind}};
  add_report(in, root, answers);
  return answers;
}

Respelt respell_json(const AnyPuzzle& puzzle, TextReader& in, const JsonAnswer& answer) {
  JsonValue none;  // without members
  none.kind = JsonValue::Kind::kObject;
  const JsonObject reader(in, none);
  if (answer.kind != nullptr && !is_name_of(puzzle, reader.string(*answer.kind))) {
    reader.fail(*answer.kind, json_string(puzzle.name()));
  }
  if (is_bare(*answer.value)) {
    const std::vector<AnswerShape> shapes = answer_shapes(puzzle);
    if (shapes.size() > 1) reader.fail(*answer.value, "an object with a member for each layer");
    RespeltRows out;
    out.begin(shapes[0], true, 0);
    add_rows(reader, *answer.value, shapes[0], out);
    return std::move(out).take(answer.value->at);
  }
  JsonObject object(in, *answer.value);
  const std::vector<AnswerShape> shapes = shapes_in(puzzle, object);
  std::vector<const JsonValue*> lists;
  for (const AnswerShape& shape : shapes) lists.push_back(&object.take(shape.name));
  object.end();
  RespeltRows out;
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    out.begin(shapes[i], i == 0, i == 0 ? 0 : lists[i]->at);
    add_rows(object, *lists[i], shapes[i], out);
  }
  return std::move(out).take(lists.back()->at);
}

}  // namespace p2c

#include "instances/collections/puzzlekit.hpp"

#include <algorithm>
#include <utility>

namespace p2c {
namespace {

using Kind = JsonValue::Kind;

// Of an object without the demands of JsonObject: data of others may have any members.
JsonValue* member(JsonValue& object, std::string_view key) {
  if (object.kind != Kind::kObject) return nullptr;
  for (std::size_t i = 0; i < object.items.size(); i += 2) {
    if (*object.items[i].text == key) return &object.items[i + 1];
  }
  return nullptr;
}

JsonValue* member(JsonValue& object, std::string_view key, Kind kind) {
  JsonValue* value = member(object, key);
  return value != nullptr && value->kind == kind ? value : nullptr;
}

// Before a large document is parsed.
bool may_be(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  return begin != std::string::npos && text[begin] == '{' &&
         text.find("\"problem\"") != std::string::npos &&
         text.find("\"data\"") != std::string::npos;
}

std::optional<JsonValue> parsed(const std::string& text, const std::string& name) {
  try {
    TextReader in(text, name, {false});
    return parse_json(in);
  } catch (const InputError&) {  // it is reported when the text is read as a puzzle
    return {};
  }
}

}  // namespace

std::optional<Puzzlekit> Puzzlekit::read(const std::string& text, const std::string& id,
                                         const std::string& name) {
  if (!may_be(text)) return {};
  std::optional<JsonValue> root = parsed(text, name);
  if (!root) return {};
  JsonValue* kind = member(*root, "name", Kind::kString);
  JsonValue* data = member(*root, "data", Kind::kObject);
  if (kind == nullptr || data == nullptr) return {};
  return Puzzlekit(std::move(*kind->text), std::move(*data), id, name);
}

std::optional<Entry> Puzzlekit::next() {
  if (at_ == data_.items.size()) return {};
  const std::string& key = *data_.items[at_].text;
  JsonValue* problem = member(data_.items[at_ + 1], "problem", Kind::kString);
  at_ += 2;
  Entry entry{id_ + "#" + printable(key), name_ + "#" + printable(key), {}, 0};
  if (problem == nullptr) {
    entry.error = InputError({entry.name}, "expected an object with a text \"problem\"");
    return entry;
  }
  // Its lines count from 1 as in the problem: the kind is in line 0.
  // '#' is another sign for a cell in no region there.
  entry.text = kind_ + "\n" + *problem->text;
  std::replace(entry.text.begin(), entry.text.end(), '#', '@');
  *problem = {};
  return entry;
}

}  // namespace p2c

#include "instances/formats/json_format.hpp"

#include <limits>

namespace p2c {

bool is_json(std::string_view text, std::string_view file) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  return file.ends_with(".json") || (begin != std::string_view::npos && text[begin] == '{');
}

PuzzleWord name_in_json(TextReader& in) {
  const JsonValue root = parse_json(in);
  JsonObject object(in, root);
  if (object.find("format") == nullptr && object.find("puzzle") == nullptr) {
    object.fail(root, "the members \"format\": " + std::to_string(kJsonVersion) +
                          " and \"puzzle\" with the name of its kind");
  }
  const JsonValue& version = object.take("format");
  if (version.kind != JsonValue::Kind::kInteger || version.number != kJsonVersion) {
    object.fail(version, "format " + std::to_string(kJsonVersion));
  }
  const JsonValue& name = object.take("puzzle");
  return {in_small_letters(object.string(name)), object.place(name)};
}

PuzzleWord mark_in_json(TextReader& in) {
  if (in.text().find("\"own_rules\"") == std::string_view::npos) return {};  // without parsing
  const JsonValue root = parse_json(in);
  JsonObject object(in, root);
  const JsonValue* mark = object.optional("own_rules");
  if (mark == nullptr) return {};
  const std::string& word = object.string(*mark);
  const bool is_one_word = word.find_first_of(" \t\r\n/") == std::string::npos;
  if (!word.starts_with(kOwnRules) || !is_one_word) object.fail(*mark, "\"v:\" and a name");
  return {word, object.place(*mark)};
}

std::string with_mark_in_json(const std::string& text, const std::string& mark) {
  const std::size_t name = text.find(",\n", text.find("\"puzzle\": "));
  return text.substr(0, name) + ",\n  \"own_rules\": " + json_string(mark) + text.substr(name);
}

Givens read_json_givens(JsonObject& in, const std::vector<Slot>& slots) {
  const SlotIndex index = index_slots(slots);
  const auto& members = in.members();
  Givens givens;
  for (std::size_t i = 0; i < members.size(); i += 2) {
    const auto found = index.find(in.string(members[i]));
    if (found == index.end()) in.fail(members[i], slots_in_words(slots));
    const Slot& slot = slots[found->second];
    givens.emplace_back(found->second,
                        static_cast<int>(in.integer(members[i + 1], slot.lo, slot.hi)));
  }
  return givens;
}

std::string write_json_givens(const std::vector<Slot>& slots, const Givens& givens) {
  std::vector<int> known(slots.size(), std::numeric_limits<int>::min());
  std::string out;
  for (const auto& [slot, value] : givens) {
    int& before = known[slot];
    if (before == value) continue;
    const std::string& name = slots[slot].name;
    if (before != std::numeric_limits<int>::min()) throw CannotCarry("two values for " + name);
    before = value;
    out += (out.empty() ? "" : ", ") + json_string(name) + ": " + std::to_string(value);
  }
  return "  \"givens\": {" + out + "}";
}

Respelt json_lines(JsonObject& in) {
  const JsonValue& lines = in.take("text");
  Respelt out;
  for (const JsonValue& line : in.array(lines, "lines")) {
    for (const char c : in.string(line)) {
      if (c == '\n') in.fail(line, "one line");
      out.text += c;
      out.origin.push_back(line.at);
    }
    out.text += '\n';
    out.origin.push_back(line.at);
  }
  out.origin.push_back(lines.at);
  return out;
}

std::string write_json_lines(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin);
    lines.push_back(json_string(std::string_view(text).substr(begin, end - begin)));
    begin = end + 1;
  }
  return "  \"text\": " + json_rows(lines);
}

JsonSchema json_lines_schema() {
  JsonSchema schema;
  schema.demand("text", "The lines of the text form, after the name line.",
                list_schema({{"type", "string"}}));
  return schema;
}

std::string write_json_object(std::string_view name, const std::string& members,
                              const std::vector<Slot>& slots, const Givens& givens) {
  std::string out = "{\n  \"format\": " + std::to_string(kJsonVersion) +
                    ",\n  \"puzzle\": " + json_string(name) + ",\n" + members;
  if (!givens.empty()) out += ",\n" + write_json_givens(slots, givens);
  return out + "\n}\n";
}

}  // namespace p2c

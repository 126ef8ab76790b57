// Dots in our JSON.
#include "instances/notations/json/part_json.hpp"

namespace p2c {

Dots read_json_part(const PlaceDots& its, JsonObject& in) {
  const JsonValue& value = in.take(its.name);
  std::vector<const JsonValue*> words;
  const auto [rows, cols] =
      in.grid(value, [&](int /*r*/, int /*c*/, const JsonValue& word) { words.push_back(&word); });
  if (rows % 2 == 0 || cols % 2 == 0) in.fail(value, "odd numbers of rows and of places in them");
  Dots dots{Grid<int>(rows, cols, kNoClue)};
  for (int i = 0; i < dots.at.size(); ++i) {
    const JsonValue& word = *words[static_cast<std::size_t>(i)];
    if (word.kind == JsonValue::Kind::kNull) continue;
    const auto dot = word.kind == JsonValue::Kind::kString ? its.dot_of_word(*word.text, i, dots.at)
                                                           : std::optional<int>();
    if (!dot) in.fail(word, its.expected("null", "\""));
    dots.at[i] = *dot;
  }
  return dots;
}

std::string write_json_part(const PlaceDots& its, const Dots& dots) {
  return "  " + json_string(its.name) + ": " + json_grid(dots.at, [&](int dot) {
           return dot == kNoClue ? "null" : json_string(its.word_of(dot));
         });
}

JsonSchema schema_of_part(const PlaceDots& its) {
  std::vector<Json> dot{JsonMembers{{"type", "null"}}};
  for (const std::string& word : its.words) dot.push_back(JsonMembers{{"const", word}});
  if (!its.outside.empty()) dot.push_back(JsonMembers{{"const", its.outside}});
  JsonSchema schema;
  schema.demand(its.name, "The rows of places at half steps: " + its.expected("null", "\"") + ".",
                grid_schema(any_of_schema(dot)));
  return schema;
}

}  // namespace p2c

#include "instances/formats/json_schema.hpp"

#include "instances/formats/json_format.hpp"

namespace p2c {
namespace {

JsonMembers described(std::string_view about, const JsonMembers& schema) {
  JsonMembers all{{"description", about}};
  all.update(schema);
  return all;
}

JsonMembers of_type(std::string_view type) { return {{"type", type}}; }

}  // namespace

JsonMembers integer_schema(long long least, long long most) {
  JsonMembers schema = of_type("integer");
  schema["minimum"] = least;
  if (most < std::numeric_limits<long long>::max()) schema["maximum"] = most;
  return schema;
}

JsonMembers any_of_schema(const std::vector<Json>& schemas) { return {{"anyOf", schemas}}; }

JsonMembers or_null(const JsonMembers& schema) { return any_of_schema({of_type("null"), schema}); }

JsonMembers list_schema(const JsonMembers& item, int least) {
  JsonMembers schema = of_type("array");
  if (least > 0) schema["minItems"] = least;
  schema["items"] = item;
  return schema;
}

JsonMembers grid_schema(const JsonMembers& cell) { return list_schema(list_schema(cell)); }

void JsonSchema::demand(std::string_view name, std::string_view about, const JsonMembers& schema) {
  members_[name] = described(about, schema);
  demanded_.emplace_back(name);
}

void JsonSchema::allow(std::string_view name, std::string_view about, const JsonMembers& schema) {
  members_[name] = described(about, or_null(schema));
}

void JsonSchema::update(const JsonSchema& other) {
  members_.update(other.members_);
  demanded_.insert(demanded_.end(), other.demanded_.begin(), other.demanded_.end());
}

JsonMembers JsonSchema::of_object() const {
  return {{"type", "object"},
          {"properties", members_},
          {"required", demanded_},
          {"additionalProperties", false}};
}

// What the members of all kinds are is said once.
JsonMembers JsonSchema::of_kind(std::string_view kind) const {
  JsonSchema whole = *this;
  whole.members_ = {{"format", true},
                    {"puzzle", JsonMembers{{"const", kind}}},
                    {"own_rules", true},
                    {"givens", true}};
  whole.members_.update(members_);
  return whole.of_object();
}

std::string whole_json_schema(const std::vector<JsonMembers>& kinds) {
  JsonMembers values = of_type("object");
  values["additionalProperties"] = of_type("integer");
  const JsonMembers members{
      {"format", described("The version of this form.", {{"const", kJsonVersion}})},
      {"puzzle",
       described("The name of the kind, as 'puzzle2cnf puzzles' lists them.", of_type("string"))},
      {"own_rules",
       described(
           "The mark of a puzzle with rules of its own, \"v:\" and a name, which may be empty.",
           or_null({{"type", "string"}, {"pattern", "^v:[^\\s/]*$"}}))},
      {"givens", described("Values of slots, such as r2c3 (row 2, column 3) or r1c1-r1c4 (a "
                           "bridge). Like every optional member it may be null.",
                           or_null(values))}};
  const Json whole = JsonMembers{{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                                 {"title", "A puzzle, as puzzle2cnf reads and writes it"},
                                 {"type", "object"},
                                 {"required", std::vector<std::string>{"format", "puzzle"}},
                                 {"properties", members},
                                 {"oneOf", kinds}};
  return whole.text();
}

}  // namespace p2c

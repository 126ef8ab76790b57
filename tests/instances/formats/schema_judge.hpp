// Judges JSON by a schema, in the keywords that ours uses; any other fails.
#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <regex>
#include <stdexcept>
#include <string>

namespace p2c {

using JsonTree = nlohmann::json;

inline bool is_of_type(const JsonTree& value, const std::string& type) {
  if (type == "integer") return value.is_number_integer();
  return value.type_name() == type;
}

bool fits_schema(const JsonTree& value, const JsonTree& schema);

// Each member by its own schema, or else by `others`.
inline bool members_fit(const JsonTree& value, const JsonTree& members, const JsonTree& others) {
  if (!value.is_object()) return true;
  for (const auto& [key, member] : value.items()) {
    if (!fits_schema(member, members.value(key, others))) return false;
  }
  return true;
}

inline bool items_fit(const JsonTree& value, const JsonTree& schema) {
  return !value.is_array() || std::all_of(value.begin(), value.end(), [&](const JsonTree& item) {
    return fits_schema(item, schema);
  });
}

inline std::ptrdiff_t count_fitting(const JsonTree& value, const JsonTree& schemas) {
  return std::count_if(schemas.begin(), schemas.end(),
                       [&](const JsonTree& schema) { return fits_schema(value, schema); });
}

inline bool keyword_fits(const JsonTree& value, const std::string& keyword, const JsonTree& says,
                         const JsonTree& schema) {
  if (keyword[0] == '$' || keyword == "title" || keyword == "description") return true;
  if (keyword == "type") return is_of_type(value, says);
  if (keyword == "const") return value == says;
  if (keyword == "enum") return std::find(says.begin(), says.end(), value) != says.end();
  if (keyword == "anyOf") return count_fitting(value, says) > 0;
  if (keyword == "oneOf") return count_fitting(value, says) == 1;
  if (keyword == "pattern") {
    return !value.is_string() ||
           std::regex_search(value.get<std::string>(), std::regex(says.get<std::string>()));
  }
  if (keyword == "minimum") return !value.is_number() || value >= says;
  if (keyword == "maximum") return !value.is_number() || value <= says;
  if (keyword == "minItems") return !value.is_array() || value.size() >= says;
  if (keyword == "maxItems") return !value.is_array() || value.size() <= says;
  if (keyword == "items") return items_fit(value, says);
  if (keyword == "properties") return members_fit(value, says, true);
  if (keyword == "additionalProperties") {
    JsonTree known = schema.value("properties", JsonTree::object());
    for (JsonTree& member : known) member = true;
    return members_fit(value, known, says);
  }
  if (keyword == "required") {
    return std::all_of(says.begin(), says.end(), [&](const JsonTree& key) {
      return !value.is_object() || value.contains(key.get<std::string>());
    });
  }
  throw std::runtime_error("the schema has the keyword " + keyword);
}

inline bool fits_schema(const JsonTree& value, const JsonTree& schema) {
  if (schema.is_boolean()) return schema.get<bool>();
  for (const auto& [keyword, says] : schema.items()) {
    if (!keyword_fits(value, keyword, says, schema)) return false;
  }
  return true;
}

}  // namespace p2c

// Schemas of JSON that is read, in the words of json-schema.org: of values, and of the members that
// a kind of puzzle has.
#pragma once

#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "instances/formats/json_text.hpp"

namespace p2c {

/// Of an integer within bounds; the greatest there is says nothing.
JsonMembers integer_schema(long long least, long long most = std::numeric_limits<long long>::max());
/// Of a value that fits one of these.
JsonMembers any_of_schema(const std::vector<Json>& schemas);
JsonMembers or_null(const JsonMembers& schema);
/// Of a list of values that fit this one, `least` or more.
JsonMembers list_schema(const JsonMembers& item, int least = 1);
/// Of a list of rows, none of them empty.
JsonMembers grid_schema(const JsonMembers& cell);

/// What the members of an object may be.
class JsonSchema {
 public:
  /// A member that must be there; `about` says what it is.
  void demand(std::string_view name, std::string_view about, const JsonMembers& schema);
  /// One that may be left out, or null.
  void allow(std::string_view name, std::string_view about, const JsonMembers& schema);
  /// Takes the members of another one.
  void update(const JsonSchema& other);

  /// Of an object with these members and no others.
  JsonMembers of_object() const;
  /// The same with the members of every puzzle, the name of its kind among them.
  JsonMembers of_kind(std::string_view kind) const;

 private:
  JsonMembers members_;
  std::vector<std::string> demanded_;
};

/// Of the whole of a text, by the schemas of all kinds.
std::string whole_json_schema(const std::vector<JsonMembers>& kinds);

}  // namespace p2c

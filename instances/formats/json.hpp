// JSON with places: a document as a tree whose values know their places.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "instances/formats/json_text.hpp"
#include "instances/grid.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {

struct JsonValue {
  enum class Kind : std::uint8_t { kNull, kBool, kInteger, kOther, kString, kArray, kObject };
  Kind kind = Kind::kNull;
  std::uint32_t at = 0;               // offset in the text
  long long number = 0;               // of an integer or a boolean
  std::unique_ptr<std::string> text;  // of a string
  std::vector<JsonValue> items;       // of an array; of an object key, value, key, value, ...
};

/// Reads the whole text of `in` as one value, at most 16 levels deep. Throws InputError.
JsonValue parse_json(TextReader& in);

/// An object whose members are taken one by one.
class JsonObject {
 public:
  /// Throws InputError unless `value` is an object without repeated keys.
  JsonObject(TextReader& in, const JsonValue& value);

  /// The member with this key; null without one.
  const JsonValue* find(std::string_view key);
  /// The same; null is as none.
  const JsonValue* optional(std::string_view key);
  /// Throws InputError without one.
  const JsonValue& take(std::string_view key);
  /// Throws (warns when lenient) for a member that nobody asked for.
  void end();

  /// Each of these throws InputError at the value for another kind of value.
  long long integer(const JsonValue& value, long long lo, long long hi) const;
  bool boolean(const JsonValue& value) const;
  const std::string& string(const JsonValue& value) const;
  /// The items, maybe none.
  const std::vector<JsonValue>& list(const JsonValue& value, std::string_view what) const;
  /// The items, at least one; their number unless count < 0.
  const std::vector<JsonValue>& array(const JsonValue& value, std::string_view what,
                                      int count = -1) const;
  /// Rows of equal length, at most 10^7 cells in all; calls cell(r, c, value) for each, in order.
  std::pair<int, int> grid(const JsonValue& value,
                           const std::function<void(int, int, const JsonValue&)>& cell) const;
  JsonObject object(const JsonValue& value) const { return JsonObject(in_, value); }
  /// The members of this object in order: key, value.
  const std::vector<JsonValue>& members() const { return value_.items; }

  /// Throws "expected EXPECTED, got ..." at the value.
  [[noreturn]] void fail(const JsonValue& value, std::string_view expected) const;
  Place place(const JsonValue& value) const;
  TextReader& reader() const { return in_; }

 private:
  TextReader& in_;
  const JsonValue& value_;
  std::set<std::string, std::less<>> asked_;
};

/// [a, b] of texts that are JSON.
std::string json_list(const std::vector<std::string>& items);

/// The rows of a grid, one a line, as a member of the outermost object is written.
std::string json_rows(const std::vector<std::string>& rows);
template <class T, class Cell>
std::string json_grid(const Grid<T>& grid, Cell cell) {
  std::vector<std::string> rows;
  for (int r = 0; r < grid.rows; ++r) {
    std::vector<std::string> row;
    for (int c = 0; c < grid.cols; ++c) row.push_back(cell(grid(r, c)));
    rows.push_back(json_list(row));
  }
  return json_rows(rows);
}

}  // namespace p2c

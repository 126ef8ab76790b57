#include "instances/formats/json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "instances/limits/board_size.hpp"
#include "instances/text/respelt.hpp"

namespace p2c {
namespace {

using Kind = JsonValue::Kind;
using Library = nlohmann::json;

constexpr std::size_t kDeepest = 16;

// Builds the tree from the events of the parser. They give values, not places; but the tokens
// come in the order of the text, so each begins after the blanks, ',' and ':' that follow the one
// before.
class Builder : public Library::json_sax_t {
 public:
  explicit Builder(TextReader& in) : in_(in), text_(in.text()) {}

  JsonValue take_root() { return std::move(root_); }

  bool null() override { return add(Kind::kNull, 0); }
  bool boolean(bool value) override { return add(Kind::kBool, value ? 1 : 0); }
  bool number_integer(number_integer_t value) override { return add(Kind::kInteger, value); }
  bool number_unsigned(number_unsigned_t value) override {
    const bool fits = value <= static_cast<number_unsigned_t>(INT64_MAX);
    return add(fits ? Kind::kInteger : Kind::kOther, fits ? static_cast<long long>(value) : 0);
  }
  bool number_float(number_float_t /*value*/, const string_t& /*text*/) override {
    return add(Kind::kOther, 0);
  }
  bool string(string_t& value) override { return add_string(value); }
  bool binary(binary_t& /*value*/) override { return false; }
  bool key(string_t& value) override { return add_string(value); }
  bool start_object(std::size_t /*size*/) override { return open(Kind::kObject); }
  bool start_array(std::size_t /*size*/) override { return open(Kind::kArray); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool parse_error(std::size_t position, const std::string& /*last_token*/,
                   const nlohmann::detail::exception& /*error*/) override {
    const std::size_t at = std::min(position == 0 ? 0 : position - 1, text_.size());
    const Place place = place_of(text_, in_.file(), at);
    if (at == text_.size()) {
      throw InputError(place, "expected more of a JSON value, got the end of the file");
    }
    throw InputError(place, "expected JSON, got " + in_quotes(text_.substr(at, 1)));
  }

 private:
  // Moves past the next token.
  std::size_t next_token() {
    const std::size_t begin = std::min(text_.find_first_not_of(" \t\r\n,:", pos_), text_.size());
    pos_ = begin + 1;
    if (text_[begin] == '"') {
      while (text_[pos_] != '"') pos_ += text_[pos_] == '\\' ? 2 : 1;
      ++pos_;
    } else if (std::string_view("{}[]").find(text_[begin]) == std::string_view::npos) {
      pos_ = std::min(text_.find_first_of(" \t\r\n,:{}[]", begin), text_.size());
    }
    return begin;
  }

  JsonValue& append(Kind kind) {
    constexpr std::size_t kValues = 512;
    if (++values_ % kValues == 0) in_.ask_stop();
    JsonValue value;
    value.kind = kind;
    value.at = static_cast<std::uint32_t>(next_token());
    if (open_.empty()) return root_ = std::move(value);
    return open_.back()->items.emplace_back(std::move(value));
  }

  bool add(Kind kind, long long number) {
    append(kind).number = number;
    return true;
  }

  bool add_string(std::string& value) {
    append(Kind::kString).text = std::make_unique<std::string>(std::move(value));
    return true;
  }

  bool open(Kind kind) {
    JsonValue& value = append(kind);
    if (open_.size() == kDeepest) {
      throw InputError(place_of(text_, in_.file(), value.at),
                       "expected at most " + std::to_string(kDeepest) + " levels, got one more");
    }
    open_.push_back(&value);
    return true;
  }

  bool close() {
    next_token();
    open_.pop_back();
    return true;
  }

  TextReader& in_;
  std::string_view text_;
  std::size_t pos_ = 0;
  std::size_t values_ = 0;
  JsonValue root_;
  std::vector<JsonValue*> open_;  // stay where they are: only the last one's items grow
};

}  // namespace

JsonValue parse_json(TextReader& in) {
  Builder builder(in);
  Library::sax_parse(in.text().begin(), in.text().end(), &builder);
  return builder.take_root();
}

JsonObject::JsonObject(TextReader& in, const JsonValue& value) : in_(in), value_(value) {
  if (value.kind != Kind::kObject) fail(value, "an object");
  std::set<std::string_view> seen;
  for (std::size_t i = 0; i < value.items.size(); i += 2) {
    if (!seen.insert(*value.items[i].text).second) fail(value.items[i], "each member once");
  }
}

const JsonValue* JsonObject::find(std::string_view key) {
  asked_.emplace(key);
  for (std::size_t i = 0; i < value_.items.size(); i += 2) {
    if (*value_.items[i].text == key) return &value_.items[i + 1];
  }
  return nullptr;
}

const JsonValue* JsonObject::optional(std::string_view key) {
  const JsonValue* value = find(key);
  return value == nullptr || value->kind == Kind::kNull ? nullptr : value;
}

const JsonValue& JsonObject::take(std::string_view key) {
  const JsonValue* value = find(key);
  if (value != nullptr) return *value;
  throw InputError(place(value_), "expected a member " + json_string(key) + ", got none");
}

void JsonObject::end() {
  for (std::size_t i = 0; i < value_.items.size(); i += 2) {
    if (asked_.contains(*value_.items[i].text)) continue;
    std::string known;
    for (const std::string& key : asked_) known += (known.empty() ? "" : ", ") + key;
    in_.odd_at(place(value_.items[i]), "expected one of the members " + known + ", got " +
                                           in_quotes(std::string_view(*value_.items[i].text)));
  }
}

long long JsonObject::integer(const JsonValue& value, long long lo, long long hi) const {
  if (value.kind == Kind::kInteger && value.number >= lo && value.number <= hi) return value.number;
  fail(value, "a number from " + std::to_string(lo) + " to " + std::to_string(hi));
}

bool JsonObject::boolean(const JsonValue& value) const {
  if (value.kind != Kind::kBool) fail(value, "true or false");
  return value.number != 0;
}

const std::string& JsonObject::string(const JsonValue& value) const {
  if (value.kind != Kind::kString) fail(value, "a string");
  return *value.text;
}

const std::vector<JsonValue>& JsonObject::list(const JsonValue& value,
                                               std::string_view what) const {
  if (value.kind != Kind::kArray) fail(value, "a list of " + std::string(what));
  return value.items;
}

const std::vector<JsonValue>& JsonObject::array(const JsonValue& value, std::string_view what,
                                                int count) const {
  const auto size = list(value, what).size();
  if (count >= 0 ? size == static_cast<std::size_t>(count) : size > 0) return value.items;
  throw InputError(place(value), "expected a list of " +
                                     (count >= 0 ? std::to_string(count) + " " : std::string()) +
                                     std::string(what) + ", got " + std::to_string(size));
}

std::pair<int, int> JsonObject::grid(
    const JsonValue& value, const std::function<void(int, int, const JsonValue&)>& cell) const {
  const auto& rows = array(value, "rows");
  const auto cols = static_cast<int>(array(rows[0], "cells").size());
  if (rows.size() * static_cast<std::size_t>(cols) > kMostBoardCells) {
    fail(value, "a board of at most " + std::to_string(kMostBoardCells) + " cells");
  }
  for (std::size_t r = 0; r < rows.size(); ++r) {
    int c = 0;
    for (const JsonValue& item : array(rows[r], "cells", cols)) {
      cell(static_cast<int>(r), c++, item);
    }
  }
  return {static_cast<int>(rows.size()), cols};
}

void JsonObject::fail(const JsonValue& value, std::string_view expected) const {
  const std::string_view text = in_.text().substr(value.at);
  std::string got;
  switch (value.kind) {
    case Kind::kString:
      got = in_quotes(std::string_view(*value.text));
      break;
    case Kind::kArray:
      got = "a list";
      break;
    case Kind::kObject:
      got = "an object";
      break;
    default:
      got = in_quotes(text.substr(0, text.find_first_of(" \t\r\n,:{}[]")));
  }
  throw InputError(place(value), "expected " + std::string(expected) + ", got " + got);
}

Place JsonObject::place(const JsonValue& value) const {
  return place_of(in_.text(), in_.file(), value.at);
}

// Most strings are keys and words.
std::string json_string(std::string_view text) {
  const auto is_plain = [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; };
  if (std::all_of(text.begin(), text.end(), is_plain)) return "\"" + std::string(text) + "\"";
  return Library(text).dump(-1, ' ', false, Library::error_handler_t::replace);
}

std::string json_number(double value) { return Library(value).dump(); }

std::string json_list(const std::vector<std::string>& items) {
  std::string out;
  for (const std::string& item : items) out += (out.empty() ? "" : ", ") + item;
  return "[" + out + "]";
}

std::string json_rows(const std::vector<std::string>& rows) {
  std::string out;
  for (const std::string& row : rows) out += (out.empty() ? "\n    " : ",\n    ") + row;
  return "[" + out + "\n  ]";
}

}  // namespace p2c

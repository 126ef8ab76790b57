#include "cli/batch/row_file.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "instances/formats/json.hpp"
#include "instances/text/nearest_word.hpp"

namespace p2c {
namespace {

constexpr std::size_t kLongestLine = 1'000'000'000;

// The members of an object as we print it: each value ends before the comma of the next key, or
// before the brace.
std::vector<std::pair<std::string, std::string>> members_of(TextReader& in) {
  const JsonValue root = parse_json(in);
  const JsonObject object(in, root);
  const std::vector<JsonValue>& items = object.members();
  std::vector<std::pair<std::string, std::string>> members;
  for (std::size_t i = 0; i < items.size(); i += 2) {
    const std::size_t begin = items[i + 1].at;
    const std::size_t end = i + 2 < items.size() ? items[i + 2].at : in.text().rfind('}') + 1;
    std::string_view json = in.text().substr(begin, end - begin - 1);
    json.remove_suffix(json.size() - (json.find_last_not_of(", \t\r") + 1));
    members.emplace_back(*items[i].text, json);
  }
  return members;
}

}  // namespace

std::vector<std::pair<std::string, std::string>> members_of_line(std::string_view text) {
  TextReader in(text, "");
  return members_of(in);
}

const std::string* RowLine::find(std::string_view key) const {
  const auto found = std::find_if(members.begin(), members.end(),
                                  [&](const auto& member) { return member.first == key; });
  return found == members.end() ? nullptr : &found->second;
}

std::string RowLine::string(std::string_view key) const {
  const std::string* json = find(key);
  if (json == nullptr) return "";
  TextReader in(*json, place.file);
  JsonValue value = parse_json(in);
  if (value.kind != JsonValue::Kind::kString) {
    fail("expected a string for " + json_string(key) + ", got " + in_quotes(*json));
  }
  return std::move(*value.text);
}

std::int64_t RowLine::number(std::string_view key) const {
  const std::string* json = find(key);
  if (json == nullptr) fail("expected a member " + json_string(key) + ", got none");
  std::int64_t number = -1;
  const char* const end = json->data() + json->size();
  const auto [last, error] = std::from_chars(json->data(), end, number);
  if (error != std::errc() || last != end || number < 0) {
    fail("expected a number from 0 on for " + json_string(key) + ", got " + in_quotes(*json));
  }
  return number;
}

void RowLine::fail(const std::string& message) const { throw InputError(place, message); }

std::string Row::without_times() const {
  const std::string* times = find("times");
  if (times == nullptr) return text;
  // The last member, as all rows are written.
  return text.substr(0, text.rfind(",\"times\":")) + "}";
}

double Row::seconds(std::string_view clock) const {
  const std::string* times = find("times");
  if (times == nullptr) return 0;
  const std::size_t at = times->find(json_string(clock) + ":");
  if (at == std::string::npos) return 0;
  return std::strtod(times->c_str() + at + clock.size() + 3, nullptr);
}

const std::vector<std::string_view>& row_statuses() {
  static const std::vector<std::string_view> statuses(kRowStatuses.begin(), kRowStatuses.end());
  return statuses;
}

bool is_given_up(std::string_view status) {
  return status == "crash" || status == "limit" || status == "memout";
}

RowFile::RowFile(NextPiece next_piece, const std::string& path, const Stop& stop)
    : path_(path), stop_(stop), lines_(std::move(next_piece), kLongestLine) {
  lines_.forget();
  if (std::optional<std::string> line = next_line()) {
    header_ = read_header(parse_line(std::move(*line)));
  }
}

// Nothing at the end, and for a line without an end.
std::optional<std::string> RowFile::next_line() try {
  const auto line = lines_.next();
  if (!line) return {};
  if (!line->has_end) {
    torn_ = line->text;
    return {};
  }
  line_ = line->number;
  return std::string(line->text);
} catch (const TooLong& too_long) {
  throw InputError({printable(path_), too_long.line, 1}, "the line is longer than 1 GB");
}

RowLine RowFile::parse_line(std::string text) const {
  RowLine line{std::move(text), {printable(path_), line_, 1}, {}};
  try {
    TextReader in(line.text, line.place.file, {.stop = &stop_});
    line.members = members_of(in);
  } catch (const InputError& error) {
    throw InputError({line.place.file, line_, error.place().col}, error.message());
  }
  return line;
}

RowHeader RowFile::read_header(RowLine line) {
  const bool is_header = !line.members.empty() && line.members.front().first == "batch";
  if (!is_header || line.number("batch") != 1) {
    line.fail("expected the header of a batch, {\"batch\":1,...}, got " + in_quotes(line.text));
  }
  RowHeader header{{std::move(line)}, {}, {}, {}};
  header.version = header.string("version");
  header.work = header.string("do");
  header.shard = header.string("shard");
  row_bytes_ = static_cast<std::int64_t>(header.text.size()) + 1;
  return header;
}

RowEnd RowFile::read_end(const RowLine& line) {
  const RowEnd end{line.number("rows"), line.number("entries")};
  if (end.rows != rows_) {
    line.fail("expected " + std::to_string(rows_) + " for \"rows\", as there are so many, got " +
              std::to_string(end.rows));
  }
  if (next_line() || is_torn()) {
    throw InputError({printable(path_), line_, 1}, "expected nothing after the end of the rows");
  }
  return end;
}

std::optional<Row> RowFile::next() {
  if (end_) return {};
  std::optional<std::string> text = next_line();
  if (!text) return {};
  RowLine line = parse_line(std::move(*text));
  if (!line.members.empty() && line.members.front().first == "end") {
    end_ = read_end(line);
    return {};
  }
  Row row{{std::move(line)}, 0, {}, {}, {}};
  row.n = row.number("n");
  row.id = row.string("id");
  row.hash = row.string("hash");
  row.status = row.string("status");
  const auto& known = row_statuses();
  if (std::find(known.begin(), known.end(), row.status) == known.end()) {
    row.fail("expected " + alternatives(known) + " for \"status\", got " + in_quotes(row.status));
  }
  ++rows_;
  row_bytes_ += static_cast<std::int64_t>(row.text.size()) + 1;
  return row;
}

}  // namespace p2c

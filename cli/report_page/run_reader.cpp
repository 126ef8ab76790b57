#include "cli/report_page/run_reader.hpp"

#include <algorithm>
#include <charconv>
#include <limits>
#include <set>

#include "cli/input.hpp"
#include "cnf_out/compressed/compressed_file.hpp"
#include "instances/formats/json.hpp"

namespace puzzle2cnf {
namespace {

constexpr long long kMost = std::numeric_limits<std::int64_t>::max();

double seconds_of(const JsonObject& object, const JsonValue& value) {
  const std::string_view text = object.reader().text().substr(value.at);
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || !(number >= 0)) object.fail(value, "seconds");
  return number;
}

std::string text_of(JsonObject& object, std::string_view key) {
  const JsonValue* const value = object.optional(key);
  return value == nullptr ? "" : object.string(*value);
}

int side_of(JsonObject& object, std::string_view key) {
  const JsonValue* const value = object.optional(key);
  return value == nullptr
             ? 0
             : static_cast<int>(object.integer(*value, 0, std::numeric_limits<int>::max()));
}

RowStatus status_of(JsonObject& object) {
  const JsonValue& value = object.take("status");
  const std::string& word = object.string(value);
  const auto found = std::find(kRowStatuses.begin(), kRowStatuses.end(), word);
  if (found == kRowStatuses.end()) object.fail(value, "a status");
  return static_cast<RowStatus>(found - kRowStatuses.begin());
}

// The text of a value. In a row that batch wrote, a comma and the next key follow it.
std::string_view raw_text(const JsonObject& object, const JsonValue& value, std::size_t next) {
  return object.reader().text().substr(value.at, next - value.at);
}

std::uint64_t answer_of(JsonObject& object) {
  const JsonValue* const value = object.optional("answer");
  if (value == nullptr) return 0;
  const std::vector<JsonValue>& members = object.members();
  std::size_t next = object.reader().text().size();
  for (const JsonValue& member : members) {
    if (member.at > value->at) next = std::min<std::size_t>(next, member.at);
  }
  return std::hash<std::string_view>()(raw_text(object, *value, next)) | 1U;
}

Row row_of(JsonObject& object) {
  Row row;
  row.n = object.integer(object.take("n"), 0, kMost);
  row.id = object.string(object.take("id"));
  row.status = status_of(object);
  row.hash = text_of(object, "hash");
  row.kind = text_of(object, "kind");
  row.rows = side_of(object, "rows");
  row.cols = side_of(object, "cols");
  row.error = text_of(object, "error");
  row.limit = text_of(object, "limit");
  row.answer = answer_of(object);
  if (const JsonValue* const times = object.optional("times")) {
    JsonObject both = object.object(*times);
    row.cpu = seconds_of(both, both.take("cpu"));
    row.wall = seconds_of(both, both.take("wall"));
  }
  return row;
}

void read_head(JsonObject& object, Run& run) {
  object.integer(object.take("batch"), 1, 1);
  run.version = object.string(object.take("version"));
  run.work = object.string(object.take("do"));
  run.shard = text_of(object, "shard");
}

// Rows in the order of their numbers, and the last of each.
void put_in_order(std::vector<Row>& rows) {
  std::stable_sort(rows.begin(), rows.end(),
                   [](const Row& a, const Row& b) { return a.n < b.n; });
  std::reverse(rows.begin(), rows.end());
  rows.erase(std::unique(rows.begin(), rows.end(),
                         [](const Row& a, const Row& b) { return a.n == b.n; }),
             rows.end());
  std::reverse(rows.begin(), rows.end());
}

std::string short_name(const std::string& path) {
  std::string name(without_compressed_ending(path));
  if (name.ends_with(".part")) name.resize(name.size() - 5);
  if (name.ends_with(".jsonl")) name.resize(name.size() - 6);
  return name;
}

std::string last_parts(const std::string& name, int parts) {
  std::size_t at = name.size();
  while (parts-- > 0 && at != std::string::npos && at > 0) at = name.rfind('/', at - 1);
  return at == std::string::npos || at == 0 ? name : name.substr(at + 1);
}

}  // namespace

Run read_run(const std::string& path, const Request& request) {
  const Input input = read_input(path, request.stop);
  Run run;
  run.file = input.name;
  std::string_view left = input.text;
  for (int number = 1; !left.empty(); ++number) {
    const std::size_t end = std::min(left.find('\n'), left.size());
    const std::string_view line = left.substr(0, end);
    TextReader in(line, input.name);
    const JsonValue root = parse_json(in);
    JsonObject object(in, root);
    if (number == 1) {
      read_head(object, run);
    } else if (object.find("end") != nullptr) {
      run.ended = true;
    } else {
      run.rows.push_back(row_of(object));
    }
    left.remove_prefix(std::min(end + 1, left.size()));
  }
  put_in_order(run.rows);
  return run;
}

void name_runs(std::vector<Run>& runs) {
  constexpr int kDeepest = 8;
  for (int parts = 1; parts <= kDeepest; ++parts) {
    std::set<std::string> names;
    for (Run& run : runs) names.insert(run.name = last_parts(short_name(run.file), parts));
    if (names.size() == runs.size()) return;
  }
  for (Run& run : runs) run.name = run.file;
}

}  // namespace puzzle2cnf

#include "cli/report_page/run_reader.hpp"

#include <algorithm>
#include <charconv>
#include <functional>
#include <limits>
#include <set>

#include "cli/rows/headers.hpp"
#include "cli/rows/row_source.hpp"
#include "cnf_out/compressed/compressed_file.hpp"
#include "instances/formats/json.hpp"

namespace p2c {
namespace {

RowStatus status_of(std::string_view word) {
  const auto found = std::find(kRowStatuses.begin(), kRowStatuses.end(), word);
  return static_cast<RowStatus>(found - kRowStatuses.begin());
}

int side_of(const Row& row, std::string_view key) {
  if (row.find(key) == nullptr) return 0;
  return static_cast<int>(std::min<std::int64_t>(row.number(key), std::numeric_limits<int>::max()));
}

RunRow run_row(const Row& row) {
  const std::string* const answer = row.find("answer");
  return {row.n,
          row.id,
          row.hash,
          row.string("kind"),
          row.string("rules"),
          side_of(row, "rows"),
          side_of(row, "cols"),
          status_of(row.status),
          answer == nullptr ? 0 : std::hash<std::string>()(*answer) | 1U,
          row.string("limit"),
          row.string("error"),
          row.seconds("cpu"),
          row.seconds("wall")};
}

std::string json_of(const RowLine& line, std::string_view key) {
  const std::string* const json = line.find(key);
  return json == nullptr ? "" : *json;
}

// The option of batch, a number or the word of a command line; 0 where it was not given.
double time_limit_in(const std::string& options) {
  if (options.empty()) return 0;
  TextReader in(options, "options");
  const JsonValue root = parse_json(in);
  JsonObject object(in, root);
  const JsonValue* const limit = object.optional("time-limit");
  if (limit == nullptr) return 0;
  const std::string_view text =
      limit->text ? std::string_view(*limit->text) : std::string_view(options).substr(limit->at);
  double seconds = 0;
  std::from_chars(text.data(), text.data() + text.size(), seconds);
  return seconds;
}

// Rows in the order of their numbers, and the last of each.
void put_in_order(std::vector<RunRow>& rows) {
  std::stable_sort(rows.begin(), rows.end(),
                   [](const RunRow& a, const RunRow& b) { return a.n < b.n; });
  std::reverse(rows.begin(), rows.end());
  rows.erase(std::unique(rows.begin(), rows.end(),
                         [](const RunRow& a, const RunRow& b) { return a.n == b.n; }),
             rows.end());
  std::reverse(rows.begin(), rows.end());
}

// Shards side by side would look like solvers.
void expect_whole_batch(const RowHeader& header) {
  const Shard shard = shard_of(header);
  if (shard.count == 1) return;
  header.fail("expected the rows of a whole batch, got those of shard " + shard.text() +
              "; 'merge' makes one file of all shards");
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

Run read_run(const std::string& path, const Stop& stop) {
  const RowSource source(path, stop);
  RowFile file(source.reader(), source.path(), stop);
  const RowHeader* const header = file.header();
  const std::string name = printable(source.path());
  if (header == nullptr) {
    throw InputError({name, 1, 1}, "expected the header of a batch, got the end of the file");
  }
  expect_whole_batch(*header);
  Run run;
  run.file = name;
  run.version = header->version;
  run.work = header->work;
  run.options = json_of(*header, "options");
  run.inputs = json_of(*header, "inputs");
  run.time_limit = time_limit_in(run.options);
  while (const std::optional<Row> row = file.next()) run.rows.push_back(run_row(*row));
  run.ended = file.end().has_value();
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

}  // namespace p2c

// report: its figures and its table against a second computation.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "tests/program/verbs/made_report.hpp"

namespace p2c::report_test {
namespace {

using Json = nlohmann::json;
using Rows = std::vector<MadeRow>;

std::string set_of(const MadeRow& row) {
  return std::array<const char*, 3>{"sets/a.urls", "sets/b", "c.json"}[row.n % 3];
}

Rows of_set(const Rows& rows, const std::string& set) {
  Rows chosen;
  for (const MadeRow& row : rows) {
    if (set_of(row) == set) chosen.push_back(row);
  }
  return chosen;
}

void check_figures(const Json& figures, const Rows& rows, double limit) {
  const auto entries = static_cast<std::size_t>(figures["entries"].get<int>());
  CHECK(entries == rows.size());
  std::map<std::string, int> counts;
  double cost = 0;
  int puzzles = 0;
  for (const MadeRow& row : rows) {
    ++counts[row.status];
    if (row.hash.empty()) continue;
    ++puzzles;
    cost += is_solved(row, limit) ? row.cpu : 2 * limit;
  }
  CHECK(figures["statuses"] == Json(counts));
  CHECK(figures["puzzles"] == puzzles);
  CHECK(figures["par2"].get<double>() == doctest::Approx(cost / puzzles));
  const std::vector<double> times = times_of(rows, limit);
  REQUIRE_FALSE(times.empty());
  CHECK(figures["solved"] == times.size());
  CHECK(figures["largest"] == times.back());
  double total = 0;
  for (const double time : times) total += time;
  CHECK(figures["total"].get<double>() == doctest::Approx(total));
  const double median = (times[(times.size() - 1) / 2] + times[times.size() / 2]) / 2;
  CHECK(figures["median"].get<double>() == doctest::Approx(median));
}

TEST_CASE("report: the figures of runs and sets, of all statuses") {
  const MadeReport made;
  CHECK(made.finished.err.starts_with("puzzle2cnf: warning: the runs contradict each other on "));
  const Json report = Json::parse(made.finished.out);
  CHECK(report["time_limit"] == kLimit);  // the smaller one
  CHECK(report["puzzles"] == 585);        // of 600, 15 were not read
  check_figures(report["runs"][0]["figures"], made.a, kLimit);
  check_figures(report["runs"][1]["figures"], made.b, kLimit);
  CHECK(report["runs"][0]["figures"]["statuses"].size() == 11);
  REQUIRE(report["sets"].size() == 3);
  for (const Json& set : report["sets"]) {
    check_figures(set["runs"][0], of_set(made.a, set["set"]), kLimit);
    check_figures(set["runs"][1], of_set(made.b, set["set"]), kLimit);
  }
}

TEST_CASE("report: without a time limit the largest time takes its place; --time wall") {
  const MadeReport made;
  const std::string rows = made.dir.write("c.jsonl", rows_text(made.a, rows_head()));
  const std::string page = made.dir.path("c.html");
  const Json report = Json::parse(run({"report", rows, "--json", "-o", page}).out);
  CHECK(report["time_limit"].is_null());
  double largest = 0;
  for (const MadeRow& row : made.a) largest = std::max(largest, row.cpu);
  check_figures(report["runs"][0]["figures"], made.a, largest);
  CHECK(read_file(page).find("the largest time, as there was no time limit") != std::string::npos);
  const Json wall =
      Json::parse(run({"report", rows, "--json", "-o", page, "--force", "--time", "wall"}).out);
  CHECK(wall["time"] == "wall");
  const double par2 = report["runs"][0]["figures"]["par2"];
  CHECK(wall["runs"][0]["figures"]["par2"].get<double>() == doctest::Approx(2 * par2));
}

TEST_CASE("report: seconds in the page have three digits, and no more decimals than that") {
  const TempDir dir;
  const std::string page = dir.path("page.html");
  const Rows rows = {{0, "a", "hash0", "unique", 0.0123456, 1},
                     {1, "b", "hash1", "unique", 1234.5, 1},
                     {2, "c", "hash2", "unique", 0, 1}};
  REQUIRE(run({"report", dir.write("a.jsonl", rows_text(rows, rows_head())), "-o", page}).code ==
          0);
  const std::string html = read_file(page);
  CHECK(html.find(">0.0123<") != std::string::npos);  // the median
  CHECK(html.find(">1,235<") != std::string::npos);   // the total
  CHECK(html.find("PAR-2 412 s<") != std::string::npos);
}

TEST_CASE("report: the table has each row, failures first, then the longest time") {
  const MadeReport made;
  std::vector<std::tuple<int, double, std::string>> wanted;
  for (const auto& [name, rows] : {std::pair("a", made.a), std::pair("b", made.b)}) {
    for (const MadeRow& row : rows) {
      const auto* const failure = std::find(kFailures.begin(), kFailures.end(), row.status);
      wanted.emplace_back(
          failure - kFailures.begin(), -row.cpu,
          name + std::string(",") + std::to_string(row.n) + "," + row.id + "," + set_of(row) + ",");
    }
  }
  std::sort(wanted.begin(), wanted.end());
  const std::string table = read_file(made.csv);
  std::size_t at = table.find('\n') + 1;
  CHECK(table.substr(0, at) ==
        "run,n,id,set,kind,rows,cols,hash,rules,status,limit,cpu,wall,error\n");
  for (const auto& [failure, cpu, start] : wanted) {
    CHECK(table.substr(at, start.size()) == start);
    at = table.find('\n', at) + 1;
  }
  CHECK(at == table.size());
  const std::string output = made.dir.path("same.csv");
  CHECK(run({"report", made.dir.path("a.jsonl"), made.dir.path("b.jsonl"), "-o", output}).code ==
        0);
  CHECK(read_file(output) == table);
}

}  // namespace
}  // namespace p2c::report_test

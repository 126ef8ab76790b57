// report: its figures and plots against a second computation. Its files are in
// report_files_test.cpp.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "tests/program/run_program.hpp"
#include "tests/program/verbs/made_rows.hpp"

namespace puzzle2cnf {
namespace {

using Json = nlohmann::json;
using Rows = std::vector<MadeRow>;

constexpr double kLimit = 10;

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

bool is_solved(const MadeRow& row, double limit) { return !row.is_failure() && row.cpu <= limit; }

std::vector<double> times_of(const Rows& rows, double limit) {
  std::vector<double> times;
  for (const MadeRow& row : rows) {
    if (is_solved(row, limit)) times.push_back(row.cpu);
  }
  std::sort(times.begin(), times.end());
  return times;
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

struct Made {
  Made() {
    const auto [head_a, head_b] = std::pair(rows_head(kLimit), rows_head(6 * kLimit));
    finished =
        run({"report", dir.write("a.jsonl", rows_text(a, head_a)),
             dir.write("b.jsonl", rows_text(b, head_b)), "--json", "-o", page, "--csv", csv});
    REQUIRE(finished.code == 0);
    html = read_file(page);
  }

  TempDir dir;
  Rows a = made_rows(600, 1);
  Rows b = made_rows(600, 2);
  std::string page = dir.path("page.html");
  std::string csv = dir.path("table.csv");
  Finished finished;
  std::string html;
};

TEST_CASE("report: the figures of runs and sets, of all statuses") {
  const Made made;
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
  const Made made;
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

// Where the marks of an axis are: the value of each label.
std::map<double, double> marks(const std::string& svg, const std::string& anchor, int group) {
  const std::regex mark("<text x=\"([0-9.]+)\" y=\"([0-9.]+)\" text-anchor=\"" + anchor +
                        "\">([0-9.,]+)</text>");
  std::map<double, double> places;
  for (std::sregex_iterator at(svg.begin(), svg.end(), mark), end; at != end; ++at) {
    const std::string label = std::regex_replace((*at)[3].str(), std::regex(","), "");
    places[std::stod(label)] = std::stod((*at)[group]);
  }
  return places;
}

// Of a value between the first and the last mark, on a straight scale.
double place_of(double value, const std::vector<std::pair<double, double>>& ends) {
  const auto [low, from] = ends.front();
  const auto [high, to] = ends.back();
  return from + (value - low) / (high - low) * (to - from);
}

TEST_CASE("report: the lines of the cactus plot are the sorted times") {
  const Made made;
  const std::size_t begin = made.html.find("<figure id=\"cactus\">");
  const std::string figure = made.html.substr(begin, made.html.find("</figure>", begin) - begin);
  std::vector<std::pair<double, double>> across;
  std::vector<std::pair<double, double>> up;
  for (const auto& [value, place] : marks(figure, "middle", 1)) across.emplace_back(value, place);
  for (const auto& [value, place] : marks(figure, "end", 2)) {
    up.emplace_back(std::log10(value), place - 4.5);
  }
  REQUIRE(across.size() > 2);
  REQUIRE(up.size() > 2);
  const std::regex line("<path class=\"run c([01]) d0\" d=\"([^\"]*)\"/>\n");
  const std::regex point("L([0-9.]+) ([0-9.]+)");
  std::set<std::string> runs;
  for (std::sregex_iterator at(figure.begin(), figure.end(), line), end; at != end; ++at) {
    runs.insert((*at)[1]);
    const std::vector<double> times = times_of((*at)[1] == "0" ? made.a : made.b, kLimit);
    const std::string path = (*at)[2];
    std::size_t number = 0;
    for (std::sregex_iterator p(path.begin(), path.end(), point); p != end; ++p) {
      const double x = std::stod((*p)[1]);
      while (number < times.size() && place_of(static_cast<double>(number), across) < x - 0.15) {
        ++number;
      }
      REQUIRE(number > 0);
      CHECK(std::abs(place_of(static_cast<double>(number), across) - x) < 0.15);
      CHECK(std::abs(place_of(std::log10(times[number - 1]), up) - std::stod((*p)[2])) < 0.15);
    }
    CHECK(number == times.size());
  }
  CHECK(runs.size() == 2);
}

TEST_CASE("report: the words under a scatter plot") {
  const Made made;
  std::map<int, const MadeRow*> others;
  for (const MadeRow& row : made.b) others[row.n] = &row;
  std::map<std::string, int> counts;
  for (const MadeRow& row : made.a) {
    if (row.hash.empty()) continue;
    const MadeRow& other = *others[row.n];
    const bool a = is_solved(row, kLimit);
    const bool b = is_solved(other, kLimit);
    if (a && b) ++counts[row.cpu < other.cpu ? "a" : "b"];
    if (a != b) ++counts[a ? "only a" : "only b"];
    if (!a && !b) ++counts["neither"];
  }
  for (const auto& [what, count] : counts) CHECK(count > 5);
  const auto number = [&](const std::string& what) { return std::to_string(counts[what]); };
  CHECK(made.html.find("585 puzzles in both runs; a is faster on " + number("a") + ", b on " +
                       number("b") + "; only a solves " + number("only a") + ", only b " +
                       number("only b") + ", neither " + number("neither") + " (not drawn).") !=
        std::string::npos);
}

TEST_CASE("report: the table has each row, failures first, then the longest time") {
  const Made made;
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
  CHECK(table.substr(0, at) == "run,n,id,set,kind,rows,cols,hash,status,limit,cpu,wall,error\n");
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
}  // namespace puzzle2cnf

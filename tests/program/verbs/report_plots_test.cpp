// report: its plots against a second computation.
#include <doctest/doctest.h>

#include <cmath>
#include <map>
#include <regex>
#include <set>

#include "tests/program/verbs/made_report.hpp"

namespace p2c {
namespace {

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
  const MadeReport made;
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

TEST_CASE("report: a scatter plot has the limit across and up") {
  const MadeReport made;
  const std::regex line("<path class=\"limit\" d=\"M([0-9.]+) ([0-9.]+)L([0-9.]+) ([0-9.]+)\"/>");
  int across = 0;
  int up = 0;
  for (std::sregex_iterator at(made.html.begin(), made.html.end(), line), end; at != end; ++at) {
    if ((*at)[1] == (*at)[3]) ++up;
    if ((*at)[2] == (*at)[4]) ++across;
  }
  CHECK(up == 1);
  CHECK(across == 1);
}

TEST_CASE("report: the words under a scatter plot") {
  const MadeReport made;
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

}  // namespace
}  // namespace p2c

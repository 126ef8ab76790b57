#include "cli/report_page/scatter_plot.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "cli/page/html.hpp"
#include "cli/report_page/html_table.hpp"
#include "cli/report_page/plot.hpp"
#include "cli/report_page/report_tables.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

constexpr Frame kFrame{460, 460, 62, 30, 448, 416};

// Points are on a grid this fine, and each place of it is drawn once.
constexpr double kGrid = 2;

constexpr std::size_t kMostDifferences = 10;

// What two runs make of one puzzle.
struct Pair {
  const RunRow* across;
  const RunRow* up;
};

class Scatter {
 public:
  Scatter(const std::vector<Match>& matches, const Timing& timing, std::size_t across,
          std::size_t up)
      : timing_(timing) {
    for (const Match& match : matches) {
      const RunRow* const a = match.rows[across];
      const RunRow* const b = match.rows[up];
      if (a != nullptr && b != nullptr && !a->hash.empty()) add({a, b});
    }
  }

  std::string svg(const std::string& across_name, const std::string& up_name) const;
  std::string caption(const std::string& across_name, const std::string& up_name) const;
  std::string differences(const std::string& across_name, const std::string& up_name) const;

 private:
  void add(const Pair& pair);
  // Where it is drawn: what is not solved is at the limit.
  double place(const RunRow& row) const {
    return timing_.solved(row) ? timing_.seconds(row) : timing_.limit;
  }
  double ratio(const Pair& pair) const;
  std::string points(const Axis& across, const Axis& up, bool both) const;
  std::string lines(const Axis& across, const Axis& up) const;

  const Timing& timing_;
  std::vector<Pair> pairs_;  // that one of the two has solved
  std::size_t all_ = 0;
  std::size_t faster_across_ = 0;
  std::size_t faster_up_ = 0;
  std::size_t only_across_ = 0;
  std::size_t only_up_ = 0;
  double least_ = 0;  // the smallest time above 0
};

void Scatter::add(const Pair& pair) {
  ++all_;
  const bool a = timing_.solved(*pair.across);
  const bool b = timing_.solved(*pair.up);
  if (!a && !b) return;
  pairs_.push_back(pair);
  only_across_ += a && !b ? 1U : 0U;
  only_up_ += b && !a ? 1U : 0U;
  faster_across_ += a && b && place(*pair.across) < place(*pair.up) ? 1U : 0U;
  faster_up_ += a && b && place(*pair.across) > place(*pair.up) ? 1U : 0U;
  for (const RunRow* const row : {pair.across, pair.up}) {
    const double time = place(*row);
    if (time > 0 && (least_ == 0 || time < least_)) least_ = time;
  }
}

double Scatter::ratio(const Pair& pair) const {
  const double a = std::max(place(*pair.across), least_);
  const double b = std::max(place(*pair.up), least_);
  return std::max(a / b, b / a);
}

std::string Scatter::points(const Axis& across, const Axis& up, bool both) const {
  std::set<std::pair<long, long>> places;
  for (const Pair& pair : pairs_) {
    if ((timing_.solved(*pair.across) && timing_.solved(*pair.up)) != both) continue;
    places.emplace(std::lround(across.at(place(*pair.across)) / kGrid),
                   std::lround(up.at(place(*pair.up)) / kGrid));
  }
  if (places.empty()) return {};
  std::string path;
  for (const auto& [x, y] : places) {
    path.append("M").append(picture_number(static_cast<double>(x) * kGrid)).append(" ");
    path.append(picture_number(static_cast<double>(y) * kGrid)).append("h0");
  }
  return std::string("<path class=\"") + (both ? "both" : "one") + "\" d=\"" + path + "\"/>\n";
}

// Equal times, ten times as long, and the limit.
std::string Scatter::lines(const Axis& across, const Axis& up) const {
  const double low = across.ticks().front().at;
  const double high = across.ticks().back().at;
  const double decade = across.ticks()[1].at - low;
  const double bottom = up.ticks().front().at;
  const double top = up.ticks().back().at;
  const auto path = [](const char* look, double x1, double y1, double x2, double y2) {
    return std::string("<path class=\"").append(look).append("\" d=\"M") + picture_number(x1) +
           " " + picture_number(y1) + "L" + picture_number(x2) + " " + picture_number(y2) +
           "\"/>\n";
  };
  std::string all = path("equal", low, bottom, high, top);
  all += path("tenfold", low + decade, bottom, high, top + decade);
  all += path("tenfold", low, bottom - decade, high - decade, top);
  if (!timing_.has_limit) return all;
  const double x = across.at(timing_.limit);
  const double y = up.at(timing_.limit);
  return all + path("limit", x, bottom, x, top) + path("limit", low, y, high, y);
}

std::string Scatter::svg(const std::string& across_name, const std::string& up_name) const {
  const double least = least_ > 0 ? least_ : timing_.limit;
  const Axis across = Axis::of_times(least, timing_.limit, kFrame.left, kFrame.right);
  const Axis up = Axis::of_times(least, timing_.limit, kFrame.bottom, kFrame.top);
  const std::string about =
      "Scatter plot of the seconds for each puzzle: " + across_name + " across, " + up_name + " up";
  return plot_svg(kFrame, across, up, across_name + ", seconds", up_name + ", seconds", about,
                  lines(across, up) + points(across, up, true) + points(across, up, false));
}

std::string Scatter::caption(const std::string& across_name, const std::string& up_name) const {
  const auto words = [](std::size_t count, const std::string& text) {
    return text + " " + count_text(static_cast<std::int64_t>(count));
  };
  std::string caption = count_text(static_cast<std::int64_t>(all_)) + " puzzles in both runs; ";
  caption += words(faster_across_, across_name + " is faster on");
  caption += words(faster_up_, ", " + up_name + " on");
  if (only_across_ + only_up_ > 0) {
    caption += words(only_across_, "; only " + across_name + " solves");
    caption += words(only_up_, ", only " + up_name);
  }
  const std::size_t neither = all_ - pairs_.size();
  if (neither > 0) caption += words(neither, ", neither") + " (not drawn)";
  return caption + ". The lines: equal times, and ten times as long.";
}

std::string Scatter::differences(const std::string& across_name, const std::string& up_name) const {
  std::vector<std::pair<double, const Pair*>> sorted;
  for (const Pair& pair : pairs_) {
    if (ratio(pair) > 1) sorted.emplace_back(ratio(pair), &pair);
  }
  if (sorted.empty()) return {};
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  HtmlTable table({{"Entry"},
                   {"Kind"},
                   {"Size"},
                   {across_name, Column::Content::kNumber},
                   {up_name, Column::Content::kNumber}});
  for (std::size_t i = 0; i < std::min(sorted.size(), kMostDifferences); ++i) {
    const auto& [across, up] = *sorted[i].second;
    table.add({printable(across->id), across->kind, size_text(*across),
               result_text(*across, timing_), result_text(*up, timing_)});
  }
  return "<details><summary>The largest differences</summary>\n" +
         table.str("The largest differences") + "</details>\n";
}

}  // namespace

std::string scatter_plot(const std::vector<Run>& runs, const std::vector<Match>& matches,
                         const Timing& timing, std::size_t across, std::size_t up) {
  const Scatter scatter(matches, timing, across, up);
  const std::string& a = runs[across].name;
  const std::string& b = runs[up].name;
  return "<figure class=\"scatter\">\n" + scatter.svg(a, b) + "<figcaption>" +
         html_text(scatter.caption(a, b)) + "</figcaption>\n" + scatter.differences(a, b) +
         "</figure>\n";
}

}  // namespace p2c

#include "cli/report_page/cactus_plot.hpp"

#include <algorithm>
#include <cmath>

#include "cli/page/html.hpp"
#include "cli/report_page/plot.hpp"

namespace p2c {
namespace {

constexpr Frame kFrame{460, 340, 62, 30, 448, 294};

// Of points nearer than this the first is drawn, which bounds the length of a line.
constexpr double kNear = 0.5;

std::string line_of(const std::vector<double>& times, std::size_t run, const Axis& across,
                    const Axis& up) {
  if (times.empty()) return {};
  std::string path;
  double last_x = 0;
  double last_y = 0;
  for (std::size_t i = 0; i < times.size(); ++i) {
    const double x = across.at(static_cast<double>(i + 1));
    const double y = up.at(times[i]);
    const bool near = std::abs(x - last_x) < kNear && std::abs(y - last_y) < kNear;
    if (near && i + 1 < times.size()) continue;
    const std::string at = picture_number(x) + " " + picture_number(y);
    // The first point is seen also where it is the only one.
    path.append(path.empty() ? "M" + at : "").append("L").append(at);
    last_x = x;
    last_y = y;
  }
  return "<path class=\"" + look_of(run) + "\" d=\"" + path + "\"/>\n";
}

std::string legend_item(const Run& run, std::size_t number, const Timing& timing) {
  const Figures figures = figures_of(run, timing);
  return "<li><svg class=\"key\" viewBox=\"0 0 28 12\" aria-hidden=\"true\"><path class=\"" +
         look_of(number) + "\" d=\"M2 6L26 6\"/></svg><b>" + html_text(run.name) +
         "</b>: " + count_text(figures.solved) + " of " + count_text(figures.puzzles) +
         " solved, PAR-2 " + seconds_text(figures.par2) + " s</li>\n";
}

}  // namespace

std::string cactus_plot(const std::vector<Run>& runs, const Timing& timing) {
  std::vector<std::vector<double>> times;
  std::size_t most = 0;
  double least_time = timing.limit;
  double most_time = 0;
  for (const Run& run : runs) {
    times.push_back(solved_times(run, timing));
    const std::vector<double>& sorted = times.back();
    if (sorted.empty()) continue;
    most = std::max(most, sorted.size());
    const auto positive = std::upper_bound(sorted.begin(), sorted.end(), 0.0);
    if (positive != sorted.end()) least_time = std::min(least_time, *positive);
    most_time = std::max(most_time, sorted.back());
  }
  const Axis across = Axis::of_counts(static_cast<std::int64_t>(most), kFrame.left, kFrame.right);
  const Axis up = Axis::of_times(least_time, most_time, kFrame.bottom, kFrame.top);
  std::string lines;
  std::string legend;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    lines += line_of(times[i], i, across, up);
    legend += legend_item(runs[i], i, timing);
  }
  return "<figure id=\"cactus\">\n" +
         plot_svg(kFrame, across, up, "puzzles solved", "seconds for each",
                  "Cactus plot: the puzzles that each run solves, sorted by time", lines) +
         "<ul class=\"legend\">\n" + legend +
         "</ul>\n<figcaption>A point (x, y) of a line: x puzzles were solved in at most y seconds "
         "each.</figcaption>\n</figure>\n";
}

}  // namespace p2c

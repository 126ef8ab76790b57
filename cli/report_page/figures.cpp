#include "cli/report_page/figures.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace p2c {
namespace {

std::vector<const RunRow*> rows_of(const Run& run) {
  std::vector<const RunRow*> rows;
  for (const RunRow& row : run.rows) rows.push_back(&row);
  return rows;
}

// Of an even number the mean of the two in the middle.
double median_of(const std::vector<double>& sorted) {
  if (sorted.empty()) return 0;
  const std::size_t middle = sorted.size() / 2;
  return sorted.size() % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

double mean_cost(const Match& match, const Timing& timing) {
  double cost = 0;
  int count = 0;
  for (const RunRow* const row : match.rows) {
    if (row == nullptr) continue;
    cost += timing.cost(*row);
    ++count;
  }
  return cost / count;
}

}  // namespace

Timing timing_of(const std::vector<Run>& runs, Clock clock) {
  Timing timing{clock};
  for (const Run& run : runs) {
    if (run.time_limit <= 0) continue;
    timing.limit = timing.has_limit ? std::min(timing.limit, run.time_limit) : run.time_limit;
    timing.has_limit = true;
  }
  if (timing.has_limit) return timing;
  for (const Run& run : runs) {
    for (const RunRow& row : run.rows) timing.limit = std::max(timing.limit, timing.seconds(row));
  }
  return timing;
}

Figures figures_of(const std::vector<const RunRow*>& rows, const Timing& timing) {
  Figures figures;
  std::vector<double> times;
  for (const RunRow* const row : rows) {
    ++figures.entries;
    ++figures.counts[static_cast<std::size_t>(row->status)];
    if (row->hash.empty()) continue;
    ++figures.puzzles;
    figures.par2 += timing.cost(*row);
    if (timing.solved(*row)) times.push_back(timing.seconds(*row));
  }
  if (figures.puzzles > 0) figures.par2 /= static_cast<double>(figures.puzzles);
  std::sort(times.begin(), times.end());
  figures.solved = static_cast<std::int64_t>(times.size());
  for (const double time : times) figures.total += time;
  figures.median = median_of(times);
  if (!times.empty()) figures.largest = times.back();
  return figures;
}

Figures figures_of(const Run& run, const Timing& timing) {
  return figures_of(rows_of(run), timing);
}

std::vector<SetFigures> figures_by_set(const std::vector<Run>& runs, const Timing& timing) {
  using Rows = std::vector<const RunRow*>;
  std::map<std::string, std::vector<Rows>> sets;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    for (const RunRow& row : runs[i].rows) {
      std::vector<Rows>& set = sets[set_of(row.id)];
      set.resize(runs.size());
      set[i].push_back(&row);
    }
  }
  std::vector<SetFigures> all;
  for (const auto& [name, rows_of_runs] : sets) {
    SetFigures& set = all.emplace_back(SetFigures{name, {}});
    for (const Rows& rows : rows_of_runs) set.runs.push_back(figures_of(rows, timing));
  }
  return all;
}

std::vector<double> solved_times(const Run& run, const Timing& timing) {
  std::vector<double> times;
  for (const RunRow& row : run.rows) {
    if (!row.hash.empty() && timing.solved(row)) times.push_back(timing.seconds(row));
  }
  std::sort(times.begin(), times.end());
  return times;
}

std::vector<const Match*> hardest_first(const std::vector<Match>& matches, const Timing& timing) {
  std::vector<std::pair<double, const Match*>> costs;
  for (const Match& match : matches) {
    if (!match.first().hash.empty()) costs.emplace_back(mean_cost(match, timing), &match);
  }
  std::stable_sort(costs.begin(), costs.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<const Match*> hardest;
  for (const auto& [cost, match] : costs) hardest.push_back(match);
  return hardest;
}

}  // namespace p2c

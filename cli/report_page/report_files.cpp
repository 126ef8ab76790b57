#include "cli/report_page/report_files.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "cli/report_page/report_options.hpp"
#include "instances/families/csv.hpp"
#include "instances/version.hpp"

namespace p2c {
namespace {

constexpr std::size_t kPiece = 1U << 16U;

using RowOfRun = std::pair<const Run*, const RunRow*>;

// Failures first, as on the page; then the longest time.
std::vector<RowOfRun> sorted_rows(const Report& report) {
  std::vector<RowOfRun> rows;
  for (const Run& run : report.runs) {
    for (const RunRow& row : run.rows) rows.emplace_back(&run, &row);
  }
  const auto before = [&](const RowOfRun& a, const RowOfRun& b) {
    const RunRow& x = *a.second;
    const RunRow& y = *b.second;
    if (is_failure(x.status) != is_failure(y.status)) return is_failure(x.status);
    if (is_failure(x.status) && x.status != y.status) return x.status > y.status;
    return report.timing.seconds(x) > report.timing.seconds(y);
  };
  std::stable_sort(rows.begin(), rows.end(), before);
  return rows;
}

std::string number_or_nothing(int number) { return number == 0 ? "" : std::to_string(number); }

Json figures_json(const Figures& figures) {
  JsonMembers counts;
  for (std::size_t i = 0; i < kRowStatuses.size(); ++i) {
    if (figures.counts[i] > 0) counts[kRowStatuses[i]] = figures.counts[i];
  }
  return JsonMembers{{"entries", figures.entries}, {"statuses", counts},
                     {"puzzles", figures.puzzles}, {"solved", figures.solved},
                     {"median", figures.median},   {"largest", figures.largest},
                     {"total", figures.total},     {"par2", figures.par2}};
}

// The hashes of the rules that its rows name.
std::vector<Json> rules_of(const Run& run) {
  std::set<std::string> hashes;
  for (const RunRow& row : run.rows) {
    if (!row.rules.empty()) hashes.insert(row.rules);
  }
  return {hashes.begin(), hashes.end()};
}

Json run_json(const Run& run, const Timing& timing) {
  JsonMembers json{{"name", run.name},
                   {"file", run.file},
                   {"version", run.version},
                   {"do", run.work},
                   {"complete", run.ended}};
  const std::vector<Json> rules = rules_of(run);
  if (!rules.empty()) json["rules"] = rules;
  json["figures"] = figures_json(figures_of(run, timing));
  return json;
}

}  // namespace

void write_table(const Report& report, Output& out) {
  std::string text = csv_line({"run", "n", "id", "set", "kind", "rows", "cols", "hash", "rules",
                               "status", "limit", "cpu", "wall", "error"});
  for (const auto& [run, row] : sorted_rows(report)) {
    text += csv_line({csv_text(run->name), std::to_string(row->n), csv_text(row->id),
                      csv_text(set_of(row->id)), csv_text(row->kind), number_or_nothing(row->rows),
                      number_or_nothing(row->cols), row->hash, csv_text(row->rules),
                      std::string(name_of(row->status)), row->limit, json_number(row->cpu),
                      json_number(row->wall), csv_text(row->error)});
    if (text.size() > kPiece) {
      out.write(text);
      text.clear();
    }
  }
  out.write(text);
}

JsonMembers report_figures(const Report& report) {
  std::vector<Json> runs;
  for (const Run& run : report.runs) runs.push_back(run_json(run, report.timing));
  std::vector<Json> sets;
  for (const auto& [name, figures] : figures_by_set(report.runs, report.timing)) {
    std::vector<Json> of_runs;
    for (const Figures& one : figures) of_runs.push_back(figures_json(one));
    sets.push_back(JsonMembers{{"set", name}, {"runs", of_runs}});
  }
  return JsonMembers{{"format", 1},
                     {"time", word_of(report.timing.clock, ReportOptions::kClocks)},
                     {"time_limit", report.timing.has_limit ? Json(report.timing.limit) : Json()},
                     {"puzzles", report.hardest.size()},
                     {"contradictions", report.contradictions.size()},
                     {"runs", runs},
                     {"sets", sets},
                     {"version", kVersion}};
}

}  // namespace p2c

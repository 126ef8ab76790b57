#include "cli/report_page/report_tables.hpp"

#include <algorithm>

#include "cli/page/html.hpp"
#include "cli/report_page/html_table.hpp"
#include "cli/report_page/plot.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

using enum Column::Content;

constexpr std::size_t kMostSets = 200;
constexpr std::int64_t kMostFailures = 100;  // of a status
constexpr std::size_t kMostContradictions = 100;
constexpr std::size_t kMostHardest = 500;

std::string more_rows(std::size_t more, const std::string& what) {
  if (more == 0) return {};
  return note(count_text(static_cast<std::int64_t>(more)) + " more " + what +
              " are in the table of <code>--csv</code>.");
}

std::string in_short(const std::string& text) {
  constexpr std::size_t kLongest = 200;
  if (text.size() <= kLongest) return printable(text);
  return printable(text.substr(0, kLongest)) + "\u2026";
}

// Of the statuses that any run has.
std::vector<RowStatus> statuses_of(const std::vector<Figures>& totals) {
  std::vector<RowStatus> statuses;
  for (std::size_t i = 0; i < kRowStatuses.size(); ++i) {
    const auto status = static_cast<RowStatus>(i);
    const bool occurs = std::any_of(totals.begin(), totals.end(), [&](const Figures& figures) {
      return figures.count(status) > 0;
    });
    if (occurs) statuses.push_back(status);
  }
  return statuses;
}

class SummaryTable {
 public:
  SummaryTable(const std::vector<Run>& runs, const std::vector<Figures>& totals)
      : runs_(runs), statuses_(statuses_of(totals)), table_(columns()) {}

  void add(const std::string& name, const std::vector<Figures>& figures) {
    for (std::size_t i = 0; i < runs_.size(); ++i) {
      if (figures[i].entries > 0 || runs_.size() == 1) add(name, runs_[i].name, figures[i]);
    }
  }
  std::string str() const { return table_.str("Summary"); }

 private:
  std::vector<Column> columns() const {
    std::vector<Column> columns{{"Set"}};
    if (runs_.size() > 1) columns.push_back({"Run"});
    columns.push_back({"Entries", kNumber});
    for (const RowStatus status : statuses_)
      columns.push_back({std::string(name_of(status)), kNumber});
    for (const char* const name : {"Solved", "Median s", "Largest s", "Total s", "PAR-2 s"}) {
      columns.push_back({name, kNumber});
    }
    return columns;
  }

  void add(const std::string& name, const std::string& run, const Figures& figures) {
    std::vector<std::string> cells{name};
    if (runs_.size() > 1) cells.push_back(run);
    cells.push_back(count_text(figures.entries));
    for (const RowStatus status : statuses_) cells.push_back(count_text(figures.count(status)));
    cells.push_back(count_text(figures.solved));
    for (const double seconds : {figures.median, figures.largest, figures.total}) {
      cells.push_back(figures.solved > 0 ? seconds_text(seconds) : "");
    }
    cells.push_back(figures.puzzles > 0 ? seconds_text(figures.par2) : "");
    table_.add(cells);
  }

  const std::vector<Run>& runs_;
  std::vector<RowStatus> statuses_;
  HtmlTable table_;
};

std::string reason_of(const RunRow& row) {
  if (!row.error.empty()) return in_short(row.error);
  return row.limit.empty() ? "" : row.limit + " limit";
}

std::string result_of(const RunRow* row, const Timing& timing) {
  return row == nullptr ? "" : result_text(*row, timing);
}

}  // namespace

std::string note(const std::string& words) { return "<p class=\"note\">" + words + "</p>\n"; }

std::string result_text(const RunRow& row, const Timing& timing) {
  if (timing.solved(row)) return seconds_text(timing.seconds(row));
  return is_failure(row.status) ? std::string(name_of(row.status))
                                : "> " + seconds_text(timing.limit);
}

std::string size_text(const RunRow& row) {
  if (row.rows == 0) return {};
  return std::to_string(row.rows) + " x " + std::to_string(row.cols);
}

std::string kind_text(const RunRow& row) {
  return row.rules.empty() ? row.kind : row.kind + ", rules " + printable(row.rules);
}

std::string runs_table(const std::vector<Run>& runs) {
  HtmlTable table({{"Run"},
                   {"File"},
                   {"Work"},
                   {"Options", kLongText},
                   {"Inputs", kLongText},
                   {"Version"},
                   {"Rows", kNumber},
                   {"State"}});
  for (const Run& run : runs) {
    table.add({run.name, run.file, run.work, in_short(run.options), in_short(run.inputs),
               run.version, count_text(static_cast<std::int64_t>(run.rows.size())),
               run.ended ? "complete" : "unfinished"});
  }
  return table.str("Runs");
}

std::string summary_table(const std::vector<Run>& runs, const Timing& timing) {
  std::vector<Figures> totals;
  for (const Run& run : runs) totals.push_back(figures_of(run, timing));
  const std::vector<SetFigures> sets = figures_by_set(runs, timing);
  SummaryTable table(runs, totals);
  if (sets.size() != 1) table.add("all", totals);
  const std::size_t shown = std::min(sets.size(), kMostSets);
  for (std::size_t i = 0; i < shown; ++i) table.add(printable(sets[i].set), sets[i].runs);
  return table.str() + more_rows(sets.size() - shown, "sets");
}

std::string failures_table(const std::vector<Run>& runs, const Timing& timing) {
  HtmlTable table({{"Entry"},
                   {"Run"},
                   {"Status"},
                   {"Reason", kLongText},
                   {"Kind"},
                   {"Size"},
                   {"Seconds", kNumber}},
                  true);
  std::size_t more = 0;
  for (std::size_t i = kRowStatuses.size(); i-- > static_cast<std::size_t>(RowStatus::kLimit);) {
    std::int64_t shown = 0;
    for (const Run& run : runs) {
      for (const RunRow& row : run.rows) {
        if (static_cast<std::size_t>(row.status) != i) continue;
        if (++shown > kMostFailures) {
          ++more;
          continue;
        }
        table.add({printable(row.id), run.name, std::string(name_of(row.status)), reason_of(row),
                   kind_text(row), size_text(row), seconds_text(timing.seconds(row))});
      }
    }
  }
  if (table.empty()) return {};
  return table.str("Failures") + more_rows(more, "failures");
}

std::string contradictions_table(const std::vector<Run>& runs,
                                 const std::vector<const Match*>& contradictions) {
  std::vector<Column> columns{{"Entry"}, {"Kind"}, {"Size"}};
  for (const Run& run : runs) columns.push_back({run.name});
  HtmlTable table(columns);
  const std::size_t shown = std::min(contradictions.size(), kMostContradictions);
  for (std::size_t i = 0; i < shown; ++i) {
    const RunRow& first = contradictions[i]->first();
    std::vector<std::string> cells{printable(first.id), kind_text(first), size_text(first)};
    for (const RunRow* const row : contradictions[i]->rows) {
      cells.emplace_back(row == nullptr ? "" : name_of(row->status));
    }
    table.add(cells);
  }
  return table.str("Contradictions") + more_rows(contradictions.size() - shown, "contradictions");
}

std::string hardest_table(const std::vector<Run>& runs, const std::vector<const Match*>& hardest,
                          const Timing& timing) {
  std::vector<Column> columns{{"Entry"}, {"Kind"}, {"Size"}};
  for (const Run& run : runs) columns.push_back({runs.size() > 1 ? run.name : "Seconds", kNumber});
  HtmlTable table(columns, true);
  const std::size_t shown = std::min(hardest.size(), kMostHardest);
  for (std::size_t i = 0; i < shown; ++i) {
    const RunRow& first = hardest[i]->first();
    std::vector<std::string> cells{printable(first.id), kind_text(first), size_text(first)};
    for (const RunRow* const row : hardest[i]->rows) cells.push_back(result_of(row, timing));
    table.add(cells);
  }
  return table.str("The hardest puzzles") + more_rows(hardest.size() - shown, "puzzles");
}

}  // namespace p2c

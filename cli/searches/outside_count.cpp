#include "cli/searches/outside_count.hpp"

#include "cli/report.hpp"
#include "solver_glue/formula_search.hpp"

namespace p2c {
namespace {

Status status_of(const OutsideCount& found) {
  if (!found.count) return Status::kUnknown;
  return *found.count == "0" ? Status::kUnsatisfiable : Status::kSatisfiable;
}

void take_count(const OutsideCount& found, const SolverCommand& counter, const Stop& stop,
                SearchResult& result) {
  const std::string count = found.count.value_or("0");
  result.text = (found.count ? "" : "at least ") + count + "\n";
  result.report["proven"] = "unchecked";
  constexpr std::size_t kMostDigits = 18;  // readers of JSON have numbers of 64 bits
  result.report["count"] = count.size() <= kMostDigits ? Json::of_text(count) : Json(count);
  result.report["complete"] = found.count.has_value();
  if (found.count) return;
  result.code = kLimit;
  if (stop.reason() == Stop::kNo) result.message = counter.name + " gave no count";
}

}  // namespace

SolverCommand counter_of(const SolverOption& solver) {
  try {
    SolverCommand command = parse_solver_command(solver.solver);
    if (!command.writes_file) return command;
  } catch (const BadCommand& error) {
    throw UsageError{"--solver: " + std::string(error.what())};
  }
  throw UsageError{"--solver: a counter prints its count, and gets no {out}"};
}

void check_counter(const SolverOption& solver) {
  if (!solver.solver.empty()) counter_of(solver);
}

SearchResult count_outside(const Document& document, const SolverCommand& counter,
                           const SearchOptions& options, const Stop& stop, double parse) {
  const OutsideCount found = count_formula_outside(document, counter, options);
  SearchResult result;
  result.report = report_head(document, status_of(found));
  take_count(found, counter, stop, result);
  report_figures(result.report,
                 {found.size.variables, found.size.clauses, 0, 1, found.write_seconds,
                  found.count_seconds, counter.name},
                 parse, parse + found.write_seconds + found.count_seconds);
  result.says_limit = true;
  return result;
}

}  // namespace p2c

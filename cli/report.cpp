#include "cli/report.hpp"

#include "instances/formats/answer_json.hpp"
#include "instances/kinds/brought_kind.hpp"
#include "instances/version.hpp"

namespace p2c {

JsonMembers report_head(const AnyPuzzle& puzzle, std::optional<Status> status) {
  JsonMembers report{{"format", 1}, {"puzzle", puzzle.name()}};
  if (const std::string hash = rules_hash(puzzle.kind()); !hash.empty()) report["rules"] = hash;
  if (status) report["status"] = status_name(*status);
  return report;
}

JsonMembers report_head(const Document& document, std::optional<Status> status) {
  JsonMembers report = report_head(*document.puzzle, status);
  if (!document.own_rules.empty()) report["own_rules"] = document.own_rules;
  if (!document.kind_by.empty()) report["kind_by"] = document.kind_by;
  return report;
}

Json report_answer(const AnyPuzzle& puzzle, const Answer& answer) {
  return answer_json(puzzle.answer_rows(answer));
}

void report_figures(JsonMembers& report, const SearchFigures& figures, double parse, double total) {
  report["variables"] = figures.variables;
  report["clauses"] = figures.clauses;
  report["cuts"] = figures.cuts;
  report["rounds"] = figures.rounds;
  report["seconds"] = JsonMembers{
      {"parse", parse}, {"encode", figures.encode}, {"solve", figures.solve}, {"total", total}};
  report["solver"] = figures.solver;
  report["version"] = kVersion;
}

void report_search(JsonMembers& report, const Search& search, double parse, double total) {
  const SolverCounts counts = search.counts();
  report_figures(report,
                 {counts.variables, counts.clauses, counts.cuts, counts.rounds,
                  search.encode_seconds(), search.solve_seconds(), search.solver()},
                 parse, total);
}

JsonMembers report_error(const std::string& message, const std::string& place) {
  JsonMembers report{{"format", 1}, {"error", message}};
  if (!place.empty()) report["place"] = place;
  report["version"] = kVersion;
  return report;
}

std::string to_text(const Json& report) { return report.text() + "\n"; }

}  // namespace p2c

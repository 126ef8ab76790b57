// The JSON documents of the command.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "cnf_out/model.hpp"
#include "instances/documents/registry.hpp"
#include "solver_glue/search.hpp"

namespace puzzle2cnf {

using Json = nlohmann::ordered_json;

/// {"format": 1, "puzzle": NAME, "status": ...}; no status when there is none.
Json report_head(const AnyPuzzle& puzzle, std::optional<Status> status);

/// The answer as JSON.
Json report_answer(const AnyPuzzle& puzzle, const Answer& answer);

/// What is reported of a search.
struct SearchFigures {
  std::int64_t variables;
  std::int64_t clauses;
  std::int64_t cuts;
  double encode;  // seconds
  double solve;
  std::string solver;
};
void report_figures(Json& report, const SearchFigures& figures, double parse, double total);

/// Adds sizes, seconds and solver of a search. `parse` and `total` are seconds.
void report_search(Json& report, const Search& search, double parse, double total);

/// {"format": 1, "error": MESSAGE, "place": PLACE}; no place when it is empty.
Json report_error(const std::string& message, const std::string& place);

/// As it is printed: one line, with a final newline. Bytes that are not UTF-8 are replaced.
std::string to_text(const Json& report);

}  // namespace puzzle2cnf

// The JSON documents of the command.
#pragma once

#include <optional>
#include <string>

#include "cnf_out/model.hpp"
#include "instances/documents/document.hpp"
#include "instances/formats/json_text.hpp"
#include "solver_glue/search.hpp"

namespace p2c {

/// {"format": 1, "puzzle": NAME, "rules": HASH, "status": ...}; no rules for a kind of the list, no
/// status when there is none.
JsonMembers report_head(const AnyPuzzle& puzzle, std::optional<Status> status);

/// The same for a puzzle that was read, with "own_rules" where it has rules of its own.
JsonMembers report_head(const Document& document, std::optional<Status> status);

/// The answer as JSON.
Json report_answer(const AnyPuzzle& puzzle, const Answer& answer);

/// What is reported of a search.
struct SearchFigures {
  std::int64_t variables;
  std::int64_t clauses;
  std::int64_t cuts;
  std::int64_t rounds;  // calls of the solver
  double encode;        // seconds
  double solve;
  std::string solver;
};
void report_figures(JsonMembers& report, const SearchFigures& figures, double parse, double total);

/// Adds sizes, seconds and solver of a search. `parse` and `total` are seconds.
void report_search(JsonMembers& report, const Search& search, double parse, double total);

/// {"format": 1, "error": MESSAGE, "place": PLACE}; no place when it is empty.
JsonMembers report_error(const std::string& message, const std::string& place);

/// As it is printed: one line, with a final newline.
std::string to_text(const Json& report);

}  // namespace p2c

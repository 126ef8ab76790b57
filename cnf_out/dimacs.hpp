// Formulas as DIMACS CNF.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "encoder/clause_sink.hpp"

namespace puzzle2cnf {

/// Takes bytes; throws when they cannot be written.
using ByteWriter = std::function<void(std::string_view)>;

struct FormulaSize {
  std::int64_t variables;
  std::int64_t clauses;
};

/// Writes what `fill` puts into a sink: the comments, a header with exact counts, a clause a line.
/// Runs `fill` twice, once to count, so it must be pure. Nothing is kept in memory.
/// Comments may hold no line end and no "--", which CaDiCaL and Kissat would read as an option.
/// With `annotate` each group of clauses has its remark above it, as a comment.
FormulaSize write_dimacs(const ByteWriter& write, const std::vector<std::string>& comments,
                         const std::function<void(ClauseSink&)>& fill, const Stop* stop = nullptr,
                         bool annotate = false);

}  // namespace puzzle2cnf

// What the writers of formulas share.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cnf_out/text_buffer.hpp"
#include "encoder/clauses/clause_sink.hpp"

namespace p2c {

/// What a file holds besides the formula.
struct FormulaHead {
  std::vector<std::string> comments = {};  // without a line end or "--"
  /// Variables 1 to this are the ones to count models over.
  std::optional<int> projection = {};
  /// Each group of clauses has its remark above it, as a comment.
  bool annotate = false;
  /// The head of OPB says what the competitions from 2024 on ask for.
  bool competition = false;
};

struct FormulaSize {
  std::int64_t variables;
  std::int64_t clauses;   // constraints where there are others
  std::int64_t literals;  // terms
  std::int64_t bytes;     // of the text, before any compression
};

/// Puts a formula into a sink. It runs twice, once to count for the header, so it must be pure.
using FillFormula = std::function<void(ClauseSink&)>;

}  // namespace p2c

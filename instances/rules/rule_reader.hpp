// Reads a kind of puzzle from a text:
//
//   rules 1
//   puzzle NAME "about" {also NAME} {pid NAME}
//   given NAME: number LO..[HI] on cells, JSON-NAME, "a number of cells" [, stays unknown]
//   answer NAME: shading on cells
//   rule KEY "label": [each VAR in SET {, VAR in SET} [where (CONDITION)]:] WHAT-HOLDS
//
// A statement begins at the start of a line; the lines of it that follow begin with blanks. Holes
// of labels, {VAR} and {GIVEN of VAR}, are filled from what is given. A set is
//
//   cells [with GIVEN | with number GIVEN | without GIVEN]    neighbours of VAR    around VAR
//   pairs   2x2   rows   columns   lines                      VAR, of a set
//
// and what holds is made of
//
//   VAR is [not] ANSWER     COUNT [= | != | <= | >=] COUNT     not, and, or, implies, (...)
//   all VAR in SET [where (CONDITION)]: ...      some VAR in SET [where (CONDITION)]: ...
//   connected [not] ANSWER      apart [not] ANSWER             alone at the top of a rule
//
// with counts
//
//   NUMBER   GIVEN of VAR   [not] ANSWER in SET   count VAR in SET where (...)   COUNT + COUNT
//   size of seen from VAR through [not] ANSWER
//
// `GIVEN of VAR` needs a VAR that is known to have a number: `with number`. What is seen is
// compared by '=' with a number, alone in what holds.
#pragma once

#include <string>
#include <string_view>

#include "instances/rules/rule_text.hpp"

namespace p2c {

/// Throws InputError: "file:line:col: expected ..., got ...".
RuleText read_rules(std::string_view text, const std::string& file);

}  // namespace p2c

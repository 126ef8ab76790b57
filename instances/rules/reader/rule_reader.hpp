// Reads a kind of puzzle from a text:
//
//   rules 1
//   puzzle NAME "about" {also NAME} {pid NAME}
//   given ...        as many as there are, then answer ...: given_reader.hpp
//   rule KEY "label": [[each VAR in SET {, VAR in SET}] [where (CONDITION)]:] WHAT-HOLDS
//   sample and wrong KEY, each with the lines of a board: board_reader.hpp
//
// A statement begins at the start of a line; its further lines begin with blanks. Holes of labels,
// {VAR} and {GIVEN of VAR}, are filled from what is given. docs/rules.md says what sets, numbers
// and conditions are; formula_reader.hpp reads them.
#pragma once

#include <string>
#include <string_view>

#include "instances/rules/rule_text.hpp"

namespace p2c {

/// Throws InputError: "file:line:col: expected ..., got ...".
RuleText read_rules(std::string_view text, const std::string& file);

}  // namespace p2c

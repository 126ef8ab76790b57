// What was found about a text of rules, for people and for programs.
#pragma once

#include <string>
#include <string_view>

#include "instances/formats/json_text.hpp"
#include "solver_glue/judge/judged_text.hpp"

namespace p2c {

/// A line for each rule, then what was found. `stopped` says why it is not all; empty: it is.
std::string judgement_text(const JudgedText& text, std::string_view stopped);

/// The members of its report, below those of any report.
JsonMembers judgement_report(const JudgedText& text, std::string_view stopped);

}  // namespace p2c

// How the work on a puzzle ended, in the words that stand below what is known of it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "instances/formats/json_text.hpp"
#include "instances/limits/stop.hpp"

namespace p2c {

inline constexpr const char* kNoAnswer = "no answer";
inline constexpr const char* kNoProof = "no proof";
inline constexpr const char* kNotReached = "not reached";

/// "not solved: " and why.
std::string not_solved(std::string_view why);

/// Why work ended early. kNo is a limit of conflicts, the only one that no Stop knows of.
std::string_view stop_word(Stop::Reason reason);

/// A signal came, so the output is a part of what was asked for.
bool is_interrupted(const Stop& stop);

/// How far the work on several came when a signal ended it.
struct Reached {
  std::size_t done = 0;
  std::size_t all = 0;
  bool is_counted = true;  // else there may be more
};

/// "# interrupted: N of M", or "of at least M", with its line end.
std::string interrupted_line(const Reached& reached);
/// The same as a document.
JsonMembers report_interrupted(const Reached& reached);

/// As a line of a text, which readers of puzzles and answers pass over.
std::string outcome_line(std::string_view outcome);

}  // namespace p2c

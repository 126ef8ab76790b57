// What the verbs share that look for answers.
#pragma once

#include <string>

#include "cli/options/encoding_options.hpp"
#include "cli/progress.hpp"
#include "cli/report.hpp"
#include "cli/stopwatch.hpp"
#include "cli/verbs.hpp"

namespace p2c {

/// What came of one puzzle.
struct SearchResult {
  ExitCode code = kDone;
  JsonMembers report;
  std::string text;
  std::string message;  // for people, on stderr; may be empty
  std::string picture;  // for a file of -o that is one, else empty
  std::string outcome;  // how it ended, where the text alone does not say it (cli/outcome.hpp)
  bool is_interrupted = false;  // by a signal, or not begun because of one
  bool says_limit = false;      // the text says that a limit was reached
};

/// "A; B", or the one that is not empty.
std::string join_words(const std::string& first, const std::string& second);

/// A search as these options say, with the usual encoding. `progress`, which must outlive it, shows
/// how it goes.
SearchOptions search_options(const SolverOptions& solver, const Request& request,
                             ProgressLine* progress = nullptr);
/// The same for verbs that take options of the encoding.
SearchOptions search_options(const EncodingOptions& encoding, const Request& request,
                             ProgressLine* progress = nullptr);

}  // namespace p2c

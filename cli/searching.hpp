// What the verbs share that look for answers in several puzzles.
#pragma once

#include <functional>
#include <string>

#include "cli/options/encoding_options.hpp"
#include "cli/progress.hpp"
#include "cli/report.hpp"
#include "cli/stopwatch.hpp"
#include "cli/verbs.hpp"

namespace puzzle2cnf {

/// What came of one puzzle.
struct SearchResult {
  ExitCode code = kDone;
  JsonMembers report;
  std::string text;
  std::string message;  // for people, on stderr; may be empty
  std::string picture;  // for a file of -o that is one, else empty
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

/// May write to the output of the task by itself: it runs in the thread that owns the output.
using SearchFunction = std::function<SearchResult(const std::string& path, const Request& request)>;

/// What may run in any thread: a plain function with its arguments, and no Output among them.
struct SearchWork {
  template <class Arguments>
  SearchWork(SearchResult (*work)(const std::string&, const Arguments&, const Request&),
             const Arguments& arguments)
      : run([work, &arguments](const std::string& path, const Request& request) {
          return work(path, arguments, request);
        }),
        limits(arguments),
        threads(arguments.threads) {}

  const SearchFunction run;
  const LimitOptions limits;
  const int threads;
};

/// Works on the inputs, several at once, and prints each in its turn; JSON as one document, a list
/// when there are several inputs. Of several, each has limits of its own; one that fails is
/// reported and the others go on, until a signal. Returns the highest code.
ExitCode run_for_each_input(const Task& task, const SearchWork& work);

/// The same with one input after the other, in this thread.
ExitCode run_one_by_one(const Task& task, const LimitOptions& limits, const SearchFunction& work);

/// The same where -o may name a picture: then it takes one input, the output gets the picture and
/// stdout the text.
ExitCode run_and_draw(const Task& task, const OutputOptions& output, const SearchWork& work);

}  // namespace puzzle2cnf

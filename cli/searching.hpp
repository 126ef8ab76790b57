// What the verbs share that look for answers in several puzzles.
#pragma once

#include <functional>
#include <string>

#include "cli/progress.hpp"
#include "cli/report.hpp"
#include "cli/verbs.hpp"

namespace puzzle2cnf {

/// What came of one puzzle.
struct SearchResult {
  ExitCode code = kDone;
  Json report;
  std::string text;
  std::string message;  // for people, on stderr; may be empty
  std::string picture;  // for a file of -o that is one, else empty
};

/// What the command line says of any search.
SearchOptions search_options(const Request& request);
/// With a line that tells how it goes; the line must outlive the search.
SearchOptions search_options(const Request& request, ProgressLine& progress);

/// A plain function, and without an Output in its request: it may run in any thread.
using SearchWork = SearchResult (*)(const std::string& path, const Request& request);

/// May write to the output of the task by itself: it runs in the thread that owns the output.
using SearchFunction = std::function<SearchResult(const std::string& path, const Request& request)>;

/// Works on the inputs, several at once, and prints each in its turn; JSON as one document, a list
/// when there are several inputs. Of several, each has limits of its own; one that fails is
/// reported and the others go on, until a signal. Returns the highest code.
ExitCode run_for_each_input(const Task& task, SearchWork work);

/// The same with one input after the other, in this thread.
ExitCode run_one_by_one(const Task& task, const SearchFunction& work);

/// The same where -o may name a picture: then it takes one input, the output gets the picture and
/// stdout the text.
ExitCode run_and_draw(const Task& task, SearchWork work);

}  // namespace puzzle2cnf

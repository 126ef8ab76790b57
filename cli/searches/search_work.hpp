// A search in one puzzle, as work that is given to threads.
#pragma once

#include <functional>

#include "cli/options/limit_options.hpp"
#include "cli/searches/searching.hpp"
#include "instances/collections/entry.hpp"

namespace p2c {

/// May write to the output of the task by itself: it runs in the thread that owns the output.
using SearchFunction = std::function<SearchResult(const Entry& entry, const Request& request)>;

/// What may run in any thread: a plain function with its arguments, and no Output among them.
struct SearchWork {
  template <class Arguments>
  SearchWork(SearchResult (*work)(const Entry&, const Arguments&, const Request&),
             const Arguments& arguments)
      : run([work, &arguments](const Entry& entry, const Request& request) {
          return work(entry, arguments, request);
        }),
        limits(arguments),
        threads(arguments.threads) {}

  const SearchFunction run;
  const LimitOptions limits;
  const int threads;
};

/// The work on one puzzle. A stop that the request does not know of, a limit of conflicts, gets its
/// words.
SearchResult work_on(const Entry& entry, const Request& request, const SearchFunction& work);

}  // namespace p2c

// One puzzle of several: it has limits of its own, and when it fails the others go on.
#pragma once

#include <exception>
#include <memory>
#include <string>
#include <vector>

#include "cli/collections/collection.hpp"
#include "cli/limits.hpp"
#include "cli/searches/search_work.hpp"

namespace p2c {

/// The result of an entry, and what stderr says of it.
struct Worked {
  SearchResult result;
  std::vector<std::string> lines;
};

/// An entry that was taken from a collection; its limits are running.
class OneOfSeveral {
 public:
  /// The next entry; null after the last, and after a signal.
  static std::unique_ptr<OneOfSeveral> take(const Task& task, const LimitOptions& limits);

  const std::string& id() const { return entry_.id; }
  /// Throws only what ends all work: UsageError and OutputError.
  Worked work(const SearchFunction& work) const;

 private:
  OneOfSeveral(const Task& task, const LimitOptions& limits)
      : task_(task), limits_(task.stop, limits, task.memory) {}

  SearchResult try_on(const Request& request, const SearchFunction& work) const;
  SearchResult without_signal(SearchResult result) const;

  const Task& task_;
  OwnLimits limits_;
  Entry entry_;
  std::exception_ptr failure_;  // while it was read
};

}  // namespace p2c

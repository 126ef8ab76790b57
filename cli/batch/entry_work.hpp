// What --do names: the options of a verb, and its work on one puzzle of many.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/verbs.hpp"
#include "instances/collections/entry.hpp"
#include "instances/formats/json_text.hpp"

namespace p2c {

/// What came of a puzzle.
struct EntryResult {
  ExitCode code = kDone;  // kLimit: what else is here was found before
  std::string status;     // of its row, unless it came to a limit
  std::string message;    // may be empty
  JsonMembers members;    // more of its row
};

/// The work of one verb. The words of its command line are parsed first.
class EntryWork {
 public:
  EntryWork() = default;
  EntryWork(const EntryWork&) = delete;
  EntryWork& operator=(const EntryWork&) = delete;
  virtual ~EntryWork() = default;

  /// Throws UsageError.
  virtual void parse(const std::vector<std::string>& words) = 0;
  /// The text of --rules, which is right; before the first puzzle.
  virtual void take_rules(const std::string& text) = 0;
  const OptionList& list() const { return list_; }
  virtual const CommonOptions& common() const = 0;
  virtual const LimitOptions& limits() const = 0;
  /// The puzzle with this number over all inputs. Throws what the verb does.
  virtual EntryResult run(const Entry& entry, std::int64_t n, const Request& request) const = 0;

 protected:
  OptionList list_;
};

/// A word of --do.
struct WorkWord {
  std::string_view word;
  std::unique_ptr<EntryWork> (*make)();
};

}  // namespace p2c

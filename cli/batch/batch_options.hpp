// The command line of `batch`.
#pragma once

#include <string>
#include <vector>

#include "cli/batch/shard.hpp"
#include "cli/options/answer_options.hpp"
#include "cli/options/encoding_options.hpp"
#include "cli/options/limit_options.hpp"
#include "cli/options/presolve_option.hpp"
#include "cli/options/puzzle_options.hpp"
#include "instances/formats/json_text.hpp"

namespace p2c {

enum class EntryOrder { kInput, kLongestFirst };

/// What is done, where the rows go, and who does it. The limits and what --do takes are the
/// workers', so they are no groups of this verb.
struct BatchOptions : ManifestOption, PuzzleOptions {
  static constexpr std::array<Word<EntryOrder>, 2> kOrders = {
      {{"input", EntryOrder::kInput}, {"longest-first", EntryOrder::kLongestFirst}}};

  std::string work;    // --do
  std::string output;  // of the rows
  std::string into;    // the directory for files; empty: none
  bool force = false;
  bool resume = false;
  bool retry = false;
  int jobs;
  Shard shard;
  EntryOrder order = EntryOrder::kInput;
  LimitOptions limits;
  OptionList* declared = nullptr;  // they were declared there

  BatchOptions();

  void declare(OptionList& options);

  /// Those that --do gets, as words and, for the header, as JSON.
  std::vector<std::string> work_words() const;
  JsonMembers work_json() const;
  /// --solver.
  const std::string& solver() const { return for_work_.solver; }
  bool runs_solver() const { return !solver().empty(); }
  /// Throws UsageError for one of them that `work` does not declare.
  void check_work(const OptionList& work_list) const;

 private:
  // What workers get with all of them, and check.
  struct ForWork {
    EncodingOptions encoding;
    PresolveOption presolve;
    AnswerLimitOption limit;
    std::string solver;
    int depth = 0;
    bool smallest = false;
  };

  void declare_own(OptionList& options);
  void declare_for_work(OptionList& options);
  std::vector<GivenOption> for_work() const;

  ForWork for_work_;
};

}  // namespace p2c

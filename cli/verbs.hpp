// The verbs. Each has a file of its own.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/collections/collection.hpp"
#include "cli/collections/rules_file.hpp"
#include "cli/exit_code.hpp"
#include "cli/limits.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/puzzle_options.hpp"
#include "cli/options/threads_option.hpp"
#include "cli/output.hpp"
#include "cli/sandbox.hpp"
#include "instances/limits/stop.hpp"

namespace p2c {

struct Document;

/// What work needs beside its options. Any thread may work on it: there is no Output in it.
struct Request {
  const CommonOptions& common;
  const Stop& stop;
  /// Takes a line for stderr, without its end.
  std::function<void(std::string_view)> say;
  /// It is the only puzzle of the command.
  bool is_alone = true;
  /// Gets each puzzle that was read; may be empty.
  std::function<void(const Document&)> note_puzzle = {};
};

/// What a verb works with, in the one thread that owns the output. The caller commits `out` when
/// the verb returns.
struct Task : Request {
  Output& out;
  MemoryWatch& memory;  // for puzzles with limits of their own
  Collection& puzzles;  // of the verbs with kPuzzles; empty for others
  /// To be called where there are several puzzles: the limits of the process were for one.
  std::function<void()> lift_limits;
};

/// A verb with its options: first they are parsed, then it runs.
class Call {
 public:
  Call() = default;
  Call(const Call&) = delete;
  Call& operator=(const Call&) = delete;
  virtual ~Call() = default;

  /// Throws UsageError.
  void parse(const std::vector<std::string>& words) { list_.parse(words, common().inputs); }
  const OptionList& list() const { return list_; }
  /// It takes more options than every verb does.
  virtual bool has_groups() const = 0;

  virtual CommonOptions& common() = 0;
  virtual OutputOptions* output() = 0;  // null: it writes to stdout only
  /// What the verb's puzzles come from, where they are its inputs.
  virtual CollectionInputs puzzles() const = 0;
  virtual LimitOptions limits() const = 0;
  /// Reads the file of --rules, before it runs.
  virtual void read_rules(const Stop& stop) = 0;
  /// Gives the options those of a sandbox, after parsing. Throws UsageError (cli/sandbox.hpp).
  virtual void put_into_sandbox() = 0;
  virtual int threads() const = 0;
  /// How many puzzles it makes. Of several each has limits of its own.
  virtual std::int64_t count() const = 0;
  virtual ExitCode run(const Task& task) const = 0;

 protected:
  OptionList list_;
};

/// A call of a verb that takes these arguments.
template <class Arguments, ExitCode (*kRun)(const Arguments&, const Task&)>
class CallOf : public Call {
 public:
  CallOf() { arguments_.declare(list_); }

  bool has_groups() const override { return Arguments::kHasGroups; }
  CommonOptions& common() override { return arguments_; }
  OutputOptions* output() override { return group_of<OutputOptions>(arguments_); }
  CollectionInputs puzzles() const override {
    const auto* manifest = group_of<const ManifestOption>(arguments_);
    const auto* puzzle = group_of<const PuzzleOptions>(arguments_);
    if (manifest == nullptr || puzzle == nullptr) return {};
    return {arguments_.inputs,   manifest->manifests, puzzle->from, {},
            !arguments_.sandbox, puzzle->column,      puzzle->find};
  }
  LimitOptions limits() const override {
    const auto* limits = group_of<const LimitOptions>(arguments_);
    if (limits != nullptr) return *limits;
    return arguments_.sandbox ? kSandboxLimits : LimitOptions{};
  }
  void read_rules(const Stop& stop) override {
    if (auto* option = group_of<RulesOption>(arguments_)) read_rules_file(*option, stop);
  }
  void put_into_sandbox() override { p2c::put_into_sandbox(arguments_); }
  int threads() const override {
    const auto* option = group_of<const ThreadsOption>(arguments_);
    return option != nullptr ? option->threads : 1;
  }
  std::int64_t count() const override {
    const auto* option = group_of<const CountOption>(arguments_);
    return option != nullptr ? option->count : 1;
  }
  ExitCode run(const Task& task) const override { return kRun(arguments_, task); }

 private:
  Arguments arguments_;
};

template <class Arguments, ExitCode (*kRun)(const Arguments&, const Task&)>
std::unique_ptr<Call> new_call() {
  return std::make_unique<CallOf<Arguments, kRun>>();
}

/// A verb with these inputs works on each by itself, and the limits are each puzzle's own.
inline constexpr std::string_view kPuzzles = "PUZZLE...";

struct Verb {
  std::string_view name;
  std::string_view inputs;  // as in a usage line; kPuzzles where each is a piece of work
  std::string_view about;   // one line
  std::string_view text;    // more for help, may be empty
  int least_inputs;
  int most_inputs;  // -1: any number
  std::unique_ptr<Call> (*call)();
  std::string_view not_in_sandbox = {};  // why it does not go with --sandbox
  std::string (*find_text)() = nullptr;  // in place of the text, where that takes time

  std::string whole_text() const { return find_text == nullptr ? std::string(text) : find_text(); }
};

/// In the order of help.
const std::vector<Verb>& verbs();

/// A worker of `batch`; the words are those after kWorkerWord.
ExitCode run_worker_words(const std::vector<std::string>& words, const Stop& stop);
inline constexpr std::string_view kWorkerWord = "--batch-worker";

/// The text of `help VERB`, or of `help` for an empty name. Throws UsageError.
std::string help_text(const std::string& verb);

}  // namespace p2c

#include "solver_glue/outside/external_counter.hpp"

#include <chrono>
#include <utility>

#include "solver_glue/outside/counter_lines.hpp"
#include "solver_glue/outside/private_directory.hpp"
#include "solver_glue/outside/process.hpp"

namespace p2c {
namespace {

using Clock = std::chrono::steady_clock;

constexpr const char* kCnf = "puzzle.cnf";
constexpr std::int64_t kMostTalk = 100'000'000;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

class Counter {
 public:
  Counter(const SolverCommand& command, std::int64_t memory_limit)
      : command_(command), memory_limit_(memory_limit) {}

  // Nothing where it was stopped, or does not know.
  std::optional<std::string> run(const std::string& file, const Stop* stop) {
    Command command{words_of(command_, file, {})};
    if (command_.reads_stdin) command.input = file;
    command.memory_limit = memory_limit_;
    command.talk_limit = kMostTalk;
    const auto take = [&](std::string_view bytes) {
      lines_.take(bytes);
      return true;
    };
    try {
      end_ = run_process(command, take, stop);
    } catch (const CannotStart& error) {
      fail(error.what());
    }
    if (end_.why == ProcessEnd::kStopped) return {};
    lines_.take("\n");
    return count();
  }

 private:
  [[noreturn]] void fail(const std::string& what) const {
    throw SolverFault("counter '" + command_.name + "' " + what);
  }

  std::optional<std::string> count() const {
    if (end_.why == ProcessEnd::kFlooded) {
      fail(flood_words(kMostTalk));
    }
    if (end_.why == ProcessEnd::kSignal) {
      fail_without_count(signal_words(end_));
    }
    if (lines_.count()) {
      expect_consistent(*lines_.count());
      return lines_.count();
    }
    if (lines_.status() == Status::kUnsatisfiable) return "0";
    if (!lines_.other().empty()) {
      fail("gave no exact count, a line 'c s exact arb int N', but '" +
           lines_.other().substr(0, 100) + "'");
    }
    if (lines_.status() == Status::kSatisfiable) fail("gave no count");
    if (end_.code != 0) {
      fail_without_count("gave no count, and exit code " + std::to_string(end_.code));
    }
    return {};
  }

  // Exit codes are those of solvers, or 0.
  void expect_consistent(const std::string& count) const {
    if (lines_.counts_differ()) fail("contradicts itself: it gives two counts");
    const Status fitting = count == "0" ? Status::kUnsatisfiable : Status::kSatisfiable;
    if (lines_.status().value_or(fitting) != fitting) {
      fail("contradicts itself: it says " + std::string(status_name(*lines_.status())) +
           ", and counts " + (count == "0" ? "0" : "answers"));
    }
    if (end_.code != 0 && end_.code != 10 && end_.code != 20) {
      fail("gave a count, and exit code " + std::to_string(end_.code));
    }
  }

  // Under a memory limit this is what reaching it looks like.
  [[noreturn]] void fail_without_count(std::string what) const {
    what += complaint_words(end_);
    if (memory_limit_ == 0) fail(what);
    throw TooLarge("counter '" + command_.name + "' " + what + ", under a memory limit of " +
                   std::to_string(memory_limit_ / 1'000'000) + " MB");
  }

  const SolverCommand& command_;
  std::int64_t memory_limit_;
  CounterLines lines_;
  ProcessEnd end_;
};

}  // namespace

OutsideCount run_counter(const SolverCommand& command, const FillFormula& fill, int last,
                         std::int64_t memory_limit, const Stop* stop) {
  OutsideCount out;
  const auto start = Clock::now();
  PrivateDirectory directory({kCnf});
  FormulaHead head;
  head.projection = last;
  directory.write(
      kCnf, [&](const ByteWriter& write) { out.size = write_dimacs(write, head, fill, stop); });
  out.write_seconds = seconds_since(start);
  const auto count_start = Clock::now();
  out.count = Counter(command, memory_limit).run(directory.path(kCnf), stop);
  out.count_seconds = seconds_since(count_start);
  return out;
}

}  // namespace p2c

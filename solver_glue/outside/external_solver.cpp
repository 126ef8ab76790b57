#include "solver_glue/outside/external_solver.hpp"

#include <chrono>
#include <csignal>
#include <utility>

#include "cnf_out/model_check.hpp"
#include "instances/text/text_reader.hpp"
#include "solver_glue/outside/number_beside.hpp"
#include "solver_glue/outside/private_directory.hpp"
#include "solver_glue/outside/process.hpp"

namespace p2c {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Keeps what a solver prints, without its comments: lines keep their numbers, but a comment takes
// one byte only. Refuses what is more than a model needs.
class Printed {
 public:
  explicit Printed(std::size_t most) : most_(most) {}

  bool take(std::string_view bytes) {
    for (const char c : bytes) {
      if (at_begin_) in_comment_ = c == 'c';
      at_begin_ = c == '\n';
      if (in_comment_ && c != '\n') continue;
      if (text_.size() == most_) return false;
      text_ += c;
    }
    return true;
  }
  const std::string& text() const { return text_; }

 private:
  std::size_t most_;
  std::string text_;
  bool at_begin_ = true;
  bool in_comment_ = false;
};

class OutsideSolver {
 public:
  OutsideSolver(const SolverCommand& command, const FillFormula& fill, std::int64_t memory_limit,
                const Stop* stop, const RunWishes& wishes)
      : command_(command),
        fill_(fill),
        memory_limit_(memory_limit),
        stop_(stop),
        wishes_(wishes),
        conflicts_(wishes.conflicts) {}

  OutsideRun run() {
    const auto start = Clock::now();
    directory_.write(kCnf, [this](const ByteWriter& write) {
      run_.size = write_dimacs(write, {}, fill_, stop_);
    });
    run_.write_seconds = seconds_since(start);
    const auto solve_start = Clock::now();
    const bool ended = start_and_wait();
    run_.solve_seconds = seconds_since(solve_start);
    run_.cpu_seconds = end_.cpu_seconds;
    run_.conflicts = conflicts_.found();
    if (!ended || is_out_of_time()) return std::move(run_);
    read_answer();
    if (run_.status == Status::kSatisfiable) check_clauses();
    if (run_.status == Status::kUnsatisfiable && command_.writes_proof) read_proof();
    return std::move(run_);
  }

 private:
  static constexpr const char* kCnf = "puzzle.cnf";
  static constexpr const char* kResult = "result";
  static constexpr const char* kProof = "proof";
  static constexpr int kShellSignal = 128;  // and the signal: how a shell reports it
  static constexpr std::int64_t kMostProof = 256'000'000;
  static constexpr std::int64_t kMostTalk = 100'000'000;  // beside a model

  [[noreturn]] void fail(const std::string& what) const {
    throw SolverFault("solver '" + command_.name + "' " + what);
  }

  // Each literal once on its own line, and much chatter.
  std::size_t most_output() const {
    const auto digits = std::to_string(run_.size.variables).size();
    return (1U << 20U) + static_cast<std::size_t>(run_.size.variables) * (digits + 4);
  }

  // False when it was stopped.
  bool start_and_wait() {
    Command command{words_of(command_, directory_.path(kCnf), directory_.path(kResult),
                             directory_.path(kProof))};
    if (command_.reads_stdin) command.input = directory_.path(kCnf);
    command.memory_limit = memory_limit_;
    command.cpu_limit = wishes_.cpu_seconds;
    command.talk_limit = static_cast<std::int64_t>(most_output()) + kMostTalk;
    if (command_.writes_file) command.file_limit = static_cast<std::int64_t>(most_output());
    if (command_.writes_proof) command.file_limit = kMostProof;
    Printed printed(most_output());
    const auto take = [&](std::string_view bytes) {
      conflicts_.take(bytes);
      return command_.writes_file || printed.take(bytes);
    };
    try {
      end_ = run_process(command, take, stop_);
    } catch (const CannotStart& error) {
      fail(error.what());
    }
    text_ = command_.writes_file ? directory_.read(kResult, most_output()) : printed.text();
    return end_.why != ProcessEnd::kStopped;
  }

  // Some solvers ignore the signal of the limit, or take it and say that they do not know; a shell
  // reports it by its exit code.
  bool is_out_of_time() const {
    if (wishes_.cpu_seconds == 0) return false;
    const int by_signal = end_.why == ProcessEnd::kSignal ? end_.code : end_.code - kShellSignal;
    return by_signal == SIGXCPU || end_.cpu_seconds > wishes_.cpu_seconds;
  }

  void read_proof() {
    run_.proof = directory_.read(kProof, kMostProof);
    if (run_.proof.empty()) fail("wrote no proof");
    if (run_.proof.size() == kMostProof) refuse_large_proof();  // it was cut here
  }

  [[noreturn]] void refuse_large_proof() const {
    throw TooLarge("the proof of solver '" + command_.name + "' would be larger than 256 MB");
  }

  void read_answer() {
    if (end_.why == ProcessEnd::kFlooded) {
      fail(flood_words(kMostTalk));
    }
    if (end_.why == ProcessEnd::kRefused) {
      fail("was stopped: it wrote more than " + std::to_string(most_output()) +
           " bytes, and no model of " + std::to_string(run_.size.variables) +
           " variables takes as many");
    }
    if (end_.why == ProcessEnd::kSignal) return end_without_answer(signal_words(end_));
    if (text_.find_first_not_of(" \t\r\n") == std::string::npos) {
      if (end_.code != 0) end_without_answer("gave no answer, and exit code " + code());
      return;
    }
    try {
      SolverOutput output = read_solver_output(text_, "its answer", kTrue.variable(),
                                               static_cast<int>(run_.size.variables));
      run_.status = output.status;
      run_.model = std::move(output.model);
    } catch (const InputError& error) {
      fail_to_understand("cannot be understood (exit code " + code() + "): " + error.what());
      return;
    }
    expect_exit_code();
  }

  std::string code() const { return std::to_string(end_.code); }

  // Under a memory limit this is what reaching it looks like.
  void end_without_answer(std::string what) {
    what += complaint_words(end_);
    const bool too_long = end_.why == ProcessEnd::kSignal && end_.code == SIGXFSZ;
    if (too_long && command_.writes_proof) refuse_large_proof();
    if (wishes_.may_fail) {
      run_.failure = what;
      return;
    }
    if (memory_limit_ == 0 || too_long) fail(what);
    throw TooLarge("solver '" + command_.name + "' " + what + ", under a memory limit of " +
                   std::to_string(memory_limit_ / 1'000'000) + " MB");
  }

  // With another exit code it may be what it says when it is interrupted.
  void fail_to_understand(const std::string& what) {
    const bool claims = end_.code == 0 || end_.code == 10 || end_.code == 20;
    if (claims || !wishes_.may_fail) fail(what);
    run_.failure = what;
  }

  void expect_exit_code() const {
    const int fitting = run_.status == Status::kSatisfiable     ? 10
                        : run_.status == Status::kUnsatisfiable ? 20
                                                                : 0;
    const bool fits = fitting != 0 ? end_.code == fitting : end_.code != 10 && end_.code != 20;
    if (!fits) {
      fail("contradicts itself: it says " + std::string(status_name(run_.status)) +
           " and exits with code " + code() + " instead of " + std::to_string(fitting));
    }
  }

  void check_clauses() const {
    ModelCheck check(run_.model);
    check.stop_with(stop_);
    fill_(check);
    if (check.broken() == 0) return;
    std::string clause;
    for (const Lit x : check.broken_clause()) clause += std::to_string(x.dimacs()) + " ";
    fail("lied: its model breaks clause " + std::to_string(check.broken()) + " of the CNF, " +
         clause + "0");
  }

  const SolverCommand& command_;
  const FillFormula& fill_;
  std::int64_t memory_limit_;
  const Stop* stop_;
  const RunWishes& wishes_;
  NumberBeside conflicts_;
  PrivateDirectory directory_{kCnf, kResult, kProof};
  OutsideRun run_;
  ProcessEnd end_;
  std::string text_;
};

}  // namespace

OutsideRun run_solver(const SolverCommand& command, const FillFormula& fill,
                      std::int64_t memory_limit, const Stop* stop, const RunWishes& wishes) {
  return OutsideSolver(command, fill, memory_limit, stop, wishes).run();
}

}  // namespace p2c

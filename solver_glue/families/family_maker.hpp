// The instances of a family, one after the other.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "instances/families/family_index.hpp"
#include "instances/families/family_spec.hpp"
#include "solver_glue/families/family_solvers.hpp"
#include "solver_glue/outside/solver_command.hpp"

namespace p2c {

/// What a solver said of an instance.
struct EndedRun {
  SolverRun row;
  std::string make = {};    // of the solver, as by make_of_solver
  std::string answer = {};  // as text; empty where there is none
};

/// An instance, by the line of the spec and the seed.
using InstanceKey = std::pair<int, std::int64_t>;

/// What is done of a family: instances, which may not count, and runs of others, in their order.
struct FamilyDone {
  std::map<InstanceKey, std::optional<FamilyInstance>> instances;
  std::map<InstanceKey, std::vector<EndedRun>> runs;
};

/// Is given what ends, by whoever calls next(), in the order in which it ends.
struct FamilyNotes {
  std::function<void(const InstanceKey&, const std::optional<FamilyInstance>&)> instance = {};
  /// A run of an instance that gets more of them.
  std::function<void(const InstanceKey&, const EndedRun&)> run = {};
};

/// What is wanted. What it points to must outlive the work.
struct FamilyTask {
  const FamilySpec& spec;
  std::optional<SolverCommand> solver = {};  // in place of CaDiCaL in this process
  int threads = 1;
  const Stop* stop = nullptr;
  const FamilySolvers* solvers = nullptr;  // those of the spec
  const FamilyDone* done = nullptr;        // what was done before, which is not done again
  FamilyNotes note = {};
};

/// The runs of one instance.
struct RunLog {
  std::vector<EndedRun> before = {};  // do not run again
  std::function<void(const EndedRun&)> note = {};
};

/// The instance of this line and seed as the limits of the line allow it; nothing where it does not
/// count. Throws Stopped, CheckFailed, and what run_solver throws.
std::optional<FamilyInstance> make_instance(const FamilyTask& task, const FamilyLine& line,
                                            std::int64_t seed, const Stop* stop,
                                            const RunLog& runs = {});

/// Makes the instances, several at once, and gives those that count in the order of the spec.
class FamilyMaker {
 public:
  explicit FamilyMaker(const FamilyTask& task);
  /// Stops what is being made.
  ~FamilyMaker();
  FamilyMaker(const FamilyMaker&) = delete;
  FamilyMaker& operator=(const FamilyMaker&) = delete;

  /// Nothing at the end. Throws what make_instance throws.
  std::optional<FamilyInstance> next();

  /// A line whose seeds ended before so many counted as it wants.
  struct Shortfall {
    const FamilyLine* line;
    std::int64_t kept;
    std::int64_t wanted;
  };
  const std::vector<Shortfall>& shortfalls() const { return shortfalls_; }

 private:
  // One instance that is to be made.
  struct Job {
    Job(std::size_t of_line, std::int64_t with_seed, const Stop* whole)
        : line(of_line), seed(with_seed), stop(whole) {}
    const std::size_t line;
    const std::int64_t seed;
    Stop stop;
    bool taken = false;
    bool done = false;
    bool noted = false;
    std::vector<EndedRun> ended;  // and not noted
    std::optional<FamilyInstance> made;
    std::exception_ptr error;
  };
  using Jobs = std::deque<std::shared_ptr<Job>>;

  void work();
  void make(Job& job);
  bool take_done(Job& job) const;
  RunLog runs_of(Job& job);
  InstanceKey key_of(const Job& job) const;
  void note_ended();
  std::shared_ptr<Job> take_job();
  void add_jobs();
  void skip_line();
  void end_line();
  void give_up_line();

  const FamilyTask& task_;
  std::mutex mutex_;
  std::condition_variable changed_;
  Jobs jobs_;  // in the order of the spec
  bool ending_ = false;
  std::size_t line_ = 0;     // of the next job
  std::int64_t seed_ = 0;    // and its seed, counted from the first of the line
  std::size_t current_ = 0;  // the line whose instances come
  std::int64_t kept_ = 0;    // of that line
  std::vector<Shortfall> shortfalls_;
  std::vector<std::jthread> threads_;  // last: they end before the rest does
};

}  // namespace p2c

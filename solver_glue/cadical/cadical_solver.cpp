#include "solver_glue/cadical/cadical_solver.hpp"

#include <algorithm>
#include <cadical.hpp>
#include <iterator>
#include <limits>
#include <memory>
#include <optional>

#include "solver_glue/cadical/connectivity_cuts.hpp"
#include "solver_glue/cadical/cycle_cuts.hpp"

namespace p2c {

// The only place that knows the library.
class CadicalSolver::Library : public CaDiCaL::Terminator, public CaDiCaL::Learner {
 public:
  // None of the options changes which answers there are, only how soon one is found.
  Library(CadicalSolver& owner, bool plain) : owner_(owner) {
    solver_.set("quiet", 1);  // version 1.5.3 prints comments on stdout otherwise
    solver_.set("seed", owner.seed_);
    solver_.set("phase", 0);
    solver_.set("lucky", 0);  // costs more than it finds on formulas of this size
    if (plain) {
      solver_.set("stabilizeonly", 1);
    } else {
      solver_.set("reverse", 1);
      solver_.set("restartint", std::clamp(owner.variables() / 100, 2, 10000));
    }
    if (owner.trace_ != nullptr) trace_to(owner.trace_);
    solver_.connect_terminator(this);
    solver_.connect_learner(this);
  }
  ~Library() override {
    if (!kept_) return;
    solver_.disconnect_terminator();
    solver_.disconnect_learner();
  }
  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;

  // Polled by the library all the time.
  bool terminate() override {
    if (owner_.watch_) owner_.watch_(owner_.counts());
    return is_stopped(owner_.stop());
  }

  // Called for each conflict; the clause learned is not wanted.
  bool learning(int /*size*/) override {
    ++owner_.counts_.conflicts;
    return false;
  }
  void learn(int /*literal*/) override {}

 private:
  // Out of memory, the library throws in the middle of its work. It could not even be destroyed
  // then (it aborts), so it is left behind.
  template <class Work>
  auto guarded(Work work) {
    try {
      return work();
    } catch (...) {
      static_cast<void>(kept_.release());
      throw;
    }
  }

 public:
  void reserve(int variables) {
    guarded([&] { solver_.reserve(variables); });
  }
  void add(int dimacs) {
    guarded([&] { solver_.add(dimacs); });
  }

  // Both are forgotten after the next solve(). No constants.
  void assume(std::span<const Lit> assumptions, std::span<const Lit> one_of) {
    guarded([&] {
      for (const Lit x : assumptions) solver_.assume(x.dimacs());
      for (const Lit x : one_of) solver_.constrain(x.dimacs());
      if (!one_of.empty()) solver_.constrain(0);
    });
  }

  // At most so many conflicts, if that is not negative.
  Status solve(std::int64_t conflicts) {
    constexpr int kSat = 10;
    constexpr int kUnsat = 20;
    const std::int64_t most = std::min<std::int64_t>(conflicts, std::numeric_limits<int>::max());
    solver_.limit("conflicts", static_cast<int>(std::max<std::int64_t>(most, -1)));
    const int result = guarded([&] { return solver_.solve(); });
    if (result == kSat) return Status::kSatisfiable;
    return result == kUnsat ? Status::kUnsatisfiable : Status::kUnknown;
  }

  bool value(int variable) { return solver_.val(variable) > 0; }
  bool failed(Lit x) { return solver_.failed(x.dimacs()); }
  void prefer(Lit x) {
    solver_.phase(x.dimacs());
    solver_.freeze(x.dimacs());
  }

 private:
  // Given the name of a file instead, the library would hand one that ends in .gz to a shell.
  void trace_to(std::FILE* file) {
    solver_.set("binary", 0);
    solver_.trace_proof(file, "proof");
  }

  std::unique_ptr<CaDiCaL::Solver> kept_ = std::make_unique<CaDiCaL::Solver>();
  CaDiCaL::Solver& solver_ = *kept_;
  CadicalSolver& owner_;
};

CadicalSolver::CadicalSolver(int seed, const Stop* stop) : seed_(seed) { stop_with(stop); }

CadicalSolver::~CadicalSolver() = default;

std::string CadicalSolver::name() { return std::string("cadical-") + CaDiCaL::Solver::version(); }

SolverCounts CadicalSolver::counts() const {
  SolverCounts counts = counts_;
  counts.variables = variables();
  return counts;
}

void CadicalSolver::take_clause(std::span<const Lit> clause) {
  if (loading_) ++counts_.clauses;
  for (const Lit x : clause) waiting_.push_back(x.dimacs());
  waiting_.push_back(0);
  if (waiting_.size() > kMostWaiting) load();
}

// Makes the library's solver, when there is none yet, with options that fit. Without graph
// constraints, thus in one long call, slow restarts find answers in about half the time. With them
// quick restarts bring more varied models and so more cuts a round, though not quicker than a large
// formula can be decided anew; and the slots come before the auxiliary variables: a Hashi with
// 12,000 islands "?" then needs 9 cuts, not 23,840.
void CadicalSolver::load() {
  if (!library_) {
    const bool plain = whole_.empty() && waiting_.size() <= kMostWaiting;
    library_ = std::make_unique<Library>(*this, plain);
  }
  library_->reserve(variables());
  for (const int number : waiting_) library_->add(number);
  waiting_.clear();
}

bool CadicalSolver::take(const Connected& constraint) {
  whole_.push_back(constraint);
  return true;
}

namespace {

// Without the literals that always hold; nothing when one never does.
std::optional<Lits> without_constants(std::span<const Lit> assumptions) {
  Lits open;
  for (const Lit x : assumptions) {
    if (x == kFalse) return {};
    if (x != kTrue) open.push_back(x);
  }
  return open;
}

// Without the literals that never hold; nothing when one always does.
Lits open_choices(std::span<const Lit> one_of) {
  Lits open;
  for (const Lit x : one_of) {
    if (x == kTrue) return {};
    if (x != kFalse) open.push_back(x);
  }
  return open;
}

}  // namespace

Status CadicalSolver::solve(std::span<const Lit> assumptions, std::span<const Lit> one_of) {
  loading_ = false;
  failed_.clear();
  const std::optional<Lits> open = without_constants(assumptions);
  if (!open) failed_.push_back(kFalse);
  const bool never = std::all_of(one_of.begin(), one_of.end(), [](Lit x) { return x == kFalse; });
  if (!open || (!one_of.empty() && never)) return Status::kUnsatisfiable;
  const Lits choices = open_choices(one_of);
  while (true) {
    const Status status = solve_once(*open, choices);
    if (status != Status::kSatisfiable || !add_cuts()) return status;
  }
}

Status CadicalSolver::solve_once(std::span<const Lit> assumptions, std::span<const Lit> one_of) {
  ++counts_.rounds;
  load();
  if (most_conflicts_ > 0 && counts_.conflicts >= most_conflicts_) return Status::kUnknown;
  library_->assume(assumptions, one_of);
  const Status status =
      library_->solve(most_conflicts_ > 0 ? most_conflicts_ - counts_.conflicts : -1);
  if (status == Status::kUnsatisfiable) {
    std::copy_if(assumptions.begin(), assumptions.end(), std::back_inserter(failed_),
                 [&](Lit x) { return library_->failed(x); });
  }
  if (status != Status::kSatisfiable) return status;
  for (int v = 1; v <= variables(); ++v) {
    model_.set(library_->value(v) ? Lit(v) : !Lit(v));
  }
  return status;
}

void CadicalSolver::prefer(Lit x) {
  load();
  library_->prefer(x);
}

bool CadicalSolver::add_cuts() {
  int added = 0;
  for (const Connected& constraint : whole_) {
    added += has_dual(constraint) ? add_cycle_cuts(constraint, model_, *this)
                                  : add_connectivity_cuts(constraint, model_, *this);
  }
  counts_.cuts += added;
  return added > 0;
}

}  // namespace p2c

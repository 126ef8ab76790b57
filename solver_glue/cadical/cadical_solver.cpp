#include "solver_glue/cadical/cadical_solver.hpp"

#include <algorithm>
#include <cadical.hpp>
#include <limits>
#include <utility>

#include "instances/limits/throw_if_stopped.hpp"
#include "solver_glue/cadical/cadical_options.hpp"
#include "solver_glue/cadical/left_solvers.hpp"
#include "solver_glue/cadical/package_version.hpp"

namespace p2c {
namespace {

// How soon a search starts anew: never soon, now and then, always soon, later in a large formula;
// or slowly, near a guess.
enum class Restarts { kSlow, kMixed, kQuick, kBySize, kGuessed };

// What fits the formula.
struct Fit {
  Restarts restarts;
  bool slots_first;  // before the auxiliary variables
  bool inprocessing;
};

// reserve() until version 2.1, which later ones call out of date.
template <class Solver>
void make_room(Solver& solver, int variables) {
  if constexpr (requires { solver.resize(variables); }) {
    solver.resize(variables);
  } else {
    solver.reserve(variables);
  }
}

}  // namespace

// The only place that knows the library.
class CadicalSolver::Library : public CaDiCaL::Terminator, public CaDiCaL::Learner {
 public:
  // None of the options changes which answers there are, only how soon one is found.
  Library(CadicalSolver& owner, Fit fit) : owner_(owner) {
    solver_.set("seed", owner.seed_);
    solver_.set("phase", 0);
    solver_.set("lucky", 0);  // costs more than it finds on formulas of this size
    if (!fit.inprocessing) solver_.set("inprocessing", 0);
    const bool guessed = fit.restarts == Restarts::kGuessed;
    if (guessed || fit.restarts == Restarts::kSlow) solver_.set("stabilizeonly", 1);
    const bool by_size = fit.restarts == Restarts::kBySize;
    if (fit.slots_first) solver_.set("reverse", 1);
    if (fit.restarts == Restarts::kQuick) {
      for (const char* const costly : {"stabilize", "chrono", "shrink"}) solver_.set(costly, 0);
    }
    if (by_size) solver_.set("restartint", std::clamp(owner.variables() / 100, 2, 10000));
    if (guessed) {
      solver_.set("reluctant", 100);
      solver_.set("bumpreason", 0);
      solver_.set("shrink", 0);
    }
    add_cadical_experiment(solver_);
    // Given the name of a file instead, the library would hand one that ends in .gz to a shell.
    if (owner.trace_ != nullptr) solver_.trace_proof(owner.trace_, "proof");
    solver_.connect_terminator(this);
    solver_.connect_learner(this);
  }
  ~Library() override {
    if (!kept_) return;
    solver_.disconnect_terminator();
    solver_.disconnect_learner();
    give_up(std::move(kept_));
  }
  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;

  // Polled by the library all the time.
  bool terminate() override { return owner_.is_to_stop(); }

  // Called for each conflict; the clause learned is not wanted.
  bool learning(int /*size*/) override {
    owner_.count_conflict();
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
  // Room for millions of variables takes the library a third of a second, so a stop is asked for on
  // the way. Its tables double when they are full; these sizes leave them as they would be.
  void reserve(int variables) {
    constexpr int kMany = 1'000'000;
    if (variables - reserved_ > kMany) {
      for (const int part : {8, 4, 2}) {
        if (variables / part > reserved_) make_room_for(variables / part);
        throw_if_stopped(owner_.stop());
      }
    }
    make_room_for(variables);
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
  void guess(Lit x) { solver_.phase(x.dimacs()); }
  void forget_guess(Lit x) { solver_.unphase(x.dimacs()); }
  void prefer(Lit x) {
    solver_.phase(x.dimacs());
    if (!solver_.frozen(x.dimacs())) solver_.freeze(x.dimacs());
  }
  void forget_preference(Lit x) {
    solver_.unphase(x.dimacs());
    if (solver_.frozen(x.dimacs())) solver_.melt(x.dimacs());
  }

 private:
  void make_room_for(int variables) {
    guarded([&] { make_room(solver_, variables); });
    reserved_ = variables;
  }

  int reserved_ = 0;  // variables
  std::unique_ptr<CaDiCaL::Solver> kept_ = new_cadical();
  CaDiCaL::Solver& solver_ = *kept_;
  CadicalSolver& owner_;
};

CadicalSolver::CadicalSolver(int seed, const Stop* stop) : IncrementalSolver(stop), seed_(seed) {}

CadicalSolver::~CadicalSolver() = default;

std::string CadicalSolver::name() {
  const std::string packaged = kCadicalPackageVersion;
  return "cadical-" + (packaged.empty() ? CaDiCaL::Solver::version() : packaged) +
         cadical_experiment();
}

// Makes the library's solver, when there is none yet, with options that fit. Small formulas without
// graph constraints, thus in one long call, get slow restarts only; large ones take half the time
// with quick restarts in between. With graph constraints quick restarts bring more varied models
// and so more cuts a round, though not quicker than a large formula can be decided anew; and the
// slots come before the auxiliary variables: a Hashi with 12,000 islands "?" then needs 9 cuts, not
// 23,840. Where cells may be stated late, few rounds have a model and conflicts are many: quick
// restarts take 1050_15x25 of the published Nurikabes, open else, to an end; where the formula is
// not small, all the time, without backtracking by single levels and shrinking clauses, which there
// cost more than they find. Cuts by cycles in a dual come in many short rounds, and simplifying the
// formula in each takes half of the time.
void CadicalSolver::receive(std::span<const int> clauses) {
  constexpr std::size_t kSmall = 100'000;  // numbers
  if (!library_) {
    const Restarts late = clauses.size() > kSmall / 2 ? Restarts::kQuick : Restarts::kMixed;
    const Restarts restarts = !guesses_.empty()                               ? Restarts::kGuessed
                              : may_state_cells()                             ? late
                              : has_graphs() || clauses.size() > kMostWaiting ? Restarts::kBySize
                              : clauses.size() > kSmall                       ? Restarts::kMixed
                                                                              : Restarts::kSlow;
    const bool slots_first =
        restarts == Restarts::kBySize || (may_state_cells() && guesses_.empty());
    library_ = std::make_unique<Library>(*this, Fit{restarts, slots_first, !has_dual_graph()});
  }
  library_->reserve(variables());
  for (const int number : clauses) library_->add(number);
  for (; followed_ < guesses_.size(); ++followed_) library_->guess(guesses_[followed_]);
}

Status CadicalSolver::run(std::span<const Lit> assumptions, std::span<const Lit> one_of,
                          std::int64_t conflicts, Model& model) {
  library_->assume(assumptions, one_of);
  const Status status = library_->solve(conflicts);
  if (status != Status::kSatisfiable) return status;
  for (int v = 1; v <= variables(); ++v) {
    model.set(library_->value(v) ? Lit(v) : !Lit(v));
  }
  drop_guesses();
  return status;
}

bool CadicalSolver::was_needed(Lit assumption) { return library_->failed(assumption); }

void CadicalSolver::drop_guesses() {
  for (const Lit x : guesses_) library_->forget_guess(x);
  guesses_.clear();
  followed_ = 0;
}

void CadicalSolver::prefer(Lit x) {
  load();
  drop_guesses();
  library_->prefer(x);
}

void CadicalSolver::forget_preference(Lit x) {
  load();
  library_->forget_preference(x);
}

}  // namespace p2c

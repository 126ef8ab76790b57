#include "solver_glue/ipasir/ipasir_solver.hpp"

#include <algorithm>
#include <cstdlib>
#include <new>
#include <utility>

#include "solver_glue/outside/solver_fault.hpp"

namespace p2c {
namespace {

std::string name_of(const p2c_ipasir& functions) {
  const char* name = functions.signature == nullptr ? nullptr : functions.signature();
  return name == nullptr ? "ipasir" : name;
}

[[noreturn]] void unfit(const p2c_ipasir& functions, const std::string& what) {
  throw UnfitSolver("solver '" + name_of(functions) + "' " + what);
}

// The first function that must be there and is not, or null.
const char* missing(const p2c_ipasir& functions) {
  if (functions.init == nullptr) return "init";
  if (functions.release == nullptr) return "release";
  if (functions.add == nullptr) return "add";
  if (functions.assume == nullptr) return "assume";
  if (functions.solve == nullptr) return "solve";
  if (functions.val == nullptr) return "val";
  return functions.failed == nullptr ? "failed" : nullptr;
}

}  // namespace

IpasirSolver::IpasirSolver(const p2c_ipasir& functions, const Stop* stop)
    : IncrementalSolver(stop), functions_(functions) {
  if (const char* name = missing(functions)) {
    unfit(functions, std::string("has no function '") + name + "'");
  }
  if (stop != nullptr && functions.set_terminate == nullptr) {
    unfit(functions, "has no function 'set_terminate', so it cannot work under a limit");
  }
}

IpasirSolver::~IpasirSolver() {
  if (solver_ != nullptr) functions_.release(solver_);
}

std::string IpasirSolver::signature() const { return name_of(functions_); }

void IpasirSolver::limit_conflicts(std::int64_t most) {
  if (most > 0) unfit(functions_, "cannot limit its conflicts");
}

void IpasirSolver::start() {
  solver_ = functions_.init();
  if (solver_ == nullptr) throw std::bad_alloc();
  if (functions_.set_terminate != nullptr) functions_.set_terminate(solver_, this, terminate);
}

// Nothing may be thrown through the solver.
int IpasirSolver::terminate(void* self) {
  auto& solver = *static_cast<IpasirSolver*>(self);
  try {
    return solver.is_to_stop() ? 1 : 0;
  } catch (...) {
    solver.thrown_ = std::current_exception();
    return 1;
  }
}

void IpasirSolver::receive(std::span<const int> clauses) {
  if (solver_ == nullptr) start();
  end_choice();
  keep(clauses);
  for (const int number : clauses) {
    last_ = std::max(last_, std::abs(number));
    functions_.add(solver_, number);
  }
}

void IpasirSolver::keep(std::span<const int> clauses) {
  if (clauses.empty()) return;
  std::vector<int>& kept = kept_.emplace_back(clauses.size());
  std::size_t head = 0;
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    if (clauses[i] != 0) {
      kept[i + 1] = clauses[i];
      continue;
    }
    kept[head] = static_cast<int>(i - head);
    head = i + 1;
  }
}

void IpasirSolver::give(std::span<const Lit> clause) {
  for (const Lit x : clause) {
    last_ = std::max(last_, x.variable());
    functions_.add(solver_, x.dimacs());
  }
  functions_.add(solver_, 0);
}

void IpasirSolver::assume(Lit x) {
  last_ = std::max(last_, x.variable());
  functions_.assume(solver_, x.dimacs());
}

// The new variable is one of the sink, so that no later clause of the sink has it.
void IpasirSolver::choose(std::span<const Lit> one_of) {
  if (one_of.empty()) return;
  choice_ = fresh_uncounted();
  Lits clause{!choice_};
  clause.insert(clause.end(), one_of.begin(), one_of.end());
  give(clause);
  assume(choice_);
}

// Not before the model and what failed are read: a clause added ends that state of a solver.
void IpasirSolver::end_choice() {
  if (choice_ == kTrue) return;
  give(Lits{!choice_});
  choice_ = kTrue;
}

Status IpasirSolver::run(std::span<const Lit> assumptions, std::span<const Lit> one_of,
                         std::int64_t /*conflicts*/, Model& model) {
  choose(one_of);
  for (const Lit x : assumptions) assume(x);
  const int result = functions_.solve(solver_);
  if (thrown_) std::rethrow_exception(std::exchange(thrown_, nullptr));
  switch (result) {
    case 0:
      return Status::kUnknown;
    case 10:
      read_model(model);
      check_model(assumptions, one_of, model);
      return Status::kSatisfiable;
    case 20:
      return Status::kUnsatisfiable;
    default:
      fault("returned " + std::to_string(result) + " from solve, not 0, 10 or 20");
  }
}

// A variable that the solver never saw is false.
void IpasirSolver::read_model(Model& model) const {
  for (int v = 1; v <= variables(); ++v) {
    const int value = v <= last_ ? functions_.val(solver_, v) : 0;
    if (value != v && value != -v && value != 0) {
      fault("gave the value " + std::to_string(value) + " to variable " + std::to_string(v));
    }
    model.set(value == v ? Lit(v) : !Lit(v));
  }
}

void IpasirSolver::check_model(std::span<const Lit> assumptions, std::span<const Lit> one_of,
                               const Model& model) const {
  const auto is_true = [&](Lit x) { return model(x); };
  if (!std::all_of(assumptions.begin(), assumptions.end(), is_true)) {
    fault("gave a model that breaks an assumption");
  }
  bool whole = one_of.empty() || std::any_of(one_of.begin(), one_of.end(), is_true);
  for (const std::vector<int>& clauses : kept_) {
    for (auto head = clauses.begin(); whole && head != clauses.end(); head += *head + 1) {
      whole = std::any_of(head + 1, head + 1 + *head, [&](int x) { return model(Lit(x)); });
    }
  }
  if (!whole) fault("gave a model that breaks a clause");
}

bool IpasirSolver::was_needed(Lit assumption) {
  return functions_.failed(solver_, assumption.dimacs()) != 0;
}

void IpasirSolver::fault(const std::string& what) const {
  throw SolverFault("solver '" + signature() + "' " + what);
}

}  // namespace p2c

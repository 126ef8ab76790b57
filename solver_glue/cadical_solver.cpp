#include "solver_glue/cadical_solver.hpp"

#include <cadical.hpp>

#include "solver_glue/connectivity_cuts.hpp"
#include "solver_glue/cycle_cuts.hpp"

namespace puzzle2cnf {

// The only place that knows the library.
class CadicalSolver::Library : public CaDiCaL::Terminator {
 public:
  Library(int seed, const Stop* stop) : stop_(stop) {
    solver_.set("quiet", 1);  // version 1.5.3 prints comments on stdout otherwise
    solver_.set("seed", seed);
    solver_.set("phase", 0);
    solver_.set("lucky", 0);  // costs more than it finds on formulas of this size
    solver_.connect_terminator(this);
  }
  ~Library() override { solver_.disconnect_terminator(); }
  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;

  bool terminate() override { return stop_ != nullptr && stop_->reason() != Stop::kNo; }

  // Room for all variables up to this one at once.
  void reserve(int variables) {
    if (variables <= reserved_) return;
    solver_.reserve(variables);
    reserved_ = variables;
  }

  void add(std::span<const Lit> clause) {
    for (const Lit x : clause) solver_.add(x.dimacs());
    solver_.add(0);
  }

  Status solve() {
    constexpr int kSat = 10;
    constexpr int kUnsat = 20;
    const int result = solver_.solve();
    if (result == kSat) return Status::kSatisfiable;
    return result == kUnsat ? Status::kUnsatisfiable : Status::kUnknown;
  }

  bool value(int variable) { return solver_.val(variable) > 0; }

 private:
  CaDiCaL::Solver solver_;
  const Stop* stop_;
  int reserved_ = 0;
};

CadicalSolver::CadicalSolver(int seed, const Stop* stop)
    : library_(std::make_unique<Library>(seed, stop)) {
  stop_with(stop);
}

CadicalSolver::~CadicalSolver() = default;

std::string CadicalSolver::name() { return std::string("cadical-") + CaDiCaL::Solver::version(); }

SolverCounts CadicalSolver::counts() const {
  SolverCounts counts = counts_;
  counts.variables = variables();
  return counts;
}

void CadicalSolver::take_clause(std::span<const Lit> clause) {
  if (loading_) ++counts_.clauses;
  library_->reserve(variables());
  library_->add(clause);
}

bool CadicalSolver::take(const Connected& constraint) {
  whole_.push_back(constraint);
  return true;
}

Status CadicalSolver::solve() {
  loading_ = false;
  while (true) {
    ++counts_.rounds;
    const Status status = library_->solve();
    if (status != Status::kSatisfiable) return status;
    for (int v = 1; v <= variables(); ++v) {
      model_.set(library_->value(v) ? Lit(v) : !Lit(v));
    }
    if (!add_cuts()) return status;
  }
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

}  // namespace puzzle2cnf

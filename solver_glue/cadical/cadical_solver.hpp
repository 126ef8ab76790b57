// CaDiCaL as a clause sink that can be solved.
#pragma once

#include <cstdio>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "cnf_out/model.hpp"
#include "encoder/clauses/clause_sink.hpp"
#include "encoder/connectivity/connected.hpp"

namespace p2c {

/// What a solver has done so far.
struct SolverCounts {
  std::int64_t variables = 0;
  std::int64_t clauses = 0;  // given by the encoding; cuts and blocking clauses apart
  std::int64_t cuts = 0;
  std::int64_t rounds = 0;  // calls of CaDiCaL
  std::int64_t conflicts = 0;
};

/// Takes graph constraints whole and works by cuts: a model counts only after a round has found
/// nothing broken. Clauses may be added between calls of solve().
class CadicalSolver : public ClauseSink {
 public:
  explicit CadicalSolver(int seed = 0, const Stop* stop = nullptr);
  ~CadicalSolver() override;

  /// solve() ends with kUnknown when there were so many conflicts in all; 0: no limit.
  void limit_conflicts(std::int64_t most) { most_conflicts_ = most; }

  /// Calls `watch` now and then during solve(), in the same thread.
  void watch_with(std::function<void(const SolverCounts&)> watch) { watch_ = std::move(watch); }

  /// The library and what it calls its version: Debian's 1.5.3 says "cadical-sc2021".
  static std::string name();

  bool take(const Connected& constraint) override;

  /// Writes a proof to `file` as text, in the DRAT format. To be called before the first clause,
  /// and solve() then once: with clauses added between calls many of its steps do not follow. The
  /// file must outlive the solver, and is to be flushed after it.
  void trace_to(std::FILE* file) { trace_ = file; }

  /// Gives CaDiCaL all clauses; solve() does it first.
  void load();
  /// Looks for a model in which all assumptions are true, and, unless `one_of` is empty, one of its
  /// literals. Either holds for this call only, through all its rounds of cuts. kUnknown when a
  /// stop was asked for, or the limit of conflicts was reached.
  Status solve(std::span<const Lit> assumptions = {}, std::span<const Lit> one_of = {});
  /// After kUnsatisfiable: assumptions that were enough for it, together with `one_of`; none when
  /// there is no model at all. Not always fewest.
  const Lits& failed() const { return failed_; }
  /// Whenever the variable of x is decided, x is made true; and the variable is never eliminated,
  /// which saves time if it is assumed again and again. x must not be a constant.
  void prefer(Lit x);
  /// The model of the last solve(), which must have been kSatisfiable.
  const Model& model() const { return model_; }
  SolverCounts counts() const;

 private:
  class Library;

  void take_clause(std::span<const Lit> clause) override;
  Status solve_once(std::span<const Lit> assumptions, std::span<const Lit> one_of);
  bool add_cuts();

  static constexpr std::size_t kMostWaiting = 1'000'000;

  std::function<void(const SolverCounts&)> watch_;
  int seed_;
  std::FILE* trace_ = nullptr;
  std::int64_t most_conflicts_ = 0;
  std::unique_ptr<Library> library_;  // made when its options can be chosen
  std::vector<int> waiting_;          // clauses that it does not have yet, each ended by a 0
  std::vector<Connected> whole_;
  Model model_;
  Lits failed_;
  SolverCounts counts_;
  bool loading_ = true;  // until the first solve()
};

}  // namespace p2c

// CaDiCaL as an incremental solver.
#pragma once

#include <cstdio>
#include <memory>
#include <span>
#include <string>

#include "solver_glue/incremental/incremental_solver.hpp"

namespace p2c {

class CadicalSolver : public IncrementalSolver {
 public:
  explicit CadicalSolver(int seed = 0, const Stop* stop = nullptr);
  ~CadicalSolver() override;

  /// The library with its version, "cadical-1.5.3", and the options of an experiment. Where a
  /// package of Debian has the library, the version is the package's, as the library may give
  /// another: 1.5.3 "sc2021", 1.7.4 "1.7.3".
  static std::string name();
  std::string signature() const override { return name(); }

  /// Writes a proof to `file` as text, in the DRAT format. To be called before the first clause,
  /// and solve() then once: with clauses added between calls many of its steps do not follow. The
  /// file must outlive the solver, and is to be flushed after it.
  void trace_to(std::FILE* file) { trace_ = file; }

  /// Until the first model or preference.
  void follow_guesses() override { want_guesses(); }

  void prefer(Lit x) override;
  void forget_preference(Lit x) override;

 private:
  class Library;

  void receive(std::span<const int> clauses) override;
  Status run(std::span<const Lit> assumptions, std::span<const Lit> one_of, std::int64_t conflicts,
             Model& model) override;
  bool was_needed(Lit assumption) override;
  void take_guess(Lit x) override { guesses_.push_back(x); }
  void drop_guesses();

  int seed_;
  std::FILE* trace_ = nullptr;
  Lits guesses_;
  std::size_t followed_ = 0;          // of these, the library knows so many
  std::unique_ptr<Library> library_;  // made when its options can be chosen
};

}  // namespace p2c

// One solver for a puzzle that changes step by step.
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "encoder/clauses/options.hpp"
#include "encoder/unknowns.hpp"
#include "instances/documents/registry.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"

namespace p2c {

struct RuleVersionsOptions {
  EncodeOptions encode{Connectivity::kCuts};
  int seed = 0;
  std::int64_t conflict_limit = 0;  // of one question; 0: none
  const Stop* stop = nullptr;       // must outlive it
};

// The clauses of a rule, with the definitions before them, are a block. Every block that is not in
// the base has a literal that switches it on, and gets its clauses when it is first seen; two
// blocks are the same when their clauses are. Graphs that the base does not have are a block each.
// So versions of a puzzle share nearly all of them, each adds little, and what was learned stays. A
// clause that knows several clues is in the versions that have all of them, and switched off in
// others.
//
// What the base says of auxiliary variables is said always, and blocks that make variables for two
// cells may look the same. So a version has the base's variables only where it says all of this,
// too; else it has variables apart from them.
//
// Nothing is presolved: what holds for one version need not for the next.
class RuleVersions {
 public:
  /// All versions have these slots, and each rule of `base`, connectivity among them, is one of
  /// theirs; null: there is no such rule. Throws Stopped and TooLarge.
  RuleVersions(const std::vector<Slot>& slots, const AnyPuzzle* base,
               const RuleVersionsOptions& options);

  /// Of each question from now on; 0: no limit.
  void limit_conflicts(std::int64_t most) { options_.conflict_limit = most; }
  std::int64_t conflicts() const { return solver_.counts().conflicts; }

  /// Looks for an answer near this one, which may break rules and have open slots; where `fixed` is
  /// a slot, with its value.
  Status near(const AnyPuzzle& puzzle, const Answer& wanted, int fixed = -1);
  /// Looks for another answer than this one, and near to it. kUnknown: a stop was asked for, or the
  /// limit of conflicts was reached. Both throw Stopped and TooLarge.
  Status other(const AnyPuzzle& puzzle, const Answer& answer);
  /// What was found last. It has passed the puzzle's own check.
  const Answer& found() const { return found_; }

 private:
  class Version;

  // What a block is known by: its clauses as DIMACS, with marks where a rule begins. Auxiliary
  // variables of its own have numbers above all others.
  using Content = std::vector<int>;
  struct Hash {
    std::size_t operator()(const Content& content) const;
  };
  struct Block {
    Lit on;              // kTrue: always
    int first_variable;  // of its own ones, in the solver
    bool binds = false;  // the base says it of auxiliary variables, whatever the version
    int seen_in = 0;     // the last version that says it, too
  };
  struct Graph {
    RuleKey key;
    bool binds;
  };

  Lits switches(const AnyPuzzle& puzzle);
  Status look(const AnyPuzzle& puzzle, const Answer& wanted, const Lits& assumed);
  Status solve_near(const Answer& wanted, const Lits& assumed);
  void prefer(const Answer& wanted);
  Lit differs_from(const Answer& answer);
  bool is_refuted(const Lits& switches, const Answer& answer) const;

  RuleVersionsOptions options_;
  CadicalSolver solver_;
  std::optional<Unknowns> unknowns_;
  std::vector<Graph> graphs_;  // of the base
  int binding_ = 0;            // blocks and graphs that bind
  int version_ = 0;            // its number
  bool is_apart_ = false;      // some version lacked one of those
  std::unordered_map<Content, Block, Hash> known_;
  Answer preferred_;
  Answer excluded_;  // by differs_
  Lit differs_ = kTrue;
  Lits refuted_by_;  // switches that leave no answer but excluded_; sorted
  bool has_refutation_ = false;
  Answer found_;
};

}  // namespace p2c

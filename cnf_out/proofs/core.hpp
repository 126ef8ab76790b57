// What of a formula and a proof is needed for the contradiction.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "cnf_out/proofs/implication.hpp"

namespace p2c {

/// What a lemma follows from, in the order of LRAT: literals that are true for good, then clauses;
/// candidates of RAT, each with the clauses after it.
struct Hint {
  enum class Kind : std::uint32_t { kUnit, kClause, kCandidate };
  Kind kind;
  std::uint32_t what;  // a variable, or a clause
};

/// Marks clauses as needed, from the contradiction backwards.
class Core : public ConflictTaker {
 public:
  /// When each clause is used last, and hints, are kept on demand.
  struct Keeps {
    bool uses = false;
    bool hints = false;
  };
  /// A clause is needed at this step for the last time.
  struct Use {
    ClauseRef clause;
    std::uint32_t step;
  };
  /// A literal that is true for good, at its place of the trail.
  struct Unit {
    Code literal;
    ClauseRef reason;
    bool needed;
  };

  Core(ClauseStore& store, const UnitPropagation& propagation, Keeps keeps)
      : store_(store), propagation_(propagation), keeps_(keeps) {}

  /// Begins with the clause that is false. `steps` is their number.
  void begin(ClauseRef conflict, std::uint32_t steps, std::size_t codes);
  /// The lemma that this step added is checked next.
  void begin_lemma(std::uint32_t step);
  /// Its check was right.
  void end_lemma();
  /// Literals of the trail from here on are taken back for good.
  void forget_from(std::size_t position);

  bool wants(ClauseRef candidate) const override {
    return store_.has(candidate, ClauseStore::kCore);
  }
  void take(ClauseRef candidate, const Conflict& conflict, std::size_t own) override;
  void take_shared(std::size_t own) override;

  std::int64_t clauses() const { return clauses_; }
  std::int64_t lemmas() const { return lemmas_; }
  /// From the last step to the first.
  const std::vector<Use>& uses() const { return uses_; }
  /// Where there are hints: the whole trail as it was at the contradiction.
  const std::vector<Unit>& units() const { return units_; }
  /// Of the contradiction (0), and of the lemmas from the last that is needed to the first.
  std::span<const Hint> hints(std::size_t i) const;

 private:
  void copy_units();
  void mark(ClauseRef clause);
  void see(Code literal);
  void see_others(ClauseRef clause, Code implied);
  void collect(std::size_t from, std::size_t to, std::vector<ClauseRef>& reasons);
  void need_unit(Code literal);
  void add_reasons(const std::vector<ClauseRef>& reasons, std::vector<Hint>& hints) const;

  ClauseStore& store_;
  const UnitPropagation& propagation_;
  Keeps keeps_;
  std::uint32_t step_ = 0;
  std::size_t base_ = 0;           // of the trail: what is before is true for good
  std::vector<char> seen_;         // per variable: a literal of it is needed
  std::vector<char> unit_marked_;  // per variable: all that makes it true for good is marked
  std::vector<Code> to_mark_;
  std::int64_t clauses_ = 0;
  std::int64_t lemmas_ = 0;
  std::vector<Use> uses_;
  std::vector<Unit> units_;
  std::vector<std::size_t> first_hints_;
  std::vector<Hint> hints_;
  std::vector<Hint> unit_hints_;  // of the lemma at hand: its three parts
  std::vector<Hint> shared_hints_;
  std::vector<Hint> candidate_hints_;
  std::vector<std::uint32_t> listed_;  // per variable: the step that lists it
};

}  // namespace p2c

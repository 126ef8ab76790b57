#include "solver_glue/generate/rule_versions.hpp"

#include <algorithm>
#include <stdexcept>

#include "encoder/encode_puzzle.hpp"
#include "solver_glue/search.hpp"

namespace puzzle2cnf {

// Takes what is new in a version. Its variables are numbered as if it were alone: those of slots
// are the solver's, those defined before the first rule are the base's, all others are new there
// once a clause that is taken has them.
class RuleVersions::Version : public ClauseSink {
 public:
  Version(RuleVersions& owner, bool base, int slot_variables)
      : owner_(owner), base_(base), slot_variables_(slot_variables) {
    stop_with(owner.options_.stop);
    want_remarks();
  }

  bool take(const Connected& graph) override {
    if (base_) owner_.solver_.take(graph);
    return true;
  }
  /// The switches of its rules that are not the base's.
  std::vector<Lit> switches() && { return std::move(switches_); }

 private:
  void take_remark(const std::string& /*words*/) override { guard_ = kTrue; }

  // A rule that goes on after a definition is met twice.
  void take_rule(const Rule& rule) override {
    before_rules_ = false;
    guard_ = switch_;
    if (key_ == rule.key) return;
    key_ = rule.key;
    Identity identity{rule.key, rule.scope, rule.words, rests_on(rule)};
    words_[rule.key] = rule.words;
    const auto found = owner_.known_.find(identity);
    is_new_ = found == owner_.known_.end();
    if (is_new_) {
      switch_ = base_ ? kTrue : owner_.solver_.fresh();
      owner_.known_.emplace(std::move(identity), switch_);
    } else {
      switch_ = found->second;
    }
    guard_ = switch_;
    if (switch_ != kTrue) switches_.push_back(switch_);
  }

  // The words of the rules that it follows from; those met before it, the others do not change.
  std::vector<std::string> rests_on(const Rule& rule) const {
    std::vector<std::string> all;
    for (const RuleKey& key : rule.rests_on) {
      const auto found = words_.find(key);
      if (found != words_.end()) all.push_back(found->second);
    }
    return all;
  }

  void take_clause(std::span<const Lit> clause) override {
    if (before_rules_ ? !base_ : !is_new_) return;
    Lits own;
    for (const Lit x : clause) {
      const Lit mapped = owner_variable(x.variable());
      own.push_back(x.positive() ? mapped : !mapped);
    }
    if (guard_ != kTrue) own.push_back(!guard_);
    owner_.solver_.add(own);
  }

  Lit owner_variable(int variable) {
    if (variable <= slot_variables_) return Lit(variable);
    const auto own = static_cast<std::size_t>(variable - slot_variables_ - 1);
    if (!base_ && own < owner_.prefix_.size()) return Lit(owner_.prefix_[own]);
    if (variables_of_.size() <= own) variables_of_.resize(own + 1, 0);
    int& known = variables_of_[own];
    if (known == 0) known = owner_.solver_.fresh().variable();
    if (base_ && before_rules_) {
      owner_.prefix_.resize(std::max(owner_.prefix_.size(), own + 1));
      owner_.prefix_[own] = known;
    }
    return Lit(known);
  }

  RuleVersions& owner_;
  bool base_;
  int slot_variables_;
  bool before_rules_ = true;
  bool is_new_ = false;  // the rule met last
  RuleKey key_;          // its
  Lit switch_ = kTrue;   // its
  Lit guard_ = kTrue;    // of the clauses that come
  std::map<RuleKey, std::string> words_;
  std::vector<int> variables_of_;  // the solver's
  std::vector<Lit> switches_;
};

RuleVersions::RuleVersions(const std::vector<Slot>& slots, const AnyPuzzle* base,
                           const RuleVersionsOptions& options)
    : options_(options), solver_(options.seed, options.stop) {
  int variables = 0;
  for (const Slot& slot : slots) variables += slot_variables(slot);
  solver_.fresh(variables);
  Version version(*this, true, variables);
  unknowns_ =
      base != nullptr ? encode_all(*base, {}, options.encode, version) : Unknowns(version, slots);
}

std::vector<Lit> RuleVersions::switches(const AnyPuzzle& puzzle) {
  Version version(*this, false, unknowns_->variables());
  encode_all(puzzle, {}, options_.encode, version);
  return std::move(version).switches();
}

Status RuleVersions::near(const AnyPuzzle& puzzle, const Answer& wanted) {
  return look(puzzle, wanted, switches(puzzle));
}

Status RuleVersions::other(const AnyPuzzle& puzzle, const Answer& answer) {
  std::vector<Lit> assumed = switches(puzzle);
  if (is_refuted(assumed, answer)) return Status::kUnsatisfiable;
  const Lit differs = differs_from(answer);
  assumed.push_back(differs);
  const Status status = look(puzzle, answer, assumed);
  if (status != Status::kUnsatisfiable) return status;
  refuted_by_ = solver_.failed();
  std::erase(refuted_by_, differs);
  std::sort(refuted_by_.begin(), refuted_by_.end());
  has_refutation_ = true;
  return status;
}

// The rules that refuted the last version are all there still.
bool RuleVersions::is_refuted(const std::vector<Lit>& switches, const Answer& answer) const {
  if (!has_refutation_ || answer != excluded_) return false;
  std::vector<Lit> sorted = switches;
  std::sort(sorted.begin(), sorted.end());
  return std::includes(sorted.begin(), sorted.end(), refuted_by_.begin(), refuted_by_.end());
}

Lit RuleVersions::differs_from(const Answer& answer) {
  if (differs_ != kTrue && answer == excluded_) return differs_;
  if (differs_ != kTrue) solver_.add({!differs_});
  has_refutation_ = false;
  excluded_ = answer;
  differs_ = solver_.fresh();
  Lits clause = unknowns_->block(answer);
  clause.push_back(!differs_);
  solver_.add(clause);
  return differs_;
}

Status RuleVersions::look(const AnyPuzzle& puzzle, const Answer& wanted, std::vector<Lit> assumed) {
  prefer(wanted);
  if (options_.conflict_limit > 0) {
    solver_.limit_conflicts(solver_.counts().conflicts + options_.conflict_limit);
  }
  const Status status = solver_.solve(assumed);
  if (status != Status::kSatisfiable) return status;
  Unknowns::Decoded decoded = unknowns_->decode(solver_.model());
  if (decoded.bad_slot >= 0) throw CheckFailed("a model without one value for each slot");
  if (const Broken broken = puzzle.check(decoded.answer)) throw CheckFailed(*broken);
  found_ = std::move(decoded.answer);
  return status;
}

void RuleVersions::prefer(const Answer& wanted) {
  preferred_.resize(wanted.size(), kOpen);
  for (int slot = 0; slot < unknowns_->size(); ++slot) {
    if (wanted[slot] == kOpen || wanted[slot] == preferred_[slot]) continue;
    preferred_[slot] = wanted[slot];
    solver_.prefer(unknowns_->is(slot, wanted[slot]));
  }
}

}  // namespace puzzle2cnf

#include "solver_glue/generate/rule_versions.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>

#include "encoder/encode_puzzle.hpp"
#include "solver_glue/search.hpp"

namespace p2c {

// Takes what is new in a version. Its variables are numbered as if it were alone: those of slots
// are the solver's, too, all others belong to the block that has them first.
class RuleVersions::Version : public ClauseSink {
 public:
  Version(RuleVersions& owner, bool base, int slot_variables)
      : owner_(owner), base_(base), slot_variables_(slot_variables) {
    ++owner.version_;
    stop_with(owner.options_.stop);
    want_marks();
  }

  // Of the base's graphs; others are clauses, as in each version they may be different.
  bool take(const Connected& graph) override {
    if (base_) {
      const bool binds = has_auxiliary(graph);
      owner_.graphs_.push_back({graph.key(), binds});
      owner_.binding_ += binds ? 1 : 0;
      return owner_.solver_.take(graph);
    }
    const auto& known = owner_.graphs_;
    const auto found = std::find_if(known.begin(), known.end(),
                                    [&](const Graph& its) { return its.key == graph.key(); });
    if (found == known.end() || (found->binds && owner_.is_apart_)) return false;
    seen_ += found->binds ? 1 : 0;
    return true;
  }
  void begin_graph(const Connected& /*graph*/) override {
    take_mark(true);
    in_graph_ = true;
  }
  void end_graph(const Lits& /*roots*/) override {
    in_graph_ = false;
    end_block();
  }
  /// It says all that the base says of auxiliary variables.
  bool has_all_of_base() {
    end_block();
    return seen_ == owner_.binding_;
  }
  /// Of its blocks that are not the base's.
  Lits switches() && {
    end_block();
    return std::move(switches_);
  }

 private:
  // Of the block's own variables in its content.
  static constexpr int kOwn = kMostVariables;
  static constexpr int kRule = std::numeric_limits<int>::max();
  // After the last clause, as the number of `distinguish`.
  static constexpr int kApart = -1;

  bool has_auxiliary(const Connected& graph) const {
    const auto is = [this](Lit x) { return x.variable() > slot_variables_; };
    return std::any_of(graph.nodes.begin(), graph.nodes.end(), is) ||
           std::any_of(graph.edges.begin(), graph.edges.end(),
                       [&](const Connected::Edge& edge) { return is(edge.present); });
  }

  // A rule goes on with the definitions before it.
  void take_mark(bool rule) override {
    if (in_graph_) return;
    if (in_rule_ || !rule) end_block();
    if (rule) content_.push_back(kRule);
    in_rule_ = rule;
  }

  void take_clause(std::span<const Lit> clause) override {
    has_clause_ = true;
    if (in_rule_) has_rule_ = true;
    for (const Lit x : clause) {
      const int number = number_of(x.variable());
      if (number > slot_variables_) has_auxiliary_ = true;
      content_.push_back(x.positive() ? number : -number);
    }
    content_.push_back(0);
  }

  int number_of(int variable) {
    if (variable <= slot_variables_) return variable;
    const int own = variable - slot_variables_ - 1;
    const int earlier = static_cast<int>(solver_variable_.size());
    if (own >= earlier) return kOwn + own - earlier;
    if (solver_variable_[own] == 0) throw std::logic_error("a variable was made before a remark");
    return solver_variable_[own];
  }

  void end_block() {
    const int variables = std::max(0, this->variables() - slot_variables_);
    const int own = variables - static_cast<int>(solver_variable_.size());
    if (has_clause_) {
      const Block block = find_block(own);
      for (int i = 0; i < own; ++i) solver_variable_.push_back(block.first_variable + i);
      if (block.on != kTrue) switches_.push_back(block.on);
    } else {
      solver_variable_.resize(static_cast<std::size_t>(variables), 0);
    }
    content_.clear();
    in_rule_ = has_rule_ = has_clause_ = has_auxiliary_ = false;
  }

  // What is said of new variables alone may be said of others, too, in the same version: these get
  // a block of their own. The number after the last clause is in no clause.
  void distinguish() {
    const int before = said_[content_]++;
    if (before > 0) content_.push_back(before);
  }

  Block find_block(int own) {
    if (own > 0) distinguish();
    if (own > 0 && owner_.is_apart_) content_.push_back(kApart);
    const auto found = owner_.known_.find(content_);
    if (found != owner_.known_.end()) {
      note(found->second);
      return found->second;
    }
    CadicalSolver& solver = owner_.solver_;
    Block block{kTrue, solver.variables() + 1};
    block.binds = base_ && has_rule_ && has_auxiliary_;
    owner_.binding_ += block.binds ? 1 : 0;
    solver.fresh(own);
    if (!base_ && has_rule_) block.on = solver.fresh();
    add_clauses(block);
    owner_.known_.emplace(content_, block);
    return block;
  }

  // It may say the same twice.
  void note(Block& block) {
    if (!block.binds || block.seen_in == owner_.version_) return;
    block.seen_in = owner_.version_;
    ++seen_;
  }

  void add_clauses(const Block& block) {
    Lits clause;
    bool rule = false;
    for (std::size_t i = 0; i < content_.size(); ++i) {
      const int number = content_[i];
      if (number == kRule) {
        rule = true;
      } else if (number == 0) {
        if (rule && block.on != kTrue) clause.push_back(!block.on);
        owner_.solver_.add(clause);
        clause.clear();
      } else {
        const int variable = number < 0 ? -number : number;
        const Lit own(variable < kOwn ? variable : block.first_variable + variable - kOwn);
        clause.push_back(number > 0 ? own : !own);
      }
    }
  }

  RuleVersions& owner_;
  bool base_;
  int slot_variables_;
  Content content_;
  std::unordered_map<Content, int, Hash> said_;  // how often, of blocks with variables of their own
  bool in_rule_ = false;
  bool in_graph_ = false;  // all of it is one rule
  bool has_clause_ = false;
  bool has_rule_ = false;  // a clause of one
  bool has_auxiliary_ = false;
  int seen_ = 0;  // of what binds
  std::vector<int> solver_variable_;
  Lits switches_;
};

std::size_t RuleVersions::Hash::operator()(const Content& content) const {
  std::uint64_t hash = content.size();
  for (const int number : content) {
    hash = (hash ^ static_cast<std::uint32_t>(number)) * 0x9e3779b97f4a7c15U;
    hash ^= hash >> 29U;
  }
  return hash;
}

RuleVersions::RuleVersions(const std::vector<Slot>& slots, const AnyPuzzle* base,
                           const RuleVersionsOptions& options)
    : options_(options), solver_(options.seed, options.stop) {
  int variables = 0;
  for (const Slot& slot : slots) variables += slot_variables(slot);
  solver_.fresh(variables);
  Version version(*this, true, variables);
  unknowns_ =
      base != nullptr ? encode_all(*base, {}, options.encode, version) : Unknowns(version, slots);
  static_cast<void>(std::move(version).switches());  // ends its last block
}

Lits RuleVersions::switches(const AnyPuzzle& puzzle) {
  for (;;) {
    Version version(*this, false, unknowns_->variables());
    encode_all(puzzle, {}, options_.encode, version);
    if (is_apart_ || version.has_all_of_base()) return std::move(version).switches();
    is_apart_ = true;
  }
}

Status RuleVersions::near(const AnyPuzzle& puzzle, const Answer& wanted, int fixed) {
  Lits assumed = switches(puzzle);
  if (fixed >= 0) assumed.push_back(unknowns_->is(fixed, wanted[fixed]));
  return look(puzzle, wanted, assumed);
}

Status RuleVersions::other(const AnyPuzzle& puzzle, const Answer& answer) {
  Lits assumed = switches(puzzle);
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
bool RuleVersions::is_refuted(const Lits& switches, const Answer& answer) const {
  if (!has_refutation_ || answer != excluded_) return false;
  Lits sorted = switches;
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

Status RuleVersions::look(const AnyPuzzle& puzzle, const Answer& wanted, const Lits& assumed) {
  const Status status = solve_near(wanted, assumed);
  if (status != Status::kSatisfiable) return status;
  Unknowns::Decoded decoded = unknowns_->decode(solver_.model());
  if (decoded.bad_slot >= 0) throw CheckFailed("a model without one value for each slot");
  if (const Broken broken = puzzle.check(decoded.answer)) throw CheckFailed(*broken);
  found_ = std::move(decoded.answer);
  return status;
}

// What is preferred is guessed again after each conflict. Where that leads nowhere the solver goes
// on from where it is, by guesses of its own.
Status RuleVersions::solve_near(const Answer& wanted, const Lits& assumed) {
  constexpr std::int64_t kGuided = 500;
  const std::int64_t limit = options_.conflict_limit;
  const std::int64_t before = solver_.counts().conflicts;
  prefer(wanted);
  solver_.limit_conflicts(before + (limit > 0 ? std::min(limit, kGuided) : kGuided));
  const Status status = solver_.solve(assumed);
  if (status != Status::kUnknown || (limit > 0 && limit <= kGuided)) return status;
  prefer(Answer(wanted.size(), kOpen));
  solver_.limit_conflicts(limit > 0 ? before + limit : 0);
  return solver_.solve(assumed);
}

void RuleVersions::prefer(const Answer& wanted) {
  preferred_.resize(wanted.size(), kOpen);
  for (int slot = 0; slot < unknowns_->size(); ++slot) {
    if (wanted[slot] == preferred_[slot]) continue;
    if (preferred_[slot] != kOpen) {
      solver_.forget_preference(unknowns_->is(slot, preferred_[slot]));
    }
    preferred_[slot] = wanted[slot];
    if (wanted[slot] != kOpen) solver_.prefer(unknowns_->is(slot, wanted[slot]));
  }
}

}  // namespace p2c

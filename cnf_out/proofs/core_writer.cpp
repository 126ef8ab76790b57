#include "cnf_out/proofs/core_writer.hpp"

#include <algorithm>

namespace p2c {
namespace {

// Walks over the steps that are needed, from the first to the last.
class CoreSteps {
 public:
  explicit CoreSteps(BackwardCheck& check)
      : check_(check), uses_left_(check.core().uses().size()) {}
  CoreSteps(const CoreSteps&) = delete;
  CoreSteps& operator=(const CoreSteps&) = delete;
  virtual ~CoreSteps() = default;

  void write() {
    write_unused();
    begin();
    const GrowingArray<std::uint32_t>& steps = check_.steps();
    for (std::uint32_t step = 0; step < steps.size(); ++step) {
      const ClauseRef lemma = steps[step] / 2;
      if (lemma == kNoClause || steps[step] % 2 == 1) continue;
      if (!check_.store().has(lemma, ClauseStore::kCore)) continue;
      write_lemma(lemma);
      delete_used(step);
      write_units(step);
    }
    if (check_.store().size(check_.conflict()) > 0) write_end();
  }

 protected:
  BackwardCheck& check() { return check_; }
  const ClauseStore& store() { return check_.store(); }

  virtual void begin() {}
  virtual void write_lemma(ClauseRef lemma) = 0;
  virtual void write_deletions(const std::vector<ClauseRef>& clauses) = 0;
  // The literals that the step makes true for good.
  virtual void write_units(std::uint32_t /*step*/) {}
  virtual void write_end() = 0;

 private:
  // Clauses of the formula that are not needed.
  void write_unused() {
    std::vector<ClauseRef> unused;
    for (ClauseRef c = store().first(); c != store().end(); c = store().after(c)) {
      if (store().has(c, ClauseStore::kLemma)) break;
      if (!store().has(c, ClauseStore::kCore)) unused.push_back(c);
    }
    write_deletions(unused);
  }

  void delete_used(std::uint32_t step) {
    const std::vector<Core::Use>& uses = check_.core().uses();
    std::vector<ClauseRef> last;
    for (; uses_left_ > 0 && uses[uses_left_ - 1].step <= step; --uses_left_) {
      last.push_back(uses[uses_left_ - 1].clause);
    }
    write_deletions(last);
  }

  BackwardCheck& check_;
  std::size_t uses_left_;
};

class TrimmedDrat : public CoreSteps {
 public:
  TrimmedDrat(BackwardCheck& check, TextBuffer& out) : CoreSteps(check), out_(out) {}

 private:
  void write_lemma(ClauseRef lemma) override { write_literals(check().pivot_first(lemma)); }

  void write_deletions(const std::vector<ClauseRef>& clauses) override {
    for (const ClauseRef clause : clauses) {
      const std::span<const Code> literals = store().literals(clause);
      std::vector<Code> sorted(literals.begin(), literals.end());  // they have changed places
      std::sort(sorted.begin(), sorted.end());
      out_.text("d ");
      write_literals(sorted);
    }
  }

  void write_end() override { out_.text("0\n"); }

  void write_literals(std::span<const Code> literals) {
    for (const Code code : literals) out_.number(lit_of(code).dimacs(), ' ');
    out_.text("0\n");
  }

  TextBuffer& out_;
};

// Literals that are true for good become unit clauses, where their reason is not one already.
class CoreLrat : public CoreSteps {
 public:
  CoreLrat(BackwardCheck& check, TextBuffer& out)
      : CoreSteps(check), out_(out), lemmas_left_(static_cast<std::size_t>(check.core().lemmas())) {
    for (ClauseRef c = store().first(); c != store().end(); c = store().after(c)) {
      if (!store().has(c, ClauseStore::kLemma)) clauses_ = store().number(c);
    }
    last_id_ = clauses_;
    ids_.resize(store().count() - clauses_ + 1);
    std::size_t variables = 0;
    for (const Core::Unit& unit : units())
      variables = std::max<std::size_t>(variables, unit.literal / 2);
    unit_ids_.resize(variables + 1);
  }

 private:
  const std::vector<Core::Unit>& units() { return check().core().units(); }

  void begin() override { write_units_before(0); }

  // Those of a level come after its step.
  void write_units(std::uint32_t step) override {
    while (level_ < check().levels().size() && check().levels()[level_].step <= step) ++level_;
    write_units_before(level_);
  }

  void write_units_before(std::size_t level) {
    const auto& levels = check().levels();
    const std::size_t end = level < levels.size() ? levels[level].trail : units().size();
    for (; units_done_ < end; ++units_done_) {
      if (units()[units_done_].needed) write_unit(units()[units_done_]);
    }
  }

  void write_unit(const Core::Unit& unit) {
    std::int64_t& unit_id = unit_ids_[unit.literal / 2];
    unit_id = id(unit.reason);
    if (store().size(unit.reason) == 1) return;
    begin_clause({&unit.literal, 1});
    for (const Code code : store().literals(unit.reason)) {
      if (code != unit.literal) out_.number(unit_ids_[code / 2], ' ');
    }
    out_.number(unit_id, ' ');
    out_.text("0\n");
    unit_id = last_id_;
  }

  void write_lemma(ClauseRef lemma) override {
    begin_clause(check().pivot_first(lemma));
    ids_[store().number(lemma) - clauses_] = last_id_;
    write_hints(lemmas_left_--);
  }

  void write_end() override {
    begin_clause({});
    write_hints(0);
  }

  void write_deletions(const std::vector<ClauseRef>& clauses) override {
    if (clauses.empty()) return;
    out_.number(last_id_, ' ');
    out_.text("d ");
    for (const ClauseRef clause : clauses) out_.number(id(clause), ' ');
    out_.text("0\n");
  }

  void begin_clause(std::span<const Code> literals) {
    out_.number(++last_id_, ' ');
    for (const Code code : literals) out_.number(lit_of(code).dimacs(), ' ');
    out_.text("0 ");
  }

  void write_hints(std::size_t lemma) {
    for (const Hint& hint : check().core().hints(lemma)) {
      if (hint.kind == Hint::Kind::kUnit) out_.number(unit_ids_[hint.what], ' ');
      if (hint.kind == Hint::Kind::kClause) out_.number(id(hint.what), ' ');
      if (hint.kind == Hint::Kind::kCandidate) out_.number(-id(hint.what), ' ');
    }
    out_.text("0\n");
  }

  std::int64_t id(ClauseRef clause) {
    const std::uint32_t number = store().number(clause);
    return number <= clauses_ ? number : ids_[number - clauses_];
  }

  TextBuffer& out_;
  std::size_t lemmas_left_;
  std::uint32_t clauses_ = 0;  // of the formula
  std::int64_t last_id_ = 0;
  std::vector<std::int64_t> ids_;       // of lemmas
  std::vector<std::int64_t> unit_ids_;  // per variable
  std::size_t units_done_ = 0;
  std::size_t level_ = 0;
};

}  // namespace

void write_trimmed(BackwardCheck& check, TextBuffer& out) { TrimmedDrat(check, out).write(); }

void write_lrat(BackwardCheck& check, TextBuffer& out) { CoreLrat(check, out).write(); }

}  // namespace p2c

// The one thing an encoding is given: it hands out fresh literals and takes clauses.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <utility>

#include "encoder/clauses/lit.hpp"
#include "encoder/clauses/rule.hpp"
#include "encoder/clauses/variable_name.hpp"
#include "instances/limits/stop.hpp"

namespace p2c {

struct Connected;
struct Linear;
struct NoCycles;

class ClauseSink {
 public:
  virtual ~ClauseSink() = default;

  /// More variables than this are refused: it is what most solvers can number.
  static constexpr int kMostVariables = 1 << 30;

  /// One new variable, positive. Variables are numbered 1, 2, ... without gaps. Throws TooLarge.
  Lit fresh() {
    if (variables_ == kMostVariables) too_large();
    return Lit(++variables_);
  }
  /// Throws Stopped, too.
  Lits fresh(int n);
  /// With a VariableName. `name` gives it, and is called only when the sink wants names.
  template <std::invocable Name>
  Lit fresh(Name&& name) {
    const Lit x = fresh();
    if (wants_names_) take_name(x, std::forward<Name>(name)());
    return x;
  }
  /// The i-th of these is called name(i), from 0 on.
  template <std::invocable<int> Name>
  Lits fresh(int n, Name&& name) {
    Lits literals = fresh(n);
    for (int i = 0; wants_names_ && i < n; ++i) take_name(literals[i], name(i));
    return literals;
  }
  /// A NamedList that names of variables refer to; made only when the sink wants names.
  template <std::invocable Made>
  void list(Made&& made) {
    if (wants_names_) take_list(std::forward<Made>(made)());
  }
  int variables() const { return variables_; }

  /// Adds a clause. Constants are folded, repeated literals and tautologies dropped; what is left
  /// goes to take_clause in the given order. Throws Stopped when a stop was asked for.
  void add(std::span<const Lit> clause);
  void add(std::initializer_list<Lit> clause) {
    add(std::span<const Lit>(clause.begin(), clause.size()));
  }

  /// A solving sink may take a whole graph constraint and work by cuts; false leaves it to
  /// clauses.
  virtual bool take(const Connected& /*constraint*/) { return false; }
  virtual bool take_cycles(const NoCycles& /*constraint*/) { return false; }

  /// The clauses from begin_graph to end_graph state this constraint, and all that they define is
  /// used only there. `roots`: a literal for each node, true only if it is the root; or nothing.
  virtual void begin_graph(const Connected& /*constraint*/) {}
  virtual void end_graph(const Lits& /*roots*/) {}

  /// A sink that can say linear constraints takes one whole; false leaves it to clauses. Constants
  /// are folded as in clauses, and what cannot hold is the empty clause.
  bool take(const Linear& constraint);
  /// False: take() would refuse, so nobody need make a constraint for it.
  bool takes_linear() const { return takes_linear_; }

  /// A model in which x is true costs `weight` more, which is at least 1; kTrue stands for what
  /// every model costs. Sinks that do not minimise ignore costs.
  void add_cost(std::int64_t weight, Lit x) {
    if (x != kFalse) take_cost(weight, x);
  }

  /// A search may try first to make x true, which is likely in an answer, but need not be so.
  void guess(Lit x) {
    if (wants_guesses_ && x != kTrue && x != kFalse) take_guess(x);
  }
  /// False: guess() does nothing, so nobody need look for likely values.
  bool wants_guesses() const { return wants_guesses_; }

  /// Says in words for people what the clauses and variables up to the next remark state: one
  /// line, without "--". `words` gives them, and is called only when the sink wants remarks.
  template <std::invocable Words>
  void remark(Words&& words) {
    if (wants_remarks_) take_remark(std::forward<Words>(words)());
    if (wants_marks_) take_mark(false);
  }

  /// The same for what is a rule of the puzzle: the clauses up to the next rule or remark state it.
  /// Variables and clauses after a remark only define something, and always hold.
  template <std::invocable Says>
  void rule(Says&& says) {
    if (wants_remarks_) take_rule(std::forward<Says>(says)());
    if (wants_marks_) take_mark(true);
  }
  /// The clauses of each rule must allow exactly what the rule means, taken alone.
  bool explains() const { return explains_; }

  /// Work on this sink ends early when `stop` says so. It must outlive the sink.
  void stop_with(const Stop* stop) { stop_ = stop; }
  const Stop* stop() const { return stop_; }
  /// Throws Stopped when a stop was asked for; for long work that adds no clauses.
  void poll() const;

 protected:
  virtual void take_clause(std::span<const Lit> clause) = 0;
  virtual void take_cost(std::int64_t /*weight*/, Lit /*x*/) {}
  virtual void take_guess(Lit /*x*/) {}
  virtual void take_remark(const std::string& /*words*/) {}
  virtual void take_rule(const Rule& rule) { take_remark(rule.words); }
  /// Where a rule or else a remark begins, for a sink that needs no words.
  virtual void take_mark(bool /*rule*/) {}
  // Sinks keep what they get.
  virtual void take_name(Lit /*x*/, VariableName /*name*/) {}  // NOLINT(performance-*)
  virtual void take_list(NamedList /*list*/) {}                // NOLINT(performance-*)
  void want_guesses() { wants_guesses_ = true; }
  void want_remarks() { wants_remarks_ = true; }
  void want_names() { wants_names_ = true; }
  void want_marks() { wants_marks_ = true; }
  void want_rules() { wants_remarks_ = explains_ = true; }
  /// Gets each variable once, not negated, in ascending order; neither always nor never true.
  virtual void take_linear(const Linear& /*constraint*/) {}
  void want_linear() { takes_linear_ = true; }

 private:
  [[noreturn]] static void too_large();
  bool fold(std::span<const Lit> clause);

  int variables_ = 0;
  unsigned adds_ = 0;
  bool wants_remarks_ = false;
  bool wants_marks_ = false;
  bool wants_guesses_ = false;
  bool wants_names_ = false;
  bool explains_ = false;
  bool takes_linear_ = false;
  const Stop* stop_ = nullptr;
  Lits folded_;                      // the clause being added
  std::vector<std::uint32_t> seen_;  // per literal: the stamp of the last long clause with it
  std::uint32_t stamp_ = 0;
};

/// Counts clauses and literals and keeps nothing.
class CountingSink : public ClauseSink {
 public:
  std::int64_t clauses() const { return clauses_; }
  std::int64_t literals() const { return literals_; }

 private:
  void take_clause(std::span<const Lit> clause) override {
    ++clauses_;
    literals_ += static_cast<std::int64_t>(clause.size());
  }

  std::int64_t clauses_ = 0;
  std::int64_t literals_ = 0;
};

}  // namespace p2c

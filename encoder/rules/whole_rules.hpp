// Clauses of the rules that stand alone.
#pragma once

#include <map>
#include <set>

#include "encoder/clauses/options.hpp"
#include "encoder/rules/promises.hpp"
#include "encoder/shading/tetrominoes.hpp"
#include "instances/rules/expansion.hpp"

namespace p2c {

class WholeRules {
 public:
  WholeRules(AnswerLiterals& answer, const EncodeOptions& options, ClauseSink& out)
      : answer_(answer), options_(options), out_(out) {}

  /// A graph, which leans on what other rules promise, so they come first.
  static bool comes_last(const Expression& its) {
    using Is = Expression::Is;
    return its.is == Is::kConnected || its.is == Is::kToEdge || its.is == Is::kConnectedIn ||
           its.is == Is::kNoCycle || its.is == Is::kSymmetric || its.is == Is::kLoop ||
           its.is == Is::kIslands;
  }
  /// Notes what it promises others, before any of them is stated.
  void note(const RuleInstance& instance);
  /// States an instance of a rule for which is_whole() is true.
  void state(const RuleInstance& instance);
  /// States one that compares the size of pieces with what is given.
  void pieces_beside(const RuleInstance& instance);  // piece_rules.cpp
  /// States one that says the sum of numbers which another rule makes different; false: it is none,
  /// or the form does not allow it.
  bool sum_of_different(const RuleInstance& instance, NameOf name);  // different_rules.cpp

  Promises promises;

 private:
  void apart(const RuleInstance& instance);
  void connect(const RuleInstance& instance);
  void loop(const RuleInstance& instance);
  void islands(const RuleInstance& instance);
  void rectangles(const Expression& its);
  void tetrominoes(const RuleInstance& instance);
  void paired(const RuleInstance& instance);  // paired_rules.cpp
  // area_rules.cpp
  void areas(const RuleInstance& instance);
  void symmetric(const RuleInstance& instance);
  // connected_rules.cpp
  void connect_to_edge(const RuleInstance& instance);
  void connect_in(const RuleInstance& instance);
  // cycle_rules.cpp
  void no_cycle(const RuleInstance& instance);
  void join_to_rim(const RuleInstance& instance, const NoCycles& slashes, int colour);
  // different_rules.cpp
  void different(const RuleInstance& instance);
  void consecutive(const RuleInstance& instance);
  void unlike(const RuleInstance& instance);
  void angles(const RuleInstance& instance);  // angle_rules.cpp
  void blocks(const RuleInstance& instance);  // block_rules.cpp

  Lit numbers_differ(int one, int other, const NameOf& name);
  Lit differ(int layer, int one, int other, const NameOf& name);
  SlotLits items(const RuleInstance& instance);
  std::vector<int> one_of(Sign sign) const;
  bool is_joined_by_regions(const Expression& its) const;

  const RuleBoard& board() const { return answer_.board(); }

  AnswerLiterals& answer_;
  const EncodeOptions& options_;
  ClauseSink& out_;
  std::set<Expression::Is> stated_;
  const TextRule* pieces_rule_ = nullptr;  // the first one
  std::map<int, Tetrominoes> placements_;  // by layer
};

}  // namespace p2c

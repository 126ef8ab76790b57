// A formula without its connectivity.
#pragma once

#include <vector>

#include "cnf_out/formula.hpp"
#include "encoder/connectivity/connected.hpp"

namespace p2c {

/// Keeps no clause that states a connectivity constraint, but the constraint. All variables keep
/// their numbers.
class BareFormula : public Formula {
 public:
  struct Graph {
    Connected constraint;
    Lits roots;  // a literal for each node, true only if it is the root; or none
  };

  const std::vector<Graph>& graphs() const { return graphs_; }
  /// The last variable that a clause or a constraint has.
  int last_variable() const { return last_variable_; }

 private:
  void begin_graph(const Connected& constraint) override;
  void end_graph(const Lits& roots) override;
  void take_clause(std::span<const Lit> clause) override;
  void use(Lit x);

  std::vector<Graph> graphs_;
  bool in_graph_ = false;
  int last_variable_ = 0;
};

}  // namespace p2c

// What graphs lean on comes from other rules: with these left out of the formula, and the promise
// still made, some board has other answers.
#include <doctest/doctest.h>

#include <algorithm>

#include "cnf_out/formula.hpp"
#include "encoder/encode_puzzle.hpp"
#include "instances/kinds/kind_of_rules.hpp"
#include "instances/planted/random_data.hpp"
#include "instances/rules/reader/rule_reader.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"
#include "tests/solver_glue/brute_force.hpp"

namespace p2c {
namespace {

// Drops the clauses of rules of one kind.
class WithoutRule : public Formula {
 public:
  explicit WithoutRule(std::string kind) : kind_(std::move(kind)) { want_remarks(); }

 private:
  void take_rule(const Rule& rule) override { drops_ = rule.key.kind == kind_; }
  void take_remark(const std::string& /*words*/) override { drops_ = false; }
  void take_clause(std::span<const Lit> clause) override {
    if (!drops_) Formula::take_clause(clause);
  }

  std::string kind_;
  bool drops_ = false;
};

std::vector<Answer> answers_without(const AnyPuzzle& board, const std::string& kind,
                                    Connectivity form) {
  WithoutRule formula(kind);
  const Unknowns x = encode_all(board, {}, EncodeOptions{form}, formula);
  CadicalSolver solver;
  solver.fresh(formula.variables());
  for (std::size_t clause = 0; clause < formula.size(); ++clause) solver.add(formula[clause]);
  std::vector<Answer> answers;
  while (solver.solve() == Status::kSatisfiable) {
    answers.push_back(x.decode(solver.model()).answer);
    solver.add(x.block(answers.back()));
  }
  std::sort(answers.begin(), answers.end());
  return answers;
}

KindPtr kind_of_text(const std::string& rules) {
  return kind_of(parts_of_rules(read_rules("rules 1\npuzzle toy \"a toy\"\n" + rules, "f")));
}

// A promise is made by `giver`, whose rules have this key, and used by the graph.
struct Promise {
  std::string data;
  std::string giver;
  std::string key;
  std::string graph;
  Connectivity form;
};

bool shows(const Promise& its) {
  const KindPtr both = kind_of_text(its.data + its.giver + its.graph);
  const KindPtr graph = kind_of_text(its.data + its.graph);
  Rng rng(17);
  for (int i = 0; i < 60; ++i) {
    const int rows = 2 + below(rng, 2);
    const int cols = 2 + below(rng, 2);
    const auto text = both->abilities.find<RulesAsText>()->text;
    const BoardData data = random_data(text->made_of.parts, rng, rows, cols);
    const PuzzlePtr board = board_of(both, data);
    const PuzzlePtr bare = board_of(graph, data);
    if (answers_without(*board, its.key, its.form) !=
        answers_by_search(*bare, {}, {}, 100'000).answers) {
      return true;
    }
  }
  return false;
}

TEST_CASE("words: a promise without its rule shows on some board") {
  const std::string shaded = "answer shaded: shading on cells\n";
  const std::string connected = "rule joined \"joined\": connected shaded\n";
  for (const Promise& its : {
           Promise{shaded, "rule far \"far\": apart shaded\n", "touch",
                   "rule joined \"joined\": connected not shaded\n", Connectivity::kElimination},
           {"given room: regions on all cells, areas\n" + shaded,
            "rule one \"one\": each r in room: shaded in r >= 1\n", "one", connected,
            Connectivity::kLayers},
           {"given room: regions on all cells, areas\n" + shaded,
            "rule four \"four\": tetrominoes shaded in room\n", "region", connected,
            Connectivity::kLayers},
           {"given clue: number 1..4 on cells, clues, \"a number\"\nanswer line: line on sides\n",
            "rule clue \"clue\": each c in cells with number clue: line in sides of c = clue of "
            "c\n",
            "clue", "rule loop \"loop\": loop line\n", Connectivity::kLayers},
       }) {
    CAPTURE(its.giver);
    CHECK(shows(its));
  }
}

}  // namespace
}  // namespace p2c

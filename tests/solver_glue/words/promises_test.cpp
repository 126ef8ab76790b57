// What graphs lean on comes from other rules: with these left out of the formula, and the promise
// still made, some board has other answers.
#include <doctest/doctest.h>

#include <algorithm>

#include "cnf_out/formula.hpp"
#include "encoder/encode_rules.hpp"
#include "instances/kinds/kind_of_rules.hpp"
#include "instances/planted/random_data.hpp"
#include "instances/rules/reader/rule_reader.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"
#include "tests/solver_glue/brute_force.hpp"

namespace p2c {
namespace {

// Drops the clauses of some rules.
class WithoutRules : public Formula {
 public:
  WithoutRules() { want_remarks(); }
  bool leaves_out = false;

 private:
  void take_rule(const Rule& /*rule*/) override { drops_ = leaves_out; }
  void take_remark(const std::string& /*words*/) override { drops_ = false; }
  void take_clause(std::span<const Lit> clause) override {
    if (!drops_) Formula::take_clause(clause);
  }

  bool drops_ = false;
};

// Of the text's rules with this key.
std::vector<Answer> answers_without(const AnyPuzzle& board, const std::string& key,
                                    Connectivity form) {
  WithoutRules formula;
  const Unknowns x(formula, board.slots());
  const RuleBoard rules(board.kind().abilities.find<RulesAsText>()->text, *board.as<BoardData>());
  encode_rules(rules, x, EncodeOptions{form}, formula,
               [&](const TextRule& rule) { formula.leaves_out = rule.key == key; });
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

// A promise is made by `giver`, whose rule has the key "giver", and used by another rule.
struct Promise {
  std::string data;
  std::string giver;
  std::string user;
  Connectivity form = Connectivity::kLayers;
};

bool shows(const Promise& its) {
  const KindPtr both =
      kind_of_text(its.data + "rule giver \"it promises\": " + its.giver + its.user);
  const KindPtr user = kind_of_text(its.data + its.user);
  Rng rng(17);
  for (int i = 0; i < 200; ++i) {
    const int rows = 2 + below(rng, 2);
    const int cols = 2 + below(rng, 2);
    const auto text = both->abilities.find<RulesAsText>()->text;
    const BoardData data = random_data(text->made_of.parts, rng, rows, cols);
    const PuzzlePtr board = board_of(both, data);
    const PuzzlePtr bare = board_of(user, data);
    if (answers_without(*board, "giver", its.form) !=
        answers_by_search(*bare, {}, {}, 100'000).answers) {
      return true;
    }
  }
  return false;
}

const std::string kShaded = "answer shaded: shading on cells\n";
const std::string kRooms = "given room: regions on all cells, areas\n" + kShaded;
const std::string kConnected = "rule user \"joined\": connected shaded\n";

TEST_CASE("words: a promise without its rule shows on some board") {
  for (const Promise& its : std::vector<Promise>{
           {kShaded, "apart shaded\n", "rule user \"joined\": connected not shaded\n",
            Connectivity::kElimination},
           {kRooms, "each r in room: shaded in r >= 1\n", kConnected},
           {kRooms, "tetrominoes shaded in room\n", kConnected},
           {"given clue: number 1..4 on cells, clues, \"a number\"\nanswer line: line on sides\n",
            "each c in cells with number clue: line in sides of c = clue of c\n",
            "rule user \"loop\": loop line\n"},
           {"given room with need: regions on all cells, \"a sum\"\n"
            "answer digit: number 1..3 on cells\n",
            "each r in room: different digit in r\n",
            "rule user \"sum\": each r in room with number need: sum digit in r = need of r\n"},
       }) {
    CAPTURE(its.giver);
    CHECK(shows(its));
  }
}

}  // namespace
}  // namespace p2c

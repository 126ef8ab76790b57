// What graphs and sums lean on comes from other rules: with these left out of the formula, and the
// promise still made, some board has other answers; but not in the form that gives reasons.
#include <doctest/doctest.h>

#include <algorithm>

#include "cnf_out/formula.hpp"
#include "encoder/encode_rules.hpp"
#include "instances/kinds/kind_of_rules.hpp"
#include "instances/planted/random_data.hpp"
#include "instances/rules/reader/rule_reader.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"
#include "tests/solver_glue/brute_force.hpp"

namespace p2c::promises_test {
namespace {

enum class Makes : char { kSolving, kReasons };

// Drops the clauses of a rule of the text, and those of rules that a word states under that key.
class WithoutRule : public Formula {
 public:
  WithoutRule(std::string key, Makes makes) : key_(std::move(key)) {
    makes == Makes::kReasons ? want_rules() : want_remarks();
  }
  void begin(const TextRule& rule) { leaves_out_ = rule.key == key_; }

 private:
  void take_rule(const Rule& rule) override { drops_ = leaves_out_ || rule.key.kind == key_; }
  void take_remark(const std::string& /*words*/) override { drops_ = false; }
  void take_clause(std::span<const Lit> clause) override {
    if (!drops_ && !is_in_graph_) Formula::take_clause(clause);
  }
  void begin_graph(const Connected& /*constraint*/) override { is_in_graph_ = leaves_out_; }
  void end_graph(const Lits& /*roots*/) override { is_in_graph_ = false; }

  std::string key_;
  bool leaves_out_ = false;
  bool drops_ = false;
  bool is_in_graph_ = false;
};

std::vector<Answer> answers_without(const AnyPuzzle& board, const std::string& key,
                                    Connectivity form, Makes makes = Makes::kSolving) {
  WithoutRule formula(key, makes);
  const Unknowns x(formula, board.slots());
  const RuleBoard rules(board.kind().abilities.find<RulesAsText>()->text, *board.as<BoardData>());
  encode_rules(rules, x, EncodeOptions{form}, formula,
               [&](const TextRule& rule) { formula.begin(rule); });
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

bool shows(const Promise& its, Makes makes, int boards) {
  const KindPtr both =
      kind_of_text(its.data + "rule giver \"it promises\": " + its.giver + its.user);
  const KindPtr user = kind_of_text(its.data + its.user);
  Rng rng(17);
  for (int i = 0; i < boards; ++i) {
    const int rows = 2 + below(rng, 2);
    const int cols = 2 + below(rng, 2);
    const auto text = both->abilities.find<RulesAsText>()->text;
    const BoardData data = random_data(text->made_of.parts, rng, rows, cols);
    const PuzzlePtr board = board_of(both, data);
    const PuzzlePtr bare = board_of(user, data);
    if (answers_without(*board, "giver", its.form, makes) !=
        answers_by_search(*bare, {}, {}, 100'000).answers) {
      return true;
    }
  }
  return false;
}

const std::string kShaded = "answer shaded: shading on cells\n";
const std::string kRooms = "given room: regions on all cells, areas\n" + kShaded;
const std::string kClues = "given clue: number 1..4 on cells, clues, \"a number\"\n";
const std::string kLines = "each c in cells with number clue: line in sides of c = clue of c\n";
const std::string kConnected = "rule user \"joined\": connected shaded\n";

TEST_CASE("words: a promise without its rule shows on some board") {
  for (const Promise& its : std::vector<Promise>{
           {kShaded, "apart shaded\n", "rule user \"joined\": connected not shaded\n",
            Connectivity::kElimination},
           {kRooms, "each r in room: shaded in r >= 1\n", kConnected},
           {kRooms, "tetrominoes shaded in room\n", kConnected},
           {kShaded, "connected not shaded\n", kConnected},
           {kClues + kShaded, "islands not shaded around clue\n", kConnected},
           {"given room: regions on cells, areas\n" + kShaded,
            "each c in cells without room: c is not shaded\n",
            "rule four \"four\": tetrominoes shaded in room\n" + kConnected},
           {kClues + "answer line: line on sides\n", kLines, "rule user \"loop\": loop line\n"},
           {"given room with need: regions on all cells, \"a sum\"\n"
            "answer digit: number 1..3 on cells\n",
            "each r in room: different digit in r\n",
            "rule user \"sum\": each r in room with number need: sum digit in r = need of r\n"},
       }) {
    CAPTURE(its.giver);
    CHECK(shows(its, Makes::kSolving, 200));
    CHECK_FALSE(shows(its, Makes::kReasons, 30));
  }
}

// That no way along a loop is longer than half of it: layers count its steps, elimination none.
TEST_CASE("words: the longest path of a loop shows where lines may end anywhere") {
  const KindPtr kind =
      kind_of_text(kClues + "answer line: line on sides\n" + "rule clue \"clue\": " + kLines +
                   "rule loop \"loop\": loop line\n");
  Rng rng(17);
  bool differs = false;
  for (int i = 0; i < 20 && !differs; ++i) {
    const auto text = kind->abilities.find<RulesAsText>()->text;
    const PuzzlePtr board = board_of(kind, random_data(text->made_of.parts, rng, 2, 2));
    differs = answers_without(*board, "vertex", Connectivity::kLayers) !=
              answers_without(*board, "vertex", Connectivity::kElimination);
  }
  CHECK(differs);
}

}  // namespace
}  // namespace p2c::promises_test

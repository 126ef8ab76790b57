// Models spoilt at random: whatever the rules and the definition call wrong is refused, and nothing
// else is.
#include <doctest/doctest.h>

#include <cstdlib>
#include <set>

#include "cnf_out/formula.hpp"
#include "cnf_out/model_check.hpp"
#include "encoder/encode_puzzle.hpp"
#include "instances/text/text_reader.hpp"
#include "solver_glue/formula_search.hpp"
#include "tests/board_count.hpp"
#include "tests/least_of.hpp"
#include "tests/solver_glue/random_boards.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

const int kModels = deep_count(fewer_if_sanitized(400, 80), 3000);  // per kind
constexpr int kChanges = 12;                                        // per board
const int kLargeModels =
    deep_count(fewer_if_sanitized(60, 12), fewer_if_sanitized(600, 100));  // per kind, of
constexpr int kLeastVariables = 100;
constexpr int kMostDraws = 1000;
constexpr std::int64_t kConflicts = 20'000;  // of a board

using Numbers = std::vector<int>;

// One to three changes: a sign, a number, a literal that is missing, comes twice or in between.
Numbers spoilt(Rng& rng, Numbers model, int slot_variables, int variables) {
  for (int changes = 1 + below(rng, 3); changes > 0 && !model.empty(); --changes) {
    const int among = chance(rng, 70) ? slot_variables : variables;
    const auto i = static_cast<std::size_t>(below(rng, std::max(among, 1))) % model.size();
    const auto at = model.begin() + static_cast<std::ptrdiff_t>(i);
    const int other = 1 + below(rng, chance(rng, 90) ? variables : variables + 2);
    switch (below(rng, 10)) {
      case 0:
        model.erase(at);
        break;
      case 1:
        model.insert(at, chance(rng, 50) ? other : -other);
        break;
      case 2:
        *at = *at > 0 ? other : -other;
        break;
      case 3:
        if (chance(rng, 20)) *at = 0;
        break;
      default:
        *at = -*at;
    }
  }
  return model;
}

std::string text_of(const Numbers& model, bool end) {
  std::string text = "s SATISFIABLE\nv";
  for (const int number : model) text += " " + std::to_string(number);
  return text + (end ? " 0\n" : "\n");
}

// By the definition: a sign for each variable, none unknown, one 0.
bool is_model(const Numbers& model, int variables) {
  const std::set<int> all(model.begin(), model.end());
  return std::all_of(model.begin(), model.end(), [&](int number) {
    return number != 0 && std::abs(number) <= variables && !all.contains(-number);
  });
}

// What the positive numbers say of the slots; nothing when a slot has not exactly one value.
std::optional<Answer> values_in(const Numbers& model, const std::vector<Slot>& slots) {
  const std::set<int> all(model.begin(), model.end());
  Answer answer;
  int variable = 0;
  for (const Slot& slot : slots) {
    if (slot.hi - slot.lo <= 1) {
      answer.push_back(slot.hi > slot.lo && all.contains(variable + 1) ? slot.hi : slot.lo);
      if (slot.hi == slot.lo && !all.contains(variable + 1)) return {};
      ++variable;
      continue;
    }
    Numbers values;
    for (int value = slot.lo; value <= slot.hi; ++value) {
      if (all.contains(++variable)) values.push_back(value);
    }
    if (values.size() != 1) return {};
    answer.push_back(values[0]);
  }
  return answer;
}

bool keeps(const Formula& formula, const Numbers& model) {
  const std::set<int> all(model.begin(), model.end());
  for (std::size_t i = 0; i < formula.size(); ++i) {
    const auto clause = formula[i];
    const auto holds = [&](Lit x) { return all.contains(x.dimacs()); };
    if (std::none_of(clause.begin(), clause.end(), holds)) return false;
  }
  return true;
}

class Board {
 public:
  explicit Board(PuzzlePtr puzzle) {
    document_.puzzle = std::move(puzzle);
    encode_all(*document_.puzzle, {}, {}, formula_);
    for (const Slot& slot : slots()) slot_variables_ += slot_variables(slot);
  }

  bool has_answer() const { return !answers_by_rules(*document_.puzzle).empty(); }
  int variables() const { return formula_.variables(); }

  FormulaAnswer solve() const {
    SearchOptions options;
    options.encode.connectivity = Connectivity::kLayers;
    options.conflict_limit = kConflicts;
    return solve_formula(document_, options);
  }

  // How many models were read.
  int compare(Rng& rng, const FormulaAnswer& found) {
    const int variables = formula_.variables();
    if (found.status != Status::kSatisfiable || variables == 0) return 0;
    Numbers model;
    for (int v = 1; v <= variables; ++v) model.push_back(found.model(Lit(v)) ? v : -v);
    for (int k = 0; k < kChanges; ++k) {
      const bool end = !chance(rng, 5);
      compare(k == 0 ? model : spoilt(rng, model, slot_variables_, variables), end);
    }
    return kChanges;
  }

  int wrong() const { return wrong_; }

 private:
  const std::vector<Slot>& slots() const { return document_.puzzle->slots(); }

  void compare(Numbers model, bool end) {
    const std::string text = text_of(model, end);
    CAPTURE(text);
    if (!end && !model.empty() && model.back() == 0) {  // a spoilt number that is an end
      model.pop_back();
      end = true;
    }
    const bool readable = end && is_model(model, formula_.variables());
    const std::optional<Answer> answer = values_in(model, slots());
    const bool right = readable && answer && !document_.puzzle->check(*answer);
    wrong_ += right ? 0 : 1;
    std::optional<SolverOutput> output;
    try {
      output = read_solver_output(text, "out", kTrue.variable(), formula_.variables());
    } catch (const InputError&) {
    }
    REQUIRE(output.has_value() == readable);
    if (!output) return;
    const ModelAnswer read = answer_of(document_, unknowns(), output->model);
    REQUIRE(!read.broken == right);
    if (right) REQUIRE(read.answer == *answer);
    compare_clauses(output->model, model, right);
  }

  // Of a right answer the other variables may still be wrong.
  void compare_clauses(const Model& model, const Numbers& numbers, bool right) {
    ModelCheck check(model);
    encode_all(*document_.puzzle, {}, {}, check);
    REQUIRE((check.broken() == 0) == keeps(formula_, numbers));
    if (check.broken() == 0) REQUIRE(right);
  }

  Unknowns unknowns() const {
    CountingSink unused;
    return Unknowns(unused, slots());
  }

  Document document_;
  Formula formula_;
  int slot_variables_ = 0;
  int wrong_ = 0;
};

}  // namespace

TEST_CASE("spoilt models: refused exactly when the rules call them wrong") {
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    RandomBoards boards(kind);
    Rng rng{2};
    int models = 0;
    int wrong = 0;
    while (models < boards_of(kind, kModels)) {
      PuzzlePtr puzzle = boards.next();
      REQUIRE(puzzle != nullptr);
      const std::string text = puzzle->print();
      CAPTURE(text);
      Board board(std::move(puzzle));
      const FormulaAnswer found = board.solve();
      REQUIRE((found.status == Status::kSatisfiable) == board.has_answer());
      models += board.compare(rng, found);
      wrong += board.wrong();
    }
    CHECK(wrong >= least_of(kind, kModels / 2));
    CHECK(wrong < models);
    if (is_deep()) CHECK(wrong < kModels * 19 / 20);
  }
}

TEST_CASE("spoilt models of larger boards: refused exactly when the rules call them wrong") {
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    Rng rng{3};
    int models = 0;
    int wrong = 0;
    // Boards grow for a kind with few variables. A wrong encoding may leave none, or no answer.
    for (int draw = 0; draw < kMostDraws && models < boards_of(kind, kLargeModels); ++draw) {
      const int side = 6 + below(rng, 4) + draw / 100;
      Board board(kind.random(rng, side, side));
      if (board.variables() < kLeastVariables) continue;
      models += board.compare(rng, board.solve());
      wrong += board.wrong();
    }
    REQUIRE(models >= boards_of(kind, kLargeModels));
    CHECK(wrong >= least_of(kind, kLargeModels / 2));
    CHECK(wrong < models);
    if (is_deep()) CHECK(wrong < kLargeModels * 19 / 20);
  }
}

}  // namespace p2c

// Of a rule that no board is known to break alone: answers of the other rules, on larger boards
// than those of which all ways were tried.
#include <set>

#include "instances/kinds/kind_of_rules.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/rules/meaning/meaning.hpp"
#include "instances/rules/scope.hpp"
#include "solver_glue/judge/board_lines.hpp"
#include "solver_glue/judge/judge_steps.hpp"
#include "solver_glue/judge/plain_boards.hpp"
#include "solver_glue/search.hpp"

namespace p2c {
namespace {

constexpr int kMostBoards = 100;
constexpr int kMostAnswers = 20;  // of a board
constexpr int kLongestSide = 6;
constexpr std::int64_t kMostConflicts = 1'000;

// Equal tetrominoes are found among those that another rule makes.
bool leans_on(const TextRule& rule, const TextRule& other) {
  return rule.holds->is == Expression::Is::kShapesApart &&
         other.holds->is == Expression::Is::kTetromino;
}

// Null where the others cannot be stated without it.
KindPtr kind_without(const RuleText& text, std::size_t rule) {
  RuleText others = text;
  others.rules.erase(others.rules.begin() + static_cast<std::ptrdiff_t>(rule));
  for (const TextRule& other : others.rules) {
    if (leans_on(other, text.rules[rule])) return nullptr;
  }
  return others.rules.empty() ? nullptr : kind_of(parts_of_rules(std::move(others)));
}

class IdleRule {
 public:
  IdleRule(const TextToJudge& its, const JudgeOptions& options, std::size_t rule)
      : its_(its), options_(options), rule_(rule), kind_(kind_without(*its.text(), rule)) {}

  // On the boards of the text, then on plain and on random ones.
  void look(const JudgedText& text, JudgedRule& found) const {
    if (kind_ == nullptr) return;
    Rng rng(static_cast<unsigned>(options_.seed) + 2);
    for (const JudgedBoard& board : text.boards) look_on(*board.puzzle, rng, found);
    for (int cols = 3; cols <= kLongestSide; ++cols) {
      const BoardData plain = striped_board(its_.text()->made_of.parts, kLongestSide - 1, cols);
      look_on(*board_of(its_.kind, plain), rng, found);
    }
    for (int i = 0; text.has_random && i < kMostBoards && !found.breaks_alone; ++i) {
      const int rows = 2 + below(rng, kLongestSide - 1);
      look_on(*its_.kind->random(rng, rows, 2 + below(rng, kLongestSide - 1)), rng, found);
    }
  }

 private:
  // Answers that differ in what the rule speaks of, each near a random one.
  void look_on(const AnyPuzzle& board, Rng& rng, JudgedRule& found) const {
    if (found.breaks_alone) return;
    const PuzzlePtr others = board_of(kind_, *board.as<BoardData>());
    const RulesOnBoard rules(its_.text(), *board.as<BoardData>(), options_.stop);
    const std::vector<int> scope = scope_on(*board.as<BoardData>());
    SearchOptions options;
    options.stop = options_.stop;
    options.conflict_limit = kMostConflicts;
    Search search(*others, {}, options);
    for (int k = 0; k < kMostAnswers; ++k) {
      search.prefer(random_values(rng, board.slots()));
      const Status status =
          k == 0 ? search.next() : search.next_beside(Answer(search.answer()), scope);
      throw_if_stopped(options_.stop);
      if (status != Status::kSatisfiable) return;
      if (rules.broken(search.answer())[rule_]) {
        return note_broken_alone(found, board, search.answer());
      }
    }
  }

  static Answer random_values(Rng& rng, const std::vector<Slot>& slots) {
    Answer values;
    for (const Slot& slot : slots) values.push_back(slot.lo + below(rng, slot.hi - slot.lo + 1));
    return values;
  }

  std::vector<int> scope_on(const BoardData& data) const {
    const RuleBoard board(its_.text(), data);
    std::set<int> scope;
    for (const RuleInstance& instance : instances_of(board, options_.stop)) {
      if (instance.rule != &its_.text()->rules[rule_]) continue;
      for (const int slot : scope_of(instance, board)) scope.insert(slot);
    }
    return {scope.begin(), scope.end()};
  }

  const TextToJudge& its_;
  const JudgeOptions& options_;
  std::size_t rule_;
  KindPtr kind_;
};

}  // namespace

void look_for_idle_rules(const TextToJudge& its, const JudgeOptions& options, JudgedText& found) {
  for (std::size_t i = 0; i < found.rules.size(); ++i) {
    if (found.rules[i].breaks_alone) continue;
    IdleRule(its, options, i).look(found, found.rules[i]);
    found.rules[i].is_idle = found.has_random && !found.rules[i].breaks_alone;
  }
}

}  // namespace p2c

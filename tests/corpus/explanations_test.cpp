// Real puzzles explained to the end: each step is judged by what the rules mean.
#include <algorithm>

#include "tests/corpus/puzzlekit.hpp"
#include "tests/rules/meaning.hpp"
#include "tests/rules/step_checker.hpp"

namespace p2c {
namespace {

// A usual run leaves out large puzzles, which take longer than all others together. With two graphs
// the judge of a step tries all ways to fill the board.
bool is_taken(const RuleBook& book) {
  constexpr std::size_t kMostSlots = 100;
  constexpr std::size_t kMostSlotsOfGraphs = 36;
  const auto graphs = std::count_if(book.rules().begin(), book.rules().end(),
                                    [](const StatedRule& rule) { return rule.is_graph(); });
  const std::size_t slots = book.puzzle().slots().size();
  if (graphs > 1) return slots <= kMostSlotsOfGraphs;
  return corpus_step() == 1 || slots <= kMostSlots;
}

// Small boards with small numbers: above, some take minutes.
bool is_small(const AnyPuzzle& board) {
  constexpr int kMostSlots = 60;
  constexpr int kMostValues = 1000;
  int values = 0;
  for (const Slot& slot : board.slots()) values += slot.hi - slot.lo + 1;
  return board.slots().size() <= kMostSlots && values <= kMostValues;
}

constexpr int kMostAlone = 3;

bool holds(const SlotFact& fact, const Answer& answer) {
  return (answer[static_cast<std::size_t>(fact.slot)] == fact.value) == fact.is;
}

// Of a kind whose rules tests do not state a second time: each step is so in the only answer, which
// the explainer is not told, and the last leaves nothing open.
std::string explain_alone(const StoredPuzzle& puzzle, StepTally& tally) {
  const RuleBook book(*puzzle.document.puzzle, nullptr);
  Explainer explainer(book, puzzle.document.givens, {});
  while (const std::optional<Step> step = explainer.next()) {
    const auto is_so = [&](const SlotFact& fact) { return holds(fact, puzzle.answer); };
    if (step->concludes.empty()) return "there is no conclusion";
    for (const auto* facts : {&step->facts, &step->concludes}) {
      if (!std::all_of(facts->begin(), facts->end(), is_so)) return "not so in the stored answer";
    }
    tally.add(*step);
  }
  return explainer.end() == Explainer::End::kComplete ? "" : "not to the end";
}

std::string explain(const StoredPuzzle& puzzle, StepTally& tally) {
  const RuleBook book(*puzzle.document.puzzle, nullptr);
  if (!is_taken(book)) return "";
  Explainer explainer(book, puzzle.document.givens, {});
  explainer.expect(puzzle.answer);
  StepChecker checker(book, puzzle.document.givens);
  std::string wrong = check_steps(explainer, checker, tally);
  if (!wrong.empty()) return wrong;
  if (explainer.end() != Explainer::End::kComplete) return "not to the end";
  return checker.known().values() == puzzle.answer ? "" : "not the stored answer";
}

}  // namespace

TEST_CASE("corpus: each step of an explanation follows, and no rule or fact can be left out") {
  const auto corpus = corpus_folder();
  if (!corpus) return;
  int kinds = 0;
  for (const PuzzleKind& kind : puzzle_kinds()) {
    const std::string name(kind.name);
    StepTally tally;
    SetRun run(name + "/puzzlekit, explained");
    int alone = 0;
    for_each_puzzlekit(*corpus, name, [&](const std::string& id, const auto& read) {
      const StoredPuzzle puzzle = read();
      const AnyPuzzle& board = *puzzle.document.puzzle;
      if (has_meanings(board)) return run.take(id, [&] { return explain(puzzle, tally); });
      const bool taken = is_small(board) && !has_several(name, id);
      if (taken && ++alone <= kMostAlone)
        run.take(id, [&] { return explain_alone(puzzle, tally); });
    });
    if (run.count() > 0) run.report();
    if (run.count() > 0) ++kinds;
    MESSAGE(name, ": ", tally.in_words());
  }
  CHECK(kinds >= 20);  // others have large boards alone
}

}  // namespace p2c

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

std::string explain(const StoredPuzzle& puzzle, StepTally& tally) {
  if (!has_meanings(*puzzle.document.puzzle)) return "";  // tests have rules of some kinds
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
  for (const PuzzleKind& kind : puzzle_kinds()) {
    if (puzzlekit_file(*corpus, kind.name).empty()) continue;
    const std::string name(kind.name);
    StepTally tally;
    SetRun run(name + "/puzzlekit, explained");
    for_each_puzzlekit(*corpus, name, [&](const std::string& id, const auto& read) {
      run.take(id, [&]() -> std::string { return explain(read(), tally); });
    });
    run.report();
    MESSAGE(name, ": ", tally.in_words());
  }
}

}  // namespace p2c

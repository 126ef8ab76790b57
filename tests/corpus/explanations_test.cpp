// Real puzzles explained to the end: each step is judged by what the rules mean.
#include "tests/corpus/puzzlekit.hpp"
#include "tests/rules/step_checker.hpp"

namespace p2c {
namespace {

// A usual run leaves out large puzzles, which take longer than all others together.
bool is_taken(const AnyPuzzle& puzzle) {
  constexpr std::size_t kMostSlots = 100;
  return corpus_step() == 1 || puzzle.slots().size() <= kMostSlots;
}

std::string explain(const StoredPuzzle& puzzle, StepTally& tally) {
  const RuleBook book(*puzzle.document.puzzle, nullptr);
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
    const std::string name(kind.name);
    StepTally tally;
    SetRun run(name + "/puzzlekit, explained");
    for_each_puzzlekit(*corpus, name, [&](const std::string& id, const auto& read) {
      run.take(id, [&]() -> std::string {
        const StoredPuzzle puzzle = read();
        return is_taken(*puzzle.document.puzzle) ? explain(puzzle, tally) : "";
      });
    });
    run.report();
    MESSAGE(name, ": ", tally.in_words());
  }
}

}  // namespace p2c

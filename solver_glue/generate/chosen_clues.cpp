#include "solver_glue/generate/chosen_clues.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace p2c {
namespace {

using Puzzle = std::shared_ptr<const AnyPuzzle>;

Puzzle without_first(const AnyPlanted& board, const Orbits& order, std::size_t count) {
  if (count == 0) return board.puzzle;
  return board.puzzle->without(clues_in(order, count));
}

// Which clues may go. A clue stays where the answer needs it to keep the rules, and where it takes
// long to see, unless each that stays must be needed; then the board is given up.
class Questions {
 public:
  /// `any`: there may be other answers.
  Questions(const AnyPlanted& board, OtherAnswer& others, bool exact, bool any)
      : board_(board), others_(others), exact_(exact), any_(any) {}

  Status ask(const AnyPuzzle& puzzle, const AnyPuzzle& fuller, Answer& found) {
    if (puzzle.check(board_.answer) || gave_up_) return Status::kUnknown;
    if (any_) return Status::kUnsatisfiable;
    const std::int64_t most = exact_ ? OtherAnswer::kMostConflicts : left_ > 0 ? kEach : kLater;
    const std::int64_t before = others_.conflicts();
    const Status status = others_.without_clues(puzzle, board_.answer, fuller, most);
    left_ -= others_.conflicts() - before;
    if (status == Status::kSatisfiable) found = others_.found();
    gave_up_ = exact_ && status == Status::kUnknown;
    return status;
  }
  bool gave_up() const { return gave_up_; }

 private:
  static constexpr std::int64_t kEach = 500;
  static constexpr std::int64_t kLater = 100;

  const AnyPlanted& board_;
  OtherAnswer& others_;
  bool exact_;
  bool any_;
  bool gave_up_ = false;
  std::int64_t left_ = 10 * kEach;  // conflicts of all questions
};

// How many clues may go so that the usual share stays.
std::size_t usual_to_go(const GeneratorTask& task, std::size_t clues) {
  if (!task.style.has(kClued)) return 0;
  const auto percent = static_cast<std::size_t>(task.style[kClued]);
  return clues - (clues * percent + 99) / 100;
}

// At a limit, the best so far: all clues leave one answer, and a fresh search confirms each fewer.
std::optional<Generated> with_fewest(const AnyPlanted& board, OtherAnswer& others) {
  if (!others.confirm(*board.puzzle, board.answer)) return {};
  RuleVersionsOptions options = others.options();
  options.conflict_limit = 0;
  const FewestClues fewest =
      find_fewest_clues(others.versions(*board.puzzle), *board.puzzle, board.answer, options);
  const Clues all = board.puzzle->clues();
  Clues go;
  std::set_difference(all.begin(), all.end(), fewest.kept.begin(), fewest.kept.end(),
                      std::back_inserter(go));
  const Orbits order = orbits_of_one(go);
  return Generated{without_first(board, order, order.size()), board.answer, fewest.lower_bound};
}

DifficultyVerdict verdict(const GeneratorTask& task, const Generated& made) {
  return compare_difficulty(*made.puzzle, made.answer, *task.difficulty, task.stop);
}

std::optional<Generated> if_right(const GeneratorTask& task, std::optional<Generated> made) {
  if (!made || !task.difficulty) return made;
  if (verdict(task, *made) != DifficultyVerdict::kRight) return {};
  return made;
}

// A puzzle gets harder the more clues go, as a rule: so the right number is halved in on, from the
// usual one.
std::optional<Generated> of_difficulty(const GeneratorTask& task, const AnyPlanted& board,
                                       const Orbits& order, std::size_t usual) {
  std::size_t least = 0;
  std::size_t most = order.size();
  std::size_t go = std::min(usual, most);
  while (true) {
    Generated made{without_first(board, order, go), board.answer, {}};
    const DifficultyVerdict found = verdict(task, made);
    if (found == DifficultyVerdict::kRight) return made;
    if (found == DifficultyVerdict::kUnknown) return {};
    const bool more = found == DifficultyVerdict::kEasier;
    if (go == (more ? most : least)) return {};
    (more ? least : most) = more ? go + 1 : go - 1;
    go = least + (most - least) / 2;
  }
}

// So many orbits that about so many clues are in them.
std::size_t orbits_with(const Orbits& orbits, std::size_t clues) {
  std::size_t count = 0;
  for (std::size_t left = clues; count < orbits.size() && orbits[count].size() <= left; ++count) {
    left -= orbits[count].size();
  }
  return count;
}

Orbits orbits_of(const AnyPlanted& board, const AnyGenerator& generator, const Style& style) {
  if (!generator.leaves_out_clues) return {};
  if (generator.orbits) return generator.orbits(*board.puzzle, style);
  return orbits_of_one(board.puzzle->clues());
}

// The board without the clues that are in no orbit: false where it has other answers then.
bool keep_orbits(AnyPlanted& board, const Orbits& orbits, OtherAnswer& others, bool any) {
  const Clues all = board.puzzle->clues();
  const Clues kept = clues_in(orbits, orbits.size());
  Clues go;
  std::set_difference(all.begin(), all.end(), kept.begin(), kept.end(), std::back_inserter(go));
  if (go.empty() || !others.generator().leaves_out_clues) return true;
  Puzzle full = std::exchange(board.puzzle, board.puzzle->without(go));
  if (board.puzzle->check(board.answer)) return false;
  return any || others.without_clues(*board.puzzle, board.answer, *full,
                                     OtherAnswer::kMostConflicts) == Status::kUnsatisfiable;
}

}  // namespace

std::optional<Generated> choose_clues(const GeneratorTask& task, AnyPlanted board,
                                      OtherAnswer& others, Rng& rng) {
  if (task.clues == ClueChoice::kFewest) return if_right(task, with_fewest(board, others));
  Orbits all = orbits_of(board, others.generator(), task.style);
  if (!keep_orbits(board, all, others, task.any)) return {};
  const bool minimal = task.clues == ClueChoice::kMinimal;
  const std::size_t clues = clues_in(all, all.size()).size();
  const std::size_t usual = usual_to_go(task, clues);
  const std::size_t most = minimal || task.difficulty ? clues : usual;
  Questions questions(board, others, minimal, task.any);
  Orbits order;
  if (most > 0) {
    const auto other = [&](const AnyPuzzle& puzzle, const AnyPuzzle& fuller, Answer& found) {
      return questions.ask(puzzle, fuller, found);
    };
    order = orbits_to_leave_out(other, *board.puzzle, std::move(all), most, task.stop, rng);
  }
  if (questions.gave_up()) return {};
  if (task.difficulty && !minimal) {
    return of_difficulty(task, board, order, orbits_with(order, usual));
  }
  return if_right(task, Generated{without_first(board, order, order.size()), board.answer, {}});
}

}  // namespace p2c

#include "solver_glue/generate/generator.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "solver_glue/search.hpp"

namespace puzzle2cnf {
namespace {

// Two numbers to one, so that neighbours have nothing in common (SplitMix64, Steele, Lea and Flood
// 2014).
std::uint64_t mixed(std::uint64_t seed, std::uint64_t index) {
  std::uint64_t x = seed * 0x9e3779b97f4a7c15U + index;
  for (const std::uint64_t factor : {0xbf58476d1ce4e5b9U, 0x94d049bb133111ebU}) {
    x = (x ^ (x >> 30U)) * factor;
  }
  return x ^ (x >> 31U);
}

// What one board is made with.
class Making {
 public:
  Making(const GeneratorTask& task, const AnyGenerator& generator, Rng& rng)
      : task_(task), generator_(generator), rng_(rng) {}

  std::optional<Generated> run() {
    if (!plant()) return {};
    if (!task_.any) {
      if (!mend()) return {};
      polish();
    }
    Generated made{planted_.puzzle, planted_.answer, {}};
    if (!choose_clues(made)) return {};
    return confirm(made) ? std::optional(std::move(made)) : std::nullopt;
  }

 private:
  // A question that takes longer is given up with its board: another is found sooner.
  static constexpr std::int64_t kMostConflicts = 100'000;

  RuleVersionsOptions options() const {
    return {{Connectivity::kCuts}, 0, kMostConflicts, task_.stop};
  }

  RuleVersions& versions() {
    if (!versions_) {
      const PuzzlePtr base = generator_.base ? generator_.base(*planted_.puzzle) : nullptr;
      versions_.emplace(planted_.puzzle->slots(), base.get(), options());
    }
    return *versions_;
  }

  bool plant() {
    if (task_.like) {
      planted_ = {task_.like, random_values(task_.like->slots())};
    } else {
      auto planted = generator_.plant(rng_, task_.rows, task_.cols, task_.style);
      if (!planted) return false;
      planted_ = std::move(*planted);
    }
    return settle();
  }

  // An answer that keeps the rules, and its clues.
  bool settle() {
    if (!planted_.puzzle->check(planted_.answer)) return true;
    const PuzzlePtr bare = generator_.bare(*planted_.puzzle);
    if (versions().near(*bare, planted_.answer) != Status::kSatisfiable) return give_up();
    planted_.answer = versions().found();
    planted_.puzzle =
        generator_.with_clues_of(*planted_.puzzle, planted_.answer, rng_, task_.style);
    return true;
  }

  Answer random_values(const std::vector<Slot>& slots) {
    Answer values;
    for (const Slot& slot : slots) values.push_back(slot.lo + below(rng_, slot.hi - slot.lo + 1));
    return values;
  }

  // False, unless a stop was asked for.
  bool give_up() const {
    if (is_stopped(task_.stop)) throw Stopped(task_.stop->reason());
    return false;
  }

  bool is_only(const AnyPuzzle& puzzle) {
    const Status status = generator_.asks_afresh ? other_afresh(puzzle) : other_version(puzzle);
    return status == Status::kUnknown ? give_up() : status == Status::kUnsatisfiable;
  }

  Status other_version(const AnyPuzzle& puzzle) {
    const Status status = versions().other(puzzle, planted_.answer);
    if (status == Status::kSatisfiable) other_ = versions().found();
    return status;
  }

  // Looks near the planted answer.
  Status other_afresh(const AnyPuzzle& puzzle) {
    SearchOptions options;
    options.conflict_limit = kMostConflicts;
    options.stop = task_.stop;
    Search search(puzzle, {}, options);
    search.exclude(planted_.answer);
    search.prefer(planted_.answer);
    const Status status = search.next();
    if (status == Status::kSatisfiable) other_ = search.answer();
    if (status == Status::kUnsatisfiable) confirmed_ = &puzzle;
    return status;
  }

  // A board that takes long is given up: another is found sooner.
  int most_mends() const {
    const auto slots = static_cast<int>(planted_.answer.size());
    return task_.like ? 200 + slots : 20 + slots / 10;
  }

  bool mend() {
    for (int mends = most_mends(); !is_only(*planted_.puzzle); --mends) {
      if (mends == 0) return false;
      auto mended = generator_.mend(planted_, other_, task_.like != nullptr, rng_, task_.style);
      if (!mended) return give_up();
      planted_ = std::move(*mended);
      if (!settle()) return false;
    }
    return true;
  }

  // Several steps at once, and half as many where there is another answer then.
  void polish() {
    if (!generator_.polish || task_.like) return;
    int together = 8;
    int tries = generator_.polish_tries(*planted_.puzzle);
    while (tries > 0) {
      const std::shared_ptr<const AnyPuzzle> polished = polished_by(together);
      if (!polished) return;
      if (is_only(*polished)) {
        planted_.puzzle = polished;
        together = std::min(2 * together, 64);
        tries = generator_.polish_tries(*planted_.puzzle);
      } else {
        if (together == 1) --tries;
        together = std::max(1, together / 2);
      }
    }
  }

  // Fewer steps where no more are wanted; nothing for none.
  std::shared_ptr<const AnyPuzzle> polished_by(int steps) {
    AnyPlanted polished = planted_;
    for (int i = 0; i < steps; ++i) {
      std::shared_ptr<const AnyPuzzle> next = generator_.polish(polished, rng_, task_.style);
      if (!next) return i == 0 ? nullptr : polished.puzzle;
      polished.puzzle = std::move(next);
    }
    return polished.puzzle;
  }

  bool choose_clues(Generated& made) {
    if (task_.clues == ClueChoice::kFewest) {
      keep_fewest(made);
      return has_difficulty(*made.puzzle);
    }
    const Clues all = planted_.puzzle->clues();
    const bool minimal = task_.clues == ClueChoice::kMinimal;
    const std::size_t keep = minimal ? 0 : share(all.size());
    const bool to_the_end = minimal || task_.difficulty;
    if (keep >= all.size() && !to_the_end) return true;
    const Clues order = task_.any
                            ? shuffled(all)
                            : clues_to_leave_out(versions(), *planted_.puzzle, planted_.answer,
                                                 to_the_end ? 0 : keep, rng_);
    if (minimal || !task_.difficulty) {
      const std::size_t go = minimal ? order.size() : std::min(order.size(), all.size() - keep);
      made.puzzle = without_first(order, go);
      return has_difficulty(*made.puzzle);
    }
    return choose_difficulty(made, order, std::min(order.size(), all.size() - keep));
  }

  // Of the clues, those that people keep.
  std::size_t share(std::size_t clues) const {
    if (!task_.style.has("clued")) return clues;
    return (clues * static_cast<std::size_t>(task_.style["clued"]) + 99) / 100;
  }

  Clues shuffled(Clues clues) {
    shuffle(clues, rng_);
    return clues;
  }

  std::shared_ptr<const AnyPuzzle> without_first(const Clues& order, std::size_t count) const {
    if (count == 0) return planted_.puzzle;
    Clues go(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count));
    std::sort(go.begin(), go.end());
    return planted_.puzzle->without(go);
  }

  void keep_fewest(Generated& made) {
    const FewestClues fewest =
        find_fewest_clues(versions(), *planted_.puzzle, planted_.answer, options());
    made.fewest_bound = fewest.lower_bound;
    Clues go;
    const Clues all = planted_.puzzle->clues();
    std::set_difference(all.begin(), all.end(), fewest.kept.begin(), fewest.kept.end(),
                        std::back_inserter(go));
    made.puzzle = without_first(go, go.size());
  }

  DifficultyVerdict verdict(const AnyPuzzle& puzzle) const {
    return compare_difficulty(puzzle, planted_.answer, *task_.difficulty, task_.stop);
  }

  bool has_difficulty(const AnyPuzzle& puzzle) const {
    return !task_.difficulty || verdict(puzzle) == DifficultyVerdict::kRight;
  }

  // A puzzle gets harder the more clues go, as a rule: so the right number is halved in on, from
  // the usual one.
  bool choose_difficulty(Generated& made, const Clues& order, std::size_t usual) const {
    std::size_t least = 0;
    std::size_t most = order.size();
    std::size_t go = usual;
    while (true) {
      made.puzzle = without_first(order, go);
      const DifficultyVerdict found = verdict(*made.puzzle);
      if (found == DifficultyVerdict::kRight) return true;
      if (found == DifficultyVerdict::kUnknown) return false;
      if (found == DifficultyVerdict::kEasier) {
        if (go == most) return false;
        least = go + 1;
      } else {
        if (go == least) return false;
        most = go - 1;
      }
      go = least + (most - least) / 2;
    }
  }

  // Nothing leaves the house that a search which knows nothing of all this does not confirm.
  bool confirm(const Generated& made) {
    if (made.puzzle->check(made.answer)) throw CheckFailed("a generated puzzle without its answer");
    if (task_.any || made.puzzle.get() == confirmed_) return true;
    const Status status = other_afresh(*made.puzzle);
    if (status == Status::kSatisfiable) throw CheckFailed("a generated puzzle has two answers");
    return status == Status::kUnsatisfiable || give_up();
  }

  const GeneratorTask& task_;
  const AnyGenerator& generator_;
  Rng& rng_;
  AnyPlanted planted_;
  std::optional<RuleVersions> versions_;
  Answer other_;                          // found last
  const AnyPuzzle* confirmed_ = nullptr;  // a fresh search has found no other answer
};

}  // namespace

PuzzleTries::PuzzleTries(const GeneratorTask& task, std::int64_t index)
    : task_(task),
      generator_(*generator_of(task.kind)),
      rng_(mixed(static_cast<std::uint64_t>(task.seed), static_cast<std::uint64_t>(index))) {}

Generated PuzzleTries::next() {
  while (true) {
    if (is_stopped(task_.stop)) throw Stopped(task_.stop->reason());
    std::optional<Generated> made = Making(task_, generator_, rng_).run();
    if (made) return *std::move(made);
  }
}

}  // namespace puzzle2cnf

#include "solver_glue/generate/generator.hpp"

#include <algorithm>
#include <utility>

#include "instances/limits/throw_if_stopped.hpp"
#include "solver_glue/generate/chosen_clues.hpp"
#include "solver_glue/generate/other_answer.hpp"
#include "solver_glue/search.hpp"

namespace p2c {
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

bool has_answer(const AnyPuzzle& puzzle, const Stop* stop) {
  SearchOptions options;
  options.stop = stop;
  const Status status = Search(puzzle, {}, options).next();
  throw_if_stopped(stop);
  return status == Status::kSatisfiable;
}

// Of a try: most that get to an answer do it soon, and another try begins elsewhere.
std::int64_t conflicts_for_answer(int tries) {
  return std::min<std::int64_t>(std::int64_t{10'000} << std::min(tries / 4, 10),
                                OtherAnswer::kMostConflicts);
}

// What one board is made with.
class Making {
 public:
  /// An answer is drawn with at most so many conflicts.
  Making(const GeneratorTask& task, const AnyGenerator& generator, Rng& rng,
         std::int64_t most_conflicts)
      : task_(task),
        generator_(generator),
        rng_(rng),
        others_(generator, task.stop),
        most_conflicts_(most_conflicts) {}

  // Nothing: this try failed.
  std::optional<Generated> run() {
    if (!plant()) return {};
    if (!task_.any) {
      if (!mend()) return {};
      polish();
    }
    std::optional<Generated> made = choose_clues(task_, planted_, others_, rng_);
    if (!made || task_.any || made->fewest_bound) return made;
    // By a search that knows nothing of all this; for the fewest clues there has been one.
    if (!others_.confirm(*made->puzzle, made->answer)) return {};
    return made;
  }

  /// Some answer, or nothing has to be drawn.
  bool was_drawn() const { return was_drawn_ || !generator_.ground; }

 private:
  bool plant() {
    if (task_.like) {
      planted_ = {task_.like, random_values(task_.like->slots())};
      return settle(true);
    }
    auto planted = generator_.plant(rng_, task_.rows, task_.cols, task_.style, task_.stop);
    if (!planted) return false;
    planted_ = std::move(*planted);
    throw_if_stopped(task_.stop);
    return generator_.ground ? put_around_answer() : settle(false);
  }

  // An answer near to what was drawn, and the board around it.
  bool put_around_answer() {
    blank_ = planted_.puzzle;
    ground_ = generator_.ground(*blank_);
    const Status drawn = others_.draw(*ground_, planted_.answer, most_conflicts_);
    if (drawn == Status::kUnsatisfiable && generator_.has_one_ground) {
      throw NoneFound("no board of this size has an answer");
    }
    was_drawn_ = drawn == Status::kSatisfiable;
    return was_drawn_ && surround(others_.found());
  }

  // The board around an answer that was drawn.
  bool surround(const Answer& drawn) {
    auto around = generator_.around({blank_, drawn}, rng_, task_.style, task_.stop);
    if (!around || around->puzzle->check(around->answer)) return false;
    drawn_ = drawn;
    planted_ = std::move(*around);
    others_.forget_versions();
    return true;
  }

  // Another answer near this one: with a clue more where two differ, or else changed there. Of some
  // that one is taken which allows the fewest of the other answers found before.
  bool redraw() {
    if (!ground_) return false;
    const State before = state();
    std::optional<State> best;
    int fewest = 0;
    const Answer other = others_.found();
    int drawn = 0;
    for (const int slot :
         generator_.places_between(*before.board.puzzle, before.board.answer, other, rng_)) {
      if (drawn == kMostDrawn || (best && fewest == 0)) break;
      set(before);
      if (!redraw_with(slot, other)) continue;
      ++drawn;
      const int known = others_.known_others(*planted_.puzzle, planted_.answer);
      if (best && known >= fewest) continue;
      best = state();
      fewest = known;
    }
    set(best ? *best : before);
    return best.has_value();
  }

  bool redraw_with(int slot, const Answer& other) {
    const auto slots = static_cast<int>(drawn_.size());
    const bool is_place = slot >= static_cast<int>(other.size());
    if (slot >= slots || (is_place && drawn_[slot] == 1)) return false;
    Answer wanted = drawn_;
    wanted[slot] = is_place ? 1 : changed(slot, other[slot]);
    if (wanted[slot] == drawn_[slot]) return false;
    const Status status = others_.draw(*ground_, wanted, most_conflicts_, slot);
    return status == Status::kSatisfiable && surround_again(others_.found());
  }

  // What the other answer has, or of two values the other one.
  int changed(int slot, int others) const {
    const Slot& its = planted_.puzzle->slots()[static_cast<std::size_t>(slot)];
    if (others != drawn_[slot]) return others;
    return its.hi - its.lo == 1 ? its.lo + its.hi - others : others;
  }

  // Regions stay where they may.
  bool surround_again(const Answer& drawn) {
    if (drawn.size() == planted_.answer.size() && generator_.with_clues_of) {
      auto same = generator_.with_clues_of(*planted_.puzzle, drawn, rng_, task_.style);
      if (!same->check(drawn)) {
        drawn_ = drawn;
        planted_ = {std::move(same), drawn};
        return true;
      }
    }
    return surround(drawn);
  }

  // An answer that keeps the rules, and its clues.
  bool settle(bool always) {
    if (!always && !planted_.puzzle->check(planted_.answer)) return true;
    throw_if_stopped(task_.stop);
    const PuzzlePtr bare = generator_.bare(*planted_.puzzle);
    if (others_.near(*bare, planted_.answer) != Status::kSatisfiable) return false;
    planted_.answer = others_.found();
    planted_.puzzle =
        generator_.with_clues_of(*planted_.puzzle, planted_.answer, rng_, task_.style);
    return !planted_.puzzle->check(planted_.answer);
  }

  Answer random_values(const std::vector<Slot>& slots) {
    Answer values;
    for (const Slot& slot : slots) values.push_back(slot.lo + below(rng_, slot.hi - slot.lo + 1));
    return values;
  }

  // A board that takes long is given up: another is found sooner.
  int most_mends() const {
    const auto slots = static_cast<int>(planted_.answer.size());
    return task_.like ? 200 + slots : 20 + slots / generator_.slots_per_mend;
  }

  bool mend() {
    for (int mends = most_mends(); mends > 0; --mends) {
      const std::optional<bool> only = others_.is_only(*planted_.puzzle, planted_.answer);
      if (!only) return false;
      if (*only) return true;
      const bool places = drawn_.size() > planted_.answer.size();
      if ((places || failed_ >= kMostFailed) && redraw()) continue;
      std::optional<AnyPlanted> mended = mended_board();
      failed_ = mended ? 0 : failed_ + 1;
      if (!mended && redraw()) continue;
      if (!mended) return false;
      planted_ = std::move(*mended);
      if (!settle(false)) return false;
    }
    return false;
  }

  std::optional<AnyPlanted> mended_board() {
    std::optional<AnyPlanted> best;
    int fewest = 0;
    for (int i = 0; i < generator_.mends_compared && !(best && fewest == 0); ++i) {
      auto mended = generator_.mend(planted_, others_.found(), task_.like != nullptr, rng_,
                                    task_.style, task_.stop);
      if (!mended || generator_.mends_compared == 1) return mended;
      const int others = others_.known_others(*mended->puzzle, mended->answer);
      if (best && others >= fewest) continue;
      best = std::move(mended);
      fewest = others;
    }
    return best;
  }

  void polish() {
    if (!generator_.polish || task_.like) return;
    planted_.puzzle = generator_.polish(planted_, rng_, task_.style, task_.stop);
  }

  // A board, and what was drawn for it.
  struct State {
    AnyPlanted board;
    Answer drawn;
  };
  State state() const { return {planted_, drawn_}; }
  void set(const State& its) {
    planted_ = its.board;
    drawn_ = its.drawn;
    others_.forget_versions();
  }

  static constexpr int kMostDrawn = 4;
  static constexpr int kMostFailed = 3;

  const GeneratorTask& task_;
  const AnyGenerator& generator_;
  Rng& rng_;
  OtherAnswer others_;
  std::int64_t most_conflicts_;
  AnyPlanted planted_;
  // Where an answer comes first: the board without clues, what it is drawn from, and it.
  std::shared_ptr<const AnyPuzzle> blank_;
  PuzzlePtr ground_;
  Answer drawn_;
  bool was_drawn_ = false;
  int failed_ = 0;  // mends in a row
};

}  // namespace

bool has_answer_without_clues(const AnyPuzzle& like, const AnyGenerator& generator,
                              const Stop* stop) {
  return has_answer(*generator.bare(like), stop);
}

PuzzleTries::PuzzleTries(const GeneratorTask& task, std::int64_t index)
    : task_(task),
      seed_(mixed(static_cast<std::uint64_t>(task.seed), static_cast<std::uint64_t>(index))),
      generator_(*generator_of(task.kind)),
      rng_(seed_) {}

Generated PuzzleTries::next() {
  constexpr int kMostTries = 10'000;
  constexpr int kMostUndrawn = 4;
  for (tries_ = 0; tries_ < kMostTries; ++tries_) {
    throw_if_stopped(task_.stop);
    try {
      Making making(task_, generator_, rng_, conflicts_for_answer(tries_));
      std::optional<Generated> made = making.run();
      if (made) return *std::move(made);
      undrawn_ = making.was_drawn() ? -kMostTries : undrawn_ + 1;
    } catch (const NoneFound&) {
      if (!shrink()) throw;
    }
    if (undrawn_ >= kMostUndrawn) shrink();
  }
  throw NoneFound("no puzzle was found in 10,000 tries");
}

// From here on all is as if these sides had been asked for.
bool PuzzleTries::shrink() {
  constexpr int kLeast = 4;
  if (!task_.sides_are_usual || task_.rows <= kLeast) return false;
  task_.cols = --task_.rows;
  rng_ = Rng(seed_);
  undrawn_ = 0;
  tries_ = -1;  // the next one is number 0
  return true;
}

}  // namespace p2c

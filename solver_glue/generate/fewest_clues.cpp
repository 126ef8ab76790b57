#include <algorithm>
#include <iterator>

#include "solver_glue/generate/fewer_clues.hpp"
#include "solver_glue/givens/hitting_set.hpp"
#include "solver_glue/givens/only_answer.hpp"

namespace p2c {
namespace {

// A minimum hitting set may take this many conflicts before more sets are looked for.
constexpr std::int64_t kConflicts = 2'000;

Clues rest(const Clues& all, const Clues& sorted) {
  Clues others;
  std::set_difference(all.begin(), all.end(), sorted.begin(), sorted.end(),
                      std::back_inserter(others));
  return others;
}

// Each other answer of the puzzle without some clues breaks a set of clues of which one must be
// kept. Sets come when they are needed, as in find_fewest_givens.
class Work {
 public:
  Work(RuleVersions& versions, const AnyPuzzle& full, const Answer& answer,
       const RuleVersionsOptions& options, FewestClues& best)
      : versions_(versions),
        full_(full),
        answer_(answer),
        options_(options),
        all_(full.clues()),
        hitting_(options.seed, options.stop),
        best_(best) {}

  void run() {
    if (best_.optimal() || !find_disjoint()) return;
    while (!best_.optimal()) {
      hitting_.minimise(kConflicts);
      best_.lower_bound = std::max(best_.lower_bound, hitting_.lower_bound());
      if (best_.optimal() || is_stopped(options_.stop) || !complete(hitting_.best())) return;
    }
  }

 private:
  // Sets without a common clue: as many clues are needed at least.
  bool find_disjoint() {
    Clues kept;
    Status status = Status::kUnknown;
    while ((status = other(kept)) == Status::kSatisfiable) {
      kept.insert(kept.end(), set_.begin(), set_.end());
      ++best_.lower_bound;
    }
    return status == Status::kUnsatisfiable && confirm(kept);
  }

  // Keeps one clue more as long as there are other answers: of a new set the one that is in most.
  bool complete(Clues kept) {
    Status status = Status::kUnknown;
    while ((status = other(kept)) == Status::kSatisfiable) {
      kept.push_back(*std::max_element(set_.begin(), set_.end(), [&](int a, int b) {
        return hitting_.frequency(a) < hitting_.frequency(b);
      }));
    }
    return status == Status::kUnsatisfiable && confirm(kept);
  }

  // Looks for another answer of the puzzle with these clues, and takes the clues that it breaks: no
  // other answer breaks a part of them only.
  Status other(Clues& kept) {
    std::sort(kept.begin(), kept.end());
    const Status status = versions_.other(*full_.without(rest(all_, kept)), answer_);
    if (status != Status::kSatisfiable) return status;
    set_ = broken(rest(all_, kept), versions_.found());
    if (set_.empty()) return Status::kUnknown;  // it takes several clues together
    minimise();
    hitting_.add(set_);
    return status;
  }

  void minimise() {
    for (const int clue : Clues(set_)) {
      if (set_.size() == 1) return;
      const auto at = std::lower_bound(set_.begin(), set_.end(), clue);
      if (at == set_.end() || *at != clue) continue;
      const Clues fewer = rest(set_, {clue});
      if (versions_.other(*full_.without(fewer), answer_) != Status::kSatisfiable) continue;
      Clues some = broken(fewer, versions_.found());
      if (!some.empty()) set_ = std::move(some);
    }
  }

  // Those of the clues, halved again and again.
  Clues broken(const Clues& clues, const Answer& found) const {
    if (clues.empty() || !full_.without(rest(all_, clues))->check(found)) return {};
    if (clues.size() == 1) return clues;
    const auto middle = clues.begin() + static_cast<std::ptrdiff_t>(clues.size() / 2);
    Clues all = broken(Clues(clues.begin(), middle), found);
    const Clues second = broken(Clues(middle, clues.end()), found);
    all.insert(all.end(), second.begin(), second.end());
    return all;
  }

  // Asks a new search; false when it had to stop, or the answer breaks a rule with these alone.
  bool confirm(const Clues& kept) {
    if (kept.size() >= best_.kept.size()) return true;
    SearchOptions search;
    search.conflict_limit = options_.conflict_limit;
    search.stop = options_.stop;
    const PuzzlePtr puzzle = full_.without(rest(all_, kept));
    if (puzzle->check(answer_)) return false;  // a rule asks for some of them
    const Status status = find_only_answer(*puzzle, {}, answer_, search);
    if (status == Status::kUnsatisfiable) {
      throw CheckFailed("clues that should leave one answer do not");
    }
    if (status == Status::kSatisfiable) best_.kept = kept;
    return status == Status::kSatisfiable;
  }

  RuleVersions& versions_;
  const AnyPuzzle& full_;
  const Answer& answer_;
  const RuleVersionsOptions& options_;
  Clues all_;
  Clues set_;  // found last; sorted
  HittingSets hitting_;
  FewestClues& best_;
};

}  // namespace

FewestClues find_fewest_clues(RuleVersions& versions, const AnyPuzzle& full, const Answer& answer,
                              const RuleVersionsOptions& options) {
  FewestClues best{full.clues(), 0};
  try {
    Work(versions, full, answer, options, best).run();
  } catch (const Stopped&) {
    // what it has holds
  }
  return best;
}

}  // namespace p2c

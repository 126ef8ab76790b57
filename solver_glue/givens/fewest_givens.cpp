#include "solver_glue/givens/fewest_givens.hpp"

#include <algorithm>

#include "solver_glue/givens/hitting_set.hpp"
#include "solver_glue/givens/only_answer.hpp"
#include "solver_glue/givens/other_answers.hpp"

namespace p2c {
namespace {

// A minimum hitting set may take this many conflicts before other ways go on.
constexpr std::int64_t kConflicts = 2'000;
constexpr std::int64_t kFewestNew = 50;

Givens as_givens(const std::vector<int>& slots, const Answer& wanted) {
  Givens givens;
  for (const int slot : slots) givens.emplace_back(slot, wanted[slot]);
  return givens;
}

class Work {
 public:
  Work(const AnyPuzzle& puzzle, const Givens& already, const Answer& wanted,
       const SearchOptions& options, const FewestGivensWatch& watch, FewestGivens& best)
      : puzzle_(puzzle),
        already_(already),
        wanted_(wanted),
        options_(options),
        watch_(watch),
        best_(best),
        others_(puzzle, already, wanted, options),
        hitting_(options.seed, options.stop) {}

  // False: the limit was reached or a stop was asked for.
  bool run() {
    if (!find_disjoint()) return false;
    while (!best_.optimal()) {
      hitting_.minimise(kConflicts);
      raise_bound();
      if (best_.optimal()) return true;
      if (is_stopped(options_.stop)) return false;
      if (!complete(hitting_.best())) return false;
    }
    return true;
  }

 private:
  // Sets without a common slot, as many as come.
  bool find_disjoint() {
    std::vector<int> given;
    Status status = Status::kUnknown;
    while ((status = others_.next(given)) == Status::kSatisfiable) {
      take_set();
      given.insert(given.end(), others_.differs().begin(), others_.differs().end());
      best_.lower_bound = best_.sets;
      tell();
    }
    return status == Status::kUnsatisfiable && confirm(others_.enough());
  }

  // Gives one slot more as long as there are other answers; of a new set the one that is in most.
  // After many sets it is time for a better hitting set: all slots of a set are given then, which
  // comes to an end soon.
  bool complete(std::vector<int> given) {
    const std::int64_t many = best_.sets + kFewestNew + best_.sets / 4;
    Status status = Status::kUnknown;
    while ((status = others_.next(given)) == Status::kSatisfiable) {
      take_set();
      const std::vector<int>& set = others_.differs();
      if (best_.sets > many) {
        given.insert(given.end(), set.begin(), set.end());
        continue;
      }
      given.push_back(*std::max_element(set.begin(), set.end(), [&](int a, int b) {
        return hitting_.frequency(a) < hitting_.frequency(b);
      }));
    }
    return status == Status::kUnsatisfiable && confirm(others_.enough());
  }

  void take_set() {
    hitting_.add(others_.differs());
    ++best_.sets;
    best_.others = others_.found();
  }

  void raise_bound() {
    if (hitting_.lower_bound() <= best_.lower_bound) return;
    best_.lower_bound = hitting_.lower_bound();
    tell();
  }

  // Asks a new search whether the wanted answer is the only one; false when it had to stop.
  bool confirm(const std::vector<int>& slots) {
    if (slots.size() >= best_.givens.size()) return true;
    const Givens givens = as_givens(slots, wanted_);
    Givens all = already_;
    all.insert(all.end(), givens.begin(), givens.end());
    const Status status = find_only_answer(puzzle_, all, wanted_, options_);
    if (status == Status::kUnknown) return false;
    if (status == Status::kUnsatisfiable) {
      throw CheckFailed("givens that should leave one answer do not");
    }
    best_.givens = givens;
    tell();
    return true;
  }

  void tell() const {
    if (watch_) watch_(best_);
  }

  const AnyPuzzle& puzzle_;
  const Givens& already_;
  const Answer& wanted_;
  const SearchOptions& options_;
  const FewestGivensWatch& watch_;
  FewestGivens& best_;
  OtherAnswers others_;
  HittingSets hitting_;
};

}  // namespace

FewestGivens find_fewest_givens(const AnyPuzzle& puzzle, const Givens& already,
                                const Answer& wanted, const SearchOptions& options,
                                const FewestGivensWatch& watch) {
  FewestGivens best;
  best.givens = as_givens(open_slots(puzzle, already), wanted);
  try {
    Work(puzzle, already, wanted, options, watch, best).run();
  } catch (const Stopped&) {
    // what it has holds
  }
  return best;
}

}  // namespace p2c

// Answers other than one that is wanted, each as near to it as can be.
#pragma once

#include <vector>

#include "solver_glue/search.hpp"

namespace p2c {

/// The slots that have a choice: several values, and not given.
std::vector<int> open_slots(const AnyPuzzle& puzzle, const Givens& givens);

/// Looks for answers that have the wanted values in some slots. All of them have passed the
/// puzzle's own check.
class OtherAnswers {
 public:
  /// Presolves and encodes, as Search does; puzzle and answer must outlive it. Throws CheckFailed
  /// when `wanted` breaks a rule or one of `givens`; Stopped; TooLarge.
  OtherAnswers(const AnyPuzzle& puzzle, const Givens& givens, const Answer& wanted,
               const SearchOptions& options);

  /// Looks for an answer with the wanted values in these slots that is not the wanted one: first
  /// within windows of neighbouring slots, which double from round to round, since on a large open
  /// board even a solver that looks near the wanted answer gets lost. It is quickest when slots
  /// are only added from call to call. kUnknown: a stop was asked for, or the limit of conflicts
  /// was reached.
  Status next(const std::vector<int>& given);

  /// After kSatisfiable: where the answer differs, sorted. No other answer differs in a part of
  /// these slots only, unless a stop came before that was sure.
  ///
  /// It is reached by asking again: all else as wanted, and one of these slots too. Decisions take
  /// the wanted values, so that few such rounds are needed.
  const std::vector<int>& differs() const { return differs_; }

  /// After kUnsatisfiable: those of the given slots that were enough, sorted.
  const std::vector<int>& enough() const { return enough_; }

  /// Answers found, those on the way to smaller ones included.
  std::int64_t found() const { return found_; }

 private:
  // Slots that lie together. When proven, no other answer differs in them only once these of them
  // are given.
  struct Window {
    std::vector<int> slots;
    bool proven = false;
    std::vector<int> enough;
  };

  std::pair<int, int> as_wanted(int slot) const;
  void lay_windows();
  Status ask(Window& window);
  Givens fixed_around(const Window& window) const;
  void see_differences();
  void minimise();

  const Answer& wanted_;
  const Stop* stop_;
  Search search_;
  std::vector<int> open_;
  std::vector<Window> windows_;  // from small ones to one with all
  std::size_t next_ = 0;         // the windows before it have been asked
  std::vector<int> given_;       // then, sorted
  std::vector<int> differs_;
  std::vector<int> enough_;
  std::int64_t found_ = 0;
};

}  // namespace p2c

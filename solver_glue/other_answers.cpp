#include "solver_glue/other_answers.hpp"

#include <algorithm>
#include <iterator>

namespace puzzle2cnf {
namespace {

const Answer& checked(const AnyPuzzle& puzzle, const Givens& givens, const Answer& wanted) {
  if (const Broken broken = puzzle.check(wanted)) throw CheckFailed(*broken);
  for (const auto& [slot, value] : givens) {
    if (wanted[static_cast<std::size_t>(slot)] == value) continue;
    throw CheckFailed("the answer does not keep " +
                      puzzle.slots()[static_cast<std::size_t>(slot)].name + "=" +
                      std::to_string(value));
  }
  return wanted;
}

}  // namespace

std::vector<int> open_slots(const AnyPuzzle& puzzle, const Givens& givens) {
  std::vector<bool> given(puzzle.slots().size());
  for (const auto& [slot, value] : givens) given[static_cast<std::size_t>(slot)] = true;
  std::vector<int> open;
  for (std::size_t i = 0; i < given.size(); ++i) {
    const Slot& slot = puzzle.slots()[i];
    if (!given[i] && slot.lo < slot.hi) open.push_back(static_cast<int>(i));
  }
  return open;
}

OtherAnswers::OtherAnswers(const AnyPuzzle& puzzle, const Givens& givens, const Answer& wanted,
                           const SearchOptions& options)
    : wanted_(checked(puzzle, givens, wanted)),
      search_(puzzle, givens, options),
      open_(open_slots(puzzle, givens)) {
  search_.exclude(wanted);
  search_.prefer(wanted);
}

Status OtherAnswers::next(const std::vector<int>& given) {
  Givens assumed;
  for (const int slot : given) assumed.push_back(as_wanted(slot));
  const Status status = search_.next_with(assumed);
  if (status == Status::kSatisfiable) {
    see_differences();
    minimise();
  } else if (status == Status::kUnsatisfiable) {
    enough_.clear();
    for (const auto& [slot, value] : search_.failed()) enough_.push_back(slot);
    std::sort(enough_.begin(), enough_.end());
  }
  return status;
}

void OtherAnswers::minimise() {
  while (differs_.size() > 1) {
    std::vector<int> same;
    std::set_difference(open_.begin(), open_.end(), differs_.begin(), differs_.end(),
                        std::back_inserter(same));
    Givens assumed;
    Givens one_of;
    for (const int slot : same) assumed.push_back(as_wanted(slot));
    for (const int slot : differs_) one_of.push_back(as_wanted(slot));
    if (search_.next_with(assumed, one_of) != Status::kSatisfiable) return;
    see_differences();
  }
}

std::pair<int, int> OtherAnswers::as_wanted(int slot) const {
  return {slot, wanted_[static_cast<std::size_t>(slot)]};
}

void OtherAnswers::see_differences() {
  ++found_;
  differs_.clear();
  for (const int slot : open_) {
    const auto i = static_cast<std::size_t>(slot);
    if (search_.answer()[i] != wanted_[i]) differs_.push_back(slot);
  }
  if (differs_.empty()) throw CheckFailed("the answer that was excluded came again");
}

}  // namespace puzzle2cnf

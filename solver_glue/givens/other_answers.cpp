#include "solver_glue/givens/other_answers.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace p2c {
namespace {

constexpr std::size_t kSmallestWindow = 32;
constexpr std::size_t kMostWindows = 32;   // of the smallest, not counting that they overlap
constexpr std::int64_t kConflicts = 1000;  // in a window; the last one finds what it leaves

bool contains(const std::vector<int>& sorted, int slot) {
  return std::binary_search(sorted.begin(), sorted.end(), slot);
}

bool contains(const std::vector<int>& sorted, const std::vector<int>& others) {
  return std::includes(sorted.begin(), sorted.end(), others.begin(), others.end());
}

const Answer& checked(const AnyPuzzle& puzzle, const Givens& givens, const Answer& wanted) {
  if (const Broken broken = puzzle.check(wanted)) throw CheckFailed(*broken);
  for (const auto& [slot, value] : givens) {
    if (wanted[slot] == value) continue;
    throw CheckFailed("the answer does not keep " + puzzle.slots()[slot].name + "=" +
                      std::to_string(value));
  }
  return wanted;
}

}  // namespace

std::vector<int> open_slots(const AnyPuzzle& puzzle, const Givens& givens) {
  std::vector<bool> given(puzzle.slots().size());
  for (const auto& [slot, value] : givens) given[slot] = true;
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
      stop_(options.stop),
      search_(puzzle, givens, options),
      open_(open_slots(puzzle, givens)) {
  search_.exclude(wanted);
  search_.prefer(wanted);
  lay_windows();
}

// Windows of each size overlap by half.
void OtherAnswers::lay_windows() {
  const std::size_t all = open_.size();
  for (std::size_t size = std::max(kSmallestWindow, all / kMostWindows); size < all; size *= 2) {
    for (std::size_t from = 0; from + size / 2 < all; from += size / 2) {
      const auto begin = open_.begin() + static_cast<std::ptrdiff_t>(from);
      const auto end = open_.begin() + static_cast<std::ptrdiff_t>(std::min(from + size, all));
      windows_.push_back({{begin, end}, false, {}});
    }
  }
  windows_.push_back({open_, false, {}});
}

Status OtherAnswers::next(const std::vector<int>& given) {
  std::vector<int> sorted = given;
  std::sort(sorted.begin(), sorted.end());
  if (!contains(sorted, given_)) next_ = 0;
  given_ = std::move(sorted);
  for (; next_ + 1 < windows_.size(); ++next_) {
    if (ask(windows_[next_]) == Status::kSatisfiable) return Status::kSatisfiable;
    if (is_stopped(stop_)) return Status::kUnknown;
  }
  const Status status = ask(windows_.back());
  enough_ = windows_.back().enough;
  return status;
}

// Looks for an answer that differs in the window only. What was proven for fewer slots given holds
// still.
Status OtherAnswers::ask(Window& window) {
  const bool last = &window == &windows_.back();
  if (window.proven && contains(given_, window.enough)) return Status::kUnsatisfiable;
  window.proven = false;
  const Status status = search_.next_with(fixed_around(window), {}, last ? 0 : kConflicts);
  if (status == Status::kSatisfiable) {
    see_differences();
    minimise();
  } else if (status == Status::kUnsatisfiable) {
    window.proven = true;
    window.enough.clear();
    for (const auto& [slot, value] : search_.failed()) {
      if (contains(window.slots, slot)) window.enough.push_back(slot);
    }
  }
  return status;
}

// The slots outside, and the given ones inside.
Givens OtherAnswers::fixed_around(const Window& window) const {
  Givens fixed;
  for (const int slot : open_) {
    if (contains(given_, slot) || !contains(window.slots, slot)) fixed.push_back(as_wanted(slot));
  }
  return fixed;
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

std::pair<int, int> OtherAnswers::as_wanted(int slot) const { return {slot, wanted_[slot]}; }

void OtherAnswers::see_differences() {
  ++found_;
  differs_.clear();
  for (const int slot : open_) {
    const auto i = static_cast<std::size_t>(slot);
    if (search_.answer()[i] != wanted_[i]) differs_.push_back(slot);
  }
  if (differs_.empty()) throw CheckFailed("the answer that was excluded came again");
}

}  // namespace p2c

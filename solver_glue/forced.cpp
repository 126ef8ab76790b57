#include "solver_glue/forced.hpp"

#include <algorithm>
#include <span>

namespace p2c {
namespace {

constexpr std::int64_t kConflicts = 1000;  // of a wide look
constexpr std::size_t kFew = 5;            // a wide look that finds fewer slots is in vain
constexpr int kMostInVain = 3;             // in a row
constexpr std::size_t kChunk = 50;         // slots

class ForcedSearch {
 public:
  // After the search has found its first answer.
  ForcedSearch(Search& search, std::size_t most_varying)
      : search_(search),
        slots_(search.puzzle().slots()),
        most_varying_(most_varying),
        first_(search.answer()),
        seen_(first_),
        values_(first_.size(), kOpen) {
    for (const auto& [slot, value] : search.givens()) values_[slot] = value;
    for (int slot = 0; slot < static_cast<int>(first_.size()); ++slot) {
      if (values_[slot] == kOpen) candidates_.push_back(slot);
    }
  }

  Forced find() {
    if (search_.can_prefer()) look_wide();
    while (is_to_go_on()) {
      const std::size_t size = std::min(kChunk, candidates_.size());
      if (look(std::span(candidates_).last(size), 0) == Status::kUnknown) break;
    }
    const bool complete = candidates_.empty() && varying_ <= most_varying_;
    return {complete ? Status::kSatisfiable : Status::kUnknown, values_,
            static_cast<int>(candidates_.size())};
  }

 private:
  bool is_to_go_on() const { return !candidates_.empty() && varying_ <= most_varying_; }

  void look_wide() {
    for (int in_vain = 0; is_to_go_on() && in_vain < kMostInVain;) {
      const std::size_t before = candidates_.size();
      lean();
      if (look(candidates_, kConflicts) == Status::kUnknown) break;
      in_vain = before - candidates_.size() < kFew ? in_vain + 1 : 0;
    }
    search_.forget_preferences();
  }

  // Towards another value of each candidate.
  void lean() {
    Answer wanted = first_;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      if (chance(rng_, 50)) wanted[i] = seen_[i];
    }
    for (const int slot : candidates_) wanted[slot] = other_value(slot);
    search_.forget_preferences();
    search_.prefer(wanted);
  }

  int other_value(int slot) const {
    const int value = first_[slot];
    return value < slots_[slot].hi ? value + 1 : slots_[slot].lo;
  }

  // Looks for an answer that differs on one of these slots, the last candidates.
  Status look(std::span<const int> slots, std::int64_t conflicts) {
    Givens others;
    for (const int slot : slots) {
      for (int value = slots_[slot].lo; value <= slots_[slot].hi; ++value) {
        if (value != first_[slot]) others.emplace_back(slot, value);
      }
    }
    const Status status =
        others.empty() ? Status::kUnsatisfiable : search_.next_with({}, others, conflicts);
    if (status == Status::kSatisfiable) drop_varying();
    if (status == Status::kUnsatisfiable) {
      for (const int slot : slots) values_[slot] = first_[slot];
      candidates_.resize(candidates_.size() - slots.size());
    }
    return status;
  }

  void drop_varying() {
    const Answer& other = search_.answer();
    varying_ += std::erase_if(candidates_, [&](int slot) {
      seen_[slot] = other[slot];
      return first_[slot] != other[slot];
    });
  }

  Search& search_;
  const std::vector<Slot>& slots_;
  std::size_t most_varying_;
  std::size_t varying_ = 0;
  const Answer first_;
  Answer seen_;                  // another value of each slot that varies
  Answer values_;                // what is known to be forced
  std::vector<int> candidates_;  // slots of which nothing is known
  Rng rng_{1};
};

}  // namespace

Forced find_forced(Search& search, std::size_t most_varying) {
  const Status status = search.next();
  if (status != Status::kSatisfiable) return {status, {}};
  return ForcedSearch(search, most_varying).find();
}

}  // namespace p2c

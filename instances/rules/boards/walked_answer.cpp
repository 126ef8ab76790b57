#include "instances/rules/boards/walked_answer.hpp"

#include <numeric>
#include <utility>

namespace p2c {
namespace {

// Slot after slot; the one after the last is where all have values. Some walks have many high ones.
class Walk {
 public:
  Walk(const RulesOnBoard& rules, const std::vector<Slot>& slots, Rng& rng, int most_tried)
      : rules_(rules), slots_(slots), rng_(rng), left_(most_tried), answer_(slots.size(), kOpen) {}

  bool from(std::size_t slot) {
    if (slot == slots_.size()) return !rules_.check(answer_);
    for (const int value : values_of(slots_[slot])) {
      if (left_-- <= 0) return false;
      answer_[slot] = value;
      if (rules_.possible(answer_, static_cast<int>(slot)) && from(slot + 1)) return true;
    }
    answer_[slot] = kOpen;
    return false;
  }
  Answer answer() { return std::move(answer_); }

 private:
  std::vector<int> values_of(const Slot& slot) {
    std::vector<int> values(static_cast<std::size_t>(slot.hi - slot.lo + 1));
    std::iota(values.begin(), values.end(), slot.lo);
    shuffle(values, rng_);
    if (values.size() == 2 && values[0] < slot.hi && chance(rng_, high_)) {
      std::swap(values[0], values[1]);
    }
    return values;
  }

  const RulesOnBoard& rules_;
  const std::vector<Slot>& slots_;
  Rng& rng_;
  int left_;
  int high_ = below(rng_, 101);
  Answer answer_;
};

}  // namespace

// Several short walks find more than a long one, which may stay where nothing is.
std::optional<Answer> walked_answer(const RulesOnBoard& rules, const std::vector<Slot>& slots,
                                    Rng& rng, int most_tried) {
  constexpr int kWalks = 4;
  for (int k = 0; k < kWalks; ++k) {
    Walk walk(rules, slots, rng, most_tried / kWalks);
    if (walk.from(0)) return walk.answer();
  }
  return {};
}

}  // namespace p2c

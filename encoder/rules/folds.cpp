#include "encoder/rules/folds.hpp"

#include <algorithm>
#include <utility>

#include "encoder/values/table.hpp"
#include "instances/limits/stop.hpp"
#include "instances/rules/given_values.hpp"

namespace p2c {
namespace {

using Is = Expression::Is;
using Word = Expression::Word;
using State = std::int64_t;
using NextState = std::optional<State>;

constexpr std::size_t kMostTuples = 600;
constexpr std::size_t kMostTransitions = 2'000'000;
constexpr State kShift = State{1} << 40;  // above what is counted in one state
constexpr State kMostTarget = State{1} << 32;

// The state is the product so far, or one more than the target where it is above that.
Automaton product_automaton(Word word, State target) {
  const State most = std::max<State>(target, 0) + 1;
  return {std::min<State>(1, most),
          [most](State product, int value, int /*left*/) -> NextState {
            return std::min(product * value, most);
          },
          [word, target](State product) { return keeps(word, product - target); },
          [](State product) { return "product" + std::to_string(product); }};
}

std::string with_largest(const char* word, State state) {
  return "largest" + std::to_string(state / kShift) + "." + word + std::to_string(state % kShift);
}

// The state is the largest number and the sum of all; the difference is twice the one less the
// other.
Automaton difference_automaton(Word word, State target) {
  return {0,
          [](State state, int value, int /*left*/) -> NextState {
            return std::max<State>(state / kShift, value) * kShift + state % kShift + value;
          },
          [word, target](State state) {
            return keeps(word, 2 * (state / kShift) - state % kShift - target);
          },
          [](State state) { return with_largest("sum", state); }};
}

// The state is the largest number and the product of the others, or one more than the largest that
// there can be where it is above that.
Automaton quotient_automaton(Word word, State target, int most) {
  constexpr State kNothing = -1;  // before the first number
  const auto step = [most](State state, int value, int /*left*/) -> NextState {
    if (state == kNothing) return value * kShift + 1;
    const auto [less, largest] = std::minmax({state / kShift, State{value}});
    const State others = std::min<State>(state % kShift * less, most + 1);
    return largest * kShift + others;
  };
  const auto accepts = [word, target](State state) {
    const State others = state % kShift;
    const bool is = state != kNothing && others > 0 && target * others == state / kShift;
    return is == (word == Word::kEqual);
  };
  return {kNothing, step, accepts, [](State state) { return with_largest("others", state); }};
}

// All values that are accepted, one list after the other; nothing where there are too many.
class Tuples {
 public:
  Tuples(const Unknowns& x, const Fold& fold) : x_(x), fold_(fold) {}

  std::optional<std::vector<int>> all() {
    extend(fold_.automaton.start);
    if (visited_ > kMostVisited || count_ > kMostTuples) return {};
    return std::move(tuples_);
  }

 private:
  static constexpr std::size_t kMostVisited = 100'000;

  void extend(State state) {
    if (++visited_ > kMostVisited || count_ > kMostTuples) return;
    if (values_.size() == fold_.slots.size()) {
      if (!fold_.automaton.accepts(state)) return;
      ++count_;
      tuples_.insert(tuples_.end(), values_.begin(), values_.end());
      return;
    }
    const int slot = fold_.slots[values_.size()];
    for (int value = x_.lo(slot); value <= x_.hi(slot); ++value) {
      const NextState next = fold_.automaton.step(state, value, 0);
      if (!next) continue;
      values_.push_back(value);
      extend(*next);
      values_.pop_back();
    }
  }

  const Unknowns& x_;
  const Fold& fold_;
  std::vector<int> values_;
  std::vector<int> tuples_;
  std::size_t visited_ = 0;
  std::size_t count_ = 0;
};

}  // namespace

Automaton fold_automaton(Is fold, Word word, std::int64_t target, int most) {
  target = std::clamp(target, -kMostTarget, kMostTarget);
  if (fold == Is::kProduct) return product_automaton(word, target);
  if (fold == Is::kDifference) return difference_automaton(word, target);
  return quotient_automaton(word, target, most);
}

void state_fold(ClauseSink& out, const Unknowns& x, const Fold& fold, Lit when, NameOf name,
                NameOf condition) {
  if (when == kTrue && !fold.slots.empty()) {
    if (const auto tuples = Tuples(x, fold).all()) return table(out, x, fold.slots, *tuples, name);
  }
  if (!diagram(out, x, fold.slots, fold.automaton, when, kMostTransitions, name, condition)) {
    throw TooLarge("the diagram of a product, difference or quotient has more than " +
                   std::to_string(kMostTransitions) + " transitions");
  }
}

Automaton weighted_automaton(std::vector<std::int64_t> weights, Word word, std::int64_t target) {
  const State most = std::clamp<State>(target, -1, kMostTarget) + 1;
  const bool below = word == Word::kEqual || word == Word::kAtMost;
  const auto step = [weights = std::move(weights), most, below](State sum, int has,
                                                                int left) -> NextState {
    const std::size_t place = weights.size() - 1 - static_cast<std::size_t>(left);
    const State next = std::min(sum + (has != 0 ? weights[place] : 0), most);
    if (below && next == most) return {};
    return next;
  };
  return {0, step, [word, target](State sum) { return keeps(word, sum - target); },
          [](State sum) { return "places" + std::to_string(sum); }};
}

void state_weighted(ClauseSink& out, const WeightedSum& sum, NameOf name) {
  if (diagram(out, sum.columns, sum.automaton, kTrue, kMostTransitions, name)) return;
  throw TooLarge("the diagram of a sum has more than " + std::to_string(kMostTransitions) +
                 " transitions");
}

}  // namespace p2c

#include "instances/rules/expansion.hpp"

#include <utility>

#include "instances/limits/throw_if_stopped.hpp"
#include "instances/rules/given_values.hpp"
#include "instances/rules/item_sets.hpp"

namespace p2c {
namespace {

constexpr std::size_t kMostInstances = 10'000'000;
constexpr std::size_t kMostBound = 30'000'000;  // values of variables in them

class Expander {
 public:
  Expander(const RuleBoard& board, const Stop* stop) : board_(board), poll_(stop) {}

  std::vector<RuleInstance> all() {
    for (const TextRule& rule : board_.text().rules) {
      bindings_.assign(rule.sorts.size(), {});
      expand(rule, 0);
    }
    return std::move(all_);
  }

 private:
  void expand(const TextRule& rule, std::size_t next) {
    poll_.throw_if_stopped();
    if (next < rule.each.size()) {
      const auto& [variable, set] = rule.each[next];
      for (Bound& value : values_of(set, board_, bindings_)) {
        bindings_[variable] = std::move(value);
        expand(rule, next + 1);
      }
      return;
    }
    if (rule.condition != nullptr && !is_given(*rule.condition, board_, bindings_)) return;
    bound_ += rule.each.size();
    if (all_.size() == kMostInstances || bound_ > kMostBound) {
      throw TooLarge("the rules have more than 10^7 instances, or 3 * 10^7 variables in them");
    }
    const auto end = bindings_.begin() + static_cast<std::ptrdiff_t>(rule.each.size());
    all_.push_back({&rule, Bindings(bindings_.begin(), end)});
  }

  const RuleBoard& board_;
  NowAndThen poll_;
  Bindings bindings_;
  std::vector<RuleInstance> all_;
  std::size_t bound_ = 0;
};

}  // namespace

Bindings all_bindings(const RuleInstance& instance) {
  Bindings all = instance.bindings;
  all.resize(instance.rule->sorts.size());
  return all;
}

std::vector<RuleInstance> instances_of(const RuleBoard& board, const Stop* stop) {
  return Expander(board, stop).all();
}

std::string label_of(const RuleInstance& instance, const RuleBoard& board) {
  std::string words;
  int number = 0;  // the last one
  for (const LabelPiece& piece : instance.rule->label) {
    words += piece.text;
    if (piece.is_plural && number != 1) words += 's';
    if (piece.variable < 0 && piece.given < 0) continue;
    const Bound bound = piece.variable < 0 ? Bound() : instance.bindings[piece.variable];
    if (piece.given < 0) {
      const Sort sort = instance.rule->sorts[piece.variable];
      if (sort == Sort::kNumber) number = bound.item;
      words += board.name(sort, bound);
    } else {
      number = board.number(piece.given, bound);
      words += board.in_words(piece.given, number);
    }
  }
  return words;
}

std::vector<int> place_of(const RuleInstance& instance) {
  std::vector<int> place;
  for (const Quantifier& each : instance.rule->each) {
    const Bound& bound = instance.bindings[each.variable];
    if (bound.place >= 0 || bound.item >= 0) {
      place.push_back(bound.place >= 0 ? bound.place : bound.item);
    } else {
      place.push_back(bound.cells.front());
      place.push_back(bound.cells.back());
    }
  }
  return place;
}

}  // namespace p2c

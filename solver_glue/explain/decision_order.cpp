#include "solver_glue/explain/decision_order.hpp"

#include <algorithm>

namespace p2c {

DecisionOrder::DecisionOrder(std::size_t variables)
    : may_decide_(variables), phase_(variables), bumped_(variables) {}

void DecisionOrder::begin(std::vector<int> variables) {
  for (const int variable : order_) may_decide_[variable] = false;
  order_ = std::move(variables);
  for (const int variable : order_) {
    may_decide_[variable] = true;
    bumped_[variable] = 0;
  }
  recent_.clear();
  bumps_ = 0;
}

Lit DecisionOrder::next_open(const Propagation& values) {
  for (; recent_at_ > 0; --recent_at_) {
    const auto [variable, when] = recent_[recent_at_ - 1];
    const bool is_latest = bumped_[variable] == when;
    if (is_latest && values(Lit(variable)) == Truth::kMaybe) return decided(variable);
  }
  for (; order_at_ < order_.size(); ++order_at_) {
    if (values(Lit(order_[order_at_])) == Truth::kMaybe) return decided(order_[order_at_]);
  }
  return kTrue;
}

void DecisionOrder::rewind() {
  recent_at_ = recent_.size();
  order_at_ = 0;
}

void DecisionOrder::bump(std::vector<int> variables) {
  ++bumps_;
  std::sort(variables.rbegin(), variables.rend());
  for (const int variable : variables) {
    bumped_[variable] = bumps_;
    if (may_decide_[variable]) recent_.emplace_back(variable, bumps_);
  }
  if (recent_.size() < 4 * order_.size()) return;
  std::erase_if(recent_, [this](const auto& one) { return bumped_[one.first] != one.second; });
}

}  // namespace p2c

#include "encoder/outline.hpp"

#include <algorithm>
#include <cassert>

namespace p2c {
namespace {

// The last group that begins at or before `number`; groups begin in ascending order.
template <class Number>
const ClauseGroup& last_from(const std::vector<ClauseGroup>& groups, Number ClauseGroup::*first,
                             Number number) {
  const auto after = std::upper_bound(
      groups.begin(), groups.end(), number,
      [first](Number wanted, const ClauseGroup& group) { return wanted < group.*first; });
  assert(after != groups.begin());
  return *(after - 1);
}

}  // namespace

Outline::Outline(std::vector<std::int64_t> wanted_clauses, bool linear)
    : wanted_numbers_(wanted_clauses.begin(), wanted_clauses.end()) {
  want_remarks();
  want_names();
  if (linear) want_linear();
}

const Lits* Outline::wanted_clause(std::int64_t number) const {
  const auto found = wanted_.find(number);
  return found == wanted_.end() ? nullptr : &found->second;
}

const ClauseGroup& Outline::group_of_clause(std::int64_t number) const {
  return last_from(groups_, &ClauseGroup::first_clause, number);
}

const ClauseGroup& Outline::group_of_variable(int variable) const {
  return last_from(groups_, &ClauseGroup::first_variable, variable);
}

void Outline::take_clause(std::span<const Lit> clause) {
  if (wanted_numbers_.contains(++clauses_)) wanted_[clauses_] = {clause.begin(), clause.end()};
}

void Outline::take_remark(const std::string& words) {
  groups_.push_back({words, clauses_ + 1, variables() + 1});
}

void Outline::take_name(Lit x, VariableName name) {
  const auto i = static_cast<std::size_t>(x.variable());
  if (names_.size() <= i) names_.resize(i + 1);
  names_[i] = std::move(name);
}

const VariableName* Outline::name_of_variable(int variable) const {
  const auto i = static_cast<std::size_t>(variable);
  return i >= names_.size() || names_[i].text.empty() ? nullptr : &names_[i];
}

}  // namespace p2c

#include "cnf_out/without_repeats.hpp"

#include <algorithm>
#include <memory>
#include <set>

#include "encoder/clauses/linear.hpp"

namespace p2c {
namespace {

// Weights and variables in ascending order of these, and the bounds: the same for what is written
// alike, clause or not.
using Key = std::vector<std::int64_t>;

Key key_of(std::span<const Lit> clause) {
  std::vector<std::pair<std::int64_t, std::int64_t>> terms;
  std::int64_t least = 1;
  for (const Lit x : clause) {
    terms.emplace_back(x.variable(), x.positive() ? 1 : -1);
    if (!x.positive()) --least;
  }
  std::sort(terms.begin(), terms.end());
  Key key{least, Linear::kNoMost};
  for (const auto& [variable, weight] : terms) key.insert(key.end(), {variable, weight});
  return key;
}

Key key_of(const Linear& constraint) {
  const bool most_alone = constraint.least == Linear::kNoLeast;
  const std::int64_t sign = most_alone ? -1 : 1;
  Key key{most_alone ? -constraint.most : constraint.least,
          most_alone ? Linear::kNoMost : constraint.most};
  for (const auto& [weight, x] : constraint.terms) {
    key.insert(key.end(), {x.variable(), sign * weight});
  }
  return key;
}

// FNV-1a, by numbers.
std::uint64_t hash_of(const Key& key) {
  constexpr std::uint64_t kStart = 14695981039346656037U;
  constexpr std::uint64_t kPrime = 1099511628211U;
  std::uint64_t hash = kStart;
  for (const std::int64_t x : key) hash = (hash ^ static_cast<std::uint64_t>(x)) * kPrime;
  return hash;
}

class Hashes : public ClauseSink {
 public:
  explicit Hashes(bool linear) {
    if (linear) want_linear();
  }

  // Those of more than one clause, sorted: perhaps of different ones.
  std::vector<std::uint64_t> repeated() {
    std::sort(all_.begin(), all_.end());
    std::vector<std::uint64_t> repeated;
    for (std::size_t i = 1; i < all_.size(); ++i) {
      if (all_[i] != all_[i - 1]) continue;
      if (repeated.empty() || repeated.back() != all_[i]) repeated.push_back(all_[i]);
    }
    return repeated;
  }

 private:
  void take_clause(std::span<const Lit> clause) override {
    all_.push_back(hash_of(key_of(clause)));
  }
  void take_linear(const Linear& constraint) override {
    all_.push_back(hash_of(key_of(constraint)));
  }

  std::vector<std::uint64_t> all_;
};

// Hands on what is new.
class OnlyNew : public ClauseSink {
 public:
  OnlyNew(ClauseSink& out, const std::vector<std::uint64_t>& suspects)
      : out_(out), suspects_(suspects) {
    stop_with(out.stop());
    if (out.takes_linear()) want_linear();
  }

  void hand_on_variables() {
    if (variables() > out_.variables()) out_.fresh(variables() - out_.variables());
  }

 private:
  void take_clause(std::span<const Lit> clause) override {
    if (!is_new(key_of(clause))) return;
    hand_on_variables();
    out_.add(clause);
  }
  void take_linear(const Linear& constraint) override {
    if (!is_new(key_of(constraint))) return;
    hand_on_variables();
    out_.take(constraint);
  }

  bool is_new(const Key& key) {
    const bool suspect = std::binary_search(suspects_.begin(), suspects_.end(), hash_of(key));
    return !suspect || seen_.insert(key).second;
  }

  ClauseSink& out_;
  const std::vector<std::uint64_t>& suspects_;
  std::set<Key> seen_;
};

}  // namespace

FillFormula without_repeats(const FillFormula& fill, const Stop* stop, bool linear) {
  Hashes hashes(linear);
  hashes.stop_with(stop);
  fill(hashes);
  const auto suspects = std::make_shared<std::vector<std::uint64_t>>(hashes.repeated());
  return [fill, suspects](ClauseSink& out) {
    OnlyNew filter(out, *suspects);
    fill(filter);
    filter.hand_on_variables();
  };
}

}  // namespace p2c

#include "cnf_out/without_repeats.hpp"

#include <algorithm>
#include <memory>
#include <set>

namespace p2c {
namespace {

std::vector<int> sorted(std::span<const Lit> clause) {
  std::vector<int> literals;
  for (const Lit x : clause) literals.push_back(x.dimacs());
  std::sort(literals.begin(), literals.end());
  return literals;
}

// FNV-1a, by literals.
std::uint64_t hash_of(const std::vector<int>& literals) {
  constexpr std::uint64_t kStart = 14695981039346656037U;
  constexpr std::uint64_t kPrime = 1099511628211U;
  std::uint64_t hash = kStart;
  for (const int x : literals) hash = (hash ^ static_cast<std::uint32_t>(x)) * kPrime;
  return hash;
}

class Hashes : public ClauseSink {
 public:
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
    all_.push_back(hash_of(sorted(clause)));
  }

  std::vector<std::uint64_t> all_;
};

// Hands on what is new.
class OnlyNew : public ClauseSink {
 public:
  OnlyNew(ClauseSink& out, const std::vector<std::uint64_t>& suspects)
      : out_(out), suspects_(suspects) {
    stop_with(out.stop());
  }

  void hand_on_variables() {
    if (variables() > out_.variables()) out_.fresh(variables() - out_.variables());
  }

 private:
  void take_clause(std::span<const Lit> clause) override {
    const std::vector<int> literals = sorted(clause);
    const bool suspect = std::binary_search(suspects_.begin(), suspects_.end(), hash_of(literals));
    if (suspect && !seen_.insert(literals).second) return;
    hand_on_variables();
    out_.add(clause);
  }

  ClauseSink& out_;
  const std::vector<std::uint64_t>& suspects_;
  std::set<std::vector<int>> seen_;
};

}  // namespace

FillFormula without_repeats(const FillFormula& fill, const Stop* stop) {
  Hashes hashes;
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

#include "cnf_out/shuffle.hpp"

#include <memory>
#include <numeric>

#include "cnf_out/formula.hpp"

namespace p2c {

std::uint64_t SplitMix::next() {
  std::uint64_t z = state_ += 0x9e3779b97f4a7c15U;
  z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31U);
}

Shuffle::Shuffle(std::uint64_t seed, int variables, std::size_t clauses)
    : random_(seed), names_(static_cast<std::size_t>(variables)) {
  std::iota(names_.begin(), names_.end(), 1);
  random_.shuffle(names_);
  names_.insert(names_.begin(), 0);
  originals_.resize(names_.size());
  for (std::size_t v = 1; v < names_.size(); ++v) {
    originals_[static_cast<std::size_t>(names_[v])] = static_cast<int>(v);
  }
  flips_.resize(names_.size());
  for (std::size_t v = 1; v < names_.size(); ++v) flips_[v] = random_.below(2) == 1;
  order_.resize(clauses);
  std::iota(order_.begin(), order_.end(), 0U);
  random_.shuffle(order_);
}

Lit Shuffle::original(Lit x) const {
  if (index(x) >= originals_.size()) return x;
  const auto variable = static_cast<std::size_t>(originals_[index(x)]);
  return with_sign(originals_, flips_[variable], x);
}

Model Shuffle::original(const Model& model) const {
  Model back;
  for (std::size_t name = 1; name < originals_.size(); ++name) {
    const Lit x(static_cast<int>(name));
    if (model.has(x)) back.set(original(model(x) ? x : !x));
  }
  return back;
}

std::int64_t Shuffle::original_number(std::int64_t number) const {
  const auto size = static_cast<std::size_t>(number < 0 ? -number : number);
  if (size == 0 || size > order_.size()) return number;
  const auto original = static_cast<std::int64_t>(order_[size - 1]) + 1;
  return number < 0 ? -original : original;
}

FillFormula shuffled(const FillFormula& fill, std::uint64_t seed, const Stop* stop) {
  const auto formula = std::make_shared<Formula>();
  formula->stop_with(stop);
  fill(*formula);
  const auto shuffle = std::make_shared<const Shuffle>(seed, formula->variables(), formula->size());
  return [formula, shuffle](ClauseSink& out) {
    out.fresh(formula->variables());
    SplitMix random = shuffle->random();
    Lits literals;
    for (std::size_t i = 0; i < formula->size(); ++i) {
      const std::span<const Lit> clause = (*formula)[shuffle->original_clause(i)];
      literals.assign(clause.begin(), clause.end());
      for (Lit& x : literals) x = shuffle->shuffled(x);
      random.shuffle(literals);
      out.add(literals);
    }
  };
}

std::string shuffle_comment(const std::string& seed) {
  return "shuffled, seed=" + seed + ": variables are named here as they were before";
}

}  // namespace p2c

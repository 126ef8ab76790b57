#include "cnf_out/isohash.hpp"

#include <algorithm>
#include <utility>

#include "instances/text/md5.hpp"

namespace p2c {

void Isohash::add(std::span<const Lit> clause) {
  for (const Lit x : clause) {
    const auto variable = static_cast<std::size_t>(x.variable());
    if (counts_.size() <= variable) counts_.resize(variable + 1);
    ++(x.positive() ? counts_[variable].positive : counts_[variable].negative);
  }
}

std::string Isohash::finish() {
  for (Counts& counts : counts_) {
    if (counts.positive < counts.negative) std::swap(counts.positive, counts.negative);
  }
  std::sort(counts_.begin(), counts_.end());
  Md5 md5;
  for (const auto& [less, more] : counts_) {
    if (more > 0) md5.add(std::to_string(less) + " " + std::to_string(more) + " ");
  }
  return md5.finish();
}

std::string isohash(const Cnf& formula) {
  Isohash hash;
  for (std::size_t i = 0; i < formula.size(); ++i) hash.add(formula[i]);
  return hash.finish();
}

}  // namespace p2c

#include "cnf_out/formula.hpp"

#include <algorithm>

namespace p2c {

std::span<const Lit> Formula::operator[](std::size_t clause) const {
  const auto after =
      std::upper_bound(chunks_.begin(), chunks_.end(), clause,
                       [](std::size_t number, const Chunk& chunk) { return number < chunk.first; });
  const Chunk& chunk = *(after - 1);
  const std::size_t at = clause - chunk.first;
  const std::size_t begin = at == 0 ? 0 : chunk.ends[at - 1];
  return std::span(chunk.literals).subspan(begin, chunk.ends[at] - begin);
}

std::size_t Formula::bytes() const {
  std::size_t sum = chunks_.capacity() * sizeof(Chunk);
  for (const Chunk& chunk : chunks_) {
    sum += chunk.literals.capacity() * sizeof(Lit) + chunk.ends.capacity() * sizeof(std::uint32_t);
  }
  return sum;
}

void Formula::take_clause(std::span<const Lit> clause) {
  if (chunks_.empty() ||
      chunks_.back().literals.capacity() - chunks_.back().literals.size() < clause.size()) {
    add_chunk(clause.size());
  }
  Chunk& chunk = chunks_.back();
  chunk.literals.insert(chunk.literals.end(), clause.begin(), clause.end());
  chunk.ends.push_back(static_cast<std::uint32_t>(chunk.literals.size()));
  ++size_;
}

// Each chunk is as long as all before it, up to a limit: small formulas stay small.
void Formula::add_chunk(std::size_t least) {
  constexpr std::size_t kShortest = 1U << 8U;
  constexpr std::size_t kLongest = 1U << 20U;
  std::size_t length = kShortest;
  if (!chunks_.empty()) {
    Chunk& full = chunks_.back();
    full.ends.shrink_to_fit();
    length = std::min(kLongest, 2 * full.literals.capacity());
  }
  chunks_.push_back({size_, {}, {}});
  chunks_.back().literals.reserve(std::max(least, length));
}

}  // namespace p2c

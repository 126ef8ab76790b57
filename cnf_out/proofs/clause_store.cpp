#include "cnf_out/proofs/clause_store.hpp"

#include <string>

#include "instances/limits/stop.hpp"

namespace p2c {
namespace {

constexpr std::size_t kMostWords = (std::size_t{1} << 31U) - 1;  // a step needs one bit more

}  // namespace

ClauseRef ClauseStore::add(std::span<const Code> literals, bool is_lemma) {
  const std::size_t begin = words_.size();
  const std::size_t needed = begin + literals.size() + 3;
  if (needed > kMostWords) {
    throw TooLarge("formula and proof have more than " + std::to_string(kMostWords) +
                   " literals, which is not checked");
  }
  words_.push_back(++count_);
  words_.push_back(static_cast<std::uint32_t>(literals.size() << kFlagBits) |
                   (is_lemma ? std::uint32_t{kLemma} : 0));
  words_.append(literals);
  if (is_lemma) words_.push_back(literals.empty() ? 0 : literals.front());
  return static_cast<ClauseRef>(begin);
}

}  // namespace p2c

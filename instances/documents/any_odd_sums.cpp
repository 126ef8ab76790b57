#include "instances/documents/any_odd_sums.hpp"

#include "instances/documents/puzzles.hpp"
#include "instances/optional_members.hpp"

namespace p2c {
namespace {

template <class P>
std::optional<OddSums> odd_sums_of(const P* puzzle, const Givens& givens, const Stop* stop) {
  if constexpr (FindsOddSums<P>) {
    if (puzzle != nullptr) return puzzle->odd_sums(givens, stop);
  }
  return {};
}

template <class... P>
std::optional<OddSums> odd_sums_as(PuzzleList<P...> /*list*/, const AnyPuzzle& puzzle,
                                   const Givens& givens, const Stop* stop) {
  std::optional<OddSums> sums;
  ((sums = sums ? sums : odd_sums_of(puzzle.as<P>(), givens, stop)), ...);
  return sums;
}

}  // namespace

std::optional<OddSums> odd_sums(const AnyPuzzle& puzzle, const Givens& givens, const Stop* stop) {
  return odd_sums_as(AllPuzzles(), puzzle, givens, stop);
}

}  // namespace p2c

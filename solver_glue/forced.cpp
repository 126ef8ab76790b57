#include "solver_glue/forced.hpp"

#include <numeric>

namespace p2c {

Forced find_forced(Search& search, std::size_t most_varying) {
  Forced forced;
  forced.status = search.next();
  if (forced.status != Status::kSatisfiable) return forced;
  const Answer first = search.answer();
  std::vector<int> candidates(first.size());
  std::iota(candidates.begin(), candidates.end(), 0);
  while (true) {
    const Status status = search.next_beside(first, candidates);
    if (status == Status::kUnknown) forced.status = status;
    if (status != Status::kSatisfiable) break;
    const Answer& other = search.answer();
    std::erase_if(candidates, [&](int slot) {
      const auto i = static_cast<std::size_t>(slot);
      return first[i] != other[i];
    });
    if (first.size() - candidates.size() > most_varying) {
      forced.status = Status::kUnknown;
      break;
    }
  }
  forced.values.assign(first.size(), kOpen);
  for (const int slot : candidates) {
    forced.values[slot] = first[slot];
  }
  return forced;
}

}  // namespace p2c

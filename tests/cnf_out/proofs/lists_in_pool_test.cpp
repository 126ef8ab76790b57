#include "cnf_out/proofs/lists_in_pool.hpp"

#include <doctest/doctest.h>

#include "tests/cnf_out/proofs/small_proofs.hpp"

namespace p2c {

// Lists are cut and grow so often that they move many times.
TEST_CASE("lists in a pool have what vectors have") {
  Rng rng(61);
  constexpr int kLists = 50;
  ListsInPool<int> lists;
  lists.resize(kLists);
  std::vector<std::vector<int>> vectors(kLists);
  for (int i = 0; i < kLists; i += 2) lists.expect_one(i);
  lists.reserve();
  for (int i = 0; i < 50'000; ++i) {
    const int which = below(rng, below(rng, 10) == 0 ? kLists : 5);
    lists.push(which, i);
    vectors[which].push_back(i);
    if (below(rng, 400) != 0) continue;
    const int size = below(rng, static_cast<int>(vectors[which].size()) + 1);
    lists.cut(which, size);
    vectors[which].resize(size);
  }
  for (int i = 0; i < kLists; ++i) {
    CHECK(std::vector<int>(lists[i].begin(), lists[i].end()) == vectors[i]);
  }
}

}  // namespace p2c

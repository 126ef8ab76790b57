// Lists in one block against lists of their own.
#include "cnf_out/proofs/lists_in_pool.hpp"

#include <doctest/doctest.h>

#include "tests/cnf_out/proofs/small_proofs.hpp"

namespace p2c {
namespace {

using Expected = std::vector<std::vector<int>>;

void check_same(const ListsInPool<int>& lists, const Expected& expected) {
  for (std::size_t list = 0; list < expected.size(); ++list) {
    const std::span<const int> found = lists[list];
    CHECK(std::vector<int>(found.begin(), found.end()) == expected[list]);
  }
}

}  // namespace

TEST_CASE("lists in one block keep what is pushed, whatever moves") {
  Rng rng(61);
  for (int count = 1; count <= 40; count += 13) {
    ListsInPool<int> lists;
    lists.resize(static_cast<std::size_t>(count));
    Expected expected(static_cast<std::size_t>(count));
    for (int i = 0; i < 3 * count; ++i) lists.expect_one(static_cast<std::size_t>(i % count));
    lists.reserve();
    for (int i = 0; i < 5'000; ++i) {
      // Some lists are long and most are short, so that what they leave is gathered many times.
      const auto list =
          static_cast<std::size_t>(chance(rng, 50) ? i / 1000 % count : below(rng, count));
      lists.push(list, i);
      expected[list].push_back(i);
      if (!chance(rng, 2)) continue;
      const int kept = below(rng, static_cast<int>(expected[list].size()) + 1);
      lists.cut(list, static_cast<std::uint32_t>(kept));
      expected[list].resize(static_cast<std::size_t>(kept));
    }
    check_same(lists, expected);
  }
}

}  // namespace p2c

// Exchanges of bridges by hand.
#include "instances/puzzles/hashi/hashi_exchanges.hpp"

#include <doctest/doctest.h>

#include "tests/instances/by_hand.hpp"

namespace p2c::hashi_exchanges_test {
namespace {

constexpr HashiShares kShares{50, 50};

// Some span begins an exchange.
std::optional<HashiExchange> any_exchange(HashiNetwork& network, int longest) {
  for (std::size_t span = 0; span < network.bridges().size(); ++span) {
    auto found = find_hashi_exchange(network, static_cast<int>(span), longest);
    if (found) return found;
  }
  return {};
}

bool has_exchange(std::string_view board, const Answer& bridges, int longest = 4) {
  const auto puzzle = puzzle_of<Hashi>(board);
  HashiNetwork network(puzzle, bridges);
  const bool found = any_exchange(network, longest).has_value();
  CHECK(network.bridges() == bridges);
  return found;
}

// The spans are those above, on the left, on the right and below.
constexpr std::string_view kSquare = "3 3\n ? - ?\n - - -\n ? - ?\n";

TEST_CASE("hashi: around a square bridges can be exchanged while none is full") {
  CHECK(has_exchange(kSquare, {2, 1, 1, 2}));
  CHECK_FALSE(has_exchange(kSquare, {2, 2, 1, 1}));
  CHECK_FALSE(has_exchange(kSquare, {2, 1, 1, 2}, 3));
}

TEST_CASE("hashi: an exchange keeps the islands connected and free of loops") {
  CHECK(has_exchange(kSquare, {0, 1, 2, 1}));
  CHECK_FALSE(has_exchange(kSquare, {1, 1, 1, 1}));  // two pieces would be left
  CHECK_FALSE(has_exchange("3 3\n ? - ?\n - - -\n ? - ?\n no-loops\n", {0, 2, 2, 1}));
}

TEST_CASE("hashi: no exchange brings bridges that cross") {
  constexpr std::string_view kCrossed = R"(
    3 3
    - ? -
    ? - ?
    - ? -
  )";
  CHECK_FALSE(has_exchange(kCrossed, {1, 0}));
}

TEST_CASE("hashi: a prevented exchange is not found again") {
  Rng rng(1);
  const auto puzzle = puzzle_of<Hashi>(kSquare);
  for (int i = 0; i < 50; ++i) {
    HashiNetwork network(puzzle, {2, 1, 1, 2});
    int changes = 0;
    while (const auto exchange = any_exchange(network, 4)) {
      REQUIRE(prevent_hashi_exchange(network, *exchange, kShares, rng));
      CHECK(network.is_connected());
      ++changes;
    }
    CHECK(changes >= 1);
    CHECK(changes <= 4);
  }
}

// A tree stays one: the only way out is other bridges between its two parts, or two for one.
TEST_CASE("hashi: without loops, bridges take the place of others") {
  Rng rng(1);
  const auto puzzle = puzzle_of<Hashi>("3 3\n ? - ?\n - - -\n ? - ?\n max-bridges 1\n no-loops\n");
  HashiNetwork network(puzzle, {1, 1, 1, 0});
  REQUIRE(prevent_hashi_exchange(network, {{3, 1}, {1, -1}}, kShares, rng));
  CHECK(network.loops() == 0);
  CHECK(network.is_connected());
  CHECK(network[1] == 0);
}

}  // namespace
}  // namespace p2c::hashi_exchanges_test

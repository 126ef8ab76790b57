// Bridges that can be exchanged for others while all sums of islands stay.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "instances/puzzles/hashi/hashi_network.hpp"

namespace p2c {

/// Spans with more (1 and above) or fewer bridges.
using HashiExchange = std::vector<std::pair<int, int>>;

/// A closed way over at most `longest` spans that begins with this one, on which every other span
/// can get one bridge more and the others one fewer without breaking a rule of a board without
/// clues: then the sums do not determine the network.
std::optional<HashiExchange> find_hashi_exchange(HashiNetwork& network, int span, int longest);

/// What the changes below aim at.
struct HashiShares {
  int doubles;  // percent of the joined pairs
  int loops;    // percent of the joined pairs
};

/// Changes the bridges of a span or two so that the new sums do not allow this exchange; all rules
/// that do not depend on clues are kept. False: it found no such change.
bool prevent_hashi_exchange(HashiNetwork& network, const HashiExchange& exchange,
                            const HashiShares& wanted, Rng& rng);

}  // namespace p2c

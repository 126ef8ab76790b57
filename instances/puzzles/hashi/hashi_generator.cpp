// Puzzles with one answer are made of sums that allow no exchange of bridges.
#include <numeric>

#include "instances/generator.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/puzzles/hashi/hashi_exchanges.hpp"
#include "instances/puzzles/hashi/hashi_growth.hpp"

namespace p2c {
namespace {

constexpr int kLongestExchange = 8;  // that is looked for without a solver

std::vector<StyleItem> styles() {
  return {{"islands", "percent of the cells that are islands", 1, 40, 33},
          {"doubles", "percent of the joined pairs that have two bridges or more", 0, 100, 28},
          {"loops", "percent of the joined pairs that close a loop", 0, 40, 9},
          {"max-bridges", "the most bridges between two islands", 1, Hashi::kMostBridges, 2},
          {"no-loops", "a rule that bridges form no loop", 0, 1, 0, {"no", "yes"}},
          {"clued", "percent of the islands that have a number", 0, 100, 100}};
}

HashiShares shares(const Style& style) {
  return {style["max-bridges"] == 1 ? 0 : style["doubles"],
          style["no-loops"] == 1 ? 0 : style["loops"]};
}

Hashi with_sums(Hashi puzzle, const Answer& bridges) {
  std::vector<int> sums(puzzle.islands.size(), 0);
  for (std::size_t i = 0; i < bridges.size(); ++i) {
    sums[puzzle.spans[i].from] += bridges[i];
    sums[puzzle.spans[i].to] += bridges[i];
  }
  for (std::size_t i = 0; i < sums.size(); ++i) puzzle.islands[i].clue = sums[i];
  return puzzle;
}

// Single islands have no bridge, so no clue either: kUnknown is 0.
static_assert(Hashi::kUnknown == 0);

void close_loops(HashiNetwork& network, int percent, Rng& rng) {
  std::vector<int> order(network.bridges().size());
  std::iota(order.begin(), order.end(), 0);
  shuffle(order, rng);
  for (const int span : order) {
    if (network.loops() * 100 >= percent * network.joined()) return;
    if (network[span] == 0 && !network.is_blocked(span)) network.set(span, 1);
  }
}

void double_bridges(HashiNetwork& network, int percent, Rng& rng) {
  const int most = network.most();
  if (most == 1) return;
  for (int span = 0; span < static_cast<int>(network.bridges().size()); ++span) {
    if (network[span] > 0 && chance(rng, percent)) network.set(span, 2 + below(rng, most - 1));
  }
}

// Until there are no short exchanges, or what prevents one makes way for another too often.
void prevent_exchanges(HashiNetwork& network, const HashiShares& wanted, Rng& rng,
                       const Stop* stop) {
  const auto spans = static_cast<int>(network.bridges().size());
  int quiet = 0;
  int tries = 4 * spans;
  for (int span = 0; quiet < spans && tries > 0; span = (span + 1) % spans) {
    ++quiet;
    throw_if_stopped(stop);
    while (tries > 0) {
      const auto exchange = find_hashi_exchange(network, span, kLongestExchange);
      if (!exchange) break;
      --tries;
      if (!prevent_hashi_exchange(network, *exchange, wanted, rng)) break;
      quiet = 0;
    }
  }
}

Planted<Hashi> with_answer(const HashiNetwork& network) {
  return {with_sums(network.puzzle(), network.bridges()), network.bridges()};
}

std::optional<Planted<Hashi>> plant(Rng& rng, int rows, int cols, const Style& style,
                                    const Stop* stop) {
  const Hashi::Rules rules{style["max-bridges"], style["no-loops"] == 1};
  const HashiShares wanted = shares(style);
  GrownHashi grown = grow_hashi(rng, rows, cols, style["islands"], wanted.loops, rules, stop);
  HashiNetwork network(grown.puzzle, std::move(grown.bridges));
  close_loops(network, wanted.loops, rng);
  double_bridges(network, wanted.doubles, rng);
  prevent_exchanges(network, wanted, rng, stop);
  return with_answer(network);
}

// Where the answers differ, taken apart: what has no island in common is an exchange alone.
std::vector<HashiExchange> differences(const Hashi& puzzle, const Answer& one, const Answer& two) {
  Pieces pieces(static_cast<int>(puzzle.islands.size()));
  for (std::size_t i = 0; i < one.size(); ++i) {
    if (one[i] != two[i]) pieces.join(puzzle.spans[i].from, puzzle.spans[i].to);
  }
  std::vector<int> number(puzzle.islands.size(), -1);
  std::vector<HashiExchange> all;
  for (std::size_t i = 0; i < one.size(); ++i) {
    if (one[i] == two[i]) continue;
    int& piece = number[pieces.find(puzzle.spans[i].from)];
    if (piece < 0) {
      piece = static_cast<int>(all.size());
      all.emplace_back();
    }
    all[piece].emplace_back(static_cast<int>(i), two[i] - one[i]);
  }
  return all;
}

std::optional<Planted<Hashi>> mend(const Planted<Hashi>& planted, const Answer& other,
                                   bool /*fixed*/, Rng& rng, const Style& style, const Stop* stop) {
  HashiNetwork network(planted.puzzle, planted.answer);
  bool changed = false;
  for (const HashiExchange& exchange : differences(planted.puzzle, planted.answer, other)) {
    changed = prevent_hashi_exchange(network, exchange, shares(style), rng) || changed;
  }
  if (!changed) return {};
  prevent_exchanges(network, shares(style), rng, stop);
  return with_answer(network);
}

Hashi islands_alone(const Hashi& puzzle) {
  Hashi bare = puzzle;
  for (Hashi::Island& island : bare.islands) island.clue = Hashi::kUnknown;
  return bare;
}

Hashi with_clues_of(const Hashi& puzzle, const Answer& answer, Rng& /*rng*/,
                    const Style& /*style*/) {
  return with_sums(puzzle, answer);
}

Hashi transposed_board(const Hashi& puzzle) {
  return Hashi::of_clues(transposed(puzzle.clues_in_cells()), puzzle.rules);
}

Hashi mirrored_board(const Hashi& puzzle) {
  return Hashi::of_clues(mirrored(puzzle.clues_in_cells()), puzzle.rules);
}

}  // namespace

Generator<Hashi> Hashi::generator() {
  Generator<Hashi> its;
  its.styles = styles();
  its.plant = plant;
  its.base = islands_alone;
  its.with_clues_of = with_clues_of;
  its.bare = islands_alone;
  its.mend = mend;
  its.transposed = transposed_board;
  its.mirrored = mirrored_board;
  return its;
}

std::optional<Hashi> Hashi::with_clue_changed(Rng& rng) const {
  Grid<int> clues = clues_in_cells();
  if (!cell_clues(rules).change_one(clues, rng)) return {};
  return of_clues(clues, rules);
}

std::vector<int> Hashi::clues() const {
  std::vector<int> all;
  for (std::size_t i = 0; i < islands.size(); ++i) {
    if (islands[i].clue != kUnknown) all.push_back(static_cast<int>(i));
  }
  return all;
}

Hashi Hashi::without(const std::vector<int>& clues) const {
  Hashi puzzle = *this;
  for (const int island : clues) puzzle.islands[island].clue = kUnknown;
  return puzzle;
}

}  // namespace p2c

// Chances on a line are those of all its pictures.
#include "encoder/values/run_chances.hpp"

#include <doctest/doctest.h>

#include <map>
#include <utility>

#include "instances/puzzle.hpp"

namespace p2c {
namespace {

struct Drawn {
  std::vector<int> lengths;
  std::vector<double> filled;
};

// Now and then a cell is known, so that it agrees with the picture that the blocks are of.
Drawn draw(Rng& rng) {
  Drawn line{{}, std::vector<double>(1 + below(rng, 9))};
  int run = 0;
  for (double& chance_of : line.filled) {
    const bool on = chance(rng, 50);
    if (on && run == 0) line.lengths.push_back(0);
    if (on) ++line.lengths.back();
    run = on ? run + 1 : 0;
    chance_of = chance(rng, 20) ? (on ? 1 : 0) : (1 + below(rng, 99)) / 100.0;
  }
  return line;
}

// The starts of the picture's blocks, if they have these lengths.
bool starts_of(int picture, const Drawn& line, std::vector<int>& starts) {
  std::vector<int> lengths;
  starts.clear();
  for (int i = 0; i < static_cast<int>(line.filled.size()); ++i) {
    if ((picture >> i & 1) == 0) continue;
    if (i == 0 || (picture >> (i - 1) & 1) == 0) {
      starts.push_back(i);
      lengths.push_back(0);
    }
    ++lengths.back();
  }
  return lengths == line.lengths;
}

double weight_of(int picture, const std::vector<double>& filled) {
  double weight = 1;
  for (std::size_t i = 0; i < filled.size(); ++i) {
    weight *= (picture >> i & 1) != 0 ? filled[i] : 1 - filled[i];
  }
  return weight;
}

struct Chances {
  std::vector<double> filled;
  std::map<std::pair<int, int>, double> starts;
};

Chances by_all_pictures(const Drawn& line) {
  Chances sums{std::vector<double>(line.filled.size()), {}};
  double all = 0;
  std::vector<int> starts;
  for (int picture = 0; picture < 1 << line.filled.size(); ++picture) {
    if (!starts_of(picture, line, starts)) continue;
    const double weight = weight_of(picture, line.filled);
    all += weight;
    for (std::size_t i = 0; i < line.filled.size(); ++i) {
      if ((picture >> i & 1) != 0) sums.filled[i] += weight;
    }
    for (std::size_t b = 0; b < starts.size(); ++b) {
      sums.starts[{static_cast<int>(b), starts[b]}] += weight;
    }
  }
  for (double& sum : sums.filled) sum /= all;
  for (auto& [start, sum] : sums.starts) sum /= all;
  return sums;
}

std::optional<BlockRanges> ranges_of(const Drawn& line) {
  return block_ranges(
      line.lengths, static_cast<int>(line.filled.size()), [&](int i) { return line.filled[i] > 0; },
      [&](int i) { return line.filled[i] < 1; });
}

}  // namespace

TEST_CASE("chances of cells and starts are those of all pictures with the blocks") {
  Rng rng(21);
  int known = 0;
  for (int round = 0; round < 2000; ++round) {
    const Drawn line = draw(rng);
    const std::optional<BlockRanges> ranges = ranges_of(line);
    REQUIRE(ranges);
    RunChances chances;
    REQUIRE(chances.find(line.lengths, *ranges, line.filled));
    Chances expected = by_all_pictures(line);
    for (std::size_t i = 0; i < line.filled.size(); ++i) {
      known += line.filled[i] == 0 || line.filled[i] == 1 ? 1 : 0;
      CHECK(chances.filled(static_cast<int>(i)) == doctest::Approx(expected.filled[i]));
    }
    for (int b = 0; b < static_cast<int>(line.lengths.size()); ++b) {
      for (int j = ranges->first[b]; j <= ranges->last[b]; ++j) {
        CHECK(chances.starts(b, j) == doctest::Approx(expected.starts[std::pair(b, j)]));
      }
    }
  }
  CHECK(known > 1000);
}

TEST_CASE("blocks that do not fit have no chances") {
  const std::vector<int> lengths{2, 1};
  const std::vector<double> filled{0.5, 0, 0.5, 0.5};
  CHECK(!block_ranges(
      lengths, 4, [&](int i) { return filled[i] > 0; }, [](int /*i*/) { return true; }));
  // From either end alone each block has a place.
  const std::vector<double> apart{0.5, 0.5, 0.5, 1, 0.5, 0.5, 0.5, 1, 0.5};
  const std::vector<int> short_ones{1};
  const std::optional<BlockRanges> ranges = ranges_of({short_ones, apart});
  RunChances chances;
  CHECK((!ranges || !chances.find(short_ones, *ranges, apart)));
}

}  // namespace p2c

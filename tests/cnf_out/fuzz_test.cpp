// The seeds of the fuzz targets for texts that are not puzzles, and what becomes of them.
#include <doctest/doctest.h>

#include <sstream>

#include "tests/board_count.hpp"
#include "tests/fuzz/other_readers.hpp"
#include "tests/fuzz/seed_files.hpp"
#include "tests/instances/mutation.hpp"

namespace p2c {

TEST_CASE("fuzz: the seeds of the other readers, and what becomes of them") {
  for (const OtherReader& reader : other_readers()) {
    const auto& name = reader.name;  // clang 14 captures no structured bindings
    const auto& check = reader.check;
    CAPTURE(name);
    const std::vector<Seed> seeds = seeds_of(name);
    REQUIRE(seeds.size() >= 2);
    for (const Seed& seed : seeds) {
      CAPTURE(seed.name);
      const Reading reading = check(seed.text);
      CHECK(reading.read != seed.is_refused());
      CHECK(reading.fault == "");
    }
    Rng rng(24);
    int read = 0;
    int refused = 0;
    for (int i = 0; i < deep_count(fewer_if_sanitized(6000, 1200), 6000); ++i) {
      const std::string text = mutated(rng, seeds[rng() % seeds.size()].text);
      CAPTURE(text);
      const Reading reading = check(text);
      CHECK(reading.fault == "");
      ++(reading.read ? read : refused);
    }
    CHECK(read > fewer_if_sanitized(300, 60));
    CHECK(refused > fewer_if_sanitized(300, 60));
  }
}

TEST_CASE("fuzz: every other reader is a fuzz target") {
  std::istringstream listed(PUZZLE2CNF_FUZZED);
  const std::vector<std::string> targets{std::istream_iterator<std::string>(listed), {}};
  REQUIRE(targets.size() == other_readers().size());
  for (std::size_t i = 0; i < targets.size(); ++i) CHECK(targets[i] == other_readers()[i].name);
}

}  // namespace p2c

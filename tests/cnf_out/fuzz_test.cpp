// The seeds of the fuzz targets for texts that are not puzzles, and what becomes of them.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include "tests/fuzz/other_readers.hpp"
#include "tests/instances/mutation.hpp"
#include "tests/paths.hpp"

namespace p2c {
namespace {

std::vector<std::string> seeds_of(std::string_view name) {
  std::vector<std::string> seeds;
  for (const auto& entry :
       std::filesystem::directory_iterator(std::filesystem::path(kSeedsFolder) / name)) {
    std::ifstream in(entry.path(), std::ios::binary);
    seeds.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
  }
  std::sort(seeds.begin(), seeds.end());  // a folder has no order
  return seeds;
}

}  // namespace

TEST_CASE("fuzz: the seeds of the other readers, and what becomes of them") {
  for (const OtherReader& reader : other_readers()) {
    const auto& name = reader.name;  // clang 14 captures no structured bindings
    const auto& check = reader.check;
    CAPTURE(name);
    const std::vector<std::string> seeds = seeds_of(name);
    REQUIRE(seeds.size() >= 2);
    for (const std::string& seed : seeds) {
      CAPTURE(seed);
      const Reading reading = check(seed);
      CHECK(reading.read);
      CHECK(reading.fault == "");
    }
    Rng rng(24);
    int read = 0;
    int refused = 0;
    for (int i = 0; i < 6000; ++i) {
      const std::string text = mutated(rng, seeds[rng() % seeds.size()]);
      CAPTURE(text);
      const Reading reading = check(text);
      CHECK(reading.fault == "");
      ++(reading.read ? read : refused);
    }
    CHECK(read > 300);
    CHECK(refused > 300);
  }
}

TEST_CASE("fuzz: every other reader is a fuzz target") {
  std::istringstream listed(PUZZLE2CNF_FUZZED);
  const std::vector<std::string> targets{std::istream_iterator<std::string>(listed), {}};
  REQUIRE(targets.size() == other_readers().size());
  for (std::size_t i = 0; i < targets.size(); ++i) CHECK(targets[i] == other_readers()[i].name);
}

}  // namespace p2c

// The seeds of the fuzz targets, a folder for each reader.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "tests/paths.hpp"

namespace p2c {

struct Seed {
  std::string name;
  std::string text;

  bool is_refused() const { return name.starts_with("refused-"); }
};

/// By their names, as a folder has no order.
inline std::vector<Seed> seeds_of(std::string_view reader) {
  std::vector<Seed> seeds;
  for (const auto& entry :
       std::filesystem::directory_iterator(std::filesystem::path(kSeedsFolder) / reader)) {
    std::ifstream in(entry.path(), std::ios::binary);
    seeds.push_back({entry.path().filename().string(), {std::istreambuf_iterator<char>(in), {}}});
  }
  std::sort(seeds.begin(), seeds.end(),
            [](const Seed& left, const Seed& right) { return left.name < right.name; });
  return seeds;
}

}  // namespace p2c

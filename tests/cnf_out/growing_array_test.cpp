#include "cnf_out/growing_array.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

namespace p2c {

TEST_CASE("a growing array has what a vector has") {
  GrowingArray<std::uint32_t> array;
  std::vector<std::uint32_t> vector;
  for (std::uint32_t i = 0; i < 100'000; ++i) {
    array.push_back(i);
    vector.push_back(i);
    if (i % 1000 != 0) continue;
    const std::vector<std::uint32_t> more(std::size_t{i % 7} * 100, i);
    array.append(more);
    vector.insert(vector.end(), more.begin(), more.end());
    const std::size_t size = vector.size() - i % 11 + i % 13;
    array.resize(size);
    vector.resize(size);
  }
  REQUIRE(array.size() == vector.size());
  CHECK(std::vector<std::uint32_t>(array.data(), array.data() + array.size()) == vector);
}

TEST_CASE("a growing array may be empty, and what is new is zero") {
  GrowingArray<std::uint8_t> array;
  array.append({});
  CHECK(array.size() == 0);
  array.resize(3);
  array[1] = 7;
  array.resize(1);
  array.resize(3);
  CHECK(array[1] == 0);
}

}  // namespace p2c

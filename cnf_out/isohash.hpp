// A hash that formulas share which differ only in order, names and polarity.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "cnf_out/dimacs_reader.hpp"

namespace p2c {

/// The isohash of the Global Benchmark Database: for each variable how often its two literals
/// occur, the smaller number first, sorted, without variables that occur nowhere; MD5 of "a b " for
/// each. Formulas that are no shuffles of each other may share it, too.
class Isohash {
 public:
  void add(std::span<const Lit> clause);
  /// To be called once, and last.
  std::string finish();

 private:
  struct Counts {
    std::uint32_t negative = 0;
    std::uint32_t positive = 0;
    auto operator<=>(const Counts&) const = default;
  };

  std::vector<Counts> counts_;  // by variable
};

/// Of the clauses of a file.
std::string isohash(const Cnf& formula);

}  // namespace p2c

// Which entries a file of rows is about.
#pragma once

#include <cstdint>
#include <string>

#include "cli/batch/row_file.hpp"

namespace puzzle2cnf {

/// Of the numbers of entries, from 0, those with n mod `of` = `k` - 1.
struct RowShard {
  std::int64_t k = 1;
  std::int64_t of = 1;

  bool has(std::int64_t n) const { return n % of == k - 1; }
  std::string str() const { return std::to_string(k) + "/" + std::to_string(of); }
};

/// Throws InputError for a header without a shard K/N, K from 1 to N.
RowShard shard_of(const RowHeader& header);

/// The header of all shards together.
std::string whole_header(const RowHeader& header);

/// How a header differs from the first one, apart from the shard: a line for each member.
std::vector<std::string> header_differences(const RowHeader& header, const RowHeader& first);

}  // namespace puzzle2cnf

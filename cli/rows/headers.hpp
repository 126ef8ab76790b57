// The headers of files of rows, one with another.
#pragma once

#include <string>
#include <vector>

#include "cli/batch/row_file.hpp"
#include "cli/batch/shard.hpp"

namespace p2c {

/// Throws InputError for a header without a shard K/N, K from 1 to N.
Shard shard_of(const RowHeader& header);

/// The header of all shards together.
std::string whole_header(const RowHeader& header);

/// How a header differs from the first one, apart from the shard: a line for each member.
std::vector<std::string> header_differences(const RowHeader& header, const RowHeader& first);

}  // namespace p2c

// Which puzzles of a batch are worked on here, where several machines share it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace p2c {

/// Every `count`-th entry, so that a stream needs no total.
struct Shard {
  std::int64_t number = 1;  // from 1
  std::int64_t count = 1;
  std::string source = {};  // the variables that say so; empty: the command line

  bool has(std::int64_t n) const { return n % count == number - 1; }
  /// "K/N".
  std::string text() const { return std::to_string(number) + "/" + std::to_string(count); }
};

/// "K/N" with K from 1 to N; nothing for another text.
std::optional<Shard> read_shard(std::string_view text);

/// The word of --shard: "K/N", or "env" for rank and size of Open MPI, PMI or an srun step. Throws
/// UsageError.
Shard parse_shard(const std::string& word);

}  // namespace p2c

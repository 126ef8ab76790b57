// What came of a batch: how many rows of each status, and the exit code that follows.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "cli/exit_code.hpp"
#include "instances/formats/json_text.hpp"

namespace p2c {

class Tally {
 public:
  /// A row with this status; what it took, where it was made by this run.
  void add(std::string_view status, double seconds = 0);

  std::int64_t rows() const;
  /// 0 unless there are errors (3), limits that were reached (4) or crashes (5); the highest.
  ExitCode code() const;
  /// A line for each status that there is. The times are those of this run, which is said where
  /// rows were there before.
  std::string table(bool resumed) const;
  /// {"unique": N, ...}
  JsonMembers counts() const;

 private:
  static constexpr std::size_t kStatuses = 11;

  std::array<std::int64_t, kStatuses> counts_{};
  std::array<double, kStatuses> seconds_{};
};

}  // namespace p2c

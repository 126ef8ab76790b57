// What a report is about: runs, each from one file of rows.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/batch/row_status.hpp"

namespace p2c {

/// Which of the two measured times counts.
enum class Clock { kCpu, kWall };

struct RunRow {
  std::int64_t n = 0;  // the number of the entry
  std::string id;
  std::string hash;  // of the puzzle; empty where the entry could not be read
  std::string kind;
  std::string rules;  // their hash where somebody brought them; empty: those of the program
  int rows = 0;
  int cols = 0;
  RowStatus status = RowStatus::kError;
  std::uint64_t answer = 0;  // equal for equal answers; 0: none
  std::string limit;         // that was reached
  std::string error;
  double cpu = 0;  // seconds
  double wall = 0;

  double seconds(Clock clock) const { return clock == Clock::kCpu ? cpu : wall; }
};

struct Run {
  std::string name;  // short, and no other run's
  std::string file;
  std::string version;
  std::string work;          // the value of --do
  std::string options;       // JSON
  std::string inputs;        // JSON
  double time_limit = 0;     // seconds for an entry; 0: none
  bool ended = false;        // it has its last line
  std::vector<RunRow> rows;  // by n
};

/// What people call the set of an entry: the list that it is from, or else the folder.
std::string set_of(std::string_view id);

}  // namespace p2c

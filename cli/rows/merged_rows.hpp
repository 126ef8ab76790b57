// Files of rows, one of each shard, become one.
#pragma once

#include <deque>
#include <map>
#include <string>
#include <vector>

#include "cli/rows/row_index.hpp"
#include "cnf_out/text_buffer.hpp"

namespace p2c {

/// All rows of a batch by their numbers. The text is the same however many shards there were, and
/// in whatever order their rows were written.
class MergedRows {
 public:
  /// The files of the shards, in any order; at least one. Throws what RowIndex throws.
  MergedRows(const std::vector<std::string>& paths, const Stop& stop);

  /// What is missing or differs, a line each. The rest is for files without faults.
  const std::vector<std::string>& faults() const { return faults_; }
  std::int64_t shards() const { return static_cast<std::int64_t>(shards_.size()); }
  std::int64_t entries() const;
  void write(const ByteWriter& write) const;

 private:
  void add(const RowIndex& file, const std::vector<std::string>& faults);
  void compare_header(const RowIndex& file);
  void find_shards();
  void compare_entries(const RowIndex& file);

  std::deque<RowIndex> files_;                      // as named
  std::map<std::int64_t, const RowIndex*> shards_;  // by their numbers
  std::vector<std::string> faults_;
};

}  // namespace p2c

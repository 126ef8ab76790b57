// The first line of a file that `batch` wrote: what was done, and with which entries.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/batch/seekable_text.hpp"

namespace puzzle2cnf {

/// Of the numbers of entries those with n mod `of` = `k` - 1.
struct RowShard {
  std::int64_t k = 1;
  std::int64_t of = 1;

  bool has(std::int64_t n) const { return n % of == k - 1; }
  std::string str() const { return std::to_string(k) + "/" + std::to_string(of); }
};

class RowHeader {
 public:
  RowHeader() = default;
  /// Throws InputError for another line.
  RowHeader(const TextLine& line, const std::string& file);

  const RowShard& shard() const { return shard_; }
  /// The line of all shards together.
  std::string whole() const;
  /// How the other one, which `other_file` has, differs but for the shard: a line a member.
  std::vector<std::string> differences(const RowHeader& other, const std::string& other_file) const;

 private:
  struct Member {
    std::string key;
    std::string value;  // as the line has it

    bool operator==(const Member&) const = default;
  };

  const std::string* find(const std::string& key) const;

  std::vector<Member> members_;  // with the shard left out
  std::string before_shard_;
  std::string after_shard_;
  RowShard shard_;
};

}  // namespace puzzle2cnf

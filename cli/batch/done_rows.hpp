// The rows that a batch has when it goes on.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/batch/row_file.hpp"

namespace p2c {

/// 32 bytes a row: there may be millions.
class DoneRows {
 public:
  void add(const Row& row);
  /// To be called after the last. Throws InputError, with this name of a file, where a puzzle has
  /// two rows.
  void sort(const std::string& file);
  bool has(std::int64_t n) const { return find(n) != nullptr; }
  std::size_t size() const { return rows_.size(); }
  /// The row of this entry is about a puzzle with this hash; empty: one that cannot be read. True
  /// where the row does not say.
  bool fits(std::int64_t n, const std::string& hash) const;

 private:
  struct DoneRow {
    std::int64_t n = 0;
    enum class Hash : unsigned char { kKnown, kUnread, kUnknown } state = Hash::kKnown;
    std::array<char, 16> hash{};
  };

  const DoneRow* find(std::int64_t n) const;
  static std::array<char, 16> bytes_of(const std::string& hash);

  std::vector<DoneRow> rows_;
};

}  // namespace p2c

// The places of the rows in a file that `batch` wrote, by their numbers.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/rows/headers.hpp"
#include "cli/rows/number_list.hpp"
#include "cli/rows/row_source.hpp"

namespace p2c {

/// Takes 24 bytes a row.
class RowIndex {
 public:
  struct Place {
    std::int64_t n;
    std::int64_t offset;
    std::size_t size;
  };

  /// A last line that is cut off is left out. Throws InputError for a line that no batch writes,
  /// and what RowSource throws.
  RowIndex(const std::string& path, const Stop& stop);

  const std::string& name() const { return header_.place.file; }
  const RowHeader& header() const { return header_; }
  const Shard& shard() const { return shard_; }
  /// By their numbers, of which some may be there more than once.
  const std::vector<Place>& rows() const { return rows_; }
  /// Nothing where the batch has not ended.
  const std::optional<RowEnd>& end() const { return end_; }
  /// The row with this number, the first of several; null without one.
  const Place* find(std::int64_t n) const;
  std::string text(const Place& row) const { return source_.bytes(row.offset, row.size); }

  /// The batch has not ended, or it has rows that are not of this shard, or twice: a line each.
  std::vector<std::string> faults() const;
  /// What its rows have less or more than its end line says.
  std::vector<std::string> gaps() const;

 private:
  struct WrongNumbers {
    NumberList missing, twice, foreign, beyond;
  };

  void read(RowFile& file);
  WrongNumbers wrong_numbers() const;

  RowSource source_;
  RowHeader header_;
  Shard shard_;
  std::vector<Place> rows_;
  std::optional<RowEnd> end_;
};

}  // namespace p2c

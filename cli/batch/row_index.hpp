// The places of the rows in a file that `batch` wrote, by their numbers.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/batch/row_header.hpp"

namespace puzzle2cnf {

/// Takes 24 bytes a row.
class RowIndex {
 public:
  struct Row {
    std::int64_t n;
    std::int64_t offset;
    std::size_t size;
  };
  /// What the last line says.
  struct End {
    std::int64_t rows;
    std::int64_t entries;
  };

  /// Throws InputError for a line that no batch writes, and what SeekableText throws. A last line
  /// that is cut off is left out.
  RowIndex(const std::string& path, const Stop& stop);

  const std::string& name() const { return text_.name(); }
  const RowHeader& header() const { return header_; }
  /// By their numbers, of which some may be there twice.
  const std::vector<Row>& rows() const { return rows_; }
  /// Nothing where the batch has not ended.
  const std::optional<End>& end() const { return end_; }
  /// The row with this number, the first of several; null without one.
  const Row* find(std::int64_t n) const;
  std::string text(const Row& row) const { return text_.bytes(row.offset, row.size); }

  /// What makes the file another thing than its whole shard, a line each.
  std::vector<std::string> faults() const;

 private:
  struct WrongNumbers;

  WrongNumbers wrong_numbers() const;
  void add(const TextLine& line);

  SeekableText text_;
  RowHeader header_;
  std::vector<Row> rows_;
  std::optional<End> end_;
};

}  // namespace puzzle2cnf

// Rows and columns count the same cells.
#include <cstdint>
#include <sstream>

#include "instances/families/crafted/clue_sums.hpp"

namespace p2c {
namespace {

// The text has the columns first.
std::string argument(const std::string& puzzle) {
  std::istringstream in(puzzle);
  std::string kind;
  int rows = 0;
  int cols = 0;
  in >> kind >> rows >> cols;
  std::string line;
  std::getline(in, line);
  std::int64_t of_rows = 0;
  std::int64_t of_cols = 0;
  for (int i = 0; i < rows + cols; ++i) {
    std::getline(in, line);
    if (line.find('?') != std::string::npos) return "";
    std::istringstream blocks(line);
    for (int block = 0; blocks >> block;) (i < cols ? of_cols : of_rows) += block;
  }
  if (of_rows == of_cols) return "";
  return "The numbers of all rows come to the number of filled cells, and so do those of all "
         "columns, but these sums differ.";
}

}  // namespace

const ClueSums& block_sums() {
  static const ClueSums sums{"nonogram", argument};
  return sums;
}

}  // namespace p2c

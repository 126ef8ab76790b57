// The cages of a board have the sum of a Latin square.
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <map>
#include <sstream>
#include <vector>

#include "instances/families/crafted/clue_sums.hpp"

namespace p2c {
namespace {

std::vector<std::string> words(std::istringstream& in, int count) {
  std::vector<std::string> read(static_cast<std::size_t>(count));
  for (std::string& word : read) in >> word;
  return read;
}

// That of a cage which says its sum, "7+", or has a single cell, "7"; of any other -1.
std::int64_t sum_of(const std::string& clue, int cells) {
  const char* const end = clue.data() + clue.size();
  std::int64_t sum = -1;
  const auto [rest, error] = std::from_chars(clue.data(), end, sum);
  const std::string operation(rest, end);
  const bool said = operation == "+" || (operation.empty() && cells == 1);
  return error == std::errc() && said ? sum : -1;
}

std::string argument(const std::string& puzzle) {
  std::istringstream in(puzzle);
  std::string kind;
  int rows = 0;
  int cols = 0;
  in >> kind >> rows >> cols;
  if (rows != cols) return "";
  const std::vector<std::string> clues = words(in, rows * cols);
  const std::vector<std::string> cages = words(in, rows * cols);
  std::map<std::string, int> cells;
  for (const std::string& cage : cages) ++cells[cage];
  const std::int64_t n = rows;
  const std::int64_t twice = n * n * (n + 1);  // what the cells come to
  std::int64_t sum = 0;                        // at most that: a target may have 63 bits
  std::size_t clued = 0;
  for (std::size_t i = 0; i < clues.size(); ++i) {
    if (clues[i] == ".") continue;
    const std::int64_t one = sum_of(clues[i], cells[cages[i]]);
    if (one < 0) return "";
    sum = std::min(sum + std::min(one, twice), twice);
    ++clued;
  }
  if (clued != cells.size() || 2 * sum == twice) return "";
  return "Each row has the numbers from 1 to n once, so that all cells come to n^2 (n + 1) / 2. "
         "Each cell is in a cage whose clue is its sum, but the clues come to another number.";
}

}  // namespace

const ClueSums& cage_sums() {
  static const ClueSums sums{"kenken", argument};
  return sums;
}

}  // namespace p2c

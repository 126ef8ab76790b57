// The lengths of the blocks in a ring of cells.
#include <algorithm>

#include "instances/cells_near.hpp"
#include "instances/rules/meaning/set_rules.hpp"

namespace p2c {
namespace {

using Ring = std::array<char, 8>;

// Begins after a cell that is in none, where there is one.
std::vector<int> block_lengths(Ring ring) {
  std::rotate(ring.begin(), std::find(ring.begin(), ring.end(), 0), ring.end());
  std::vector<int> lengths{0};
  for (const char in : ring) {
    if (in != 0) {
      ++lengths.back();
    } else if (lengths.back() > 0) {
      lengths.push_back(0);
    }
  }
  if (lengths.size() > 1 && lengths.back() == 0) lengths.pop_back();
  return lengths;
}

// No block at all has length 0.
bool are_listed(std::vector<int> lengths, const std::vector<int>& list) {
  if (lengths.size() != list.size()) return false;
  for (const int number : list) {
    if (number == kOpenInList) continue;
    const auto found = std::find(lengths.begin(), lengths.end(), number);
    if (found == lengths.end()) return false;
    lengths.erase(found);
  }
  return true;
}

}  // namespace

Says blocks_are(const Expression& its, const ValuesOfAnswer& values, const Bindings& bindings) {
  const RuleBoard& board = values.board();
  const int middle = bindings[its.variable].item;
  const std::vector<int> list = numbers_of_list(board.clues(its.given)[middle]);
  std::vector<Ring> ways{Ring{}};
  std::size_t place = 0;
  for (const int cell : ring_around(board.rows(), board.cols(), middle)) {
    const Says is = cell < 0 ? Says::kNo : values.has(its.layer, cell, its.negated);
    const std::size_t before = ways.size();
    for (std::size_t i = 0; i < before; ++i) {
      if (is == Says::kMaybe) ways.push_back(ways[i]);
      ways[i][place] = is == Says::kNo ? 0 : 1;
    }
    ++place;
  }
  const auto right = [&](const Ring& ring) { return are_listed(block_lengths(ring), list); };
  const auto count = std::count_if(ways.begin(), ways.end(), right);
  if (count == 0) return Says::kNo;
  return count == static_cast<std::ptrdiff_t>(ways.size()) ? Says::kYes : Says::kMaybe;
}

}  // namespace p2c

#include "instances/rules/meaning/pairing.hpp"

#include <utility>

#include "instances/cells_near.hpp"

namespace p2c {
namespace {

// Gives each of some cells a cell of its own beside it, one after the other, by ways along which
// earlier ones change theirs (Berge 1957).
class Matching {
 public:
  /// The others are those with `is_other`.
  Matching(const std::vector<char>& is_other, int rows, int cols)
      : is_other_(is_other),
        rows_(rows),
        cols_(cols),
        partner_(is_other.size(), kNone),
        mine_(is_other.size(), kNone),
        from_(is_other.size(), kNone),
        seen_(is_other.size(), kNone) {}

  /// False where this cell, too, cannot have one.
  bool match(int cell) {
    std::vector<int> asking{cell};  // in the order in which they are met
    for (std::size_t next = 0; next < asking.size(); ++next) {
      for (const int other : cells_beside(rows_, cols_, asking[next])) {
        if (is_other_[other] == 0 || seen_[other] == cell) continue;
        seen_[other] = cell;
        from_[other] = asking[next];
        if (partner_[other] == kNone) {
          change_along(other);
          return true;
        }
        asking.push_back(partner_[other]);
      }
    }
    return false;
  }

 private:
  static constexpr int kNone = -1;

  // Back to the cell from which the way began, which had none.
  void change_along(int other) {
    while (other != kNone) {
      const int cell = from_[other];
      partner_[other] = cell;
      std::swap(mine_[cell], other);
    }
  }

  const std::vector<char>& is_other_;
  int rows_;
  int cols_;
  std::vector<int> partner_;  // of the others
  std::vector<int> mine_;     // of the cells
  std::vector<int> from_;
  std::vector<int> seen_;  // for which cell last
};

std::vector<char> those_with(const Answer& marks, bool open) {
  std::vector<char> those;
  for (const int mark : marks) those.push_back(mark == 1 || (open && mark == kOpen) ? 1 : 0);
  return those;
}

std::optional<int> first_unmatched(const std::vector<char>& those, const std::vector<char>& others,
                                   int rows, int cols) {
  Matching matching(others, rows, cols);
  for (int cell = 0; cell < rows * cols; ++cell) {
    if (those[cell] != 0 && !matching.match(cell)) return cell;
  }
  return {};
}

}  // namespace

// Where one matching has all that have a clue, and one has all marks, there is one that has both
// (Mendelsohn and Dulmage 1958): open cells in it are marks, and no others.
Says paired(const Answer& marks, const std::vector<char>& is_clued, int rows, int cols) {
  if (first_unmatched(is_clued, those_with(marks, true), rows, cols) ||
      first_unmatched(those_with(marks, false), is_clued, rows, cols)) {
    return Says::kNo;
  }
  return is_whole(marks) ? Says::kYes : Says::kMaybe;
}

std::optional<int> unpaired(const Answer& marks, const std::vector<char>& is_clued, int rows,
                            int cols) {
  const std::vector<char> marked = those_with(marks, false);
  if (const auto cell = first_unmatched(is_clued, marked, rows, cols)) return cell;
  return first_unmatched(marked, is_clued, rows, cols);
}

}  // namespace p2c

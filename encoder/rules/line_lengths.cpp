#include "encoder/rules/line_lengths.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "encoder/counts/unary_merge.hpp"
#include "instances/grid.hpp"

namespace p2c {

int LineLengths::most(const LineLength& its) const {
  const int row = its.cell / board_.cols();
  const int col = its.cell % board_.cols();
  switch (its.reach) {
    case LineReach::kUp:
      return row;
    case LineReach::kDown:
      return board_.rows() - 1 - row;
    case LineReach::kLeft:
      return col;
    case LineReach::kRight:
      return board_.cols() - 1 - col;
    case LineReach::kUpDown:
      return board_.rows() - 1;
    case LineReach::kLeftRight:
      return board_.cols() - 1;
    case LineReach::kAll:
      return board_.rows() + board_.cols() - 2;
    case LineReach::kNowhere:
      break;
  }
  return 0;
}

Lit LineLengths::at_least(const LineLength& its, int number) {
  if (number <= 0) return kTrue;
  if (number > most(its)) return kFalse;
  Lits& known = known_[its];
  while (static_cast<int>(known.size()) < number) {
    const bool is_sum = !halves_of(its.reach).empty();
    known.push_back(is_sum ? next_of_sum(its, static_cast<int>(known.size()) + 1)
                           : next_of_way(its, known));
  }
  return known[static_cast<std::size_t>(number - 1)];
}

Lit LineLengths::next_of_way(const LineLength& its, const Lits& known) {
  const Lit link = layers_[its.layer][links_along(its.cell, its.reach, board_)[known.size()]];
  if (known.empty()) return link;
  const Lit next = fresh(its, static_cast<int>(known.size()) + 1);
  out_.add({!next, known.back()});
  out_.add({!next, link});
  out_.add({next, !known.back(), !link});
  return next;
}

Lit LineLengths::next_of_sum(const LineLength& its, int number) {
  const std::vector<LineReach> halves = halves_of(its.reach);
  const Lits one = places({its.layer, its.cell, halves[0]}, number);
  const Lits other = places({its.layer, its.cell, halves[1]}, number);
  if (one.empty()) return other[static_cast<std::size_t>(number - 1)];
  if (other.empty()) return one[static_cast<std::size_t>(number - 1)];
  const Lit next = fresh(its, number);
  merged_at_most(out_, one, other, static_cast<std::size_t>(number - 1), next);
  merged_at_least(out_, one, other, static_cast<std::size_t>(number), !next);
  return next;
}

Lits LineLengths::places(const LineLength& its, int most) {
  Lits all;
  for (int k = 1; k <= std::min(most, this->most(its)); ++k) all.push_back(at_least(its, k));
  return all;
}

Lit LineLengths::fresh(const LineLength& its, int number) {
  constexpr std::array<std::string_view, 7> kReaches{"up",      "down",       "left", "right",
                                                     "up-down", "left-right", "all"};
  out_.remark([] { return "new variables are true when a line is at least so long"; });
  return out_.fresh([&] {
    return VariableName{name_of(
        "length",
        {board_.text().answers[its.layer].name, cell_name_at(its.cell, board_.cols()),
         std::string(kReaches[static_cast<std::size_t>(its.reach)]), std::to_string(number)})};
  });
}

}  // namespace p2c

#include "instances/rules/meaning/area_meaning.hpp"

#include "instances/cells_near.hpp"

namespace p2c {
namespace {

class Areas {
 public:
  Areas(const Expression& its, const ValuesOfAnswer& values) : board_(values.board()) {
    for (int i = 0; i < board_.cells(); ++i) ranges_.push_back(values.number(its.layer, i));
  }

  /// The first cell of an area that is too large or, with what may join it, too small.
  std::optional<int> misfit() const {
    std::vector<char> seen(ranges_.size(), 0);
    for (int i = 0; i < board_.cells(); ++i) {
      if (seen[i] != 0 || is_open(i)) continue;
      const std::vector<int> area = piece(i, false);
      for (const int cell : area) seen[cell] = 1;
      const bool fits = size(area) == number(i);
      if (fits) continue;
      if (size(area) > number(i) || size(piece(i, true)) < number(i)) return i;
    }
    return {};
  }
  bool is_whole() const {
    return std::none_of(ranges_.begin(), ranges_.end(),
                        [](const Range& its) { return its.least != its.most; });
  }
  std::int64_t number(int cell) const { return ranges_[cell].least; }
  static std::int64_t size(const std::vector<int>& cells) {
    return static_cast<std::int64_t>(cells.size());
  }

  /// Joined to the cell by equal numbers or, with `open`, by those that may be so.
  std::vector<int> piece(int from, bool open) const {
    std::vector<char> seen(ranges_.size(), 0);
    std::vector<int> cells{from};
    seen[from] = 1;
    for (std::size_t next = 0; next < cells.size(); ++next) {
      each_beside(board_.rows(), board_.cols(), cells[next], [&](int other) {
        const Range& its = ranges_[other];
        const bool may = its.least <= number(from) && its.most >= number(from);
        if (seen[other] != 0 || !may || (is_open(other) && !open)) return;
        seen[other] = 1;
        cells.push_back(other);
      });
    }
    return cells;
  }

 private:
  bool is_open(int cell) const { return ranges_[cell].least != ranges_[cell].most; }

  const RuleBoard& board_;
  std::vector<Range> ranges_;
};

}  // namespace

Says areas_fit(const Expression& its, const ValuesOfAnswer& values) {
  const Areas areas(its, values);
  if (areas.misfit()) return Says::kNo;
  return areas.is_whole() ? Says::kYes : Says::kMaybe;
}

Broken fault_of_areas(const Expression& its, const ValuesOfAnswer& values) {
  const Areas areas(its, values);
  const std::optional<int> cell = areas.misfit();
  if (!cell) return {};
  const std::size_t size = areas.piece(*cell, false).size();
  return "the area of " + cell_name_at(*cell, values.board().cols()) + " has " +
         counted(size, "cell") + ", but its number is " + std::to_string(areas.number(*cell));
}

}  // namespace p2c

#include "encoder/regions/small_areas.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "instances/cells_near.hpp"

namespace p2c {
namespace {

using Cells = std::vector<int>;  // ascending

class Shapes {
 public:
  Shapes(ClauseSink& out, const NumberedBoard& board, const Grid<int>& known,
         const std::vector<int>& limits)
      : out_(out),
        board_(board),
        known_(known),
        rows_(known.rows),
        cols_(known.cols),
        limits_(limits),
        areas_(limits.size()) {}

  SmallAreas state() {
    for (const auto& [a, b] : neighbour_pairs(rows_, cols_)) {
      if (limits_[a] > 0 && limits_[b] > 0) out_.add({!board_.is(a, 1), !board_.is(b, 1)});
    }
    for (int i = 0; i < known_.size(); ++i) {
      if (limits_[i] < 1) continue;
      if (can_be({i})) areas_[i][1].push_back(board_.is(i, 1));
      shapes_from(i);
    }
    return std::move(areas_);
  }

 private:
  // Those of which it is the first cell.
  void shapes_from(int first) {
    std::set<Cells> shapes{{first}};
    for (int size = 2; size <= std::min(kMostSmall, limits_[first]); ++size) {
      std::set<Cells> larger;
      for (const Cells& shape : shapes) extend(shape, larger);
      shapes = std::move(larger);
      for (const Cells& shape : shapes) {
        if (can_be(shape)) state_area(shape);
      }
    }
  }

  void extend(const Cells& shape, std::set<Cells>& larger) const {
    for (const int cell : shape) {
      each_beside(rows_, cols_, cell, [&](int other) {
        const auto place = std::lower_bound(shape.begin(), shape.end(), other);
        const bool is_in = place != shape.end() && *place == other;
        if (other < shape.front() || limits_[other] < 1 || is_in) return;
        Cells more = shape;
        more.insert(more.begin() + (place - shape.begin()), other);
        larger.insert(std::move(more));
      });
    }
  }

  // No known number beside it would join it.
  bool can_be(const Cells& shape) const {
    const auto size = static_cast<int>(shape.size());
    bool can = board_.is(shape.front(), size) != kFalse;
    for (const int cell : shape) {
      each_beside(rows_, cols_, cell, [&](int other) { can = can && known_[other] != size; });
    }
    return can;
  }

  void state_area(const Cells& shape) {
    const auto size = static_cast<int>(shape.size());
    const Lit area = out_.fresh([&] {
      std::string names;
      for (const int cell : shape) names += (names.empty() ? "" : ",") + cell_name_at(cell, cols_);
      return VariableName{name_of("area", {names}), Sense::kImplies};
    });
    Cells around;
    for (const int cell : shape) {
      out_.add({!area, board_.is(cell, size)});
      areas_[cell][static_cast<std::size_t>(size)].push_back(area);
      each_beside(rows_, cols_, cell, [&](int other) {
        if (!std::binary_search(shape.begin(), shape.end(), other)) around.push_back(other);
      });
    }
    std::sort(around.begin(), around.end());
    around.erase(std::unique(around.begin(), around.end()), around.end());
    for (const int cell : around) {
      if (limits_[cell] > 0) out_.add({!area, !board_.is(cell, size)});
    }
  }

  ClauseSink& out_;
  const NumberedBoard& board_;
  const Grid<int>& known_;
  int rows_;
  int cols_;
  const std::vector<int>& limits_;
  SmallAreas areas_;
};

}  // namespace

SmallAreas small_areas(ClauseSink& out, const NumberedBoard& board, const Grid<int>& known,
                       const std::vector<int>& limits) {
  return Shapes(out, board, known, limits).state();
}

}  // namespace p2c

#include "instances/parts/part.hpp"

#include <algorithm>
#include <numeric>

namespace p2c {
namespace {

// Calls see(description, data) for each part; Board is BoardData, const or not.
template <class Board, class See>
void each_part(const Parts& parts, Board& board, See see) {
  for (std::size_t i = 0; i < parts.size(); ++i) {
    std::visit(
        [&](const auto& is) {
          using Data = typename std::remove_cvref_t<decltype(is)>::Data;
          see(is, std::get<Data>(board.parts[i]));
        },
        parts[i]);
  }
}

template <class T>
std::pair<int, int> of_grid(const Grid<T>& grid) {
  return {grid.rows, grid.cols};
}

struct Size {
  using Maybe = std::optional<std::pair<int, int>>;
  Maybe operator()(bool /*flag*/) const { return {}; }
  Maybe operator()(int /*number*/) const { return {}; }
  Maybe operator()(const std::vector<int>& /*numbers*/) const { return {}; }
  Maybe operator()(const Grid<int>& grid) const { return of_grid(grid); }
  Maybe operator()(const CutBoard& board) const { return of_grid(board.room); }
  Maybe operator()(const Margins& margins) const { return {{margins.rows(), margins.cols()}}; }
  Maybe operator()(const Corners& corners) const { return {{corners.rows(), corners.cols()}}; }
  Maybe operator()(const Dots& dots) const { return {{dots.rows(), dots.cols()}}; }
  Maybe operator()(const Grid<ArrowClue>& clues) const { return of_grid(clues); }
  Maybe operator()(const CluedRuns& runs) const { return of_grid(runs.block); }
};

}  // namespace

std::optional<std::pair<int, int>> size_of(const PartData& data) {
  return std::visit(Size(), data);
}

PartData blank_of(const Part& part, int rows, int cols) {
  return std::visit([&](const auto& its) -> PartData { return its.blank(rows, cols); }, part);
}

namespace {

BoardData replaced(const Parts& parts, BoardData data, int from, int to) {
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto* its = std::get_if<BoardNumber>(&parts[i]);
    if (its == nullptr || !its->side_if_unsaid) continue;
    int& number = std::get<int>(data.parts[i]);
    if (number == from) number = to;
  }
  return data;
}

}  // namespace

BoardData with_said_numbers(const Parts& parts, BoardData data) {
  const int side = std::max(data.rows, data.cols);
  return replaced(parts, std::move(data), kUnsaidNumber, side);
}

BoardData with_unsaid_numbers(const Parts& parts, BoardData data) {
  const int side = std::max(data.rows, data.cols);
  return replaced(parts, std::move(data), side, kUnsaidNumber);
}

namespace {

// Each cell has its share of a sign: they say where they end.
bool is_circles(const Part& part) {
  const auto* clues = std::get_if<CellClues>(&part);
  return clues != nullptr && clues->url_form == CellClues::UrlForm::kCircles;
}

}  // namespace

// Circles come before clues on margins.
std::vector<std::size_t> order_of_pzpr(const Parts& parts) {
  const bool margins = std::any_of(parts.begin(), parts.end(), [](const Part& part) {
    return std::holds_alternative<MarginClues>(part);
  });
  const auto rank = [&](std::size_t i) {
    if (std::holds_alternative<BoardFlag>(parts[i])) return 0;
    if (std::holds_alternative<SizeNumbers>(parts[i])) return 4;
    const bool first =
        std::holds_alternative<Regions>(parts[i]) || std::holds_alternative<BoardNumber>(parts[i]);
    return first ? 1 : margins && is_circles(parts[i]) ? 2 : 3;
  };
  std::vector<std::size_t> order(parts.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return rank(a) < rank(b); });
  return order;
}

bool is_order_of_pzpr(const Parts& parts) {
  std::size_t boards = 0;
  bool ends = false;  // a part that says where it ends has come last
  for (const std::size_t i : order_of_pzpr(parts)) {
    const Part& part = parts[i];
    if (std::holds_alternative<BoardFlag>(part)) continue;
    const auto* number = std::get_if<BoardNumber>(&part);
    if (number != nullptr && number->side_if_unsaid) continue;
    if (std::holds_alternative<SizeNumbers>(part)) continue;  // begins with a sign of its own
    if (boards++ > 0 && !ends) return false;
    ends = number != nullptr || std::holds_alternative<Regions>(part) ||
           std::holds_alternative<MarginClues>(part) || is_circles(part);
  }
  return boards > 0;
}

void draw_parts(Drawing& board, const Parts& parts, const BoardData& data) {
  each_part(parts, data, [&](const auto& is, const auto& its) {
    if constexpr (requires { is.draw(board, its); }) is.draw(board, its);
  });
}

std::vector<int> clues_of(const Parts& parts, const BoardData& data) {
  std::vector<int> all;
  int first = 0;
  each_part(parts, data, [&]<class Is>(const Is& is, const auto& its) {
    if constexpr (HasClues<Is>) {
      for (const int clue : is.clues(its)) all.push_back(first + clue);
      first += Is::places(its);
    }
  });
  return all;
}

BoardData without_clues(const Parts& parts, BoardData data, const std::vector<int>& clues) {
  int first = 0;
  each_part(parts, data, [&]<class Is>(const Is& is, auto& its) {
    if constexpr (HasClues<Is>) {
      const int places = Is::places(its);
      std::vector<int> own;
      for (const int clue : clues) {
        if (clue >= first && clue < first + places) own.push_back(clue - first);
      }
      its = is.without(std::move(its), own);
      first += places;
    }
  });
  return data;
}

std::optional<BoardData> with_clue_changed(const Parts& parts, BoardData data, Rng& rng) {
  bool any = false;
  each_part(parts, data, [&]<class Is>(const Is& is, auto& its) {
    if constexpr (HasClues<Is>) any = any || is.change_one(its, rng);
  });
  if (!any) return {};
  return data;
}

BoardData transposed(const Parts& parts, const BoardData& data) {
  BoardData other{data.cols, data.rows, data.parts};
  each_part(parts, other, [](const auto& is, auto& its) {
    if constexpr (requires { is.transposed(its); }) its = is.transposed(its);
  });
  return other;
}

BoardData mirrored(const Parts& parts, const BoardData& data) {
  BoardData other = data;
  each_part(parts, other, [](const auto& is, auto& its) {
    if constexpr (requires { is.mirrored(its); }) its = is.mirrored(its);
  });
  return other;
}

}  // namespace p2c

#include "instances/parts/region_borders.hpp"

#include <algorithm>
#include <array>
#include <sstream>
#include <utility>

#include "instances/answer_text.hpp"
#include "instances/formats/borders.hpp"
#include "instances/parts/regions.hpp"

namespace p2c {
namespace {

// Calls see(slot, a, b) for each edge and the cells on both sides.
template <class See>
void each_edge(int rows, int cols, See see) {
  int slot = 0;
  for (const auto& [a, b] : neighbour_pairs(rows, cols)) see(slot++, a, b);
}

}  // namespace

std::vector<Slot> RegionBorders::slots(int rows, int cols) {
  const InnerEdges edges{rows, cols};
  std::vector<Slot> all;
  all.reserve(static_cast<std::size_t>(edges.size()));
  each_edge(rows, cols, [&](int /*slot*/, int a, int b) {
    all.push_back({0, 1, edges.name(a, b)});
  });
  return all;
}

Grid<int> regions_within(int rows, int cols, const Answer& borders) {
  Borders drawn(rows, cols);
  each_edge(rows, cols, [&](int slot, int a, int b) {
    if (borders[slot] != 0) draw_line(drawn, a, b);
  });
  return rooms_of(drawn);
}

Answer borders_between(const Grid<int>& regions) {
  Answer borders;
  each_edge(regions.rows, regions.cols, [&](int /*slot*/, int a, int b) {
    borders.push_back(regions[a] != regions[b] ? 1 : 0);
  });
  return borders;
}

// --- text -----------------------------------------------------------------------------------

AnswerRows RegionBorders::answer_rows(int rows, int cols, const Answer& borders) {
  Grid<int> regions = regions_within(rows, cols, borders);
  if (borders_between(regions) == borders) {
    for (int& region : regions.cells) ++region;
    return {AnswerRows::Form::kNumbers, "regions", cols, std::move(regions.cells)};
  }
  AnswerRows items{AnswerRows::Form::kItems, "borders", 5, {}};
  each_edge(rows, cols, [&](int slot, int a, int b) {
    if (borders[slot] == 0) return;
    for (const int cell : {a, b}) {
      items.values.push_back(cell / cols + 1);
      items.values.push_back(cell % cols + 1);
    }
    items.values.push_back(borders[slot]);
  });
  return items;
}

namespace {

// After the line of the size.
Answer read_ids(int rows, int cols, TextReader& in) {
  constexpr std::string_view kUnknown = "?";
  in.note_board(rows, cols);
  const Grid<int> ids = read_region_ids(in, rows, cols, "region", kUnknown);
  Answer borders = borders_between(ids);
  each_edge(rows, cols, [&](int slot, int a, int b) {
    if (ids[a] == kNoRegion || ids[b] == kNoRegion) borders[slot] = kOpen;
  });
  return borders;
}

// The cells of an item, which are side by side.
std::pair<int, int> read_sides(const InnerEdges& edges, TextReader& in) {
  std::array<int, 2> cells{};
  for (int& cell : cells) {
    const int row = in.number(1, edges.rows);
    cell = (row - 1) * edges.cols + in.number(1, edges.cols) - 1;
  }
  const auto [a, b] = cells;
  if (edges.between(a, b) >= 0) return {a, b};
  const bool swapped = edges.between(b, a) >= 0;
  in.fail_as(std::string("expected ") +
             (swapped ? "the smaller cell first" : "two cells side by side") + ", got " +
             edges.name(a, b));
}

Answer read_items(int rows, int cols, TextReader& in) {
  const InnerEdges edges{rows, cols};
  Answer borders(static_cast<std::size_t>(edges.size()), 0);
  while (!in.at_end()) {
    in.skip_blank_lines();
    in.next_line("row1 col1 row2 col2 1");
    const auto [a, b] = read_sides(edges, in);
    int& border = borders[edges.between(a, b)];
    if (border != 0) in.fail_as("expected each border once, got " + edges.name(a, b) + " again");
    border = read_value(in, 1, 1);
    in.end_line();
  }
  return borders;
}

// A size has two words.
bool is_item(std::string_view line) {
  std::istringstream words{std::string(line)};
  std::string word;
  int count = 0;
  while (words >> word) ++count;
  return count > 2;
}

}  // namespace

Answer RegionBorders::parse_answer(int rows, int cols, TextReader& in) {
  in.skip_blank_lines();
  if (is_item(in.peek_line())) return read_items(rows, cols, in);
  read_answer_size(rows, cols, in);
  return read_ids(rows, cols, in);
}

// --- pzpr -----------------------------------------------------------------------------------

Answer RegionBorders::read_pzpr_borders(PzprFile& file) {
  TextReader& in = file.reader();
  const InnerEdges edges{file.rows(), file.cols()};
  Answer borders(static_cast<std::size_t>(edges.size()), kOpen);
  const auto read = [&](int edge, std::string_view token) {
    if (token == "-1") {
      borders[edge] = 0;
    } else if (in.to_number(token, 0, 2, "a border, 0, 1, 2 or -1") > 0) {
      borders[edge] = 1;
    }
  };
  file.section(edges.rows, edges.cols - 1, "border to the right",
               [&](int r, int c, std::string_view token) { read(edges.right(r, c), token); });
  file.section(edges.rows - 1, edges.cols, "border below",
               [&](int r, int c, std::string_view token) { read(edges.below(r, c), token); });
  return borders;
}

std::optional<Answer> RegionBorders::drawn_in(Answer borders) {
  if (std::find(borders.begin(), borders.end(), 1) == borders.end()) return {};
  std::replace(borders.begin(), borders.end(), kOpen, 0);
  return borders;
}

std::string RegionBorders::write_pzpr(int rows, int cols, const std::optional<Answer>& borders) {
  const InnerEdges edges{rows, cols};
  const auto drawn = [&](int edge) { return borders && (*borders)[edge] == 1 ? 1 : 0; };
  Grid<int> right(rows, cols - 1);
  Grid<int> below(rows - 1, cols);
  for (int i = 0; i < right.size(); ++i) {
    right[i] = drawn(edges.right(i / right.cols, i % right.cols));
  }
  for (int i = 0; i < below.size(); ++i) below[i] = drawn(edges.below(i / cols, i % cols));
  const auto digit = [](int value) { return std::to_string(value); };
  return write_pzpr_grid(right, digit) + write_pzpr_grid(below, digit);
}

}  // namespace p2c

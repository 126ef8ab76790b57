#include "instances/notations/penpa/board_penpa.hpp"

#include <algorithm>
#include <charconv>

#include "instances/box_shape.hpp"
#include "instances/notations/text/board_text.hpp"
#include "instances/notations/text/part_text.hpp"

namespace p2c {
namespace {

using Spot = PenpaBoard::Spot;

bool are_numbers(const CellClues& its) { return its.words.empty(); }  // or lists of them

// What a part takes of the board; two parts must not ask for one.
enum class Takes : char { kNothing, kNumbers, kMargins, kEdges, kCircles, kSurfaces, kUnknown };

Takes takes(const CellClues& its) {
  if (are_numbers(its)) return Takes::kNumbers;
  if (are_penpa_circles(its)) return Takes::kCircles;
  return are_penpa_walls(its) ? Takes::kSurfaces : Takes::kUnknown;
}
Takes takes(const Regions& /*its*/) { return Takes::kEdges; }
Takes takes(const RoomsWithClues& /*its*/) { return Takes::kEdges; }
Takes takes(const MarginClues& /*its*/) { return Takes::kMargins; }
Takes takes(const CornerClues& /*its*/) { return Takes::kUnknown; }
Takes takes(const ArrowClues& /*its*/) { return Takes::kNumbers; }
Takes takes(const RunsWithClues& /*its*/) { return Takes::kUnknown; }
Takes takes(const SizeNumbers& /*its*/) { return Takes::kUnknown; }
Takes takes(const BoardFlag& /*its*/) { return Takes::kNothing; }
Takes takes(const BoardNumber& its) {
  return its.side_if_unsaid ? Takes::kNothing : Takes::kUnknown;
}

[[noreturn]] void fail(std::string_view layer, std::string_view text, const Spot& spot) {
  throw PenpaMisfit(layer, in_quotes(text), spot);
}

int number_of(const PenpaBoard::Text& text, std::string_view layer, const Spot& spot) {
  if (text.is_list) fail(layer, text.text, spot);
  if (text.text == "?" && text.way == 0) return kUnknownClue;
  int value = 0;
  const char* end = text.text.data() + text.text.size();
  const auto [stop, error] = std::from_chars(text.text.data(), end, value);
  if (error != std::errc() || stop != end || value < 0 || text.way != 0) {
    fail(layer, text.text, spot);
  }
  return value;
}

// Ornaments where a clue is.
void take_surfaces(PenpaBoard& board, const Spot& spot) { board.surfaces.erase(spot); }

template <class Value>
void each_cell(PenpaBoard& board, Grid<Value>& grid, auto read) {
  for (int r = 0; r < board.rows; ++r) {
    for (int c = 0; c < board.cols; ++c) grid(r, c) = read(Spot{r, c});
  }
}

bool take_dark(PenpaBoard& board, const Spot& spot) {
  const auto found = board.surfaces.find(spot);
  if (found == board.surfaces.end() || !is_dark_penpa(found->second)) return false;
  board.surfaces.erase(found);
  return true;
}

int take_circle(PenpaBoard& board, const Spot& spot) {
  const auto found = board.symbols.find(spot);
  if (found == board.symbols.end()) return kNoClue;
  const std::string& symbol = found->second;
  const bool circle =
      symbol.starts_with("circle_") && (symbol.ends_with(" 1") || symbol.ends_with(" 2"));
  if (!circle) throw PenpaMisfit("symbol", in_quotes(symbol), spot);
  const int clue = symbol.back() - '0';
  board.symbols.erase(found);
  return clue;
}

// A number alone is a list, too.
int take_list(PenpaBoard& board, const Spot& spot) {
  const auto found = board.numbers.find(spot);
  if (found == board.numbers.end()) return kNoClue;
  const std::string text = found->second.text;
  const bool alone = text.size() == 1 && found->second.way == 0;
  std::string words;
  for (const char sign : text) words += words.empty() ? std::string{sign} : std::string{',', sign};
  const auto list = list_of_words(words, "?");
  if (!list || !(found->second.is_list || alone)) fail("number", text, spot);
  board.numbers.erase(found);
  return *list;
}

int take_clue(const CellClues& its, PenpaBoard& board, const Spot& spot) {
  if (its.lists) return take_list(board, spot);
  if (are_penpa_circles(its)) return take_circle(board, spot);
  if (are_penpa_walls(its)) return take_dark(board, spot) ? its.least : kNoClue;
  const int clue = take_penpa_number(board, spot);
  if (clue != kNoClue) take_surfaces(board, spot);
  return clue == kNoClue && its.walls && take_dark(board, spot) ? kUnknownClue : clue;
}

Grid<int> take_part(const CellClues& its, PenpaBoard& board) {
  Grid<int> clues(board.rows, board.cols);
  each_cell(board, clues, [&](const Spot& spot) { return take_clue(its, board, spot); });
  return clues;
}

CutBoard take_walls(PenpaBoard& board) {
  CutBoard cut = cut_by(board.walls);
  board.walls = Borders(board.rows, board.cols);
  return cut;
}

CutBoard take_part(const Regions& its, PenpaBoard& board) {
  CutBoard cut = take_walls(board);
  if (lines_say(its) || cut.lines.empty()) return cut;
  const int cell = cut.lines.front().first;
  throw PenpaMisfit("edge", "a line inside a region", {cell / board.cols, cell % board.cols});
}

// A number that is not given says nothing of a room.
void take_room_clue(const PenpaBoard::Text& text, std::string_view layer, const Spot& spot,
                    CluedRooms& rooms) {
  const int number = number_of(text, layer, spot);
  if (number == kUnknownClue) return;
  int& clue = rooms.clue[rooms.room(spot.row, spot.col)];
  if (clue != kNoClue) fail(layer, text.text + ", a second clue in its room,", spot);
  clue = number;
}

CluedRooms take_part(const RoomsWithClues& /*its*/, PenpaBoard& board) {
  CluedRooms rooms{take_walls(board), {}};
  rooms.clue.assign(static_cast<std::size_t>(count_of_regions(rooms.room)), kNoClue);
  const auto take = [&](std::map<Spot, PenpaBoard::Text>& texts, std::string_view layer) {
    for (const auto& [spot, text] : texts) {
      if (!board.inside(spot)) continue;
      take_room_clue(text, layer, spot, rooms);
      take_surfaces(board, spot);
    }
    std::erase_if(texts, [&](const auto& its) { return board.inside(its.first); });
  };
  take(board.numbers, "number");
  take(board.corners, kCornerLayer);
  return rooms;
}

int take_margin_clue(PenpaBoard& board, const Spot& spot) {
  const int clue = take_penpa_number(board, spot);
  if (clue == kUnknownClue) fail("number", "?", spot);
  return clue;
}

Margins take_part(const MarginClues& its, PenpaBoard& board) {
  Margins margins(board.rows, board.cols);
  const auto take = [&](std::size_t side, auto spot) {
    std::vector<int>& clues = margins.clue[side];
    for (std::size_t i = 0; its.has(side) && i < clues.size(); ++i) {
      clues[i] = take_margin_clue(board, spot(static_cast<int>(i)));
    }
  };
  take(Margins::kTop, [](int i) { return Spot{-1, i}; });
  take(Margins::kBottom, [&](int i) { return Spot{board.rows, i}; });
  take(Margins::kLeft, [](int i) { return Spot{i, -1}; });
  take(Margins::kRight, [&](int i) { return Spot{i, board.cols}; });
  return margins;
}

// Nobody asks: no layer of corners is read.
Corners take_part(const CornerClues& /*its*/, PenpaBoard& board) {
  return CornerClues::blank(board.rows, board.cols);
}

// A number without a way is one, too.
ArrowClue take_arrow(PenpaBoard& board, const Spot& spot) {
  const auto found = board.numbers.find(spot);
  if (found == board.numbers.end()) {
    return {take_dark(board, spot) ? kBlockClue : kNoClue, ArrowClue::Way::kNone};
  }
  ArrowClue clue;
  constexpr std::string_view kWays = "^v<>";
  const char way = found->second.way;
  if (way != 0) clue.way = static_cast<ArrowClue::Way>(kWays.find(way) + 1);
  clue.number = number_of({found->second.text, 0, found->second.is_list}, "number", spot);
  board.numbers.erase(found);
  take_surfaces(board, spot);
  return clue;
}

Grid<ArrowClue> take_part(const ArrowClues& /*its*/, PenpaBoard& board) {
  Grid<ArrowClue> clues(board.rows, board.cols);
  each_cell(board, clues, [&](const Spot& spot) { return take_arrow(board, spot); });
  return clues;
}

CluedRuns take_part(const RunsWithClues& /*its*/, PenpaBoard& board) {
  return {board.rows, board.cols};  // has_penpa_boards refuses them
}

std::vector<int> take_part(const SizeNumbers& its, PenpaBoard& board) {
  return its.blank(board.rows, board.cols);  // has_penpa_boards refuses them
}

bool take_part(const BoardFlag& /*its*/, PenpaBoard& /*board*/) { return false; }
int take_part(const BoardNumber& its, PenpaBoard& board) {
  return its.blank(board.rows, board.cols);
}

// Those around the boxes of a Sudoku, which are there for the eye.
void take_boxes(PenpaBoard& board) {
  const BoxShape boxes(board.cols);
  for (int i = 0; i < board.rows * board.cols; ++i) {
    const int r = i / board.cols;
    const int c = i % board.cols;
    if (c + 1 < board.cols && boxes.box_of(i) != boxes.box_of(i + 1)) board.walls.right(r, c) = 0;
    if (r + 1 < board.rows && boxes.box_of(i) != boxes.box_of(i + board.cols)) {
      board.walls.below(r, c) = 0;
    }
  }
}

// In cells with values "?" says nothing, or is a sign of another rule.
void expect_known(const Grid<int>& values) {
  for (int i = 0; i < values.size(); ++i) {
    if (values[i] == kUnknownClue) fail("number", "?", {i / values.cols, i % values.cols});
  }
}

void expect_no_walls(const PenpaBoard& board) {
  if (board.walls == Borders(board.rows, board.cols)) return;
  throw PenpaMisfit("lines between cells in the layer 'edge'");
}

}  // namespace

bool are_penpa_circles(const CellClues& its) {
  return its.words.size() == 2 && its.words[0] == "w" && its.words[1] == "b";
}
bool are_penpa_walls(const CellClues& its) { return its.walls && its.words.size() == 1; }
bool lines_say(const Regions& its) {
  return !its.meaning.empty() && its.meaning != "they say nothing";
}
bool is_dark_penpa(int colour) { return colour == 1 || colour == 3 || colour == 4 || colour == 8; }

int take_penpa_number(PenpaBoard& board, const Spot& spot) {
  const auto found = board.numbers.find(spot);
  if (found == board.numbers.end()) return kNoClue;
  const int number = number_of(found->second, "number", spot);
  board.numbers.erase(found);
  return number;
}

bool has_penpa_boards(const Description& its) {
  std::vector<Takes> all;
  for (const Part& part : its.parts) {
    const Takes one = std::visit([](const auto& is) { return takes(is); }, part);
    const bool twice = std::find(all.begin(), all.end(), one) != all.end();
    if (one == Takes::kUnknown || (twice && one != Takes::kNothing)) return false;
    all.push_back(one);
  }
  // Edges would be those of boxes and of regions.
  return !its.boxes || std::find(all.begin(), all.end(), Takes::kEdges) == all.end();
}

std::string text_of_penpa(const Description& its, PenpaBoard board) {
  if (!its.fits(board.rows, board.cols)) {
    throw PenpaMisfit(std::to_string(board.rows) + " rows and " + std::to_string(board.cols) +
                      " columns");
  }
  if (its.boxes) take_boxes(board);
  BoardData data{board.rows, board.cols};
  for (const Part& part : its.parts) {
    data.parts.push_back(
        std::visit([&](const auto& is) -> PartData { return take_part(is, board); }, part));
  }
  if (its.values_part >= 0) expect_known(data.part<Grid<int>>(its.values_part));
  expect_no_walls(board);
  expect_all_taken(board);
  return print_board(its, data);
}

}  // namespace p2c

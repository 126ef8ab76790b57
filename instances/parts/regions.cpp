#include "instances/parts/regions.hpp"

#include <map>

#include "instances/limits/board_size.hpp"

namespace p2c {
namespace {

constexpr std::string_view kNoun = "region";
constexpr std::string_view kNone = "@";

// What lines cannot say is refused.
void expect_sayable(const CutBoard& board) {
  const Grid<int>& ids = board.room;
  const Grid<int> pieces = rooms_of(all_lines(board));
  for (int i = 0; i < ids.size(); ++i) {
    const std::string cell = cell_name_at(i, ids.cols);
    if (ids[i] == kNoRegion) throw CannotCarry("a cell in no region, as " + cell);
    if (ids[i] != pieces[i]) throw CannotCarry("a region in two places, as the one of " + cell);
  }
}

CutBoard read_signs(PuzzleUrl& url) {
  Grid<int> signs(url.rows, url.cols);
  for (int& sign : signs.cells) {
    if (url.body.done()) url.body.fail("a sign for each cell");
    sign = static_cast<unsigned char>(url.body.take());
  }
  return cut_by(borders_of(signs));
}

}  // namespace

CutBoard Regions::read_text(TextReader& in, int rows, int cols) const {
  CutBoard board{read_region_ids(in, rows, cols, kNoun, kNone)};
  read_text_lines(in, board, kNoun);
  return board;
}

std::string Regions::print(const CutBoard& board) const {
  return print_region_ids(board.room, kNone) + print_text_lines(board);
}

CutBoard Regions::read_json(JsonObject& in) const {
  std::vector<int> cells;
  std::map<std::int64_t, int> known;
  const auto [rows, cols] = in.grid(in.take(name), [&](int, int, const JsonValue& value) {
    if (value.kind == JsonValue::Kind::kNull) return cells.push_back(kNoRegion);
    const auto id = in.integer(value, 1, kMostBoardCells);
    cells.push_back(known.emplace(id, static_cast<int>(known.size())).first->second);
  });
  CutBoard board{Grid<int>(rows, cols)};
  board.room.cells = std::move(cells);
  read_json_lines(in, board, kNoun);
  return board;
}

std::string Regions::write_json(const CutBoard& board) const {
  return write_json_ids(name, board.room) + write_json_lines(board);
}

JsonSchema Regions::schema() const {
  JsonSchema schema;
  schema.demand(name, "The number of each cell's region, from 1 on; null where it is in none.",
                grid_schema(or_null(integer_schema(1, kMostBoardCells))));
  allow_json_lines(schema, kNoun);
  return schema;
}

CutBoard Regions::read_url(PuzzleUrl& url) const {
  return url.flags.find(kBodyFlags) == std::string::npos ? read_url_lines(url, meaning)
                                                         : read_signs(url);
}

std::string Regions::write_url(const CutBoard& board) const {
  expect_sayable(board);
  return write_borders(all_lines(board));
}

std::string Regions::write_pzpr(const CutBoard& board) const {
  expect_sayable(board);
  return write_pzpr_regions(board);
}

void Regions::draw(Drawing& drawn, const CutBoard& board) const {
  draw_regions(drawn, board);
  for (int i = 0; i < board.room.size(); ++i) {
    if (board.room[i] == kNoRegion) write_given(drawn, i, "-");
  }
}

void draw_regions(Drawing& drawn, const CutBoard& board) {
  outline_regions(drawn, board.room);
  for (const auto& [a, b] : board.lines) draw_border(drawn, a, b);
}

}  // namespace p2c

#include "instances/parts/regions.hpp"

#include <algorithm>
#include <map>

#include "instances/limits/board_size.hpp"
#include "instances/parts/text_grid.hpp"

namespace p2c {
namespace {

constexpr std::string_view kNone = "@";

// Words or numbers to ids, in the order in which they are asked for.
class Ids {
 public:
  int of(std::string_view word) {
    return known_.emplace(word, static_cast<int>(known_.size())).first->second;
  }

 private:
  std::map<std::string, int, std::less<>> known_;
};

int count_of(const Grid<int>& ids) {
  return 1 + *std::max_element(ids.cells.begin(), ids.cells.end());
}

// What lines cannot say is refused.
Borders lines_around(const Grid<int>& ids) {
  const Borders borders = borders_of(ids);
  const Grid<int> pieces = rooms_of(borders);
  for (int i = 0; i < ids.size(); ++i) {
    const std::string cell = cell_name_at(i, ids.cols);
    if (ids[i] == kNoRegion) throw CannotCarry("a cell in no region, as " + cell);
    if (ids[i] != pieces[i]) throw CannotCarry("a region in two places, as the one of " + cell);
  }
  return borders;
}

Grid<int> cut_by(const Borders& borders, TextReader& in, const Place& place) {
  Grid<int> ids = rooms_of(borders);
  warn_of_inner_lines(borders, ids, in, place, "they are left out");
  return ids;
}

void read_lines(PzprFile& file, Grid<char>& lines) {
  file.section(lines.rows, lines.cols, "line", [&](int r, int c, std::string_view token) {
    lines(r, c) = file.reader().to_number(token, 0, 1) == 1 ? 1 : 0;
  });
}

}  // namespace

int number_from_zero(Grid<int>& ids) {
  std::vector<int> number(2 * ids.cells.size() + 1, -1);
  int count = 0;
  for (int& id : ids.cells) {
    if (id == kNoRegion) continue;
    int& known = number[id];
    if (known < 0) known = count++;
    id = known;
  }
  return count;
}

std::vector<std::vector<int>> cells_by_region(const Grid<int>& ids) {
  std::vector<std::vector<int>> regions(static_cast<std::size_t>(count_of(ids)));
  for (int i = 0; i < ids.size(); ++i) {
    if (ids[i] != kNoRegion) regions[ids[i]].push_back(i);
  }
  return regions;
}

// --- text -----------------------------------------------------------------------------------

Grid<int> read_region_ids(TextReader& in, int rows, int cols, std::string_view noun,
                          std::string_view none, std::vector<Place>* firsts) {
  const std::string row = std::string(noun) + " row";
  const std::string what = "a " + std::string(noun) + " id";
  Grid<int> ids(rows, cols);
  Ids known;
  read_text_grid(in, rows, cols, row, what, [&](int cell, std::string_view id) {
    ids[cell] = id == none ? kNoRegion : known.of(id);
    const bool seen = firsts == nullptr || ids[cell] < static_cast<int>(firsts->size());
    if (!seen) firsts->push_back(in.place());
  });
  return ids;
}

Grid<int> Regions::read_text(TextReader& in, int rows, int cols) const {
  return read_region_ids(in, rows, cols, "region", kNone);
}

std::string Regions::print(const Grid<int>& ids) const {
  return print_grid(
      ids, [](int id) { return id == kNoRegion ? std::string(kNone) : std::to_string(id + 1); });
}

// --- JSON -----------------------------------------------------------------------------------

Grid<int> Regions::read_json(JsonObject& in) const {
  std::vector<int> cells;
  Ids known;
  const auto [rows, cols] = in.grid(in.take(name), [&](int, int, const JsonValue& value) {
    if (value.kind == JsonValue::Kind::kNull) return cells.push_back(kNoRegion);
    cells.push_back(known.of(std::to_string(in.integer(value, 1, kMostBoardCells))));
  });
  Grid<int> ids(rows, cols);
  ids.cells = std::move(cells);
  return ids;
}

std::string Regions::write_json(const Grid<int>& ids) const {
  return "  " + json_string(name) + ": " +
         json_grid(ids, [](int id) { return id == kNoRegion ? "null" : std::to_string(id + 1); });
}

JsonSchema Regions::schema() const {
  JsonSchema schema;
  schema.demand(name, "The number of each cell's region, from 1 on; null where it is in none.",
                grid_schema(or_null(integer_schema(1, kMostBoardCells))));
  return schema;
}

// --- puzz.link and pzpr ---------------------------------------------------------------------

void warn_of_inner_lines(const Borders& borders, const Grid<int>& ids, TextReader& in,
                         const Place& place, std::string_view meaning) {
  const std::vector<std::pair<int, int>> lines = inner_lines(borders, ids);
  if (lines.empty()) return;
  in.warn_at(place, counted(lines.size(), "line") + (lines.size() == 1 ? " has" : " have") +
                        " one room on both sides, the first at " +
                        cell_name_at(lines[0].first, ids.cols) + "; " + std::string(meaning));
}

Grid<int> Regions::read_url(PuzzleUrl& url) const {
  const Place place = url.body.place();
  const Borders borders = read_borders(url.body, url.rows, url.cols);
  return cut_by(borders, url.body.reader(), place);
}

std::string Regions::write_url(const Grid<int>& ids) const {
  return write_borders(lines_around(ids));
}

Borders read_region_lines(PzprFile& file) {
  TextReader& in = file.reader();
  Borders borders(file.rows(), file.cols());
  if (file.version() > 0) {
    read_lines(file, borders.right);
    read_lines(file, borders.below);
    return borders;
  }
  in.next_line(Regions::first_line(0));
  const int announced = in.number(0, kMostBoardCells);
  const Place place = in.place();
  in.end_line();
  Grid<int> ids(file.rows(), file.cols());
  file.section(ids.rows, ids.cols, "room", [&](int r, int c, std::string_view token) {
    ids(r, c) = in.to_number(token, 0, kMostBoardCells);
  });
  borders = borders_of(ids);
  const int found = count_of(rooms_of(borders));
  if (found != announced) {
    in.warn_at(place,
               std::to_string(announced) + " rooms announced, " + std::to_string(found) + " found");
  }
  return borders;
}

std::string write_region_ids(const Grid<int>& ids) {
  return std::to_string(count_of(ids)) + "\n" +
         write_pzpr_grid(ids, [](int id) { return std::to_string(id); });
}

Grid<int> Regions::read_pzpr(PzprFile& file) const {
  const Place place = file.reader().place();
  const Borders borders = read_region_lines(file);
  return cut_by(borders, file.reader(), place);
}

std::string Regions::write_pzpr(const Grid<int>& ids) const {
  lines_around(ids);
  return write_region_ids(ids);
}

Grid<int> Regions::numbered(Grid<int> ids) {
  number_from_zero(ids);
  return ids;
}

// --- drawing --------------------------------------------------------------------------------

void Regions::draw(Drawing& board, const Grid<int>& ids) const {
  outline_regions(board, ids);
  for (int i = 0; i < ids.size(); ++i) {
    if (ids[i] == kNoRegion) write_given(board, i, "-");
  }
}

}  // namespace p2c

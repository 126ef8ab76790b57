// Regions and rooms with clues in pzprv3 files: by ids or, from version 1 on, by lines.
#include <string>

#include "instances/formats/borders.hpp"
#include "instances/limits/board_size.hpp"
#include "instances/notations/cut_around.hpp"
#include "instances/notations/cut_by_lines.hpp"
#include "instances/notations/cut_rooms.hpp"
#include "instances/notations/pzprv3/black_grid.hpp"
#include "instances/notations/pzprv3/part_lines.hpp"

namespace p2c {
namespace {

void read_lines(PzprFile& file, Grid<char>& lines) {
  file.section(lines.rows, lines.cols, "line", [&](int r, int c, std::string_view token) {
    lines(r, c) = file.reader().to_number(token, 0, 1) == 1 ? 1 : 0;
  });
}

Borders read_borders_by_ids(PzprFile& file, bool may_have_none) {
  TextReader& in = file.reader();
  in.next_line(first_pzpr_line(Regions(), 0));
  const int announced = in.number(0, kMostBoardCells);
  const Place place = in.place();
  in.end_line();
  Grid<int> ids(file.rows(), file.cols());
  file.section(ids.rows, ids.cols, "room", [&](int r, int c, std::string_view token) {
    const bool none = may_have_none && token == ".";
    ids(r, c) = none ? kNoRegion : in.to_number(token, 0, kMostBoardCells);
  });
  Borders borders = borders_of(ids);
  const int found = count_of_regions(rooms_of(borders));
  if (found != announced && !may_have_none) {
    in.warn_at(place,
               std::to_string(announced) + " rooms announced, " + std::to_string(found) + " found");
  }
  return borders;
}

Borders read_any_borders(PzprFile& file, int lines_from, bool may_have_none = false) {
  if (file.version() < lines_from) return read_borders_by_ids(file, may_have_none);
  Borders borders(file.rows(), file.cols());
  read_lines(file, borders.right);
  read_lines(file, borders.below);
  return borders;
}

// By ids, as older files of pzpr; only lines can say that some are inside regions.
int version_of(const CutBoard& board, int lines_from) {
  return board.lines.empty() ? 0 : lines_from;
}

std::string write_regions(const CutBoard& board, int lines_from) {
  if (!board.lines.empty() && lines_from == Regions::kNever) {
    throw CannotCarry("a line inside a region, as beside " +
                      cell_name_at(board.lines[0].first, board.room.cols));
  }
  if (version_of(board, lines_from) < lines_from) {
    return std::to_string(count_of_regions(board.room)) + "\n" +
           write_pzpr_grid(board.room, [](int id) {
             return id < 0 ? std::string(1, '.') : std::to_string(id);
           });
  }
  const Borders borders = all_lines(board);
  const auto sign = [](char line) { return std::to_string(line); };
  return write_pzpr_grid(borders.right, sign) + write_pzpr_grid(borders.below, sign);
}

}  // namespace

int pzpr_version(const Regions& its, const CutBoard& board) {
  return version_of(board, its.lines_from);
}

CutBoard read_pzpr_part(const Regions& its, PzprFile& file, std::optional<Answer>& /*answer*/) {
  TextReader& in = file.reader();
  const Place place = in.place();
  const Borders borders = read_any_borders(file, its.lines_from, its.outside_black);
  if (!its.outside_black) return cut_by_lines(borders, in, place, its.meaning);
  if (file.is_cut_before("cell row 1")) return cut_by(borders);
  return cut_around(read_black_grid(file).cells, borders, in, place, its.meaning);
}

std::string write_pzpr_part(const Regions& its, const CutBoard& board,
                            const std::optional<Answer>& /*answer*/) {
  if (!its.outside_black) {
    expect_cut_by_lines(board);
    return write_regions(board, its.lines_from);
  }
  expect_cut_around(board);
  return write_regions(board, its.lines_from) + write_black_grid(outside_of(board));
}

int pzpr_version(const RoomsWithClues& its, const CluedRooms& rooms) {
  return version_of(as_cut(rooms), its.lines_from);
}

// One clue for a room, in any of its cells.
CluedRooms read_pzpr_part(const RoomsWithClues& its, PzprFile& file,
                          std::optional<Answer>& /*answer*/) {
  TextReader& in = file.reader();
  const Place place = in.place();
  CluedRooms rooms = without_clues(
      cut_by_lines(read_any_borders(file, its.lines_from), in, place, kMeaningInRooms));
  if (file.is_cut_before("clue row 1")) return rooms;
  const std::string what = "'.', '-' or " + its.noun;
  std::vector<bool> seen(rooms.clue.size(), false);
  file.section(file.rows(), file.cols(), "clue", [&](int r, int c, std::string_view token) {
    if (token == ".") return;
    const int room = rooms.room(r, c);
    const int clue =
        token == "-" ? kNoClue : in.to_number(token, 0, RoomsWithClues::kMostClue, what);
    if (seen[room]) {
      return in.odd_at(in.place(), "expected one clue in a room, got a second one in the room of " +
                                       cell_name(r, c));
    }
    seen[room] = true;
    rooms.clue[room] = clue;
  });
  return rooms;
}

// A clue is in the leftmost column of its room, in the topmost cell there.
std::string write_pzpr_part(const RoomsWithClues& its, const CluedRooms& rooms,
                            const std::optional<Answer>& /*answer*/) {
  const CluedRooms cut = as_cut(rooms);
  return write_regions(cut, its.lines_from) +
         write_pzpr_grid(transposed(its.transposed(cut).clues_in_cells()),
                         [](int clue) { return clue == kNoClue ? "." : std::to_string(clue); });
}

}  // namespace p2c

// Heyawake at puzz.link and pzpr. In a URL: the lines, then a number or a gap for each room, in
// the order of the rooms' first cells. In a file: room ids or lines, clues, the answer.
//
// Rooms are what the lines cut off: equal ids in two places are two rooms here. A line with the
// same room on both sides is no border, but pzpr counts it in a run, and so do we.
// Source: robx/pzprjs, src/variety/heyawake.js.
#include "instances/formats/numbers16.hpp"
#include "instances/formats/puzzlink.hpp"
#include "instances/parts/regions.hpp"
#include "instances/puzzles/heyawake/heyawake_formats.hpp"

namespace p2c {
namespace {

using File = PzprFile;

std::string cell_of(const Heyawake& puzzle, int i) { return cell_name_at(i, puzzle.cols()); }

// A puzzle without clues. `place` is where the lines are.
Heyawake of_borders(const Borders& borders, TextReader& in, const Place& place) {
  Heyawake puzzle;
  puzzle.room = rooms_of(borders);
  const int rooms = 1 + *std::max_element(puzzle.room.cells.begin(), puzzle.room.cells.end());
  puzzle.clue.assign(static_cast<std::size_t>(rooms), Heyawake::kNoClue);
  puzzle.lines = inner_lines(borders, puzzle.room);
  warn_of_inner_lines(borders, puzzle.room, in, place, "they count in a run");
  return puzzle;
}

Content<Heyawake> read_body(PuzzleUrl& url) {
  const Place place = url.body.place();
  const Borders borders = read_borders(url.body, url.rows, url.cols);
  Heyawake puzzle = of_borders(borders, url.body.reader(), place);
  const int rooms = static_cast<int>(puzzle.clue.size());
  const auto items = read_numbers16(url.body, rooms, {0, kMostNumber16, true, "a clue"});
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (items[i] >= 0) puzzle.clue[i] = items[i];
  }
  return {std::move(puzzle)};
}

// One clue for a room, in any of its cells.
void read_clues(File& file, Heyawake& puzzle) {
  TextReader& in = file.reader();
  std::vector<bool> seen(puzzle.clue.size(), false);
  const std::string what = "'.', '-' or a number of shaded cells";
  file.section(file.rows(), file.cols(), "clue", [&](int r, int c, std::string_view token) {
    if (token == ".") return;
    const auto room = static_cast<std::size_t>(puzzle.room(r, c));
    const int clue = token == "-" ? Heyawake::kNoClue : in.to_number(token, 0, 1'000'000'000, what);
    if (seen[room]) {
      return in.odd_at(in.place(), "expected one clue in a room, got a second one in the room of " +
                                       cell_name(r, c));
    }
    seen[room] = true;
    puzzle.clue[room] = clue;
  });
}

// Marks of the player beside the answer.
void skip_helper_lines(File& file) {
  const auto any = [](int /*r*/, int /*c*/, std::string_view /*token*/) {};
  if (file.done()) return;
  file.section(file.rows(), file.cols() - 1, "mark", any);
  file.section(file.rows() - 1, file.cols(), "mark", any);
}

Content<Heyawake> read_file(File& file) {
  TextReader& in = file.reader();
  const Place place = in.place();
  if (file.is_cut_before(Regions::first_line(file.version()))) {
    return {of_borders(Borders(file.rows(), file.cols()), in, place)};
  }
  const Borders borders = read_region_lines(file);
  Content<Heyawake> content{of_borders(borders, in, place)};
  if (!file.is_cut_before("clue row 1")) read_clues(file, content.puzzle);
  if (!file.done()) content.answer = read_shading(file);
  skip_helper_lines(file);
  return content;
}

// --- writing --------------------------------------------------------------------------------

Borders all_lines(const Heyawake& puzzle) {
  Borders borders = borders_of(puzzle.room);
  for (const auto& [a, b] : puzzle.lines) draw_line(borders, a, b);
  return borders;
}

// The puzzle with its rooms as lines cut them. A room in two places becomes two, which means the
// same as long as it has no clue; a clue could not be said.
Heyawake with_cut_rooms(const Heyawake& puzzle) {
  Heyawake cut;
  const Borders borders = all_lines(puzzle);
  cut.room = rooms_of(borders);
  cut.lines = inner_lines(borders, cut.room);
  std::vector<bool> seen(puzzle.clue.size(), false);
  for (int i = 0; i < cut.room.size(); ++i) {
    if (cut.room[i] < static_cast<int>(cut.clue.size())) continue;
    const auto id = static_cast<std::size_t>(puzzle.room[i]);
    if (seen[id] && puzzle.clue[id] != Heyawake::kNoClue) {
      throw CannotCarry("a room with a clue in two places, as the one of " + cell_of(puzzle, i));
    }
    seen[id] = true;
    cut.clue.push_back(puzzle.clue[id]);
  }
  return cut;
}

std::string write_puzzlink(const Content<Heyawake>& content) {
  const Heyawake puzzle = with_cut_rooms(content.puzzle);
  std::vector<int> items;
  for (const int clue : puzzle.clue) {
    if (clue > kMostNumber16) throw CannotCarry("the clue " + std::to_string(clue));
    items.push_back(clue == Heyawake::kNoClue ? kNoNumber : clue);
  }
  return write_url("heyawake", puzzle.rows(), puzzle.cols(),
                   write_borders(all_lines(puzzle)) + write_numbers16(items));
}

// A clue is in the leftmost column of its room, in the topmost cell there.
Grid<int> clue_cells(const Heyawake& puzzle) {
  Grid<int> clues(puzzle.rows(), puzzle.cols(), Heyawake::kNoClue);
  std::vector<bool> placed(puzzle.clue.size(), false);
  for (int c = 0; c < clues.cols; ++c) {
    for (int r = 0; r < clues.rows; ++r) {
      const auto room = static_cast<std::size_t>(puzzle.room(r, c));
      if (!placed[room]) clues(r, c) = puzzle.clue[room];
      placed[room] = true;
    }
  }
  return clues;
}

// By ids, as pzpr does; lines inside rooms need the newer version.
std::string write_rooms(const Heyawake& puzzle) {
  if (puzzle.lines.empty()) {
    return write_pzpr_head("heyawake", puzzle.rows(), puzzle.cols()) +
           write_region_ids(puzzle.room);
  }
  const auto sign = [](char line) { return std::string(line != 0 ? "1" : "0"); };
  const Borders borders = all_lines(puzzle);
  return write_pzpr_head("heyawake", puzzle.rows(), puzzle.cols(), 1) +
         write_pzpr_grid(borders.right, sign) + write_pzpr_grid(borders.below, sign);
}

std::string write_pzprv3(const Content<Heyawake>& content) {
  const Heyawake puzzle = with_cut_rooms(content.puzzle);
  Grid<int> shading(puzzle.rows(), puzzle.cols(), kOpen);
  if (content.answer) shading.cells = *content.answer;
  return write_rooms(puzzle) +
         write_pzpr_grid(
             clue_cells(puzzle),
             [](int clue) { return clue == Heyawake::kNoClue ? "." : std::to_string(clue); }) +
         write_pzpr_grid(shading, shading_token);
}

const std::vector<std::string_view> kPids = {"heyawake", "heyawacky"};

}  // namespace

Format<Heyawake> heyawake_puzzlink() {
  return {puzzlink_scheme(), kPids, kPuzzleOnly,
          [](TextReader& in) { return read_either_url(in, read_body, read_file); }, write_puzzlink};
}

Format<Heyawake> heyawake_pzprv3() {
  return {pzprv3_scheme(), kPids, kAnswer,
          [](TextReader& in) { return read_pzpr_file(in, read_file); }, write_pzprv3};
}

}  // namespace p2c

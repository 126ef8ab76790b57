// Hashi at puzz.link and pzpr, where it is also called hashikake and bridges. In a URL: a number
// or a gap for each cell. In a file: the numbers, then the bridges through each edge between two
// cells, first to the right, then downwards; -1 is the player's mark for none.
// Source: robx/pzprjs, src/variety/hashikake.js.
#include <algorithm>

#include "instances/formats/puzzlink.hpp"
#include "instances/notations/puzzlink/part_url.hpp"
#include "instances/notations/pzprv3/part_lines.hpp"
#include "instances/puzzles/hashi/hashi_formats.hpp"

namespace p2c {
namespace {

// Of pzpr there are eight bridges at most, two in each direction.
CellClues cell_clues() { return Hashi::cell_clues(Hashi::Rules(), "a number of bridges"); }

Content<Hashi> read_body(PuzzleUrl& url) {
  return {Hashi::of_clues(read_url_part(cell_clues(), url), Hashi::Rules())};
}

// For each edge between neighbours: the span over it, or -1.
struct Edges {
  Grid<int> right;
  Grid<int> below;

  explicit Edges(const Hashi& puzzle)
      : right(puzzle.rows, puzzle.cols - 1, -1), below(puzzle.rows - 1, puzzle.cols, -1) {
    for (std::size_t i = 0; i < puzzle.spans.size(); ++i) {
      const Hashi::Island& a = puzzle.at(puzzle.spans[i].from);
      const Hashi::Island& b = puzzle.at(puzzle.spans[i].to);
      for (int c = a.col; c < b.col && a.row == b.row; ++c) right(a.row, c) = static_cast<int>(i);
      for (int r = a.row; r < b.row; ++r) below(r, a.col) = static_cast<int>(i);
    }
  }
};

// In `position` stays open what is neither drawn nor crossed out.
void read_bridges(PzprFile& file, const Grid<int>& spans, Answer& answer, Answer& position) {
  TextReader& in = file.reader();
  const std::string what = "a number of bridges from -1 to 2";
  file.section(spans.rows, spans.cols, "bridge", [&](int r, int c, std::string_view token) {
    const bool cross = token == "-1";
    const int count = cross ? 0 : in.to_number(token, 0, 2, what);
    const int span = spans(r, c);
    if (span < 0) {
      if (count > 0)
        in.odd_at(in.place(), "expected bridges between two islands, got " + in_quotes(token) +
                                  " beside " + cell_name(r, c));
      return;
    }
    int& bridges = answer[span];
    if (bridges != kOpen && bridges != count) {
      in.odd_at(in.place(), "expected " + std::to_string(bridges) +
                                " bridges as between the cells before, got " + in_quotes(token));
    }
    bridges = std::max(bridges, count);
    if (cross || count > 0) position[span] = std::max(position[span], count);
  });
}

Grid<int> read_clues(PzprFile& file) {
  std::optional<Answer> none;
  return read_pzpr_part(cell_clues(), file, none);
}

Content<Hashi> read_file(PzprFile& file) {
  Grid<int> clues(file.rows(), file.cols(), kNoClue);
  if (!file.is_cut_before("island row 1")) clues = read_clues(file);
  Content<Hashi> content{Hashi::of_clues(clues, Hashi::Rules())};
  if (file.done()) return content;
  Answer answer(content.puzzle.spans.size(), kOpen);
  const Edges edges(content.puzzle);
  Answer position = answer;
  read_bridges(file, edges.right, answer, position);
  read_bridges(file, edges.below, answer, position);
  std::replace(answer.begin(), answer.end(), kOpen, 0);
  const bool any = std::any_of(answer.begin(), answer.end(), [](int count) { return count > 0; });
  if (any) content.answer = std::move(answer);
  content.position = std::move(position);
  return content;
}

// --- writing --------------------------------------------------------------------------------

std::string write_puzzlink(const Content<Hashi>& content) {
  const Hashi& puzzle = content.puzzle;
  refuse_special_rules(puzzle);
  return write_url("hashi", puzzle.rows, puzzle.cols,
                   write_url_part(cell_clues(), puzzle.clues_in_cells()));
}

std::string write_pzprv3(const Content<Hashi>& content) {
  const Hashi& puzzle = content.puzzle;
  refuse_special_rules(puzzle);
  const auto bridges = [&](int span) {
    const int count = span < 0 || !content.answer ? 0 : (*content.answer)[span];
    return std::to_string(std::max(count, 0));
  };
  const Edges edges(puzzle);
  return write_pzpr_head("hashikake", puzzle.rows, puzzle.cols) +
         write_pzpr_part(cell_clues(), puzzle.clues_in_cells(), {}) +
         write_pzpr_grid(edges.right, bridges) + write_pzpr_grid(edges.below, bridges);
}

const std::vector<std::string_view> kPids = {"hashi", "hashikake", "bridges"};

}  // namespace

Format<Hashi> hashi_puzzlink() {
  return {puzzlink_scheme(), kPids, kPuzzleOnly,
          [](TextReader& in) { return read_either_url(in, read_body, read_file); }, write_puzzlink};
}

Format<Hashi> hashi_pzprv3() {
  return {pzprv3_scheme(), kPids, kAnswer,
          [](TextReader& in) { return read_pzpr_file(in, read_file); }, write_pzprv3};
}

}  // namespace p2c

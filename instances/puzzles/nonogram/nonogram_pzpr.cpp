// Nonograms at puzz.link and pzpr. A line of n cells has half of n places for clues, rounded up,
// filled from the grid outwards: in a URL the last clue of a line comes first, all columns before
// all rows; in a file the clues are above and left of the answer, pushed against it.
// Source: robx/pzprjs, src/variety/nonogram.js.
#include <algorithm>

#include "instances/formats/numbers16.hpp"
#include "instances/formats/puzzlink.hpp"
#include "instances/limits/board_size.hpp"
#include "instances/puzzles/nonogram/nonogram_formats.hpp"

namespace p2c {
namespace {

using Clue = Nonogram::Clue;

constexpr int kMostClue = 255;  // pzpr reads no longer ones here

int places(int length) { return (length + 1) / 2; }

// The clue of one line from its items, the outermost last. A gap before another clue is odd.
Clue clue_of(const std::vector<int>& items, std::size_t begin, int count, bool& gap) {
  Clue clue;
  for (int i = 0; i < count; ++i) {
    const int item = items[begin + static_cast<std::size_t>(i)];
    if (item == kNoNumber) continue;
    gap = gap || static_cast<int>(clue.size()) < i;
    clue.push_back(item);
  }
  std::reverse(clue.begin(), clue.end());
  return clue;
}

Content<Nonogram> read_body(PuzzleUrl& url) {
  const Place place = url.body.place();
  const int above = places(url.rows);
  const int left = places(url.cols);
  const auto items =
      read_numbers16(url.body, url.cols * above + url.rows * left, {1, kMostClue, false, "a clue"});
  Nonogram puzzle;
  std::size_t next = 0;
  const auto read = [&](int lines, int slots, std::string_view what, std::vector<Clue>& clues) {
    for (int k = 0; k < lines; ++k, next += static_cast<std::size_t>(slots)) {
      bool gap = false;
      clues.push_back(clue_of(items, next, slots, gap));
      if (gap) {
        url.body.odd_at(place, "expected the clues of " + std::string(what) + " " +
                                   std::to_string(k + 1) + " side by side, got a gap");
      }
    }
  };
  read(url.cols, above, "column", puzzle.col_clues);
  read(url.rows, left, "row", puzzle.row_clues);
  warn_of_impossible(puzzle, url.body.reader(), place);
  return {std::move(puzzle)};
}

// A clue of a file; a 'c' in front says that the player ticked it off.
int file_clue(TextReader& in, std::string_view token) {
  if (token.starts_with('c')) token.remove_prefix(1);
  return in.to_number(token, 1, kMostBoardCells, "'.' or a clue");
}

// Appends a token of a line of clues that runs towards the grid.
void add_clue(TextReader& in, std::string_view token, Clue& clue) {
  if (token != ".") return clue.push_back(file_clue(in, token));
  if (!clue.empty()) {
    in.odd_at(in.place(), "expected a clue or the grid after a clue, got " + in_quotes(token));
  }
}

void read_cell(TextReader& in, std::string_view token, int& cell, bool& marked) {
  if (token != "." && token != "#" && token != "+") in.fail("'.', '#' or '+'");
  if (token == ".") return;
  marked = true;
  cell = token == "#" ? 1 : 0;
}

Content<Nonogram> read_file(PzprFile& file) {
  TextReader& in = file.reader();
  const Place place = in.place();
  const int above = places(file.rows());
  const int left = places(file.cols());
  Content<Nonogram> content;
  Nonogram& puzzle = content.puzzle;
  puzzle.row_clues.resize(static_cast<std::size_t>(file.rows()));
  puzzle.col_clues.resize(static_cast<std::size_t>(file.cols()));
  if (file.is_cut_before("board row 1")) return content;
  Grid<int> answer(file.rows(), file.cols(), kOpen);
  bool marked = false;
  const auto take = [&](int r, int c, std::string_view token) {
    const bool in_columns = r < above;
    const bool in_rows = c < left;
    if (in_columns && in_rows) {
      if (token != ".")
        in.odd_at(in.place(), "expected '.' in the corner, got " + in_quotes(token));
    } else if (in_columns) {
      add_clue(in, token, puzzle.col_clues[c - left]);
    } else if (in_rows) {
      add_clue(in, token, puzzle.row_clues[r - above]);
    } else {
      read_cell(in, token, answer(r - above, c - left), marked);
    }
  };
  file.section(above + file.rows(), left + file.cols(), "board", take);
  if (marked) content.answer = std::move(answer.cells);
  warn_of_impossible(puzzle, in, place);
  return content;
}

// --- writing --------------------------------------------------------------------------------

// Throws CannotCarry for more clues than there are places, and for '?'.
void check_places(const Clue& clue, int count) {
  refuse_any_length(clue);
  if (static_cast<int>(clue.size()) > count) {
    throw CannotCarry("the clue " + in_quotes(clue_text(clue)) + ", which has more than " +
                      counted(static_cast<std::size_t>(count), "block"));
  }
}

std::string write_puzzlink(const Content<Nonogram>& content) {
  const Nonogram& puzzle = content.puzzle;
  std::vector<int> items;
  const auto write = [&](const std::vector<Clue>& clues, int count) {
    for (const Clue& clue : clues) {
      check_places(clue, count);
      for (std::size_t i = clue.size(); i > 0; --i) {
        if (clue[i - 1] > kMostClue) throw CannotCarry("a clue above " + std::to_string(kMostClue));
        items.push_back(clue[i - 1]);
      }
      items.resize(items.size() + static_cast<std::size_t>(count) - clue.size(), kNoNumber);
    }
  };
  write(puzzle.col_clues, places(puzzle.rows()));
  write(puzzle.row_clues, places(puzzle.cols()));
  return write_url("nonogram", puzzle.rows(), puzzle.cols(), write_numbers16(items));
}

std::string write_pzprv3(const Content<Nonogram>& content) {
  const Nonogram& puzzle = content.puzzle;
  const int above = places(puzzle.rows());
  const int left = places(puzzle.cols());
  Grid<std::string> board(above + puzzle.rows(), left + puzzle.cols(), ".");
  for (int k = 0; k < puzzle.cols(); ++k) {
    const Clue& clue = puzzle.col_clues[k];
    check_places(clue, above);
    for (std::size_t i = 0; i < clue.size(); ++i) {
      board(above - static_cast<int>(clue.size() - i), left + k) = std::to_string(clue[i]);
    }
  }
  for (int k = 0; k < puzzle.rows(); ++k) {
    const Clue& clue = puzzle.row_clues[k];
    check_places(clue, left);
    for (std::size_t i = 0; i < clue.size(); ++i) {
      board(above + k, left - static_cast<int>(clue.size() - i)) = std::to_string(clue[i]);
    }
  }
  for (int i = 0; content.answer && i < puzzle.rows() * puzzle.cols(); ++i) {
    board(above + i / puzzle.cols(), left + i % puzzle.cols()) =
        shading_token((*content.answer)[i]);
  }
  return write_pzpr_head("nonogram", puzzle.rows(), puzzle.cols()) +
         write_pzpr_grid(board, [](const std::string& token) { return token; });
}

const std::vector<std::string_view> kPids = {"nonogram"};

}  // namespace

Format<Nonogram> nonogram_puzzlink() {
  return {puzzlink_scheme(), kPids, kPuzzleOnly,
          [](TextReader& in) { return read_either_url(in, read_body, read_file); }, write_puzzlink};
}

Format<Nonogram> nonogram_pzprv3() {
  return {pzprv3_scheme(), kPids, kAnswer,
          [](TextReader& in) { return read_pzpr_file(in, read_file); }, write_pzprv3};
}

}  // namespace p2c

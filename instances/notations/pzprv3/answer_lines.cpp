#include "instances/notations/pzprv3/answer_lines.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "instances/answers/line_rows.hpp"
#include "instances/inner_edges.hpp"
#include "instances/lattice.hpp"
#include "instances/notations/pzprv3/framed_board.hpp"

namespace p2c {
namespace {

std::string digit(int value) { return std::to_string(value); }

// 1 where a line is in the answer.
auto drawn_of(const std::optional<Answer>& answer) {
  return [&answer](int line) { return answer && (*answer)[line] == 1 ? 1 : 0; };
}

}  // namespace

void take_lines(Answer lines, BoardContent& content) {
  content.answer = drawn_in(lines);
  content.position = std::move(lines);
}

// --- shaded cells ---------------------------------------------------------------------------

namespace {

// Without a player's mark.
std::string_view without_mark(const ShadedCells& its, std::string_view token) {
  for (std::size_t i = ShadedCells::kFileWords; i < its.file_words.size(); ++i) {
    if (!token.ends_with(its.file_words[i])) continue;
    token.remove_suffix(its.file_words[i].size());
    break;
  }
  return token.empty() ? std::string_view(its.file_words[0]) : token;
}

}  // namespace

void read_pzpr_answer(const ShadedCells& its, PzprFile& file, BoardContent& content) {
  const std::string& open = its.file_words[0];
  const std::string& light = its.file_words[1];
  const std::string& dark = its.file_words[2];
  Answer cells(static_cast<std::size_t>(content.puzzle.cells()), kOpen);
  bool any = false;
  file.section(file.rows(), file.cols(), "answer", [&](int r, int c, std::string_view token) {
    token = without_mark(its, token);
    if (token == open) return;
    if (token != light && token != dark) {
      file.reader().fail(in_quotes(open) + ", " + in_quotes(dark) + " or " + in_quotes(light));
    }
    cells[r * file.cols() + c] = token == dark ? 1 : 0;
    any = true;
  });
  if (any) content.answer = std::move(cells);
}

std::string write_pzpr_answer(const ShadedCells& its, const BoardContent& content) {
  Grid<int> marks(content.puzzle.rows, content.puzzle.cols, kOpen);
  if (content.answer) marks.cells = *content.answer;
  return write_pzpr_grid(marks, [&its](int value) {
    return its.file_words[value == kOpen ? 0 : value == 1 ? 2 : 1];
  });
}

void read_pzpr_answer(const Slashes& /*its*/, PzprFile& file, BoardContent& content) {
  read_pzpr_answer(ShadedCells{"", {".", "1", "2"}}, file, content);
}

std::string write_pzpr_answer(const Slashes& /*its*/, const BoardContent& content) {
  return write_pzpr_answer(ShadedCells{"", {".", "1", "2"}}, content);
}

// --- marks and numbers in cells ---------------------------------------------------------------

void read_pzpr_answer(const CellMarks& its, PzprFile& file, BoardContent& content) {
  const std::vector<int> free = its.free_cells(content.puzzle);
  Answer marks(free.size(), kOpen);
  file.section(file.rows(), file.cols(), "answer", [&](int r, int c, std::string_view token) {
    const int cell = r * file.cols() + c;
    const auto place = std::lower_bound(free.begin(), free.end(), cell);
    const bool is_free = place != free.end() && *place == cell;
    if (token == "#" && !is_free) file.reader().fail("'.' or '+' where no " + its.noun + " can be");
    if (token != "." && token != "#" && token != "+") file.reader().fail("'.', '#' or '+'");
    if (token != "." && is_free) marks[place - free.begin()] = token == "#" ? 1 : 0;
  });
  take_lines(std::move(marks), content);
}

std::string write_pzpr_answer(const CellMarks& its, const BoardContent& content) {
  Grid<int> marks(content.puzzle.rows, content.puzzle.cols, kOpen);
  if (content.answer) marks = marks_by_cell(its, content.puzzle, *content.answer);
  return write_pzpr_grid(marks, shading_token);
}

namespace {

constexpr int kFirstHalf = 2;  // files have "2" for the first corner, "+" for none

// "-" is a player's tick on a clue.
void read_halves(const CellNumbers& its, PzprFile& file, BoardContent& content) {
  TextReader& in = file.reader();
  Answer halves(static_cast<std::size_t>(content.puzzle.cells()), kOpen);
  const std::vector<CellNumbers::Range> ranges = its.ranges(content.puzzle);
  bool touched = false;
  file.section(file.rows(), file.cols(), "answer", [&](int r, int c, std::string_view token) {
    const int cell = r * file.cols() + c;
    const int hi = ranges[cell].hi;
    if (hi == 0 && (token == "." || token == "-")) halves[cell] = 0;
    if (token == "." || token == "-") return;
    touched = true;
    const std::string what = hi == 0 ? "'.' or '-'" : "'.', '+' or a number from 2 to 5";
    if (hi == 0) in.fail(what);
    halves[cell] =
        token == "+" ? 0 : in.to_number(token, kFirstHalf, kFirstHalf + hi - 1, what) - 1;
  });
  const bool any = std::any_of(halves.begin(), halves.end(), [](int half) { return half > 0; });
  if (touched) content.position = halves;
  if (!any) return;
  std::replace(halves.begin(), halves.end(), kOpen, 0);
  content.answer = std::move(halves);
}

std::string half_token(int half) {
  return half == kOpen || half == 0 ? "." : std::to_string(half + kFirstHalf - 1);
}

}  // namespace

void read_pzpr_answer(const CellNumbers& its, PzprFile& file, BoardContent& content) {
  if (its.halves) return read_halves(its, file, content);
  TextReader& in = file.reader();
  Answer numbers(static_cast<std::size_t>(content.puzzle.cells()), kOpen);
  const std::vector<CellNumbers::Range> ranges = its.ranges(content.puzzle);
  Answer slots(ranges.size());
  std::iota(slots.begin(), slots.end(), 0);
  slots = its.by_cell(content.puzzle, slots, kNoValue);
  bool any = false;
  file.section(file.rows(), file.cols(), "answer", [&](int r, int c, std::string_view token) {
    if (is_open_number(token)) return;
    const int cell = r * file.cols() + c;
    if (slots[cell] == kNoValue) in.fail("'.' where no number can be");
    const auto [lo, hi] = ranges[slots[cell]];
    numbers[cell] = in.to_number(token, lo, hi, "'.' or " + number_between(lo, hi));
    any = true;
  });
  if (any) content.answer = its.of_cells(content.puzzle, numbers);
}

std::string write_pzpr_answer(const CellNumbers& its, const BoardContent& content) {
  Grid<int> numbers(content.puzzle.rows, content.puzzle.cols, kOpen);
  if (content.answer) numbers.cells = its.by_cell(content.puzzle, *content.answer, kOpen);
  return write_pzpr_grid(numbers, its.halves ? half_token : number_token);
}

// --- lines on the lattice -------------------------------------------------------------------

void read_pzpr_answer(const LatticeLines& its, PzprFile& file, BoardContent& content) {
  TextReader& in = file.reader();
  const Lattice lattice{file.rows(), file.cols()};
  Answer lines(static_cast<std::size_t>(lattice.size()), kOpen);
  const auto read = [&](int line, std::string_view token) {
    if (token == "-1") {
      lines[line] = 0;
    } else if (in.to_number(token, 0, 1, "a line, 0, 1 or -1") == 1) {
      lines[line] = 1;
    }
  };
  if (file.version() >= pzpr_version(its)) {
    file.section(file.rows(), file.cols(), "colour", [](int, int, std::string_view) {});
  }
  file.section(file.rows(), file.cols() + 1, "line down",
               [&](int r, int c, std::string_view token) { read(lattice.down(r, c), token); });
  file.section(file.rows() + 1, file.cols(), "line across",
               [&](int r, int c, std::string_view token) { read(lattice.across(r, c), token); });
  take_lines(std::move(lines), content);
}

std::string write_pzpr_answer(const LatticeLines& /*its*/, const BoardContent& content) {
  const int rows = content.puzzle.rows;
  const int cols = content.puzzle.cols;
  const Lattice lattice{rows, cols};
  const auto drawn = drawn_of(content.answer);
  Grid<int> down(rows, cols + 1);
  Grid<int> across(rows + 1, cols);
  for (int r = 0; r <= rows; ++r) {
    for (int c = 0; c < cols; ++c) across(r, c) = drawn(lattice.across(r, c));
    for (int c = 0; c <= cols && r < rows; ++c) down(r, c) = drawn(lattice.down(r, c));
  }
  return write_pzpr_grid(Grid<int>(rows, cols, 0), digit) + write_pzpr_grid(down, digit) +
         write_pzpr_grid(across, digit);
}

// --- borders and lines between cells ----------------------------------------------------------

namespace {

// `noun` is what messages call one, which is a number up to `most`, or -1.
void read_inner_edges(PzprFile& file, const std::string& noun, int most, BoardContent& content) {
  TextReader& in = file.reader();
  const InnerEdges edges{file.rows(), file.cols()};
  const std::string what = "a " + noun + (most == 1 ? ", 0, 1 or -1" : ", 0, 1, 2 or -1");
  Answer lines(static_cast<std::size_t>(edges.size()), kOpen);
  const auto read = [&](int edge, std::string_view token) {
    if (token == "-1") {
      lines[edge] = 0;
    } else if (in.to_number(token, 0, most, what) > 0) {
      lines[edge] = 1;
    }
  };
  file.section(edges.rows, edges.cols - 1, noun + " to the right",
               [&](int r, int c, std::string_view token) { read(edges.right(r, c), token); });
  file.section(edges.rows - 1, edges.cols, noun + " below",
               [&](int r, int c, std::string_view token) { read(edges.below(r, c), token); });
  take_lines(std::move(lines), content);
}

std::string write_inner_edges(const BoardContent& content) {
  const int rows = content.puzzle.rows;
  const int cols = content.puzzle.cols;
  const InnerEdges edges{rows, cols};
  const auto drawn = drawn_of(content.answer);
  Grid<int> right(rows, cols - 1);
  Grid<int> below(rows - 1, cols);
  for (int i = 0; i < right.size(); ++i) {
    right[i] = drawn(edges.right(i / right.cols, i % right.cols));
  }
  for (int i = 0; i < below.size(); ++i) below[i] = drawn(edges.below(i / cols, i % cols));
  return write_pzpr_grid(right, digit) + write_pzpr_grid(below, digit);
}

}  // namespace

void read_pzpr_answer(const RegionBorders& /*its*/, PzprFile& file, BoardContent& content) {
  read_inner_edges(file, "border", 2, content);
}

std::string write_pzpr_answer(const RegionBorders& /*its*/, const BoardContent& content) {
  return write_inner_edges(content);
}

void read_pzpr_answer(const CellLines& /*its*/, PzprFile& file, BoardContent& content) {
  read_inner_edges(file, "line", 1, content);
}

std::string write_pzpr_answer(const CellLines& /*its*/, const BoardContent& content) {
  return write_inner_edges(content);
}

}  // namespace p2c

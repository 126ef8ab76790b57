// Ids of the game Pattern: "W[xH]:line/line/...[,given]", the columns before the rows, blocks
// separated by '.'. The given cells in reading order: a letter for 0 to 24 cells to skip, then one
// that is white (lower case) or black (upper case); z skips 25 and gives none.
// Source: pattern.c of Simon Tatham's collection.
#include <algorithm>
#include <map>

#include "instances/formats/game_id.hpp"
#include "instances/formats/save_file.hpp"
#include "instances/limits/board_size.hpp"
#include "instances/puzzles/nonogram/nonogram_formats.hpp"

namespace p2c {
namespace {

constexpr int kSkip = 25;

Nonogram::Clue read_line(Characters& in, int length, std::string_view what) {
  Nonogram::Clue clue;
  const Place place = in.place();
  long long cells = -1;
  while (!in.done() && in.peek() != '/' && in.peek() != ',') {
    clue.push_back(in.number(1, kMostBoardCells));
    cells += clue.back() + 1;
    if (in.peek() != '.') break;
    in.take();
    if (in.done() || in.peek() == '/' || in.peek() == ',') in.fail("a block after '.'");
  }
  if (cells > length) {
    in.odd_at(place, "expected at most " + std::to_string(length) + " cells in " +
                         std::string(what) + ", got " + std::to_string(cells));
  }
  return clue;
}

void read_lines(Characters& in, int count, int length, const std::string& what, bool first,
                std::vector<Nonogram::Clue>& clues) {
  for (int k = 0; k < count; ++k) {
    const std::string line = what + " " + std::to_string(k + 1);
    if (!(first && k == 0)) {
      if (in.peek() != '/') in.fail("'/' and " + line);
      in.take();
    }
    clues.push_back(read_line(in, length, line));
  }
}

Givens read_given_cells(Characters& in, int cells) {
  Givens givens;
  if (in.peek() != ',') return givens;
  in.take();
  for (int cell = 0; cell < cells;) {
    const char c = in.peek();
    const bool white = c >= 'a' && c <= 'z';
    if (!white && !(c >= 'A' && c <= 'Y')) in.fail("a letter for a given cell");
    cell += c - (white ? 'a' : 'A');
    if (cell > cells) in.fail("a given cell on the board");
    in.take();
    if (c == 'z' || cell == cells) continue;  // z gives no cell, nor does a run to the end
    givens.emplace_back(cell++, white ? 0 : 1);
  }
  return givens;
}

Content<Nonogram> read_id(TextReader& reader) {
  GameId id(reader);
  const GameSize size = read_game_size(id, 1);
  end_parameters(id);
  Content<Nonogram> content;
  Characters& in = id.desc;
  read_lines(in, size.cols, size.rows, "column", true, content.puzzle.col_clues);
  read_lines(in, size.rows, size.cols, "row", false, content.puzzle.row_clues);
  content.givens = read_given_cells(in, size.rows * size.cols);
  if (!in.done()) in.fail("the end of the id");
  end_id(id);
  warn_of_impossible(content.puzzle, reader, id.place());
  return content;
}

std::string write_given_cells(const Nonogram& puzzle, const Givens& givens) {
  if (givens.empty()) return "";
  std::map<int, int> values;
  for (const auto& [cell, value] : givens) {
    if (values.emplace(cell, value).first->second != value) {
      throw CannotCarry("two values for " + cell_name_at(cell, puzzle.cols()));
    }
  }
  std::string out = ",";
  int next = 0;
  const auto skip_to = [&](int cell) {
    for (; cell - next >= kSkip; next += kSkip) out += 'z';
  };
  for (const auto& [cell, value] : values) {
    skip_to(cell);
    out += static_cast<char>((value == 1 ? 'A' : 'a') + (cell - next));
    next = cell + 1;
  }
  const int cells = puzzle.rows() * puzzle.cols();
  skip_to(cells);
  if (next < cells) out += static_cast<char>('a' + (cells - next));
  return out;
}

// "3.1", or nothing for an empty line.
std::string line_text(const Nonogram::Clue& clue, int length) {
  refuse_any_length(clue);
  long long cells = -1;
  for (const int block : clue) cells += block + 1;
  if (cells > length) {
    throw CannotCarry("the clue " + in_quotes(clue_text(clue)) + ", too long for its line");
  }
  std::string line = clue.empty() ? "" : clue_text(clue);
  std::replace(line.begin(), line.end(), ' ', '.');
  return line;
}

std::string write_id(const Content<Nonogram>& content) {
  const Nonogram& puzzle = content.puzzle;
  std::string lines;
  for (const Nonogram::Clue& clue : puzzle.col_clues) lines += line_text(clue, puzzle.rows()) + "/";
  for (const Nonogram::Clue& clue : puzzle.row_clues) lines += line_text(clue, puzzle.cols()) + "/";
  lines.pop_back();
  return std::to_string(puzzle.cols()) + "x" + std::to_string(puzzle.rows()) + ":" + lines +
         write_given_cells(puzzle, content.givens) + "\n";
}

// Moves: "Fx,y,w,h" fills a rectangle, "E..." empties it, "U..." leaves it open; "S" has all cells.
class Player {
 public:
  explicit Player(Content<Nonogram>& content)
      : rows_(content.puzzle.rows()), cols_(content.puzzle.cols()), cells_(*content.position) {
    is_given_.resize(cells_.size(), false);
    for (const auto& [cell, value] : content.givens) {
      is_given_[static_cast<std::size_t>(cell)] = true;
      cells_[cell] = value;
    }
  }

  void play(Characters& move) {
    const char kind = move.peek();
    if (kind != 'F' && kind != 'E' && kind != 'U' && kind != 'S') move.fail("a move F, E, U or S");
    move.take();
    if (kind == 'S') return take_all(move);
    const Place place = move.place();
    const std::vector<int> at = read_move_numbers(move, 4, std::max(rows_, cols_));
    if (at[0] + at[2] > cols_ || at[1] + at[3] > rows_) {
      throw InputError(place, "expected a rectangle on the board, got another one");
    }
    for (int y = at[1]; y < at[1] + at[3]; ++y) {
      for (int x = at[0]; x < at[0] + at[2]; ++x) {
        const int cell = y * cols_ + x;
        if (is_given_[static_cast<std::size_t>(cell)]) continue;
        cells_[cell] = kind == 'F' ? 1 : kind == 'E' ? 0 : kOpen;
      }
    }
  }

  std::optional<Answer> answer() const { return settled_in(cells_); }

 private:
  void take_all(Characters& move) {
    for (int& cell : cells_) {
      if (move.done()) move.fail("0 or 1 for each cell");
      cell = move.take() == '1' ? 1 : 0;
    }
  }

  int rows_;
  int cols_;
  Answer& cells_;
  std::vector<bool> is_given_;
};

}  // namespace

Format<Nonogram> nonogram_save_file() {
  return {save_file_scheme(),
          {"Pattern"},
          kGivens | kAnswer,
          [](TextReader& in) { return read_save_file<Player>(in, read_id); },
          nullptr};
}

Format<Nonogram> nonogram_sgt() {
  return {game_id_scheme("sgt-pattern", "ids of Simon Tatham's game Pattern"),
          {},
          kGivens,
          read_id,
          write_id};
}

}  // namespace p2c

// Ids of the game Rectangles: "W[xH][e.][a]:cells". A number is a clue, a to z are 1 to 26 cells
// without one, and '_' is between two numbers side by side; e and a only steer the generator.
// Source: rect.c of Simon Tatham's collection.
#include "instances/answers/line_rows.hpp"
#include "instances/answers/region_borders.hpp"
#include "instances/formats/game_id.hpp"
#include "instances/formats/save_file.hpp"
#include "instances/kinds/shikaku.hpp"

namespace p2c {
namespace {

void read_parameters(GameId& id) {
  Characters& in = id.params;
  if (in.peek() == 'e') {
    in.take();
    while ((in.peek() >= '0' && in.peek() <= '9') || in.peek() == '.') in.take();
  }
  if (in.peek() == 'a') in.take();
  end_parameters(id);
}

Content<BoardData> read(TextReader& reader) {
  GameId id(reader);
  const GameSize size = read_game_size(id, 1);
  read_parameters(id);
  Content<BoardData> content{board_without_clues(size.rows, size.cols)};
  Grid<int>& clues = clues_in(content.puzzle);
  Characters& in = id.desc;
  bool after_number = false;
  for (int cell = 0; cell < clues.size();) {
    const int gap = read_gap(in, clues.size() - cell);
    cell += gap;
    if (gap == 0) {
      if (after_number && in.peek() != '_') in.fail("'_' and a number, or a gap");
      if (after_number) in.take();
      if (in.peek() < '0' || in.peek() > '9') in.fail("a number or a gap");
      clues[cell++] = in.number(1, kMostBoardCells);
    }
    after_number = gap == 0;
  }
  if (!in.done()) in.odd("the end of the id");
  end_id(id);
  return content;
}

std::string write(const Content<BoardData>& content) {
  const Grid<int>& clues = clues_in(content.puzzle);
  std::string out = std::to_string(clues.cols) + "x" + std::to_string(clues.rows) + ":";
  int gap = 0;
  bool after_number = false;
  for (const int clue : clues.cells) {
    if (clue == kUnknownClue) throw CannotCarry("a clue '?'");
    if (clue == kNoClue) {
      ++gap;
      continue;
    }
    if (after_number && gap == 0) out += '_';
    add_gap(out, gap);
    gap = 0;
    out += std::to_string(clue);
    after_number = true;
  }
  add_gap(out, gap);
  return out + "\n";
}

// Moves: "Rx,y,w,h" draws a rectangle, "E..." clears what is inside one, "Hx,y" and "Vx,y" turn the
// line above or left of a cell on or off, and "S" has all lines, the vertical ones first.
class Player {
 public:
  explicit Player(Content<BoardData>& content)
      : rows_(content.puzzle.rows),
        cols_(content.puzzle.cols),
        edges_{rows_, cols_},
        borders_(*content.position) {}

  void play(Characters& move) {
    const char kind = move.peek();
    if (kind != 'S' && kind != 'R' && kind != 'E' && kind != 'H' && kind != 'V') {
      move.fail("a move S, R, E, H or V");
    }
    move.take();
    if (kind == 'S') return take_all(move);
    if (kind == 'H' || kind == 'V') return turn(kind == 'H', move);
    const Place place = move.place();
    const std::vector<int> at = read_move_numbers(move, 4, std::max(rows_, cols_));
    if (at[0] + at[2] > cols_ || at[1] + at[3] > rows_) {
      throw InputError(place, "expected a rectangle on the board, got another one");
    }
    draw(kind == 'R', at[0], at[1], at[0] + at[2], at[1] + at[3]);
  }

  std::optional<Answer> answer() const { return drawn_in(borders_); }

 private:
  int& above(int x, int y) { return borders_[edges_.below(y - 1, x)]; }
  int& left_of(int x, int y) { return borders_[edges_.right(y, x - 1)]; }

  void turn(bool is_above, Characters& move) {
    const Place place = move.place();
    const std::vector<int> at = read_move_numbers(move, 2, std::max(rows_, cols_) - 1);
    const bool inside = at[0] < cols_ && at[1] < rows_ && at[is_above ? 1 : 0] > 0;
    if (!inside) throw InputError(place, "expected a line inside the board, got another one");
    int& border = is_above ? above(at[0], at[1]) : left_of(at[0], at[1]);
    border = border == 1 ? kOpen : 1;
  }

  void draw(bool outline, int left, int top, int right, int bottom) {
    const auto set = [&](int& border, bool inner) {
      if (inner || outline) border = inner ? kOpen : 1;
    };
    for (int y = std::max(top, 1); y <= std::min(bottom, rows_ - 1); ++y) {
      for (int x = left; x < right; ++x) set(above(x, y), y != top && y != bottom);
    }
    for (int x = std::max(left, 1); x <= std::min(right, cols_ - 1); ++x) {
      for (int y = top; y < bottom; ++y) set(left_of(x, y), x != left && x != right);
    }
  }

  void take_all(Characters& move) {
    const auto take = [&](int& border) {
      if (move.peek() != '0' && move.peek() != '1') move.fail("0 or 1 for each line");
      border = move.take() == '1' ? 1 : kOpen;
    };
    for (int y = 0; y < rows_; ++y) {
      for (int x = 1; x < cols_; ++x) take(left_of(x, y));
    }
    for (int y = 1; y < rows_; ++y) {
      for (int x = 0; x < cols_; ++x) take(above(x, y));
    }
  }

  int rows_;
  int cols_;
  InnerEdges edges_;
  Answer& borders_;
};

}  // namespace

std::vector<Format<BoardData>> shikaku_formats() {
  return {{game_id_scheme("sgt-rectangles", "ids of Simon Tatham's game Rectangles"),
           {},
           kPuzzleOnly,
           read,
           write},
          {save_file_scheme(),
           {"Rectangles"},
           kAnswer,
           [](TextReader& in) { return read_save_file<Player>(in, read, RegionBorders::size); },
           nullptr}};
}

}  // namespace p2c

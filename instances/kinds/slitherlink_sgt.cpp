// Ids of the game Loopy with its squares: "W[xH][t0][d.]:cells". 0 to 4 are clues, a to z are 1 to
// 26 cells without one; t is the type of the grid, d only steers the generator. Source: loopy.c and
// grid.c of Simon Tatham's collection.
#include "instances/answers/lattice_lines.hpp"
#include "instances/answers/line_rows.hpp"
#include "instances/formats/game_id.hpp"
#include "instances/formats/save_file.hpp"
#include "instances/kinds/slitherlink.hpp"

namespace p2c {
namespace {

constexpr int kLeastSide = 3;
constexpr int kMostClue = 4;

void read_parameters(GameId& id) {
  if (id.params.peek() == 't') {
    id.params.take();
    if (id.params.peek() != '0') id.params.fail("0, the type of the grid of squares");
    id.params.number(0, 0);
  }
  if (id.params.peek() == 'd') {
    id.params.take();
    if (std::string_view("enth").find(id.params.peek()) == std::string_view::npos ||
        id.params.done()) {
      id.params.fail("a difficulty e, n, t or h");
    }
    id.params.take();
  }
  end_parameters(id);
}

Content<BoardData> read(TextReader& reader) {
  GameId id(reader);
  const GameSize size = read_game_size(id, kLeastSide);
  read_parameters(id);
  Content<BoardData> content{
      {size.rows, size.cols, {Grid<int>(size.rows, size.cols, kNoClue), false}}};
  Grid<int>& clues = clues_in(content.puzzle);
  Characters& in = id.desc;
  for (int cell = 0; cell < clues.size();) {
    if (const int gap = read_gap(in, clues.size() - cell); gap > 0) {
      cell += gap;
      continue;
    }
    if (in.peek() < '0' || in.peek() > '0' + kMostClue) in.fail("a clue from 0 to 4 or a gap");
    clues[cell++] = in.take() - '0';
  }
  if (!in.done()) in.odd("the end of the id");
  end_id(id);
  return content;
}

std::string write(const Content<BoardData>& content) {
  const Grid<int>& clues = clues_in(content.puzzle);
  if (content.puzzle.part<bool>(1)) throw CannotCarry("every-vertex");
  if (clues.rows < kLeastSide || clues.cols < kLeastSide) {
    throw CannotCarry("a side shorter than " + std::to_string(kLeastSide));
  }
  std::string out = std::to_string(clues.cols) + "x" + std::to_string(clues.rows) + "t0:";
  int gap = 0;
  for (const int clue : clues.cells) {
    if (clue == kUnknownClue) throw CannotCarry("a clue '?'");
    if (clue == kNoClue) {
      ++gap;
      continue;
    }
    add_gap(out, gap);
    gap = 0;
    out += static_cast<char>('0' + clue);
  }
  add_gap(out, gap);
  return out + "\n";
}

// Moves "12y7n3u": lines that are there, that are not, and that are open. The game numbers them
// cell by cell, around each from above clockwise, as far as they are new.
class Player {
 public:
  explicit Player(Content<BoardData>& content) : lines_(*content.position) {
    const Lattice lattice = lattice_of(content.puzzle);
    for (int r = 0; r < lattice.rows; ++r) {
      for (int c = 0; c < lattice.cols; ++c) {
        if (r == 0) order_.push_back(lattice.across(r, c));
        order_.push_back(lattice.down(r, c + 1));
        order_.push_back(lattice.across(r + 1, c));
        if (c == 0) order_.push_back(lattice.down(r, c));
      }
    }
  }

  void play(Characters& move) {
    if (move.peek() == 'S') move.take();
    while (!move.done()) {
      const int line = order_[move.number(0, static_cast<int>(order_.size()) - 1)];
      const char sign = move.peek();
      if (sign != 'y' && sign != 'n' && sign != 'u') move.fail("y, n or u");
      lines_[line] = sign == 'y' ? 1 : sign == 'n' ? 0 : kOpen;
      move.take();
    }
  }

  std::optional<Answer> answer() const { return drawn_in(lines_); }

 private:
  Answer& lines_;
  std::vector<int> order_;
};

}  // namespace

std::vector<Format<BoardData>> slitherlink_formats() {
  return {{game_id_scheme("sgt-loopy", "ids of Simon Tatham's game Loopy with its squares"),
           {},
           kPuzzleOnly,
           read,
           write},
          {save_file_scheme(),
           {"Loopy"},
           kAnswer,
           [](TextReader& in) { return read_save_file<Player>(in, read, LatticeLines::size); },
           nullptr}};
}

}  // namespace p2c

// Ids of the game Keen: "W[d..][m]:edges,clues". The edges inside the board, between neighbours in
// a row first, in reading order, then between neighbours in a column, column by column: '_' is a
// wall, a to x are 1 to 24 edges without a wall and then one; a number repeats the sign before it.
// One more wall comes after the last edge. The clues are in the order of the cages' first cells:
// a sum, m product, s difference, d quotient.
// Source: keen.c of Simon Tatham's collection. Its writer and its reader disagree about y and z
// (25 edges and more), so these are refused.
#include <array>

#include "instances/formats/game_id.hpp"
#include "instances/formats/save_file.hpp"
#include "instances/parts/cut_board.hpp"
#include "instances/puzzles/kenken/kenken_formats.hpp"

namespace p2c {
namespace {

constexpr int kLeast = 3;
constexpr int kMost = 9;
constexpr int kMostTarget = 2'000'000'000;
constexpr int kLongestRun = 24;

struct Letter {
  char letter;
  KenKen::Operation operation;
};
constexpr std::array<Letter, 4> kLetters = {{{'a', KenKen::Operation::kAdd},
                                             {'m', KenKen::Operation::kMultiply},
                                             {'s', KenKen::Operation::kSubtract},
                                             {'d', KenKen::Operation::kDivide}}};

// The cells beside an edge.
std::pair<int, int> cells_at_edge(int edge, int n) {
  const int inner = n * (n - 1);
  if (edge < inner) {
    const int cell = edge / (n - 1) * n + edge % (n - 1);
    return {cell, cell + 1};
  }
  const int cell = (edge - inner) % (n - 1) * n + (edge - inner) / (n - 1);
  return {cell, cell + n};
}

int read_size(GameId& id) {
  const int n = id.params.number(kLeast, kMost);
  if (id.params.peek() == 'd') {
    id.params.take();
    if (std::string_view("enhxu").find(id.params.peek()) == std::string_view::npos ||
        id.params.done()) {
      id.params.fail("a difficulty e, n, h, x or u");
    }
    id.params.take();
  }
  if (id.params.peek() == 'm') id.params.take();
  end_parameters(id);
  return n;
}

// Joins cells without a wall between them.
void read_edges(Characters& in, int n, Pieces& cages) {
  const int edges = 2 * n * (n - 1);
  int next = 0;
  while (next <= edges) {
    const char c = in.peek();
    if (c == 'y' || c == 'z') in.fail("a sign '_' or a to x (y and z are ambiguous)");
    if (c != '_' && !(c >= 'a' && c <= 'x')) in.fail("'_' or a letter for the edges");
    const Place place = in.place();
    in.take();
    const bool repeated = in.peek() >= '0' && in.peek() <= '9';
    const int times = repeated ? in.number(1, edges + 1) : 1;
    const int open = c == '_' ? 0 : c - 'a' + 1;
    if (times * (open + 1) > edges + 1 - next) {
      throw InputError(place, "expected at most " + std::to_string(edges + 1 - next) +
                                  " more edges, got " + std::to_string(times * (open + 1)));
    }
    for (int k = 0; k < times; ++k, ++next) {
      for (int j = 0; j < open; ++j, ++next) {
        const auto [a, b] = cells_at_edge(next, n);
        cages.join(a, b);
      }
    }
  }
}

void read_id_clue(Characters& in, KenKen::Cage& cage) {
  const auto letter = std::find_if(kLetters.begin(), kLetters.end(),
                                   [&](const Letter& known) { return known.letter == in.peek(); });
  if (letter == kLetters.end()) in.fail("a, m, s or d for a cage");
  const bool for_two = letter->operation == KenKen::Operation::kSubtract ||
                       letter->operation == KenKen::Operation::kDivide;
  if (for_two && cage.cells.size() != 2) {
    in.fail("a or m for a cage of " + std::to_string(cage.cells.size()) + " cells");
  }
  in.take();
  cage.target = in.number(0, kMostTarget);
  if (cage.cells.size() > 1) cage.operation = letter->operation;
}

Content<KenKen> read_id(TextReader& reader) {
  GameId id(reader);
  const int n = read_size(id);
  Characters& in = id.desc;
  Pieces pieces(n * n);
  read_edges(in, n, pieces);
  if (in.peek() != ',') in.fail("',' and the clues");
  in.take();
  Grid<int> ids(n, n);
  for (int i = 0; i < ids.size(); ++i) ids[i] = pieces.find(i);
  number_from_zero(ids);
  KenKen puzzle{n, KenKen::cages_of(ids)};
  for (KenKen::Cage& cage : puzzle.cages) read_id_clue(in, cage);
  if (!in.done()) in.fail("the end of the id");
  end_id(id);
  return {std::move(puzzle)};
}

// --- writing --------------------------------------------------------------------------------

// A sign once, twice, or with the number of times.
void add_run(std::string& out, char sign, int times) {
  out += sign;
  if (times == 2) out += sign;
  if (times > 2) out += std::to_string(times);
}

std::string write_edges(const KenKen& puzzle) {
  const Grid<int> cage = puzzle.cages_in_cells();
  const int edges = 2 * puzzle.n * (puzzle.n - 1);
  std::string signs;
  int open = 0;
  for (int edge = 0; edge <= edges; ++edge) {
    const auto [a, b] = cells_at_edge(edge, puzzle.n);
    if (edge < edges && cage[a] == cage[b]) {
      if (++open > kLongestRun) throw CannotCarry("a run of 25 or more edges inside cages");
      continue;
    }
    signs += open == 0 ? '_' : static_cast<char>('a' + open - 1);
    open = 0;
  }
  std::string out;
  for (std::size_t i = 0; i < signs.size();) {
    const std::size_t end = std::min(signs.find_first_not_of(signs[i], i), signs.size());
    add_run(out, signs[i], static_cast<int>(end - i));
    i = end;
  }
  return out;
}

std::string write_clue(const KenKen::Cage& cage) {
  if (!cage.has_clue()) throw CannotCarry("a cage without a clue");
  const auto letter = std::find_if(kLetters.begin(), kLetters.end(), [&](const Letter& known) {
    return known.operation == cage.operation;
  });
  if (letter == kLetters.end()) {
    const bool has_one = KenKen::is_of_pair(cage.operation);
    throw CannotCarry(has_one ? "the clue " + KenKen::clue_text(cage)
                              : "a cage without an operation");
  }
  const bool for_two = cage.operation == KenKen::Operation::kSubtract ||
                       cage.operation == KenKen::Operation::kDivide;
  if (for_two && cage.cells.size() != 2) {
    throw CannotCarry("a difference or quotient of more than two cells");
  }
  if (cage.target > kMostTarget) throw CannotCarry("the target " + std::to_string(cage.target));
  return letter->letter + std::to_string(cage.target);
}

std::string write_id(const Content<KenKen>& content) {
  const KenKen& puzzle = content.puzzle;
  if (puzzle.n < kLeast || puzzle.n > kMost) {
    throw CannotCarry("the size " + std::to_string(puzzle.n) + " (it has " +
                      std::to_string(kLeast) + " to " + std::to_string(kMost) + ")");
  }
  std::string out = std::to_string(puzzle.n) + ":" + write_edges(puzzle) + ",";
  for (const KenKen::Cage& cage : puzzle.cages) out += write_clue(cage);
  return out + "\n";
}

// Moves: "Rx,y,n" is a digit, 0 none; "Px,y,n" and "M" are small marks; "S" has all digits.
class Player {
 public:
  explicit Player(Content<KenKen>& content) : n_(content.puzzle.n), digits_(*content.position) {}

  void play(Characters& move) {
    const char kind = move.peek();
    if (kind != 'R' && kind != 'P' && kind != 'M' && kind != 'S') move.fail("a move R, P, M or S");
    move.take();
    if (kind == 'M') return;
    if (kind == 'S') return take_all(move);
    const std::vector<int> at = read_move_numbers(move, 3, n_);
    if (at[0] == n_ || at[1] == n_) move.fail("a cell of the board");
    if (kind == 'P' && at[2] > 0) return;
    digits_[at[1] * n_ + at[0]] = at[2] > 0 ? at[2] : kOpen;
  }

  std::optional<Answer> answer() const { return settled_in(digits_); }

 private:
  void take_all(Characters& move) {
    for (int& digit : digits_) {
      if (move.peek() < '1' || move.peek() > '0' + n_) move.fail("a digit for each cell");
      digit = move.take() - '0';
    }
  }

  int n_;
  Answer& digits_;
};

}  // namespace

Format<KenKen> kenken_sgt() {
  return {game_id_scheme("sgt-keen", "ids of Simon Tatham's game Keen"),
          {},
          kPuzzleOnly,
          read_id,
          write_id};
}

Format<KenKen> kenken_save_file() {
  return {save_file_scheme(),
          {"Keen"},
          kAnswer,
          [](TextReader& in) { return read_save_file<Player>(in, read_id); },
          nullptr};
}

}  // namespace p2c

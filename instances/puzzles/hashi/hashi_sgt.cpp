// Ids of the game Bridges: "W[xH][i..][e..][m M][L][d..]:cells". 1 to 9 and A to G are islands of
// 1 to 16 bridges, a to z are 1 to 26 empty cells. m is the most bridges of a pair, L forbids
// loops; i, e and d only steer the generator. Source: bridges.c of Simon Tatham's collection.
#include <algorithm>
#include <map>
#include <vector>

#include "instances/formats/game_id.hpp"
#include "instances/formats/save_file.hpp"
#include "instances/puzzles/hashi/hashi_formats.hpp"

namespace p2c {
namespace {

constexpr int kLeastSide = 3;

Hashi::Rules rules_of_id(GameId& id) {
  Hashi::Rules rules;
  skip_parameter(id, 'i');
  skip_parameter(id, 'e');
  if (id.params.peek() == 'm') {
    id.params.take();
    rules.max_bridges = id.params.number(1, Hashi::kMostBridges);
  }
  if (id.params.peek() == 'L') {
    id.params.take();
    rules.no_loops = true;
  }
  skip_parameter(id, 'd');
  end_parameters(id);
  return rules;
}

// 1 to 16, or 0 for another character.
int clue_of(char c) {
  if (c >= '1' && c <= '9') return c - '0';
  return c >= 'A' && c <= 'G' ? c - 'A' + 10 : 0;
}

char sign_of(int clue) { return static_cast<char>(clue < 10 ? '0' + clue : 'A' + (clue - 10)); }

Content<Hashi> read_id(TextReader& reader) {
  GameId id(reader);
  const GameSize size = read_game_size(id, kLeastSide);
  const Hashi::Rules rules = rules_of_id(id);
  Characters& in = id.desc;
  const int cells = size.rows * size.cols;
  std::vector<Hashi::Island> islands;
  std::vector<bool> is_island(static_cast<std::size_t>(cells), false);
  for (int i = 0; i < cells;) {
    if (const int gap = read_gap(in, cells - i); gap > 0) {
      i += gap;
      continue;
    }
    const int clue = clue_of(in.peek());
    if (clue == 0 || clue > rules.max_clue()) {
      in.fail("an island of 1 to " + std::to_string(rules.max_clue()) + " bridges or empty cells");
    }
    const auto at = static_cast<std::size_t>(i);
    const bool left = i % size.cols > 0 && is_island[at - 1];
    if (left || (i >= size.cols && is_island[at - static_cast<std::size_t>(size.cols)])) {
      in.odd("no two islands side by side");
    }
    is_island[at] = true;
    islands.push_back({i / size.cols, i % size.cols, clue});
    in.take();
    ++i;
  }
  if (!in.done()) in.odd("the end of the id");
  if (islands.size() < 2) {
    in.odd_at(id.place(), "expected two islands or more, got " + std::to_string(islands.size()));
  }
  end_id(id);
  return {Hashi::of_islands(size.rows, size.cols, std::move(islands), rules)};
}

void check_islands(const Hashi& puzzle) {
  if (puzzle.islands.size() < 2) throw CannotCarry("fewer than two islands");
  for (const Hashi::Island& island : puzzle.islands) {
    if (island.clue == Hashi::kUnknown) throw CannotCarry("an island '?'");
  }
  for (const Hashi::Span& span : puzzle.spans) {
    const Hashi::Island& a = puzzle.at(span.from);
    const Hashi::Island& b = puzzle.at(span.to);
    if (b.row - a.row + b.col - a.col == 1) throw CannotCarry("islands side by side");
  }
}

std::string write_id(const Content<Hashi>& content) {
  const Hashi& puzzle = content.puzzle;
  if (puzzle.rows < kLeastSide || puzzle.cols < kLeastSide) {
    throw CannotCarry("a side shorter than " + std::to_string(kLeastSide));
  }
  check_islands(puzzle);
  std::string out = std::to_string(puzzle.cols) + "x" + std::to_string(puzzle.rows) + "m" +
                    std::to_string(puzzle.rules.max_bridges) + (puzzle.rules.no_loops ? "L" : "") +
                    ":";
  int next = 0;
  for (const Hashi::Island& island : puzzle.islands) {
    const int cell = island.row * puzzle.cols + island.col;
    add_gap(out, cell - next);
    out += sign_of(island.clue);
    next = cell + 1;
  }
  add_gap(out, puzzle.rows * puzzle.cols - next);
  return out + "\n";
}

// Moves, with ';' between them: "Lx,y,x,y,n" are n bridges between two islands, "Nx,y,x,y" says or
// takes back that there are none, "Mx,y" marks an island; "S" comes before all bridges.
class Player {
 public:
  explicit Player(Content<Hashi>& content) : bridges_(*content.position) {
    const Hashi& puzzle = content.puzzle;
    for (std::size_t i = 0; i < puzzle.spans.size(); ++i) {
      const Hashi::Island& a = puzzle.at(puzzle.spans[i].from);
      const Hashi::Island& b = puzzle.at(puzzle.spans[i].to);
      spans_[{a.col, a.row, b.col, b.row}] = spans_[{b.col, b.row, a.col, a.row}] = i;
    }
    most_ = std::max(puzzle.rows, puzzle.cols);
    most_bridges_ = puzzle.rules.max_bridges;
  }

  void play(Characters& moves) {
    while (true) {
      play_one(moves);
      if (moves.peek() != ';') return;
      moves.take();
      if (moves.done()) return;
    }
  }

  std::optional<Answer> answer() const {
    Answer drawn = bridges_;
    std::replace(drawn.begin(), drawn.end(), kOpen, 0);
    const bool none = std::all_of(drawn.begin(), drawn.end(), [](int n) { return n == 0; });
    return none ? std::nullopt : std::optional(std::move(drawn));
  }

 private:
  void play_one(Characters& move) {
    const char kind = move.peek();
    if (kind != 'L' && kind != 'N' && kind != 'M' && kind != 'S') move.fail("a move L, N, M or S");
    move.take();
    if (kind == 'S') return;
    if (kind == 'M') {
      read_move_numbers(move, 2, most_);
      return;
    }
    const Place place = move.place();
    const auto span = spans_.find(read_move_numbers(move, 4, most_));
    if (span == spans_.end()) {
      throw InputError(place, "expected two islands that see each other, got others");
    }
    int& bridges = bridges_[span->second];
    if (kind == 'N') {
      bridges = bridges == kOpen ? 0 : bridges == 0 ? kOpen : bridges;
      return;
    }
    if (move.peek() != ',') move.fail("','");
    move.take();
    const int count = move.number(0, most_bridges_);
    bridges = count > 0 ? count : kOpen;
  }

  Answer& bridges_;
  std::map<std::vector<int>, std::size_t> spans_;
  int most_ = 0;
  int most_bridges_ = 0;
};

}  // namespace

Format<Hashi> hashi_save_file() {
  return {save_file_scheme(),
          {"Bridges"},
          kAnswer,
          [](TextReader& in) { return read_save_file<Player>(in, read_id); },
          nullptr};
}

Format<Hashi> hashi_sgt() {
  return {game_id_scheme("sgt-bridges", "ids of Simon Tatham's game Bridges"),
          {},
          kPuzzleOnly,
          read_id,
          write_id};
}

}  // namespace p2c

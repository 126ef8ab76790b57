// The rules of the puzzles a second time, each by itself and as naively as it is stated: which of
// them does an answer break?
#pragma once

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

#include "instances/documents/registry.hpp"
#include "instances/puzzles/hashi/hashi.hpp"
#include "instances/puzzles/heyawake/heyawake.hpp"
#include "instances/puzzles/kenken/kenken.hpp"
#include "instances/puzzles/lits/lits.hpp"
#include "instances/puzzles/nonogram/nonogram.hpp"
#include "instances/puzzles/nurikabe/nurikabe.hpp"
#include "instances/puzzles/slitherlink/slitherlink.hpp"

namespace p2c {

struct SecondRule {
  std::string name;
  std::function<bool(const Answer&)> broken;
};
using SecondRules = std::vector<SecondRule>;

// --- Hashi ----------------------------------------------------------------------------------

/// A place for bridges, as two islands by number and the line between them.
struct Bridge {
  int from, to;
  int row, col, last_row, last_col;

  bool crosses(const Bridge& other) const {
    return row == last_row && other.col == other.last_col && other.row < row &&
           row < other.last_row && col < other.col && other.col < last_col;
  }
};

inline std::vector<Bridge> bridges_of(const Hashi& puzzle) {
  std::vector<Bridge> all;
  for (const Hashi::Span& span : puzzle.spans) {
    const Hashi::Island& a = puzzle.islands[span.from];
    const Hashi::Island& b = puzzle.islands[span.to];
    all.push_back({span.from, span.to, a.row, a.col, b.row, b.col});
  }
  return all;
}

/// The number of pieces that the bridges leave the islands in.
inline int pieces_of(const std::vector<Bridge>& bridges, std::size_t islands,
                     const Answer& answer) {
  std::vector<int> piece(islands);
  int count = static_cast<int>(islands);
  for (std::size_t i = 0; i < islands; ++i) piece[i] = static_cast<int>(i);
  for (std::size_t s = 0; s < bridges.size(); ++s) {
    const int kept = piece[bridges[s].from];
    const int gone = piece[bridges[s].to];
    if (answer[s] == 0 || kept == gone) continue;
    std::replace(piece.begin(), piece.end(), gone, kept);
    --count;
  }
  return count;
}

/// An island has more bridges than its clue says, or with `sign` -1 fewer.
inline bool is_off(const Hashi& puzzle, const Answer& answer, int sign) {
  for (int i = 0; i < static_cast<int>(puzzle.islands.size()); ++i) {
    int over = -puzzle.islands[i].clue;
    for (std::size_t s = 0; s < answer.size(); ++s) {
      if (puzzle.spans[s].from == i || puzzle.spans[s].to == i) over += answer[s];
    }
    if (puzzle.islands[i].clue != Hashi::kUnknown && sign * over > 0) return true;
  }
  return false;
}

inline SecondRules second_rules(const Hashi& puzzle) {
  const std::vector<Bridge> bridges = bridges_of(puzzle);
  const std::size_t islands = puzzle.islands.size();
  const auto crossing = [=](const Answer& answer) {
    for (std::size_t a = 0; a < bridges.size(); ++a) {
      for (std::size_t d = 0; answer[a] > 0 && d < bridges.size(); ++d) {
        if (answer[d] > 0 && bridges[a].crosses(bridges[d])) return true;
      }
    }
    return false;
  };
  const auto in_pieces = [=](const Answer& answer) {
    return pieces_of(bridges, islands, answer) > 1;
  };
  const auto with_loop = [=, &puzzle](const Answer& answer) {
    const auto joined = std::count_if(answer.begin(), answer.end(), [](int n) { return n > 0; });
    return puzzle.rules.no_loops &&
           joined + pieces_of(bridges, islands, answer) > static_cast<long>(islands);
  };
  return {{"bridges cross", crossing},
          {"too many bridges", [&](const Answer& answer) { return is_off(puzzle, answer, 1); }},
          {"too few bridges", [&](const Answer& answer) { return is_off(puzzle, answer, -1); }},
          {"islands not connected", in_pieces},
          {"a loop", with_loop}};
}

// --- Heyawake -------------------------------------------------------------------------------

using Cells = std::vector<int>;

/// All parts of lines within which the room changes twice or more: with `drawn` those where only
/// the lines drawn inside rooms make it so.
inline std::vector<Cells> long_runs(const Heyawake& puzzle, bool drawn) {
  std::vector<Cells> runs;
  for (const Cells& line : board_lines(puzzle.rows(), puzzle.cols())) {
    for (std::size_t from = 0; from < line.size(); ++from) {
      int rooms = 0;
      int lines = 0;
      for (std::size_t to = from + 1; to < line.size(); ++to) {
        const std::pair pair(line[to - 1], line[to]);
        if (puzzle.room[pair.first] != puzzle.room[pair.second]) ++rooms;
        lines += static_cast<int>(std::count(puzzle.lines.begin(), puzzle.lines.end(), pair));
        if (drawn ? rooms < 2 && rooms + lines >= 2 : rooms >= 2) {
          runs.emplace_back(line.begin() + static_cast<long>(from),
                            line.begin() + static_cast<long>(to) + 1);
        }
      }
    }
  }
  return runs;
}

inline bool has_open_run(const std::vector<Cells>& runs, const Answer& shaded) {
  return std::any_of(runs.begin(), runs.end(), [&](const Cells& run) {
    return std::all_of(run.begin(), run.end(), [&](int cell) { return shaded[cell] == 0; });
  });
}

/// The cells with 0 are not connected.
inline bool in_pieces(int cols, Answer left) {  // 0 where no visit has been
  std::vector<int> waiting;
  const auto visit = [&](int cell) {
    left[cell] = 1;
    waiting.push_back(cell);
  };
  const auto first = std::find(left.begin(), left.end(), 0);
  if (first == left.end()) return false;
  visit(static_cast<int>(first - left.begin()));
  const int cells = static_cast<int>(left.size());
  while (!waiting.empty()) {
    const int cell = waiting.back();
    waiting.pop_back();
    if (cell % cols > 0 && left[cell - 1] == 0) visit(cell - 1);
    if (cell % cols < cols - 1 && left[cell + 1] == 0) visit(cell + 1);
    if (cell >= cols && left[cell - cols] == 0) visit(cell - cols);
    if (cell + cols < cells && left[cell + cols] == 0) visit(cell + cols);
  }
  return std::find(left.begin(), left.end(), 0) != left.end();
}

inline SecondRules second_rules(const Heyawake& puzzle) {
  const int cols = puzzle.cols();
  const auto touching = [=](const Answer& shaded) {
    for (int i = 0; i < static_cast<int>(shaded.size()); ++i) {
      if (shaded[i] == 0) continue;
      if (i % cols > 0 && shaded[i - 1] == 1) return true;
      if (i >= cols && shaded[i - cols] == 1) return true;
    }
    return false;
  };
  const auto miscounted = [&](const Answer& shaded) {
    for (int room = 0; room < static_cast<int>(puzzle.clue.size()); ++room) {
      int count = 0;
      for (std::size_t i = 0; i < shaded.size(); ++i) {
        if (puzzle.room.cells[i] == room) count += shaded[i];
      }
      if (puzzle.clue[room] != Heyawake::kNoClue && puzzle.clue[room] != count) return true;
    }
    return false;
  };
  return {{"shaded cells touch", touching},
          {"unshaded cells not connected",
           [=](const Answer& shaded) { return in_pieces(cols, shaded); }},
          {"a room miscounted", miscounted},
          {"a run through three rooms",
           [runs = long_runs(puzzle, false)](const Answer& shaded) {
             return has_open_run(runs, shaded);
           }},
          {"a run across a line", [runs = long_runs(puzzle, true)](const Answer& shaded) {
             return has_open_run(runs, shaded);
           }}};
}

// --- Nonogram -------------------------------------------------------------------------------

inline bool has_blocks(const Nonogram::Clue& clue, const Answer& filled, const Cells& line) {
  std::string wanted;
  for (const int block : clue) {
    wanted += wanted.empty() ? "" : "-";
    wanted += std::string(static_cast<std::size_t>(block), 'x');
  }
  std::string got;  // without gaps at the ends, and each other gap as one
  for (const int cell : line) {
    const bool gap = got.empty() || got.back() == '-';
    if (filled[cell] == 1) got += 'x';
    if (filled[cell] == 0 && !gap) got += '-';
  }
  if (got.ends_with('-')) got.pop_back();
  return got == wanted;
}

inline SecondRules second_rules(const Nonogram& puzzle) {
  const auto off = [&](bool across) {
    return
        [&puzzle, across, lines = board_lines(puzzle.rows(), puzzle.cols())](const Answer& filled) {
          for (int k = 0; k < static_cast<int>(lines.size()); ++k) {
            if ((k < puzzle.rows()) == across && !has_blocks(puzzle.clue(k), filled, lines[k])) {
              return true;
            }
          }
          return false;
        };
  };
  return {{"a row without its blocks", off(true)}, {"a column without its blocks", off(false)}};
}

// --- KenKen ---------------------------------------------------------------------------------

inline bool gives(KenKen::Operation operation, const std::vector<int>& digits, long long target) {
  const long long largest = *std::max_element(digits.begin(), digits.end());
  long long sum = 0;
  long long product = 1;
  for (const int digit : digits) {
    sum += digit;
    product *= digit;
  }
  switch (operation) {
    case KenKen::Operation::kAdd:
      return sum == target;
    case KenKen::Operation::kSubtract:
      return largest - (sum - largest) == target;
    case KenKen::Operation::kMultiply:
      return product == target;
    case KenKen::Operation::kDivide:
      return largest == target * (product / largest);
    case KenKen::Operation::kAny:
      break;
  }
  using Operation = KenKen::Operation;
  return gives(Operation::kAdd, digits, target) || gives(Operation::kSubtract, digits, target) ||
         gives(Operation::kMultiply, digits, target) || gives(Operation::kDivide, digits, target);
}

inline bool twice_in_a_line(int n, bool across, const Answer& digits) {
  const auto at = [&](int line, int k) { return digits[across ? line * n + k : k * n + line]; };
  for (int line = 0; line < n; ++line) {
    for (int a = 0; a < n; ++a) {
      for (int b = 0; b < a; ++b) {
        if (at(line, a) == at(line, b)) return true;
      }
    }
  }
  return false;
}

inline bool cage_is_off(const KenKen& puzzle, const std::function<bool(const KenKen::Cage&)>& which,
                        const Answer& answer) {
  return std::any_of(puzzle.cages.begin(), puzzle.cages.end(), [&](const KenKen::Cage& cage) {
    std::vector<int> digits;
    for (const int cell : cage.cells) digits.push_back(answer[cell]);
    return which(cage) && !gives(cage.operation, digits, cage.target);
  });
}

inline SecondRules second_rules(const KenKen& puzzle) {
  SecondRules rules = {
      {"a digit twice in a row",
       [&](const Answer& digits) { return twice_in_a_line(puzzle.n, true, digits); }},
      {"a digit twice in a column",
       [&](const Answer& digits) { return twice_in_a_line(puzzle.n, false, digits); }},
      {"a wrong single cell", [&](const Answer& digits) {
         return cage_is_off(
             puzzle, [](const auto& cage) { return cage.cells.size() == 1; }, digits);
       }}};
  for (const char sign : {'+', '-', '*', '/', '?'}) {
    const auto which = [sign](const KenKen::Cage& cage) {
      return cage.cells.size() > 1 && cage.operation == static_cast<KenKen::Operation>(sign);
    };
    rules.push_back({std::string("a wrong cage ") + sign, [&puzzle, which](const Answer& digits) {
                       return cage_is_off(puzzle, which, digits);
                     }});
  }
  return rules;
}

// --- Slitherlink ----------------------------------------------------------------------------

/// What is drawn: from each corner, by its number, to the corners at the other ends of its lines.
inline std::vector<Cells> drawn_ways(const Slitherlink& puzzle, const Answer& lines) {
  const int cols = puzzle.cols() + 1;
  std::vector<Cells> ways(static_cast<std::size_t>((puzzle.rows() + 1) * cols));
  std::size_t slot = 0;
  const auto join = [&](int from, int to) {
    if (lines[slot++] == 0) return;
    ways[from].push_back(to);
    ways[to].push_back(from);
  };
  for (int r = 0; r <= puzzle.rows(); ++r) {
    for (int c = 0; c + 1 < cols; ++c) join(r * cols + c, r * cols + c + 1);
    for (int c = 0; c < cols && r < puzzle.rows(); ++c) join(r * cols + c, (r + 1) * cols + c);
  }
  return ways;
}

/// Corners with lines that cannot be reached from the first one that has some.
inline bool lines_in_pieces(const std::vector<Cells>& ways) {
  std::vector<char> reached(ways.size(), 0);
  const auto first =
      std::find_if(ways.begin(), ways.end(), [](const Cells& to) { return !to.empty(); });
  if (first == ways.end()) return false;
  Cells waiting{static_cast<int>(first - ways.begin())};
  reached[waiting[0]] = 1;
  while (!waiting.empty()) {
    const int corner = waiting.back();
    waiting.pop_back();
    for (const int next : ways[corner]) {
      if (reached[next] == 0) waiting.push_back(next);
      reached[next] = 1;
    }
  }
  for (std::size_t corner = 0; corner < ways.size(); ++corner) {
    if (!ways[corner].empty() && reached[corner] == 0) return true;
  }
  return false;
}

inline SecondRules second_rules(const Slitherlink& puzzle) {
  const auto ends = [&puzzle](const Answer& lines, std::size_t least, std::size_t most) {
    const std::vector<Cells> ways = drawn_ways(puzzle, lines);
    return std::any_of(ways.begin(), ways.end(),
                       [&](const Cells& to) { return to.size() >= least && to.size() <= most; });
  };
  const auto miscounted = [&puzzle](const Answer& lines) {
    const std::vector<Cells> ways = drawn_ways(puzzle, lines);
    const int cols = puzzle.cols() + 1;
    for (int i = 0; i < puzzle.clue.size(); ++i) {
      const int corner = i / puzzle.cols() * cols + i % puzzle.cols();
      const auto way = [&](int from, int to) {
        return std::count(ways[from].begin(), ways[from].end(), to);
      };
      const auto count = way(corner, corner + 1) + way(corner, corner + cols) +
                         way(corner + 1, corner + cols + 1) + way(corner + cols, corner + cols + 1);
      if (puzzle.clue[i] >= 0 && count != puzzle.clue[i]) return true;
    }
    return false;
  };
  return {{"a loose end", [=](const Answer& lines) { return ends(lines, 1, 1); }},
          {"a branch", [=](const Answer& lines) { return ends(lines, 3, 4); }},
          {"a miscounted cell", miscounted},
          {"several loops",
           [&](const Answer& lines) { return lines_in_pieces(drawn_ways(puzzle, lines)); }},
          {"no loop",
           [](const Answer& lines) { return std::count(lines.begin(), lines.end(), 1) == 0; }},
          {"a vertex not visited", [=, &puzzle](const Answer& lines) {
             return puzzle.every_vertex && lines != Answer(lines.size(), 0) && ends(lines, 0, 0);
           }}};
}

// --- Nurikabe -------------------------------------------------------------------------------

/// The unshaded cells that hang together with this one.
inline Cells island_with(const Nurikabe& puzzle, const Answer& shaded, int cell) {
  Cells island{cell};
  for (std::size_t i = 0; i < island.size(); ++i) {
    for (int next = 0; next < puzzle.clue.size(); ++next) {
      const int down = std::abs(next / puzzle.cols() - island[i] / puzzle.cols());
      const int right = std::abs(next % puzzle.cols() - island[i] % puzzle.cols());
      if (shaded[next] == 1 || down + right != 1) continue;
      if (std::find(island.begin(), island.end(), next) == island.end()) island.push_back(next);
    }
  }
  return island;
}

inline SecondRules second_rules(const Nurikabe& puzzle) {
  const int cols = puzzle.cols();
  const auto some_island = [&puzzle](const Answer& shaded, auto is_wrong) {
    for (int cell = 0; cell < puzzle.clue.size(); ++cell) {
      if (shaded[cell] == 0 && is_wrong(island_with(puzzle, shaded, cell))) return true;
    }
    return false;
  };
  const auto clues_in = [&puzzle](const Cells& island) {
    return std::count_if(island.begin(), island.end(),
                         [&](int cell) { return puzzle.clue[cell] != kNoClue; });
  };
  const auto shaded_clue = [&puzzle](const Answer& shaded) {
    for (int cell = 0; cell < puzzle.clue.size(); ++cell) {
      if (puzzle.clue[cell] != kNoClue && shaded[cell] == 1) return true;
    }
    return false;
  };
  const auto sea_in_pieces = [cols](const Answer& shaded) {
    Answer land;
    for (const int value : shaded) land.push_back(1 - value);
    return in_pieces(cols, land);
  };
  const auto square = [cols](const Answer& shaded) {
    for (int i = cols + 1; i < static_cast<int>(shaded.size()); ++i) {
      if (i % cols == 0) continue;
      if (shaded[i] + shaded[i - 1] + shaded[i - cols] + shaded[i - cols - 1] == 4) return true;
    }
    return false;
  };
  return {{"a shaded clue", shaded_clue},
          {"the sea in pieces", sea_in_pieces},
          {"2 x 2 shaded cells", square},
          {"an island without a clue",
           [=](const Answer& shaded) {
             return some_island(shaded, [&](const Cells& island) { return clues_in(island) == 0; });
           }},
          {"an island with two clues",
           [=](const Answer& shaded) {
             return some_island(shaded, [&](const Cells& island) { return clues_in(island) > 1; });
           }},
          {"an island of another size", [=, &puzzle](const Answer& shaded) {
             return some_island(shaded, [&](const Cells& island) {
               return clues_in(island) == 1 &&
                      std::any_of(island.begin(), island.end(), [&](int cell) {
                        return puzzle.clue[cell] >= 0 &&
                               puzzle.clue[cell] != static_cast<int>(island.size());
                      });
             });
           }}};
}

// --- LITS -----------------------------------------------------------------------------------

/// The shaded cells of a region.
inline Cells shaded_in(const LITS& puzzle, int id, const Answer& shaded) {
  Cells cells;
  for (int i = 0; i < puzzle.region.size(); ++i) {
    if (puzzle.region[i] == id && shaded[i] == 1) cells.push_back(i);
  }
  return cells;
}

/// Moved to the corner, and the least of what it is in eight positions: equal for equal pieces.
inline std::vector<std::pair<int, int>> piece_of(const Cells& cells, int cols) {
  using Piece = std::vector<std::pair<int, int>>;
  Piece least;
  for (int position = 0; position < 8; ++position) {
    Piece piece;
    for (const int cell : cells) {
      const int r = (position & 1) != 0 ? -(cell / cols) : cell / cols;
      const int c = (position & 2) != 0 ? -(cell % cols) : cell % cols;
      piece.emplace_back((position & 4) != 0 ? c : r, (position & 4) != 0 ? r : c);
    }
    std::sort(piece.begin(), piece.end());
    int left = piece[0].second;
    for (const auto& [r, c] : piece) left = std::min(left, c);
    const int top = piece[0].first;
    for (auto& [r, c] : piece) {
      r -= top;
      c -= left;
    }
    if (least.empty() || piece < least) least = piece;
  }
  return least;
}

inline bool equal_ones_touch(const LITS& puzzle, const Answer& shaded) {
  const int cols = puzzle.cols();
  for (const auto& [a, b] : neighbour_pairs(puzzle.rows(), cols)) {
    const int one = puzzle.region[a];
    const int other = puzzle.region[b];
    if (shaded[a] == 0 || shaded[b] == 0 || one == other || one < 0 || other < 0) continue;
    const Cells first = shaded_in(puzzle, one, shaded);
    const Cells second = shaded_in(puzzle, other, shaded);
    if (first.size() != 4 || second.size() != 4) continue;
    if (piece_of(first, cols) == piece_of(second, cols)) return true;
  }
  return false;
}

inline SecondRules second_rules(const LITS& puzzle) {
  const int cols = puzzle.cols();
  const auto square = [=](const Answer& shaded) {
    for (int i = 0; i + cols + 1 < static_cast<int>(shaded.size()); ++i) {
      if (i % cols == cols - 1) continue;
      if (shaded[i] + shaded[i + 1] + shaded[i + cols] + shaded[i + cols + 1] == 4) return true;
    }
    return false;
  };
  const auto in_no_region = [&puzzle](const Answer& shaded) {
    for (std::size_t i = 0; i < shaded.size(); ++i) {
      if (puzzle.region.cells[i] < 0 && shaded[i] == 1) return true;
    }
    return false;
  };
  const auto regions = [&puzzle, cols](const Answer& shaded, bool four) {
    for (const int id : puzzle.region.cells) {
      if (id < 0) continue;
      const Cells cells = shaded_in(puzzle, id, shaded);
      if (four && cells.size() != 4) return true;
      Answer others(shaded.size(), 1);
      for (const int cell : cells) others[cell] = 0;
      if (!four && cells.size() == 4 && in_pieces(cols, others)) return true;
    }
    return false;
  };
  return {
      {"2 x 2 shaded cells", square},
      {"a shaded cell in no region", in_no_region},
      {"a region without four", [=](const Answer& shaded) { return regions(shaded, true); }},
      {"four in pieces", [=](const Answer& shaded) { return regions(shaded, false); }},
      {"equal ones touch", [&](const Answer& shaded) { return equal_ones_touch(puzzle, shaded); }},
      {"shaded cells not connected", [=](const Answer& shaded) {
         Answer others = shaded;
         for (int& cell : others) cell = 1 - cell;
         return in_pieces(cols, others);
       }}};
}

// --- any ------------------------------------------------------------------------------------

/// None for a kind whose rules are not here.
inline SecondRules second_rules(const AnyPuzzle& puzzle) {
  if (const auto* hashi = puzzle.as<Hashi>()) return second_rules(*hashi);
  if (const auto* heyawake = puzzle.as<Heyawake>()) return second_rules(*heyawake);
  if (const auto* nonogram = puzzle.as<Nonogram>()) return second_rules(*nonogram);
  if (const auto* kenken = puzzle.as<KenKen>()) return second_rules(*kenken);
  if (const auto* nurikabe = puzzle.as<Nurikabe>()) return second_rules(*nurikabe);
  if (const auto* slitherlink = puzzle.as<Slitherlink>()) return second_rules(*slitherlink);
  if (const auto* lits = puzzle.as<LITS>()) return second_rules(*lits);
  return {};
}

}  // namespace p2c

// Hashiwokakero (Hashi): join islands by bridges.
//
//   1  bridges run straight between two islands with nothing but water between them
//   2  at most two bridges join a pair of islands; a line "max-bridges M" makes it M, 1 to 4
//   3  bridges do not cross
//   4  an island with a clue has exactly that many bridges
//   5  all islands are connected
//   6  with a line "no-loops" there is one way only between any two islands (the bridges of one
//      pair are one way)
//
// Islands in neighbouring cells may be joined. An island "?" has any number of bridges.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "instances/answer_rows.hpp"
#include "instances/drawings/drawing.hpp"
#include "instances/formats/format.hpp"
#include "instances/generator.hpp"
#include "instances/grid.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/notations/text/part_text.hpp"
#include "instances/notations/text/text_grid.hpp"
#include "instances/odd_sums.hpp"
#include "instances/parts/cell_clues.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

struct Hashi {
  static constexpr std::string_view kName = "hashi";
  static constexpr std::array<std::string_view, 3> kAliases{"hashiwokakero", "hashikake",
                                                            "bridges"};
  static constexpr std::string_view kAbout = "join islands by bridges into one network";
  static constexpr int kUnknown = 0;
  static constexpr int kMostBridges = 4;

  /// Rules that differ between boards; the defaults are the usual ones.
  struct Rules {
    int max_bridges = 2;  // between two islands: 1 to kMostBridges
    bool no_loops = false;
    /// Larger clues are malformed. At least 8, as on usual boards: less would say nothing more.
    int max_clue() const { return std::max(8, 4 * max_bridges); }
    bool operator==(const Rules&) const = default;
  };
  struct Island {
    int row;
    int col;
    int clue;  // 1 to max_clue(), or kUnknown
    bool operator==(const Island&) const = default;
  };
  /// A place for bridges, between islands that see each other. `from` is the smaller index.
  struct Span {
    int from;
    int to;
    bool operator==(const Span&) const = default;
  };

  int rows = 0;
  int cols = 0;
  Rules rules;
  std::vector<Island> islands;  // in reading order
  std::vector<Span> spans;      // of each island in turn: to the right, then downwards

  bool operator==(const Hashi&) const = default;

  /// Makes the spans of islands in reading order.
  static Hashi of_islands(int rows, int cols, std::vector<Island> islands, Rules rules);
  static Hashi of_islands(int rows, int cols, std::vector<Island> islands) {
    return of_islands(rows, cols, std::move(islands), Rules());
  }
  /// Of a clue in each cell: kNoClue for water, kUnknownClue for an island without a number.
  static Hashi of_clues(const Grid<int>& clues, Rules rules);
  Grid<int> clues_in_cells() const;
  /// What they are; `noun` is what messages call one.
  static CellClues cell_clues(const Rules& rules, std::string noun = "a number") {
    return {"board",      std::move(noun), 1, rules.max_clue(), CellClues::UrlForm::kNumbers16,
            kUnknownClue, "island"};
  }

  std::vector<Slot> slots(const Stop* stop = nullptr) const;
  bool horizontal(const Span& span) const { return at(span.from).row == at(span.to).row; }
  const Island& at(int island) const { return islands[island]; }
  std::string name(int island) const { return cell_name(at(island).row, at(island).col); }
  std::string name(const Span& span) const { return name(span.from) + "-" + name(span.to); }

  static std::vector<Format<Hashi>> formats();  // hashi_formats.cpp
  static Hashi read_json(JsonObject& in);       // hashi_json.cpp
  std::string write_json() const;
  static JsonSchema json_schema();
  static Hashi parse(TextReader& in);
  std::string print() const;
  Broken check(const Answer& bridges) const;
  bool possible(const Answer& bridges, int span) const;  // hashi_possible.cpp
  /// What clues, crossings, closed pairs of islands and odd sums say about each other, over and
  /// over, or until `stop` says so; in hashi_presolve.cpp.
  std::optional<Implied> presolve(const Stop* stop) const;
  /// Islands whose open bridges are all between them, and whose clues make the number of their ends
  /// odd; in hashi_odd_sums.cpp.
  std::optional<OddSums> odd_sums(const Givens& givens, const Stop* stop) const;
  static Hashi random(Rng& rng, int rows, int cols);  // hashi_random.cpp
  static Generator<Hashi> generator();                // hashi_generator.cpp
  std::optional<Hashi> with_clue_changed(Rng& rng) const;
  /// Islands with a number. Without it, the island is "?".
  std::vector<int> clues() const;
  Hashi without(const std::vector<int>& clues) const;
  Drawing drawing(const Answer& bridges) const;
  static std::string says(int value, bool has) {
    if (value == 0) return has ? "has no bridge" : "has at least 1 bridge";
    return (has ? "has " : "does not have ") + counted(static_cast<std::size_t>(value), "bridge");
  }

  AnswerRows answer_rows(const Answer& bridges) const;
  Answer parse_answer(TextReader& in) const;

 private:
  Broken check_crossings(const Answer& bridges) const;
  Broken check_clues(const Answer& bridges, bool more) const;
  Broken check_loops(const Answer& bridges) const;
  Broken check_connected(const Answer& bridges) const;
  bool clue_is_possible(const Answer& bridges, int island) const;
  bool cross(const Span& across, const Span& down) const;
};

inline Hashi Hashi::of_islands(int rows, int cols, std::vector<Island> islands, Rules rules) {
  Hashi puzzle{rows, cols, rules, std::move(islands), {}};
  std::vector<int> below(puzzle.islands.size(), -1);  // the next island downwards
  std::vector<int> last(static_cast<std::size_t>(cols), -1);
  const int n = static_cast<int>(puzzle.islands.size());
  for (int i = 0; i < n; ++i) {
    int& above = last[puzzle.at(i).col];
    if (above >= 0) below[above] = i;
    above = i;
  }
  for (int i = 0; i < n; ++i) {
    if (i + 1 < n && puzzle.at(i).row == puzzle.at(i + 1).row) puzzle.spans.push_back({i, i + 1});
    if (below[i] >= 0) {
      puzzle.spans.push_back({i, below[i]});
    }
  }
  return puzzle;
}

inline Hashi Hashi::of_clues(const Grid<int>& clues, Rules rules) {
  std::vector<Island> islands;
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] == kNoClue) continue;
    islands.push_back({i / clues.cols, i % clues.cols, std::max(clues[i], kUnknown)});
  }
  return of_islands(clues.rows, clues.cols, std::move(islands), rules);
}

inline Grid<int> Hashi::clues_in_cells() const {
  Grid<int> clues(rows, cols, kNoClue);
  for (const Island& island : islands) {
    clues(island.row, island.col) = island.clue == kUnknown ? kUnknownClue : island.clue;
  }
  return clues;
}

inline std::vector<Slot> Hashi::slots(const Stop* stop) const {
  NowAndThen poll(stop);
  std::vector<Slot> all;
  all.reserve(spans.size());
  for (const Span& span : spans) {
    poll.throw_if_stopped();
    all.push_back({0, rules.max_bridges, name(span)});
  }
  return all;
}

// --- text -----------------------------------------------------------------------------------

namespace hashi_text {

// The lines "max-bridges M" and "no-loops" after a board, each at most once.
inline Hashi::Rules read_rules(TextReader& in) {
  Hashi::Rules rules;
  bool bridges = false;
  while (!in.at_end()) {
    TextReader ahead = in;
    ahead.skip_blank_lines();
    ahead.next_line("a rule");
    const std::string_view word = ahead.token("a rule");
    if (word != "max-bridges" && word != "no-loops") break;
    if (word == "no-loops" ? rules.no_loops : bridges) ahead.fail("each rule once");
    if (word == "no-loops") {
      rules.no_loops = true;
    } else {
      bridges = true;
      rules.max_bridges = ahead.number(1, Hashi::kMostBridges);
    }
    ahead.end_line();
    in = ahead;
  }
  return rules;
}

// The rules after a board of so many lines, without moving: they say which clues there may be.
// Errors there are reported when it is read.
inline Hashi::Rules rules_ahead(TextReader in, int rows) {
  try {
    for (int r = 0; r < rows; ++r) in.next_line("a row");
    return read_rules(in);
  } catch (const InputError&) {
    return {};
  }
}

}  // namespace hashi_text

inline Hashi Hashi::parse(TextReader& in) {
  const auto [rows, cols] = read_board_size(in);
  const int largest = hashi_text::rules_ahead(in, rows).max_clue();
  const std::string what = "'-', '?' or a number from 1 to " + std::to_string(largest);
  Grid<int> clues(rows, cols, kNoClue);
  read_text_grid(in, rows, cols, "row", what, [&](int cell, std::string_view word) {
    if (word == "-" || word == ".") return;
    clues[cell] = word == "?" ? kUnknownClue : in.to_number(word, 1, largest, what);
  });
  return of_clues(clues, hashi_text::read_rules(in));
}

inline std::string Hashi::print() const {
  std::string out = std::to_string(rows) + " " + std::to_string(cols) + "\n" +
                    print_part(cell_clues(rules), clues_in_cells());
  if (rules.max_bridges != Rules().max_bridges) {
    out += "max-bridges " + std::to_string(rules.max_bridges) + "\n";
  }
  if (rules.no_loops) out += "no-loops\n";
  return out;
}

// One item "row1 col1 row2 col2 count" per span with bridges.
inline AnswerRows Hashi::answer_rows(const Answer& bridges) const {
  AnswerRows items{AnswerRows::Form::kItems, "bridges", 5, {}};
  for (std::size_t i = 0; i < spans.size(); ++i) {
    if (bridges[i] == 0) continue;
    const Island& a = at(spans[i].from);
    const Island& b = at(spans[i].to);
    for (const int number : {a.row + 1, a.col + 1, b.row + 1, b.col + 1, bridges[i]}) {
      items.values.push_back(number);
    }
  }
  return items;
}

inline Answer Hashi::parse_answer(TextReader& in) const {
  std::map<std::string, std::size_t> known;
  for (std::size_t i = 0; i < spans.size(); ++i) known[name(spans[i])] = i;
  Answer bridges(spans.size(), 0);
  while (!in.at_end()) {
    in.skip_blank_lines();
    in.next_line("row1 col1 row2 col2 count");
    std::array<std::string, 2> ends;
    for (std::string& end : ends) {
      const int row = in.number(1, rows);
      end = cell_name(row - 1, in.number(1, cols) - 1);
    }
    const std::string both = ends[0] + "-" + ends[1];
    const auto span = known.find(both);
    if (span == known.end()) {
      const bool swapped = known.contains(ends[1] + "-" + ends[0]);
      in.fail_as(std::string("expected ") +
                 (swapped ? "the smaller end first" : "two islands that see each other") +
                 ", got " + both);
    }
    int& count = bridges[span->second];
    if (count != 0) in.fail_as("expected each pair of islands once, got " + both + " again");
    count = read_value(in, 1, rules.max_bridges);
    in.end_line();
  }
  return bridges;
}

// In a partial answer an open span may have bridges, one with none certainly has none.
inline Drawing Hashi::drawing(const Answer& bridges) const {
  Drawing board(rows, cols);
  clear_borders(board);
  for (const Island& island : islands) {
    const int i = island.row * cols + island.col;
    board.cells[i].circle = true;
    write_given(board, i, island.clue == kUnknown ? "?" : std::to_string(island.clue));
  }
  const bool bare = !is_partial(bridges);
  for (std::size_t i = 0; i < spans.size(); ++i) {
    const Island& a = at(spans[i].from);
    const Island& b = at(spans[i].to);
    const int count = bridges[i] == kOpen && bare ? 0 : bridges[i];
    board.add_line({a.row * cols + a.col, b.row * cols + b.col, count});
  }
  return board;
}

// --- rules ----------------------------------------------------------------------------------

inline Broken Hashi::check_crossings(const Answer& bridges) const {
  Grid<int> over(rows, cols, -1);  // the span with bridges over this water
  for (std::size_t i = 0; i < spans.size(); ++i) {
    if (bridges[i] == 0) continue;
    const Island& a = at(spans[i].from);
    const Island& b = at(spans[i].to);
    const int step = horizontal(spans[i]) ? 1 : cols;
    for (int cell = over.index(a.row, a.col) + step; cell < over.index(b.row, b.col);
         cell += step) {
      if (over[cell] >= 0) {
        return "the bridges " + name(spans[over[cell]]) + " and " + name(spans[i]) + " cross";
      }
      over[cell] = static_cast<int>(i);
    }
  }
  return {};
}

// An island with more bridges than its clue says, or with fewer.
inline Broken Hashi::check_clues(const Answer& bridges, bool more) const {
  std::vector<int> count(islands.size(), 0);
  for (std::size_t i = 0; i < spans.size(); ++i) {
    count[spans[i].from] += bridges[i];
    count[spans[i].to] += bridges[i];
  }
  for (std::size_t i = 0; i < islands.size(); ++i) {
    if (islands[i].clue == kUnknown || islands[i].clue == count[i]) continue;
    if ((count[i] > islands[i].clue) != more) continue;
    return "the island " + name(static_cast<int>(i)) + " has " +
           counted(static_cast<std::size_t>(count[i]), "bridge") + ", but its clue is " +
           std::to_string(islands[i].clue);
  }
  return {};
}

inline Broken Hashi::check_loops(const Answer& bridges) const {
  if (!rules.no_loops) return {};
  Pieces pieces(static_cast<int>(islands.size()));
  for (std::size_t i = 0; i < spans.size(); ++i) {
    if (bridges[i] > 0 && !pieces.join(spans[i].from, spans[i].to)) {
      return "the bridge " + name(spans[i]) + " closes a loop";
    }
  }
  return {};
}

inline Broken Hashi::check_connected(const Answer& bridges) const {
  Pieces pieces(static_cast<int>(islands.size()));
  for (std::size_t i = 0; i < spans.size(); ++i) {
    if (bridges[i] > 0) pieces.join(spans[i].from, spans[i].to);
  }
  for (int i = 1; i < static_cast<int>(islands.size()); ++i) {
    if (pieces.find(i) != pieces.find(0)) {
      return "the islands " + name(0) + " and " + name(i) + " are not connected";
    }
  }
  return {};
}

// Missing bridges come last: a half-finished board always lacks some.
inline Broken Hashi::check(const Answer& bridges) const {
  if (Broken broken = check_crossings(bridges)) return broken;
  if (Broken broken = check_clues(bridges, true)) return broken;
  if (Broken broken = check_loops(bridges)) return broken;
  if (Broken broken = check_connected(bridges)) return broken;
  return check_clues(bridges, false);
}

}  // namespace p2c

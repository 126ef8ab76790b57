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
#include <optional>
#include <string>
#include <vector>

#include "instances/answer_rows.hpp"
#include "instances/drawings/drawing.hpp"
#include "instances/formats/format.hpp"
#include "instances/generator.hpp"
#include "instances/grid.hpp"
#include "instances/odd_sums.hpp"
#include "instances/parts/cell_clues.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

struct PenpaBoard;  // formats/penpa/penpa_board.hpp

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
    CellClues its{"board", std::move(noun), 1, rules.max_clue(), CellClues::UrlForm::kNumbers16};
    its.left_out = kUnknownClue;
    its.pzpr_cell = "island";
    return its;
  }

  std::vector<Slot> slots(const Stop* stop = nullptr) const;
  bool horizontal(const Span& span) const { return at(span.from).row == at(span.to).row; }
  const Island& at(int island) const { return islands[island]; }
  std::string name(int island) const { return cell_name(at(island).row, at(island).col); }
  std::string name(const Span& span) const { return name(span.from) + "-" + name(span.to); }

  static std::vector<Format<Hashi>> formats();                // hashi_formats.cpp
  static std::string text_of_penpa(const PenpaBoard& board);  // hashi_penpa.cpp
  static Hashi read_json(JsonObject& in);                     // hashi_json.cpp
  std::string write_json() const;
  static JsonSchema json_schema();
  static Hashi parse(TextReader& in);  // hashi_text.cpp
  std::string print() const;
  Broken check(const Answer& bridges) const;             // hashi_rules.cpp
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

}  // namespace p2c

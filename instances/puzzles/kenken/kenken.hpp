// KenKen: a Latin square whose cages give their sum, product, difference or quotient.
//
//   1  each row and each column holds 1 to n once
//   2  the operation of each cage, over its cells, gives its target. A difference is the largest
//      minus all the others, a quotient the largest divided by all the others. A remainder and a
//      power are of two cells, one number by the other in either order. A cage without an operation
//      may use any but these two; a cage without a clue, '?', has no rule
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "instances/answers/cell_slots.hpp"
#include "instances/drawings/drawing.hpp"
#include "instances/formats/format.hpp"
#include "instances/generator.hpp"
#include "instances/grid.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

struct PenpaBoard;  // formats/penpa/penpa_board.hpp

struct KenKen {
  static constexpr std::string_view kName = "kenken";
  static constexpr std::array<std::string_view, 4> kAliases{"calcudoku", "kendoku", "mathdoku",
                                                            "keen"};
  static constexpr std::string_view kAbout = "a Latin square with sums and products of cages";
  static constexpr int kMaxSize = 32;

  enum class Operation : char {
    kAny = '?',
    kAdd = '+',
    kSubtract = '-',
    kMultiply = '*',
    kDivide = '/',
    kModulo = '%',
    kPower = '^'
  };

  /// A remainder or a power: of exactly two cells, and with two values for most pairs.
  static constexpr bool is_of_pair(Operation operation) {
    return operation == Operation::kModulo || operation == Operation::kPower;
  }

  static constexpr long long kNoTarget = -1;

  struct Cage {
    std::vector<int> cells;  // in reading order
    Operation operation;     // kAdd for a single cell
    long long target;        // at least 0; kNoTarget without a clue, and kAny or kAdd then
    bool has_clue() const { return target != kNoTarget; }
    bool operator==(const Cage&) const = default;
  };

  int n = 0;
  std::vector<Cage> cages;  // in the order of their first cells

  int rows() const { return n; }
  int cols() const { return n; }
  bool operator==(const KenKen&) const = default;

  std::vector<Slot> slots(const Stop* stop = nullptr) const { return cell_slots(n, n, 1, n, stop); }

  /// Without clues; of numbers 0, 1, ... in the order of first cells.
  static std::vector<Cage> cages_of(const Grid<int>& ids);
  Grid<int> cages_in_cells() const;

  static std::string clue_text(const Cage& cage);             // as people write it: "6*", "?"
  static std::vector<Format<KenKen>> formats();               // kenken.cpp
  static std::string text_of_penpa(const PenpaBoard& board);  // kenken_penpa.cpp
  static KenKen read_json(JsonObject& in);                    // kenken_json.cpp
  std::string write_json() const;
  static JsonSchema json_schema();
  static KenKen parse(TextReader& in);  // kenken_text.cpp
  std::string print() const;
  Broken check(const Answer& digits) const;             // kenken_rules.cpp
  bool possible(const Answer& digits, int cell) const;  // kenken_possible.cpp
  /// What cages and lines say about each other, over and over, or until `stop` says so; in
  /// kenken_presolve.cpp.
  std::optional<Implied> presolve(const Stop* stop) const;
  static KenKen random(Rng& rng, int rows, int cols);  // kenken_random.cpp
  static Generator<KenKen> generator();                // kenken_generator.cpp
  std::optional<KenKen> with_clue_changed(Rng& rng) const;
  /// The operations: the first cell of each cage that has one.
  std::vector<int> clues() const;
  KenKen without(const std::vector<int>& clues) const;
  Drawing drawing(const Answer& digits) const;

 private:
  Broken check_lines(const Answer& digits) const;
  static bool keeps(const Cage& cage, const Answer& digits);
  Broken check_cage(const Cage& cage, const Answer& digits) const;
};

}  // namespace p2c

// KenKen: a Latin square whose cages give their sum, product, difference or quotient.
//
//   1  each row and each column holds 1 to n once
//   2  the operation of each cage, over its cells, gives its target. A difference is the largest
//      minus all the others, a quotient the largest divided by all the others. A cage without an
//      operation may use any of the four
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "instances/answers/cell_slots.hpp"
#include "instances/drawings/drawing.hpp"
#include "instances/formats/format.hpp"
#include "instances/generator.hpp"
#include "instances/grid.hpp"
#include "instances/notations/text/region_ids.hpp"
#include "instances/notations/text/text_grid.hpp"
#include "instances/puzzle.hpp"
#include "instances/puzzles/kenken/kenken_shapes.hpp"
#include "instances/text/size_line.hpp"

namespace p2c {

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
    kDivide = '/'
  };

  struct Cage {
    std::vector<int> cells;  // in reading order
    Operation operation;     // kAdd for a single cell
    long long target;        // at least 0
    bool operator==(const Cage&) const = default;
  };

  int n = 0;
  std::vector<Cage> cages;  // in the order of their first cells

  int rows() const { return n; }
  int cols() const { return n; }
  bool operator==(const KenKen&) const = default;

  std::vector<Slot> slots(const Stop* stop = nullptr) const { return cell_slots(n, n, 1, n, stop); }

  /// Without clues, as the target -1 says; of numbers 0, 1, ... in the order of first cells.
  static std::vector<Cage> cages_of(const Grid<int>& ids);
  Grid<int> cages_in_cells() const;

  static std::string clue_text(const Cage& cage);  // as people write it: "6*"
  static std::vector<Format<KenKen>> formats();    // kenken_sgt.cpp
  static KenKen read_json(JsonObject& in);         // kenken_json.cpp
  std::string write_json() const;
  static JsonSchema json_schema();
  static KenKen parse(TextReader& in);
  std::string print() const;
  Broken check(const Answer& digits) const;
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

inline std::vector<KenKen::Cage> KenKen::cages_of(const Grid<int>& ids) {
  std::vector<Cage> cages;
  for (std::vector<int>& cells : cells_by_region(ids)) {
    cages.push_back({std::move(cells), Operation::kAdd, -1});
  }
  return cages;
}

inline Grid<int> KenKen::cages_in_cells() const {
  Grid<int> ids(n, n);
  for (std::size_t id = 0; id < cages.size(); ++id) {
    for (const int cell : cages[id].cells) ids[cell] = static_cast<int>(id);
  }
  return ids;
}

// --- text -----------------------------------------------------------------------------------

namespace kenken_text {

constexpr std::string_view kClue = "'.', '-' or a clue such as 6+, 2-, 24*, 3/ or 5";

struct Clue {
  KenKen::Operation operation;
  long long target;
  Place place;
};

/// The operation of a sign: one of ASCII, x, or one of those in our drawings.
inline std::optional<KenKen::Operation> operation_of(std::string_view sign) {
  using Operation = KenKen::Operation;
  if (sign == "+") return Operation::kAdd;
  if (sign == "-" || sign == "\u2212") return Operation::kSubtract;
  if (sign == "*" || sign == "x" || sign == "\u00D7") return Operation::kMultiply;
  if (sign == "/" || sign == "\u00F7") return Operation::kDivide;
  return {};
}

inline Clue read_clue(TextReader& in, std::string_view token) {
  using Operation = KenKen::Operation;
  const std::size_t digits = std::min(token.find_first_not_of("0123456789"), token.size());
  const std::string_view sign = token.substr(digits);
  const auto operation = sign.empty() ? Operation::kAny : operation_of(sign);
  if (digits == 0 || !operation) in.fail(kClue);
  Clue clue{*operation, 0, in.place()};
  for (const char digit : token.substr(0, digits)) {
    if (__builtin_mul_overflow(clue.target, 10, &clue.target) ||
        __builtin_add_overflow(clue.target, digit - '0', &clue.target)) {
      in.fail("a target below 2^63");
    }
  }
  return clue;
}

// The clues by cell.
inline std::map<int, Clue> read_clues(TextReader& in, int n) {
  std::map<int, Clue> clues;
  read_text_grid(in, n, n, "clue row", kClue, [&](int cell, std::string_view word) {
    if (word != "." && word != "-") clues.emplace(cell, read_clue(in, word));
  });
  return clues;
}

// Gives the cage its one clue.
inline void take_clue(KenKen::Cage& cage, int n, const std::map<int, Clue>& clues,
                      const Place& place) {
  using Operation = KenKen::Operation;
  if (!is_one_piece(n, cage.cells)) {
    throw InputError(place, "expected the cells of a cage side by side, got a cage in two places");
  }
  const bool single = cage.cells.size() == 1;
  for (const int cell : cage.cells) {
    const auto found = clues.find(cell);
    if (found == clues.end()) continue;
    const Clue& clue = found->second;
    const bool needs_two =
        clue.operation == Operation::kSubtract || clue.operation == Operation::kDivide;
    if (cage.target >= 0) {
      throw InputError(clue.place, "expected one clue in a cage, got a second one");
    }
    if (single && needs_two) {
      throw InputError(clue.place, "expected two or more cells for - and /, got a single cell");
    }
    cage.operation = single ? Operation::kAdd : clue.operation;
    cage.target = clue.target;
  }
  if (cage.target < 0) throw InputError(place, "expected a clue in each cage, got none here");
}

}  // namespace kenken_text

inline KenKen KenKen::parse(TextReader& in) {
  in.next_line("the number of rows and of columns");
  KenKen puzzle;
  puzzle.n = read_rows(in, kMaxSize);
  const std::string columns = std::to_string(puzzle.n) + " columns, as many as rows";
  in.to_number(in.token(columns), puzzle.n, puzzle.n, columns);
  in.end_line();
  in.note_board(puzzle.n, puzzle.n);
  const std::map<int, kenken_text::Clue> clues = kenken_text::read_clues(in, puzzle.n);
  std::vector<Place> places;
  puzzle.cages = cages_of(read_region_ids(in, puzzle.n, puzzle.n, "cage", {}, &places));
  for (std::size_t i = 0; i < puzzle.cages.size(); ++i) {
    kenken_text::take_clue(puzzle.cages[i], puzzle.n, clues, places[i]);
  }
  return puzzle;
}

inline std::string KenKen::clue_text(const Cage& cage) {
  const bool sign = cage.cells.size() > 1 && cage.operation != Operation::kAny;
  return std::to_string(cage.target) +
         (sign ? std::string(1, static_cast<char>(cage.operation)) : "");
}

inline std::string KenKen::print() const {
  Grid<std::string> clues(n, n, ".");
  for (const Cage& cage : cages) clues[cage.cells[0]] = clue_text(cage);
  return std::to_string(n) + " " + std::to_string(n) + "\n" +
         print_grid(clues, [](const std::string& clue) { return clue; }) +
         print_region_ids(cages_in_cells());
}

inline Drawing KenKen::drawing(const Answer& digits) const {
  Drawing board(n, n);
  outline_regions(board, cages_in_cells());
  for (const Cage& cage : cages) board.cells[cage.cells[0]].label = clue_text(cage);
  write_values(board, digits);
  return board;
}

// --- rules ----------------------------------------------------------------------------------

namespace kenken_rules {

// What the operation gives; -1 where a quotient is not whole or a number leaves 64 bits.
inline long long value_of(KenKen::Operation operation, std::vector<int> digits) {
  std::sort(digits.rbegin(), digits.rend());
  long long result = digits[0];
  for (std::size_t i = 1; i < digits.size(); ++i) {
    const int digit = digits[i];
    switch (operation) {
      case KenKen::Operation::kAdd:
        result += digit;
        break;
      case KenKen::Operation::kSubtract:
        result -= digit;
        break;
      case KenKen::Operation::kMultiply:
        if (__builtin_mul_overflow(result, digit, &result)) return -1;
        break;
      case KenKen::Operation::kDivide:
        if (result % digit != 0) return -1;
        result /= digit;
        break;
      case KenKen::Operation::kAny:
        return -1;
    }
  }
  return result;
}

}  // namespace kenken_rules

inline Broken KenKen::check_lines(const Answer& digits) const {
  int k = 0;
  for (const std::vector<int>& line : board_lines(n, n)) {
    std::vector<int> cell_with(static_cast<std::size_t>(n) + 1, -1);
    for (const int i : line) {
      const int digit = digits[i];
      int& cell = cell_with[digit];
      if (cell >= 0) {
        return line_name(k, n) + " has " + std::to_string(digit) + " twice, in " +
               cell_name_at(cell, n) + " and " + cell_name_at(i, n);
      }
      cell = i;
    }
    ++k;
  }
  return {};
}

// The digits of the cage give its target.
inline bool KenKen::keeps(const Cage& cage, const Answer& digits) {
  std::vector<int> values;
  for (const int i : cage.cells) values.push_back(digits[i]);
  const auto gives = [&](Operation operation) {
    return kenken_rules::value_of(operation, values) == cage.target;
  };
  if (cage.operation != Operation::kAny) return gives(cage.operation);
  return gives(Operation::kAdd) || gives(Operation::kSubtract) || gives(Operation::kMultiply) ||
         gives(Operation::kDivide);
}

inline Broken KenKen::check_cage(const Cage& cage, const Answer& digits) const {
  if (keeps(cage, digits)) return {};
  std::string text;
  for (const int i : cage.cells) text += " " + std::to_string(digits[i]);
  const bool signless = cage.operation == Operation::kAny || cage.cells.size() == 1;
  const std::string sign = signless ? "" : std::string(1, static_cast<char>(cage.operation));
  return "the cage of " + cell_name_at(cage.cells[0], n) + " holds" + text + ", but its clue is " +
         std::to_string(cage.target) + sign;
}

inline Broken KenKen::check(const Answer& digits) const {
  if (Broken broken = check_lines(digits)) return broken;
  for (const Cage& cage : cages) {
    if (Broken broken = check_cage(cage, digits)) return broken;
  }
  return {};
}

}  // namespace p2c

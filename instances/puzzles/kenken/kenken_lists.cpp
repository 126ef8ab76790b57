// KenKens as lists of cages, below a line with the size.
//
//   kenken-list   "11 + A1 A2": target, operation, cells by column and row; or "11#0-6#+" with the
//                 cells numbered from 0 in reading order. '=' is a single cell
//   kenkengame    after the size the number of cages; then "1 11 2 1 1 2 1": operation, target,
//                 number of cells, row and column of each. Operations 0 to 6: none, sum,
//                 difference, product, quotient, remainder, power
//
// Sources: challenge 240 of r/dailyprogrammer as paralax/ColossalOpera has it (hard/kenken.md) and
// solvers for it; the boards of ermias-vm/KenKenGame-PROP.
#include <algorithm>
#include <array>
#include <limits>

#include "instances/parts/cut_board.hpp"
#include "instances/puzzles/kenken/kenken_formats.hpp"

namespace p2c {
namespace kenken_text {

ListedCages::ListedCages(int n, Place place)
    : n_(n), place_(std::move(place)), cage_of_(n, n, kNone) {}

void ListedCages::begin(Clue clue) { clues_.push_back(std::move(clue)); }

void ListedCages::add(int cell, const Place& place) {
  if (cage_of_[cell] != kNone) {
    throw InputError(place,
                     "expected each cell in one cage, got " + cell_name_at(cell, n_) + " again");
  }
  cage_of_[cell] = static_cast<int>(clues_.size()) - 1;
}

KenKen ListedCages::puzzle() const {
  for (int cell = 0; cell < cage_of_.size(); ++cell) {
    if (cage_of_[cell] != kNone) continue;
    throw InputError(place_,
                     "expected each cell in a cage, got none with " + cell_name_at(cell, n_));
  }
  Grid<int> ids = cage_of_;
  number_from_zero(ids);
  KenKen puzzle{n_, KenKen::cages_of(ids)};
  for (KenKen::Cage& cage : puzzle.cages) {
    const int first = cage.cells[0];
    const Clue& clue = clues_[static_cast<std::size_t>(cage_of_[first])];
    take_clue(cage, n_, {{first, clue}}, clue.place);
  }
  return puzzle;
}

}  // namespace kenken_text

namespace {

using kenken_text::Clue;
using kenken_text::ListedCages;
using Operation = KenKen::Operation;

// The sign '=' is for one cell, which has no operation.
Clue clue_of(TextReader& in, std::string_view target, std::string_view sign) {
  const std::string word = std::string(target) + (sign == "=" ? "" : std::string(sign));
  return kenken_text::read_clue(in, word, "a target and one of + - * / =");
}

// "A1": column and row.
int cell_by_name(TextReader& in, std::string_view name, int n) {
  const int col = name[0] >= 'a' ? name[0] - 'a' : name[0] - 'A';
  const std::string cells =
      "a cell from A1 to " + std::string(1, static_cast<char>('A' + n - 1)) + std::to_string(n);
  if (col < 0 || col >= n) in.fail(cells);
  return (in.to_number(name.substr(1), 1, n, cells) - 1) * n + col;
}

void read_named_cells(TextReader& in, std::string_view target, ListedCages& cages) {
  const std::string_view sign = in.token("an operation");
  cages.begin(clue_of(in, target, sign));
  do {
    const std::string_view name = in.token("a cell such as A1");
    cages.add(cell_by_name(in, name, cages.n()), in.place());
  } while (!in.line_done());
}

// "11#0-6#+".
void read_numbered_cells(TextReader& in, std::string_view line, ListedCages& cages) {
  const int most = cages.n() * cages.n() - 1;
  const std::size_t first = line.find('#');
  const std::size_t second = line.find('#', first + 1);
  if (second == std::string_view::npos) in.fail("a target, cells and an operation between '#'");
  cages.begin(clue_of(in, line.substr(0, first), line.substr(second + 1)));
  for (std::size_t at = first + 1; at <= second;) {
    const std::size_t end = std::min(line.find('-', at), second);
    const int cell = in.to_number(line.substr(at, end - at), 0, most,
                                  "cells numbered from 0 to " + std::to_string(most));
    cages.add(cell, in.place());
    at = end + 1;
  }
}

Content<KenKen> read_list(TextReader& in) {
  constexpr int kLetters = 26;
  in.skip_blank_lines();
  in.next_line("the number of rows");
  ListedCages cages(in.number(1, kLetters), in.place());
  in.end_line();
  in.note_board(cages.n(), cages.n());
  for (in.skip_blank_lines(); !in.at_end(); in.skip_blank_lines()) {
    in.next_line("a cage");
    const std::string_view word = in.token("a cage");
    const bool is_numbered = word.find('#') != std::string_view::npos;
    is_numbered ? read_numbered_cells(in, word, cages) : read_named_cells(in, word, cages);
    in.end_line();
  }
  return {cages.puzzle()};
}

// A size alone in its line, then a cage.
bool detect_list(std::string_view text, std::string_view /*file*/) try {
  TextReader in(text, "", {false});
  in.skip_blank_lines();
  in.next_line("");
  in.number(1, KenKen::kMaxSize);
  in.end_line();
  in.next_line("");
  const std::string_view word = in.token("");
  if (std::count(word.begin(), word.end(), '#') == 2) return true;
  in.to_number(word, 0, std::numeric_limits<int>::max());
  return std::string_view("+-*x/=%^").find(in.token("")) != std::string_view::npos;
} catch (const InputError&) {
  return false;
}

constexpr std::array kNumberedOperations = {
    Operation::kAny,    Operation::kAdd,    Operation::kSubtract, Operation::kMultiply,
    Operation::kDivide, Operation::kModulo, Operation::kPower};
constexpr auto kMostOperation = static_cast<int>(kNumberedOperations.size()) - 1;
constexpr int kMostListedTarget = std::numeric_limits<int>::max();

void read_numbers(TextReader& in, ListedCages& cages) {
  in.next_line("a cage");
  const int operation = in.number(0, kMostOperation);
  const Place place = in.place();
  const int target = in.number(0, kMostListedTarget);
  const int cells = in.number(1, operation == 0 ? 1 : cages.n() * cages.n());
  cages.begin({kNumberedOperations[static_cast<std::size_t>(operation)], target, place});
  for (int i = 0; i < cells; ++i) {
    const int row = in.number(1, cages.n());
    const Place cell = in.place();
    cages.add((row - 1) * cages.n() + in.number(1, cages.n()) - 1, cell);
  }
  in.end_line();
}

Content<KenKen> read_game(TextReader& in) {
  in.skip_blank_lines();
  in.next_line("the size and the number of cages");
  ListedCages cages(in.number(1, KenKen::kMaxSize), in.place());
  const int count = in.number(1, cages.n() * cages.n());
  in.end_line();
  in.note_board(cages.n(), cages.n());
  for (int i = 0; i < count; ++i) read_numbers(in, cages);
  in.expect_end();
  return {cages.puzzle()};
}

// All lines have as many numbers as their cages say: other texts begin with two numbers, too.
bool detect_game(std::string_view text, std::string_view /*file*/) try {
  constexpr int kMost = 1'000'000'000;
  TextReader in(text, "", {false});
  in.skip_blank_lines();
  in.next_line("");
  in.number(1, KenKen::kMaxSize);
  const int cages = in.number(1, KenKen::kMaxSize * KenKen::kMaxSize);
  if (!in.line_done()) return false;
  for (int i = 0; i < cages; ++i) {
    in.next_line("");
    in.number(0, kMostOperation);
    in.number(0, kMostListedTarget);
    const int numbers = 2 * in.number(1, KenKen::kMaxSize * KenKen::kMaxSize);
    for (int k = 0; k < numbers; ++k) in.number(0, kMost);
    if (!in.line_done()) return false;
  }
  return in.at_end();
} catch (const InputError&) {
  return false;
}

}  // namespace

Format<KenKen> kenken_list() {
  return {{"kenken-list", "KenKens as a list of cages: 11 + A1 A2", detect_list, {false}},
          {},
          kPuzzleOnly,
          read_list,
          nullptr};
}

Format<KenKen> kenken_game() {
  return {{"kenkengame", "KenKens of KenKenGame-PROP, all in numbers", detect_game, {false}},
          {},
          kPuzzleOnly,
          read_game,
          nullptr};
}

}  // namespace p2c

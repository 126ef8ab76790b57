#include "instances/puzzles/kenken/kenken_text.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "instances/notations/text/region_ids.hpp"
#include "instances/notations/text/text_grid.hpp"
#include "instances/puzzles/kenken/kenken_shapes.hpp"
#include "instances/text/size_line.hpp"

namespace p2c {
namespace kenken_text {
namespace {

constexpr std::string_view kClue = "'.', '-', '?' or a clue such as 6+, 2-, 24*, 3/ or 5";

}  // namespace

Clue read_clue(TextReader& in, std::string_view token, std::string_view expected) {
  using Operation = KenKen::Operation;
  const std::size_t digits = std::min(token.find_first_not_of("0123456789"), token.size());
  const std::string_view sign = token.substr(digits);
  const auto operation = sign.empty() ? Operation::kAny : operation_of(sign);
  if (digits == 0 || !operation) in.fail(expected);
  Clue clue{*operation, 0, in.place()};
  for (const char digit : token.substr(0, digits)) {
    if (__builtin_mul_overflow(clue.target, 10, &clue.target) ||
        __builtin_add_overflow(clue.target, digit - '0', &clue.target)) {
      in.fail("a target below 2^63");
    }
  }
  return clue;
}

namespace {

// The clues by cell.
std::map<int, Clue> read_clues(TextReader& in, int n) {
  std::map<int, Clue> clues;
  read_text_grid(in, n, n, "clue row", kClue, [&](int cell, std::string_view word) {
    if (word == "?") {
      clues.emplace(cell, Clue{KenKen::Operation::kAny, KenKen::kNoTarget, in.place()});
    } else if (word != "." && word != "-") {
      clues.emplace(cell, read_clue(in, word, kClue));
    }
  });
  return clues;
}

}  // namespace

std::optional<KenKen::Operation> operation_of(std::string_view sign) {
  using Operation = KenKen::Operation;
  if (sign == "+") return Operation::kAdd;
  if (sign == "-" || sign == "\u2212") return Operation::kSubtract;
  if (sign == "*" || sign == "x" || sign == "\u00D7") return Operation::kMultiply;
  if (sign == "/" || sign == "\u00F7") return Operation::kDivide;
  if (sign == "%" || sign == "mod") return Operation::kModulo;
  if (sign == "^") return Operation::kPower;
  return {};
}

void take_clue(KenKen::Cage& cage, int n, const std::map<int, Clue>& clues, const Place& place) {
  using Operation = KenKen::Operation;
  if (!is_one_piece(n, cage.cells)) {
    throw InputError(place, "expected the cells of a cage side by side, got a cage in two places");
  }
  const bool single = cage.cells.size() == 1;
  bool has_one = false;
  for (const int cell : cage.cells) {
    const auto found = clues.find(cell);
    if (found == clues.end()) continue;
    const Clue& clue = found->second;
    const bool needs_two =
        clue.operation == Operation::kSubtract || clue.operation == Operation::kDivide;
    if (std::exchange(has_one, true)) {
      throw InputError(clue.place, "expected one clue in a cage, got a second one");
    }
    if (single && needs_two) {
      throw InputError(clue.place, "expected two or more cells for - and /, got a single cell");
    }
    if (KenKen::is_of_pair(clue.operation) && cage.cells.size() != 2) {
      throw InputError(clue.place,
                       "expected two cells for % and ^, got " + std::to_string(cage.cells.size()));
    }
    cage.operation = single ? Operation::kAdd : clue.operation;
    cage.target = clue.target;
  }
  if (!has_one) throw InputError(place, "expected a clue in each cage, got none here");
}

}  // namespace kenken_text

KenKen KenKen::parse(TextReader& in) {
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

std::string KenKen::clue_text(const Cage& cage) {
  if (!cage.has_clue()) return "?";
  const bool sign = cage.cells.size() > 1 && cage.operation != Operation::kAny;
  return std::to_string(cage.target) +
         (sign ? std::string(1, static_cast<char>(cage.operation)) : "");
}

std::string KenKen::print() const {
  Grid<std::string> clues(n, n, ".");
  for (const Cage& cage : cages) clues[cage.cells[0]] = clue_text(cage);
  return std::to_string(n) + " " + std::to_string(n) + "\n" +
         print_grid(clues, [](const std::string& clue) { return clue; }) +
         print_region_ids(cages_in_cells());
}

}  // namespace p2c

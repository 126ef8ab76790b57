// What every puzzle is to the rest of the program: unknowns with a range, rules, text.
//
// A puzzle says nothing about SAT. Its `check` is the oracle for its encoding, so the two must
// not share code: `check` sees the puzzle and plain values only.
#pragma once

#include <algorithm>
#include <concepts>
#include <limits>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "instances/limits/stop.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {

struct Drawing;  // instances/drawings/drawing.hpp

/// One unknown of a puzzle: an integer from lo to hi (lo <= hi). Names are one-based, without
/// blanks: "r2c3" for a cell, "r1c1-r1c4" for a bridge.
struct Slot {
  int lo;
  int hi;
  std::string name;
};

/// One value per slot, in slot order. A board without slots has the empty answer.
using Answer = std::vector<int>;

/// In a partial answer: a slot whose value is open, printed as "?".
inline constexpr int kOpen = std::numeric_limits<int>::min();

/// No slot is open.
inline bool is_whole(const Answer& answer) {
  return std::find(answer.begin(), answer.end(), kOpen) == answer.end();
}

/// A value of a slot from lo to hi, or kOpen for "?".
inline int read_value(TextReader& in, int lo, int hi) {
  const std::string what = "a number from " + std::to_string(lo) + " to " + std::to_string(hi);
  const std::string_view token = in.token(what);
  return token == "?" ? kOpen : in.to_number(token, lo, hi, what);
}

/// The first broken rule, in words a person reads; nothing when all rules are kept.
using Broken = std::optional<std::string>;

/// A slot (by index) and a value of it.
using SlotValue = std::pair<int, int>;

/// Slots whose value is fixed beforehand.
using Givens = std::vector<SlotValue>;

/// What the rules alone imply: it holds in every answer. Values are within the slots' ranges.
struct Implied {
  Givens values;                            // slot = value
  std::vector<SlotValue> out;               // slot != value, of slots that are not in `values`
  std::vector<std::vector<SlotValue>> any;  // of each list one slot = value holds at least
};

/// The generator of every random board. Use it through `below` only: the standard
/// distributions differ between libraries, and equal seeds must give equal boards.
using Rng = std::mt19937_64;

/// A number from 0 to n - 1; n must be positive.
inline int below(Rng& rng, int n) { return static_cast<int>(rng() % static_cast<unsigned>(n)); }

/// True with a chance of `percent` in 100.
inline bool chance(Rng& rng, int percent) { return below(rng, 100) < percent; }

/// One more than `number`, or one less where that is not below `least`.
template <class Number>
Number one_off(Rng& rng, Number number, Number least) {
  return number == least || chance(rng, 50) ? number + 1 : number - 1;
}

/// A number drawn from `rng` shuffles `items` (Fisher and Yates).
template <class T>
void shuffle(std::vector<T>& items, Rng& rng) {
  for (std::size_t i = items.size(); i > 1; --i) {
    std::swap(items[i - 1], items[below(rng, static_cast<int>(i))]);
  }
}

/// What a puzzle type provides.
///
///   kName, kAbout           its word on the command line, and one line about it
///   parse(reader)           reads the lines after the name line; throws InputError
///   print()                 writes those lines, so that parse gives an equal puzzle
///   slots()                 the unknowns
///   check(answer)           the rules; the answer has a value within its range for each slot
///   random(rng, rows, cols) a small or large board; now and then one without a solution. Square
///                           puzzles take the smaller side
///   drawing(answer)         the board for people, with what is known of the answer: an open slot
///                           is kOpen. Slot i is drawn by cell i; where there are lines, by line i
///
/// Optional: presolve(stop) gives what every answer has in common, as far as it is found without a
/// solver; nothing at all when there is no answer. When `stop` says so it returns what it has. With
/// odd_sums(givens, stop) it says why, with these givens, if sums are odd: for proofs, in words.
/// Optional: possible(answer, slot) for tests that try all answers, slot after slot. The slots up
/// to `slot` have values, all later ones are kOpen, and so far it was true for each of them. False
/// only where by the rules no answer begins so; looking at what `slot` touches is enough.
/// Optional: answer_rows and parse_answer where the answer is not a grid with one slot per cell
/// (answer_text.hpp), formats() (formats/format.hpp), read_json, write_json and json_schema
/// (formats/json_format.hpp), says(value, has) for values that people have words for,
/// and what new puzzles need (generator.hpp). optional_members.hpp has the
/// signatures of all.
template <class P>
concept Puzzle = requires(const P puzzle, const Answer& answer, TextReader& reader, Rng& rng) {
  { P::kName } -> std::convertible_to<std::string_view>;
  { P::kAbout } -> std::convertible_to<std::string_view>;
  { P::parse(reader) } -> std::same_as<P>;
  { puzzle.print() } -> std::same_as<std::string>;
  { puzzle.slots() } -> std::same_as<std::vector<Slot>>;
  { puzzle.check(answer) } -> std::same_as<Broken>;
  { P::random(rng, 1, 1) } -> std::same_as<P>;
  { puzzle.drawing(answer) } -> std::same_as<Drawing>;
};

}  // namespace p2c

// A kind of puzzle, and a puzzle of any kind, as values: a program can make a kind while it runs.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "instances/answer_rows.hpp"
#include "instances/drawings/drawing.hpp"
#include "instances/formats/format.hpp"
#include "instances/formats/json_schema.hpp"
#include "instances/kind/abilities.hpp"
#include "instances/puzzle.hpp"
#include "instances/slot_cell.hpp"

namespace p2c {

struct PuzzleKind;
using KindPtr = std::shared_ptr<const PuzzleKind>;

class AnyPuzzle {
 public:
  explicit AnyPuzzle(KindPtr kind) : kind_(std::move(kind)) {}
  virtual ~AnyPuzzle() = default;

  const PuzzleKind& kind() const { return *kind_; }
  /// That of its kind.
  std::string_view name() const;
  /// The text form, from the name line on; parse gives an equal puzzle.
  virtual std::string print() const = 0;
  virtual const std::vector<Slot>& slots() const = 0;
  virtual Broken check(const Answer& answer) const = 0;
  /// False only where by the rules no answer begins with the values of the slots up to `slot`; the
  /// later ones are kOpen. It may be true where none does, and is for a kind that does not say.
  virtual bool possible(const Answer& answer, int slot) const = 0;
  /// What the kind (Presolving) says about all answers, without a solver; nothing when there is
  /// none. When `stop` says so it returns what it has. No part of `encode`, whose formula states
  /// the rules.
  std::optional<Implied> presolve(const Stop* stop) const;
  /// What its text and its JSON are made of, layer by layer.
  virtual std::vector<AnswerRows> answer_rows(const Answer& answer) const = 0;
  /// From the line "answer NAME" on. An open slot shows as "?", and the first line is then
  /// "forced NAME".
  std::string print_answer(const Answer& answer) const;
  virtual Answer parse_answer(TextReader& in) const = 0;
  /// The board with what is known of the answer; all slots kOpen: the bare puzzle.
  virtual Drawing drawing(const Answer& answer) const = 0;
  /// What a person says of the slot with this value, or without it: "is 5", "is not 5".
  virtual std::string says(int slot, int value, bool has) const = 0;
  /// The cell that a slot is, where it is one.
  virtual std::optional<SlotCell> cell_of(int slot) const = 0;
  /// The clues that may be left out, ascending; none where the kind has no such clues.
  virtual std::vector<int> clues() const = 0;
  /// The puzzle without these clues of it.
  virtual std::unique_ptr<const AnyPuzzle> without(const std::vector<int>& clues) const = 0;
  /// The puzzle with a number in one of its clues one more or one less; null where no clue has one.
  virtual std::unique_ptr<const AnyPuzzle> with_clue_changed(Rng& rng) const = 0;

  /// The puzzle where it is a P, which may be an incomplete type here; else null.
  template <class P>
  const P* as() const {
    return key() == &kKey<P> ? static_cast<const P*>(puzzle()) : nullptr;
  }

 protected:
  /// Its address names the type.
  template <class P>
  static constexpr char kKey{};

 private:
  virtual const void* key() const = 0;     // &kKey<P> of a P
  virtual const void* puzzle() const = 0;  // the P

  KindPtr kind_;
};

using PuzzlePtr = std::unique_ptr<const AnyPuzzle>;

/// What a text holds, of any kind.
struct AnyContent {
  PuzzlePtr puzzle;
  Givens givens;
  std::optional<Answer> answer;  // a slot may be kOpen
  std::optional<Answer> position = {};
};

/// A file format of one kind of puzzle (Format<P>).
struct AnyFormat {
  Scheme scheme;
  std::vector<std::string> words;
  unsigned carries;
  std::function<AnyContent(TextReader&)> read;
  /// Empty for a format that is only read. The puzzle is of this kind. Throws CannotCarry.
  std::function<std::string(const AnyPuzzle&, const Givens&, const std::optional<Answer>&)> write;
};

/// A kind of puzzle. A program can make one while it runs: its puzzles share it, so it lives as
/// long as they do.
struct PuzzleKind {
  std::string name;
  std::string about;
  std::function<PuzzlePtr(TextReader& in)> parse;  // the lines after the name line
  std::function<PuzzlePtr(Rng& rng, int rows, int cols)> random;
  std::function<JsonMembers()> json_schema;  // of our own JSON
  std::vector<AnyFormat> formats;            // our own text first
  bool refuses_beginnings = false;           // has `possible`
  bool winds = false;                        // what must be connected may wind through the board
  Abilities abilities;

  /// Its name and others that our own text has, in small letters.
  const std::vector<std::string>& names() const { return formats.front().words; }
};

/// An ability: what AnyPuzzle::presolve gives. A puzzle of a kind without it says nothing.
struct Presolving {
  std::function<std::optional<Implied>(const AnyPuzzle& puzzle, const Stop* stop)> presolve;
};

/// An ability: a board of a room for each clue, side by side.
struct OpenRooms {
  std::function<PuzzlePtr(int rows, int cols, const std::vector<int>& clues)> make;
};

/// Whether this is the name of the puzzle's kind, or another name that it is read by.
bool is_name_of(const AnyPuzzle& puzzle, std::string_view word);

}  // namespace p2c

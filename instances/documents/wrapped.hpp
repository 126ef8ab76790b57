// A puzzle of any type as an AnyPuzzle.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "instances/answer_text.hpp"
#include "instances/documents/puzzle_types.hpp"
#include "instances/documents/registry.hpp"
#include "instances/optional_members.hpp"

namespace p2c {

template <Puzzle P>
class Wrapped final : public AnyPuzzle {
  static_assert(optional_members_fit<P>());

 public:
  using Slots = std::shared_ptr<const std::vector<Slot>>;

  /// Throws Stopped.
  explicit Wrapped(P puzzle, const Stop* stop = nullptr)
      : AnyPuzzle(own_kind(static_cast<const P*>(nullptr))),
        puzzle_(std::move(puzzle)),
        slots_(std::make_shared<const std::vector<Slot>>(slots_of(puzzle_, stop))) {}
  /// With the slots of another puzzle, which are the same.
  Wrapped(P puzzle, Slots slots)
      : AnyPuzzle(own_kind(static_cast<const P*>(nullptr))),
        puzzle_(std::move(puzzle)),
        slots_(std::move(slots)) {}

  std::string print() const override { return std::string(P::kName) + "\n" + puzzle_.print(); }
  const std::vector<Slot>& slots() const override { return *slots_; }
  Broken check(const Answer& answer) const override { return puzzle_.check(answer); }
  bool possible(const Answer& answer, int slot) const override {
    if constexpr (RefusesBeginnings<P>) return puzzle_.possible(answer, slot);
    return true;
  }
  std::vector<AnswerRows> answer_rows(const Answer& answer) const override {
    return {p2c::answer_rows(puzzle_, *slots_, answer)};
  }
  Answer parse_answer(TextReader& in) const override {
    return p2c::parse_answer(puzzle_, *slots_, in);
  }
  Drawing drawing(const Answer& answer) const override { return puzzle_.drawing(answer); }
  std::string says(int /*slot*/, int value, bool has) const override {
    if constexpr (SaysValues<P>) {
      return P::says(value, has);
    } else {
      return (has ? "is " : "is not ") + std::to_string(value);
    }
  }
  std::optional<SlotCell> cell_of(int slot) const override {
    if constexpr (requires { puzzle_.cell_of(slot); }) {
      return puzzle_.cell_of(slot);
    } else if constexpr (HasAnswerRows<P>) {
      return {};
    } else {  // one slot per cell
      return SlotCell{0, slot / puzzle_.cols(), slot % puzzle_.cols()};
    }
  }
  std::vector<int> clues() const override {
    if constexpr (LeavesOutClues<P>) return puzzle_.clues();
    return {};
  }
  PuzzlePtr without(const std::vector<int>& clues) const override {
    if constexpr (LeavesOutClues<P>) {
      return on_its_slots(puzzle_.without(clues));
    } else {
      return on_its_slots(puzzle_);
    }
  }
  /// Another puzzle on the same slots.
  PuzzlePtr on_its_slots(P other) const {
    return std::make_unique<Wrapped<P>>(std::move(other), slots_);
  }
  PuzzlePtr with_clue_changed(Rng& rng) const override {
    if constexpr (ChangesClues<P>) {
      std::optional<P> changed = puzzle_.with_clue_changed(rng);
      if (changed) return std::make_unique<Wrapped<P>>(*std::move(changed));
    }
    return nullptr;
  }

 private:
  const void* key() const override { return &AnyPuzzle::kKey<P>; }
  const void* puzzle() const override { return &puzzle_; }

  // Kinds that tests make have slots that ask for no stop.
  static std::vector<Slot> slots_of(const P& puzzle, const Stop* stop) {
    if constexpr (requires { puzzle.slots(stop); }) {
      return puzzle.slots(stop);
    } else {
      return puzzle.slots();
    }
  }

  P puzzle_;
  Slots slots_;
};

template <Puzzle P>
PuzzlePtr wrap(P puzzle, const Stop* stop = nullptr) {
  return std::make_unique<Wrapped<P>>(std::move(puzzle), stop);
}

}  // namespace p2c

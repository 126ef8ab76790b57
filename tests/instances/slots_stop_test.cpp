// The naming of slots, which takes long on large boards, asks for a stop: by itself, and where a
// text is read. Boards on the same slots share them.
#include <doctest/doctest.h>

#include <algorithm>
#include <type_traits>

#include "instances/described/kind_of_parts.hpp"
#include "instances/documents/puzzles.hpp"
#include "instances/documents/wrapped.hpp"
#include "instances/kind/any_generator.hpp"
#include "tests/counting_stop.hpp"
#include "tests/instances/stop_after.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

constexpr int kEvery = 1024;  // slots between two polls

template <class P>
void check_naming() {
  CAPTURE(P::kName);
  const int side = std::is_same_v<P, KenKen> ? 30 : 120;
  Rng rng(1);
  const P puzzle = P::random(rng, side, side);
  const auto slots = static_cast<int>(puzzle.slots().size());
  const int all = (slots + kEvery - 1) / kEvery;
  CHECK(all >= (side > 30 ? 3 : 1));
  const CountingStop counting;
  CHECK(static_cast<int>(puzzle.slots(&counting).size()) == slots);
  CHECK(counting.polls() == all);
  const StopAfter last(all - 1);
  CHECK_THROWS_AS(puzzle.slots(&last), Stopped);
  const std::string text = puzzle.print();
  TextReader in(text, "f", {.stop = &counting});
  const PuzzlePtr read = find_kind(P::kName)->parse(in);
  CHECK(static_cast<int>(read->slots().size()) == slots);
  CHECK(counting.polls() >= 2 * all);
}

template <class... P>
void check_naming_of(PuzzleList<P...> /*all*/) {
  (check_naming<P>(), ...);
}

// Made of the kind once more; null of one that is not made of parts.
PuzzlePtr again(const AnyPuzzle& puzzle, const Stop* stop) {
  const auto* board = puzzle.as<BoardData>();
  if (board == nullptr) return nullptr;
  return board_of(KindPtr(KindPtr(), &puzzle.kind()), *board, stop);
}

void check_naming_of_parts(const PuzzleKind& kind) {
  CAPTURE(kind.name);
  Rng rng(1);
  constexpr int kCells = 120 * 120;
  const PuzzlePtr puzzle = kind.random(rng, 120, 120);
  const auto slots = static_cast<int>(puzzle->slots().size());
  const int all = (slots + kEvery - 1) / kEvery;
  CHECK(all >= 3);
  const CountingStop counting;
  if (again(*puzzle, &counting) == nullptr) return;
  CHECK(counting.polls() >= all);
  // Each layer of an answer begins anew, and cells without a slot are passed.
  CHECK(counting.polls() <= std::max(all, (kCells + kEvery - 1) / kEvery) + 1);
  const StopAfter last(all - 1);
  CHECK_THROWS_AS(again(*puzzle, &last), Stopped);
  const std::string text = puzzle->print();
  TextReader in(std::string_view(text).substr(text.find('\n') + 1), "f", {.stop = &counting});
  CHECK(static_cast<int>(kind.parse(in)->slots().size()) == slots);
  CHECK(counting.polls() >= 2 * all);
}

TEST_CASE("slots: their naming asks for a stop, and so does reading") {
  check_naming_of(AllPuzzles());
  for (const PuzzleKind& kind : puzzle_kinds()) {
    if (kind.name != KenKen::kName) check_naming_of_parts(kind);
  }
}

std::string names(const std::vector<Slot>& slots) {
  std::string all;
  for (const Slot& slot : slots) {
    all += slot.name + " " + std::to_string(slot.lo) + " " + std::to_string(slot.hi) + "\n";
  }
  return all;
}

template <class P>
void check_shared() {
  CAPTURE(P::kName);
  const Generator<P> its = P::generator();
  const AnyGenerator any = *generator_of(*find_kind(P::kName));
  Rng rng(1);
  std::optional<Planted<P>> planted;
  while (!planted) planted = its.plant(rng, 6, 6, Style(its.styles), nullptr);
  const PuzzlePtr wrapped = wrap(planted->puzzle);
  const auto check = [&](P (*change)(const P&), const auto& wrapped_change) {
    if (change == nullptr) return;
    CHECK(names(change(planted->puzzle).slots()) == names(planted->puzzle.slots()));
    CHECK(&wrapped_change(*wrapped)->slots() == &wrapped->slots());
  };
  check(its.base, any.base);
  check(its.bare, any.bare);
}

template <class... P>
void check_shared_of(PuzzleList<P...> /*all*/) {
  (check_shared<P>(), ...);
}

void check_shared_of_parts(const PuzzleKind& kind) {
  CAPTURE(kind.name);
  const std::optional<AnyGenerator> its = generator_of(kind);
  if (!its) return;
  const AnyGenerator& any = *its;
  Rng rng(1);
  const Style style(any.styles);
  std::optional<AnyPlanted> planted;
  while (!planted) planted = any.plant(rng, 6, 6, style, nullptr);
  const AnyPuzzle& board = *planted->puzzle;
  if (board.as<BoardData>() == nullptr) return;
  const auto check = [&](const PuzzlePtr& other) {
    CHECK(&other->slots() == &board.slots());
    CHECK(names(again(*other, nullptr)->slots()) == names(board.slots()));
  };
  if (any.base) check(any.base(board));
  if (any.bare) check(any.bare(board));
  if (any.with_clues_of) check(any.with_clues_of(board, planted->answer, rng, style));
}

TEST_CASE("slots: boards that generation makes of one have its slots") {
  check_shared_of(AllPuzzles());
  for (const PuzzleKind& kind : tested_kinds()) check_shared_of_parts(kind);
}

}  // namespace
}  // namespace p2c

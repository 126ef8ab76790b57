// The naming of slots, which takes long on large boards, asks for a stop: by itself, and where a
// text is read. Boards on the same slots share them.
#include <doctest/doctest.h>

#include <type_traits>

#include "instances/documents/puzzles.hpp"
#include "instances/documents/wrapped.hpp"
#include "instances/kind/any_generator.hpp"
#include "tests/counting_stop.hpp"
#include "tests/instances/stop_after.hpp"

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

TEST_CASE("slots: their naming asks for a stop, and so does reading") {
  check_naming_of(AllPuzzles());
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
  const auto names = [](const std::vector<Slot>& slots) {
    std::string all;
    for (const Slot& slot : slots) {
      all += slot.name + " " + std::to_string(slot.lo) + " " + std::to_string(slot.hi) + "\n";
    }
    return all;
  };
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

TEST_CASE("slots: boards that generation makes of one have its slots") {
  check_shared_of(AllPuzzles());
}

}  // namespace
}  // namespace p2c

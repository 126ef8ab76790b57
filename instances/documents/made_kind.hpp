// The kind of the puzzles of a type, with all that the type has. Included by the source files that
// kind.cpp.in is made into, one for each type.
#pragma once

#include <cassert>
#include <memory>
#include <utility>

#include "instances/documents/any_odd_sums.hpp"
#include "instances/documents/registry.hpp"
#include "instances/documents/wrapped.hpp"
#include "instances/documents/wrapped_generator.hpp"
#include "instances/formats/json_format.hpp"
#include "instances/formats/text.hpp"
#include "instances/kind/reads_penpa.hpp"

namespace p2c {

template <Puzzle P>
AnyFormat wrap_format(const Format<P>& format) {
  AnyFormat any{format.scheme, {format.words.begin(), format.words.end()}, format.carries, {}, {}};
  any.read = [read = format.read](TextReader& in) -> AnyContent {
    Content<P> content = read(in);
    return {wrap(std::move(content.puzzle), in.stop()), std::move(content.givens),
            std::move(content.answer), std::move(content.position)};
  };
  if (format.write == nullptr) return any;
  any.write = [write = format.write](const AnyPuzzle& puzzle, const Givens& givens,
                                     const std::optional<Answer>& answer) {
    assert(puzzle.as<P>() != nullptr);
    return write({*puzzle.as<P>(), givens, answer});
  };
  return any;
}

template <Puzzle P>
Abilities abilities_of() {
  Abilities all;
  if constexpr (HasRooms<P>) {
    all.add(OpenRooms{[](int rows, int cols, const std::vector<int>& clues) {
      return wrap(P::open_rooms(rows, cols, clues));
    }});
  }
  if constexpr (Presolves<P>) {
    all.add(Presolving{
        [](const AnyPuzzle& puzzle, const Stop* stop) { return puzzle.as<P>()->presolve(stop); }});
  }
  if constexpr (FindsOddSums<P>) {
    all.add(SumsUp{[](const AnyPuzzle& puzzle, const Givens& givens, const Stop* stop) {
      return puzzle.as<P>()->odd_sums(givens, stop);
    }});
  }
  if constexpr (requires(const PenpaBoard& board) { P::text_of_penpa(board); }) {
    all.add(ReadsPenpa{[](const PenpaBoard& board) { return P::text_of_penpa(board); }});
  }
  if constexpr (HasGenerator<P>) {
    all.add(MakesPuzzles{[] { return wrap_generator(P::generator()); }});
  }
  return all;
}

template <Puzzle P>
KindPtr made_kind() {
  PuzzleKind kind;
  kind.name = P::kName;
  kind.about = P::kAbout;
  kind.parse = [](TextReader& in) { return wrap(P::parse(in), in.stop()); };
  kind.random = [](Rng& rng, int rows, int cols) { return wrap(P::random(rng, rows, cols)); };
  kind.json_schema = [] { return json_schema<P>().of_kind(P::kName); };
  kind.formats = {wrap_format(text_format<P>()), wrap_format(json_format<P>())};
  if constexpr (HasFormats<P>) {
    for (const Format<P>& format : P::formats()) kind.formats.push_back(wrap_format(format));
  }
  kind.refuses_beginnings = RefusesBeginnings<P>;
  kind.abilities = abilities_of<P>();
  return std::make_shared<const PuzzleKind>(std::move(kind));
}

}  // namespace p2c

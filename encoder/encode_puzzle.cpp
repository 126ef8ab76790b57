#include "encoder/encode_puzzle.hpp"

#include <cassert>
#include <map>
#include <utility>

#include "encoder/connectivity/connected.hpp"
#include "encoder/encode_rules.hpp"
#include "encoder/encodings.hpp"
#include "instances/kinds/kind_of_rules.hpp"

namespace p2c {
namespace {

template <class P>
std::pair<const PuzzleKind*, Encoding> encoding_of() {
  const auto its = [](const AnyPuzzle& puzzle, const Unknowns& x, const EncodeOptions& options,
                      ClauseSink& out) {
    assert(puzzle.as<P>() != nullptr);
    encode(*puzzle.as<P>(), x, options, out);
  };
  return {own_kind(static_cast<const P*>(nullptr)).get(), {its}};
}

template <class... P>
std::map<const PuzzleKind*, Encoding> encodings_of(PuzzleList<P...> /*list*/) {
  return {encoding_of<P>()...};
}

void encode_text(const AnyPuzzle& puzzle, const Unknowns& x, const EncodeOptions& options,
                 ClauseSink& out) {
  assert(puzzle.as<BoardData>() != nullptr);
  const RuleBoard board(puzzle.kind().abilities.find<RulesAsText>()->text, *puzzle.as<BoardData>());
  encode_rules(board, x, options, out);
}

// Of the list's kinds, and of those with rules as text; another one that a program makes while it
// runs has its own.
const Encoding& encoding_of(const PuzzleKind& kind) {
  static const std::map<const PuzzleKind*, Encoding> of_list = encodings_of(AllPuzzles());
  if (const auto* own = kind.abilities.find<Encoding>()) return *own;
  static const Encoding of_rules{encode_text};
  return kind.abilities.find<RulesAsText>() != nullptr ? of_rules : of_list.at(&kind);
}

}  // namespace

Unknowns encode_all(const AnyPuzzle& puzzle, const Givens& givens, const EncodeOptions& options,
                    ClauseSink& out) {
  Unknowns x(out, puzzle.slots(), givens);
  out.remark([&] { return "the rules of " + std::string(puzzle.name()); });
  encoding_of(puzzle.kind()).encode(puzzle, x, options, out);
  return x;
}

Connectivity form_in_files(const AnyPuzzle& puzzle) {
  return puzzle.kind().winds ? Connectivity::kElimination : Connectivity::kLayers;
}

bool has_connectivity(const AnyPuzzle& puzzle, EncodeOptions options, const Stop* stop) {
  options.connectivity = Connectivity::kCuts;
  WithoutGraphs<CountingSink> sink;
  sink.stop_with(stop);
  encode_all(puzzle, {}, options, sink);
  return sink.left_out();
}

}  // namespace p2c

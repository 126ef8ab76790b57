#include "encoder/encode_puzzle.hpp"

#include <cassert>

#include "encoder/connectivity/connected.hpp"
#include "encoder/encode_rules.hpp"
#include "encoder/encodings.hpp"
#include "instances/kinds/kind_of_rules.hpp"

namespace p2c {
namespace {

// By its type, so that the kinds of the other types are not made.
template <class... P>
void encode_type(PuzzleList<P...> /*all*/, const AnyPuzzle& puzzle, const Unknowns& x,
                 const EncodeOptions& options, ClauseSink& out) {
  const auto encode_if = [&](const auto* its) {
    if (its != nullptr) encode(*its, x, options, out);
    return its != nullptr;
  };
  [[maybe_unused]] const bool is_encoded = (encode_if(puzzle.as<P>()) || ...);
  assert(is_encoded);
}

void encode_text(const AnyPuzzle& puzzle, const Unknowns& x, const EncodeOptions& options,
                 ClauseSink& out) {
  assert(puzzle.as<BoardData>() != nullptr);
  const RuleBoard board(puzzle.kind().abilities.find<RulesAsText>()->text, *puzzle.as<BoardData>());
  encode_rules(board, x, options, out);
}

void encode_rules_of(const AnyPuzzle& puzzle, const Unknowns& x, const EncodeOptions& options,
                     ClauseSink& out) {
  const Abilities& abilities = puzzle.kind().abilities;
  if (const auto* own = abilities.find<Encoding>()) {
    own->encode(puzzle, x, options, out);  // of a kind that a program makes while it runs
  } else if (abilities.find<RulesAsText>() != nullptr) {
    encode_text(puzzle, x, options, out);
  } else {
    encode_type(AllPuzzles(), puzzle, x, options, out);
  }
}

}  // namespace

Unknowns encode_all(const AnyPuzzle& puzzle, const Givens& givens, const EncodeOptions& options,
                    ClauseSink& out) {
  Unknowns x(out, puzzle.slots(), givens);
  out.remark([&] { return "the rules of " + std::string(puzzle.name()); });
  encode_rules_of(puzzle, x, options, out);
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

#include "encoder/encode_puzzle.hpp"

#include <cassert>

#include "encoder/connectivity/connected.hpp"
#include "encoder/encodings.hpp"

namespace p2c {
namespace {

// Calls the encoding of the puzzle's type; false when the list does not have the type.
template <class... P>
bool encode_as(PuzzleList<P...> /*list*/, const AnyPuzzle& puzzle, const Unknowns& x,
               const EncodeOptions& options, ClauseSink& out) {
  const auto encode_if = [&](const auto* its) {
    if (its != nullptr) encode(*its, x, options, out);
    return its != nullptr;
  };
  return (encode_if(puzzle.as<P>()) || ...);
}

}  // namespace

Unknowns encode_all(const AnyPuzzle& puzzle, const Givens& givens, const EncodeOptions& options,
                    ClauseSink& out) {
  Unknowns x(out, puzzle.slots(), givens);
  out.remark([&] { return "the rules of " + std::string(puzzle.name()); });
  [[maybe_unused]] const bool listed = encode_as(AllPuzzles(), puzzle, x, options, out);
  assert(listed);
  return x;
}

Connectivity form_in_files(const AnyPuzzle& puzzle) {
  const PuzzleKind* kind = find_kind(puzzle.name());
  return kind != nullptr && kind->winds ? Connectivity::kElimination : Connectivity::kLayers;
}

bool has_connectivity(const AnyPuzzle& puzzle, EncodeOptions options) {
  options.connectivity = Connectivity::kCuts;
  WithoutGraphs<CountingSink> sink;
  encode_all(puzzle, {}, options, sink);
  return sink.left_out();
}

}  // namespace p2c

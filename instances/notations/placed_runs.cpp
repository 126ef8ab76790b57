#include "instances/notations/placed_runs.hpp"

namespace p2c {

CluedRuns runs_at(const std::map<int, Place>& places, const Grid<RunClue>& framed) {
  if (const auto stray = stray_clue(framed)) {
    throw InputError(places.at(*stray), "expected a number only where a run begins, got " +
                                            in_quotes(run_clue_in_words(framed[*stray])));
  }
  return without_frame(framed);
}

}  // namespace p2c

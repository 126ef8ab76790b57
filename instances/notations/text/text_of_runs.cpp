// Numbers of runs between blocks in our text.
#include <map>

#include "instances/notations/placed_runs.hpp"
#include "instances/notations/text/part_text.hpp"
#include "instances/notations/text/text_grid.hpp"

namespace p2c {

CluedRuns read_text_part(const RunsWithClues& its, TextReader& in, int rows, int cols) {
  const std::string open = "'-'";
  const std::string what = expected_run_clue(its, open);
  const std::string at_edge = expected_run_clue(its, "");
  Grid<RunClue> framed(rows + 1, cols + 1);
  std::map<int, Place> places;
  read_text_grid_of("place", in, rows + 1, cols + 1, what, [&](int i, std::string_view word) {
    const bool outside = i < framed.cols || i % framed.cols == 0;
    if (!outside && (word == "-" || word == ".")) return;
    const auto clue = run_clue_of_words(its, word);
    if (!clue) in.fail(outside ? at_edge : what);
    framed[i] = *clue;
    places[i] = in.place();
  });
  return runs_at(places, framed);
}

std::string print_part(const RunsWithClues& /*its*/, const CluedRuns& runs) {
  return print_grid(with_frame(runs),
                    [](const RunClue& clue) { return clue.block ? run_clue_in_words(clue) : "-"; });
}

}  // namespace p2c

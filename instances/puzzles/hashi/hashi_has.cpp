// The .has files of Coelho, Laporte, Lindbeck and Vidal: a line "rows columns islands", then the
// rows, 0 for water and 1 to 8 for an island.
#include <algorithm>

#include "instances/limits/board_size.hpp"
#include "instances/notations/text/text_grid.hpp"
#include "instances/puzzles/hashi/hashi_formats.hpp"

namespace p2c {
namespace {

bool detect(std::string_view text, std::string_view file) {
  if (file.ends_with(".has")) return true;
  try {
    TextReader in(text, "");
    in.next_line("");
    for (int i = 0; i < 3; ++i) in.number(0, 1'000'000'000);
    return in.line_done();
  } catch (const InputError&) {
    return false;
  }
}

constexpr int kMostClue = 8;

Content<Hashi> read_has(TextReader& in) {
  in.next_line("rows, columns and islands");
  const int rows = in.number(1, kMostBoardCells);
  const int cols = in.number(1, kMostBoardCells);
  check_board_size(in, rows, cols);
  const int announced = in.number(0, kMostBoardCells);
  const Place count_place = in.place();
  in.end_line();
  std::vector<Hashi::Island> islands;
  for (int r = 0; r < rows; ++r) {
    in.next_line("row " + std::to_string(r + 1));
    for (int c = 0; c < cols; ++c) {
      const int clue = in.number(0, kMostClue);
      if (clue > 0) islands.push_back({r, c, clue});
    }
    in.end_line();
  }
  in.expect_end();
  if (announced != static_cast<int>(islands.size())) {
    in.warn_at(count_place, std::to_string(announced) + " islands announced, " +
                                std::to_string(islands.size()) + " found");
  }
  return {Hashi::of_islands(rows, cols, std::move(islands))};
}

std::string write_has(const Content<Hashi>& content) {
  const Hashi& puzzle = content.puzzle;
  refuse_special_rules(puzzle);
  for (const Hashi::Island& island : puzzle.islands) {
    if (island.clue == Hashi::kUnknown) throw CannotCarry("an island '?'");
  }
  return std::to_string(puzzle.rows) + " " + std::to_string(puzzle.cols) + " " +
         std::to_string(puzzle.islands.size()) + "\n" +
         print_grid(puzzle.clues_in_cells(),
                    [](int clue) { return std::to_string(std::max(clue, 0)); });
}

}  // namespace

Format<Hashi> hashi_has() {
  return {{"has", "Hashi instances of Coelho et al. 2019", detect, {false}},
          {},
          kPuzzleOnly,
          read_has,
          write_has};
}

}  // namespace p2c

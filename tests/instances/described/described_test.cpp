// A puzzle of two grids, described by its parts: what follows from them.
#include "instances/described/described.hpp"

#include <doctest/doctest.h>

#include <array>

#include "instances/answers/shaded_cells.hpp"
#include "instances/formats/json_format.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c {
namespace {

struct TwoGrids : Described<TwoGrids> {
  static constexpr std::string_view kName = "two-grids";
  static constexpr std::array<std::string_view, 1> kPids{"two-grids"};
  static constexpr std::string_view kAbout = "regions and clues";
  using Answers = ShadedCells;

  CutBoard region;
  Grid<int> clue;

  static auto parts() {
    return std::tuple(MemberPart{&TwoGrids::region, Regions{"regions", "they count"}},
                      MemberPart{&TwoGrids::clue, CellClues{"clues", "a number", 0, 3,
                                                            CellClues::UrlForm::kNumbers4}});
  }
  const Grid<int>& board() const { return clue; }
  Broken check(const Answer& /*shaded*/) const { return {}; }
  static TwoGrids random(Rng& /*rng*/, int /*rows*/, int /*cols*/) { return {}; }
};

constexpr std::string_view kText = "2 3\n1 1 2\n1 2 2\n3 - ?\n- 0 -\n";

TwoGrids of_json(const std::string& members) {
  const std::string text = "{" + members + "}";
  TextReader in(text, "json");
  return read_json<TwoGrids>(in).puzzle;
}

TEST_CASE("described: two grids are read and written in their order") {
  const TwoGrids puzzle = puzzle_of<TwoGrids>(kText);
  CHECK(puzzle.region.room.cells == std::vector{0, 0, 1, 0, 1, 1});
  CHECK(puzzle.clue.cells == std::vector{3, kNoClue, kUnknownClue, kNoClue, 0, kNoClue});
  CHECK(puzzle.print() == kText);
  CHECK(of_json("\"puzzle\": \"two-grids\", " + puzzle.write_json()).print() == kText);
  for (const Format<TwoGrids>& format : TwoGrids::formats()) {
    const std::string written = format.write({puzzle});
    TextReader in(written, "file");
    CHECK(format.read(in).puzzle.print() == kText);
  }
}

TEST_CASE("described: grids of JSON have the size of the first") {
  const std::string regions = "\"regions\": [[1, 1, 2], [1, 2, 2]], ";
  CHECK(error_of([&] { of_json(regions + "\"clues\": [[0, 0], [0, 0]]"); }) ==
        "json:1:46: expected 2 x 3 cells, got 2 x 2 cells");
  CHECK(error_of([&] { of_json(regions + "\"clues\": [[0, 0, 0, 0], [0, 0, 0, 0]]"); }) ==
        "json:1:46: expected 2 x 3 cells, got 2 x 4 cells");
}

TEST_CASE("described: clues are those of the one part that has some, and all is turned") {
  Rng rng(1);
  const TwoGrids puzzle = puzzle_of<TwoGrids>(kText);
  CHECK(puzzle.clues() == std::vector{0, 4});
  CHECK(puzzle.without({4}).print() == "2 3\n1 1 2\n1 2 2\n3 - ?\n- - -\n");
  CHECK(puzzle.transposed().print() == "3 2\n1 1\n1 2\n2 2\n3 -\n- 0\n? -\n");
  CHECK(puzzle.mirrored().print() == "2 3\n1 2 2\n1 1 2\n? - 3\n- 0 -\n");
  for (int i = 0; i < 20; ++i) {
    const TwoGrids changed = *puzzle.with_clue_changed(rng);
    CHECK(changed.clue[0] + changed.clue[4] != 3);
    CHECK(changed.clue[0] <= 3);
    CHECK(changed.region == puzzle.region);
  }
}

}  // namespace
}  // namespace p2c

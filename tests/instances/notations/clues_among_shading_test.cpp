// Clues and the shading of the other cells in one grid of a pzprv3 file.
#include <doctest/doctest.h>

#include "instances/formats/format.hpp"
#include "instances/notations/pzprv3/part_lines.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::clues_among_shading_test {
namespace {

const CellClues kClues = [] {
  CellClues its{"clues", "a size", 1, 99, CellClues::UrlForm::kNumbers16};
  its.pzpr_cell = "cell";
  its.among_shading = true;
  return its;
}();

struct Found {
  Grid<int> clues;
  std::optional<Answer> shading;
};

Found read(const std::string& rows) {
  const std::string text = "pzprv3\nnurikabe\n2\n3\n" + rows;
  TextReader in(text, "file");
  PzprFile file(in, false);
  Found found;
  found.clues = read_pzpr_part(kClues, file, found.shading);
  return found;
}

TEST_CASE("clues among shading: cells with a clue are unshaded, where any other is marked") {
  const Found found = read(". 5 # \n+ . - \n");
  CHECK(found.clues.cells == std::vector{kNoClue, 5, kNoClue, kNoClue, kNoClue, kUnknownClue});
  REQUIRE(found.shading);
  CHECK(*found.shading == Answer{kOpen, 0, 1, 0, kOpen, 0});
  CHECK(!read(". 5 . \n. . - \n").shading);
}

TEST_CASE("clues among shading: what is written is read again") {
  for (const std::string rows : {". 5 # \n+ . - \n", ". 5 . \n. . - \n"}) {
    const Found found = read(rows);
    CHECK(write_pzpr_part(kClues, found.clues, found.shading) == rows);
  }
}

TEST_CASE("clues among shading: an answer is not to be seen where each cell has a clue") {
  const Found found = read("1 2 3 \n- 5 6 \n");
  CHECK(!found.shading);
  CHECK(write_pzpr_part(kClues, found.clues, {}) == "1 2 3 \n- 5 6 \n");
  CHECK_THROWS_AS(write_pzpr_part(kClues, found.clues, Answer(6, 0)), CannotCarry);
}

TEST_CASE("clues among shading: an error has its place") {
  CHECK(error_of([] { read(". 5 # \n+ 0 - \n"); }) ==
        "file:6:3: expected '.', '#', '+', '-' or a size from 1 to 99, got '0'");
}

}  // namespace
}  // namespace p2c::clues_among_shading_test

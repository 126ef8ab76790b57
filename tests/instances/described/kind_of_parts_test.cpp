// A kind whose boards are two grids: what follows from its parts.
#include "instances/described/kind_of_parts.hpp"

#include <doctest/doctest.h>

#include "instances/kind/any_generator.hpp"
#include "instances/notations/text/board_text.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::kind_of_parts_test {
namespace {

KindOfParts two_grids() {
  KindOfParts its;
  its.name = "two-grids";
  its.about = "regions and clues";
  its.made_of = {{"two-grids"},
                 {Regions{"regions", "they count"},
                  CellClues{"clues", "a number", 0, 3, CellClues::UrlForm::kNumbers4}},
                 {ShadedCells()}};
  its.judge = [](const BoardData& /*board*/) {
    return BoardJudge{[](const Answer& shaded) -> Broken {
                        if (shaded[0] == 1) return "the first cell is shaded";
                        return {};
                      },
                      {}};
  };
  return its;
}

constexpr std::string_view kText = "2 3\n1 1 2\n1 2 2\n3 - ?\n- 0 -\n";

BoardData board_of_text(std::string_view text) {
  TextReader in(text, "puzzle");
  return read_text_board(two_grids().made_of, in);
}
std::string text_of(const BoardData& board) { return print_board(two_grids().made_of, board); }

std::string error_in_json(const std::string& members) {
  const KindPtr kind = kind_of(two_grids());
  const std::string text = "{" + members + "}";
  TextReader in(text, "json");
  return error_of([&] { kind->formats[1].read(in); });
}

TEST_CASE("parts: two grids are read and written in their order") {
  const KindPtr kind = kind_of(two_grids());
  TextReader lines(kText, "puzzle");
  const PuzzlePtr puzzle = kind->parse(lines);
  const BoardData& board = *puzzle->as<BoardData>();
  CHECK(board.part<CutBoard>(0).room.cells == std::vector{0, 0, 1, 0, 1, 1});
  CHECK(board.part<Grid<int>>(1).cells ==
        std::vector{3, kNoClue, kUnknownClue, kNoClue, 0, kNoClue});
  CHECK(puzzle->print() == "two-grids\n" + std::string(kText));
  CHECK(kind->formats.size() == 5);
  for (const AnyFormat& format : kind->formats) {
    const std::string written = format.write(*puzzle, {}, {});
    TextReader in(written, "file");
    CHECK(format.read(in).puzzle->print() == puzzle->print());
  }
}

TEST_CASE("parts: grids of JSON have the size of the first") {
  const std::string regions = "\"regions\": [[1, 1, 2], [1, 2, 2]], ";
  CHECK(error_in_json(regions + "\"clues\": [[0, 0], [0, 0]]") ==
        "json:1:46: expected 2 x 3 cells, got 2 x 2 cells");
  CHECK(error_in_json(regions + "\"clues\": [[0, 0, 0, 0], [0, 0, 0, 0]]") ==
        "json:1:46: expected 2 x 3 cells, got 2 x 4 cells");
}

TEST_CASE("parts: clues are those of the one part that has some, and all is turned") {
  Rng rng(1);
  const Parts parts = two_grids().made_of.parts;
  const BoardData board = board_of_text(kText);
  CHECK(clues_of(parts, board) == std::vector{0, 4});
  CHECK(text_of(without_clues(parts, board, {4})) == "2 3\n1 1 2\n1 2 2\n3 - ?\n- - -\n");
  CHECK(text_of(transposed(parts, board)) == "3 2\n1 1\n1 2\n2 2\n3 -\n- 0\n? -\n");
  CHECK(text_of(mirrored(parts, board)) == "2 3\n1 2 2\n1 1 2\n? - 3\n- 0 -\n");
  for (int i = 0; i < 20; ++i) {
    const BoardData changed = *with_clue_changed(parts, board, rng);
    const Grid<int>& clues = changed.part<Grid<int>>(1);
    CHECK(clues[0] + clues[4] != 3);
    CHECK(clues[0] <= 3);
    CHECK(changed.part<CutBoard>(0) == board.part<CutBoard>(0));
  }
}

// The first cell is shaded in half of them.
std::optional<Planted<BoardData>> plant(Rng& rng, int rows, int cols, const Style& /*style*/,
                                        const Stop* /*stop*/) {
  Answer shaded(static_cast<std::size_t>(rows * cols), 0);
  shaded[0] = below(rng, 2);
  return Planted<BoardData>{
      {rows, cols, {Regions::blank(rows, cols), CellClues::blank(rows, cols)}}, std::move(shaded)};
}

TEST_CASE("parts: what is planted and breaks a rule is given up where a kind says so") {
  for (const bool gives_up : {false, true}) {
    KindOfParts its = two_grids();
    its.gives_up_broken = gives_up;
    its.generator.emplace().plant = plant;
    const KindPtr kind = kind_of(its);
    const AnyGenerator generator = *generator_of(*kind);
    Rng rng(1);
    int right = 0;
    int broken = 0;
    for (int i = 0; i < 50; ++i) {
      const auto planted = generator.plant(rng, 2, 2, Style(), nullptr);
      if (!planted) continue;
      ++(planted->puzzle->check(planted->answer) ? broken : right);
    }
    CHECK(right > 10);
    CHECK((broken > 10) == !gives_up);
  }
}

TEST_CASE("parts: further formats come after those of the parts") {
  KindOfParts its = two_grids();
  its.formats = {
      {{"cells", "how many cells", nullptr},
       {},
       kPuzzleOnly,
       [](TextReader& in) {
         in.next_line("the number of cells");
         const int cols = in.to_number(in.token("cells"), 1, 9, "cells");
         return Content<BoardData>{{1, cols, {Regions::blank(1, cols), CellClues::blank(1, cols)}}};
       },
       [](const Content<BoardData>& content) {
         return std::to_string(content.puzzle.cells()) + "\n";
       }}};
  const KindPtr kind = kind_of(its);
  const AnyFormat& last = kind->formats[4];
  TextReader in("3\n", "f");
  const AnyContent read = last.read(in);
  CHECK(read.puzzle->print() == "two-grids\n1 3\n1 1 1\n- - -\n");
  CHECK(last.write(*read.puzzle, {}, {}) == "3\n");
}

}  // namespace
}  // namespace p2c::kind_of_parts_test

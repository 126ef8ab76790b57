// Rules as text: what is given, answers, sets and types, and what is wrong in them.
#include "instances/rules/reader/given_reader.hpp"

#include <doctest/doctest.h>

#include "instances/rules/expansion.hpp"
#include "instances/rules/reader/rule_reader.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::given_reader_test {
namespace {

const std::string kHead = "rules 1\npuzzle toy \"a toy\"\n";
const std::string kRule = "rule a \"b\": apart shaded\n";

// Lines are those of `text`, from 1 on.
std::string error(const std::string& text) {
  try {
    read_rules(kHead + text, "f");
  } catch (const InputError& error) {
    const Place& at = error.place();
    return std::to_string(at.line - 2) + ":" + std::to_string(at.col) + ": " + error.message();
  }
  return "no error";
}
std::string error_of_rule(const std::string& says) {
  return error(
      "given clue: number 0..4 on cells, numbers, \"a number\"\n"
      "given room: regions on cells, areas\n"
      "given view: number 1.. on margins, views, \"a number\"\n"
      "given every: flag, every, f\n"
      "given cage with total: regions on all cells, \"a sum\"\n"
      "answer shaded: shading on cells\n"
      "answer digit: number 1..rows on cells\n"
      "answer line: line on links\n"
      "answer side: line on sides\n"
      "rule a \"b\": " +
      says + "\n");
}

TEST_CASE("rules: what is given has its parts, in the order of the text") {
  const RuleText text = read_rules(
      kHead +
          "given clue: number 0..4 on cells, numbers, \"a number\", url numbers4, stays unknown\n"
          "given room: regions on all cells, areas, \"no loop crosses them\"\n"
          "given view: number 2.. on margins, views, \"a number\"\n"
          "given every: flag, every_one, f\n"
          "given cage with total: regions on all cells, \"a sum\"\n"
          "answer border: border on links\n"
          "answer lamp: star on cells without clue\n"
          "rule a \"b\": apart lamp\n",
      "f");
  REQUIRE(text.made_of.parts.size() == 5);
  const auto& clues = std::get<CellClues>(text.made_of.parts[0]);
  CHECK(clues.most == 4);
  CHECK(clues.left_out == kUnknownClue);
  CHECK(clues.url_form == CellClues::UrlForm::kNumbers4);
  CHECK(std::get<Regions>(text.made_of.parts[1]).everywhere);
  CHECK(std::get<Regions>(text.made_of.parts[1]).meaning == "no loop crosses them");
  CHECK(std::get<MarginClues>(text.made_of.parts[2]).least == 2);
  CHECK(std::get<BoardFlag>(text.made_of.parts[3]).member == "every_one");
  CHECK(std::get<RoomsWithClues>(text.made_of.parts[4]).noun == "a sum");
  REQUIRE(text.givens.size() == 6);
  CHECK(text.givens[5].name == "total");
  CHECK(text.givens[5].is == Given::Is::kRegionNumber);
  REQUIRE(text.made_of.answers.size() == 2);
  CHECK(std::get<RegionBorders>(text.made_of.answers[0]).name == "regions");
  CHECK(std::get<CellMarks>(text.made_of.answers[1]).noun == "lamp");
}

TEST_CASE("rules: what notations of pzpr are like") {
  const std::string cross = "given cross: one of x on cells, crosses, \"x\"\n";
  const std::string room = "given room: regions on all cells, areas, \"no loop\", lines from 2\n";
  const RuleText text = read_rules(
      kHead + cross + "given clue: number 1.. on cells, clues, \"a number\", with cross\n" + room +
          "given part: regions on cells, parts, \"no loop\", no lines, outside black\n"
          "answer lamp: star on cells, in files size of room\nrule a \"b\": apart lamp\n",
      "f");
  CHECK(text.made_of.joined->words == 0);
  CHECK(text.made_of.joined->clues == 1);
  CHECK(text.made_of.sizes_part == 2);
  CHECK(std::get<Regions>(text.made_of.parts[2]).lines_from == 2);
  CHECK(std::get<Regions>(text.made_of.parts[3]).lines_from == Regions::kNever);
  CHECK(std::get<Regions>(text.made_of.parts[3]).outside_black);
}

TEST_CASE("rules: what is wrong in what notations of pzpr are like") {
  CHECK(error("given room: regions on all cells, areas, \"no loop\", outside black\n")
            .find("got 'outside'") != std::string::npos);
  CHECK(error("given clue: number 1.. on cells, clues, \"a number\", with cross\n") ==
        "1:58: expected the name of one or two given words in cells, once, got 'cross'");
  CHECK(error("answer shaded: shading on cells, in files \". +\"\n") ==
        "1:43: expected three words or more, as in \". + #\"");
  CHECK(error("answer shaded: shading on cells, in files \". + +\"\n") ==
        "1:43: expected three words or more, as in \". + #\"");
  CHECK(error("answer lamp: star on cells, in files size of room\n").find("got 'room'") !=
        std::string::npos);
}

TEST_CASE("rules: what is given and answers that are wrong have a place") {
  CHECK(error("given clue: numbr 0..4 on cells\n") ==
        "1:13: expected 'number', 'list', 'one', 'regions' or 'flag', got 'numbr'; did you mean "
        "'number'?");
  CHECK(error("given clue: number 0..4 on margin, views, \"a number\"\n") ==
        "1:28: expected 'cells', 'all cells', 'corners', 'margins', 'top and left', 'board' or "
        "'sizes', got "
        "'margin'; "
        "did you mean "
        "'margins'?");
  CHECK(error("given clue: number 0.. on margins on top and left, views, \"a number\"\n") ==
        "1:35: expected ',' or 'on top and left' in place of 'on margins', got 'on'");
  CHECK(error("given pairs: regions on cells, areas\n") ==
        "1:7: expected a name that is no word of rules, got 'pairs'");
  CHECK(error("answer rows: shading on cells\n") ==
        "1:8: expected a name that is no word of rules, got 'rows'");
  CHECK(error_of_rule("each cells in rows: shaded in cells <= 1") ==
        "10:18: expected a name for what is in a set that is no word of rules, got 'cells'");
  CHECK(error("given clue: number 0..5 on corners, corners, \"a number\"\n") ==
        "1:35: expected numbers up to 4, the cells at a corner, before, got ','");
  CHECK(error("given clue: number 4..0 on cells, numbers, \"a number\"\n") ==
        "1:23: expected a number from 4 to 10000000, got '0'");
  CHECK(error("given a: flag, lines, f\n") == "1:16: expected a new name in JSON, got 'lines'");
  CHECK(error("given a: flag, b, f\ngiven c: flag, b, g\n") ==
        "2:16: expected a new name in JSON, got 'b'");
  CHECK(error("given clue: number 0.. on cells, numbers, \"a number\", url numbers4\n") ==
        "2:1: expected numbers up to 4 for 'numbers4' before, got the end of the file");
  CHECK(error("given a with a: regions on all cells, \"a sum\"\n") ==
        "1:15: expected another name before, got ':'");
  CHECK(error("given every: flag, every, no\n") ==
        "2:1: expected a letter of one character before, got the end of the file");
  CHECK(error("given a: flag, a, f\ngiven a: flag, b, g\n") ==
        "2:7: expected a new name, got 'a' again");
  CHECK(
      error("answer shaded: shaded on cells\n").starts_with("1:16: expected 'shading', 'number'"));
  CHECK(error("answer lamp: star on cells without walls\n" + kRule) ==
        "1:36: expected the name of what is given in cells, got 'walls'");
  CHECK(error("answer digit: number 1..1001 on cells\n") ==
        "1:25: expected a number from 1 to 1000, got '1001'");
  CHECK(error("answer border: border on sides\n") == "1:26: expected 'links', got 'sides'");
}

TEST_CASE("rules: what does not fit is refused") {
  CHECK(error_of_rule("apart shaded") == "no error");
  CHECK(error_of_rule("each l in links: l is shaded") ==
        "10:35: expected an answer on what 'l' is, got 'shaded'");
  CHECK(error_of_rule("each c in cells: digit of c = clue of c") ==
        "10:51: expected 'with number clue' where 'c' is introduced, got it alone");
  CHECK(error_of_rule("each c in cells: shaded in room of c = 1") ==
        "10:48: expected 'with room' where 'c' is introduced, got it alone");
  CHECK(error_of_rule("each c in cells: shaded in cage of c = 1") == "no error");
  CHECK(error_of_rule("each c in cells with room: shaded in room of c = 1") == "no error");
  CHECK(error_of_rule("each k in cage: sum digit in k = total of k") ==
        "10:55: expected 'with number total' where 'k' is introduced, got it alone");
  CHECK(error_of_rule("each k in cage with number total: sum digit in k = total of k") ==
        "no error");
  CHECK(error_of_rule("each r in room with number total: shaded in r = 1") ==
        "10:40: expected the name of what is given there, got 'total'");
  CHECK(error_of_rule("each v in margins with number view: size of v = view of v") == "no error");
  CHECK(error_of_rule("shaded in links = 1") == "10:23: expected a set of cells, got 'links'");
  CHECK(error_of_rule("line in sides = 1") == "10:21: expected a set of links, got 'sides'");
  CHECK(error_of_rule("each l in lines: different shaded in l") ==
        "10:40: expected 'digit', got 'shaded'");
  CHECK(error_of_rule("each c in cells: loop line").starts_with("10:30: expected "));
  CHECK(error_of_rule("unequal tetrominoes shaded in room").find("before this one") !=
        std::string::npos);
  CHECK(error_of_rule("unlike shaded in cells") == "10:30: expected sets of cells, got 'cells'");
  CHECK(error_of_rule("line in links of c within r = 1").find("expected ") != std::string::npos);
  CHECK(error_of_rule("each c in cells with room where (room of c = 1): c is shaded")
            .find("as in 'room of a = room of b'") != std::string::npos);
  CHECK(error_of_rule("loop line\nrule c \"d\": loop side").find("one such rule") !=
        std::string::npos);
  CHECK(error_of_rule("each clue in cells: apart shaded")
            .find("expected a name for it that nothing else has") != std::string::npos);
  CHECK(error_of_rule("each a in cells, b in cells where (every and a before b): a is shaded") ==
        "no error");
}

// 2 x 3: regions 1 1 2 / 1 3 2, with sums 5, -, 7 in the first two and none; views on top.
std::vector<std::string> labels(const std::string& label, const std::string& each) {
  CluedRooms rooms;
  Grid<int> ids(2, 3);
  ids.cells = {0, 0, 1, 0, 2, 1};
  rooms.number_rooms(ids);
  rooms.clue = {1, kNoClue, 7};
  Margins margins(2, 3);
  margins.clue[Margins::kTop] = {kNoClue, 2, kNoClue};
  margins.clue[Margins::kRight] = {3, kNoClue};
  const RuleBoard board(std::make_shared<const RuleText>(read_rules(
                            kHead +
                                "given view: number 1.. on margins, views, \"a number\"\n"
                                "given room with need: regions on all cells, \"a sum\"\n"
                                "answer line: line on links\nanswer side: line on sides\n"
                                "rule a \"" +
                                label + "\": " + each + ": line in links >= 0\n",
                            "f")),
                        {2, 3, {margins, rooms}});
  std::vector<std::string> all;
  for (const RuleInstance& instance : instances_of(board, nullptr)) {
    all.push_back(label_of(instance, board));
  }
  return all;
}

TEST_CASE("rules: instances for regions, margins, windows, boxes, spans, links and sides") {
  using Labels = std::vector<std::string>;
  CHECK(labels("{r}", "each r in room") == Labels{"r1c1 to r2c1", "r1c3 and r2c3", "r2c2"});
  CHECK(labels("{r}: {need of r} cell(s)", "each r in room with number need") ==
        Labels{"r1c1 to r2c1: 1 cell", "r2c2: 7 cells"});
  CHECK(labels("{v}: {view of v}", "each v in margins with number view") ==
        Labels{"r1c2 and r2c2: 2", "r1c3 to r1c1: 3"});
  CHECK(labels("{s}", "each s in windows of 2").size() == 7);
  CHECK(labels("{s}", "each s in windows of 3") == Labels{"r1c1 to r1c3", "r2c1 to r2c3"});
  CHECK(labels("{s}", "each s in spans over 3 room") == Labels{"r2c1 to r2c3"});
  CHECK(labels("{s}", "each s in spans over 2 room").size() == 4);
  CHECK(labels("{l}", "each l in links") == Labels{"r1c1-r1c2", "r1c1-r2c1", "r1c2-r1c3",
                                                   "r1c2-r2c2", "r1c3-r2c3", "r2c1-r2c2",
                                                   "r2c2-r2c3"});
  CHECK(labels("{l}", "each r in room, l in links leaving r where (size of r = 1)") ==
        Labels{"r1c2-r2c2", "r2c1-r2c2", "r2c2-r2c3"});
  CHECK(labels("{l}", "each r in room, l in links within r where (size of r = 3)") ==
        Labels{"r1c1-r1c2", "r1c1-r2c1"});
  CHECK(labels("{s}", "each r in room, c in r, s in sides of c where (size of r = 1)") ==
        Labels{"v2.2-v2.3", "v2.2-v3.2", "v2.3-v3.3", "v3.2-v3.3"});
}

TEST_CASE("rules: numbers of sizes, words from 0 on, neighbours, walls with arrows") {
  const auto error_of_fleet = [](const std::string& says) {
    return error(
        "given fleet: number 0.. on sizes, fleet, \"a number\"\n"
        "given arrow: number 0.. with way on cells, arrows, \"a number\"\n"
        "answer shaded: shading on cells\nanswer line: line on links\n"
        "rule a \"b\": " +
        says + "\n");
  };
  for (const std::string says :
       {"each n in 1..size of fleet, w in windows of n: shaded in neighbours of w = fleet of n",
        "each c in cells, d in neighbours left of c: shaded in neighbours above d < fleet of 0",
        "each c in cells with number arrow: line in links within ray of c = arrow of c",
        "each c in cells: line surrounds c or not line surrounds c"}) {
    CAPTURE(says);
    const bool right = says.find("of 0") == std::string::npos;
    CHECK((error_of_fleet(says) == "no error") == right);
  }
  const auto finds = [&](const std::string& says, const std::string& expected) {
    CAPTURE(says);
    const std::string got = error_of_fleet(says);
    CAPTURE(got);
    CHECK(got.find(expected) != std::string::npos);
  };
  finds("each c in cells: shaded in cells = fleet of c", "expected a number, got 'c'");
  finds("each w in windows of 1: shaded in w = 1", "expected a number from 2 to");
  finds("each w in windows of shaded: shaded in w = 1", "expected");
  finds("each r in rows: shaded in neighbours below r = 1", "expected a cell, got 'r'");
  finds("each c in cells: shaded in neighbours left c = 1", "expected 'of', got 'c'");
  finds("each c in cells: line in links within ray of c = 1", "expected 'with number'");
  finds("each r in rows: line surrounds r", "expected a cell, got 'r'");
  const auto error_of_given = [](const std::string& given) {
    return error(given + "\nanswer shaded: shading on cells\nrule a \"b\": apart shaded\n");
  };
  const std::string wall = "given wall: one of o x on cells, walls, \"a wall\"\n";
  const std::string arrow = "given arrow: number 0.. with way on cells, arrows, \"a number\"";
  CHECK(error_of_given(wall + arrow + ", with wall") == "no error");
  CHECK(error_of_given(arrow + ", with wall").find("two given words in cells") !=
        std::string::npos);
  CHECK(error_of_given(
            "given a: one of o x on cells, walls, \"a\", drawn circle wall, url numbers0") ==
        "no error");
  CHECK(error_of_given("given a: number 0..3 on cells, walls, \"a\", url numbers0")
            .find("words for 'numbers0'") != std::string::npos);
}

TEST_CASE("rules: lists of numbers in cells, and the blocks around these") {
  const auto error_of_blocks = [](const std::string& says) {
    return error(
        "given list: list of numbers on cells, lists, \"lengths\"\n"
        "given clue: number 0..4 on cells, numbers, \"a number\"\n"
        "answer shaded: shading on cells\n"
        "rule a \"b\": " +
        says + "\n");
  };
  const std::string each = "each c in cells with number list, d in cells with number list: ";
  CHECK(error_of_blocks(each + "blocks shaded around c = list of c") == "no error");
  CHECK(error_of_blocks(each + "blocks not shaded around d = list of d") == "no error");
  CHECK(error_of_blocks(each + "blocks shaded around c = list of d")
            .find("expected the cell before, which is from a set 'with number list', got 'd'") !=
        std::string::npos);
  CHECK(error_of_blocks("each c in cells with clue: blocks shaded around c = list of c")
            .find("which is from a set 'with number list'") != std::string::npos);
  CHECK(error_of_blocks(each + "blocks shaded around c = clue of c")
            .find("expected lists of numbers in cells, got 'clue'") != std::string::npos);
  CHECK(error_of_blocks(each + "shaded in around c = list of c").find("expected a count") !=
        std::string::npos);
  CHECK(error("given list: list of number on cells\n").find("expected 'numbers', got 'number'") !=
        std::string::npos);
  CHECK(error("given list: list of numbers on cells, lists, \"lengths\", drawn walls\n")
            .find("expected 'among shading', got 'drawn'") != std::string::npos);
}

TEST_CASE("rules: halves of cells, and their angles") {
  const auto error_of_halves = [](const std::string& says) {
    return error(
        "given wall: number 0..4 on cells, walls, \"a number\"\n"
        "given view: number 1.. on margins, views, \"a number\"\n"
        "answer corner: half on cells without wall\n"
        "answer digit: number 1..4 on cells\n" +
        says + "\n");
  };
  CHECK(error_of_halves("rule a \"b\": angles corner") == "no error");
  CHECK(error_of_halves("rule a \"b\": each c in cells: corner of c != 0") == "no error");
  CHECK(error_of_halves("rule a \"b\": angles digit").find("expected 'corner', got 'digit'") !=
        std::string::npos);
  CHECK(error_of_halves("rule a \"b\": angles corner\nrule c \"d\": angles corner")
            .find("one such rule of a text") != std::string::npos);
  CHECK(error_of_halves("answer other: half on cells without view")
            .find("expected the name of what is given in cells, got 'view'") != std::string::npos);
}

}  // namespace
}  // namespace p2c::given_reader_test

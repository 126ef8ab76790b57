// Saved games of Simon Tatham's collection: their records, and the moves of each game.
#include <doctest/doctest.h>

#include "instances/documents/answer_file.hpp"
#include "tests/instances/formats/reading.hpp"

namespace p2c::save_file_test {
namespace {

std::string record(std::string key, const std::string& value) {
  key.resize(8, ' ');
  return key + ":" + std::to_string(value.size()) + ":" + value + "\n";
}

const std::string kFirst = record("SAVEFILE", "Simon Tatham's Portable Puzzle Collection");

// A game after all of these moves; one that begins with '!' is a record of its own.
std::string saved(const std::string& game, const std::string& params, const std::string& desc,
                  const std::vector<std::string>& moves) {
  std::string text = kFirst + record("VERSION", "1") + record("GAME", game) +
                     record("PARAMS", "9x9") + record("CPARAMS", params) +
                     record("AUXINFO", "a\nb") + record("DESC", desc) +
                     record("NSTATES", std::to_string(moves.size() + 1)) +
                     record("STATEPOS", std::to_string(moves.size() + 1));
  for (const std::string& move : moves) {
    text += move.starts_with("!")
                ? record(move.substr(1, move.find(' ') - 1), move.substr(move.find(' ') + 1))
                : record("MOVE", move);
  }
  return text;
}

// What is settled, as name=value, or the error.
std::string position(const std::string& text) {
  std::string out;
  const std::string error = error_of([&] {
    const Document document = read_document(text, "f");
    const Answer values = read_position(*document.puzzle, text, "f");
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (values[i] == kOpen) continue;
      out += (out.empty() ? "" : " ") + document.puzzle->slots()[i].name + "=" +
             std::to_string(values[i]);
    }
  });
  return error == "no error" ? out : error;
}

std::string bridges(const std::vector<std::string>& moves) {
  return position(saved("Bridges", "3x3m2", "2a1c1b", moves));
}
std::string keen(const std::vector<std::string>& moves) {
  return position(saved("Keen", "3de", "_13,a1a2a3a2a3a1a3a1a2", moves));
}
std::string pattern(const std::vector<std::string>& moves) {
  return position(saved("Pattern", "3x2", "1/1/1/1.1/1,bAd", moves));
}
std::string loopy(const std::vector<std::string>& moves) {
  return position(saved("Loopy", "3x3t0de", "a2f4", moves));
}
std::string rectangles(const std::vector<std::string>& moves) {
  return position(saved("Rectangles", "3x2", "3b3b", moves));
}

TEST_CASE("save file: the puzzle is that of its id") {
  CHECK(read_as_text(saved("Bridges", "3x3m2", "2a1c1b", {})) ==
        "hashi\n3 3\n2 - 1\n- - -\n1 - -\n");
  CHECK(read_as_text(saved("Loopy", "3x3t0de", "a2f4", {})) ==
        "slitherlink\n3 3\n- 2 -\n- - -\n- - 4\n");
  CHECK(read_as_text(saved("Rectangles", "3x2", "3b3b", {})) == "shikaku\n2 3\n3 - -\n3 - -\n");
  CHECK(read_as_text(saved("Pattern", "3x2", "1/1/1/1.1/1,bAd", {}))
            .starts_with("nonogram\n2 3\n1\n1\n1\n1 1\n1\ngiven r1c2="));
  CHECK(read_as_text(saved("Keen", "3de", "_13,a1a2a3a2a3a1a3a1a2", {}))
            .starts_with("kenken\n3 3\n1 2 3\n"));
}

TEST_CASE("save file: moves of Bridges") {
  CHECK(bridges({}) == "");
  CHECK(bridges({"L0,0,2,0,1"}) == "r1c1-r1c3=1");
  CHECK(bridges({"L2,0,0,0,1;N0,2,0,0;M0,0"}) == "r1c1-r1c3=1 r1c1-r3c1=0");
  CHECK(bridges({"L0,0,2,0,1", "N0,0,0,2", "N0,0,0,2", "L0,0,2,0,0"}) == "");
  CHECK(bridges({"!SOLVE S;L0,0,2,0,1;L0,0,0,2,1"}) == "r1c1-r1c3=1 r1c1-r3c1=1");
  CHECK(bridges({"L0,0,1,0,1"}).ends_with("expected two islands that see each other, got others"));
  CHECK(bridges({"L0,0,2,0,3"}).ends_with("expected a number from 0 to 2, got '3'"));
}

TEST_CASE("save file: moves of Keen") {
  CHECK(keen({"R0,0,1", "R2,1,1", "P1,1,3", "M"}) == "r1c1=1 r2c3=1");
  CHECK(keen({"R0,0,1", "R0,0,2", "R1,0,3", "R1,0,0"}) == "r1c1=2");
  CHECK(keen({"!SOLVE S123231312"}) ==
        "r1c1=1 r1c2=2 r1c3=3 r2c1=2 r2c2=3 r2c3=1 r3c1=3 r3c2=1 "
        "r3c3=2");
  CHECK(keen({"R0,3,1"}).ends_with("expected a cell of the board, got the end of the move"));
  CHECK(keen({"R0,0,4"}).ends_with("expected a number from 0 to 3, got '4'"));
}

TEST_CASE("save file: moves of Pattern leave given cells as they are") {
  CHECK(pattern({}) == "r1c2=0 r1c3=1");
  CHECK(pattern({"F0,0,3,1", "E1,1,2,1"}) == "r1c1=1 r1c2=0 r1c3=1 r2c2=0 r2c3=0");
  CHECK(pattern({"F0,0,1,2", "U0,0,1,1"}) == "r1c2=0 r1c3=1 r2c1=1");
  CHECK(pattern({"F1,0,3,1"}).ends_with("expected a rectangle on the board, got another one"));
  CHECK(pattern({"X"}).ends_with("expected a move F, E, U or S, got 'X'"));
}

TEST_CASE("save file: Loopy numbers lines face by face, clockwise from above") {
  // The first face: 0 above, 1 right, 2 below, 3 left; the next one: 4 above, 5 right, 6 below.
  CHECK(loopy({"0y", "1y2n3y"}) == "v1.1-v1.2=1 v1.1-v2.1=1 v1.2-v2.2=1 v2.1-v2.2=0");
  CHECK(loopy({"4y", "5y", "6y", "4u"}) == "v1.3-v2.3=1 v2.2-v2.3=1");
  CHECK(loopy({"10y", "23y"}) == "v2.2-v3.2=1 v4.3-v4.4=1");
  CHECK(loopy({"24y"}).ends_with("expected a number from 0 to 23, got '24'"));
  CHECK(loopy({"1x"}).ends_with("expected y, n or u, got 'x'"));
}

TEST_CASE("save file: moves of Rectangles") {
  CHECK(rectangles({"R0,0,3,1"}) == "r1c1|r2c1=1 r1c2|r2c2=1 r1c3|r2c3=1");
  CHECK(rectangles({"R0,0,3,1", "E0,0,2,2"}) == "r1c3|r2c3=1");
  CHECK(rectangles({"H1,1", "V2,0", "V1,1", "V1,1"}) == "r1c2|r1c3=1 r1c2|r2c2=1");
  CHECK(rectangles({"!SOLVE S0000111"}) == "r1c1|r2c1=1 r1c2|r2c2=1 r1c3|r2c3=1");
  CHECK(rectangles({"V0,0"}).ends_with("expected a line inside the board, got another one"));
  CHECK(rectangles({"S01"}).ends_with("expected 0 or 1 for each line, got the end of the move"));
}

TEST_CASE("save file: only the moves up to the state that is shown count, from the last restart") {
  std::string text = saved("Keen", "3de", "_13,a1a2a3a2a3a1a3a1a2", {"R0,0,1", "R1,0,2", "R2,0,3"});
  text.replace(text.find("STATEPOS:1:4"), 12, "STATEPOS:1:2");
  CHECK(position(text) == "r1c1=1");
  CHECK(keen({"R0,0,1", "!RESTART 3:x", "R1,0,2"}) == "r1c2=2");
}

TEST_CASE("save file: what is wrong with it") {
  CHECK(read_as_text(saved("Solo", "3x3", "a", {})).starts_with("f:3:12: expected the name of a "));
  CHECK(read_as_text("SAVEFILE:41:Simon") ==
        "f:1:18: expected the rest of a value, got the end of the file");
  CHECK(read_as_text(kFirst + "GAME:4:Keen\n") ==
        "f:2:1: expected a key of 8 characters and ':', got 'GAME:4:Keen'");
  CHECK(read_as_text(kFirst + "GAME    :x:Keen\n") ==
        "f:2:10: expected a length and ':', got 'x:Keen'");
  CHECK(read_as_text(kFirst) == "f:2:1: expected a record GAME, got the end of the file");
  CHECK(read_as_text(kFirst + record("GAME", "Keen")) ==
        "f:3:1: expected a record CPARAMS, got the end of the file");
  CHECK(read_as_text(kFirst + record("GAME", "Keen") + record("CPARAMS", "3")) ==
        "f:4:1: expected a record DESC, got the end of the file");
  CHECK(read_as_text(saved("Keen", "3de", "_13,a1a2a3a2a3a1a3a1", {}))
            .starts_with("f:8:"));  // a clue too few
  CHECK(converted("hashi\n3 3\n1 - 1\n- - -\n- - -\n", "sgt-save") ==
        "the format sgt-save is only read, not written");
}

}  // namespace
}  // namespace p2c::save_file_test

// What texts of the list say of notations and drawings, by hand.
#include <doctest/doctest.h>

#include "instances/documents/document.hpp"
#include "instances/formats/format.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::notations_of_texts_test {
namespace {

std::string as(const std::string& text, std::string_view format) {
  return write_document(read_document(text, "f"), format);
}
std::string url_of(const std::string& text) {
  std::string url = as(text, "puzzlink");
  url.pop_back();  // the end of the line
  return url;
}
std::string refused(const std::string& text) {
  return error_of([&] { read_document(text, "f"); });
}
// Why the format has no words for it.
std::string not_carried(const std::string& text, std::string_view format) {
  try {
    return as(text, format);
  } catch (const CannotCarry& error) {
    return error.what();
  }
}
Drawing drawing_of(const std::string& text) {
  const Document document = read_document(text, "f");
  return document.puzzle->drawing(
      document.answer.value_or(Answer(document.puzzle->slots().size(), kOpen)));
}

const std::string kAkari = "pzprv3/lightup/2/3/# - . /0 . + /";

TEST_CASE("akari: walls and lamps are one grid of pzpr, whose files and URLs have two names") {
  const std::string file = "pzprv3\nlightup\n2\n3\n# - + \n0 + + \n";
  CHECK(as(kAkari, "pzprv3") == file);
  CHECK(as(kAkari + ". - . /. . . /", "pzprv3") == file);  // a tick
  CHECK(as(kAkari, "text") == "akari\n2 3\n- x -\n0 - -\n");
  CHECK(url_of(kAkari) == "https://puzz.link/p?akari/3/2/g.ga");
  CHECK(refused("pzprv3/lightup/1/2/# 5 /") ==
        "f:1:22: expected '.', '#', '+', '-' or a number of lamps from 0 to 4, got '5'");
}

TEST_CASE("akari: walls are black, their numbers white") {
  const Drawing drawn = drawing_of(kAkari);
  CHECK(drawn.cells[0].mark == Mark::kDisc);
  CHECK(drawn.cells[1].grey == 0);
  CHECK(drawn.cells[1].text.empty());
  CHECK(drawn.cells[3].text == "0");
}

TEST_CASE("masyu: words of pearls may be numbers; no URL can say '?'") {
  CHECK(as("masyu\n2 2\nw 2\n1 -\n", "text") == "masyu\n2 2\nw b\nw -\n");
  CHECK(url_of("masyu\n2 2\nw b\n- -\nevery-cell\n") == "https://puzz.link/p?mashu/f/2/2/f0");
  CHECK(not_carried("masyu\n1 2\n? b\n", "puzzlink") ==
        "the format puzzlink cannot carry the clue ?");
  CHECK(as("masyu\n1 2\n? b\n", "pzprv3") == "pzprv3\nmashu\n1\n2\n- 2 \n0 \n");
  CHECK(refused("masyu\n1 2\nw x\n") == "f:3:3: expected '-', 'w', 'b' or '?', got 'x'");
}

TEST_CASE("masyu: lines between cells in files, and what a player says is none") {
  const Document document = read_document("pzprv3/mashu/2/2/. . /. . /1 /-1 /0 1 /", "f");
  CHECK(document.answer == Answer{1, 0, 1, 0});
  CHECK(document.position == Answer{1, kOpen, 1, 0});
}

TEST_CASE("sudoku: boards are square, and files say their size once") {
  CHECK(as("sudoku\n2 2\n1 -\n- -\n", "pzprv3") == "pzprv3\nsudoku\n2\n1 . \n. . \n. . \n. . \n");
  CHECK(as("pzprv3/sudoku/2/1 . /. . /1 2 /2 1 /", "text") == "sudoku\n2 2\n1 -\n- -\n");
  CHECK(as("https://puzz.link/p?pzprv3/sudoku/2/1%20./.%20./", "text") ==
        "sudoku\n2 2\n1 -\n- -\n");
  CHECK(refused("sudoku\n2 3\n") == "f:2:3: expected as many columns as rows, got '3'");
  CHECK(refused("https://puzz.link/p?sudoku/3/2/l").find("as many columns as rows") !=
        std::string::npos);
  CHECK(refused("{\"format\": 1, \"puzzle\": \"sudoku\", \"clues\": [[1, 2]]}") ==
        "f:1:44: expected as many columns as rows, got 1 x 2 cells");
}

TEST_CASE("sudoku: files do not say clues again in the answer") {
  const std::string file = "pzprv3\nsudoku\n2\n1 . \n. . \n. 2 \n2 1 \n";
  CHECK(read_document(file, "f").answer == Answer{1, 2, 2, 1});
  CHECK(as(file, "pzprv3") == file);
  CHECK_FALSE(read_document("pzprv3/sudoku/2/1 . /. . /. . /. . /", "f").answer);
}

TEST_CASE("sudoku: thick borders around boxes; with cages every second box is grey") {
  const Drawing drawn = drawing_of("sudoku\n4 4\n- - - -\n- - - -\n- - - -\n- - - -\n");
  CHECK(drawn.beside(0, 2) == Edge::kThick);
  CHECK(drawn.beside(0, 1) == Edge::kThin);
  CHECK(drawn.above(2, 3) == Edge::kThick);
  const Drawing caged = drawing_of(
      "killersudoku\n4 4\n3 - - -\n- - - -\n- - - -\n- - - -\n"
      "1 1 2 2\n2 2 2 2\n2 2 2 2\n2 2 2 2\n");
  CHECK(caged.cells[0].label == "3");
  CHECK(caged.cells[0].text.empty());
  CHECK(caged.cells[0].grey == -1);
  CHECK(caged.cells[2].grey > 0);
  CHECK(caged.cells[10].grey == -1);
}

TEST_CASE("countryroad: a flag has a line of files, from version 1 on") {
  const std::string text = "countryroad\n1 2\n2 -\n1 1\n";
  const std::string body = "1\n0 0 \n2 . \n0 \n";
  CHECK(as(text, "pzprv3") == "pzprv3.1\ncountry\n1\n2\n\n" + body);
  for (const std::string head : {"pzprv3\ncountry\n1\n2\n", "pzprv3.1\ncountry\n1\n2\n\n"}) {
    CHECK(as(head + body, "text") == text);
    CHECK(as(head + body + "0 2 \n", "text") == text);  // colours
  }
  CHECK(as("pzprv3.2/country/1/2/country_empty/0 /2 . /0 /", "text") ==
        "countryroad\n1 2\nunvisited\n2 -\n1 1\n");
  CHECK(url_of("pzprv3.2/country/1/2/country_empty/0 /2 . /0 /") ==
        "https://puzz.link/p?country/e/2/1/02");
  CHECK(refused("pzprv3.2/country/1/2/country/0 /2 . /0 /").find("'country_empty' or an empty") !=
        std::string::npos);
}

TEST_CASE("countryroad: cells in no region are in texts and JSON alone") {
  const std::string text = "countryroad\n1 2\n2 -\n1 @\n";
  CHECK(as(as(text, "json"), "text") == text);
  CHECK(not_carried(text, "puzzlink").find("a cell in no region, as r1c2") != std::string::npos);
  CHECK(refused("countryroad\n1 2\n- 2\n1 @\n") ==
        "f:3:3: expected a clue in a room, got one in r1c2, which is in none");
}

TEST_CASE("norinori: a grid of '-' before the regions says nothing") {
  const std::string grid = "- -\n- -\n";
  CHECK(as("norinori\n2 2\n" + grid + "1 1\n1 2\n", "text") == "norinori\n2 2\n1 1\n1 2\n");
  CHECK(as("norinori\n2 2\n" + grid, "text") == "norinori\n2 2\n1 1\n1 1\n");
}

TEST_CASE("takuzu: lines may be equal without the flag") {
  const std::string board = "- - - -\n- - - -\n";
  const std::string answer = "1 2 1 2\n 2 1 2 1\n";
  CHECK(verdict("takuzu", "2 4\n" + board, answer) == "ok");
  CHECK(verdict("takuzu", "2 4\nunlike-lines\n" + board, answer)
            .starts_with("broken rule: no two columns are alike"));
}

TEST_CASE("starbattle: the number of stars may be in the line of the size") {
  const std::string text = "starbattle\n2 2\nstars 3\n1 1\n1 2\n";
  CHECK(as("starbattle\n2 2 3\n1 1\n1 2\n", "text") == text);
  CHECK(url_of(text) == "https://puzz.link/p?starbattle/2/2/3/88");
  CHECK(as(text, "pzprv3") == "pzprv3\nstarbattle\n2\n2\n3\n2\n0 0 \n0 1 \n. . \n. . \n");
  CHECK(refused("starbattle\n2 2 3 4\n1 1\n1 2\n").find("got '4'") != std::string::npos);
}

TEST_CASE("yajilin: ways may be letters, and how arrows are drawn is in URLs alone") {
  const std::string text = "yajilin\n1 3\n- 2< x\n";
  CHECK(as("yajilin\n1 3\n- 2w @\n", "text") == text);
  CHECK(as("https://puzz.link/p?yajilin/b/3/1/a32+", "text") == "yajilin\n1 3\nboxed\n- 2< x\n");
  CHECK(url_of(text) == "https://puzz.link/p?yajilin/3/1/a32+/");
  CHECK(not_carried("yajilin\n1 3\nboxed\n- - -\n", "pzprv3") ==
        "the format pzprv3 cannot carry boxed");
}

TEST_CASE("tents: margins at the top and on the left; tents are among the trees of files") {
  const std::string text = "tents\n1 2\ntop 0 1\nleft -\nx -\n";
  CHECK(as("tents\n1 2\n0 1\n-\nx -\n", "text") == text);
  CHECK(as(as(text, "json"), "text") == text);
  CHECK(url_of(text) == "https://puzz.link/p?tents/2/1/01g1");
  CHECK(as(text, "pzprv3") == "pzprv3\ntents\n1\n2\n. 0 1 \n. 1 . \n0 \n");
  const Document document = read_document("pzprv3/tents/1/2/. c0 1 /. 1 A /-1 /", "f");
  CHECK(document.puzzle->print() == text);
  CHECK(document.answer == Answer{1});
  CHECK(refused("pzprv3/tents/1/2/. 0 1 /. 2 A /0 /").find("'A', '-' or a number from 1 to 1") !=
        std::string::npos);
}

TEST_CASE("skyscrapers: heights that are given, and what pzpr cannot say") {
  const std::string text = "skyscrapers\n2 2\ntop - 1\nbottom - -\nleft - -\nright 2 -\n- -\n1 -\n";
  CHECK(url_of(text) == "https://puzz.link/p?skyscrapers/2/2/g1j2gh1g");
  CHECK(as(as(text, "puzzlink"), "text") == text);
  CHECK(as(text, "pzprv3") ==
        "pzprv3\nskyscrapers\n2\n2\n. . 1 . \n. . . 2 \n. q1 . . \n. . . . \n");
  CHECK(as(as(text, "pzprv3"), "text") == text);
  CHECK(url_of("https://puzz.link/p?skyscrapers/2/2/g1j2g") ==
        "https://puzz.link/p?skyscrapers/2/2/g1j2g");
  const std::string clues = "- -\n- -\n- -\n- -\n- -\n- -\n";
  const std::string parks = as("skyscrapers\n2 2 1 D\n" + clues, "text");
  CHECK(parks.starts_with("skyscrapers\n2 2\nheights 1\ndiagonals\ntop - -\n"));
  CHECK(as(as(parks, "json"), "text") == parks);
  CHECK(as("skyscrapers\n2 2 2\n" + clues, "json").find("heights") == std::string::npos);
  CHECK(not_carried(parks, "puzzlink") == "the format puzzlink cannot carry heights 1");
  const std::string diagonals = as("skyscrapers\n2 2 2 D\n" + clues, "text");
  for (const char* format : {"puzzlink", "pzprv3"}) {
    CHECK(not_carried(diagonals, format) ==
          std::string("the format ") + format + " cannot carry diagonals");
  }
}

TEST_CASE("regional yajilin: its name in URLs has a hyphen") {
  const std::string url = "https://puzz.link/p?yajilin-regions/5/5/49j60s3020g1g";
  CHECK(url_of(url) == url);
  CHECK(url_of("yajilin-regions/5/5/49j60s3020g1g") == url);
}

}  // namespace
}  // namespace p2c::notations_of_texts_test

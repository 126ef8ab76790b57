// Game ids of Simon Tatham's collection: Bridges, Keen and Pattern, by verified examples.
#include <doctest/doctest.h>

#include "tests/instances/formats/reading.hpp"

namespace p2c {
namespace {

std::string bridges(const std::string& id) { return read_as_text(id, {"sgt-bridges"}); }
std::string keen(const std::string& id) { return read_as_text(id, {"sgt-keen"}); }
std::string pattern(const std::string& id) { return read_as_text(id, {"sgt-pattern"}); }

// The id as it is written again.
std::string again(const std::string& id, const std::string& format) {
  return converted(id, format, {format});
}

TEST_CASE("game ids: they do not name their game") {
  CHECK(read_as_text("3x3:1a1f\n") ==
        "f:1:1: expected --from with one of sgt-bridges, sgt-pattern, sgt-keen, sgt-loopy, "
        "sgt-rectangles for a text that does not name its game, got '3x3:1a1f'");
  CHECK(read_as_text("5#12345").starts_with("f:1:1: expected --from with one of "));
}

TEST_CASE("game ids: a seed is not a puzzle") {
  const std::string error =
      "expected ':' and a puzzle after the parameters, got '#' and a seed, which only the game's "
      "own generator can turn into a puzzle";
  CHECK(bridges("10x10#123") == "f:1:6: " + error);
  CHECK(keen("5de#1") == "f:1:4: " + error);
  CHECK(pattern("10x10") ==
        "f:1:6: expected ':' and a puzzle after the parameters, got the end of the id");
}

TEST_CASE("bridges: an example") {
  const std::string desc = "a1a4a4b4k4b6b2a4b2b2b1e2e1a4b4c3j25d2a1f2c3a4d4c3";
  const std::string text = bridges("10x10i30e10m2d2:" + desc);
  CHECK(text.starts_with("hashi\n10 10\n- 1 - 4 - 4 - - 4 -\n"));
  CHECK(again("10x10i30e10m2d2:" + desc, "sgt-bridges") == "10x10m2:" + desc + "\n");
}

TEST_CASE("bridges: columns come before rows, one number is both, and m and L are rules") {
  CHECK(bridges("4x3:2b1h") == "hashi\n3 4\n2 - - 1\n- - - -\n- - - -\n");
  CHECK(bridges("3:1a1f") == "hashi\n3 3\n1 - 1\n- - -\n- - -\n");
  CHECK(bridges("3m3L:Aa1f") == "hashi\n3 3\n10 - 1\n- - -\n- - -\nmax-bridges 3\nno-loops\n");
  CHECK(bridges("3m4:Ga1f").starts_with("hashi\n3 3\n16 - 1\n"));
  CHECK(bridges("3m1:1a1f").ends_with("max-bridges 1\n"));
  CHECK(again("3m1L:1a1f", "sgt-bridges") == "3x3m1L:1a1f\n");
}

TEST_CASE("bridges: gaps of up to 26 cells") {
  const std::string wide = "30x3m2:1z1a1zzh\n";
  CHECK(again(wide, "sgt-bridges") == wide);
  for (const char* gaps : {"1x1zzi", "1y1zzh", "1z1zzg", "1za1zzf"}) {  // of 24 to 27 cells
    const std::string id = "29x3m2:" + std::string(gaps) + "\n";
    CHECK(again(id, "sgt-bridges") == id);
  }
  CHECK(again("27x3m2:1za1zz\n", "sgt-bridges") == "27x3m2:1za1zz\n");
}

TEST_CASE("bridges: clues of 10 to 16 are A to G, both ways") {
  const std::string id = "19x3m4:1a2a3a4a5a6a7a8a9zn\n";
  CHECK(again(id, "sgt-bridges") == id);
  const std::string large = "19x3m4:9aAaBaCaDaEaFaGa1zn\n";
  CHECK(bridges(large).starts_with("hashi\n3 19\n9 - 10 - 11 - 12 - 13 - 14 - 15 - 16 - 1 - -\n"));
  CHECK(again(large, "sgt-bridges") == large);
}

TEST_CASE("bridges: what is wrong, and where") {
  CHECK(bridges("2x3:1a1b") == "f:1:1: expected a number from 3 to 10000000, got '2'");
  CHECK(bridges("3m5:1a1f") == "f:1:3: expected a number from 1 to 4, got '5'");
  CHECK(bridges("3q:1a1f") == "f:1:2: expected ':' after the parameters, got 'q'");
  CHECK(bridges("3Lm3:1a1f") == "f:1:3: expected ':' after the parameters, got 'm'");
  CHECK(bridges("3:0a1f") == "f:1:3: expected an island of 1 to 8 bridges or empty cells, got '0'");
  CHECK(bridges("3:Aa1f") == "f:1:3: expected an island of 1 to 8 bridges or empty cells, got 'A'");
  CHECK(bridges("3:1a1") ==
        "f:1:6: expected an island of 1 to 8 bridges or empty cells, got the end of the id");
  CHECK(bridges("3:1a1g") == "f:1:6: expected at most 6 empty cells, got 'g'");
  CHECK(bridges("3:1a1fa") == "f:1:7: expected the end of the id, got 'a'");
  CHECK(bridges("3:11g") == "f:1:4: expected no two islands side by side, got '1'");
  CHECK(bridges("3:1b1e") == "f:1:5: expected no two islands side by side, got '1'");
  CHECK(bridges("3:1h") == "f:1:1: expected two islands or more, got 1");
  CHECK(bridges("3:1a1f\n3:1a1f\n") == "f:2:1: expected the end of the file, got '3:1a1f'");
}

TEST_CASE("game ids: a board has at most 10^7 cells, and not one more") {
  CHECK(bridges("909091x11:1") ==
        "f:1:1: expected a board of at most 10000000 cells, got 11 x 909091");
  CHECK(bridges("3200x3125:1") ==
        "f:1:1: expected a board of at most 1000000 cells, got 3125 x 3200 in a text that does not "
        "name them; "
        "a limit of cells allows more");
  CHECK(pattern("11x909091:1") ==
        "f:1:1: expected a board of at most 10000000 cells, got 909091 x 11");
}

TEST_CASE("bridges: islands at the two ends of a row break are not side by side") {
  CHECK(bridges("3:b11e") == "hashi\n3 3\n- - 1\n1 - -\n- - -\n");
}

TEST_CASE("bridges: what an id has no place for is refused") {
  const auto why = [](const std::string& board) {
    return converted("hashi\n" + board, "sgt-bridges");
  };
  const std::string cannot = "the format sgt-bridges cannot carry ";
  CHECK(why("1 3\n1 - 1\n") == cannot + "a side shorter than 3");
  CHECK(why("3 3\n1 - -\n- - -\n- - -\n") == cannot + "fewer than two islands");
  CHECK(why("3 3\n1 - ?\n- - -\n- - -\n") == cannot + "an island '?'");
  CHECK(why("3 3\n1 1 -\n- - -\n- - -\n") == cannot + "islands side by side");
}

TEST_CASE("game ids: a save file is none") {
  CHECK(bridges("SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\n") ==
        "f:1:1: expected a game id: a save file names its game, so it needs no --from, got "
        "'SAVEFILE:41:Simon'");
}

TEST_CASE("game ids: nothing may follow the id in its line") {
  CHECK(bridges("3x3:1a1f junk") == "f:1:10: expected the end of the line, got 'junk'");
  CHECK(keen("3:_13,a1a2a3m2a3a1a3a1a2 x") == "f:1:26: expected the end of the line, got 'x'");
  CHECK(pattern("3x2:1/1//2/ ,Ae\n") == "f:1:13: expected the end of the line, got ',Ae'");
  CHECK(bridges("3x3:1a1f \t\n") == "hashi\n3 3\n1 - 1\n- - -\n- - -\n");
}

TEST_CASE("keen: an example, with edges column by column") {
  const std::string desc = "a__a_3a_5a_a_a_3b_bac_,a5m15a7a10s2s2d2s3m40m2s2";
  const std::string text = keen("5de:" + desc);
  CHECK(text ==
        "kenken\n5 5\n5+ . 15* 7+ 10+\n2- . . . .\n2- 2/ . 3- .\n. 40* 2* . .\n. . . 2- .\n"
        "1 1 2 3 4\n5 5 2 3 4\n6 7 7 8 4\n6 9 10 8 4\n9 9 10 11 11\n");
  CHECK(again("5de:" + desc, "sgt-keen") == "5:" + desc + "\n");
}

TEST_CASE("keen: single cells, and a sign repeated") {
  // No joined cells: thirteen walls.
  const std::string cells = "kenken\n3 3\n1 2 3\n2 3 1\n3 1 2\n1 2 3\n4 5 6\n7 8 9\n";
  CHECK(keen("3:_13,a1a2a3m2a3a1a3a1a2") == cells);
  CHECK(keen("3:_10___,a1a2a3m2a3a1a3a1a2") == cells);
  CHECK(converted(cells, "sgt-keen") == "3:_13,a1a2a3a2a3a1a3a1a2\n");
  CHECK(keen("3m:f2_,s1a2").starts_with("f:1:"));
}

TEST_CASE("keen: a run of 24 edges inside a cage is the longest") {
  // The first cells are one cage, the others single: 27 are three rows of 8 edges each.
  const auto with_cage = [](int size) {
    std::string clues = "1000+";
    std::string ids = "a";
    for (int cell = 1; cell < 81; ++cell) {
      const std::string end = cell % 9 == 0 ? "\n" : " ";
      clues += end + (cell < size ? "." : "1");
      ids += end + (cell < size ? "a" : std::to_string(cell));
    }
    return "kenken\n9 9\n" + clues + "\n" + ids + "\n";
  };
  const std::string id = converted(with_cage(28), "sgt-keen");
  CHECK(id.starts_with("9:x_4"));
  CHECK(read_as_text(id, {"sgt-keen"}) == read_as_text(with_cage(28)));
  CHECK(converted(with_cage(29), "sgt-keen") ==
        "the format sgt-keen cannot carry a run of 25 or more edges inside cages");
}

TEST_CASE("keen: what is wrong, and where") {
  const std::string nine = "a1a2a3m2a3a1a3a1a2";
  CHECK(keen("2:_5,a1a2a2a1") == "f:1:1: expected a number from 3 to 9, got '2'");
  CHECK(keen("10:_") == "f:1:1: expected a number from 3 to 9, got '10'");
  CHECK(keen("3dq:_13," + nine) == "f:1:3: expected a difficulty e, n, h, x or u, got 'q'");
  CHECK(keen("3:_12," + nine) == "f:1:6: expected '_' or a letter for the edges, got ','");
  CHECK(keen("3:_14," + nine) == "f:1:4: expected a number from 1 to 13, got '14'");
  CHECK(keen("3:_12a," + nine) == "f:1:6: expected at most 1 more edges, got 2");
  CHECK(keen("3:_0," + nine) == "f:1:4: expected a number from 1 to 13, got '0'");
  CHECK(keen("6:z") == "f:1:3: expected a sign '_' or a to x (y and z are ambiguous), got 'z'");
  CHECK(keen("3:_13") == "f:1:6: expected ',' and the clues, got the end of the id");
  CHECK(keen("3:_13,x1") == "f:1:7: expected a, m, s or d for a cage, got 'x'");
  CHECK(keen("3:_13,s1") == "f:1:7: expected a or m for a cage of 1 cells, got 's'");
  CHECK(keen("3:_13,a") == "f:1:8: expected a number from 0 to 2000000000, got the end of the id");
  CHECK(keen("3:_13," + nine + "a1") == "f:1:25: expected the end of the id, got 'a'");
}

TEST_CASE("keen: what an id has no place for is refused") {
  const auto why = [](const std::string& board) {
    return converted("kenken\n" + board, "sgt-keen");
  };
  const std::string cannot = "the format sgt-keen cannot carry ";
  CHECK(why("1 1\n1\na\n") == cannot + "the size 1 (it has 3 to 9)");
  const std::string rest = " .\n. . 1\n. . 1\na a a\nb b c\nb b d\n";
  CHECK(why("3 3\n6 .\n") == "f:3:4: expected 3 cells in a row of a 3 x 3 board (line 2), got 2");
  CHECK(why("3 3\n6 . .\n8+ . 1\n. . 2\na a a\nb b c\nb b d\n") ==
        cannot + "a cage without an operation");
  CHECK(why("3 3\n0- . .\n8+ . 1\n. . 2\na a a\nb b c\nb b d\n") ==
        cannot + "a difference or quotient of more than two cells");
  CHECK(why("3 3\n2000000001* . .\n8+ . 1\n. . 2\na a a\nb b c\nb b d\n") ==
        cannot + "the target 2000000001");
  std::string board = "5 5\n75+ . . . .\n";
  for (int r = 1; r < 5; ++r) board += ". . . . .\n";
  for (int r = 0; r < 5; ++r) board += "a a a a a\n";
  CHECK(why(board) == cannot + "a run of 25 or more edges inside cages");
}

TEST_CASE("pattern: an example, columns before rows") {
  const std::string id = "5x5:1/1/3/4/1.2/2/1/3/3/1.1.1\n";
  CHECK(pattern(id) == "nonogram\n5 5\n1\n1\n3\n4\n1 2\n2\n1\n3\n3\n1 1 1\n");
  CHECK(again(id, "sgt-pattern") == id);
  CHECK(pattern("2x1:1//1") == "nonogram\n1 2\n1\n0\n1\n");
  CHECK(again("1x2:/\n", "sgt-pattern") == "f:1:6: expected '/' and row 2, got the end of the id");
  CHECK(again("1x2://\n", "sgt-pattern") == "1x2://\n");
}

TEST_CASE("pattern: given cells, white and black, and a run to the end") {
  CHECK(pattern("2:1/1/1/1,aBb") == "nonogram\n2 2\n1\n1\n1\n1\ngiven r1c1=0\ngiven r2c1=1\n");
  CHECK(pattern("2:1/1/1/1,d") == "nonogram\n2 2\n1\n1\n1\n1\ngiven r2c2=0\n");
  CHECK(pattern("2:1/1/1/1,Ac").ends_with("given r1c1=1\ngiven r2c2=0\n"));
  CHECK(pattern("2:1/1/1/1,Ad").ends_with("\n1\ngiven r1c1=1\n"));
  CHECK(again("2x2:1/1/1/1,aBb\n", "sgt-pattern") == "2x2:1/1/1/1,aBb\n");
  const std::string wide = "30x1:" + std::string(29, '/') + "/,zBd\n";
  CHECK(pattern(wide).ends_with("given r1c27=1\n"));
  CHECK(again(wide, "sgt-pattern") == wide);
}

TEST_CASE("pattern: what is wrong, and where") {
  CHECK(pattern("2:1/1/1") == "f:1:8: expected '/' and row 2, got the end of the id");
  CHECK(pattern("2:1/1/1/1/1") == "f:1:10: expected the end of the id, got '/'");
  CHECK(pattern("2:0/1/1/1") == "f:1:3: expected a number from 1 to 10000000, got '0'");
  CHECK(pattern("2:1./1/1/1") == "f:1:5: expected a block after '.', got '/'");
  CHECK(pattern("2:3/1/1/1") == "f:1:3: expected at most 2 cells in column 1, got 3");
  CHECK(pattern("2:1/1/1/1,?") == "f:1:11: expected a letter for a given cell, got '?'");
  CHECK(pattern("2:1/1/1/1,f") == "f:1:11: expected a given cell on the board, got 'f'");
  CHECK(pattern("2:1/1/1/1,aaaaa") == "f:1:15: expected the end of the id, got 'a'");
  CHECK(pattern("2:1/1/1/1,a") ==
        "f:1:12: expected a letter for a given cell, got the end of the id");
  CHECK(pattern("2:1/1/1/1,aB") ==
        "f:1:13: expected a letter for a given cell, got the end of the id");
  CHECK(pattern("2d:1/1/1/1") == "f:1:2: expected ':' after the parameters, got 'd'");
}

TEST_CASE("pattern: gaps of 25 cells, before a given cell and to the end") {
  const std::string empty = "60x1:" + std::string(60, '/');
  for (const char* given : {"Yzk", "zAzj", "zBzi", "zYk", "zzAj", "zazj", "zKy", "zJz", "zIzb"}) {
    CAPTURE(given);
    const std::string id = empty + "," + given + "\n";
    CHECK(again(id, "sgt-pattern") == id);
  }
}

TEST_CASE("pattern: a clue too long for its line, and a slot with two values, are refused") {
  CHECK(converted("nonogram\n1 1\n2\n1\n", "sgt-pattern") ==
        "the format sgt-pattern cannot carry the clue '2', too long for its line");
  CHECK(converted("nonogram\n1 1\n1\n1\ngiven r1c1=1\ngiven r1c1=0\n", "sgt-pattern") ==
        "the format sgt-pattern cannot carry two values for r1c1");
}

}  // namespace
}  // namespace p2c

// Puzzles in our own text that cannot be read.
#include "tests/program/malformed/malformed.hpp"

namespace p2c {
namespace {

const std::string kAfter = "'given' or the end of the file after ";  // what may follow a puzzle

TEST_CASE("malformed: heyawake") {
  const std::string size = "heyawake\n2 2\n";
  const std::string clues = size + "- -\n- -\n";
  const std::string board = "a 2 x 2 board (line 2)";
  const std::string wide = "2 cells in a row of " + board;
  const std::string cell = "'-' or a number of shaded cells";
  const std::string second = "a second one in the room of r2c2";
  check_puzzles(
      "puzzle.txt",
      {
          {"no size", "heyawake\n", ":2:1", kSize, kFileEnd},
          {"half a size", "heyawake\n2\n", ":2:2", kSides, kLineEnd},
          {"no rows", "heyawake\n0 2\n", ":2:1", kSides, "'0'"},
          {"three sizes", "heyawake\n2 2 2\n", ":2:5", kLineEnd, "'2'"},
          {"too many cells", "heyawake\n10000 10000\n", ":2:7", "a board of at most 10000000 cells",
           "10000 x 10000"},
          {"a word after the name", "heyawake 2 2\n", ":1:10", kLineEnd, "'2'"},
          {"a letter as clue", size + "- x\n", ":3:3", cell, "'x'"},
          {"a negative clue", size + "-1 -\n", ":3:1", cell, "'-1'"},
          {"a clue above all numbers", size + "- 9999999999\n", ":3:3", cell, "'9999999999'"},
          {"a short clue row", size + "-\n", ":3:2", wide, "1"},
          {"a long clue row", size + "- - -\n", ":3:5", wide, "3"},
          {"a blank line for a row", size + "\n- -\n", ":3:1", wide, "0"},
          {"too few clue rows", size + "- -\n", ":4:1", "clue row 2 of " + board, kFileEnd},
          {"no rooms", clues, ":5:1", "room row 1 of " + board, kFileEnd},
          {"a short room row", clues + "a a\na\n", ":6:2", wide, "1"},
          {"a long room row", clues + "a a a\n", ":5:5", wide, "3"},
          {"two clues in a room", size + "1 -\n- 1\na b\nb a\n", ":4:3", "one clue in a room",
           second},
          {"a row too many", clues + "a a\na a\na a\n", ":7:1", kAfter + board, "'a'"},
          {"clues of a row too many", size + "1 -\n- -\n- 1\na a\na a\na a\n", ":7:1",
           kAfter + board, "'a'"},
      });
}

TEST_CASE("malformed: hashi") {
  const std::string size = "hashi\n2 3\n";
  const std::string board = "a 2 x 3 board (line 2)";
  const std::string wide = "3 cells in a row of " + board;
  const std::string cell = "'-', '?' or a number from 1 to 8";
  const std::string nul("1 \0 1\n", 6);
  check_puzzles(
      "puzzle.txt",
      {
          {"no size", "hashi", ":2:1", kSize, kFileEnd},
          {"a size of words", "hashi\ntwo 3\n", ":2:1", kSides, "'two'"},
          {"a side above all boards", "hashi\n1000000000 1000000000\n", ":2:1", kSides,
           "'1000000000'"},
          {"too many cells", "hashi\n4000 3000\n", ":2:6", "a board of at most 10000000 cells",
           "4000 x 3000"},
          {"an island without bridges", size + "1 - 0\n", ":3:5", cell, "'0'"},
          {"an island with nine", size + "9 - 1\n", ":3:1", cell, "'9'"},
          {"a comma for water", size + "1 , 1\n", ":3:3", cell, "','"},
          {"two signs in a cell", size + "1 - 1\n- ?1 -\n", ":4:3", cell, "'?1'"},
          {"a byte 0", size + nul, ":3:3", cell, "'\\x00'"},
          {"a short row", size + "1 - 1\n- -\n", ":4:4", wide, "2"},
          {"a long row", size + "1 - 1 1\n", ":3:7", wide, "4"},
          {"too few rows", size + "1 - 1\n", ":4:1", "row 2 of " + board, kFileEnd},
          {"a row too many", size + "1 - 1\n- - -\n\n- - -\n", ":6:1", kAfter + board, "'-'"},
      });
}

TEST_CASE("malformed: nonogram") {
  const std::string size = "nonogram\n1 2\n";
  const std::string board = "a 1 x 2 board (line 2)";
  const std::string block = "'?' or a number from 0 to 10000000";
  const std::string next = "'?' or a number from 1 to 10000000";
  check_puzzles(
      "puzzle.txt",
      {
          {"no size", "nonogram\n# 1 2\n", ":3:1", kSize, kFileEnd},
          {"a negative size", "nonogram\n1 -2\n", ":2:3", kSides, "'-2'"},
          {"too many cells", "nonogram\n10000000 2\n", ":2:10", "a board of at most 10000000 cells",
           "10000000 x 2"},
          {"a zero after a block", size + "1 0\n", ":3:3", next, "'0'"},
          {"a block after a zero", size + "0 1\n", ":3:3", kLineEnd, "'1'"},
          {"a length after '?'", size + "?1\n", ":3:1", block, "'?1'"},
          {"a zero after '?'", size + "? 0\n", ":3:3", next, "'0'"},
          {"a letter", size + "1\nx\n", ":4:1", block, "'x'"},
          {"a negative block", size + "-1\n", ":3:1", block, "'-1'"},
          {"a negative zero", size + "-0\n", ":3:1", block, "'-0'"},
          {"commas", size + "1,1\n", ":3:1", block, "'1,1'"},
          {"a block above all boards", size + "1 10000001\n", ":3:3", next, "'10000001'"},
          {"a blank line for a clue", size + "1\n\n1\n", ":4:1", block, kLineEnd},
          {"too few columns", size + "1\n", ":4:1", "the clue of column 2 of " + board, kFileEnd},
          {"no rows", size + "1\n1\n", ":5:1", "the clue of row 1 of " + board, kFileEnd},
          {"a clue too many", size + "1\n1\n2\n1\n", ":6:1", kAfter + board, "'1'"},
      });
}

TEST_CASE("malformed: kenken") {
  const std::string size = "kenken\n2 2\n";
  const std::string board = "a 2 x 2 board (line 2)";
  const std::string wide = "2 cells in a row of " + board;
  const std::string sums = size + "3+ .\n3+ .\n";
  const std::string clue = "'.', '-', '?' or a clue such as 6+, 2-, 24*, 3/ or 5";
  check_puzzles(
      "puzzle.txt",
      {
          {"no size", "kenken\n", ":2:1", kSize, kFileEnd},
          {"not square", "kenken\n2 3\n", ":2:3", "2 columns, as many as rows", "'3'"},
          {"too large", "kenken\n33 33\n", ":2:1", "a number from 1 to 32", "'33'"},
          {"the sign in front", size + "+3 .\n", ":3:1", clue, "'+3'"},
          {"another sign", size + ". 3&\n", ":3:3", clue, "'3&'"},
          {"two signs", size + "3++ .\n", ":3:1", clue, "'3++'"},
          {"a target beyond 64 bits", size + "9223372036854775808* .\n", ":3:1",
           "a target below 2^63", "'9223372036854775808*'"},
          {"a short clue row", size + "3+\n", ":3:3", wide, "1"},
          {"too few clue rows", size + "3+ .\n", ":4:1", "clue row 2 of " + board, kFileEnd},
          {"no cages", sums, ":5:1", "cage row 1 of " + board, kFileEnd},
          {"a short cage row", sums + "a a\nb\n", ":6:2", wide, "1"},
          {"a cage without a clue", size + "3+ .\n. .\na a\nb b\n", ":6:1", "a clue in each cage",
           "none here"},
          {"a cage with two clues", size + "3+ 3+\n3+ .\na a\nb b\n", ":3:4", "one clue in a cage",
           "a second one"},
          {"a cage in two places", size + "2+ 2\n1 .\na b\nc a\n", ":5:1",
           "the cells of a cage side by side", "a cage in two places"},
          {"a difference of one cell", size + "1- 2\n3+ .\na b\nc c\n", ":3:1",
           "two or more cells for - and /", "a single cell"},
          {"a row too many", sums + "a a\nb b\nb b\n", ":7:1", kAfter + board, "'b'"},
      });
}

TEST_CASE("malformed: givens") {
  const std::string puzzle = "nonogram\n1 2\n1\n0\n1\n";
  const std::string after = kAfter + "a 1 x 2 board (line 2)";
  const std::string pair = "SLOT=VALUE, such as r1c1=1";
  const std::string slot = "a slot (r1c1 to r1c2) before '='";
  const std::string value = "a number from 0 to 1";
  check_puzzles(
      "puzzle.txt",
      {
          {"another word", puzzle + "fixed r1c1=1\n", ":6:1", after, "'fixed'"},
          {"nothing given", puzzle + "given\n", ":6:6", "SLOT=VALUE", kLineEnd},
          {"no value", puzzle + "given r1c1\n", ":6:7", pair, "'r1c1'"},
          {"an empty value", puzzle + "given r1c1=\n", ":6:7", value, "'r1c1='"},
          {"no slot", puzzle + "given =1\n", ":6:7", slot, "'=1'"},
          {"a slot off the board", puzzle + "given r2c1=1\n", ":6:7", slot, "'r2c1=1'"},
          {"a value out of range", puzzle + "given r1c2=2\n", ":6:7", value, "'r1c2=2'"},
          {"a negative value", puzzle + "given r1c2=-1\n", ":6:7", value, "'r1c2=-1'"},
          {"two in a line", puzzle + "given r1c1=1 r1c2=0\n", ":6:14", kLineEnd, "'r1c2=0'"},
          {"more after them", puzzle + "given r1c1=1\n0\n", ":7:1", after, "'0'"},
      });
}

}  // namespace
}  // namespace p2c

// Malformed URLs, saved files, game ids and JSON: each is refused where it is wrong.
#include "instances/documents/registry.hpp"
#include "tests/program/malformed/malformed.hpp"

namespace p2c {
namespace {

const std::string kName = "the name of a puzzle (see 'puzzle2cnf puzzles')";

const std::string kUrlEnd = "the end of the URL";
const std::string kIdEnd = "the end of the id";

// The URL itself is on the command line, and --from where it needs a name.
void check_arguments(const std::vector<Malformed>& cases, const std::string& from = "") {
  for (const Malformed& malformed : cases) {
    CAPTURE(malformed.what);
    const TempDir dir;
    const std::string message = message_of(malformed);
    if (from.empty()) {
      check_refused("encode", dir, {malformed.text}, "url", message);
    } else {
      const std::string file = dir.write("id", malformed.text);
      check_refused("encode", dir, {"--from", from, file}, file, message);
    }
  }
}

TEST_CASE("malformed: the frame of a URL") {
  const std::string p = "https://puzz.link/p?";
  check_arguments({
      {"no puzzle", "https://puzz.link/p", ":1:20", "'?' and a puzzle after the site", kUrlEnd},
      {"an empty puzzle", p, ":1:21", kName, "''"},
      {"another puzzle", p + "nope/4/4/dgdh2c7b", ":1:21", kName, "'nope'"},
      {"a name in capitals", p + "Hashi/1/1/g", ":1:21", kName, "'Hashi'; did you mean 'hashi'?"},
      {"no size", p + "hashi", ":1:26", kSides, kUrlEnd},
      {"no rows", p + "hashi/3", ":1:28", kSides, kUrlEnd},
      {"empty flags", p + "hashi//3/1/1g1", ":1:27", kSides, "'/'"},
      {"no columns", p + "hashi/0/1/g", ":1:27", kSides, "'0'"},
      {"negative rows", p + "hashi/1/-1/g", ":1:29", kSides, "'-'"},
      {"a size that is no number", p + "hashi/3x/1/g", ":1:28", "'/' after the number", "'x'"},
      {"too long a side", p + "hashi/99999999999999999999/1/g", ":1:27", kSides,
       "'99999999999999999999'"},
      {"too many cells", p + "hashi/10000/10000/g", ":1:27", "a board of at most 10000000 cells",
       "10000 x 10000"},
      {"a fetched page", "https://example.org/", ":1:21", "'?' and a puzzle after the site",
       kUrlEnd},
  });
}

TEST_CASE("malformed: the body of a URL") {
  const std::string item = "a number of bridges or a gap";
  check_arguments({
      {"hashi: empty", "hashi/2/1/", ":1:11", item + " for 2 more items", kUrlEnd},
      {"hashi: too short", "hashi/2/1/1", ":1:12", item + " for 1 more items", kUrlEnd},
      {"hashi: too long", "hashi/2/1/11g", ":1:13", kUrlEnd, "'g'"},
      {"hashi: a long gap", "hashi/2/1/1h", ":1:12", "a gap of at most 1 items", "'h'"},
      {"hashi: zero", "hashi/2/1/01", ":1:11", "a number of bridges from 1 to 8", "0"},
      {"hashi: nine", "hashi/2/1/19", ":1:12", "a number of bridges from 1 to 8", "9"},
      {"hashi: 16", "hashi/2/1/1-10", ":1:12", "a number of bridges from 1 to 8", "16"},
      {"hashi: half a number", "hashi/2/1/1-1", ":1:14", "a digit from 0 to f", kUrlEnd},
      {"hashi: a capital", "hashi/2/1/1A", ":1:12", item, "'A'"},
      {"hashi: a slash inside", "hashi/2/1/1/1", ":1:12", item, "'/'"},
      {"hashi: an escape", "hashi/2/1/1%zz", ":1:13", "a digit from 0 to f", "'z'"},
      {"heyawake: empty", "heyawake/2/2/", ":1:14", "a digit from 0 to v for the lines", kUrlEnd},
      {"heyawake: no second part", "heyawake/2/2/0", ":1:15", "a digit from 0 to v for the lines",
       kUrlEnd},
      {"heyawake: no digit", "heyawake/2/2/w0g", ":1:14", "a digit from 0 to v for the lines",
       "'w'"},
      {"heyawake: lines off the board", "heyawake/2/2/10g", ":1:14",
       "a digit without lines beyond the board", "'1'"},
      {"heyawake: no clue", "heyawake/2/2/00", ":1:16", "a clue or a gap for 1 more items",
       kUrlEnd},
      {"heyawake: a clue too many", "heyawake/2/2/0012", ":1:17", kUrlEnd, "'2'"},
      {"nonogram: an open clue", "nonogram/1/1/.1", ":1:14", "a clue or a gap", "'.'"},
      {"nonogram: zero", "nonogram/1/1/01", ":1:14", "a clue from 1 to 255", "0"},
      {"nonogram: 256", "nonogram/1/1/+1001", ":1:14", "a clue from 1 to 255", "256"},
      {"nonogram: a gap inside", "nonogram/1/4/g1j", ":1:14", "the clues of column 1 side by side",
       "a gap"},
      {"nonogram: too short", "nonogram/2/2/1", ":1:15", "a clue or a gap for 3 more items",
       kUrlEnd},
      {"a file inside", "?pzprv3/hashikake/1/2/1%20x/0", ":1:27",
       "'.', '-' or a number of bridges from 1 to 8", "'x'"},
      {"a file inside, of another puzzle", "?pzprv3%2Fnope%2F1%2F2", ":1:11", kName, "'nope'"},
  });
}

TEST_CASE("malformed: pzprv3") {
  const std::string hashi = "pzprv3\nhashikake\n1\n2\n";
  const std::string heyawake = "pzprv3\nheyawake\n1\n2\n";
  const std::string nonogram = "pzprv3\nnonogram\n1\n2\n";
  const std::string cell = "'.', '#' or '+'";
  check_puzzles(
      "state",
      {
          {"another puzzle", "pzprv3\nnope\n1\n1\n", ":2:1", kName, "'nope'"},
          {"no puzzle", "pzprv3\n", ":2:1", "the name of a puzzle", kFileEnd},
          {"an odd version", "pzprv3.x\nhashikake\n1\n1\n", ":1:1", "'pzprv3' and a version",
           "'pzprv3.x'"},
          {"no rows", "pzprv3\nhashikake\n", ":3:1", "the number of rows", kFileEnd},
          {"rows of words", "pzprv3\nhashikake\nx\n1\n", ":3:1", kSides, "'x'"},
          {"two numbers of rows", "pzprv3\nhashikake\n1 2\n", ":3:3", kLineEnd, "'2'"},
          {"too many cells", "pzprv3\nhashikake\n9999999\n99\n", ":4:1",
           "a board of at most 10000000 cells", "9999999 x 99"},
          {"all in one line", "pzprv3/hashikake/1/2/1 x/0/", ":1:24",
           "'.', '-' or a number of bridges from 1 to 8", "'x'"},
          {"hashi: nine", hashi + "9 .\n", ":5:1", "'.', '-' or a number of bridges from 1 to 8",
           "'9'"},
          {"hashi: short", hashi + "1\n", ":5:2", "island", kLineEnd},
          {"hashi: long", hashi + "1 1 1\n", ":5:5", kLineEnd, "'1'"},
          {"hashi: three bridges", hashi + "1 1\n3\n", ":6:1", "a number of bridges from -1 to 2",
           "'3'"},
          {"hashi: bridges into the sea", hashi + "1 .\n1\n", ":6:1", "bridges between two islands",
           "'1' beside r1c1"},
          {"hashi: a line too many", hashi + "1 1\n1\n1\n", ":7:1", kFileEnd, "'1'"},
          {"heyawake: no rooms", heyawake + "x\n", ":5:1", "a number from 0 to 10000000", "'x'"},
          {"heyawake: a room with a name", heyawake + "1\na a\n", ":6:1",
           "a number from 0 to 10000000", "'a'"},
          {"heyawake: two clues", heyawake + "1\n0 0\n1 1\n", ":7:3", "one clue in a room",
           "a second one in the room of r1c2"},
          {"heyawake: a negative clue", heyawake + "1\n0 0\n-1 .\n", ":7:1",
           "'.', '-' or a number of shaded cells", "'-1'"},
          {"heyawake: an odd answer", heyawake + "1\n0 0\n. .\n. x\n", ":8:3", cell, "'x'"},
          {"heyawake: a line that is none", "pzprv3.1\nheyawake\n1\n2\n2\n", ":5:1",
           "a number from 0 to 1", "'2'"},
          {"nonogram: an open clue", nonogram + ". - .\n", ":5:3", "'.' or a clue", "'-'"},
          {"nonogram: a zero", nonogram + ". 0 .\n", ":5:3", "'.' or a clue", "'0'"},
          {"nonogram: a clue in the corner", nonogram + "1 1 .\n", ":5:1", "'.' in the corner",
           "'1'"},
          {"nonogram: an odd answer", nonogram + ". 1 .\n1 x .\n", ":6:3", cell, "'x'"},
          {"nonogram: no rows", nonogram + ". 1 .\n", ":6:1", "board row 2", kFileEnd},
      });
}

TEST_CASE("malformed: game ids") {
  const std::string side = "a number from 3 to 10000000";
  const std::string island = "an island of 1 to 8 bridges or empty cells";
  check_arguments(
      {
          {"no colon", "7x7", ":1:4", "':' and a puzzle after the parameters", kIdEnd},
          {"no size", "x:1", ":1:1", side, "'x'"},
          {"two columns", "2x3:1a1b", ":1:1", side, "'2'"},
          {"five bridges", "3m5:1a1f", ":1:3", "a number from 1 to 4", "'5'"},
          {"no bridges", "3m0:1a1f", ":1:3", "a number from 1 to 4", "'0'"},
          {"an odd parameter", "3q:1a1f", ":1:2", "':' after the parameters", "'q'"},
          {"too many cells", "10000x10000:z", ":1:1", "a board of at most 10000000 cells",
           "10000 x 10000"},
          {"an island 0", "3:0a1f", ":1:3", island, "'0'"},
          {"too few cells", "3:1a1", ":1:6", island, kIdEnd},
          {"too many empty cells", "3:1a1z", ":1:6", "at most 6 empty cells", "'z'"},
          {"a cell too many", "3:1a1f1", ":1:7", kIdEnd, "'1'"},
          {"islands side by side", "3:11g", ":1:4", "no two islands side by side", "'1'"},
      },
      "sgt-bridges");
  check_arguments(
      {
          {"a size of ten", "10:_", ":1:1", "a number from 3 to 9", "'10'"},
          {"a difficulty", "3dq:_", ":1:3", "a difficulty e, n, h, x or u", "'q'"},
          {"an edge", "3:?", ":1:3", "'_' or a letter for the edges", "'?'"},
          {"an unclear sign", "6:y", ":1:3", "a sign '_' or a to x (y and z are ambiguous)", "'y'"},
          {"too many edges", "3:_12b,", ":1:6", "at most 1 more edges", "3"},
          {"no clues", "3:_13", ":1:6", "',' and the clues", kIdEnd},
          {"a clue too few", "3:_13,a1", ":1:9", "a, m, s or d for a cage", kIdEnd},
          {"no target", "3:_13,ax", ":1:8", "a number from 0 to 2000000000", "'x'"},
      },
      "sgt-keen");
  check_arguments(
      {
          {"a zero", "1:0/0", ":1:3", kSides, "'0'"},
          {"a line too few", "1:1", ":1:4", "'/' and row 1", kIdEnd},
          {"a line too many", "1:1/1/1", ":1:6", kIdEnd, "'/'"},
          {"a dot at the end", "1:1./1", ":1:5", "a block after '.'", "'/'"},
          {"too long a line", "1:2/1", ":1:3", "at most 1 cells in column 1", "2"},
          {"a given cell off the board", "1:1/1,c", ":1:7", "a given cell on the board", "'c'"},
      },
      "sgt-pattern");
}

TEST_CASE("malformed: JSON") {
  const std::string head = R"({"format": 1, "puzzle": )";
  const std::string hashi = head + "\"hashi\", ";
  const std::string heyawake = head + "\"heyawake\", ";
  check_puzzles(
      "puzzle.json",
      {
          {"cut short", "{", ":1:2", "more of a JSON value", kFileEnd},
          {"no JSON", "{format: 1}", ":1:3", "JSON", "'o'"},
          {"a comma too many", "{\"format\": 1,}", ":1:14", "JSON", "'}'"},
          {"two values", head + "\"hashi\"} 1", ":1:34", "JSON", "'1'"},
          {"a list", "[1]", ":1:1", "an object", "a list"},
          {"no format", "{}", ":1:1",
           "the members \"format\": 1 and \"puzzle\" with the name of its kind", "an object"},
          {"another version", "{\"format\": 2}", ":1:12", "format 1", "'2'"},
          {"no puzzle", "{\"format\": 1}", ":1:1", "a member \"puzzle\"", "none"},
          {"an unknown puzzle", head + "\"frog\"}", ":1:25", kName, "'frog'"},
          {"a puzzle of numbers", head + "7}", ":1:25", "a string", "'7'"},
          {"no board", hashi + "\"givens\": {}}", ":1:1", "a member \"board\"", "none"},
          {"an odd member", hashi + "\"board\": [[1]], \"clues\": 1}", ":1:50",
           "one of the members board, format, givens, max_bridges, no_loops, own_rules, puzzle",
           "'clues'"},
          {"a member twice", hashi + "\"board\": [[1]], \"board\": 1}", ":1:50", "each member once",
           "'board'"},
          {"an empty board", hashi + "\"board\": []}", ":1:43", "a list of rows", "0"},
          {"an empty row", hashi + "\"board\": [[]]}", ":1:44", "a list of cells", "0"},
          {"rows of two lengths", hashi + "\"board\": [[1], [1, 1]]}", ":1:49", "a list of 1 cells",
           "2"},
          {"an island 9", hashi + "\"board\": [[9]]}", ":1:45",
           "null, \"?\" or a number from 1 to 8", "'9'"},
          {"half an island", hashi + "\"board\": [[1.5]]}", ":1:45",
           "null, \"?\" or a number from 1 to 8", "'1.5'"},
          {"five bridges", hashi + "\"board\": [[1]], \"max_bridges\": 5}", ":1:65",
           "a number from 1 to 4", "'5'"},
          {"loops of words", hashi + "\"board\": [[1]], \"no_loops\": \"yes\"}", ":1:62",
           "true or false", "'yes'"},
          {"a given without a slot", hashi + "\"board\": [[1]], \"givens\": {\"r1c1\": 1}}",
           ":1:61", "a slot (the puzzle has none)", "'r1c1'"},
          {"rooms from 0", heyawake + "\"rooms\": [[0]], \"clues\": [null]}", ":1:48",
           "a number from 1 to 1", "'0'"},
          {"a room without a clue", heyawake + "\"rooms\": [[2]], \"clues\": [1]}", ":1:48",
           "a number from 1 to 1", "'2'"},
          {"a clue without a room", heyawake + "\"rooms\": [[1]], \"clues\": [1, 2]}", ":1:66",
           "as many clues as there are rooms", "'2'"},
          {"a block of 0", head + R"("nonogram", "rows": [[1, 0]], "columns": [[]]})", ":1:50",
           kSides, "'0'"},
          {"an operation",
           head + R"("kenken", "cages": [[1]], "clues": [{"target": 1, "operation": "o"}]})",
           ":1:88", "+, -, *, /, % or ^", "'o'"},
      });
}

}  // namespace
}  // namespace p2c

// Answers and solvers' outputs that cannot be read.
#include "tests/program/malformed/malformed.hpp"

namespace p2c {
namespace {

TEST_CASE("malformed: answers of shaded cells") {
  const std::string head = "answer nonogram\n";
  const std::string name = "'answer nonogram'";
  const std::string size = "1 rows and 2 columns";
  const std::string cell = "'x' or '-'";
  check_second_inputs("verify", "nonogram\n1 2\n1\n0\n1\n",
                      {
                          {"nothing", "", ":1:1", name, kFileEnd},
                          {"no head", "1 2\nx -\n", ":1:1", name, "'1'"},
                          {"another puzzle", "answer hashi\n", ":1:8", name, "'hashi'"},
                          {"half a head", "answer\n", ":1:7", name, kLineEnd},
                          {"a long head", "answer nonogram 1\n", ":1:17", kLineEnd, "'1'"},
                          {"no size", head, ":2:1", kSize, kFileEnd},
                          {"another size", head + "2 1\n", ":2:1", size, "'2'"},
                          {"a board turned", head + "1 1\n", ":2:3", size, "'1'"},
                          {"three sizes", head + "1 2 3\n", ":2:5", kLineEnd, "'3'"},
                          {"no row", head + "1 2\n", ":3:1", "row 1 of the answer", kFileEnd},
                          {"another sign", head + "1 2\nx .\n", ":3:3", cell, "'.'"},
                          {"a number", head + "1 2\n1 -\n", ":3:1", cell, "'1'"},
                          {"a short row", head + "1 2\nx\n", ":3:2", cell, kLineEnd},
                          {"a long row", head + "1 2\nx - -\n", ":3:5", kLineEnd, "'-'"},
                          {"a row too many", head + "1 2\nx -\nx -\n", ":4:1", kFileEnd, "'x'"},
                      });
}

TEST_CASE("malformed: answers of numbers") {
  const std::string head = "answer kenken\n2 2\n";
  const std::string digit = "a number from 1 to 2";
  check_second_inputs(
      "verify", "kenken\n2 2\n3+ .\n3+ .\na a\nb b\n",
      {
          {"a zero", head + "0 1\n", ":3:1", digit, "'0'"},
          {"a number too large", head + "1 3\n", ":3:3", digit, "'3'"},
          {"a sign", head + "x -\n", ":3:1", digit, "'x'"},
          {"a short row", head + "1 2\n2\n", ":4:2", digit, kLineEnd},
          {"a row missing", head + "1 2\n", ":4:1", "row 2 of the answer", kFileEnd},
      });
}

TEST_CASE("malformed: answers of bridges") {
  const std::string head = "answer hashi\n";
  const std::string seen = "two islands that see each other";
  const std::string side = "a number from 1 to 3";
  check_second_inputs(
      "verify", "hashi\n2 3\n? - ?\n- ? ?\n",
      {
          {"a grid", head + "- - -\n", ":2:1", "a number from 1 to 2", "'-'"},
          {"a cell off the board", head + "1 4 2 3 1\n", ":2:3", side, "'4'"},
          {"half a pair", head + "1 1 1\n", ":2:6", side, kLineEnd},
          {"no count", head + "1 1 1 3\n", ":2:8", "a number from 1 to 2", kLineEnd},
          {"no bridges", head + "1 1 1 3 0\n", ":2:9", "a number from 1 to 2", "'0'"},
          {"three bridges", head + "1 1 1 3 3\n", ":2:9", "a number from 1 to 2", "'3'"},
          {"a slanted bridge", head + "1 1 2 2 1\n", ":2:7", seen, "r1c1-r2c2"},
          {"a bridge to water", head + "1 1 1 2 1\n", ":2:7", seen, "r1c1-r1c2"},
          {"the larger end first", head + "1 3 1 1 1\n", ":2:7", "the smaller end first",
           "r1c3-r1c1"},
          {"a pair twice", head + "1 1 1 3 1\n1 1 1 3 1\n", ":3:7", "each pair of islands once",
           "r1c1-r1c3 again"},
          {"six numbers", head + "1 1 1 3 1 1\n", ":2:11", kLineEnd, "'1'"},
      });
}

TEST_CASE("malformed: output of a solver") {
  const std::string sat = "s SATISFIABLE\n";
  const std::string status = "SATISFIABLE, UNSATISFIABLE or UNKNOWN";
  const std::string line = "a line that begins with c, s or v";
  const std::string none = "a line 's SATISFIABLE' or the like before the end";
  const std::string whole = "a model that ends with 0";
  const std::string after = "the end of the model after its 0";
  check_second_inputs(
      "decode", "nonogram\n1 2\n1\n0\n1\n",
      {
          {"nothing", "", "", none, ""},
          {"comments", "c of no use\nc\n", ":2:1", none, ""},
          {"no status", "v 1 -2 0\n", ":1:8", none, ""},
          {"no model", sat, ":1:3", whole, kFileEnd},
          {"a model cut short", sat + "v 1 -2\n", ":2:5", whole, kFileEnd},
          {"a model of nothing", "s UNSATISFIABLE\nv 1 0\n", ":2:5",
           "no model without 's SATISFIABLE'", ""},
          {"an empty result file", "SAT\n", ":1:1", whole, kFileEnd},
          {"half a status", "s\n", ":1:2", "a status", kLineEnd},
          {"another status", "s SAT\n", ":1:3", status, "'SAT'"},
          {"two words", "s SATISFIABLE now\n", ":1:15", kLineEnd, "'now'"},
          {"two statuses", sat + sat, ":2:3", "one status line", "'SATISFIABLE'"},
          {"chatter", "solving\n" + sat, ":1:1", line, "'solving'"},
          {"minisat's stdout", "SATISFIABLE\n", ":1:1", line, "'SATISFIABLE'"},
          {"a word for a literal", sat + "v 1 x 0\n", ":2:5", "a literal", "'x'"},
          {"a literal too large", sat + "v 2147483647 0\n", ":2:3", "a literal", "'2147483647'"},
          {"a sign alone", sat + "v 1 - 0\n", ":2:5", "a literal", "'-'"},
          {"a negative zero", sat + "v 1 -0\n", ":2:5", "a literal", "'-0'"},
          {"both signs", sat + "v 1 2 -1 0\n", ":2:7", "each variable with one sign", "'-1'"},
          {"more after the end", sat + "v 1 0\nv 2 0\n", ":3:3", after, "'2'"},
          {"a byte 0", std::string("s \0\n", 4), ":1:3", status, "'\\x00'"},
          {"a result file of numbers only", "1 -2 0\n", ":1:1", line, "'1'"},
          {"words in a result file", "SAT\n1 -2 end\n", ":2:6", "a literal", "'end'"},
      });
}

}  // namespace
}  // namespace p2c

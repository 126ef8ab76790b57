// Our own JSON: what it is like for each puzzle, and that it forgives what does not matter.
#include <doctest/doctest.h>

#include <set>

#include "instances/formats/json_format.hpp"
#include "tests/board_count.hpp"
#include "tests/instances/formats/reading.hpp"
#include "tests/instances/formats/schema_judge.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

TEST_CASE("json: heyawake, with rooms in any order and a line inside one") {
  CHECK(read_as_text(R"({"format": 1, "puzzle": "heyawake",
    "rooms": [[3, 3, 1], [2, 3, 1]], "clues": [null, 0, 2], "lines": [[1, 3, 2, 3]]})") ==
        "heyawake\n2 3\n2 - -\n0 - -\n1 1 2\n3 1 2\nline 1 3 2 3\n");
  CHECK(converted("heyawake\n1 2\n1 -\na b\n", "json") ==
        "{\n  \"format\": 1,\n  \"puzzle\": \"heyawake\",\n  \"rooms\": [\n    [1, 2]\n  ],\n"
        "  \"clues\": [1, null]\n}\n");
}

TEST_CASE("json: hashi") {
  const std::string text = "hashi\n2 2\n3 -\n? 1\nmax-bridges 3\nno-loops\ngiven r1c1-r2c1=2\n";
  const std::string json =
      "{\n  \"format\": 1,\n  \"puzzle\": \"hashi\",\n  \"board\": [\n    [3, null],\n"
      "    [\"?\", 1]\n  ],\n  \"max_bridges\": 3,\n  \"no_loops\": true,\n"
      "  \"givens\": {\"r1c1-r2c1\": 2}\n}\n";
  CHECK(converted(text, "json") == json);
  CHECK(read_as_text(json) == text);
}

TEST_CASE("json: nonogram, where a line may be empty") {
  CHECK(read_as_text(R"({"puzzle": "nonogram", "format": 1, "rows": [[1, 1], []],
                         "columns": [[1], [], [1]]})") == "nonogram\n2 3\n1\n0\n1\n1 1\n0\n");
}

TEST_CASE("json: cages without a clue, and blocks of any length") {
  CHECK(read_as_text(R"({"format": 1, "puzzle": "kenken", "cages": [[1, 1], [2, 3]],
    "clues": [null, {"target": 1}, null]})") == "kenken\n2 2\n? .\n1 ?\n1 1\n2 3\n");
  CHECK(read_as_text(R"({"format": 1, "puzzle": "nonogram", "rows": [["?", 1]],
    "columns": [[1], [0], [1]]})") == "nonogram\n1 3\n1\n0\n1\n? 1\n");
}

TEST_CASE("json: kenken, with a cage of any operation and of one cell") {
  const std::string text = "kenken\n2 2\n3 .\n1 2\n1 1\n2 3\n";
  CHECK(read_as_text(R"({"format": 1, "puzzle": "kenken", "cages": [[2, 2], [1, 3]],
    "clues": [{"target": 1}, {"target": 3}, {"target": 2, "operation": "*"}]})") == text);
  CHECK(read_as_text(converted(text, "json")) == text);
}

TEST_CASE("json: a cage must hang together and its clue must fit") {
  const auto cages = [](const std::string& board, const std::string& clues) {
    return read_as_text(R"({"format":1,"puzzle":"kenken","cages":)" + board +
                        ",\"clues\":" + clues + "}");
  };
  CHECK(cages("[[1,2],[2,1]]", R"([{"target":3},{"target":3}])") ==
        "f:1:41: expected the cells of a cage side by side, got a cage in two places");
  CHECK(cages("[[1]]", R"([{"target":1,"operation":"-"}])") ==
        "f:1:54: expected two or more cells for - and /, got a single cell");
  CHECK(cages("[[1,1]]", R"([{"target":1}])") == "f:1:40: expected a list of 1 cells, got 2");
}

TEST_CASE("json: escapes, deep nesting and two givens of one slot") {
  CHECK(read_as_text("{\"format\": 1, \"puzzle\": \"has\\u0068i\", \"board\": [[\"\\u003f\"]]}") ==
        "hashi\n1 1\n?\n");
  CHECK(read_as_text("{\"a\": " + std::string(20, '[') + std::string(20, ']') + "}") ==
        "f:1:22: expected at most 16 levels, got one more");
  CHECK(converted("nonogram\n1 1\n1\n1\ngiven r1c1=1\ngiven r1c1=0\n", "json") ==
        "the format json cannot carry two values for r1c1");
  CHECK(converted("nonogram\n1 1\n1\n1\ngiven r1c1=1\ngiven r1c1=1\n", "json")
            .ends_with("\"givens\": {\"r1c1\": 1}\n}\n"));
}

TEST_CASE("json: leniently, a member that is not known is a warning") {
  const std::string json = R"({"format": 1, "puzzle": "hashi", "board": [[1]], "author": "me"})";
  CHECK(read_as_text(json).starts_with("f:1:50: expected one of the members "));
  CHECK(read_as_text(json, {"", true}) == "hashi\n1 1\n1\n");
}

TEST_CASE("json: a member that is not known, in each object") {
  const auto error = [](const std::string& members) {
    return read_as_text(R"({"format":1,"puzzle":)" + members + "}");
  };
  CHECK(error(R"("heyawake","rooms":[[1]],"clues":[1],"lines":[],"walls":[])") ==
        "f:1:70: expected one of the members clues, format, givens, lines, own_rules, puzzle, "
        "rooms, got "
        "'walls'");
  CHECK(error(R"("kenken","cages":[[1]],"clues":[{"target":1,"sign":"+"}])") ==
        "f:1:66: expected one of the members operation, target, got 'sign'");
  CHECK(error(R"("nonogram","rows":[[1]],"columns":[[1]],"colours":2)") ==
        "f:1:62: expected one of the members columns, format, givens, own_rules, puzzle, rows, got "
        "'colours'");
  CHECK(error(R"("hashi","board":[["?"]],"givens":{"r1c1":1})") ==
        "f:1:56: expected a slot (the puzzle has none), got 'r1c1'");
}

TEST_CASE("json: as many clues as rooms or cages") {
  const std::string heyawake = R"({"format":1,"puzzle":"heyawake","rooms":[[1,2]],"clues":)";
  CHECK(read_as_text(heyawake + "[1,null]}") == "heyawake\n1 2\n1 -\n1 2\n");
  CHECK(read_as_text(heyawake + "[1]}") == "f:1:45: expected a number from 1 to 1, got '2'");
  CHECK(read_as_text(heyawake + "[1,null,7]}") ==
        "f:1:65: expected as many clues as there are rooms, got '7'");
  const std::string kenken = R"({"format":1,"puzzle":"kenken","cages":[[1]],"clues":[{"target":1})";
  CHECK(read_as_text(kenken + "]}") == "kenken\n1 1\n1\n1\n");
  CHECK(read_as_text(kenken + R"(,{"target":1}]})") ==
        "f:1:67: expected as many clues as there are cages, got an object");
}

TEST_CASE("json: a kenken has at most 32 rows") {
  const auto with_rows = [](int n) {
    std::string clues;
    std::string board;
    for (int cell = 0; cell < n * n; ++cell) {
      board += cell == 0 ? "[" : cell % n == 0 ? "],[" : ",";
      board += std::to_string(cell + 1);
      clues += std::string(cell == 0 ? "" : ",") + R"({"target":1})";
    }
    return read_as_text(R"({"format":1,"puzzle":"kenken","cages":[)" + board + "]],\"clues\":[" +
                        clues + "]}");
  };
  CHECK(with_rows(32).starts_with("kenken\n32 32\n1 1 "));
  CHECK(with_rows(33) == "f:1:39: expected at most 32 rows, got a list");
}

TEST_CASE("json: a hashi has at most four bridges between two islands") {
  const auto with_most = [](const std::string& most) {
    return read_as_text(R"({"format":1,"puzzle":"hashi","board":[["?"]],"max_bridges":)" + most +
                        "}");
  };
  CHECK(with_most("4") == "hashi\n1 1\n?\nmax-bridges 4\n");
  CHECK(with_most("5") == "f:1:60: expected a number from 1 to 4, got '5'");
  CHECK(with_most("0") == "f:1:60: expected a number from 1 to 4, got '0'");
}

TEST_CASE("json: an optional member may be null, and lines none") {
  CHECK(read_as_text(R"({"format": 1, "puzzle": "heyawake", "rooms": [[1]], "clues": [null],
    "lines": [], "givens": null})") == "heyawake\n1 1\n-\n1\n");
  CHECK(read_as_text(R"({"format": 1, "puzzle": "hashi", "board": [["?"]], "max_bridges": null,
    "no_loops": null})") == "hashi\n1 1\n?\n");
  CHECK(read_as_text(R"({"format": 1, "puzzle": "kenken", "cages": [[1]],
    "clues": [{"target": 1, "operation": null}]})") == "kenken\n1 1\n1\n1\n");
  CHECK(read_as_text(R"({"format": 1, "puzzle": "hashi", "board": null})") ==
        "f:1:43: expected a list of rows, got 'null'");
}

TEST_CASE("json: a board has at most 10^7 cells, and not one more") {
  const auto with_size = [](int rows, int cols) {
    std::string board = "[null";
    for (int c = 1; c < cols; ++c) board += ",null";
    board += "]";
    for (int r = 1; r < rows; ++r) board += ",[]";
    return read_as_text(R"({"format":1,"puzzle":"hashi","board":[)" + board + "]}");
  };
  CHECK(with_size(11, 909'091) == "f:1:38: expected a board of at most 10000000 cells, got a list");
  CHECK(with_size(3'125, 3'200).ends_with(": expected a list of 3200 cells, got 0"));
}

TEST_CASE("json: lines in any order, and twice, are sorted and once") {
  const auto with_lines = [](const std::string& lines) {
    return read_as_text(
        R"({"format":1,"puzzle":"heyawake","rooms":[[1,1,1],[1,1,1],[1,1,1]],"clues":[null],)"
        R"("lines":[)" +
        lines + "]}");
  };
  const std::string board = "heyawake\n3 3\n- - -\n- - -\n- - -\n1 1 1\n1 1 1\n1 1 1\n";
  CHECK(with_lines("[2,3,3,3],[2,1,2,2],[1,1,2,1],[1,1,1,2],[2,1,2,2]") ==
        board + "line 1 1 1 2\nline 1 1 2 1\nline 2 1 2 2\nline 2 3 3 3\n");
  // In one room, but not side by side: across the end of a row, in a diagonal, two cells on.
  for (const char* line : {"[1,3,2,1]", "[1,2,2,1]", "[2,1,1,3]", "[1,2,3,1]", "[1,1,1,3]",
                           "[1,1,3,1]", "[2,2,2,2]", "[2,2,2,1]", "[2,2,1,2]"}) {
    CAPTURE(line);
    CHECK(with_lines(line).find("expected two cells of one room side by side, the smaller first") !=
          std::string::npos);
  }
}

TEST_CASE("json: too many cells, numbers out of range, lines between rooms or beyond neighbours") {
  std::string rows = "[[1";
  for (int c = 1; c < 4000; ++c) rows += ",1";
  rows += "]";
  for (int r = 1; r < 4000; ++r) rows += ",[]";
  CHECK(read_as_text(R"({"format":1,"puzzle":"hashi","board":)" + rows + "]}") ==
        "f:1:38: expected a board of at most 10000000 cells, got a list");
  CHECK(read_as_text(R"({"format":1,"puzzle":"hashi","board":[[9223372036854775808]]})")
            .starts_with("f:1:40: expected "));
  const auto with_line = [](const std::string& line) {
    return read_as_text(R"({"format":1,"puzzle":"heyawake","rooms":[[1,1,2],[1,1,2]],"clues":)"
                        R"([null,null],"lines":[)" +
                        line + "]}");
  };
  const std::string expected =
      "f:1:88: expected two cells of one room side by side, the smaller first, got a list";
  CHECK(with_line("[1,1,1,2]").starts_with("heyawake\n"));
  for (const char* line : {"[1,2,1,3]", "[1,2,1,1]", "[1,1,2,2]", "[1,1,1,1]", "[2,1,1,2]"}) {
    CAPTURE(line);
    CHECK(with_line(line) == expected);
  }
}

TEST_CASE("json: another version is refused") {
  CHECK(read_as_text(R"({"format": 2, "puzzle": "hashi"})") ==
        "f:1:12: expected format 1, got '2'");
  CHECK(read_as_text(R"({"format": "1", "puzzle": "hashi"})") ==
        "f:1:12: expected format 1, got '1'");
}

// --- the schema -----------------------------------------------------------------------------

const JsonTree& parsed_schema() {
  static const auto schema = JsonTree::parse(puzzle_json_schema());
  return schema;
}

// The text is not a puzzle, and the schema says so.
void check_refused(const JsonTree& json) {
  CAPTURE(json.dump());
  CHECK(!fits_schema(json, parsed_schema()));
  CHECK(read_as_text(json.dump()).find(": expected ") != std::string::npos);
}

// Without one of its members, with one more, and with a member of another kind.
void check_spoilt(const JsonTree& json) {
  for (const auto& member : json.items()) {
    JsonTree other = json;
    other.erase(member.key());
    CAPTURE(other.dump());
    CHECK(fits_schema(other, parsed_schema()) ==
          (read_as_text(other.dump()).find(": expected ") == std::string::npos));
    other[member.key()] = "odd";
    check_refused(other);
  }
  JsonTree more = json;
  more["odd"] = 1;
  check_refused(more);
}

TEST_CASE("json: the schema has what is written, no other members, and refuses what is not read") {
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    Rng rng(5);
    std::set<std::string> known;
    const auto of_kind = JsonTree::parse(Json(kind.json_schema()).text());
    for (const auto& member : of_kind["properties"].items()) known.insert(member.key());
    std::set<std::string> written;
    const int boards = deep_count(fewer_if_sanitized(100, 20), 100);
    for (int i = 0; i < boards || (i < 100 && written != known); ++i) {
      Document document{kind.random(rng, 4, 4), {}, "", {}};
      if (!document.puzzle->slots().empty())
        document.givens = {{0, document.puzzle->slots()[0].lo}};
      if (i == 5) document.own_rules = "v:odd";
      const auto json = JsonTree::parse(write_document(document, "json"));
      for (const auto& member : json.items()) written.insert(member.key());
      CHECK(fits_schema(json, parsed_schema()));
      if (i < 5) check_spoilt(json);
    }
    CHECK(JsonTree(written).dump() == JsonTree(known).dump());
  }
}

TEST_CASE("json: an optional member may be null by the schema, too") {
  auto json = JsonTree::parse(R"({"format": 1, "puzzle": "hashi", "board": [["?"]], "givens": null,
                                  "max_bridges": null, "no_loops": null})");
  CHECK(fits_schema(json, parsed_schema()));
  json["max_bridges"] = 4;
  CHECK(fits_schema(json, parsed_schema()));
  json["max_bridges"] = 5;
  check_refused(json);
}

// A puzzle that has no JSON of its own.
struct Plain {
  static constexpr std::string_view kName = "plain";
  static constexpr std::string_view kAbout = "a number";
  int number = 0;

  static Plain parse(TextReader& in) {
    in.next_line("a number");
    Plain puzzle{in.number(0, 9)};
    in.end_line();
    return puzzle;
  }
  std::string print() const { return std::to_string(number) + "\n"; }
  std::vector<Slot> slots() const { return {{0, 1, "r1c1"}}; }
  Broken check(const Answer& /*answer*/) const { return {}; }
  Drawing drawing(const Answer& /*answer*/) const { return Drawing(1, 1); }
  static Plain random(Rng& /*rng*/, int /*rows*/, int /*cols*/) { return {}; }
};

TEST_CASE("json: a puzzle without members of its own has its lines") {
  const std::string json =
      "{\n  \"format\": 1,\n  \"puzzle\": \"plain\",\n  \"text\": [\n    \"7\"\n  ],\n"
      "  \"givens\": {\"r1c1\": 1}\n}\n";
  const auto of_plain = JsonTree::parse(Json(json_schema<Plain>().of_kind("plain")).text());
  CHECK(write_json(Content<Plain>{{7}, {{0, 1}}, {}}) == json);
  TextReader in(json, "f");
  const Content<Plain> read = read_json<Plain>(in);
  CHECK(read.puzzle.number == 7);
  CHECK(read.givens == Givens{{0, 1}});
  const auto error = [](const std::string& lines) {
    const std::string text = R"({"format": 1, "puzzle": "plain", "text": )" + lines + "}";
    TextReader reader(text, "f");
    return error_of([&] { read_json<Plain>(reader); });
  };
  CHECK(error("[\"7\", \"x\"]") == "f:1:48: expected the end of the file, got 'x'");
  CHECK(error("[\"x\"]") == "f:1:43: expected a number from 0 to 9, got 'x'");
  CHECK(error("[]") == "f:1:42: expected a list of lines, got 0");
  CHECK(fits_schema(JsonTree::parse(json), of_plain));
  CHECK(!fits_schema(JsonTree::parse(R"({"format": 1, "puzzle": "plain", "text": []})"), of_plain));
}

}  // namespace
}  // namespace p2c

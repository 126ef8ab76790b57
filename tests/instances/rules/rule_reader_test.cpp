// Rules as text: what is read, and what is wrong in it.
#include "instances/rules/reader/rule_reader.hpp"

#include <doctest/doctest.h>

#include "instances/rules/expansion.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::rule_reader_test {
namespace {

const std::string kHead =
    "rules 1\npuzzle toy \"a toy\" also plaything pid toy\n"
    "given clue: number 1..9 on cells, clues, \"a number of cells\"\n"
    "answer shaded: shading on cells\n";

RuleText read(const std::string& rules) { return read_rules(kHead + rules, "f"); }
// Lines and columns are those of the rules, from 1 on.
std::string error(const std::string& rules) {
  try {
    read(rules);
  } catch (const InputError& error) {
    const Place& at = error.place();
    return std::to_string(at.line - 4) + ":" + std::to_string(at.col) + ": " + error.message();
  }
  return "no error";
}
std::vector<std::string> labels(const std::string& rules, const BoardData& board) {
  const RuleBoard on(std::make_shared<const RuleText>(read(rules)), board);
  std::vector<std::string> all;
  for (const RuleInstance& instance : instances_of(on, nullptr)) {
    all.push_back(label_of(instance, on));
  }
  return all;
}

// 2 x 2: 3 -, ? -
const BoardData kBoard{2, 2, {[] {
                         Grid<int> clues(2, 2, kNoClue);
                         clues[0] = 3;
                         clues[2] = kUnknownClue;
                         return clues;
                       }()}};

TEST_CASE("rules: the head has names and parts") {
  const RuleText text = read("rule a \"b\": apart shaded\n");
  CHECK(text.name == "toy");
  CHECK(text.aliases == std::vector<std::string>{"plaything"});
  CHECK(text.made_of.pids == std::vector<std::string>{"toy"});
  REQUIRE(text.givens.size() == 1);
  CHECK(text.givens[0].name == "clue");
  REQUIRE(text.rules.size() == 1);
  CHECK(text.rules[0].key == "a");
}

TEST_CASE("rules: each makes an instance for each value, with its label") {
  using Labels = std::vector<std::string>;
  const std::string is = ": shaded in s <= 1\n";
  CHECK(labels("rule a \"{s}\": each s in pairs" + is, kBoard) ==
        Labels{"r1c1 and r1c2", "r1c1 and r2c1", "r1c2 and r2c2", "r2c1 and r2c2"});
  CHECK(labels("rule a \"{s}\": each s in 2x2" + is, kBoard) == Labels{"r1c1 to r2c2"});
  CHECK(labels("rule a \"{s}\": each s in rows" + is, kBoard) ==
        Labels{"r1c1 and r1c2", "r2c1 and r2c2"});
  CHECK(labels("rule a \"{s}\": each s in columns" + is, kBoard) ==
        Labels{"r1c1 and r2c1", "r1c2 and r2c2"});
  CHECK(labels("rule a \"{s}\": each s in lines" + is, kBoard).size() == 4);
  const std::string shaded = ": c is shaded\n";
  CHECK(labels("rule a \"{c}\": each c in cells" + shaded, kBoard).size() == 4);
  CHECK(labels("rule a \"{c}\": each c in cells with clue" + shaded, kBoard) ==
        Labels{"r1c1", "r2c1"});
  CHECK(labels("rule a \"{c}\": each c in cells without clue" + shaded, kBoard) ==
        Labels{"r1c2", "r2c2"});
  CHECK(labels("rule a \"{c}: {clue of c}\": each c in cells with number clue" + shaded, kBoard) ==
        Labels{"r1c1: 3"});
  CHECK(labels("rule a \"{d}{c}\": each d in cells with number clue, c in neighbours of d" + shaded,
               kBoard) == Labels{"r1c1r1c2", "r1c1r2c1"});
  CHECK(labels("rule a \"{d}{c}\": each d in cells with number clue, c in around d" + shaded,
               kBoard) == Labels{"r1c1r1c2", "r1c1r2c1", "r1c1r2c2"});
  CHECK(labels("rule a \"{c}\": each c in cells with number clue where (clue of c >= 4)" + shaded,
               kBoard)
            .empty());
}

TEST_CASE("rules: on boards of one row and of one cell") {
  const BoardData row{1, 3, {Grid<int>(1, 3, kNoClue)}};
  const BoardData cell{1, 1, {Grid<int>(1, 1, kNoClue)}};
  const std::string is = ": shaded in s <= 1\n";
  CHECK(labels("rule a \"{s}\": each s in 2x2" + is, row).empty());
  CHECK(labels("rule a \"{s}\": each s in pairs" + is, row).size() == 2);
  CHECK(labels("rule a \"{s}\": each s in pairs" + is, cell).empty());
  CHECK(labels("rule a \"{s}\": each s in columns" + is, row) ==
        std::vector<std::string>{"r1c1", "r1c2", "r1c3"});
}

TEST_CASE("rules: errors have their place, and the word that was meant") {
  CHECK(error("") == "1:1: expected 'rule', got the end of the file");
  CHECK(error("rul a \"b\": apart shaded\n") ==
        "1:1: expected 'rule', 'sample', 'wrong' or the end of the file, got 'rul'; did you mean "
        "'rule'?");
  CHECK(error("rule a \"b\": apart shade\n") ==
        "1:19: expected 'shaded', got 'shade'; did you mean 'shaded'?");
  CHECK(error("rule a \"b: apart shaded\n") ==
        "1:8: expected a '\"' that ends the text, got the end of the line");
  CHECK(error("rule a \"{c\": apart shaded\n") ==
        "1:8: expected '}' after '{' in the label, got its end");
  CHECK(error("rule a \"{c}\": apart shaded\n") ==
        "1:8: expected a variable of 'each' or its number in a hole, got '{c}'");
  CHECK(error("rule a \"b\": each c in cels: c is shaded\n") ==
        "1:23: expected a set, got 'cels'; did you mean 'cells'?");
  CHECK(error("rule a \"b\": each c in cells with clu: c is shaded\n") ==
        "1:34: expected the name of what is given there, got 'clu'; did you mean 'clue'?");
  CHECK(error("rule a \"b\": each c in cells: d is shaded\n") == "1:30: expected a count, got 'd'");
  CHECK(error("rule a \"b\": each c in cells with clue: shaded in c = 1\n") ==
        "1:50: expected a set, got 'c'");
  CHECK(error("rule a \"b\": each c in cells with clue: shaded in around c = clue of c\n") ==
        "1:69: expected 'with number clue' where 'c' is introduced, got it alone");
  CHECK(error("rule a \"b\": each c in cells: c is shaded c\n") ==
        "1:42: expected the end of the statement, got 'c'");
  CHECK(error("rule a \"b\": each c in cells: not connected shaded\n") ==
        "1:34: expected a count, got 'connected'");
  CHECK(error("rule a \"b\": apart shaded\nrule a \"c\": apart shaded\n") ==
        "2:6: expected a new name of a rule, got 'a' again");
  CHECK(error("rule a \"b\": each c in cells where (c is shaded): c is shaded\n") ==
        "1:48: expected a condition of 'each' about what is given alone, or 'implies', got ':'");
  CHECK(error("rule a \"b\": each c in cells: size of seen from c through shaded >= 2\n") ==
        "1:6: expected 'size of seen from ... = NUMBER', or of pieces, alone in what holds");
  CHECK(error("rule a \"b\": each c in cells: size of pieces shaded beside c != 2\n") ==
        "1:6: expected 'size of seen from ... = NUMBER', or of pieces, alone in what holds");
  CHECK(error("rule a \"b\": each c in cells: size of pieces shaded of c = 2\n") ==
        "1:52: expected 'beside', got 'of'");
  CHECK(error("rule a \"b\": shaded in cells = 9999999\n") ==
        "1:31: expected a number from 0 to 1000000, got '9999999'");
  CHECK(
      error("rule a \"b\": shaded in cells ~ 2\n").starts_with("1:29: expected a word, a number"));
}

TEST_CASE("rules: labels have letters of any language, and nothing that is not seen") {
  const auto error_of_label = [](const std::string& label) {
    return error("rule a \"" + label + "\": apart shaded\n");
  };
  const std::string accent = "e\xCC\x81";  // two characters
  for (const std::string label : {"gr\xC3\xB6\xC3\x9F", "\xE6\x95\xB0\xE7\x8B\xAC",
                                  "\xD7\xA9\xD7\x9C", "\xF0\x9F\xA7\xA9", accent.c_str()}) {
    CAPTURE(label);
    CHECK(error_of_label(label) == "no error");
  }
  CHECK(error_of_label(std::string(50, 'x') + "\xC3\xB6") == "no error");
  for (const char* wrong :
       {"\xC3",         "\xFF",         "\xC0\xAF",     "\xED\xA0\x80", "\x01",
        "\x7F",         "\xC2\x85",     "\xC2\xA0",     "\xC2\xAD",     "\xE2\x80\x8B",
        "\xE2\x80\x8F", "\xE2\x80\xA8", "\xE2\x80\xAE", "\xE2\x81\xA6", "\xE3\x80\x80",
        "\xEE\x80\x80", "\xEF\xB8\x8F", "\xEF\xBB\xBF", "\xEF\xBF\xBD", "\xF3\xA0\x81\x81"}) {
    const std::string got = error_of_label(std::string("a") + wrong + "b");
    CAPTURE(got);
    CHECK(got.starts_with("1:8: expected 1 to 200 bytes of UTF-8"));
  }
  std::string long_label;
  for (int i = 0; i < 101; ++i) long_label += "\xC3\xB6";
  CHECK(error_of_label(long_label).starts_with("1:8: expected 1 to 200 bytes"));
  CHECK(error_of_label(long_label.substr(2)) == "no error");
}

TEST_CASE("rules: what is too much is refused") {
  CHECK(error("rule a \"" + std::string(1'000'000, 'x') + "\": apart shaded\n").starts_with("-4:"));
  CHECK(error("rule a \"" + std::string(201, 'x') + "\": apart shaded\n")
            .starts_with("1:8: expected 1 to 200 bytes"));
  CHECK(error("rule a \"b\": " + std::string(100, '(') + "\n")
            .find("expected at most 60 levels of nesting") != std::string::npos);
  std::string many;
  for (int i = 0; i < 101; ++i) many += "rule a" + std::to_string(i) + " \"b\": apart shaded\n";
  CHECK(error(many).find("expected at most 100 rules") != std::string::npos);
}

}  // namespace
}  // namespace p2c::rule_reader_test

// The boards at the end of a text of rules: where they are wrong, and those of all texts of the
// list.
#include "instances/documents/text_boards.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "instances/kinds/brought_kind.hpp"
#include "instances/kinds/kind_of_rules.hpp"
#include "instances/rules/meaning/meaning.hpp"
#include "tests/instances/by_hand.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

const std::string kToy =
    "rules 1\n"
    "puzzle toy \"a toy\" also game\n"
    "answer shaded: shading on cells\n"
    "rule far \"no two are side by side\": apart shaded\n"
    "rule one \"{l} has one\": each l in rows: shaded in l = 1\n";

std::string lines_of(const std::string& text) {
  const KindPtr kind = brought_kind(kToy + text, "f");
  const auto& boards = kind->abilities.find<RulesAsText>()->text->boards;
  std::string all;
  for (const TextBoard& board : boards) {
    const Document document = document_of(board, kind, "f");
    all += board.breaks + ":" + document.puzzle->print_answer(*document.answer);
  }
  return all;
}

// Lines are those after the rules, from 1 on.
std::string error(const std::string& text) {
  try {
    lines_of(text);
  } catch (const InputError& error) {
    const Place& at = error.place();
    return std::to_string(at.line - 5) + ":" + std::to_string(at.col) + ": " + error.message();
  }
  return "no error";
}

TEST_CASE("boards of a text: a puzzle and its answer, indented as one likes") {
  CHECK(lines_of("sample\n toy\n 1 2\n answer toy\n 1 2\n x -\n"
                 "# a comment\n\n"
                 "wrong far\n\n    game\n    # more\n    1 2\n#\n    answer game\n    ##\n") ==
        ":answer toy\n1 2\nx -\nfar:answer toy\n1 2\nx x\n");
  CHECK(lines_of("").empty());
}

TEST_CASE("boards of a text: errors have their places in it") {
  CHECK(error("sampl\n") ==
        "1:1: expected 'rule', 'sample', 'wrong' or the end of the file, got 'sampl'; did you mean "
        "'sample'?");
  CHECK(error("sample\n") ==
        "1:1: expected the lines of a board below, each after blanks, got none");
  CHECK(error("sample far\n  toy\n") == "1:8: expected the end of the line, got 'far'");
  CHECK(error("wrong\n  toy\n") == "1:6: expected the name of a rule, got the end of the line");
  CHECK(error("wrong fat\n  toy\n") ==
        "1:7: expected the name of a rule, got 'fat'; did you mean 'far'?");
  CHECK(error("sample\n toy\n1 2\n") ==
        "3:1: expected 'sample', 'wrong' or the end of the file, got '1'");
  CHECK(error("sample\n toy\nrule a \"b\": apart shaded\n") ==
        "3:1: expected 'sample', 'wrong' or the end of the file, got 'rule'");
  CHECK(error("sample\n toy\nsample\n toy\n") == "3:1: expected one sample, got 'sample'");
  CHECK(error("sample\n\n  toy\n  1 2\n") == "3:3: expected 'answer toy' below the puzzle");
  CHECK(error("sample\n  toy\n  1 0\n") == "3:5: expected a number from 1 to 10000000, got '0'");
  CHECK(error("sample\n  toy\n  1 2\n  answer toy\n  1 2\n  x\n").starts_with("6:"));
  CHECK(error("sample\n  toy\n  1 2\n  answer toy\n  1 2\n    x y\n") ==
        "6:7: expected 'x' or '-', got 'y'");
  CHECK(error("sample\n  hashi\n  1 2\n  1 1\n  answer hashi\n") ==
        "2:3: expected 'toy', got a puzzle of another kind");
  CHECK(error("sample\n  rules 1\n").starts_with("3:3: expected 'puzzle'"));
}

TEST_CASE("boards of a text: names of statements are no names of puzzles") {
  const auto read = [] { brought_kind("rules 1\npuzzle sample \"a toy\"\n", "f"); };
  CHECK(error_of(read) == "f:2:8: expected a name that begins no statement, got 'sample'");
}

TEST_CASE("boards of a text: a puzzle follows them, and the hash is that of all") {
  const std::string boards = "sample\n  toy\n  1 1\n  answer toy\n  1 1\n  x\n";
  const std::string puzzle = "toy\n2 3\n";
  CHECK(end_of_rules(kToy + boards + puzzle) == (kToy + boards).size());
  CHECK(read_document(kToy + boards + puzzle, "f").puzzle->print() == puzzle);
  CHECK(rules_hash(*brought_kind(kToy + boards, "f")) != rules_hash(*brought_kind(kToy, "f")));
}

// Of the listed texts.
struct Text {
  std::shared_ptr<const RuleText> rules;
  KindPtr kind;
};

std::vector<Text> listed_texts() {
  std::vector<Text> all;
  for (const PuzzleKind& kind : tested_kinds()) {
    const auto* ability = kind.abilities.find<RulesAsText>();
    if (ability != nullptr) all.push_back({ability->text, kind_of(parts_of_rules(*ability->text))});
  }
  return all;
}

// The message says what the label of a broken instance says, filled in. A rule of a whole board has
// words of its own.
bool has_label(const std::string& message, const RuleBoard& board, const Answer& answer) {
  for (const RuleInstance& instance : instances_of(board, nullptr)) {
    if (says(instance, board, answer) == Says::kYes) continue;
    if (instance.rule->holds->is_of_board() && !message.starts_with("broken rule")) return true;
    if (message.find(label_of(instance, board)) != std::string::npos) return true;
  }
  return false;
}

void check_board(const Text& text, const TextBoard& board) {
  CAPTURE(board.lines);
  const Document document = document_of(board, text.kind, "f");
  const auto& data = *document.puzzle->as<BoardData>();
  const std::vector<bool> broken = RulesOnBoard(text.rules, data).broken(*document.answer);
  for (std::size_t i = 0; i < broken.size(); ++i) {
    CAPTURE(text.rules->rules[i].key);
    CHECK(broken[i] == (text.rules->rules[i].key == board.breaks));
  }
  const Broken message = document.puzzle->check(*document.answer);
  REQUIRE(message.has_value() != board.is_sample());
  if (message) CHECK(has_label(*message, RuleBoard(text.rules, data), *document.answer));
}

TEST_CASE("boards of the listed texts: a sample, and those that break one rule alone") {
  for (const Text& text : listed_texts()) {
    CAPTURE(text.rules->name);
    const auto& boards = text.rules->boards;
    CHECK(std::any_of(boards.begin(), boards.end(), [](auto& its) { return its.is_sample(); }));
    for (const TextBoard& board : boards) check_board(text, board);
  }
}

}  // namespace
}  // namespace p2c

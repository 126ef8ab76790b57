// Answers as text and as JSON.
#include "instances/answer_text.hpp"

#include <doctest/doctest.h>

#include "instances/documents/answer_file.hpp"
#include "instances/documents/document.hpp"
#include "instances/formats/answer_json.hpp"
#include "instances/puzzles/hashi/hashi.hpp"
#include "instances/puzzles/heyawake/heyawake.hpp"
#include "instances/puzzles/kenken/kenken.hpp"
#include "instances/puzzles/nonogram/nonogram.hpp"
#include "tests/instances/by_hand.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

Answer random_answer(Rng& rng, const std::vector<Slot>& slots) {
  Answer answer;
  for (const Slot& slot : slots) answer.push_back(slot.lo + below(rng, slot.hi - slot.lo + 1));
  return answer;
}

TEST_CASE("answer: answers of every kind come back equal") {
  Rng rng(12);
  for (const PuzzleKind& kind : tested_kinds()) {
    for (int i = 0; i < boards_of(kind, 200); ++i) {
      const int rows = 1 + below(rng, 7);
      const PuzzlePtr puzzle = kind.random(rng, rows, 1 + below(rng, 7));
      const Answer answer = random_answer(rng, puzzle->slots());
      const std::string text = puzzle->print_answer(answer);
      INFO(text);
      CHECK(text.starts_with("answer " + std::string(kind.name) + "\n"));
      CHECK(read_answer(*puzzle, text, "f") == answer);
    }
  }
}

// The text and the JSON of an answer.
std::pair<std::string, std::string> forms(const std::string& board, const Answer& answer) {
  const Document document = read_document(board, "f");
  return {document.puzzle->print_answer(answer),
          answer_json(document.puzzle->answer_rows(answer)).text()};
}

TEST_CASE("answer: heyawake") {
  const auto [text, json] =
      forms("heyawake\n2 3\n- - -\n- - -\n1 1 1\n1 1 1\n", {1, 0, 0, 0, 0, 1});
  CHECK(text == "answer heyawake\n2 3\nx - -\n- - x\n");
  CHECK(json == R"({"grid":["#..","..#"]})");
}

TEST_CASE("answer: hashi") {
  const std::string board = "hashi\n2 3\n? - ?\n- ? ?\n";
  const auto [text, json] = forms(board, {2, 0, 1});
  CHECK(text == "answer hashi\n1 1 1 3 2\n2 2 2 3 1\n");
  CHECK(json == R"({"bridges":[[1,1,1,3,2],[2,2,2,3,1]]})");
  const auto [empty_text, empty_json] = forms(board, {0, 0, 0});
  CHECK(empty_text == "answer hashi\n");
  CHECK(empty_json == R"({"bridges":[]})");
}

TEST_CASE("answer: nonogram") {
  const auto [text, json] = forms("nonogram\n1 2\n1\n0\n1\n", {1, 0});
  CHECK(text == "answer nonogram\n1 2\nx -\n");
  CHECK(json == R"({"grid":["#."]})");
}

TEST_CASE("answer: kenken") {
  const auto [text, json] = forms("kenken\n2 2\n3+ .\n3+ .\n1 1\n2 2\n", {1, 2, 2, 1});
  CHECK(text == "answer kenken\n2 2\n1 2\n2 1\n");
  CHECK(json == R"({"grid":[[1,2],[2,1]]})");
}

// All numbers are 1, and still no cell is shaded.
TEST_CASE("answer: kenken of one cell shows its number") {
  const auto [text, json] = forms("kenken\n1 1\n1\n1\n", {1});
  CHECK(text == "answer kenken\n1 1\n1\n");
  CHECK(json == R"({"grid":[[1]]})");
}

TEST_CASE("answer: what is open is '?' in text and null, or '?' within a string, in JSON") {
  const auto [shaded, shaded_json] = forms("nonogram\n1 3\n1\n0\n0\n1\n", {1, kOpen, 0});
  CHECK(shaded == "forced nonogram\n1 3\nx ? -\n");
  CHECK(shaded_json == R"({"grid":["#?."]})");
  const auto [numbers, numbers_json] =
      forms("kenken\n2 2\n3+ .\n3+ .\n1 1\n2 2\n", {kOpen, 2, 2, kOpen});
  CHECK(numbers == "forced kenken\n2 2\n? 2\n2 ?\n");
  CHECK(numbers_json == R"({"grid":[[null,2],[2,null]]})");
  const auto [items, items_json] = forms("hashi\n2 3\n? - ?\n- ? ?\n", {kOpen, 0, 1});
  CHECK(items == "forced hashi\n1 1 1 3 ?\n2 2 2 3 1\n");
  CHECK(items_json == R"({"bridges":[[1,1,1,3,null],[2,2,2,3,1]]})");
}

TEST_CASE("answer: hashi takes its bridges in any order, each once") {
  const Document document = read_document("hashi\n2 3\n? - ?\n- ? ?\n", "f");
  const auto read = [&](const std::string& lines) {
    return read_answer(*document.puzzle, "answer hashi\n" + lines, "a");
  };
  CHECK(read("2 2 2 3 1\n1 1 1 3 2\n") == Answer{2, 0, 1});
  CHECK(read("") == Answer{0, 0, 0});
  CHECK(error_of([&] { read("1 1 1 3 1\n1 1 1 3 1\n"); }) ==
        "a:3:7: expected each pair of islands once, got r1c1-r1c3 again");
  CHECK(error_of([&] { read("1 3 1 1 1\n"); }) ==
        "a:2:7: expected the smaller end first, got r1c3-r1c1");
  CHECK(error_of([&] { read("1 1 2 2 1\n"); }) ==
        "a:2:7: expected two islands that see each other, got r1c1-r2c2");
}

TEST_CASE("answer: CRLF, a byte order mark, comments and blanks") {
  const Document document = read_document("nonogram\n2 2\n1\n1\n1\n1\n", "f");
  for (const std::string_view text : {
           "answer nonogram\n2 2\nx -\n- x\n",
           "answer nonogram\r\n2 2\r\nx -\r\n- x\r\n",
           "\xEF\xBB\xBF# found\n\nanswer  nonogram \n2 2\n x\t-\n#\n- x",
       }) {
    CHECK(read_answer(*document.puzzle, text, "a") == Answer{1, 0, 0, 1});
  }
}

TEST_CASE("answer: the name must be the puzzle's") {
  const Document document = read_document("nonogram\n1 1\n1\n1\n", "f");
  const auto error = [&](const std::string& text) {
    return error_of([&] { read_answer(*document.puzzle, text, "a"); });
  };
  CHECK(error("answer hashi\n") == "a:1:8: expected 'answer nonogram', got 'hashi'");
  CHECK(error("nonogram\n") == "a:1:1: expected 'answer nonogram', got 'nonogram'");
  CHECK(error("") == "a:1:1: expected 'answer nonogram', got the end of the file");
}

TEST_CASE("answer: the size must be the board's") {
  const Document document = read_document("nonogram\n1 2\n1\n0\n1\n", "f");
  const auto error = [&](const std::string& size) {
    return error_of([&] { read_answer(*document.puzzle, "answer nonogram\n" + size, "a"); });
  };
  CHECK(error("2 1\n") == "a:2:1: expected 1 rows and 2 columns, got '2'");
  CHECK(error("1 3\n") == "a:2:3: expected 1 rows and 2 columns, got '3'");
}

}  // namespace
}  // namespace p2c

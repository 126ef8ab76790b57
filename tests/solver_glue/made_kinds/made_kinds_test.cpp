// Kinds that are made at run time go through all that kinds of the list do.
#include <doctest/doctest.h>

#include <map>

#include "encoder/rule_book.hpp"
#include "instances/documents/answer_file.hpp"
#include "instances/documents/document.hpp"
#include "instances/drawings/drawing_text.hpp"
#include "instances/formats/answer_json.hpp"
#include "solver_glue/explain/explanation.hpp"
#include "solver_glue/explain/sentence.hpp"
#include "solver_glue/forced.hpp"
#include "solver_glue/formula_search.hpp"
#include "tests/instances/by_hand.hpp"
#include "tests/solver_glue/brute_force.hpp"
#include "tests/solver_glue/made_kinds/toy_boards.hpp"

namespace p2c {
namespace {

std::vector<Answer> all_answers(const AnyPuzzle& puzzle, const SearchOptions& options = {}) {
  return answers_by_search(puzzle, {}, options, 100).answers;
}

TEST_CASE("made kinds: texts and JSON of a board are read again") {
  for (const toys::Toy& toy : toys::all()) {
    const Document board = toy.board();
    CHECK(board.puzzle->print() == toy.text);
    CHECK(&board.puzzle->kind() == toy.kind.get());
    const std::string json = write_document(board, "json");
    CHECK(toy.read(json).puzzle->print() == toy.text);
    CHECK(toy.read("nonogram\n1 1\n1\n1\n").puzzle->name() == "nonogram");
    const std::string error = error_of([&] { toy.read("stars\n2 2\n- -\n- -\n"); });
    CHECK(error.starts_with("f:1:1: expected the name of a puzzle (see "));
    CHECK_THROWS_AS(write_document(board, "puzzlink"), CannotCarry);
  }
}

TEST_CASE("made kinds: one with a name of the list is another kind") {
  const Document own = toys::towers_board().board();
  const Document of_list = read_document("heyawake\n1 2\n- -\n1 1\n", "f");
  CHECK(own.puzzle->name() == of_list.puzzle->name());
  CHECK(own.puzzle->slots()[0].hi == 4);
  CHECK(all_answers(*of_list.puzzle).size() == 3);
  CHECK(all_answers(*own.puzzle).size() == 1);
}

TEST_CASE("made kinds: the only answer is found, printed and read") {
  for (const toys::Toy& toy : toys::all()) {
    const Document board = toy.board();
    const std::vector<Answer> answers = all_answers(*board.puzzle);
    REQUIRE(answers.size() == 1);
    CHECK(board.puzzle->print_answer(answers[0]) == toy.answer);
    CHECK(read_answer(*board.puzzle, toy.answer, "a") == answers[0]);
    const std::string json = answer_json(board.puzzle->answer_rows(answers[0])).text();
    CHECK(read_answer(*board.puzzle, json, "a") == answers[0]);
    for (const Connectivity form : {Connectivity::kLayers, Connectivity::kElimination}) {
      SearchOptions options;
      options.encode.connectivity = form;
      CHECK(all_answers(*board.puzzle, options) == answers);
    }
  }
}

TEST_CASE("made kinds: a formula's model is the answer") {
  for (const toys::Toy& toy : toys::all()) {
    const Document board = toy.board();
    SearchOptions options;
    options.encode.connectivity = Connectivity::kLayers;
    const FormulaAnswer found = solve_formula(board, options);
    REQUIRE(found.status == Status::kSatisfiable);
    CHECK(board.puzzle->print_answer(found.answer) == toy.answer);
  }
}

// Some board of 2 x 2 or 2 x 3 cells: its text after the name.
std::string small_towers(Rng& rng) {
  std::string text = "2 2\n";
  for (const std::string_view side : Margins::kWords) {
    text += side;
    for (int i = 0; i < 2; ++i) {
      text += chance(rng, 30) ? " " + std::to_string(1 + below(rng, 2)) : " -";
    }
    text += '\n';
  }
  return text;
}
std::string small_stars(Rng& rng) {
  std::string text = "1 3\n";
  for (int i = 0; i < 3; ++i) text += chance(rng, 40) ? std::to_string(below(rng, 4)) + " " : "- ";
  return text + "\n";
}

TEST_CASE("made kinds: on small boards the answers are those of the rules") {
  for (const toys::Toy& toy : toys::all()) {
    Rng rng(5);
    std::map<std::size_t, int> boards;  // by the number of answers
    for (int i = 0; i < 60; ++i) {
      const bool numbers = toy.kind->name == "heyawake";
      const Document board =
          toy.read(toy.kind->name + "\n" + (numbers ? small_towers(rng) : small_stars(rng)));
      const std::vector<Answer> right = answers_by_rules(*board.puzzle);
      CHECK(all_answers(*board.puzzle) == right);
      ++boards[std::min<std::size_t>(right.size(), 2)];
    }
    CHECK(boards[0] > 0);
    CHECK(boards[1] > 0);
    CHECK(boards[2] > 0);
  }
}

TEST_CASE("made kinds: what all answers share is found") {
  const Document board = toys::towers_board().read(
      "heyawake\n3 3\ntop 3 - -\nbottom - - -\nleft - - -\nright - - -\n");
  Search search(*board.puzzle, {}, {});
  const Forced forced = find_forced(search);
  CHECK(board.puzzle->print_answer(forced.values) == "forced heyawake\n3 3\n1 ? ?\n2 ? ?\n3 ? ?\n");
}

TEST_CASE("made kinds: the answer is explained in words of each layer") {
  for (const toys::Toy& toy : toys::all()) {
    const Document board = toy.board();
    const RuleBook book(*board.puzzle, nullptr);
    const Explanation found = explain(book, {*board.puzzle, {}, {}}, {}, {});
    CHECK(found.answers == Explanation::Answers::kOne);
    CHECK(board.puzzle->print_answer(found.known) == toy.answer);
    REQUIRE(!found.steps.empty());
    const std::string first = sentence(book, found.steps[0], {});
    CAPTURE(first);
    CHECK(first.find(toy.kind->name == "heyawake" ? " is " : "drawn") != std::string::npos);
  }
}

TEST_CASE("made kinds: clues are left out") {
  for (const toys::Toy& toy : toys::all()) {
    const Document board = toy.board();
    const std::vector<int> clues = board.puzzle->clues();
    REQUIRE(!clues.empty());
    const PuzzlePtr bare = board.puzzle->without(clues);
    CHECK(bare->clues().empty());
    CHECK(&bare->kind() == toy.kind.get());
  }
}

TEST_CASE("made kinds: boards outlive the last name of their kind") {
  for (int i = 0; i < 10'000; ++i) {
    KindOfParts parts = i % 2 == 0 ? toys::towers() : toys::stars();
    parts.name += std::to_string(i);
    KindPtr kind = kind_of(std::move(parts));
    TextReader in(i % 2 == 0 ? "1 1\ntop 1\nbottom -\nleft -\nright -\n" : "1 1\n-\n", "f");
    const PuzzlePtr board = kind->parse(in);
    const std::weak_ptr<const PuzzleKind> watched = kind;
    kind.reset();
    if (board->name() != board->kind().name || watched.expired()) FAIL("the kind is gone");
    if (!board->print().starts_with(board->kind().names().front())) FAIL("the names are gone");
  }
}

}  // namespace
}  // namespace p2c

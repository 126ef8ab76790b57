// Rows of batches say of kinds that are made at run time what they say of those of the list.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "cli/batch/puzzle_hash.hpp"
#include "cli/batch/row.hpp"
#include "instances/documents/answer_file.hpp"
#include "instances/formats/answer_json.hpp"
#include "tests/solver_glue/made_kinds/toy_boards.hpp"

namespace p2c {

TEST_CASE("made kinds: a row of a batch names the kind, and its answer is read again") {
  for (const toys::Toy& toy : toys::all()) {
    const Document board = toy.board();
    const Answer answer = read_answer(*board.puzzle, toy.answer, "a");
    const RowParts parts{.n = 3,
                         .id = "toy",
                         .puzzle = described(board),
                         .status = "unique",
                         .members = {{"solution", answer_json(board.puzzle->answer_rows(answer))}}};
    const auto row = nlohmann::json::parse(row_text(parts));
    const int side = toy.kind->name == "heyawake" ? 4 : 3;
    CHECK(row["kind"] == toy.kind->name);
    CHECK(row["rows"] == side);
    CHECK(row["cols"] == side);
    CHECK(row["hash"] == text_hash(toy.text));
    CHECK(row["status"] == "unique");
    CHECK(read_answer(*board.puzzle, row["solution"].dump(), "a") == answer);
  }
}

TEST_CASE("made kinds: one with a name of the list has other rows") {
  const Document own = toys::towers_board().board();
  const Document of_list = read_document("heyawake\n1 2\n- -\n1 1\n", "f");
  CHECK(described(own).kind == described(of_list).kind);
  CHECK(described(own).hash != described(of_list).hash);
}

}  // namespace p2c

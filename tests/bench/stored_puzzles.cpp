// The stored puzzles of a kind, as scripts/bench kinds takes them.
//
//   bench_stored_puzzles CORPUS KIND
//
// A line of JSON for each entry, in the order of their ids: "id" and "puzzle", with the stored
// "answer" where there is one; or "id" and "malformed", which says what is wrong. Nothing where the
// corpus does not have the kind.
#define DOCTEST_CONFIG_DISABLE  // what reads the sets belongs to the tests
#include <iostream>

#include "instances/formats/answer_json.hpp"
#include "tests/corpus/puzzlekit.hpp"

namespace p2c {
namespace {

using nlohmann::json;

json puzzle_json(const Document& document) { return json::parse(write_document(document, "json")); }

json stored_row(const std::string& kind, const std::string& id, const json& entry) {
  if (entry["solution"].get<std::string>().empty()) {
    return {{"id", id}, {"puzzle", puzzle_json(read_problem(kind, id, entry))}};
  }
  const StoredPuzzle stored = read_stored(kind, id, entry);
  const AnyPuzzle& puzzle = *stored.document.puzzle;
  if (const Broken broken = puzzle.check(stored.answer)) throw std::runtime_error(*broken);
  return {{"id", id},
          {"puzzle", puzzle_json(stored.document)},
          {"answer", json::parse(answer_json(puzzle.answer_rows(stored.answer)).text())}};
}

json row_of(const std::string& kind, const std::string& id, const json& entry) {
  try {
    return stored_row(kind, id, entry);
  } catch (const std::runtime_error& error) {
    return {{"id", id}, {"malformed", error.what()}};
  }
}

}  // namespace
}  // namespace p2c

int main(int argc, char** argv) {
  if (argc != 3 || p2c::find_kind(argv[2]) == nullptr) return 2;
  const auto entries = p2c::puzzlekit_entries(argv[1], argv[2]);
  for (const auto& item : entries.items()) {
    std::cout << p2c::row_of(argv[2], item.key(), item.value()).dump() << '\n';
  }
}

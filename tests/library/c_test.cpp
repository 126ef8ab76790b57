#include <doctest/doctest.h>
#include <puzzle2cnf.h>

#include <cstring>
#include <memory>
#include <string>
#include <vector>

namespace p2c {
namespace {

struct Free {
  void operator()(char* text) const { p2c_free(text); }
  void operator()(p2c_puzzle* puzzle) const { p2c_release(puzzle); }
};
using Text = std::unique_ptr<char, Free>;
using PuzzlePointer = std::unique_ptr<p2c_puzzle, Free>;

constexpr const char* kOne = "kenken\n2 2\n3+ .\n2 1\n1 1\n2 3\n";
constexpr const char* kTwo = "kenken\n2 2\n3+ .\n3+ .\n1 1\n2 2\n";
constexpr const char* kNone = "kenken\n2 2\n4+ .\n3+ .\n1 1\n2 2\n";

PuzzlePointer read(const char* text) {
  p2c_puzzle* puzzle = nullptr;
  p2c_error error{};
  REQUIRE(p2c_read(text, std::strlen(text), nullptr, &puzzle, &error) == P2C_DONE);
  return PuzzlePointer(puzzle);
}

TEST_CASE("library C: one answer, two, none") {
  p2c_error error{};
  const auto verdict = [&](const char* text, bool first, bool second) {
    const PuzzlePointer puzzle = read(text);
    char* answer = nullptr;
    char* other = nullptr;
    const int status = p2c_unique(puzzle.get(), nullptr, &answer, &other, &error);
    const Text one(answer);
    const Text two(other);
    CHECK((answer != nullptr) == first);
    CHECK((other != nullptr) == second);
    std::int64_t count = -1;
    CHECK(p2c_count(puzzle.get(), 0, nullptr, &count, &error) == P2C_DONE);
    CHECK(count == first + second);
    return status;
  };
  CHECK(verdict(kOne, true, false) == P2C_DONE);
  CHECK(verdict(kTwo, true, true) == P2C_NO);
  CHECK(verdict(kNone, false, false) == P2C_NO);
}

TEST_CASE("library C: a puzzle, its slots and its answer") {
  const PuzzlePointer puzzle = read(kOne);
  CHECK(std::string(p2c_kind(puzzle.get())) == "kenken");
  REQUIRE(p2c_slots(puzzle.get()) == 4);
  int lo = 0;
  int hi = 0;
  CHECK(std::string(p2c_slot(puzzle.get(), 3, &lo, &hi)) == "r2c2");
  CHECK(lo == 1);
  CHECK(hi == 2);
  CHECK(p2c_slot(puzzle.get(), 4, nullptr, nullptr) == nullptr);
  char* answer = nullptr;
  REQUIRE(p2c_solve(puzzle.get(), nullptr, &answer, nullptr) == P2C_DONE);
  const Text found(answer);
  std::vector<int> values(4);
  CHECK(p2c_values(puzzle.get(), answer, values.data(), nullptr) == P2C_DONE);
  CHECK(values == std::vector{1, 2, 2, 1});
  CHECK(p2c_check(puzzle.get(), answer, nullptr, nullptr) == P2C_DONE);
  char* broken = nullptr;
  CHECK(p2c_check(puzzle.get(), "answer kenken\n2 2\n2 1\n1 2\n", &broken, nullptr) == P2C_NO);
  CHECK(Text(broken) != nullptr);
}

TEST_CASE("library C: clauses, and the literals of values") {
  const PuzzlePointer puzzle = read(kOne);
  std::vector<std::vector<int>> clauses;
  const auto take = [](void* data, const int* clause, std::size_t size) {
    static_cast<std::vector<std::vector<int>>*>(data)->emplace_back(clause, clause + size);
    return 0;
  };
  int variables = 0;
  CHECK(p2c_encode(puzzle.get(), take, &clauses, &variables, nullptr) == P2C_DONE);
  CHECK(variables >= 4);
  CHECK(p2c_literal(puzzle.get(), 3, 2) == 4);
  CHECK(p2c_literal(puzzle.get(), 3, 1) == -4);
  CHECK(p2c_literal(puzzle.get(), 3, 3) == 0);
  CHECK(p2c_literal(puzzle.get(), 4, 1) == 0);
  char* dimacs = nullptr;
  CHECK(p2c_dimacs(puzzle.get(), &dimacs, nullptr) == P2C_DONE);
  const std::string text = Text(dimacs).get();
  CHECK(text.find("p cnf " + std::to_string(variables) + " " + std::to_string(clauses.size())) !=
        std::string::npos);
  const auto refuse = [](void*, const int*, std::size_t) { return 1; };
  CHECK(p2c_encode(puzzle.get(), refuse, nullptr, nullptr, nullptr) == P2C_LIMIT);
}

TEST_CASE("library C: errors have a message and a place, and leave null pointers") {
  p2c_puzzle* puzzle = nullptr;
  p2c_error error{};
  const std::string bad = "heyawake\n2 2\n1 -\n- !\n";
  CHECK(p2c_read(bad.data(), bad.size(), nullptr, &puzzle, &error) == P2C_BAD_INPUT);
  CHECK(puzzle == nullptr);
  CHECK(error.line == 4);
  CHECK(error.column == 3);
  CHECK(std::string(error.message).find("expected") != std::string::npos);
  CHECK(p2c_read(bad.data(), bad.size(), "odd", &puzzle, &error) == P2C_BAD_INPUT);
  CHECK(p2c_read(bad.data(), bad.size(), nullptr, nullptr, &error) == P2C_BAD_INPUT);
  CHECK(p2c_read(nullptr, 0, nullptr, &puzzle, nullptr) == P2C_BAD_INPUT);
  CHECK(p2c_solve(nullptr, nullptr, nullptr, &error) == P2C_BAD_INPUT);
  char* text = nullptr;
  CHECK(p2c_generate("odd", 0, 0, 0, nullptr, &text, &error) == P2C_BAD_INPUT);
  CHECK(text == nullptr);
}

TEST_CASE("library C: a message that is too long is cut, and nothing after it is written") {
  static const std::string name(5000, 'x');
  p2c_ipasir solver{};
  solver.signature = [] { return name.c_str(); };
  p2c_options options{};
  options.solver = &solver;
  struct {
    p2c_error error;
    char after;
  } got{};
  got.after = 'a';
  const PuzzlePointer puzzle = read(kOne);
  char* answer = nullptr;
  CHECK(p2c_solve(puzzle.get(), &options, &answer, &got.error) == P2C_BAD_INPUT);
  CHECK(std::strlen(got.error.message) == sizeof got.error.message - 1);
  CHECK(got.after == 'a');
}

TEST_CASE("library C: no puzzle has no kind and no slots") {
  int lo = 0;
  int hi = 0;
  CHECK(p2c_kind(nullptr) == nullptr);
  CHECK(p2c_slots(nullptr) == 0);
  CHECK(p2c_slot(nullptr, 0, &lo, &hi) == nullptr);
  CHECK(p2c_literal(nullptr, 0, 1) == 0);
  p2c_release(nullptr);
}

TEST_CASE("library C: an error is empty where nothing went wrong") {
  p2c_error error{7, 7, "of another call"};
  const PuzzlePointer puzzle = read(kNone);
  char* answer = nullptr;
  CHECK(p2c_solve(puzzle.get(), nullptr, &answer, &error) == P2C_NO);
  CHECK(std::string(error.message).empty());
  CHECK(error.line == 0);
  CHECK(error.column == 0);
}

TEST_CASE("library C: a stop, a reason, a new puzzle, a proof") {
  const PuzzlePointer puzzle = read(kOne);
  p2c_options options{};
  options.stop = [](void* data) { return ++*static_cast<int*>(data); };
  int asked = 0;
  options.stop_data = &asked;
  char* text = nullptr;
  p2c_error error{};
  CHECK(p2c_solve(puzzle.get(), &options, &text, &error) == P2C_LIMIT);
  CHECK(text == nullptr);
  CHECK(asked > 0);
  CHECK(p2c_explain(puzzle.get(), nullptr, &text, &error) == P2C_DONE);
  CHECK(std::string(Text(text).get()).find("because") != std::string::npos);
  CHECK(p2c_hint(puzzle.get(), nullptr, nullptr, &text, &error) == P2C_DONE);
  CHECK(Text(text) != nullptr);
  CHECK(p2c_generate("kenken", 4, 4, 1, nullptr, &text, &error) == P2C_DONE);
  CHECK(std::string(Text(text).get()).starts_with("kenken\n4 4\n"));
  const std::string cnf = "p cnf 1 2\n1 0\n-1 0\n";
  CHECK(p2c_check_proof(cnf.data(), cnf.size(), "0\n", 2, nullptr, &text, &error) == P2C_DONE);
  const std::string open = "p cnf 2 1\n1 2 0\n";
  CHECK(p2c_check_proof(open.data(), open.size(), "0\n", 2, nullptr, &text, &error) == P2C_NO);
  CHECK(Text(text) != nullptr);
}

}  // namespace
}  // namespace p2c

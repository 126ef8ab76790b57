#include <doctest/doctest.h>

#include <puzzle2cnf/proof.hpp>

#include "cnf_out/dimacs_reader.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"
#include "tests/board_count.hpp"
#include "tests/library/boards.hpp"

namespace p2c {
namespace {

// Numbers variables after those that the user has already.
class Listed : public puzzle2cnf::ClauseSink {
 public:
  explicit Listed(int variables) : variables_(variables) {}

  int fresh() override { return ++variables_; }
  void add(std::span<const int> clause) override {
    clauses.emplace_back(clause.begin(), clause.end());
  }
  int variables() const { return variables_; }

  std::vector<std::vector<int>> clauses;

 private:
  int variables_;
};

constexpr std::optional<puzzle2cnf::Connectivity> kForms[] = {
    {}, puzzle2cnf::Connectivity::kLayers, puzzle2cnf::Connectivity::kElimination};

TEST_CASE("library formula: a sink gets the clauses that encode writes") {
  each_library_board(40, [](const LibraryBoard& board) {
    for (const auto form : kForms) {
      const Cnf written = read_dimacs(board.puzzle.dimacs({form}), "cnf");
      Listed listed(0);
      board.puzzle.encode(listed, {form});
      CHECK(listed.variables() == written.variables());
      REQUIRE(listed.clauses.size() == written.size());
      for (std::size_t i = 0; i < written.size(); ++i) {
        std::vector<int> clause;
        for (const Lit x : written[i]) clause.push_back(x.dimacs());
        REQUIRE(listed.clauses[i] == clause);
      }
    }
  });
}

TEST_CASE("library formula: names say which literal is which value, wherever they begin") {
  int satisfiable = 0;
  each_library_board(40, [&](const LibraryBoard& board) {
    Listed listed(100);
    const auto names = board.puzzle.encode(listed);
    CadicalSolver solver;
    while (solver.variables() < listed.variables()) solver.fresh();
    for (const auto& clause : listed.clauses) {
      Lits literals;
      for (const int literal : clause) literals.emplace_back(literal);
      solver.add(literals);
    }
    const bool found = solver.solve() == Status::kSatisfiable;
    CHECK(found == !board.answers.empty());
    if (!found) return;
    ++satisfiable;
    Answer answer;
    for (const puzzle2cnf::Slot& slot : board.puzzle.slots()) {
      int value = slot.lo;
      for (const auto& [name, literal] : names) {
        CHECK(literal > 100);
        if (!name.starts_with(slot.name + "=") || !solver.model()(Lit(literal))) continue;
        value = std::stoi(name.substr(slot.name.size() + 1));
      }
      answer.push_back(value);
    }
    CHECK(!board.puzzle.check(answer));
  });
  CHECK(satisfiable >= deep_count(0, 50));
}

constexpr const char* kCnf = "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n";

TEST_CASE("library proof: right, wrong, unreadable") {
  const auto right = puzzle2cnf::check_proof(kCnf, "2 0\n0\n");
  CHECK(right.verified);
  CHECK(right.problem.empty());
  const auto wrong = puzzle2cnf::check_proof("p cnf 2 2\n1 2 0\n-1 2 0\n", "1 0\n0\n");
  CHECK(!wrong.verified);
  CHECK(!wrong.problem.empty());
  CHECK_THROWS_AS(puzzle2cnf::check_proof("p cnf", ""), puzzle2cnf::InputError);
  CHECK_THROWS_AS(puzzle2cnf::check_proof(kCnf, "2 x 0\n"), puzzle2cnf::InputError);
}

}  // namespace
}  // namespace p2c

// Solvers that lack something, fail, lie or do not end: words, never a wrong answer.
#include <doctest/doctest.h>

#include <new>
#include <string>
#include <vector>

#include "instances/documents/document.hpp"
#include "solver_glue/ipasir/ipasir_solver.hpp"
#include "solver_glue/outside/solver_fault.hpp"
#include "solver_glue/search.hpp"
#include "tests/instances/stop_after.hpp"
#include "tests/solver_glue/hard_board.hpp"
#include "tests/solver_glue/ipasir/picosat.hpp"

namespace p2c {
namespace {

// Six answers: the orders of three.
constexpr const char* kPermutations = "nonogram\n3 3\n1\n1\n1\n1\n1\n1\n";

PuzzlePtr board_of(const std::string& text) { return read_document(text, "test").puzzle; }

SearchOptions options_of(const p2c_ipasir& solver) {
  SearchOptions options;
  options.presolve = false;
  options.solver = &solver;
  return options;
}

// What a search for one answer says: of a solver that is unfit, or at fault.
std::string words_of(const p2c_ipasir& solver) {
  const PuzzlePtr board = board_of(kPermutations);
  try {
    Search(*board, {}, options_of(solver)).next();
  } catch (const UnfitSolver& error) {
    return std::string("unfit: ") + error.what();
  } catch (const SolverFault& error) {
    return std::string("fault: ") + error.what();
  }
  return "";
}

const char* bad_name() { return "bad"; }

p2c_ipasir bad() {
  p2c_ipasir solver = picosat();
  solver.signature = bad_name;
  return solver;
}

}  // namespace

TEST_CASE("a solver without a function that must be there is refused") {
  const std::string no = "unfit: solver 'bad' has no function ";
  const auto without = [](auto p2c_ipasir::*function) {
    p2c_ipasir solver = bad();
    solver.*function = nullptr;
    return words_of(solver);
  };
  CHECK(without(&p2c_ipasir::init) == no + "'init'");
  CHECK(without(&p2c_ipasir::release) == no + "'release'");
  CHECK(without(&p2c_ipasir::add) == no + "'add'");
  CHECK(without(&p2c_ipasir::assume) == no + "'assume'");
  CHECK(without(&p2c_ipasir::solve) == no + "'solve'");
  CHECK(without(&p2c_ipasir::val) == no + "'val'");
  CHECK(without(&p2c_ipasir::failed) == no + "'failed'");
  CHECK(without(&p2c_ipasir::set_terminate).empty());
  CHECK(without(&p2c_ipasir::signature).empty());
}

TEST_CASE("a solver without a name is ipasir") {
  p2c_ipasir solver = bad();
  solver.signature = nullptr;
  CHECK(IpasirSolver(solver).signature() == "ipasir");
  solver.signature = []() -> const char* { return nullptr; };
  CHECK(IpasirSolver(solver).signature() == "ipasir");
}

TEST_CASE("limits that a solver cannot keep are refused") {
  const PuzzlePtr board = board_of(kPermutations);
  const p2c_ipasir solver = bad();
  SearchOptions options = options_of(solver);
  options.conflict_limit = 10;
  CHECK_THROWS_WITH_AS(Search(*board, {}, options), "solver 'bad' cannot limit its conflicts",
                       UnfitSolver);
  options.conflict_limit = 0;
  Search search(*board, {}, options);
  CHECK_THROWS_AS(search.next_with({}, {}, 10), UnfitSolver);
  CHECK(search.next_with({}) == Status::kSatisfiable);

  p2c_ipasir endless = bad();
  endless.set_terminate = nullptr;
  const Stop stop;
  options = options_of(endless);
  options.stop = &stop;
  CHECK_THROWS_WITH_AS(
      Search(*board, {}, options),
      "solver 'bad' has no function 'set_terminate', so it cannot work under a limit", UnfitSolver);
}

TEST_CASE("a solver that cannot be made is out of memory") {
  p2c_ipasir solver = bad();
  solver.init = []() -> void* { return nullptr; };
  solver.release = [](void*) { FAIL("released what was never made"); };
  CHECK_THROWS_AS(words_of(solver), std::bad_alloc);
}

TEST_CASE("results and values that mean nothing are faults") {
  p2c_ipasir solver = bad();
  solver.solve = [](void*) { return 7; };
  CHECK(words_of(solver) == "fault: solver 'bad' returned 7 from solve, not 0, 10 or 20");
  solver = bad();
  solver.val = [](void*, int literal) { return literal + 1; };
  CHECK(words_of(solver) == "fault: solver 'bad' gave the value 2 to variable 1");
}

TEST_CASE("a model that breaks a clause is a fault, whatever it is") {
  const std::string breaks = "fault: solver 'bad' gave a model that breaks a clause";
  p2c_ipasir solver = bad();
  solver.val = [](void*, int literal) { return literal; };
  CHECK(words_of(solver) == breaks);
  solver.val = [](void*, int literal) { return -literal; };
  CHECK(words_of(solver) == breaks);
  solver.val = [](void*, int) { return 0; };
  CHECK(words_of(solver) == breaks);
  solver = bad();
  solver.solve = [](void*) { return 10; };  // and it never looked; picosat would abort on val
  solver.val = [](void*, int literal) { return literal % 2 == 0 ? literal : -literal; };
  CHECK(words_of(solver) == breaks);
}

namespace {

// Picosat until it has found one model, and then that model again and again.
struct Repeating {
  void* inner = picosat().init();
  int solves = 0;
  std::vector<int> model;
};

Repeating& repeating(void* solver) { return *static_cast<Repeating*>(solver); }

p2c_ipasir repeats() {
  p2c_ipasir solver = bad();
  solver.init = []() -> void* { return new Repeating; };
  solver.release = [](void* self) {
    picosat().release(repeating(self).inner);
    delete static_cast<Repeating*>(self);
  };
  solver.add = [](void* self, int number) { picosat().add(repeating(self).inner, number); };
  solver.assume = [](void*, int) {};
  solver.solve = [](void* self) {
    return ++repeating(self).solves == 1 ? picosat().solve(repeating(self).inner) : 10;
  };
  solver.val = [](void* self, int literal) {
    auto& [inner, solves, model] = repeating(self);
    const auto v = static_cast<std::size_t>(literal);
    if (solves == 1 && model.size() < v) model.push_back(picosat().val(inner, literal));
    return v <= model.size() ? model[v - 1] : 0;
  };
  solver.set_terminate = nullptr;
  return solver;
}

}  // namespace

TEST_CASE("the same model again is a fault, not a second answer") {
  const PuzzlePtr board = board_of(kPermutations);
  const p2c_ipasir solver = repeats();
  Search search(*board, {}, options_of(solver));
  REQUIRE(search.next() == Status::kSatisfiable);
  CHECK_THROWS_WITH_AS(search.next(), "solver 'bad' gave a model that breaks a clause",
                       SolverFault);
}

TEST_CASE("a model that breaks an assumption or a choice is a fault") {
  const PuzzlePtr board = board_of(kPermutations);
  const p2c_ipasir solver = repeats();
  Search search(*board, {}, options_of(solver));
  REQUIRE(search.next_with({}) == Status::kSatisfiable);
  const Answer first = search.answer();
  CHECK(search.next_with({{0, first[0]}}, {{1, first[1]}}) == Status::kSatisfiable);
  CHECK_THROWS_WITH_AS(search.next_with({{0, 1 - first[0]}}),
                       "solver 'bad' gave a model that breaks an assumption", SolverFault);
  CHECK_THROWS_AS(search.next_with({}, {{0, 1 - first[0]}}), SolverFault);
}

namespace {

// Ends only when it is asked to.
struct Waiting {
  void* data;
  int (*terminate)(void*);
};

p2c_ipasir waits() {
  p2c_ipasir solver = bad();
  solver.init = []() -> void* { return new Waiting{}; };
  solver.release = [](void* self) { delete static_cast<Waiting*>(self); };
  solver.add = [](void*, int) {};
  solver.set_terminate = [](void* self, void* data, int (*terminate)(void*)) {
    *static_cast<Waiting*>(self) = {data, terminate};
  };
  solver.solve = [](void* self) {
    const Waiting& waiting = *static_cast<Waiting*>(self);
    while (waiting.terminate(waiting.data) == 0) continue;
    return 0;
  };
  return solver;
}

}  // namespace

TEST_CASE("a stop ends a solver that would never end, and picosat on a hard board") {
  const PuzzlePtr board = board_of(hard_board_text());
  for (const p2c_ipasir& solver : {waits(), picosat()}) {
    const StopAfter stop(100);  // picosat asks seldom
    SearchOptions options = options_of(solver);
    options.stop = &stop;
    Search search(*board, {}, options);
    REQUIRE(stop.left() > 0);
    CHECK(search.next() == Status::kUnknown);
    CHECK(stop.left() < 0);
  }
}

TEST_CASE("who watches may throw through a solver") {
  const PuzzlePtr board = board_of(kPermutations);
  const p2c_ipasir solver = waits();
  SearchOptions options = options_of(solver);
  options.watch = [](const SolverCounts& counts) {
    if (counts.rounds == 1) throw Stopped(Stop::kInterrupted);
  };
  Search search(*board, {}, options);
  CHECK_THROWS_AS(search.next(), Stopped);
}

TEST_CASE("a solver that gives up knows nothing") {
  const PuzzlePtr board = board_of(kPermutations);
  p2c_ipasir solver = bad();
  solver.solve = [](void*) { return 0; };
  CHECK(Search(*board, {}, options_of(solver)).next() == Status::kUnknown);
}

}  // namespace p2c

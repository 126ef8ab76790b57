// Search: all answers and then none, stops, equal seeds, statistics.
#include "solver_glue/search.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include "encoder/encode_puzzle.hpp"
#include "instances/documents/document.hpp"
#include "tests/solver_glue/hard_board.hpp"

namespace p2c::search_test {
namespace {

using Clock = std::chrono::steady_clock;

// Six answers: the orders of three.
constexpr const char* kPermutations = "nonogram\n3 3\n1\n1\n1\n1\n1\n1\n";

// One answer, and two more by the other rules: double bridges in two networks.
constexpr const char* kRing = "hashi\n3 3\n2 - 2\n- - -\n2 - 2\n";

PuzzlePtr board_of(const std::string& text) { return read_document(text, "test").puzzle; }

SearchOptions options_of(Connectivity how, int seed = 0, const Stop* stop = nullptr) {
  SearchOptions options;
  options.encode.connectivity = how;
  options.seed = seed;
  options.stop = stop;
  return options;
}

SearchOptions without_presolving(Connectivity how) {
  SearchOptions options = options_of(how);
  options.presolve = false;
  return options;
}

std::vector<Answer> all_answers(const AnyPuzzle& board, int seed) {
  Search search(board, {}, options_of(Connectivity::kCuts, seed));
  std::vector<Answer> answers;
  while (search.next() == Status::kSatisfiable) answers.push_back(search.answer());
  return answers;
}

// Counts how often it is asked.
class CountedStop : public Stop {
 public:
  Reason reason() const override {
    ++asks;
    return Stop::reason();
  }
  mutable std::atomic<int> asks = 0;
};

}  // namespace

TEST_CASE("next finds each answer once, then says that there are no more") {
  const PuzzlePtr board = board_of(kPermutations);
  Search search(*board, {}, {});
  std::vector<Answer> answers;
  for (int i = 0; i < 6; ++i) {
    REQUIRE(search.next() == Status::kSatisfiable);
    CHECK_FALSE(board->check(search.answer()));
    CHECK(std::count(answers.begin(), answers.end(), search.answer()) == 0);
    answers.push_back(search.answer());
  }
  CHECK(search.next() == Status::kUnsatisfiable);
  CHECK(search.next() == Status::kUnsatisfiable);
}

TEST_CASE("a board without slots has the empty answer, once") {
  const PuzzlePtr board = board_of("hashi\n1 2\n- -\n");
  Search search(*board, {}, {});
  CHECK(search.next() == Status::kSatisfiable);
  CHECK(search.answer().empty());
  CHECK(search.next() == Status::kUnsatisfiable);
}

TEST_CASE("equal seeds find equal answers in equal order") {
  const PuzzlePtr board = board_of(kPermutations);
  for (const int seed : {0, 1, 2}) {
    CAPTURE(seed);
    const std::vector<Answer> answers = all_answers(*board, seed);
    CHECK(answers.size() == 6);
    CHECK(answers == all_answers(*board, seed));
  }
}

TEST_CASE("givens are kept, and givens out of range have no answer") {
  const PuzzlePtr board = board_of(kPermutations);
  Search search(*board, {{0, 1}}, {});
  for (int i = 0; i < 2; ++i) {
    REQUIRE(search.next() == Status::kSatisfiable);
    CHECK(search.answer()[0] == 1);
  }
  CHECK(search.next() == Status::kUnsatisfiable);
  CHECK(Search(*board, {{0, 2}}, {}).next() == Status::kUnsatisfiable);
  CHECK(Search(*board, {{0, 0}, {0, 1}}, {}).next() == Status::kUnsatisfiable);
}

TEST_CASE("a deadline ends a long search") {
  const PuzzlePtr board = board_of(hard_board_text());
  Stop stop;
  Search search(*board, {}, options_of(Connectivity::kCuts, 0, &stop));
  stop.set_deadline(Clock::now() + std::chrono::milliseconds(200));
  CHECK(search.next() == Status::kUnknown);
}

TEST_CASE("a stop asked for in another thread ends a long search, also the next one") {
  const PuzzlePtr board = board_of(hard_board_text());
  CountedStop stop;
  Search search(*board, {}, options_of(Connectivity::kCuts, 0, &stop));
  std::thread other([&] {
    while (stop.asks < 100) std::this_thread::yield();
    stop.request(Stop::kInterrupted);
  });
  CHECK(search.next() == Status::kUnknown);
  CHECK(search.next() == Status::kUnknown);
  other.join();
}

TEST_CASE("a stop asked for before ends the encoding of a large board") {
  const PuzzlePtr board = board_of(hard_board_text());
  Stop stop;
  stop.request(Stop::kTerminated);
  const SearchOptions options = options_of(Connectivity::kCuts, 0, &stop);
  CHECK_THROWS_AS(Search(*board, {}, options), Stopped);
}

TEST_CASE("what presolving decides needs no solver, and still has the size of its formula") {
  const PuzzlePtr board = board_of(kRing);
  Search search(*board, {}, {});
  CHECK(search.next() == Status::kSatisfiable);
  CHECK_FALSE(board->check(search.answer()));
  CHECK(search.next() == Status::kUnsatisfiable);
  CHECK(search.counts().rounds == 0);
  CHECK(search.counts().variables == 12);
  CHECK(search.counts().clauses > 12);
}

TEST_CASE("givens against what presolving finds leave no answer") {
  const PuzzlePtr board = board_of(kRing);
  CHECK(Search(*board, {{0, 2}}, {}).next() == Status::kUnsatisfiable);
  CHECK(Search(*board, {{0, 3}}, {}).next() == Status::kUnsatisfiable);
  CHECK(Search(*board, {{0, 1}}, {}).next() == Status::kSatisfiable);
}

TEST_CASE("the limit of conflicts of a search holds for a question with a higher one") {
  const PuzzlePtr board = board_of(hard_board_text());
  for (const std::int64_t limit : {1, 100}) {
    SearchOptions options;
    options.conflict_limit = limit;
    Search search(*board, {}, options);
    CHECK(search.next_with({}, {}, 5'000) == Status::kUnknown);
    CHECK(search.counts().conflicts < limit + 10);
  }
}

TEST_CASE("the statistics count what was loaded, cuts and blocked answers apart") {
  const PuzzlePtr board = board_of(kRing);
  for (const Connectivity how : {Connectivity::kCuts, Connectivity::kLayers}) {
    CAPTURE(how);
    Search search(*board, {}, without_presolving(how));
    const SolverCounts loaded = search.counts();
    CHECK(loaded.variables > 0);
    CHECK(loaded.clauses > 0);
    CHECK(loaded.cuts == 0);
    CHECK(loaded.rounds == 0);
    CHECK(search.next() == Status::kSatisfiable);
    CHECK(search.next() == Status::kUnsatisfiable);
    const SolverCounts done = search.counts();
    CHECK(done.variables == loaded.variables);
    CHECK(done.clauses == loaded.clauses);
    CHECK(done.rounds >= 2);
    CHECK(search.encode_seconds() > 0);
    CHECK(search.solve_seconds() > 0);
  }
}

TEST_CASE("in layers the statistics are those of the formula, with cuts of the formula without") {
  const PuzzlePtr board = board_of(kRing);
  CountingSink counter;
  encode_all(*board, {}, {Connectivity::kLayers}, counter);
  const SolverCounts layers =
      Search(*board, {}, without_presolving(Connectivity::kLayers)).counts();
  CHECK(layers.variables == counter.variables());
  CHECK(layers.clauses == counter.clauses());
  const SolverCounts cuts = Search(*board, {}, without_presolving(Connectivity::kCuts)).counts();
  CHECK(cuts.variables < layers.variables);
  CHECK(cuts.clauses < layers.clauses);
}

}  // namespace p2c::search_test

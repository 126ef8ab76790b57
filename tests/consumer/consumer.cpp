// The library in a program in C++: prints the version, and leaves with 1 where something is wrong.
#include <puzzle2cnf.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <puzzle2cnf/proof.hpp>
#include <span>
#include <vector>

namespace {

// An incremental solver that tries all values.
int tiny_solves = 0;

class TinySolver {
 public:
  void add(int literal) {
    variables_ = std::max(variables_, std::abs(literal));
    clauses_.back().push_back(literal);
    if (literal == 0) clauses_.emplace_back();
  }
  void assume(int literal) {
    variables_ = std::max(variables_, std::abs(literal));
    assumed_.push_back(literal);
  }
  int solve() {
    ++tiny_solves;
    const std::vector<int> assumed = std::move(assumed_);
    assumed_.clear();
    failed_ = assumed;
    for (values_ = 0; values_ < 1UL << variables_; ++values_) {
      if (is_model(assumed)) return 10;
    }
    return 20;
  }
  bool value(int literal) const {
    return ((values_ >> (std::abs(literal) - 1) & 1) != 0) == (literal > 0);
  }
  bool failed(int literal) const { return std::count(failed_.begin(), failed_.end(), literal) > 0; }

 private:
  bool is_model(const std::vector<int>& assumed) const {
    const auto holds = [&](int literal) { return literal != 0 && value(literal); };
    return std::all_of(assumed.begin(), assumed.end(), holds) &&
           std::all_of(clauses_.begin(), clauses_.end() - 1, [&](const std::vector<int>& clause) {
             return std::any_of(clause.begin(), clause.end(), holds);
           });
  }

  int variables_ = 0;
  unsigned long values_ = 0;
  std::vector<std::vector<int>> clauses_ = {{}};  // each with its 0; the last is being made
  std::vector<int> assumed_;
  std::vector<int> failed_;
};

TinySolver* tiny(void* solver) { return static_cast<TinySolver*>(solver); }

const p2c_ipasir kTinySolver = {
    [] { return static_cast<void*>(new TinySolver); },
    [](void* solver) { delete tiny(solver); },
    [](void* solver, int literal) { tiny(solver)->add(literal); },
    [](void* solver, int literal) { tiny(solver)->assume(literal); },
    [](void* solver) { return tiny(solver)->solve(); },
    [](void* solver, int literal) { return tiny(solver)->value(literal) ? literal : -literal; },
    [](void* solver, int literal) { return tiny(solver)->failed(literal) ? 1 : 0; },
    nullptr,
    [] { return "tiny"; }};

using puzzle2cnf::Puzzle;
using puzzle2cnf::Verdict;

void expect(bool right, const char* what) {
  if (right) return;
  std::cerr << "wrong: " << what << "\n";
  std::exit(1);
}

class Counter : public puzzle2cnf::ClauseSink {
 public:
  int fresh() override { return ++variables; }
  void add(std::span<const int> /*clause*/) override { ++clauses; }

  int variables = 0;
  int clauses = 0;
};

void use_a_sink_of_its_own(const Puzzle& puzzle) {
  Counter counter;
  const auto names = puzzle.encode(counter);
  expect(counter.clauses > 0 && names.size() == 4, "a puzzle in a sink");
  counter.clauses = 0;
  puzzle2cnf::exactly(counter, std::vector{1, 2, 3}, 1);
  expect(counter.clauses == 4, "a count in a sink");
}

template <class Error>
void expect_error(const char* text, const char* format) {
  try {
    Puzzle::read(text, format);
    expect(false, "a bad input was read");
  } catch (const Error& error) {
    expect(*error.what() != '\0', "an error without words");
  }
}

void solve(const Puzzle& puzzle) {
  const auto ours = puzzle.unique();
  expect(ours.verdict == Verdict::kUnique && !puzzle.check(ours.first), "unique");
  puzzle2cnf::Options options;
  options.solver = &kTinySolver;
  expect(puzzle2cnf::solver_name(options) == "tiny", "the name of another solver");
  expect(puzzle.unique(options).first == ours.first, "unique with another solver");
  expect(tiny_solves > 0, "another solver was not asked");
  options.stop = [] { return true; };
  options.solver = nullptr;
  try {
    puzzle.solve(options);
    expect(false, "a stop did nothing");
  } catch (const puzzle2cnf::Limit&) {
  }
}

}  // namespace

int main() {
  std::cout << p2c_version() << "\n";
  // Presolving leaves something for a solver to do.
  const Puzzle puzzle = Puzzle::read("nonogram\n2 2\n1\n1\n1\n1\ngiven r1c1=1\n");
  use_a_sink_of_its_own(puzzle);
  expect_error<puzzle2cnf::InputError>("no puzzle", "");
  expect_error<puzzle2cnf::Error>("kenken\n2 2\nx", "text");
  expect_error<std::invalid_argument>("kenken", "no format");
  const Puzzle two = Puzzle::read("nonogram\n2 2\n1\n1\n1\n1\n");
  puzzle2cnf::Options options;
  options.solver = &kTinySolver;
  expect(two.count(0, options).count == 2, "count with another solver");
  solve(puzzle);
  expect(puzzle2cnf::check_proof("p cnf 1 2\n1 0\n-1 0\n", "0\n").verified, "a proof");
}

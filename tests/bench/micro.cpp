// Small parts of the work, each alone, by Google Benchmark.
#include <benchmark/benchmark.h>

#include "cnf_out/dimacs.hpp"
#include "cnf_out/formula.hpp"
#include "encoder/counts/cardinality.hpp"
#include "encoder/encode_puzzle.hpp"
#include "instances/documents/registry.hpp"
#include "instances/puzzles/nonogram/nonogram_lines.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"

namespace p2c {
namespace {

PuzzlePtr board(const char* name, int side) {
  Rng rng(1);
  return find_kind(name)->random(rng, side, side);
}

void count_clauses(benchmark::State& state, std::int64_t clauses) {
  state.counters["clauses"] = static_cast<double>(clauses);
  state.counters["clauses/s"] = benchmark::Counter(static_cast<double>(clauses),
                                                   benchmark::Counter::kIsIterationInvariantRate);
}

// Encoding into a counter: nothing but the encoder.
void encode(benchmark::State& state, const char* name) {
  const PuzzlePtr puzzle = board(name, static_cast<int>(state.range(0)));
  std::int64_t clauses = 0;
  for (auto _ : state) {
    WithoutGraphs<CountingSink> out;
    encode_all(*puzzle, {}, {Connectivity::kCuts}, out);
    clauses = out.clauses();
  }
  count_clauses(state, clauses);
}

// The same formula from memory into CaDiCaL.
void add(benchmark::State& state, const char* name) {
  WithoutGraphs<Formula> formula;
  encode_all(*board(name, static_cast<int>(state.range(0))), {}, {Connectivity::kCuts}, formula);
  for (auto _ : state) {
    CadicalSolver solver;
    solver.fresh(formula.variables());
    for (std::size_t i = 0; i < formula.size(); ++i) solver.add(formula[i]);
    solver.load();
  }
  count_clauses(state, static_cast<std::int64_t>(formula.size()));
}

void exactly_half(benchmark::State& state) {
  const int n = static_cast<int>(state.range(0));
  std::int64_t clauses = 0;
  for (auto _ : state) {
    CountingSink out;
    exactly(out, out.fresh(n), n / 2);
    clauses = out.clauses();
  }
  count_clauses(state, clauses);
}

// Exactly k of n in a form; scripts/bench counts makes a table of these.
void counts(benchmark::State& state, Cardinality form) {
  const int n = static_cast<int>(state.range(0));
  const int k = static_cast<int>(state.range(1));
  CountingSink out;
  exactly(out, out.fresh(n), k, form);
  state.counters["variables"] = out.variables();
  for (auto _ : state) {
    Formula formula;
    exactly(formula, formula.fresh(n), k, form);
    benchmark::DoNotOptimize(formula.size());
  }
  count_clauses(state, out.clauses());
}

void sizes_of_counts(benchmark::internal::Benchmark* all) {
  all->Args({6, 3})->Args({12, 4})->Args({25, 8})->Args({100, 5})->Args({100, 30});
  all->Args({1000, 10})->Args({1000, 100})->Args({1000, 500})->Args({10000, 100});
}

void presolve(benchmark::State& state, const char* name) {
  const PuzzlePtr puzzle = board(name, static_cast<int>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(puzzle->presolve(nullptr));
}

BENCHMARK_CAPTURE(encode, heyawake, "heyawake")->Arg(50);
BENCHMARK_CAPTURE(encode, hashi, "hashi")->Arg(50);
BENCHMARK_CAPTURE(encode, nonogram, "nonogram")->Arg(50);
BENCHMARK_CAPTURE(encode, kenken, "kenken")->Arg(16);
BENCHMARK_CAPTURE(add, heyawake, "heyawake")->Arg(50);
BENCHMARK_CAPTURE(add, hashi, "hashi")->Arg(50);
BENCHMARK_CAPTURE(add, nonogram, "nonogram")->Arg(50);
BENCHMARK_CAPTURE(add, kenken, "kenken")->Arg(16);
BENCHMARK_CAPTURE(presolve, hashi, "hashi")->Arg(50);
BENCHMARK_CAPTURE(presolve, nonogram, "nonogram")->Arg(50);
BENCHMARK_CAPTURE(presolve, kenken, "kenken")->Arg(16);
BENCHMARK_CAPTURE(counts, network, Cardinality::kNetwork)->Apply(sizes_of_counts);
BENCHMARK_CAPTURE(counts, totalizer, Cardinality::kTotalizer)->Apply(sizes_of_counts);
BENCHMARK(exactly_half)->Arg(10)->Arg(100)->Arg(1000);

}  // namespace
}  // namespace p2c

BENCHMARK_MAIN();

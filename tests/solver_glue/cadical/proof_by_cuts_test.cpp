// Proofs by cuts, of formulas that state connectivity in clauses, checked by our own checker.
#include "solver_glue/cadical/proof_by_cuts.hpp"

#include <doctest/doctest.h>

#include <sstream>

#include "cnf_out/dimacs.hpp"
#include "encoder/encode_puzzle.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"
#include "solver_glue/incremental/bare_formula.hpp"
#include "tests/board_count.hpp"
#include "tests/cnf_out/proofs/verdict.hpp"
#include "tests/encoder/connectivity/graphs.hpp"
#include "tests/instances/stop_after.hpp"
#include "tests/least_of.hpp"
#include "tests/solver_glue/brute_force.hpp"
#include "tests/solver_glue/cadical/traced.hpp"
#include "tests/solver_glue/has_graph.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c::proof_by_cuts_test {
namespace {

constexpr Connectivity kByLayers[] = {Connectivity::kLayers, Connectivity::kPaper};

Traced trace_by_cuts(const FillFormula& fill, const TraceOptions& options = {}) {
  Traced traced;
  traced.status =
      trace_proof_by_cuts([&](std::string_view bytes) { traced.proof += bytes; }, fill, options);
  return traced;
}

std::string dimacs(const FillFormula& fill) {
  std::string text;
  write_dimacs([&](std::string_view bytes) { text += bytes; }, {}, fill);
  return text;
}

// Connectivity alone makes the formula unsatisfiable, so there was a cut.
bool needs_cuts(const FillFormula& fill) {
  BareFormula bare;
  fill(bare);
  CadicalSolver solver;
  solver.fresh(bare.variables());
  for (std::size_t i = 0; i < bare.size(); ++i) solver.add(bare[i]);
  return solver.solve() == Status::kSatisfiable;
}

struct Tally {
  int none = 0;
  int one = 0;
  int several = 0;
  int cut = 0;  // by connectivity, and not without it
};

// Random clauses, and between them a random graph that must be connected. What comes after it has
// variables that do, too.
struct RandomFormula {
  RandomFormula(Rng& rng, Connectivity form)
      : graph(random_graph(rng, 4 + below(rng, 5), 7, kVariables)),
        clauses(random_clauses(rng, kVariables, 6 + below(rng, 14))),
        how(form) {
    if (chance(rng, 70)) std::replace(graph.nodes.begin(), graph.nodes.end(), kTrue, Lit(1));
  }

  void operator()(ClauseSink& out) const {
    out.fresh(kVariables);
    for (std::size_t i = 0; i < clauses.size(); ++i) {
      if (i == clauses.size() / 2) connected(out, graph, {how});
      Lits literals;
      for (const int x : clauses[i]) literals.push_back(Lit(x));
      if (i + 1 == clauses.size()) {
        const Lit late = out.fresh();
        out.add({late, literals[0]});
        literals[0] = !late;
      }
      out.add(literals);
    }
  }

  bool has_free_root() const {
    return std::find(graph.nodes.begin(), graph.nodes.end(), kTrue) == graph.nodes.end();
  }

  static constexpr int kVariables = 12;
  Connected graph;
  ClauseList clauses;
  Connectivity how;
};

// The board's formula, without these answers.
FillFormula beside(const AnyPuzzle& board, const std::vector<Answer>& answers, Connectivity how) {
  return [&board, answers, how](ClauseSink& out) {
    const Unknowns x = encode_all(board, {}, {how}, out);
    for (const Answer& answer : answers) out.add(x.block(answer));
  };
}

void try_board(const AnyPuzzle& board, std::vector<Answer> answers, Connectivity how,
               Tally& tally) {
  constexpr std::size_t kMostAnswers = 30;
  if (answers.size() > kMostAnswers) return;
  const FillFormula fill = beside(board, answers, how);
  const Traced traced = trace_by_cuts(fill);
  REQUIRE(traced.status == Status::kUnsatisfiable);
  const std::string proof = traced.proof.empty() ? "0\n" : traced.proof;
  CHECK(verdict_on(dimacs(fill), proof) == "verified");
  ++(answers.empty() ? tally.none : answers.size() == 1 ? tally.one : tally.several);
  tally.cut += needs_cuts(fill) ? 1 : 0;
  if (answers.empty()) return;
  answers.pop_back();
  CHECK(trace_by_cuts(beside(board, answers, how)).status == Status::kSatisfiable);
}

const int kBoards = deep_count(fewer_if_sanitized(50, 25), fewer_if_sanitized(200, 100));

Tally try_boards(const PuzzleKind& kind, Connectivity how) {
  Rng rng(3);
  Tally tally;
  SearchOptions options;
  options.presolve = false;
  for (int i = 0; i < boards_of(kind, kBoards); ++i) {
    const int rows = 2 + below(rng, 6);
    const PuzzlePtr board = kind.random(rng, rows, 2 + below(rng, 6));
    INFO(board->print());
    try_board(*board, answers_by_search(*board, {}, options, 30).answers, how, tally);
  }
  return tally;
}

// More pigeons than holes, and nodes enough that may be apart.
FillFormula hard_formula(int pigeons) {
  return [=](ClauseSink& out) {
    const int holes = pigeons - 1;
    const Lits in = out.fresh(pigeons * holes);
    for (int p = 0; p < pigeons; ++p) {
      out.add(std::span(in).subspan(static_cast<std::size_t>(p * holes), holes));
      for (int q = 0; q < p; ++q) {
        for (int h = 0; h < holes; ++h) out.add({!in[p * holes + h], !in[q * holes + h]});
      }
    }
    Connected graph;
    graph.nodes.assign(4, kTrue);
    for (const int v : {1, 2, 3}) graph.edges.push_back({v - 1, v, in[v]});
    connected(out, graph, {Connectivity::kLayers});
  };
}

}  // namespace

TEST_CASE("a proof by cuts is one of the whole formula, whatever the root") {
  for (const Connectivity how : kByLayers) {
    Rng rng(1);
    int models = 0;
    int free_roots = 0;  // where connectivity alone allows no model
    int fixed_roots = 0;
    for (int i = 0; i < deep_count(fewer_if_sanitized(400, 150), 1500); ++i) {
      const RandomFormula fill(rng, how);
      INFO(shown(fill.graph));
      const Traced by_cuts = trace_by_cuts(fill);
      REQUIRE(by_cuts.status == trace(fill).status);
      if (by_cuts.status == Status::kSatisfiable) {
        ++models;
        continue;
      }
      if (needs_cuts(fill)) ++(fill.has_free_root() ? free_roots : fixed_roots);
      const std::string proof = by_cuts.proof.empty() ? "0\n" : by_cuts.proof;
      CHECK(verdict_on(dimacs(fill), proof) == "verified");
    }
    MESSAGE(models, " with a model, by cuts: ", free_roots, " with a free root, ", fixed_roots,
            " with a fixed one");
    CHECK(models >= least_drawn(50));
    CHECK(free_roots >= least_drawn(50));
    CHECK(fixed_roots >= least_drawn(50));
  }
}

TEST_CASE("proofs by cuts of boards of every kind, with no answer, one and several") {
  for (const PuzzleKind& kind : tested_kinds()) {
    for (const Connectivity how : kByLayers) {
      CAPTURE(kind.name);
      CAPTURE(how);
      const Tally tally = try_boards(kind, how);
      MESSAGE(kind.name, ": ", tally.none, " with no answer, ", tally.one, " with one, ",
              tally.several, " with several, ", tally.cut, " need cuts");
      CHECK(tally.none >= least_of(kind, kBoards / 20));
      CHECK(tally.one >= least_of(kind, kBoards / 40));
      CHECK(tally.several >= least_of(kind, kBoards / 40));
      if (has_graph(kind)) {
        CHECK(tally.cut >= least_of(kind, kBoards / 40));
      } else {
        CHECK(tally.cut == 0);
      }
    }
  }
}

TEST_CASE("a formula without connectivity has the proof that a trace is") {
  Rng rng(2);
  for (int i = 0; i < 20; ++i) {
    const FillFormula fill = filling(8, random_clauses(rng, 8, 30));
    CHECK(trace_by_cuts(fill).proof == trace(fill).proof);
  }
}

TEST_CASE("a stop ends the search for cuts") {
  const StopAfter stop(1000);
  const Traced traced = trace_by_cuts(hard_formula(40), {0, 0, &stop});
  CHECK(traced.status == Status::kUnknown);
  CHECK(traced.proof.empty());
}

TEST_CASE("the limit of conflicts is for the search and the trace together") {
  const FillFormula fill = hard_formula(6);
  std::int64_t most = 1;
  while (trace_by_cuts(fill, {0, most, nullptr}).proof.empty()) ++most;
  CHECK(most > 10);
  CHECK(trace_by_cuts(fill, {0, most, nullptr}).status == Status::kUnknown);
  CHECK(trace_by_cuts(fill, {0, 10 * most, nullptr}).status == Status::kUnsatisfiable);
}

TEST_CASE("a writer of cuts that fails ends the proof, with what it threw") {
  struct Full {};
  const ByteWriter write = [](std::string_view /*bytes*/) { throw Full(); };
  CHECK_THROWS_AS(trace_proof_by_cuts(write, hard_formula(6)), Full);
}

}  // namespace p2c::proof_by_cuts_test

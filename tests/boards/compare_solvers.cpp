#include <algorithm>

#include "cnf_out/dimacs.hpp"
#include "cnf_out/model.hpp"
#include "encoder/encode_puzzle.hpp"
#include "tests/boards/compare.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

std::string dimacs_of(const AnyPuzzle& board, const EncodeOptions& options) {
  std::string text;
  const ByteWriter write = [&](std::string_view bytes) { text += bytes; };
  write_dimacs(write, {}, [&](ClauseSink& out) { encode_all(board, {}, options, out); });
  return text;
}

// What a solver printed, or wrote as MiniSat does, against the known answers.
void compare_output(const AnyPuzzle& board, const KnownAnswers& known, const std::string& solver,
                    const std::string& text) {
  const SolverOutput output = read_solver_output(text, solver);
  const bool has_answer = !known.answers.empty();
  if ((output.status == Status::kSatisfiable) != has_answer) {
    throw Difference(solver + ": " + std::string(status_name(output.status)));
  }
  if (!has_answer) return;
  CountingSink sink;
  const Unknowns x(sink, board.slots());
  const auto decoded = x.decode([&](Lit literal) { return output.model(literal); });
  if (decoded.bad_slot >= 0) throw Difference(solver + ": a slot without one value");
  if (const Broken broken = board.check(decoded.answer)) throw Difference(solver + ": " + *broken);
  const auto& answers = known.answers;
  if (known.all && !std::binary_search(answers.begin(), answers.end(), decoded.answer)) {
    throw Difference(solver + ": an answer that is not known");
  }
}

}  // namespace

void compare_solvers(const AnyPuzzle& board, const KnownAnswers& known, Rng& rng) {
  EncodeOptions options;
  options.connectivity = std::array{Connectivity::kLayers, Connectivity::kElimination,
                                    Connectivity::kFrontier, Connectivity::kPaper}[below(rng, 4)];
  const TempDir dir;
  const std::string cnf = dir.write("cnf", dimacs_of(board, options));
  compare_output(board, known, "cadical", run_program("cadical", {"-q", cnf}).out);
  run_program("minisat", {"-verb=0", cnf, dir.path("result")});
  compare_output(board, known, "minisat", read_file(dir.path("result")));
}

}  // namespace p2c

// For C: answers, reasons, new puzzles, proofs.
#include <algorithm>
#include <memory>
#include <puzzle2cnf/proof.hpp>

#include "library/c_call.hpp"

using puzzle2cnf::Explanation;
using puzzle2cnf::Verdict;

namespace {

// An output of a function that may fail: null until it is set.
void clear(char** text, const char* name) {
  p2c::expect_pointer(text, name);
  *text = nullptr;
}

std::string lines_of(const Explanation& found) {
  std::string text;
  for (const puzzle2cnf::Step& step : found.steps) text += step.sentence + "\n";
  if (found.contradiction) {
    for (const std::string& rule : found.contradiction->rules) text += rule + "\n";
  }
  return text;
}

int give(const Explanation& found, bool leads_there, char** text) {
  *text = p2c::new_text(lines_of(found));
  if (found.limited) throw puzzle2cnf::Limit("a limit was reached");
  return leads_there ? P2C_DONE : P2C_NO;
}

bool is_whole(const puzzle2cnf::Answer& values) {
  return std::find(values.begin(), values.end(), puzzle2cnf::kOpen) == values.end();
}

}  // namespace

int p2c_solve(const p2c_puzzle* puzzle, const p2c_options* options, char** answer,
              p2c_error* error) {
  return p2c::guarded(error, [&] {
    clear(answer, "answer");
    p2c::expect_pointer(puzzle, "puzzle");
    const auto found = puzzle->puzzle.solve(p2c::options_of(options));
    if (found) *answer = p2c::new_text(puzzle->puzzle.text(*found));
    return found ? P2C_DONE : P2C_NO;
  });
}

int p2c_unique(const p2c_puzzle* puzzle, const p2c_options* options, char** answer, char** second,
               p2c_error* error) {
  return p2c::guarded(error, [&] {
    clear(answer, "answer");
    clear(second, "second");
    p2c::expect_pointer(puzzle, "puzzle");
    const puzzle2cnf::Uniqueness found = puzzle->puzzle.unique(p2c::options_of(options));
    std::unique_ptr<char, decltype(&p2c_free)> first(nullptr, p2c_free);
    if (found.verdict != Verdict::kNone) {
      first.reset(p2c::new_text(puzzle->puzzle.text(found.first)));
    }
    if (found.verdict == Verdict::kSeveral) {
      *second = p2c::new_text(puzzle->puzzle.text(found.second));
    }
    *answer = first.release();
    return found.verdict == Verdict::kUnique ? P2C_DONE : P2C_NO;
  });
}

int p2c_count(const p2c_puzzle* puzzle, int64_t most, const p2c_options* options, int64_t* count,
              p2c_error* error) {
  return p2c::guarded(error, [&] {
    p2c::expect_pointer(count, "count");
    *count = 0;
    p2c::expect_pointer(puzzle, "puzzle");
    const puzzle2cnf::Count found = puzzle->puzzle.count(most, p2c::options_of(options));
    *count = found.count;
    if (found.complete || (most > 0 && found.count == most)) return P2C_DONE;
    throw puzzle2cnf::Limit("a limit was reached");
  });
}

int p2c_explain(const p2c_puzzle* puzzle, const p2c_options* options, char** text,
                p2c_error* error) {
  return p2c::guarded(error, [&] {
    clear(text, "text");
    p2c::expect_pointer(puzzle, "puzzle");
    const Explanation found = puzzle->puzzle.explain(p2c::options_of(options));
    return give(found, found.verdict != Verdict::kNone && is_whole(found.known), text);
  });
}

int p2c_hint(const p2c_puzzle* puzzle, const char* state, const p2c_options* options, char** text,
             p2c_error* error) {
  return p2c::guarded(error, [&] {
    clear(text, "text");
    p2c::expect_pointer(puzzle, "puzzle");
    puzzle2cnf::Answer known(puzzle->puzzle.slots().size(), puzzle2cnf::kOpen);
    if (state != nullptr) known = puzzle->puzzle.state(state);
    const Explanation found = puzzle->puzzle.hint(known, -1, p2c::options_of(options));
    return give(found, !found.steps.empty() && found.wrong.empty(), text);
  });
}

int p2c_generate(const char* kind, int rows, int columns, int64_t seed, const p2c_options* options,
                 char** text, p2c_error* error) {
  return p2c::guarded(error, [&] {
    clear(text, "text");
    puzzle2cnf::GenerateOptions wanted;
    wanted.rows = rows;
    wanted.cols = columns;
    wanted.seed = seed;
    const puzzle2cnf::Made made =
        generate(p2c::expected_text(kind, "kind"), wanted, p2c::options_of(options));
    *text = p2c::new_text(made.puzzle.write());
    return P2C_DONE;
  });
}

int p2c_check_proof(const char* cnf, size_t cnf_size, const char* proof, size_t proof_size,
                    const p2c_options* options, char** problem, p2c_error* error) {
  return p2c::guarded(error, [&] {
    if (problem != nullptr) *problem = nullptr;
    p2c::expect_pointer(cnf, "cnf");
    p2c::expect_pointer(proof, "proof");
    const puzzle2cnf::ProofVerdict verdict =
        puzzle2cnf::check_proof({cnf, cnf_size}, {proof, proof_size}, p2c::options_of(options));
    if (!verdict.verified && problem != nullptr) *problem = p2c::new_text(verdict.problem);
    return verdict.verified ? P2C_DONE : P2C_NO;
  });
}

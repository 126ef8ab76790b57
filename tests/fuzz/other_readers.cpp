#include "tests/fuzz/other_readers.hpp"

#include "cnf_out/model.hpp"
#include "instances/documents/answer_file.hpp"
#include "instances/documents/document.hpp"
#include "tests/fuzz/collection_readers.hpp"
#include "tests/fuzz/family_readers.hpp"
#include "tests/fuzz/formula_readers.hpp"
#include "tests/fuzz/image_readers.hpp"

namespace p2c {
namespace {

constexpr int kLast = 40;  // variables of a model

std::string output_text(const SolverOutput& output) {
  std::string text = "s " + std::string(status_name(output.status)) + "\n";
  if (output.status != Status::kSatisfiable) return text;
  text += "v";
  for (int v = 1; v <= kLast; ++v) {
    if (output.model.has(Lit(v))) text += (output.model(Lit(v)) ? " " : " -") + std::to_string(v);
  }
  return text + " 0\n";
}

Reading check_solver_output(const std::string& text) {
  SolverOutput output;
  try {
    output = read_solver_output(text, "f", kLast);
  } catch (const InputError& error) {
    return {false, fault_of_place(error, text)};
  }
  const std::string written = output_text(output);
  const SolverOutput again = read_solver_output(written, "f", kLast);
  return {true, output_text(again) == written ? "" : "is read in two ways: " + written};
}

// A board of each kind, small and always the same.
const std::vector<PuzzlePtr>& boards() {
  static const std::vector<PuzzlePtr> all = [] {
    std::vector<PuzzlePtr> made;
    for (const PuzzleKind& kind : puzzle_kinds()) {
      Rng rng(5);
      PuzzlePtr board = kind.random(rng, 4, 4);
      for (int i = 0; i < 100 && board->slots().size() < 4; ++i) board = kind.random(rng, 4, 4);
      made.push_back(std::move(board));
    }
    return made;
  }();
  return all;
}

std::string fault_of_answer(const AnyPuzzle& puzzle, const Answer& answer) {
  const std::vector<Slot>& slots = puzzle.slots();
  if (answer.size() != slots.size()) return "an answer of another size";
  for (std::size_t i = 0; i < slots.size(); ++i) {
    if (answer[i] < slots[i].lo || answer[i] > slots[i].hi) return "out of range: " + slots[i].name;
  }
  const std::string printed = puzzle.print_answer(answer);
  return read_answer(puzzle, printed, "f") == answer ? "" : "is read in two ways: " + printed;
}

// Read as an answer of each kind; more than one may take it, say as JSON.
Reading check_answer(const std::string& text) {
  if (is_large(text, 2'500)) return {};
  Reading reading;
  for (const PuzzlePtr& puzzle : boards()) {
    try {
      const Answer answer = read_answer(*puzzle, text, "f");
      reading.read = true;
      reading.fault = fault_of_answer(*puzzle, answer);
    } catch (const InputError& error) {
      reading.fault = fault_of_place(error, text);
    }
    if (!reading.fault.empty()) return reading;
  }
  return reading;
}

}  // namespace

const std::vector<OtherReader>& other_readers() {
  static const std::vector<OtherReader> readers = {
      {"solver-output", check_solver_output},
      {"answers", check_answer},
      {"dimacs", check_dimacs},
      {"drat", check_drat},
      {"lrat", check_lrat},
      {"frat", check_frat},
      {"png", check_png},
      {"jpeg", check_jpeg},
      {"pnm", check_pnm},
      {"list", check_list},
      {"manifest", check_manifest},
      {"rows", check_rows},
      {"family-spec", check_family_spec},
      {"family-index", check_family_index},
  };
  return readers;
}

}  // namespace p2c

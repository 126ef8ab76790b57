// unique --proof on real puzzles: each proof is checked by the command, and other solvers agree on
// some of the formulas.
#include "tests/corpus/puzzlekit.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

constexpr int kLargestSide = 20;
constexpr int kLargestOfNew = 10;   // of Slitherlink, Nurikabe and LITS
constexpr int kAskOthersEvery = 6;  // of the formulas that unit propagation alone does not refute

struct Seen {
  int proofs = 0;
  int by_propagation = 0;  // refuted by unit propagation alone
  int asked = 0;           // of other solvers
  std::int64_t steps = 0;
  double trace_seconds = 0;
  double check_seconds = 0;
};

bool is_small(const AnyPuzzle& puzzle, int largest) {
  std::istringstream text(puzzle.print());
  std::string name;
  int rows = 0;
  int cols = 0;
  text >> name >> rows >> cols;
  return std::max(rows, cols) <= largest;
}

// What is wrong with the formula, if another solver does not call it unsatisfiable.
std::string ask_others(const std::string& cnf, Seen& seen) {
  constexpr int kUnsatisfiable = 20;
  const std::vector<std::vector<std::string>> solvers = {
      {"cadical", "-q"}, {"minisat", "-verb=0"}, {"clasp", "--quiet=2"}};
  for (std::vector<std::string> words : solvers) {
    const std::string program = words[0];
    words.erase(words.begin());
    words.push_back(cnf);
    if (run_program(program, words).code != kUnsatisfiable) return program + " does not agree";
  }
  ++seen.asked;
  return "";
}

// Proves the puzzle unique. What went wrong, or nothing.
std::string prove(const AnyPuzzle& puzzle, Seen& seen) {
  const TempDir dir;
  const Finished finished = run({"unique", "--json", "--time-limit", "600", "--proof",
                                 dir.path("p.drat"), dir.write("p.txt", puzzle.print())});
  if (finished.code != 0) return "exit code " + std::to_string(finished.code) + finished.out;
  const auto report = nlohmann::json::parse(finished.out);
  if (report["proven"] != "proved") return "not proved: " + finished.out;
  ++seen.proofs;
  seen.steps += report["proof"]["steps"].get<std::int64_t>();
  seen.trace_seconds += report["proof"]["seconds"]["trace"].get<double>();
  seen.check_seconds += report["proof"]["seconds"]["check"].get<double>();
  if (report["proof"]["refuted_after"] == 0) {
    ++seen.by_propagation;
    return "";
  }
  const bool ask = (seen.proofs - seen.by_propagation) % kAskOthersEvery == 1;
  return ask ? ask_others(dir.path("p.cnf"), seen) : "";
}

}  // namespace

TEST_CASE("corpus: puzzlekit puzzles are proved unique, up to 20 x 20 or 10 x 10") {
  const auto corpus = corpus_folder();
  if (!corpus) return;
  int hard = 0;
  int kinds = 0;
  const std::string old_kinds = "heyawake hashi kenken";
  for (const PuzzleKind& its : puzzle_kinds()) {
    const std::string& kind = its.name;
    if (puzzlekit_entries(*corpus, kind).empty()) continue;
    if (kind == "nonogram") continue;  // many, and propagation refutes nearly all
    const int largest = old_kinds.find(kind) == std::string::npos ? kLargestOfNew : kLargestSide;
    SetRun set(kind + "/puzzlekit proofs");
    Seen seen;
    for_each_puzzlekit(*corpus, kind, [&](const std::string& id, const auto& read) {
      const PuzzlePtr puzzle = read().document.puzzle;
      const bool left_out = takes_long(kind, id) || has_several(kind, id);
      if (is_small(*puzzle, largest) && !left_out)
        set.take(id, [&] { return prove(*puzzle, seen); });
    });
    if (set.count() > 0) set.report();
    kinds += set.count() > 0 ? 1 : 0;
    MESSAGE(kind, ": ", seen.proofs, " proofs, ", seen.by_propagation,
            " by unit propagation alone, ", seen.steps, " steps, trace ", seen.trace_seconds,
            " s, check ", seen.check_seconds, " s; other solvers agree on ", seen.asked);
    hard += seen.proofs - seen.by_propagation;
  }
  MESSAGE("not by unit propagation alone: ", hard);
  CHECK(hard * corpus_step() >= 300);
  CHECK(kinds >= 45);  // others have large boards alone
}

}  // namespace p2c

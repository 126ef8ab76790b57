// The puzzlekit set: each puzzle has one answer, and it is the stored one.
#include "tests/corpus/puzzlekit.hpp"

#include "encoder/encode_puzzle.hpp"

namespace p2c {
namespace {

// What became of the puzzles of a set that are taken.
struct Found {
  int equal = 0;    // one answer, the stored one
  int several = 0;  // the stored one and others
  int open = 0;     // takes long: the stored answer is checked, nothing is searched
};

// What is wrong with the puzzle, or nothing.
std::string judge(const std::string& kind, const StoredPuzzle& puzzle, Found& found) {
  if (const Broken broken = puzzle.document.puzzle->check(puzzle.answer)) return *broken;
  if (takes_long(kind, puzzle.id)) {
    ++found.open;
    return "";
  }
  const bool several = has_several(kind, puzzle.id);
  std::string wrong =
      Solving{Connectivity::kCuts, true, several ? nullptr : &puzzle.answer}(puzzle.document);
  if (several) wrong = wrong == kSecondAnswer ? "" : "not several answers: " + wrong;
  if (wrong.empty()) ++(several ? found.several : found.equal);
  return wrong;
}

}  // namespace

TEST_CASE("corpus: puzzlekit puzzles have one answer, the stored one") {
  const auto corpus = corpus_folder();
  if (!corpus) return;
  int kinds = 0;
  for (const PuzzleKind& kind : puzzle_kinds()) {
    if (puzzlekit_file(*corpus, kind.name).empty()) continue;
    ++kinds;
    Found found;
    SetRun run(std::string(kind.name) + "/puzzlekit");
    for_each_puzzlekit(
        *corpus, kind.name,
        [&](const std::string& id, const auto& read) {
          run.take(id, [&]() -> std::string { return judge(kind.name, read(), found); });
        },
        step_of_solved());
    run.report();
    MESSAGE(kind.name, ": of ", puzzlekit_entries(*corpus, kind.name).size(),
            " entries one answer, the stored one: ", found.equal, ", several: ", found.several,
            ", left open: ", found.open);
  }
  CHECK(kinds >= 53);
}

namespace {

// What a set has that the test above does not know of.
struct Others {
  int malformed = 0;  // the head says another size than that of the grid
  int unique = 0;     // of those without a stored answer
  int several = 0;
  int open = 0;  // that take long

  std::string in_words() const {
    return std::to_string(malformed) + " malformed, " + std::to_string(unique) + " unique, " +
           std::to_string(several) + " several, " + std::to_string(open) + " open";
  }
};

bool has_head_of_another(const std::string& kind, const std::string& id,
                         const nlohmann::json& entry) {
  try {
    read_problem(kind, id, entry, true);
    return false;
  } catch (const InputError&) {
    return true;
  }
}

Others others_of(const std::filesystem::path& corpus, const std::string& kind) {
  Others others;
  const auto entries = puzzlekit_entries(corpus, kind);
  for (const auto& item : entries.items()) {
    if (is_malformed(kind, item.key())) continue;
    if (has_head_of_another(kind, item.key(), item.value())) ++others.malformed;
    if (!item.value()["solution"].get<std::string>().empty()) continue;
    const Document document = read_problem(kind, item.key(), item.value());
    if (takes_long(kind, item.key())) {
      ++others.open;
      continue;
    }
    const std::string no_other = Solving{Connectivity::kCuts, true}(document);
    if (no_other.empty()) ++others.unique;
    if (no_other == kSecondAnswer) ++others.several;
  }
  return others;
}

}  // namespace

TEST_CASE("corpus: puzzlekit puzzles without a stored answer have one, but for three") {
  const auto corpus = corpus_folder();
  if (!corpus) return;
  for (const PuzzleKind& kind : puzzle_kinds()) {
    CAPTURE(kind.name);
    Others known;
    if (kind.name == "slitherlink") known = {0, 14, 1};  // random_15x15 has several
    if (kind.name == "nurikabe") known = {11, 0, 0};
    if (kind.name == "lits") known = {6, 6, 0};  // 11 x 11, it says, of 10 x 10 cells
    if (kind.name == "shakashaka") known = {1, 0, 0};
    if (kind.name == "masyu") known = {0, 2, 0};
    if (kind.name == "starbattle") known = {0, 0, 1};
    if (kind.name == "dominosa") known = {0, 1, 0};
    if (kind.name == "battleships") known = {0, 1, 0};
    if (kind.name == "mosaic") known = {0, 39, 1};      // 60x100 has several
    if (kind.name == "mosaic" && !is_deep()) continue;  // they are large
    CHECK(others_of(*corpus, kind.name).in_words() == known.in_words());
  }
}

namespace {

// Read, and its stored answer keeps the rules.
bool is_right(const std::string& kind, const std::string& id, const nlohmann::json& entry) {
  try {
    const StoredPuzzle puzzle = read_stored(kind, id, entry);
    return !puzzle.document.puzzle->check(puzzle.answer);
  } catch (const InputError&) {
    return false;
  }
}

}  // namespace

TEST_CASE("corpus: what is named as malformed is not read, or its answer is wrong") {
  const auto corpus = corpus_folder();
  if (!corpus) return;
  for (const auto& [kind, ids] : malformed_puzzles()) {
    const auto entries = puzzlekit_entries(*corpus, kind);
    for (const std::string_view id : ids) {
      CAPTURE(id);
      CHECK_FALSE(is_right(std::string(kind), std::string(id), entries[id]));
    }
  }
}

namespace {

// A usual run leaves out boards above 10 x 10, which take longer than all others together.
bool is_small(const AnyPuzzle& puzzle) {
  const int most_cells = is_deep() ? 150 : 100;
  const auto* board = puzzle.as<BoardData>();
  if (board != nullptr) return board->cells() <= most_cells;
  return puzzle.slots().size() <= 150;
}

}  // namespace

// The formulas that `encode` writes have the same one answer; small boards only, for the time.
TEST_CASE("corpus: layers and elimination of small puzzlekit puzzles have the same answer") {
  constexpr int kMostPuzzles = 25;
  const auto corpus = corpus_folder();
  if (!corpus) return;
  int kinds = 0;
  for (const PuzzleKind& kind : puzzle_kinds()) {
    SetRun run(std::string(kind.name) + "/puzzlekit in clauses");
    int taken = 0;
    for_each_puzzlekit(*corpus, kind.name, [&](const std::string& id, const auto& read) {
      if (taken == kMostPuzzles || has_several(kind.name, id)) return;
      const StoredPuzzle puzzle = read();
      if (!is_small(*puzzle.document.puzzle)) return;
      ++taken;
      run.take(id, [&]() -> std::string {
        CountingSink size;
        encode_all(*puzzle.document.puzzle, {}, {Connectivity::kLayers}, size);
        CHECK(size.variables() > 0);
        CHECK(size.clauses() > 0);
        for (const auto how : {Connectivity::kLayers, Connectivity::kElimination}) {
          const std::string wrong = Solving{how, true, &puzzle.answer}(puzzle.document);
          if (!wrong.empty()) return wrong;
        }
        return "";
      });
    });
    if (taken == 0) continue;
    ++kinds;
    run.report();
  }
  CHECK(kinds >= 50);  // of Sudokus and Mosaics a usual run has large ones alone
}

}  // namespace p2c

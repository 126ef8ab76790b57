// The puzzlekit set: each puzzle has one answer, and it is the stored one.
#include "tests/corpus/puzzlekit.hpp"

#include "encoder/encode_puzzle.hpp"

namespace p2c {
namespace {

// The stored answer of these is right, but there are others. Those of Sudokus have each number once
// on both main diagonals, which the set does not say.
bool has_several(std::string_view kind, std::string_view id) {
  constexpr std::array<std::string_view, 22> kSeveral{
      "heyawake 370_21x21",   "norinori 177_12x22",   "jigsawsudoku 651_6x6",
      "jigsawsudoku 652_6x6", "jigsawsudoku 654_6x6", "jigsawsudoku 663_6x6",
      "jigsawsudoku 664_6x6", "jigsawsudoku 665_6x6", "jigsawsudoku 671_6x6",
      "jigsawsudoku 672_6x6", "jigsawsudoku 673_6x6", "jigsawsudoku 674_6x6",
      "jigsawsudoku 675_6x6", "killersudoku 196_9x9", "killersudoku 197_9x9",
      "killersudoku 198_9x9", "killersudoku 249_9x9", "killersudoku 716_9x9",
      "killersudoku 718_9x9", "killersudoku 719_9x9", "killersudoku 720_9x9",
      "killersudoku 727_9x9"};
  const std::string name = std::string(kind) + " " + std::string(id);
  return std::find(kSeveral.begin(), kSeveral.end(), name) != kSeveral.end();
}

}  // namespace

TEST_CASE("corpus: puzzlekit puzzles have one answer, the stored one") {
  const auto corpus = corpus_folder();
  if (!corpus) return;
  int kinds = 0;
  for (const PuzzleKind& kind : puzzle_kinds()) {
    if (puzzlekit_file(*corpus, kind.name).empty()) continue;
    ++kinds;
    SetRun run(std::string(kind.name) + "/puzzlekit");
    for_each_puzzlekit(*corpus, kind.name, [&](const std::string& id, const auto& read) {
      run.take(id, [&]() -> std::string {
        const StoredPuzzle puzzle = read();
        if (const Broken broken = puzzle.document.puzzle->check(puzzle.answer)) return *broken;
        if (takes_long(kind.name, id)) return "";
        if (has_several(kind.name, id)) return Solving()(puzzle.document);
        return Solving{Connectivity::kCuts, true, &puzzle.answer}(puzzle.document);
      });
    });
    run.report();
  }
  CHECK(kinds > 0);
}

namespace {

// What a set has that the test above does not know of.
struct Others {
  int malformed = 0;  // the head says another size than that of the grid
  int unique = 0;     // of those without a stored answer
  int several = 0;
  bool operator==(const Others&) const = default;
};

bool is_malformed(const std::string& kind, const std::string& id, const nlohmann::json& entry) {
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
    if (is_malformed(kind, item.key(), item.value())) ++others.malformed;
    if (!item.value()["solution"].get<std::string>().empty()) continue;
    const Document document = read_problem(kind, item.key(), item.value());
    const std::string no_other = Solving{Connectivity::kCuts, true}(document);
    if (no_other.empty()) ++others.unique;
    if (no_other == "a second answer: SATISFIABLE") ++others.several;
  }
  return others;
}

}  // namespace

TEST_CASE("corpus: puzzlekit puzzles without a stored answer have one, but for one at random") {
  const auto corpus = corpus_folder();
  if (!corpus) return;
  for (const PuzzleKind& kind : puzzle_kinds()) {
    CAPTURE(kind.name);
    Others known;
    if (kind.name == "slitherlink") known = {0, 14, 1};  // random_15x15 has several
    if (kind.name == "nurikabe") known = {11, 0, 0};
    if (kind.name == "lits") known = {6, 6, 0};  // 11 x 11, it says, of 10 x 10 cells
    if (kind.name == "masyu") known = {0, 2, 0};
    if (kind.name == "starbattle") known = {0, 0, 1};
    CHECK(others_of(*corpus, std::string(kind.name)) == known);
  }
}

// The formula that `encode` writes has the same one answer; small boards only, for the time.
TEST_CASE("corpus: the layers of small puzzlekit puzzles have the same answer") {
  constexpr std::size_t kMostSlots = 150;
  constexpr int kMostPuzzles = 25;
  const auto corpus = corpus_folder();
  if (!corpus) return;
  for (const PuzzleKind& kind : puzzle_kinds()) {
    SetRun run(std::string(kind.name) + "/puzzlekit in layers");
    int taken = 0;
    for_each_puzzlekit(*corpus, kind.name, [&](const std::string& id, const auto& read) {
      if (taken == kMostPuzzles) return;
      const StoredPuzzle puzzle = read();
      if (puzzle.document.puzzle->slots().size() > kMostSlots) return;
      ++taken;
      run.take(id, [&] {
        CountingSink size;
        encode_all(*puzzle.document.puzzle, {}, {Connectivity::kLayers}, size);
        CHECK(size.variables() > 0);
        CHECK(size.clauses() > 0);
        return Solving{Connectivity::kLayers, true, &puzzle.answer}(puzzle.document);
      });
    });
    if (taken > 0) run.report();
  }
}

}  // namespace p2c

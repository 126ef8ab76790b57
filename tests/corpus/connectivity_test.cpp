// Layers, elimination and cuts on real puzzles: no presolving, so that the clauses decide alone.
#include "encoder/encode_puzzle.hpp"
#include "tests/corpus/puzzlekit.hpp"

namespace p2c {
namespace {

// Some formulas in layers take minutes. A usual run leaves out the large ones; one over all puzzles
// leaves out those that layers do not finish within a number of conflicts. They are counted.
struct Bounds {
  int variables;
  std::int64_t conflicts;
};

Bounds bounds_of_layers() {
  if (corpus_step() > 1) return {70'000, 0};
  return {3'000'000, 100'000};
}

constexpr std::size_t kMostSlots = 250;  // where large puzzles take long in files

struct Verdict {
  std::string word;  // "none", "unique", "several", or "unknown" when the limit was reached
  Answer only;       // the unique answer
  std::int64_t clauses = 0;
  double seconds = 0;

  bool operator==(const Verdict& other) const { return word == other.word && only == other.only; }
};

Verdict verdict_of(const Document& document, Connectivity how, std::int64_t conflicts = 0) {
  SearchOptions options;
  options.conflict_limit = conflicts;
  options.encode.connectivity = how;
  options.presolve = false;
  Search search(*document.puzzle, document.givens, options);
  Verdict verdict;
  verdict.clauses = search.counts().clauses;
  Status status = search.next();
  if (status == Status::kUnsatisfiable) verdict.word = "none";
  if (status == Status::kSatisfiable) {
    verdict.only = search.answer();
    status = search.next();
    verdict.word = status == Status::kSatisfiable ? "several" : "unique";
    if (status != Status::kUnsatisfiable) verdict.only.clear();
  }
  if (status == Status::kUnknown) verdict.word = "unknown";
  verdict.seconds = search.encode_seconds() + search.solve_seconds();
  return verdict;
}

/// All forms on the puzzles of a set.
class Comparison {
 public:
  explicit Comparison(const std::string& name) : name_(name), run_(name + ", in three forms") {}

  void take(const std::string& id, const Document& document) {
    CountingSink size;
    encode_all(*document.puzzle, document.givens, {Connectivity::kLayers}, size);
    run_.take(id, [&]() -> std::string {
      const Verdict cuts = verdict_of(document, Connectivity::kCuts);
      if (cuts.word == "unique") ++unique_;
      const Verdict elimination = verdict_of(document, Connectivity::kElimination);
      if (elimination != cuts) return elimination.word + " by elimination, by cuts " + cuts.word;
      const Bounds bounds = bounds_of_layers();
      if (size.variables() > bounds.variables) return "";
      const Verdict layers = verdict_of(document, Connectivity::kLayers, bounds.conflicts);
      if (layers.word == "unknown") return "";
      ++in_layers_;
      add(layers_, layers);
      add(elimination_, elimination);
      return layers == cuts ? "" : layers.word + " in layers, by cuts " + cuts.word;
    });
  }

  void report() const {
    run_.report();
    MESSAGE(name_, ": unique ", unique_, "; ", in_layers_, " also in layers, these: layers ",
            layers_.clauses, " clauses ", layers_.seconds, " s, elimination ", elimination_.clauses,
            " clauses ", elimination_.seconds, " s");
  }
  bool is_smaller_by_elimination() const { return elimination_.clauses < layers_.clauses; }

 private:
  static void add(Verdict& sum, const Verdict& verdict) {
    sum.clauses += verdict.clauses;
    sum.seconds += verdict.seconds;
  }

  std::string name_;
  SetRun run_;
  int unique_ = 0;
  int in_layers_ = 0;
  Verdict layers_;
  Verdict elimination_;
};

}  // namespace

TEST_CASE("corpus: elimination, layers and cuts have the same verdict on published puzzles") {
  const auto corpus = corpus_folder();
  if (!corpus) return;
  for (const std::string kind : {"heyawake", "hashi", "slitherlink", "nurikabe", "lits"}) {
    const bool all = kind == "heyawake" || kind == "hashi";
    Comparison comparison(kind + "/puzzlekit");
    for_each_puzzlekit(*corpus, kind, [&](const std::string& id, const auto& read) {
      if (takes_long(kind, id)) return;
      const Document document = read().document;
      if (all || document.puzzle->slots().size() <= kMostSlots) comparison.take(id, document);
    });
    comparison.report();
    // Of small Slitherlinks there are more clauses, which are shorter.
    CHECK(comparison.is_smaller_by_elimination() == (kind != "slitherlink"));
  }
}

TEST_CASE(
    "corpus: elimination, layers and cuts have the same verdict on instances of Coelho et al.") {
  const auto corpus = corpus_folder();
  if (!corpus) return;
  Comparison comparison("hashi/coelho2019");
  std::size_t index = 0;
  for (const std::string& file : files_below(*corpus / "hashi" / "coelho2019", ".has")) {
    if (index++ % corpus_step() != 0) continue;
    comparison.take(file, read_document(text_of(file), file));
  }
  comparison.report();
  CHECK(comparison.is_smaller_by_elimination());
}

}  // namespace p2c

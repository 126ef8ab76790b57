#include "tests/boards/compare.hpp"

#include "instances/limits/stop.hpp"
#include "tests/boards/symmetry.hpp"
#include "tests/solver_glue/brute_force.hpp"

namespace p2c {
namespace {

constexpr std::int64_t kMostWays = 1 << 12;
constexpr std::size_t kMostAnswers = 100;
// In some modes now and then a small board takes minutes.
constexpr std::int64_t kMostConflicts = 30'000;

struct Mode {
  std::string name;
  EncodeOptions encode;
  bool presolve;
};

std::vector<Mode> all_modes() {
  std::vector<Mode> modes;
  const std::pair<const char*, Connectivity> forms[] = {{"cuts", Connectivity::kCuts},
                                                        {"layers", Connectivity::kLayers},
                                                        {"elimination", Connectivity::kElimination},
                                                        {"frontier", Connectivity::kFrontier},
                                                        {"paper", Connectivity::kPaper}};
  for (const auto& [name, form] : forms) {
    modes.push_back({std::string(name) + ", presolved", {form}, true});
    modes.push_back({name, {form}, false});
  }
  modes.push_back({"totalizers", {Connectivity::kCuts, Cardinality::kTotalizer}, false});
  modes.push_back({"direct counts", {Connectivity::kElimination, Cardinality::kDirect}, false});
  modes.push_back({"the smallest counts", {Connectivity::kLayers, Cardinality::kAuto}, false});
  EncodeOptions diagrams{Connectivity::kCuts, Cardinality::kNetwork, 0, true};
  modes.push_back({"diagrams for tables", diagrams, false});
  diagrams.value_sets = false;
  modes.push_back({"diagrams of cells for tables", diagrams, false});
  return modes;
}

Found answers_in(const AnyPuzzle& board, const Mode& mode, int seed, std::size_t most,
                 std::int64_t most_conflicts = 0) {
  SearchOptions options;
  options.conflict_limit = most_conflicts;
  options.encode = mode.encode;
  options.presolve = mode.presolve;
  options.seed = seed;
  return answers_by_search(board, {}, options, most);
}

std::string count_text(std::size_t count) { return std::to_string(count) + " answers"; }

void compare_counts(const std::string& how, std::size_t found, std::size_t known) {
  if (found == known) return;
  throw Difference(how + ": " + count_text(found) + " instead of " + count_text(known));
}

}  // namespace

KnownAnswers known_answers(const AnyPuzzle& board) {
  if (ways_to_fill(board.slots(), kMostWays) <= kMostWays) {
    return {answers_by_rules(board), true, true};
  }
  KnownAnswers known{answers_in(board, {"", {Connectivity::kCuts}, true}, 0, kMostAnswers).answers};
  known.all = known.answers.size() <= kMostAnswers;
  return known;
}

void compare_modes(const AnyPuzzle& board, const KnownAnswers& known, bool every_mode, Rng& rng) {
  static const std::vector<Mode> modes = all_modes();
  const std::size_t most = known.by_rules ? known.answers.size() : kMostAnswers;
  const std::size_t count = every_mode ? modes.size() : 3;
  auto next = static_cast<std::size_t>(below(rng, static_cast<int>(modes.size())));
  for (std::size_t i = 0; i < count; ++i) {
    const Mode& mode = modes[next++ % modes.size()];
    Found found;
    try {
      found = answers_in(board, mode, below(rng, 1000), most, kMostConflicts);
    } catch (const TooLarge&) {
      continue;  // 22 of 34 in plain clauses
    }
    if (found.gave_up) continue;
    compare_counts(mode.name, found.answers.size(), known.answers.size());
    if (known.all && found.answers != known.answers)
      throw Difference(mode.name + ": other answers");
  }
}

bool compare_moved(const PuzzleKind& kind, const AnyPuzzle& board, const KnownAnswers& known,
                   Rng& rng) {
  const MovedBoard moved = moved_board_of(kind.name);
  if (moved == nullptr) return false;
  const std::string text = board.print();
  const std::string lines = moved(rng, std::string_view(text).substr(text.find('\n') + 1));
  TextReader in(lines, "moved");
  const PuzzlePtr other = kind.parse(in);
  const std::size_t most = known.by_rules ? known.answers.size() : kMostAnswers;
  const auto found = answers_in(*other, {"", {Connectivity::kCuts}, chance(rng, 50)}, 0, most);
  compare_counts("moved to\n" + lines, found.answers.size(), known.answers.size());
  return true;
}

}  // namespace p2c

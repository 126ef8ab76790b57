#include "tests/rules/nurikabe_rules.hpp"

#include <algorithm>
#include <stdexcept>

namespace p2c {
namespace {

// Which cells a way from `start` reaches over cells that `may` says, itself among them.
template <class May>
std::vector<int> flood(const Nurikabe& puzzle, std::vector<int> start, May may) {
  std::vector<char> seen(puzzle.clue.cells.size(), 0);
  std::vector<int> reached;
  const auto visit = [&](int cell) {
    if (seen[cell] == 1) return;
    seen[cell] = 1;
    reached.push_back(cell);
  };
  for (const int cell : start) visit(cell);
  const int cols = puzzle.cols();
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const int cell = reached[i];
    if (cell % cols > 0 && may(cell - 1)) visit(cell - 1);
    if (cell % cols + 1 < cols && may(cell + 1)) visit(cell + 1);
    if (cell >= cols && may(cell - cols)) visit(cell - cols);
    if (cell + cols < puzzle.clue.size() && may(cell + cols)) visit(cell + cols);
  }
  return reached;
}

Verdict all_are(const std::vector<int>& cells, int wanted, const Answer& shaded) {
  bool open = false;
  for (const int cell : cells) {
    if (shaded[cell] == 1 - wanted) return Verdict::kNo;
    open = open || shaded[cell] == kOpen;
  }
  return open ? Verdict::kMaybe : Verdict::kYes;
}

Verdict clues(const Nurikabe& puzzle, const Answer& shaded) {
  std::vector<int> cells;
  for (int i = 0; i < puzzle.clue.size(); ++i) {
    if (puzzle.clue[i] != kNoClue) cells.push_back(i);
  }
  return all_are(cells, 0, shaded);
}

Verdict square(const Nurikabe& puzzle, int first, const Answer& shaded) {
  bool open = false;
  for (const int cell : {first, first + 1, first + puzzle.cols(), first + puzzle.cols() + 1}) {
    if (shaded[cell] == 0) return Verdict::kYes;
    open = open || shaded[cell] == kOpen;
  }
  return open ? Verdict::kMaybe : Verdict::kNo;
}

bool is_small_enough(const Nurikabe& puzzle, int clue, const std::vector<int>& island) {
  return static_cast<int>(island.size()) <= puzzle.clue[clue] &&
         std::none_of(island.begin(), island.end(),
                      [&](int cell) { return cell != clue && puzzle.clue[cell] != kNoClue; });
}

Verdict most(const Nurikabe& puzzle, int clue, const Answer& shaded) {
  const auto island = [&](auto may) { return flood(puzzle, {clue}, may); };
  const auto least = island([&](int cell) { return shaded[cell] == 0; });
  if (!is_small_enough(puzzle, clue, least)) return Verdict::kNo;
  const auto most = island([&](int cell) { return shaded[cell] != 1; });
  return yes_if(is_small_enough(puzzle, clue, most));
}

Verdict least(const Nurikabe& puzzle, int clue, const Answer& shaded) {
  const auto size = [&](auto may) {
    return static_cast<int>(flood(puzzle, {clue}, [&](int cell) {
                              return puzzle.clue[cell] == kNoClue && may(shaded[cell]);
                            }).size());
  };
  if (size([](int value) { return value != 1; }) < puzzle.clue[clue]) return Verdict::kNo;
  return yes_if(size([](int value) { return value == 0; }) >= puzzle.clue[clue]);
}

Verdict apart(const Nurikabe& puzzle, const Answer& shaded) {
  for (int clue = 0; clue < puzzle.clue.size(); ++clue) {
    if (puzzle.clue[clue] != kUnknownClue || shaded[clue] != 0) continue;
    for (const int cell : flood(puzzle, {clue}, [&](int next) { return shaded[next] == 0; })) {
      if (cell != clue && puzzle.clue[cell] == kUnknownClue) return Verdict::kNo;
    }
  }
  return yes_if(is_whole(shaded));
}

Verdict sea(const Nurikabe& puzzle, const Answer& shaded) {
  const auto first = std::find(shaded.begin(), shaded.end(), 1);
  if (first == shaded.end()) return yes_if(is_whole(shaded));
  const int start = static_cast<int>(first - shaded.begin());
  const auto reached = flood(puzzle, {start}, [&](int cell) { return shaded[cell] != 0; });
  const auto count =
      std::count_if(reached.begin(), reached.end(), [&](int cell) { return shaded[cell] == 1; });
  if (count < std::count(shaded.begin(), shaded.end(), 1)) return Verdict::kNo;
  return yes_if(is_whole(shaded));
}

// A clue among clues joins nothing, and needs nothing.
bool is_among_clues(const Nurikabe& puzzle, int clue) {
  const auto cells = flood(puzzle, {clue}, [&](int cell) { return puzzle.clue[cell] == kNoClue; });
  return puzzle.clue[clue] != kNoClue && cells.size() == 1;
}

Verdict land(const Nurikabe& puzzle, const Answer& shaded) {
  std::vector<int> clues;
  bool is_full = true;
  for (int i = 0; i < puzzle.clue.size(); ++i) {
    if (shaded[i] == kOpen && !is_among_clues(puzzle, i)) is_full = false;
    if (puzzle.clue[i] != kNoClue && shaded[i] != 1) clues.push_back(i);
  }
  int count = 0;
  for (const int cell : flood(puzzle, clues, [&](int next) { return shaded[next] != 1; })) {
    if (shaded[cell] == 0) ++count;
  }
  if (count < std::count(shaded.begin(), shaded.end(), 0)) return Verdict::kNo;
  return yes_if(is_full);
}

}  // namespace

Verdict holds(const Nurikabe& puzzle, const RuleKey& key, const Answer& shaded) {
  if (key.kind == "clues") return clues(puzzle, shaded);
  if (key.kind == "far") return all_are(key.at, 1, shaded);
  if (key.kind == "square") return square(puzzle, key.at[0], shaded);
  if (key.kind == "most") return most(puzzle, key.at[0], shaded);
  if (key.kind == "least") return least(puzzle, key.at[0], shaded);
  if (key.kind == "apart") return apart(puzzle, shaded);
  if (key.kind != "connected") throw std::invalid_argument(std::string(key.kind));
  return key.at.empty() ? sea(puzzle, shaded) : land(puzzle, shaded);
}

}  // namespace p2c

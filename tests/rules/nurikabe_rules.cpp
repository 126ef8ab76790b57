#include "tests/rules/nurikabe_rules.hpp"

#include <algorithm>
#include <stdexcept>

namespace p2c {
namespace {

// Which cells a way from `start` reaches over cells that `may` says, itself among them.
template <class May>
std::vector<int> flood(const BoardData& board, std::vector<int> start, May may) {
  std::vector<char> seen(static_cast<std::size_t>(board.cells()), 0);
  std::vector<int> reached;
  const auto visit = [&](int cell) {
    if (seen[cell] == 1) return;
    seen[cell] = 1;
    reached.push_back(cell);
  };
  for (const int cell : start) visit(cell);
  const int cols = board.cols;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const int cell = reached[i];
    if (cell % cols > 0 && may(cell - 1)) visit(cell - 1);
    if (cell % cols + 1 < cols && may(cell + 1)) visit(cell + 1);
    if (cell >= cols && may(cell - cols)) visit(cell - cols);
    if (cell + cols < board.cells() && may(cell + cols)) visit(cell + cols);
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

Verdict clues(const BoardData& board, const Answer& shaded) {
  std::vector<int> cells;
  for (int i = 0; i < board.cells(); ++i) {
    if (board.part<Grid<int>>(0)[i] != kNoClue) cells.push_back(i);
  }
  return all_are(cells, 0, shaded);
}

Verdict square(const BoardData& board, int first, const Answer& shaded) {
  bool open = false;
  for (const int cell : {first, first + 1, first + board.cols, first + board.cols + 1}) {
    if (shaded[cell] == 0) return Verdict::kYes;
    open = open || shaded[cell] == kOpen;
  }
  return open ? Verdict::kMaybe : Verdict::kNo;
}

bool is_small_enough(const BoardData& board, int clue, const std::vector<int>& island) {
  return static_cast<int>(island.size()) <= board.part<Grid<int>>(0)[clue] &&
         std::none_of(island.begin(), island.end(), [&](int cell) {
           return cell != clue && board.part<Grid<int>>(0)[cell] != kNoClue;
         });
}

Verdict most(const BoardData& board, int clue, const Answer& shaded) {
  const auto island = [&](auto may) { return flood(board, {clue}, may); };
  const auto least = island([&](int cell) { return shaded[cell] == 0; });
  if (!is_small_enough(board, clue, least)) return Verdict::kNo;
  const auto most = island([&](int cell) { return shaded[cell] != 1; });
  return yes_if(is_small_enough(board, clue, most));
}

Verdict least(const BoardData& board, int clue, const Answer& shaded) {
  const auto size = [&](auto may) {
    return static_cast<int>(flood(board, {clue}, [&](int cell) {
                              return board.part<Grid<int>>(0)[cell] == kNoClue && may(shaded[cell]);
                            }).size());
  };
  if (size([](int value) { return value != 1; }) < board.part<Grid<int>>(0)[clue])
    return Verdict::kNo;
  return yes_if(size([](int value) { return value == 0; }) >= board.part<Grid<int>>(0)[clue]);
}

Verdict apart(const BoardData& board, const Answer& shaded) {
  for (int clue = 0; clue < board.cells(); ++clue) {
    if (board.part<Grid<int>>(0)[clue] != kUnknownClue || shaded[clue] != 0) continue;
    for (const int cell : flood(board, {clue}, [&](int next) { return shaded[next] == 0; })) {
      if (cell != clue && board.part<Grid<int>>(0)[cell] == kUnknownClue) return Verdict::kNo;
    }
  }
  return yes_if(is_whole(shaded));
}

Verdict sea(const BoardData& board, const Answer& shaded) {
  const auto first = std::find(shaded.begin(), shaded.end(), 1);
  if (first == shaded.end()) return yes_if(is_whole(shaded));
  const int start = static_cast<int>(first - shaded.begin());
  const auto reached = flood(board, {start}, [&](int cell) { return shaded[cell] != 0; });
  const auto count =
      std::count_if(reached.begin(), reached.end(), [&](int cell) { return shaded[cell] == 1; });
  if (count < std::count(shaded.begin(), shaded.end(), 1)) return Verdict::kNo;
  return yes_if(is_whole(shaded));
}

// A clue among clues joins nothing, and needs nothing.
bool is_among_clues(const BoardData& board, int clue) {
  const auto cells =
      flood(board, {clue}, [&](int cell) { return board.part<Grid<int>>(0)[cell] == kNoClue; });
  return board.part<Grid<int>>(0)[clue] != kNoClue && cells.size() == 1;
}

Verdict land(const BoardData& board, const Answer& shaded) {
  std::vector<int> clues;
  bool is_full = true;
  for (int i = 0; i < board.cells(); ++i) {
    if (shaded[i] == kOpen && !is_among_clues(board, i)) is_full = false;
    if (board.part<Grid<int>>(0)[i] != kNoClue && shaded[i] != 1) clues.push_back(i);
  }
  int count = 0;
  for (const int cell : flood(board, clues, [&](int next) { return shaded[next] != 1; })) {
    if (shaded[cell] == 0) ++count;
  }
  if (count < std::count(shaded.begin(), shaded.end(), 0)) return Verdict::kNo;
  return yes_if(is_full);
}

}  // namespace

Verdict holds_nurikabe(const BoardData& board, const RuleKey& key, const Answer& shaded) {
  if (key.kind == "clues") return clues(board, shaded);
  if (key.kind == "far") return all_are(key.at, 1, shaded);
  if (key.kind == "square") return square(board, key.at[0], shaded);
  if (key.kind == "most") return most(board, key.at[0], shaded);
  if (key.kind == "least") return least(board, key.at[0], shaded);
  if (key.kind == "apart") return apart(board, shaded);
  if (key.kind != "connected") throw std::invalid_argument(std::string(key.kind));
  return key.at.empty() ? sea(board, shaded) : land(board, shaded);
}

}  // namespace p2c

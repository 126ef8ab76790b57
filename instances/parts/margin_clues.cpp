#include "instances/parts/margin_clues.hpp"

#include <algorithm>
#include <utility>

namespace p2c {
namespace {

// All sides one after the other.
std::vector<int> in_one(const Margins& margins) {
  std::vector<int> all;
  for (const auto& side : margins.clue) all.insert(all.end(), side.begin(), side.end());
  return all;
}

void take_from_one(Margins& margins, const std::vector<int>& all) {
  auto next = all.begin();
  for (auto& side : margins.clue) {
    for (int& clue : side) clue = *next++;
  }
}

}  // namespace

Margins::Margins(int rows, int cols) {
  for (const Side side : {kTop, kBottom})
    clue[side].assign(static_cast<std::size_t>(cols), kNoClue);
  for (const Side side : {kLeft, kRight})
    clue[side].assign(static_cast<std::size_t>(rows), kNoClue);
}

// After those of another such part.
void MarginClues::draw(Drawing& board, const Margins& margins) const {
  const auto add = [&](Margins::Side side, std::vector<std::vector<std::string>>& shown) {
    if (!has(side)) return;
    const std::vector<int>& clues = margins.clue[side];
    shown.resize(clues.size());
    for (std::size_t i = 0; i < clues.size(); ++i) {
      if (clues[i] != kNoClue) shown[i].push_back(std::to_string(clues[i]));
    }
  };
  add(Margins::kTop, board.top);
  add(Margins::kBottom, board.bottom);
  add(Margins::kLeft, board.left);
  add(Margins::kRight, board.right);
}

std::vector<int> MarginClues::clues(const Margins& margins) const {
  return numbers_in(in_one(margins));
}

Margins MarginClues::without(Margins margins, const std::vector<int>& some) const {
  std::vector<int> all = in_one(margins);
  for (const int place : some) all[place] = kNoClue;
  take_from_one(margins, all);
  return margins;
}

bool MarginClues::change_one(Margins& margins, Rng& rng) const {
  std::vector<int> all = in_one(margins);
  const bool changed = change_one_number(all, least, most, rng);
  take_from_one(margins, all);
  return changed;
}

Margins MarginClues::transposed(const Margins& margins) const {
  Margins other = margins;
  std::swap(other.clue[Margins::kTop], other.clue[Margins::kLeft]);
  std::swap(other.clue[Margins::kBottom], other.clue[Margins::kRight]);
  return other;
}

Margins MarginClues::mirrored(const Margins& margins) const {
  Margins other = margins;
  if (!near_only) std::swap(other.clue[Margins::kLeft], other.clue[Margins::kRight]);
  for (const Margins::Side side : {Margins::kTop, Margins::kBottom}) {
    std::reverse(other.clue[side].begin(), other.clue[side].end());
  }
  return other;
}

}  // namespace p2c

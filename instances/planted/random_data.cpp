#include "instances/planted/random_data.hpp"

#include <algorithm>

#include "instances/planted/random_regions.hpp"
#include "instances/planted/symmetric_areas.hpp"

namespace p2c {
namespace {

int random_number(Rng& rng, int least, int most, int likely) {
  return least + below(rng, std::min(most - least, std::max(1, likely - least)) + 1);
}

class RandomPart {
 public:
  RandomPart(Rng& rng, int rows, int cols) : rng_(rng), rows_(rows), cols_(cols) {}

  PartData operator()(const CellClues& its) {
    Grid<int> clues(rows_, cols_, kNoClue);
    const int share = below(rng_, 101);
    for (int& clue : clues.cells) {
      if (!chance(rng_, share)) continue;
      const bool unknown = its.has_unknown() && chance(rng_, 10);
      if (its.lists) {
        clue = random_list(rng_);
        continue;
      }
      clue = unknown ? kUnknownClue : random_number(rng_, its.least, its.most, 4);
    }
    return clues;
  }
  PartData operator()(const MarginClues& its) {
    Margins margins(rows_, cols_);
    const int share = below(rng_, 101);
    for (std::size_t side = 0; side < margins.clue.size(); ++side) {
      for (int& clue : margins.clue[side]) {
        if (its.has(side) && chance(rng_, share)) {
          clue = random_number(rng_, its.least, its.most, std::max(rows_, cols_));
        }
      }
    }
    return margins;
  }
  PartData operator()(const CornerClues& its) {
    Corners corners = CornerClues::blank(rows_, cols_);
    const int share = below(rng_, 101);
    for (int& clue : corners.clue.cells) {
      if (!chance(rng_, share)) continue;
      clue = chance(rng_, 10) ? kUnknownClue : random_number(rng_, its.least, its.most, 2);
    }
    return corners;
  }
  PartData operator()(const PlaceDots& its) {
    Dots dots = dots_of_areas(rng_, rows_, cols_, 1 + below(rng_, 8));
    const auto words = static_cast<int>(its.words.size());
    for (int& dot : dots.at.cells) dot = dot > 0 ? 1 + below(rng_, words) : dot;
    if (chance(rng_, 60)) return dots;
    dots.at[below(rng_, dots.at.size())] = chance(rng_, 60) ? kNoClue : 1;
    const int cell = below(rng_, rows_ * cols_);
    const bool leaves = !its.outside.empty() && chance(rng_, 30);
    if (leaves) dots.at(cell / cols_ * 2, cell % cols_ * 2) = Dots::kNoArea;
    return dots;
  }
  PartData operator()(const Regions& its) {
    CutBoard board{random_regions(rng_, rows_, cols_)};
    if (!its.everywhere && chance(rng_, 30)) board.room[below(rng_, board.room.size())] = kNoRegion;
    number_from_zero(board.room);
    return board;
  }
  PartData operator()(const RoomsWithClues& /*its*/) {
    CluedRooms rooms;
    rooms.number_rooms(random_regions(rng_, rows_, cols_));
    const int share = below(rng_, 101);
    for (int& clue : rooms.clue) clue = chance(rng_, share) ? below(rng_, 5) : kNoClue;
    return rooms;
  }
  PartData operator()(const ArrowClues& its) {
    Grid<ArrowClue> clues(rows_, cols_);
    const int share = below(rng_, 101);
    for (ArrowClue& clue : clues.cells) {
      if (!chance(rng_, share)) continue;
      if (chance(rng_, 5)) {
        clue.number = kBlockClue;
        continue;
      }
      clue.number = chance(rng_, 10) ? kUnknownClue : random_number(rng_, its.least, its.most, 2);
      clue.way = static_cast<ArrowClue::Way>(chance(rng_, 90) ? 1 + below(rng_, 4) : 0);
    }
    return clues;
  }
  PartData operator()(const RunsWithClues& its) {
    CluedRuns runs(rows_, cols_);
    const int blocks = below(rng_, 61);
    for (int& block : runs.block.cells) block = chance(rng_, blocks) ? CluedRuns::kBlock : kNoClue;
    const int share = below(rng_, 101);
    for (int run = 0; run < RunsWithClues::places(runs); ++run) {
      const bool has = runs.begins(run) && chance(rng_, share);
      if (has) runs.clue(run) = random_number(rng_, its.least, its.most, 20);
    }
    return runs;
  }
  PartData operator()(const BoardNumber& its) {
    return random_number(rng_, its.least, its.most, 2);
  }
  PartData operator()(const SizeNumbers& its) {
    std::vector<int> numbers(static_cast<std::size_t>(1 + below(rng_, 3)));
    for (int& number : numbers) number = random_number(rng_, its.least, its.most, 2);
    if (numbers.size() > 1) numbers.back() = std::max(1, numbers.back());  // URLs have no other
    return numbers;
  }
  PartData operator()(const BoardFlag& /*its*/) { return chance(rng_, 30); }

 private:
  Rng& rng_;
  int rows_;
  int cols_;
};

}  // namespace

BoardData random_data(const Parts& parts, Rng& rng, int rows, int cols) {
  BoardData data{rows, cols, {}};
  RandomPart part(rng, rows, cols);
  for (const Part& its : parts) data.parts.push_back(std::visit(part, its));
  return data;
}

}  // namespace p2c

#include "instances/rules/boards/unclued_board.hpp"

#include <algorithm>

#include "instances/planted/random_regions.hpp"
#include "instances/planted/symmetric_areas.hpp"
#include "instances/rules/boards/named_givens.hpp"

namespace p2c {
namespace {

class Blank {
 public:
  Blank(Rng& rng, int rows, int cols, const Shape& shape)
      : rng_(rng), rows_(rows), cols_(cols), shape_(shape) {}

  PartData clues(bool shaping) {
    Grid<int> clues(rows_, cols_, kNoClue);
    const int drawn = shape_.turned ? (clues.size() + 1) / 2 : clues.size();
    for (int i = 0; shaping && i < drawn; ++i) {
      if (!chance(rng_, shape_.percent)) continue;
      clues[i] = kUnknownClue;
      if (shape_.turned) clues[clues.size() - 1 - i] = kUnknownClue;
    }
    return clues;
  }
  PartData operator()(const CellClues& /*its*/) { return clues(false); }
  PartData operator()(const MarginClues& /*its*/) { return MarginClues::blank(rows_, cols_); }
  PartData operator()(const CornerClues& /*its*/) { return CornerClues::blank(rows_, cols_); }
  PartData operator()(const PlaceDots& /*its*/) {
    return dots_of_areas(rng_, rows_, cols_, 1 + below(rng_, 8));
  }
  PartData operator()(const Regions& /*its*/) { return CutBoard{regions()}; }
  PartData operator()(const RoomsWithClues& /*its*/) {
    CluedRooms rooms;
    rooms.number_rooms(regions());
    return rooms;
  }
  // Clues with a way, which they keep.
  PartData operator()(const ArrowClues& /*its*/) {
    Grid<ArrowClue> arrows(rows_, cols_);
    const Grid<int> places = std::get<Grid<int>>(clues(true));
    for (int i = 0; i < arrows.size(); ++i) {
      const auto way = static_cast<ArrowClue::Way>(1 + below(rng_, 4));
      if (places[i] == kUnknownClue) arrows[i] = {kUnknownClue, way};
    }
    return arrows;
  }
  // Blocks, in each of which a run may begin: none is of one cell, or of more than nine.
  PartData operator()(const RunsWithClues& /*its*/) {
    CluedRuns runs(rows_, cols_);
    shape_.percent /= 2;
    runs.block = std::get<Grid<int>>(clues(true));
    for (int& block : runs.block.cells) block = block == kNoClue ? kNoClue : CluedRuns::kBlock;
    while (add_block(runs.block)) {
    }
    return runs;
  }
  PartData operator()(const BoardFlag& /*its*/) { return false; }
  // One of the longest, one more of each shorter length; three cells of ten at most.
  PartData operator()(const SizeNumbers& its) {
    const int cells = rows_ * cols_ * 3 / 10;
    int longest = 0;
    const auto taken = [](int n) { return n * (n + 1) * (n + 2) / 6; };
    while (longest < std::max(rows_, cols_) && taken(longest + 1) <= cells) ++longest;
    std::vector<int> numbers;
    for (int number = longest; number > 0; --number) numbers.push_back(std::max(number, its.least));
    if (numbers.empty()) numbers.push_back(its.least);
    return numbers;
  }
  PartData operator()(const BoardNumber& its) {
    if (!its.side_if_unsaid) return its.least;
    const int most = its.blank(rows_, cols_);
    return chance(rng_, 70) ? most : std::max(its.least, most - 1);
  }

 private:
  // Where a run is too short or too long; false where none is.
  bool add_block(Grid<int>& block) {
    constexpr int kLongest = 9;
    for (const std::vector<int>& line : board_lines(rows_, cols_)) {
      std::vector<int> run;
      for (std::size_t i = 0; i <= line.size(); ++i) {
        if (i < line.size() && block[line[i]] == kNoClue) {
          run.push_back(line[i]);
          continue;
        }
        const auto size = static_cast<int>(run.size());
        if (size == 1 || size > kLongest) {
          set_block(block,
                    run[static_cast<std::size_t>(size == 1 ? 0 : 1 + below(rng_, size - 2))]);
          return true;
        }
        run.clear();
      }
    }
    return false;
  }

  void set_block(Grid<int>& block, int cell) const {
    block[cell] = CluedRuns::kBlock;
    if (shape_.turned) block[block.size() - 1 - cell] = CluedRuns::kBlock;
  }

  Grid<int> regions() {
    if (!shape_.cut) return {rows_, cols_, 0};
    const int size = shape_.region_size;
    return size > 0 ? regions_of_size(rng_, rows_, cols_, size)
                    : random_regions(rng_, rows_, cols_);
  }

  Rng& rng_;
  int rows_;
  int cols_;
  Shape shape_;
};

bool shapes(const RuleText& text, std::size_t part) {
  for (std::size_t given = 0; given < text.givens.size(); ++given) {
    if (text.givens[given].part != static_cast<int>(part)) continue;
    if (neither_comes_nor_goes(text, static_cast<int>(given))) return true;
  }
  return false;
}

}  // namespace

BoardData unclued_board(const RuleText& text, Rng& rng, int rows, int cols, const Shape& shape) {
  BoardData board{rows, cols, {}};
  Blank blank(rng, rows, cols, shape);
  const Parts& parts = text.made_of.parts;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const bool shaping = std::holds_alternative<CellClues>(parts[i]) && shapes(text, i);
    board.parts.push_back(shaping ? blank.clues(true) : std::visit(blank, parts[i]));
  }
  return board;
}

bool regions_bound_numbers(const RuleText& text) {
  const AnswerLayers& layers = text.made_of.answers;
  return std::any_of(layers.begin(), layers.end(), [](const AnswerLayer& layer) {
    const auto* numbers = std::get_if<CellNumbers>(&layer);
    return numbers != nullptr && numbers->all_ranges;
  });
}

bool regions_come_first(const RuleText& text) {
  return regions_bound_numbers(text) ||
         std::any_of(text.rules.begin(), text.rules.end(), [](const TextRule& rule) {
           return rule.holds->is == Expression::Is::kTetromino ||
                  rule.holds->is == Expression::Is::kShapesApart;
         });
}

}  // namespace p2c

#include "instances/rules/boards/rule_generator.hpp"

#include <algorithm>
#include <utility>

#include "instances/rules/boards/drawn_numbers.hpp"
#include "instances/rules/boards/grown_for_answer.hpp"
#include "instances/rules/boards/mended_board.hpp"
#include "instances/rules/boards/named_givens.hpp"
#include "instances/rules/boards/placed_instances.hpp"
#include "instances/rules/boards/unclued_board.hpp"
#include "instances/rules/meaning/meaning.hpp"

namespace p2c {
namespace {

using TextPtr = std::shared_ptr<const RuleText>;

constexpr char kRegionSize[] = "region-size";

bool has_numbers(const RuleText& text) {
  return std::any_of(text.givens.begin(), text.givens.end(), is_number);
}

bool leaves_out(const RuleText& text) {
  return std::any_of(text.givens.begin(), text.givens.end(), [&](const Given& given) {
    const auto* clues = std::get_if<CellClues>(&text.made_of.parts[given.part]);
    return is_number(given) && (clues == nullptr || !clues->stays);
  });
}

using PlacedPtr = std::shared_ptr<const PlacedClues>;

bool has_placed_clues(const RuleText& text) {
  for (std::size_t given = 0; given < text.givens.size(); ++given) {
    if (neither_comes_nor_goes(text, static_cast<int>(given))) return true;
  }
  return false;
}

bool has_no_clues(const PartData& part) {
  if (const auto* clues = std::get_if<Grid<int>>(&part)) {
    return std::all_of(clues->cells.begin(), clues->cells.end(),
                       [](int clue) { return clue == kNoClue; });
  }
  const auto* arrows = std::get_if<Grid<ArrowClue>>(&part);
  return arrows == nullptr ||
         std::all_of(arrows->cells.begin(), arrows->cells.end(),
                     [](const ArrowClue& arrow) { return arrow.number == kNoClue; });
}

void clear(PartData& part) {
  if (auto* clues = std::get_if<Grid<int>>(&part)) {
    *clues = CellClues::blank(clues->rows, clues->cols);
  }
  if (auto* arrows = std::get_if<Grid<ArrowClue>>(&part)) {
    *arrows = ArrowClues::blank(arrows->rows, arrows->cols);
  }
}

bool is_unplaced(const PlacedClues& placed, const BoardData& board) {
  const auto& layers = placed.layers;
  return std::all_of(layers.begin(), layers.end(), [&](const PlacedClues::Layer& layer) {
    const auto part = static_cast<std::size_t>(placed.text.givens[layer.given].part);
    return has_no_clues(board.parts[part]);
  });
}

// An answer keeps such a rule only around numbers that are there already.
bool counts_numbers(const RuleText& text) {
  for (std::size_t given = 0; given < text.givens.size(); ++given) {
    const auto its = static_cast<int>(given);
    if (is_number(text.givens[given]) && is_counted(text, its)) return true;
  }
  return false;
}

bool grows_regions(const RuleText& text) { return has_regions(text) && !regions_come_first(text); }

// Sums of more cells seldom leave one answer.
int usual_size(const RuleText& text) {
  const auto has = [](const auto& all, auto is) {
    return std::any_of(all.begin(), all.end(), [is](const auto& one) { return one.is == is; });
  };
  const bool sums =
      has(text.givens, Given::Is::kRegionNumber) && has(text.answers, AnswerName::Is::kNumbers);
  return sums ? 2 : 5;
}

const Part& part_of(const RuleText& text, const Given& given) {
  return text.made_of.parts[static_cast<std::size_t>(given.part)];
}

// A number of the board that may be what an answer has.
bool is_counted_anew(const RuleText& text, const Given& given) {
  const auto number = static_cast<int>(&given - text.givens.data());
  const auto* its = std::get_if<BoardNumber>(&part_of(text, given));
  return its != nullptr && its->least == 0 && !has_regions(text) &&
         std::any_of(text.rules.begin(), text.rules.end(),
                     [number](const TextRule& rule) { return is_count(rule, number); });
}

// One of the answer's numbers alone would say little.
int usual_number(const RuleText& text, const Given& given) {
  constexpr int kMore = 2;
  const auto& its = std::get<BoardNumber>(part_of(text, given));
  const bool bound = is_bound(text, static_cast<int>(&given - text.givens.data()));
  return std::min(its.most, its.least + (bound ? kMore : 0));
}

bool is_uncounted(const RuleText& text, const BoardData& board) {
  return std::any_of(text.givens.begin(), text.givens.end(), [&](const Given& given) {
    return is_counted_anew(text, given) &&
           std::get<int>(board.parts[static_cast<std::size_t>(given.part)]) == 0;
  });
}

BoardData with_counts(const TextPtr& text, BoardData board, const Answer& answer) {
  for (const Given& given : text->givens) {
    PartData& part = board.parts[static_cast<std::size_t>(given.part)];
    if (!is_counted_anew(*text, given) || std::get<int>(part) != 0) continue;
    const RuleBoard empty(text, board);
    for (const TextRule& rule : text->rules) {
      if (!is_count(rule, static_cast<int>(&given - text->givens.data()))) continue;
      part = static_cast<int>(off_by(instances_at(empty, rule, {}, 0).front(), empty, answer));
    }
  }
  return board;
}

std::vector<StyleItem> styles_of(const RuleText& text) {
  std::vector<StyleItem> styles;
  if (leaves_out(text)) {
    styles.push_back({kClued, "cells with a number, at least, in percent", 0, 100, 15});
    styles.push_back(
        {kSymmetry, "clues that lie the same after half a turn", 0, 1, 0, {"none", "turn"}});
  }
  if (grows_regions(text) || regions_bound_numbers(text)) {
    styles.push_back(
        {kRegionSize, "cells of a region, about, on average", 1, 30, usual_size(text)});
  }
  for (const Given& given : text.givens) {
    const auto* number = std::get_if<BoardNumber>(&part_of(text, given));
    if (number == nullptr || number->side_if_unsaid) continue;
    const bool counts = is_counted_anew(text, given);
    const int usual = usual_number(text, given);
    styles.push_back({number->word, number->noun + (counts ? "; 0: as many as there are" : ""),
                      number->least, std::min(number->most, counts ? 1000 : number->least + 9),
                      usual});
  }
  return styles;
}

// Words that were drawn with an answer stay as they are.
BoardData with_numbers(const TextPtr& text, BoardData board, const Answer& answer, Rng& rng,
                       const Stop* stop, const PlacedClues* placed = nullptr) {
  DrawnNumbers numbers(text, std::move(board), answer);
  for (std::size_t i = 0; placed != nullptr && i < placed->layers.size(); ++i) {
    if (placed->layers[i].clue != kUnknownClue) numbers.leave(placed->layers[i].given);
  }
  numbers.draw_all(rng, stop);
  return numbers.data();
}

bool is_cut(const BoardData& board) {
  return std::any_of(board.parts.begin(), board.parts.end(), [](const PartData& part) {
    const auto* cut = std::get_if<CutBoard>(&part);
    if (cut == nullptr) cut = std::get_if<CluedRooms>(&part);
    return cut != nullptr && count_of_regions(cut->room) > 1;
  });
}

// What one region is depends on others, or on no answer: each other time regions come first.
bool may_be_cut_first(const RuleText& text) {
  const bool alone = compares_regions(text) || !rules_of_cuts(text).rules.empty();
  return grows_regions(text) && alone;
}

// By the rules that are about regions alone.
BoardData cut_by_rules(const TextPtr& text, BoardData board, int size, Rng& rng) {
  const auto cuts = std::make_shared<const RuleText>(rules_of_cuts(*text));
  for (std::size_t g = 0; g < text->givens.size() && !cuts->rules.empty(); ++g) {
    if (text->givens[g].is != Given::Is::kRegion) continue;
    const auto given = static_cast<int>(g);
    RuleBoard cut(text, board);
    RegionCosts costs(cuts, given, board, Answer(static_cast<std::size_t>(cut.slots()), 0));
    const auto ids = text->givens[g].everywhere
                         ? regions_for_answer(costs, board.rows, board.cols, size, rng, nullptr)
                         : nearly_right_regions(costs, board.rows, board.cols, size, rng, nullptr);
    if (ids) cut.set_regions(given, *ids);
    board = cut.data();
  }
  return board;
}

std::optional<BoardData> board_around(const TextPtr& text, const PlacedClues& placed,
                                      BoardData board, const Answer& answer, Rng& rng,
                                      const Style& style, const Stop* stop) {
  const bool grows = grows_regions(*text) && !is_cut(board);
  for (std::size_t g = 0; g < text->givens.size() && grows; ++g) {
    if (text->givens[g].is != Given::Is::kRegion) continue;
    const auto given = static_cast<int>(g);
    RegionCosts costs(text, given, board, answer);
    const auto ids =
        regions_for_answer(costs, board.rows, board.cols, style[kRegionSize], rng, stop);
    if (!ids) return {};
    RuleBoard cut(text, std::move(board));
    cut.set_regions(given, *ids);
    board = cut.data();
  }
  return with_numbers(text, std::move(board), answer, rng, stop, &placed);
}

std::optional<BoardData> mended(const TextPtr& text, const PlacedClues& placed,
                                const Planted<BoardData>& planted, const Answer& other, bool fixed,
                                Rng& rng, const Stop* stop) {
  std::optional<BoardData> board;
  const bool moves = !fixed && has_regions(*text) && !regions_bound_numbers(*text);
  if (moves) board = with_cell_moved(text, planted, other, rng, stop);
  if (!board) return with_number_changed(text, planted, other, rng, stop);
  return with_numbers(text, *std::move(board), planted.answer, rng, stop, &placed);
}

BoardData blank_board(const TextPtr& text, const PlacedClues& placed, Rng& rng, int rows, int cols,
                      const Style& style) {
  if (text->made_of.square) rows = cols = std::min(rows, cols);
  const bool turned = style.has(kSymmetry) && style[kSymmetry] == 1;
  const int size = style.has(kRegionSize) ? style[kRegionSize] : 0;
  const bool cut_first = may_be_cut_first(*text) && chance(rng, 50);
  BoardData board =
      unclued_board(*text, rng, rows, cols,
                    {10 + below(rng, 21), turned, cut_first || regions_come_first(*text), size});
  if (cut_first) board = cut_by_rules(text, std::move(board), size, rng);
  for (std::size_t i = 0; i < board.parts.size(); ++i) {
    const auto* number = std::get_if<BoardNumber>(&text->made_of.parts[i]);
    if (number != nullptr && style.has(number->word)) board.parts[i] = style[number->word];
  }
  for (const auto& [given, clue] : placed.layers) {  // else each half would place its own
    if (!turned) clear(board.parts[static_cast<std::size_t>(text->givens[given].part)]);
  }
  return board;
}

// Slots near cells where two answers differ: those of placed clues, then the answer's.
std::vector<int> places_between(const RuleBoard& board, const PlacedClues& placed,
                                const Answer& one, const Answer& other, Rng& rng) {
  std::vector<int> slots;
  const std::vector<int> near = cells_near_difference(board, one, other, rng);
  for (const int cell : near) {
    for (std::size_t i = 0; i < placed.layers.size(); ++i) {
      slots.push_back(board.slots() + static_cast<int>(i) * board.cells() + cell);
    }
  }
  const std::vector<int> own = slots_of_cells(board, near, rng);
  slots.insert(slots.end(), own.begin(), own.end());
  return slots;
}

std::optional<Planted<BoardData>> planted_around(const TextPtr& text, const PlacedClues& placed,
                                                 const BoardData& board, const Answer& answer,
                                                 Rng& rng, const Style& style, const Stop* stop) {
  PlacedAnswer with = is_unplaced(placed, board) ? with_clues_placed(placed, board, answer, rng)
                                                 : PlacedAnswer{board, answer};
  with.board = with_counts(text, std::move(with.board), with.answer);
  auto around = board_around(text, placed, std::move(with.board), with.answer, rng, style, stop);
  if (!around) return {};
  return Planted<BoardData>{*std::move(around), std::move(with.answer)};
}

}  // namespace

std::optional<BoardsAroundAnswers> boards_of_rules(const TextPtr& text, const PlacedPtr& placed) {
  if ((!has_numbers(*text) && !has_regions(*text)) || counts_numbers(*text)) return {};
  BoardsAroundAnswers its;
  its.styles = styles_of(*text);
  its.leaves_out_clues = leaves_out(*text);
  its.regions_move = has_regions(*text) && !regions_bound_numbers(*text);
  its.one_blank =
      !regions_come_first(*text) && !has_placed_clues(*text) && !may_be_cut_first(*text);
  its.blank = [text, placed](Rng& rng, int rows, int cols, const Style& style) {
    return blank_board(text, *placed, rng, rows, cols, style);
  };
  if (may_be_cut_first(*text)) its.is_cut = is_cut;
  if (std::any_of(text->givens.begin(), text->givens.end(),
                  [&](const Given& given) { return is_counted_anew(*text, given); })) {
    its.is_uncounted = [text](const BoardData& board) { return is_uncounted(*text, board); };
  }
  its.is_unplaced = [placed](const BoardData& board) { return is_unplaced(*placed, board); };
  its.places_between = [text, placed](const BoardData& board, const Answer& one,
                                      const Answer& other, Rng& rng) {
    return places_between(RuleBoard(text, board), *placed, one, other, rng);
  };
  its.around = [text, placed](const BoardData& board, const Answer& answer, Rng& rng,
                              const Style& style, const Stop* stop) {
    return planted_around(text, *placed, board, answer, rng, style, stop);
  };
  if (has_numbers(*text)) {
    its.with_clues_of = [text](const BoardData& board, const Answer& answer, Rng& rng) {
      return with_numbers(text, board, answer, rng, nullptr);
    };
  }
  its.mend = [text, placed](const Planted<BoardData>& planted, const Answer& other, bool fixed,
                            Rng& rng, const Stop* stop) {
    return mended(text, *placed, planted, other, fixed, rng, stop);
  };
  return its;
}

}  // namespace p2c

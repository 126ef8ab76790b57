#include "instances/notations/coloured_arrows.hpp"

#include <algorithm>

#include "instances/formats/arrow_numbers.hpp"

namespace p2c {
namespace {

const ArrowClues& arrows_of(const Description& its) {
  return std::get<ArrowClues>(its.parts[its.joined->clues]);
}

// A word alone is a colour with neither number nor way, "?" alone no colour.
ColouredArrow coloured(int word, const ArrowClue& arrow, const std::string& cell) {
  if (arrow.number == kBlockClue) throw CannotCarry("the clue x in " + cell);
  if (arrow == ArrowClue{kUnknownClue}) throw CannotCarry("the clue ? in " + cell);
  if (word == kUnknownClue && arrow.number != kNoClue) throw CannotCarry("two clues in " + cell);
  const bool alone = word != kNoClue && arrow.number == kNoClue;
  return {{alone ? kOpenNumber : arrow.number, static_cast<int>(arrow.way)}, std::max(word, 0)};
}

std::vector<ColouredArrow> all_coloured(const Description& its, const BoardData& board) {
  const auto& words = board.part<Grid<int>>(its.joined->words);
  const auto& arrows = board.part<Grid<ArrowClue>>(its.joined->clues);
  std::vector<ColouredArrow> all;
  for (int i = 0; i < words.size(); ++i) {
    all.push_back(coloured(words[i], arrows[i], cell_name_at(i, words.cols)));
  }
  return all;
}

void take_coloured(const Description& its, const std::vector<ColouredArrow>& all,
                   BoardData& board) {
  Grid<int> words = CellClues::blank(board.rows, board.cols);
  Grid<ArrowClue> arrows = ArrowClues::blank(board.rows, board.cols);
  for (int i = 0; i < words.size(); ++i) {
    const auto& [arrow, colour] = all[static_cast<std::size_t>(i)];
    const bool alone = arrow.number == kOpenNumber && arrow.way == 0;
    if (colour > 0 || alone) words[i] = colour > 0 ? colour : kUnknownClue;
    if (!alone) arrows[i] = {arrow.number, static_cast<ArrowClue::Way>(arrow.way)};
  }
  board.parts[its.joined->words] = std::move(words);
  board.parts[its.joined->clues] = std::move(arrows);
}

}  // namespace

bool has_coloured_arrows(const Description& its) {
  return its.joined && std::holds_alternative<ArrowClues>(its.parts[its.joined->clues]);
}

void read_url_coloured(const Description& its, PuzzleUrl& url, BoardData& board) {
  const ArrowClues& arrows = arrows_of(its);
  const NumberRules rules{arrows.least, std::min(arrows.most, kMostArrowNumber), true, arrows.noun};
  take_coloured(its, read_coloured_arrows(url.body, board.cells(), rules), board);
}

std::string write_url_coloured(const Description& its, const BoardData& board) {
  const std::vector<ColouredArrow> all = all_coloured(its, board);
  for (const auto& [arrow, colour] : all) {
    if (arrow.number > kMostArrowNumber) {
      throw CannotCarry("the clue " + std::to_string(arrow.number));
    }
  }
  return write_coloured_arrows(all);
}

void read_pzpr_coloured(const Description& its, PzprFile& file, BoardData& board) {
  constexpr int kTicked = 4;
  const ArrowClues& arrows = arrows_of(its);
  TextReader& in = file.reader();
  const std::string what = "'.', or a way from 0 to 4, '-' or " + arrows.noun + " from " +
                           std::to_string(arrows.least) + " to " + std::to_string(arrows.most) +
                           " and a colour from 0 to 2, with ',' between them";
  std::vector<ColouredArrow> all(static_cast<std::size_t>(board.cells()));
  file.section(board.rows, board.cols, "clue", [&](int r, int c, std::string_view token) {
    if (token == ".") return;
    const std::size_t first = token.find(',');
    const std::size_t second = token.rfind(',');
    if (first == second) in.fail(what);  // npos, too
    auto& [arrow, colour] = all[static_cast<std::size_t>(r * board.cols + c)];
    const std::string_view number = token.substr(first + 1, second - first - 1);
    arrow.way = in.to_number(token.substr(0, first), 0, 4, what);
    arrow.number =
        number == "-" ? kOpenNumber : in.to_number(number, arrows.least, arrows.most, what);
    colour = in.to_number(token.substr(second + 1), 0, kTicked + 2, what) % kTicked;
    if (colour > 2) in.fail(what);
  });
  take_coloured(its, all, board);
}

std::string write_pzpr_coloured(const Description& its, const BoardData& board) {
  Grid<std::string> tokens(board.rows, board.cols, ".");
  const std::vector<ColouredArrow> all = all_coloured(its, board);
  for (int i = 0; i < tokens.size(); ++i) {
    const auto& [arrow, colour] = all[static_cast<std::size_t>(i)];
    if (arrow.number == kNoNumber) continue;
    tokens[i] = std::to_string(arrow.way) + "," + clue_in_words(arrow.number, "", "-") + "," +
                std::to_string(colour);
  }
  return write_pzpr_grid(tokens, [](const std::string& token) { return token; });
}

}  // namespace p2c

#include "instances/notations/puzzlink/part_url.hpp"

#include <algorithm>

#include "instances/formats/arrow_numbers.hpp"
#include "instances/formats/black_cells.hpp"
#include "instances/formats/circles.hpp"
#include "instances/formats/number_lists.hpp"
#include "instances/formats/numbers10.hpp"
#include "instances/formats/numbers16.hpp"
#include "instances/formats/numbers36.hpp"
#include "instances/formats/numbers4.hpp"
#include "instances/formats/places.hpp"
#include "instances/notations/cut_around.hpp"
#include "instances/notations/cut_by_lines.hpp"
#include "instances/notations/cut_rooms.hpp"
#include "instances/notations/piece_bank.hpp"
#include "instances/notations/puzzlink/halved_margins.hpp"

namespace p2c {

static_assert(kNoClue == kNoNumber && kUnknownClue == kOpenNumber);

namespace {

std::vector<int> read_lists(const CellClues& its, Characters& body, int count) {
  std::vector<int> clues;
  for (const std::vector<int>& numbers : read_number_lists(body, count, its.noun)) {
    clues.push_back(list_of_numbers(numbers).value_or(kNoClue));
  }
  return clues;
}

std::string write_lists(const std::vector<int>& clues) {
  std::vector<std::vector<int>> items;
  for (const int clue : clues) {
    items.push_back(clue == kNoClue ? std::vector<int>() : numbers_of_list(clue));
    if (clue != kNoClue && !has_list_sign(items.back())) {
      throw CannotCarry("the clue " + list_in_words(clue, "?"));
    }
  }
  return write_number_lists(items);
}

// Words are numbered from 0 on.
std::vector<int> with_added(std::vector<int> clues, int number) {
  for (int& clue : clues) clue = clue < 0 ? clue : clue + number;
  return clues;
}

std::vector<int> read_clues(const CellClues& its, Characters& body, int count) {
  const NumberRules rules{its.least, its.most, true, its.noun};
  switch (its.url_form) {
    case CellClues::UrlForm::kNumbers4:
      return read_numbers4(body, count, its.noun, its.most);
    case CellClues::UrlForm::kNumbers36:
      return read_numbers36(body, count, rules);
    case CellClues::UrlForm::kCircles:
      return read_circles(body, count, false);
    case CellClues::UrlForm::kPlaces:
      return read_places(body, count);
    case CellClues::UrlForm::kNumbers10:
      return read_numbers10(body, count, rules);
    case CellClues::UrlForm::kBlack:
      return read_black_cells(body, count);
    case CellClues::UrlForm::kNumbers0:
      return with_added(
          read_numbers16(body, count, {its.least - 1, its.most - 1, true, its.noun, false}), 1);
    case CellClues::UrlForm::kLists:
      return read_lists(its, body, count);
    default:
      return read_numbers16(body, count, rules);
  }
}

// The form has a text for this clue.
bool has_text(CellClues::UrlForm form, int clue) {
  using Form = CellClues::UrlForm;
  const bool is_list = form != Form::kCircles && form != Form::kPlaces && form != Form::kBlack;
  if (clue == kUnknownClue) return is_list;
  if (form == Form::kNumbers10) return clue <= kMostNumber10;
  return clue <= (form == Form::kNumbers36 ? kMostNumber36 : kMostNumber16);
}

}  // namespace

Grid<int> read_url_part(const CellClues& its, PuzzleUrl& url) {
  Grid<int> clues(url.rows, url.cols);
  clues.cells = read_clues(its, url.body, clues.size());
  std::replace(clues.cells.begin(), clues.cells.end(), kUnknownClue, its.unknown_clue());
  return clues;
}

std::string write_url_part(const CellClues& its, const Grid<int>& clues) {
  if (its.lists) return write_lists(clues.cells);
  for (const int clue : clues.cells) {
    if (!has_text(its.url_form, clue)) {
      throw CannotCarry("the clue " + clue_in_words(clue, "", "?"));
    }
  }
  switch (its.url_form) {
    case CellClues::UrlForm::kNumbers4:
      return write_numbers4(clues.cells);
    case CellClues::UrlForm::kNumbers36:
      return write_numbers36(clues.cells);
    case CellClues::UrlForm::kCircles:
      return write_circles(clues.cells);
    case CellClues::UrlForm::kPlaces:
      return write_places(clues.cells);
    case CellClues::UrlForm::kNumbers10:
      return write_numbers10(clues.cells);
    case CellClues::UrlForm::kBlack:
      return write_black_cells(clues.cells);
    case CellClues::UrlForm::kNumbers0:
      return write_numbers16(with_added(clues.cells, -1));
    default:
      return write_numbers16(clues.cells);
  }
}

Grid<ArrowClue> read_url_part(const ArrowClues& its, PuzzleUrl& url) {
  static_assert(kBlockClue == kBlockNumber);
  Grid<ArrowClue> clues(url.rows, url.cols);
  const NumberRules rules{its.least, std::min(its.most, kMostArrowNumber), true, its.noun};
  int cell = 0;
  for (const auto& [number, way] : read_arrow_numbers(url.body, clues.size(), rules)) {
    clues[cell++] = {number, static_cast<ArrowClue::Way>(way)};
  }
  return clues;
}

std::string write_url_part(const ArrowClues& /*its*/, const Grid<ArrowClue>& clues) {
  std::vector<ArrowNumber> items;
  for (const auto& [number, way] : clues.cells) {
    if (number > kMostArrowNumber) throw CannotCarry("the clue " + std::to_string(number));
    items.push_back({number, static_cast<int>(way)});
  }
  return write_arrow_numbers(items);
}

// Side by side, each as a list of its own.
Margins read_url_part(const MarginClues& its, PuzzleUrl& url) {
  if (its.halved) return read_halved_margins(its, url);
  Margins margins(url.rows, url.cols);
  std::vector<int> all =
      read_numbers16(url.body, its.near_only ? url.rows + url.cols : MarginClues::places(margins),
                     {its.least, its.most, false, its.noun, false});
  auto next = all.begin();
  for (std::size_t side = 0; side < margins.clue.size(); ++side) {
    if (!its.has(side)) continue;
    for (int& clue : margins.clue[side]) clue = *next++;
  }
  return margins;
}

std::string write_url_part(const MarginClues& its, const Margins& margins) {
  if (its.halved) return write_halved_margins(margins);
  std::vector<int> all;
  for (std::size_t side = 0; side < margins.clue.size(); ++side) {
    if (its.has(side)) all.insert(all.end(), margins.clue[side].begin(), margins.clue[side].end());
  }
  return write_numbers16(all);
}

Corners read_url_part(const CornerClues& its, PuzzleUrl& url) {
  Corners corners = CornerClues::blank(url.rows, url.cols);
  corners.clue.cells = read_numbers4(url.body, corners.clue.size(), its.noun, its.most);
  return corners;
}

std::string write_url_part(const CornerClues& /*its*/, const Corners& corners) {
  return write_numbers4(corners.clue.cells);
}

bool read_url_part(const BoardFlag& its, PuzzleUrl& url) {
  return its.letter != '\0' && url.flags.find(its.letter) != std::string::npos;
}

int read_url_part(const BoardNumber& its, PuzzleUrl& url) {
  if (its.side_if_unsaid) return its.blank(url.rows, url.cols);
  const int number = url.body.number(its.least, its.most);
  if (url.body.peek() != '/') url.body.fail("'/'");
  url.body.take();
  return number;
}

std::string write_url_part(const BoardNumber& its, int number) {
  return its.side_if_unsaid ? "" : std::to_string(number) + "/";
}

std::vector<int> read_url_part(const SizeNumbers& /*its*/, PuzzleUrl& url) {
  return read_bank(url.body);
}

std::string write_url_part(const SizeNumbers& its, const std::vector<int>& numbers) {
  if (!has_bank_text(numbers)) throw CannotCarry("the line of " + its.word);
  return write_bank(numbers);
}

// --- regions --------------------------------------------------------------------------------

namespace {

CutBoard read_around(PuzzleUrl& url, std::string_view meaning) {
  const Place place = url.body.place();
  const Borders borders = read_borders(url.body, url.rows, url.cols);
  const std::vector<int> black = read_black_cells(url.body, url.rows * url.cols);
  return cut_around(black, borders, url.body.reader(), place, meaning);
}

CutBoard read_lines(PuzzleUrl& url, std::string_view meaning) {
  const Place place = url.body.place();
  const Borders borders = read_borders(url.body, url.rows, url.cols);
  return cut_by_lines(borders, url.body.reader(), place, meaning);
}

CutBoard read_signs(PuzzleUrl& url) {
  Grid<int> signs(url.rows, url.cols);
  for (int& sign : signs.cells) {
    if (url.body.done()) url.body.fail("a sign for each cell");
    sign = static_cast<unsigned char>(url.body.take());
  }
  return cut_by(borders_of(signs));
}

}  // namespace

CutBoard read_url_part(const Regions& its, PuzzleUrl& url) {
  if (its.outside_black) return read_around(url, its.meaning);
  return url.flags.find(kRegionBodies) == std::string::npos ? read_lines(url, its.meaning)
                                                            : read_signs(url);
}

std::string write_url_part(const Regions& its, const CutBoard& board) {
  its.outside_black ? expect_cut_around(board) : expect_cut_by_lines(board);
  const std::string lines = write_borders(all_lines(board));
  return its.outside_black ? lines + write_black_cells(outside_of(board).cells) : lines;
}

CluedRooms read_url_part(const RoomsWithClues& /*its*/, PuzzleUrl& url) {
  CluedRooms rooms = without_clues(read_lines(url, kMeaningInRooms));
  rooms.clue = read_numbers16(url.body, static_cast<int>(rooms.clue.size()),
                              {0, kMostNumber16, true, "a clue"});
  std::replace(rooms.clue.begin(), rooms.clue.end(), kOpenNumber, kNoClue);
  return rooms;
}

std::string write_url_part(const RoomsWithClues& /*its*/, const CluedRooms& rooms) {
  const CluedRooms cut = as_cut(rooms);
  for (const int clue : cut.clue) {
    if (clue > kMostNumber16) throw CannotCarry("the clue " + std::to_string(clue));
  }
  return write_borders(all_lines(cut)) + write_numbers16(cut.clue);
}

}  // namespace p2c

// What a text says of answers.
#include <algorithm>
#include <array>
#include <iterator>
#include <sstream>
#include <utility>

#include "instances/parts/known_areas.hpp"
#include "instances/rules/reader/given_reader.hpp"
#include "instances/rules/reader/mark_words.hpp"
#include "instances/rules/reader/rule_scope.hpp"

namespace p2c {
namespace {

constexpr int kMostNumber = 1000;

std::vector<int> cells_without(const Grid<int>& clues) {
  std::vector<int> cells;
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] == kNoClue) cells.push_back(i);
  }
  return cells;
}

std::vector<int> all_cells(const BoardData& board) {
  return cells_without(Grid<int>(board.rows, board.cols, kNoClue));
}

}  // namespace

void GivenReader::answer() {
  const std::string name = new_name();
  in_.expect(":");
  AnswerName::Is is = AnswerName::Is::kCells;
  AnswerLayer its = layer(name, is);
  if (!text_.answers.empty()) {
    constexpr std::array<std::string_view, 5> kTaken{"grid", "lines", "regions", "answer",
                                                     "borders"};
    const bool is_taken = std::find(kTaken.begin(), kTaken.end(), name) != kTaken.end();
    if (is_taken || std::holds_alternative<RegionBorders>(its)) {
      in_.fail("another name, or borders as the first answer, before");
    }
    std::visit([&](auto& any) { any.name = name; }, its);
  }
  text_.answers.push_back({name, is});
  text_.made_of.answers.push_back(std::move(its));
}

AnswerLayer GivenReader::layer(const std::string& name, AnswerName::Is& is) {
  for (const auto& [word, mark] : kMarkWords) {
    if (in_.take_if(word)) return marks(name, mark);
  }
  if (in_.take_if("number")) {
    is = AnswerName::Is::kNumbers;
    return numbers(name);
  }
  if (in_.take_if("half")) {
    is = AnswerName::Is::kNumbers;
    return halves(name);
  }
  if (in_.take_if("slash")) {
    for (const std::string_view word : {"on", "cells"}) in_.expect(word);
    is = AnswerName::Is::kSlashes;
    return Slashes();
  }
  const bool shading = in_.take_if("shading");
  const bool border = !shading && in_.take_if("border");
  if (!shading && !border && !in_.take_if("line")) {
    in_.fail("'shading', 'number', 'half', 'slash', 'line', 'border' or a mark",
             {"shading", "number", "half", "slash", "line", "border", "circle", "disc", "cross",
              "triangle", "star"});
  }
  in_.expect("on");
  if (shading) {
    in_.expect("cells");
    return shaded_cells();
  }
  is = AnswerName::Is::kLinks;
  if (in_.take_if("links")) return border ? AnswerLayer(RegionBorders()) : AnswerLayer(CellLines());
  if (border) in_.fail("'links'", {"links"});
  in_.expect("sides");
  is = AnswerName::Is::kSides;
  return LatticeLines();
}

// With the words of a cell in pzprv3 files.
ShadedCells GivenReader::shaded_cells() {
  ShadedCells its;
  if (!in_.take_if(",")) return its;
  for (const std::string_view word : {"in", "files"}) in_.expect(word);
  const RuleWord at = in_.peek();
  std::istringstream all(words("the words of a cell that is open, not shaded, shaded"));
  its.file_words.assign(std::istream_iterator<std::string>(all), {});
  const std::set<std::string> different(its.file_words.begin(), its.file_words.end());
  if (different.size() < its.file_words.size() || different.size() < ShadedCells::kFileWords) {
    throw InputError(at.place, "expected three words or more, as in \". + #\"");
  }
  return its;
}

AnswerLayer GivenReader::numbers(const std::string& name) {
  const int least = in_.number(0, kMostNumber);
  in_.expect("..");
  CellNumbers its;
  its.name = text_.answers.empty() ? its.name : name;
  for (Part& part : text_.made_of.parts) {
    if (auto* rooms = std::get_if<RoomsWithClues>(&part)) rooms->has_values = true;
  }
  if (in_.take_if("size")) {
    its.all_ranges = sizes_of_regions(least);
  } else if (in_.take_if("area")) {
    its.all_ranges = sizes_of_areas(least);
  } else {
    its.range = [least, most = most_of_answer(least)](const BoardData& board, int /*cell*/) {
      return CellNumbers::Range{least, std::max(least, most(board))};
    };
  }
  in_.expect("on");
  in_.expect("cells");
  if (in_.take_if("without")) its.free_cells = free_cells();
  if (in_.is_next(",") && in_.is_after_next("penpa")) {
    for (const std::string_view word : {",", "penpa"}) in_.expect(word);
    text_.made_of.penpa_answers[text_.made_of.answers.size()] = penpa_numbers();
  }
  return its;
}

AnswerLayer GivenReader::halves(const std::string& name) {
  CellNumbers its;
  its.name = text_.answers.empty() ? its.name : name;
  its.halves = true;
  constexpr int kMost = static_cast<int>(CellNumbers::kCorners.size()) - 1;
  for (const std::string_view word : {"on", "cells"}) in_.expect(word);
  its.range = [](const BoardData& /*board*/, int /*cell*/) { return CellNumbers::Range{0, kMost}; };
  if (!in_.take_if("without")) return its;
  its.all_ranges = [cells = free_cells()](const BoardData& board) {
    std::vector<CellNumbers::Range> all(static_cast<std::size_t>(board.cells()), {0, 0});
    for (const int cell : cells(board)) all[cell].hi = kMost;
    return all;
  };
  return its;
}

// Of its region, in which each cell must be.
std::function<std::vector<CellNumbers::Range>(const BoardData&)> GivenReader::sizes_of_regions(
    int least) {
  in_.expect("of");
  const int given = in_.at_statement() ? -1 : find_given(text_, in_.peek().text);
  const bool fits =
      given >= 0 && text_.givens[given].is == Given::Is::kRegion && text_.givens[given].everywhere;
  if (!fits) in_.fail("the name of regions on all cells");
  in_.take();
  const auto part = static_cast<std::size_t>(text_.givens[given].part);
  return [least, part](const BoardData& board) {
    const auto* rooms = std::get_if<CluedRooms>(&board.parts[part]);
    const Grid<int>& room = rooms != nullptr ? rooms->room : board.part<CutBoard>(part).room;
    std::vector<int> sizes(static_cast<std::size_t>(count_of_regions(room)), 0);
    for (const int id : room.cells) ++sizes[id];
    std::vector<CellNumbers::Range> all;
    for (const int id : room.cells) all.push_back({least, std::max(least, sizes[id])});
    return all;
  };
}

// As large as an area of equal numbers can be, with these clues among them.
std::function<std::vector<CellNumbers::Range>(const BoardData&)> GivenReader::sizes_of_areas(
    int least) {
  in_.expect("of");
  const int given = in_.at_statement() ? -1 : find_given(text_, in_.peek().text);
  if (given < 0 || text_.givens[given].is != Given::Is::kCellNumber) in_.fail("clues in cells");
  in_.take();
  return [least, part = static_cast<std::size_t>(text_.givens[given].part)](const BoardData& data) {
    const int most = std::max(least, largest_area(data.part<Grid<int>>(part)));
    return std::vector<CellNumbers::Range>(static_cast<std::size_t>(data.cells()), {least, most});
  };
}

std::function<int(const BoardData&)> GivenReader::most_of_answer(int least) {
  if (in_.take_if("rows")) return [](const BoardData& board) { return board.rows; };
  if (in_.take_if("columns")) return [](const BoardData& board) { return board.cols; };
  if (in_.take_if("cells")) return [](const BoardData& board) { return board.cells(); };
  const int given = in_.at_statement() ? -1 : find_given(text_, in_.peek().text);
  if (given >= 0 && text_.givens[given].is == Given::Is::kBoardNumber) {
    const auto part = static_cast<std::size_t>(text_.givens[given].part);
    if (std::get<BoardNumber>(text_.made_of.parts[part]).most > kMostNumber) {
      in_.fail("a number of the board that is at most 1000");
    }
    in_.take();
    return [part](const BoardData& board) { return board.part<int>(part); };
  }
  return [most = in_.number(least, kMostNumber)](const BoardData& /*board*/) { return most; };
}

void GivenReader::sizes_in_files() {
  for (const std::string_view word : {"in", "files", "size", "of"}) in_.expect(word);
  const int given = in_.at_statement() ? -1 : find_given(text_, in_.peek().text);
  const bool fits = given >= 0 && text_.givens[given].is == Given::Is::kRegion &&
                    text_.givens[given].everywhere &&
                    std::holds_alternative<Regions>(text_.made_of.parts[text_.givens[given].part]);
  if (!fits || !text_.answers.empty()) in_.fail("the name of regions on all cells");
  in_.take();
  text_.made_of.sizes_part = text_.givens[given].part;
}

AnswerLayer GivenReader::marks(const std::string& name, Mark mark) {
  CellMarks its{name, name, mark, all_cells};
  in_.expect("on");
  in_.expect("cells");
  if (in_.is_next(",") && in_.is_after_next("in")) {
    in_.take();
    sizes_in_files();
  }
  if (in_.take_if("without")) its.free_cells = free_cells();
  if (in_.is_next(",") && in_.is_after_next("penpa")) {
    for (const std::string_view word : {",", "penpa"}) in_.expect(word);
    text_.made_of.penpa_answers[text_.made_of.answers.size()] = penpa_signs(1, 1);
  }
  return its;
}

// Those without what is given.
std::function<std::vector<int>(const BoardData&)> GivenReader::free_cells() {
  const int given = in_.at_statement() ? -1 : find_given(text_, in_.peek().text);
  const bool blocks = given >= 0 && text_.givens[given].is == Given::Is::kBlock;
  if (!blocks && (given < 0 || text_.givens[given].is != Given::Is::kCellNumber)) {
    in_.fail("the name of what is given in cells");
  }
  in_.take();
  const auto part = static_cast<std::size_t>(text_.givens[given].part);
  if (blocks) {
    return
        [part](const BoardData& board) { return cells_without(board.part<CluedRuns>(part).block); };
  }
  // None comes there later.
  std::get<CellClues>(text_.made_of.parts[part]).left_out = kUnknownClue;
  return [part](const BoardData& board) { return cells_without(board.part<Grid<int>>(part)); };
}

}  // namespace p2c

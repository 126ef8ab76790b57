#include "instances/rules/reader/given_reader.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "instances/limits/board_size.hpp"
#include "instances/rules/reader/label_words.hpp"
#include "instances/rules/reader/rule_scope.hpp"

namespace p2c {
namespace {

constexpr int kMostNumber = 1000;  // of an answer
constexpr std::size_t kMostParts = 20;

constexpr std::array<std::pair<std::string_view, Mark>, 5> kMarks{{{"circle", Mark::kCircle},
                                                                   {"disc", Mark::kDisc},
                                                                   {"cross", Mark::kCross},
                                                                   {"triangle", Mark::kTriangle},
                                                                   {"star", Mark::kStar}}};

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

// --- what is given --------------------------------------------------------------------------

void GivenReader::given() {
  if (text_.givens.size() >= kMostParts) in_.fail("at most 20 givens");
  const bool has_rooms = !text_.made_of.parts.empty() &&
                         std::holds_alternative<RoomsWithClues>(text_.made_of.parts.back());
  if (has_rooms) in_.fail("regions with numbers as what is given last");
  const std::string name = new_name();
  if (in_.take_if("with")) {
    const std::string number = new_name();
    if (number == name) in_.fail("another name before");
    return rooms(name, number);
  }
  in_.expect(":");
  if (in_.take_if("number")) return number_given(name);
  if (in_.take_if("one")) return words_in_cells(name);
  if (in_.take_if("regions")) return regions(name);
  if (in_.take_if("flag")) return flag(name);
  in_.fail("'number', 'one', 'regions' or 'flag'", {"number", "one", "regions", "flag"});
}

void GivenReader::number_given(const std::string& name) {
  const int least = in_.number(0, kMostBoardCells);
  in_.expect("..");
  const int bound = most(least);
  if (in_.take_if("with")) {
    for (const std::string_view word : {"way", "on", "cells"}) in_.expect(word);
    return arrows(name, least, bound);
  }
  in_.expect("on");
  if (in_.take_if("margins")) return clues_on_margins(name, least, bound, false);
  if (in_.take_if("top")) {
    for (const std::string_view word : {"and", "left"}) in_.expect(word);
    return clues_on_margins(name, least, bound, true);
  }
  if (in_.take_if("board")) return number_of_board(name, least, bound);
  const bool everywhere = in_.take_if("all");
  if (everywhere) {
    in_.expect("cells");
  } else if (!in_.take_if("cells")) {
    in_.fail("'cells', 'all cells', 'margins', 'top and left' or 'board'",
             {"cells", "all", "margins", "top", "board"});
  }
  clues_in_cells(name, least, bound);
  text_.givens.back().everywhere = everywhere;
  std::get<CellClues>(text_.made_of.parts.back()).stays = everywhere;
}

// As large as a board where none is said.
int GivenReader::most(int least) {
  const bool is_said = !in_.at_statement() && in_.peek().kind == RuleWord::Kind::kNumber;
  return is_said ? in_.number(least, kMostBoardCells) : kMostBoardCells;
}

void GivenReader::clues_in_cells(const std::string& name, int least, int most) {
  CellClues its;
  its.least = least;
  its.most = most;
  its.url_form = CellClues::UrlForm::kNumbers16;
  in_.expect(",");
  its.name = member();
  in_.expect(",");
  its.noun = words("what a number is");
  while (in_.take_if(",")) options_of(its);
  text_.givens.push_back(
      {name, static_cast<int>(text_.made_of.parts.size()), Given::Is::kCellNumber, false});
  text_.made_of.parts.emplace_back(std::move(its));
}

void GivenReader::options_of(CellClues& its) {
  if (in_.take_if("stays")) {
    in_.expect("unknown");
    its.left_out = kUnknownClue;
    return;
  }
  if (in_.take_if("among")) {
    in_.expect("shading");
    its.among_shading = true;
    its.pzpr_cell = "cell";
    return;
  }
  if (in_.take_if("unknown")) {
    const RuleWord at = in_.peek();
    its.unknown = in_.name("a word for a number that is not given");
    if (!clue_of_word(its, its.unknown)) return;
    throw InputError(at.place, "expected another word, got " + in_quotes(its.unknown) + " again");
  }
  if (in_.take_if("drawn")) {
    its.walls = in_.take_if("walls");
    its.marks.clear();
    if (!its.walls) marks_of(its);
    return;
  }
  in_.expect("url");
  url_form_of(its);
}

void GivenReader::url_form_of(CellClues& its) {
  using Form = CellClues::UrlForm;
  struct Known {
    std::string_view word;
    Form form;
    int most;
  };
  constexpr std::array<Known, 5> kForms{{{"numbers16", Form::kNumbers16, kMostBoardCells},
                                         {"numbers36", Form::kNumbers36, kMostBoardCells},
                                         {"numbers4", Form::kNumbers4, 4},
                                         {"circles", Form::kCircles, 2},
                                         {"places", Form::kPlaces, 1}}};
  for (const auto& [word, form, most] : kForms) {
    if (!in_.take_if(word)) continue;
    if (its.most > most) {
      in_.fail("numbers up to " + std::to_string(most) + " for " + in_quotes(word) + " before");
    }
    its.url_form = form;
    return;
  }
  in_.fail("'numbers16', 'numbers36', 'numbers4', 'circles' or 'places'",
           {"numbers16", "numbers36", "numbers4", "circles", "places"});
}

void GivenReader::words_in_cells(const std::string& name) {
  constexpr std::size_t kMostWords = 30;
  CellClues its;
  its.url_form = CellClues::UrlForm::kNumbers16;
  in_.expect("of");
  while (!in_.is_next("on")) {
    if (its.words.size() == kMostWords) in_.fail("at most 30 words");
    const RuleWord at = in_.peek();
    its.words.push_back(in_.name("a word or 'on'"));
    if (clue_of_word(its, at.text) != static_cast<int>(its.words.size())) {
      throw InputError(at.place, "expected another word, got " + in_quotes(at.text) + " again");
    }
  }
  its.least = 1;
  its.most = static_cast<int>(its.words.size());
  if (its.words.empty()) in_.fail("a word");
  in_.expect("on");
  const bool everywhere = in_.take_if("all");
  its.stays = everywhere || its.words.size() == 1;  // one word says no more than "?"
  for (const std::string_view word : {"cells", ","}) in_.expect(word);
  its.name = member();
  in_.expect(",");
  its.noun = words("what one is");
  while (in_.take_if(",")) options_of(its);
  text_.givens.push_back(
      {name, static_cast<int>(text_.made_of.parts.size()), Given::Is::kCellNumber, everywhere});
  text_.made_of.parts.emplace_back(std::move(its));
}

// A mark for each word.
void GivenReader::marks_of(CellClues& its) {
  if (its.words.empty()) in_.fail("words to draw before 'drawn'");
  for (std::size_t i = 0; i < its.words.size(); ++i) {
    const auto* mark = std::find_if(kMarks.begin(), kMarks.end(),
                                    [&](const auto& known) { return in_.is_next(known.first); });
    if (mark == kMarks.end()) in_.fail("a mark for each word: circle, disc, cross, triangle, star");
    in_.take();
    its.marks.push_back(mark->second);
  }
}

void GivenReader::arrows(const std::string& name, int least, int most) {
  ArrowClues its;
  its.least = least;
  its.most = most;
  in_.expect(",");
  its.name = member();
  in_.expect(",");
  its.noun = words("what a number is");
  text_.givens.push_back({name, static_cast<int>(text_.made_of.parts.size()), Given::Is::kArrow});
  text_.made_of.parts.emplace_back(std::move(its));
}

void GivenReader::number_of_board(const std::string& name, int least, int most) {
  BoardNumber its;
  its.word = name;
  its.least = least;
  its.most = most;
  in_.expect(",");
  its.member = member();
  in_.expect(",");
  its.noun = words("what the number is");
  if (in_.take_if(",")) {
    for (const std::string_view word : {"else", "rows"}) in_.expect(word);
    its.side_if_unsaid = true;
  }
  text_.givens.push_back(
      {name, static_cast<int>(text_.made_of.parts.size()), Given::Is::kBoardNumber});
  text_.made_of.parts.emplace_back(std::move(its));
}

void GivenReader::clues_on_margins(const std::string& name, int least, int most, bool near_only) {
  MarginClues its;
  its.near_only = near_only;
  its.least = least;
  its.most = most;
  in_.expect(",");
  its.name = member();
  in_.expect(",");
  its.noun = words("what a number is");
  text_.givens.push_back(
      {name, static_cast<int>(text_.made_of.parts.size()), Given::Is::kMarginNumber});
  text_.made_of.parts.emplace_back(std::move(its));
}

void GivenReader::regions(const std::string& name) {
  Regions its;
  in_.expect("on");
  its.everywhere = in_.take_if("all");
  in_.expect("cells");
  in_.expect(",");
  its.name = member();
  its.meaning = "they say nothing";
  if (in_.take_if(",")) its.meaning = words("what lines inside them say");
  text_.givens.push_back(
      {name, static_cast<int>(text_.made_of.parts.size()), Given::Is::kRegion, its.everywhere});
  text_.made_of.parts.emplace_back(std::move(its));
}

void GivenReader::rooms(const std::string& name, const std::string& number) {
  for (const std::string_view word : {":", "regions", "on"}) in_.expect(word);
  RoomsWithClues its;
  its.everywhere = in_.take_if("all");
  in_.expect("cells");
  in_.expect(",");
  its.noun = words("what a number is");
  if (!members_.insert(RoomsWithClues::kName).second || !members_.insert("clues").second) {
    in_.fail("other parts without 'rooms' and 'clues' in JSON before");
  }
  const auto part = static_cast<int>(text_.made_of.parts.size());
  text_.givens.push_back({name, part, Given::Is::kRegion, its.everywhere});
  text_.givens.push_back({number, part, Given::Is::kRegionNumber});
  text_.made_of.parts.emplace_back(std::move(its));
}

void GivenReader::flag(const std::string& name) {
  BoardFlag its;
  its.word = name;
  in_.expect(",");
  its.member = member();
  if (in_.take_if(",")) letter_of(its);
  for (const Part& part : text_.made_of.parts) {
    const auto* flag = std::get_if<BoardFlag>(&part);
    const bool is_taken = flag != nullptr && flag->letter == its.letter && its.letter != '\0';
    if (is_taken) in_.fail("another letter before");
  }
  text_.givens.push_back({name, static_cast<int>(text_.made_of.parts.size()), Given::Is::kFlag});
  text_.made_of.parts.emplace_back(std::move(its));
}

void GivenReader::letter_of(BoardFlag& its) {
  const std::string letter = in_.name("a letter");
  if (letter.size() != 1) in_.fail("a letter of one character before");
  its.letter = letter[0];
  if (!in_.take_if(",")) return;
  its.in_urls_alone = in_.take_if("url");
  if (its.in_urls_alone) return;
  in_.expect("line");
  its.line_word = in_.name("the word in pzprv3 files");
}

// --- the answer -----------------------------------------------------------------------------

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
  for (const auto& [word, mark] : kMarks) {
    if (in_.take_if(word)) return marks(name, mark);
  }
  if (in_.take_if("number")) {
    is = AnswerName::Is::kNumbers;
    return numbers(name);
  }
  const bool shading = in_.take_if("shading");
  const bool border = !shading && in_.take_if("border");
  if (!shading && !border && !in_.take_if("line")) {
    in_.fail(
        "'shading', 'number', 'line', 'border' or a mark",
        {"shading", "number", "line", "border", "circle", "disc", "cross", "triangle", "star"});
  }
  in_.expect("on");
  if (shading) {
    in_.expect("cells");
    return ShadedCells();
  }
  is = AnswerName::Is::kLinks;
  if (in_.take_if("links")) return border ? AnswerLayer(RegionBorders()) : AnswerLayer(CellLines());
  if (border) in_.fail("'links'", {"links"});
  in_.expect("sides");
  is = AnswerName::Is::kSides;
  return LatticeLines();
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
  } else {
    its.range = [least, most = most_of_answer(least)](const BoardData& board, int /*cell*/) {
      return CellNumbers::Range{least, std::max(least, most(board))};
    };
  }
  in_.expect("on");
  in_.expect("cells");
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

std::function<int(const BoardData&)> GivenReader::most_of_answer(int least) {
  if (in_.take_if("rows")) return [](const BoardData& board) { return board.rows; };
  if (in_.take_if("columns")) return [](const BoardData& board) { return board.cols; };
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

AnswerLayer GivenReader::marks(const std::string& name, Mark mark) {
  CellMarks its{name, name, mark, all_cells};
  in_.expect("on");
  in_.expect("cells");
  if (!in_.take_if("without")) return its;
  const int given = in_.at_statement() ? -1 : find_given(text_, in_.peek().text);
  if (given < 0 || text_.givens[given].is != Given::Is::kCellNumber) {
    in_.fail("the name of what is given in cells");
  }
  in_.take();
  const auto part = static_cast<std::size_t>(text_.givens[given].part);
  std::get<CellClues>(text_.made_of.parts[part]).left_out = kUnknownClue;  // no mark comes there
  its.free_cells = [part](const BoardData& board) {
    return cells_without(board.part<Grid<int>>(part));
  };
  return its;
}

// --- names ----------------------------------------------------------------------------------

std::string GivenReader::new_name() {
  const RuleWord at = in_.peek();
  std::string name = in_.name("a name");
  if (find_given(text_, name) >= 0 || find_answer(text_, name) >= 0) {
    throw InputError(at.place, "expected a new name, got " + in_quotes(name) + " again");
  }
  return name;
}

// Of a part in JSON, where each member is there once.
std::string GivenReader::member() {
  constexpr std::array<std::string_view, 8> kTaken{"puzzle", "givens", "answer", "position",
                                                   "rows",   "cols",   "lines",  "rules"};
  const RuleWord at = in_.peek();
  std::string name = in_.name("its name in JSON");
  const bool is_taken = std::find(kTaken.begin(), kTaken.end(), name) != kTaken.end();
  if (is_taken || !members_.insert(name).second) {
    throw InputError(at.place, "expected a new name in JSON, got " + in_quotes(name));
  }
  return name;
}

std::string GivenReader::words(std::string_view what) { return label_words(in_, what); }

}  // namespace p2c

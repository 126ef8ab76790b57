#include "instances/rules/reader/given_reader.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "instances/limits/board_size.hpp"
#include "instances/rules/reader/label_words.hpp"
#include "instances/rules/reader/rule_scope.hpp"

namespace p2c {
namespace {

constexpr std::size_t kMostParts = 20;

}  // namespace

void GivenReader::given() {
  if (text_.givens.size() >= kMostParts) in_.fail("at most 20 givens");
  const bool has_rooms = !text_.made_of.parts.empty() &&
                         std::holds_alternative<RoomsWithClues>(text_.made_of.parts.back());
  if (has_rooms) in_.fail("regions with numbers as what is given last");
  const std::string name = new_name();
  if (in_.take_if("with")) {
    const std::string number = new_name();
    if (number == name) in_.fail("another name before");
    in_.expect(":");
    if (in_.take_if("number")) return runs(name, number);
    return rooms(name, number);
  }
  in_.expect(":");
  if (in_.take_if("number")) return number_given(name);
  if (in_.take_if("list")) return lists_in_cells(name);
  if (in_.take_if("one")) return one_of_words(name);
  if (in_.take_if("regions")) return regions(name);
  if (in_.take_if("flag")) return flag(name);
  in_.fail("'number', 'list', 'one', 'regions' or 'flag'",
           {"number", "list", "one", "regions", "flag"});
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
  if (in_.take_if("margins")) {
    if (in_.is_next("on")) in_.fail("',' or 'on top and left' in place of 'on margins'");
    return clues_on_margins(name, least, bound, false);
  }
  if (in_.take_if("top")) {
    for (const std::string_view word : {"and", "left"}) in_.expect(word);
    return clues_on_margins(name, least, bound, true);
  }
  if (in_.take_if("corners")) return clues_at_corners(name, least, bound);
  if (in_.take_if("board")) return number_of_board(name, least, bound);
  if (in_.take_if("sizes")) return numbers_of_sizes(name, least, bound);
  const bool everywhere = in_.take_if("all");
  if (everywhere) {
    in_.expect("cells");
  } else if (!in_.take_if("cells")) {
    in_.fail("'cells', 'all cells', 'corners', 'margins', 'top and left', 'board' or 'sizes'",
             {"cells", "all", "corners", "margins", "top", "board", "sizes"});
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

template <class Clues>
void GivenReader::numbers_of(Clues& its, int least, int most) {
  its.least = least;
  its.most = most;
  in_.expect(",");
  its.name = member();
  in_.expect(",");
  its.noun = words("what a number is");
}

void GivenReader::add(const std::string& name, Given::Is is, Part part, bool everywhere) {
  text_.givens.push_back({name, static_cast<int>(text_.made_of.parts.size()), is, everywhere});
  text_.made_of.parts.push_back(std::move(part));
}

void GivenReader::clues_in_cells(const std::string& name, int least, int most) {
  CellClues its;
  its.url_form = CellClues::UrlForm::kNumbers16;
  numbers_of(its, least, most);
  while (in_.take_if(",")) options_of(its);
  add(name, Given::Is::kCellNumber, std::move(its), false);
}

void GivenReader::lists_in_cells(const std::string& name) {
  CellClues its;
  its.url_form = CellClues::UrlForm::kLists;
  its.lists = true;
  its.least = 0;
  its.most = kMostList;
  for (const std::string_view word : {"of", "numbers", "on", "cells", ","}) in_.expect(word);
  its.name = member();
  in_.expect(",");
  its.noun = words("what a list is");
  while (in_.take_if(",")) {
    if (!in_.is_next("among")) in_.fail("'among shading'", {"among"});
    options_of(its);
  }
  add(name, Given::Is::kCellList, std::move(its), false);
}

void GivenReader::one_of_words(const std::string& name) {
  constexpr std::size_t kMostWords = 30;
  CellClues its;  // which words are taken
  in_.expect("of");
  while (!in_.is_next("on")) {
    if (its.words.size() == kMostWords) in_.fail("at most 30 words");
    const RuleWord at = in_.peek();
    its.words.push_back(in_.name("a word or 'on'"));
    if (clue_of_word(its, at.text) != static_cast<int>(its.words.size())) {
      throw InputError(at.place, "expected another word, got " + in_quotes(at.text) + " again");
    }
  }
  if (its.words.empty()) in_.fail("a word");
  in_.expect("on");
  if (in_.take_if("places")) return dots(name, std::move(its.words));
  words_in_cells(name, std::move(its.words));
}

void GivenReader::words_in_cells(const std::string& name, std::vector<std::string> of) {
  CellClues its;
  its.url_form = CellClues::UrlForm::kNumbers16;
  its.words = std::move(of);
  its.least = 1;
  its.most = static_cast<int>(its.words.size());
  const bool everywhere = in_.take_if("all");
  its.stays = everywhere || its.words.size() == 1;  // one word says no more than "?"
  for (const std::string_view word : {"cells", ","}) in_.expect(word);
  its.name = member();
  in_.expect(",");
  its.noun = words("what one is");
  while (in_.take_if(",")) options_of(its);
  add(name, Given::Is::kCellNumber, std::move(its), everywhere);
}

void GivenReader::dots(const std::string& name, std::vector<std::string> of) {
  if (of.size() > 2) in_.fail("one or two words, of white and black dots, before");
  PlaceDots its;
  its.words = std::move(of);
  in_.expect(",");
  its.name = member();
  in_.expect(",");
  its.noun = words("what one is");
  if (in_.take_if(",")) {
    in_.expect("outside");
    const RuleWord at = in_.peek();
    its.outside = in_.name("a word for a cell in no area");
    if (std::find(its.words.begin(), its.words.end(), its.outside) != its.words.end()) {
      throw InputError(at.place, "expected another word, got " + in_quotes(its.outside) + " again");
    }
  }
  add(name, Given::Is::kPlaceDot, std::move(its));
}

void GivenReader::arrows(const std::string& name, int least, int most) {
  ArrowClues its;
  numbers_of(its, least, most);
  if (in_.take_if(",")) {
    in_.expect("with");
    join_two();
  }
  add(name, Given::Is::kArrow, std::move(its));
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
    if (in_.take_if("penpa")) {
      penpa_word("largest");
    } else {
      for (const std::string_view word : {"else", "rows"}) in_.expect(word);
      its.side_if_unsaid = true;
    }
  }
  add(name, Given::Is::kBoardNumber, std::move(its));
}

void GivenReader::numbers_of_sizes(const std::string& name, int least, int most) {
  SizeNumbers its;
  its.word = name;
  numbers_of(its, least, most);
  add(name, Given::Is::kSizeNumber, std::move(its));
}

void GivenReader::clues_on_margins(const std::string& name, int least, int most, bool near_only) {
  MarginClues its;
  its.near_only = near_only;
  numbers_of(its, least, most);
  if (in_.is_next(",") && (near_only || in_.is_after_next("penpa"))) {
    in_.take();
    if (in_.take_if("penpa")) {
      penpa_word("letters");
    } else {
      for (const std::string_view word : {"url", "halved"}) in_.expect(word);
      its.halved = true;
    }
  }
  add(name, Given::Is::kMarginNumber, std::move(its));
}

void GivenReader::clues_at_corners(const std::string& name, int least, int most) {
  if (most > CornerClues::kMostCells) in_.fail("numbers up to 4, the cells at a corner, before");
  CornerClues its;
  numbers_of(its, least, most);
  add(name, Given::Is::kCornerNumber, std::move(its));
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
  while (in_.take_if(",")) options_of(its);
  const bool everywhere = its.everywhere;
  add(name, Given::Is::kRegion, std::move(its), everywhere);
}

void GivenReader::options_of(Regions& its) {
  if (in_.is_next("lines")) {
    its.lines_from = lines_from();
  } else if (in_.take_if("no")) {
    in_.expect("lines");
    its.lines_from = Regions::kNever;
  } else if (!its.everywhere && in_.take_if("outside")) {
    in_.expect("black");
    its.outside_black = true;
  } else {
    in_.fail("'lines', 'no' or, of regions that need not be on all cells, 'outside'",
             {"lines", "no", "outside"});
  }
}

int GivenReader::lines_from() {
  constexpr int kMostVersion = 9;
  for (const std::string_view word : {"lines", "from"}) in_.expect(word);
  return in_.number(0, kMostVersion);
}

void GivenReader::rooms(const std::string& name, const std::string& number) {
  if (!in_.take_if("regions")) in_.fail("'regions' or 'number'", {"regions", "number"});
  in_.expect("on");
  RoomsWithClues its;
  its.everywhere = in_.take_if("all");
  in_.expect("cells");
  in_.expect(",");
  its.noun = words("what a number is");
  if (in_.take_if(",")) its.lines_from = lines_from();
  if (!members_.insert(RoomsWithClues::kName).second || !members_.insert("clues").second) {
    in_.fail("other parts without 'rooms' and 'clues' in JSON before");
  }
  const auto part = static_cast<int>(text_.made_of.parts.size());
  text_.givens.push_back({name, part, Given::Is::kRegion, its.everywhere});
  text_.givens.push_back({number, part, Given::Is::kRegionNumber});
  text_.made_of.parts.emplace_back(std::move(its));
}

// Blocks, and numbers of the runs between them.
void GivenReader::runs(const std::string& name, const std::string& number) {
  RunsWithClues its;
  const int least = in_.number(1, kMostBoardCells);
  in_.expect("..");
  const int bound = most(least);
  for (const std::string_view word : {"on", "runs"}) in_.expect(word);
  numbers_of(its, least, bound);
  const auto part = static_cast<int>(text_.made_of.parts.size());
  text_.givens.push_back({name, part, Given::Is::kBlock});
  text_.givens.push_back({number, part, Given::Is::kRunNumber});
  text_.made_of.parts.emplace_back(std::move(its));
}

void GivenReader::flag(const std::string& name) {
  BoardFlag its{};
  its.word = name;
  in_.expect(",");
  its.member = member();
  if (in_.take_if(",")) letter_of(its);
  for (const Part& part : text_.made_of.parts) {
    const auto* flag = std::get_if<BoardFlag>(&part);
    const bool is_taken = flag != nullptr && flag->letter == its.letter && its.letter != '\0';
    if (is_taken) in_.fail("another letter before");
  }
  add(name, Given::Is::kFlag, std::move(its));
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

std::string GivenReader::new_name() {
  const RuleWord at = in_.peek();
  std::string name = in_.new_name("a name");
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

std::string GivenReader::words(std::string_view what) { return plain_words(in_, what); }

}  // namespace p2c

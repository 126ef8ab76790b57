#include "instances/rules/reader/given_reader.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "instances/limits/board_size.hpp"
#include "instances/rules/reader/label_words.hpp"
#include "instances/rules/reader/mark_words.hpp"
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
  if (in_.take_if("margins")) return clues_on_margins(name, least, bound);
  if (in_.take_if("board")) return number_of_board(name, least, bound);
  if (!in_.take_if("cells")) {
    in_.fail("'cells', 'margins' or 'board'", {"cells", "margins", "board"});
  }
  clues_in_cells(name, least, bound);
}

// As large as a board where none is said.
int GivenReader::most(int least) {
  const bool is_said = !in_.at_statement() && in_.peek().kind == RuleWord::Kind::kNumber;
  return is_said ? in_.number(least, kMostBoardCells) : kMostBoardCells;
}

// ", JSON, what a number is".
template <class Clues>
void GivenReader::numbers_of(Clues& its, int least, int most) {
  its.least = least;
  its.most = most;
  in_.expect(",");
  its.name = member();
  in_.expect(",");
  its.noun = words("what a number is");
}

void GivenReader::clues_in_cells(const std::string& name, int least, int most) {
  CellClues its;
  its.url_form = CellClues::UrlForm::kNumbers16;
  numbers_of(its, least, most);
  while (in_.take_if(",")) options_of(its);
  add(name, Given::Is::kCellNumber, std::move(its));
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
  if (in_.take_if("drawn")) {
    its.marks.clear();
    return marks_of(its);
  }
  in_.expect("url");
  if (in_.take_if("numbers16")) return;
  if (!in_.take_if("numbers4")) in_.fail("'numbers16' or 'numbers4'", {"numbers16", "numbers4"});
  if (its.most > 4) in_.fail("numbers up to 4 for 'numbers4' before");
  its.url_form = CellClues::UrlForm::kNumbers4;
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
  for (const std::string_view word : {"on", "cells", ","}) in_.expect(word);
  its.name = member();
  in_.expect(",");
  its.noun = words("what one is");
  while (in_.take_if(",")) options_of(its);
  add(name, Given::Is::kCellNumber, std::move(its));
}

// A mark for each word.
void GivenReader::marks_of(CellClues& its) {
  if (its.words.empty()) in_.fail("words to draw before 'drawn'");
  for (std::size_t i = 0; i < its.words.size(); ++i) {
    const auto* mark = std::find_if(kMarkWords.begin(), kMarkWords.end(),
                                    [&](const auto& known) { return in_.is_next(known.first); });
    if (mark == kMarkWords.end())
      in_.fail("a mark for each word: circle, disc, cross, triangle, star");
    in_.take();
    its.marks.push_back(mark->second);
  }
}

void GivenReader::arrows(const std::string& name, int least, int most) {
  ArrowClues its;
  numbers_of(its, least, most);
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
  add(name, Given::Is::kBoardNumber, std::move(its));
}

void GivenReader::clues_on_margins(const std::string& name, int least, int most) {
  MarginClues its;
  numbers_of(its, least, most);
  add(name, Given::Is::kMarginNumber, std::move(its));
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
  const bool everywhere = its.everywhere;
  add(name, Given::Is::kRegion, std::move(its), everywhere);
}

void GivenReader::rooms(const std::string& name, const std::string& number) {
  for (const std::string_view word : {":", "regions", "on", "all", "cells", ","}) in_.expect(word);
  RoomsWithClues its;
  its.noun = words("what a number is");
  if (!members_.insert(RoomsWithClues::kName).second || !members_.insert("clues").second) {
    in_.fail("other parts without 'rooms' and 'clues' in JSON before");
  }
  const auto part = static_cast<int>(text_.made_of.parts.size());
  text_.givens.push_back({name, part, Given::Is::kRegion});
  text_.givens.push_back({number, part, Given::Is::kRegionNumber});
  text_.made_of.parts.emplace_back(std::move(its));
}

void GivenReader::flag(const std::string& name) {
  BoardFlag its;
  its.word = name;
  in_.expect(",");
  its.member = member();
  in_.expect(",");
  const std::string letter = in_.name("a letter");
  if (letter.size() != 1) in_.fail("a letter of one character before");
  its.letter = letter[0];
  for (const Part& part : text_.made_of.parts) {
    const auto* flag = std::get_if<BoardFlag>(&part);
    if (flag != nullptr && flag->letter == its.letter) in_.fail("another letter before");
  }
  add(name, Given::Is::kFlag, std::move(its));
}

void GivenReader::add(const std::string& name, Given::Is is, Part part, bool everywhere) {
  text_.givens.push_back({name, static_cast<int>(text_.made_of.parts.size()), is, everywhere});
  text_.made_of.parts.push_back(std::move(part));
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

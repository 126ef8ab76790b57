// Reads what is given and what the answer is:
//
//   given NAME: number LO..[HI] on cells, JSON, "a number of cells" {, OPTION}
//   given NAME: regions on [all] cells, JSON [, "what lines inside them say" {, CUT}]
//   given NAME with NUMBER: regions on [all] cells, "a number of cells" [, lines from N]
//   given NAME with NUMBER: number LO..[HI] on runs, JSON, "a sum"
//   given NAME: number LO..[HI] on margins | top and left, JSON, "a number of cells"
//   given NAME: number LO..[HI] with way on cells, JSON, "a number of cells"
//   given NAME: number LO..[HI] on board, JSON, "a number of stars" [, else rows | , penpa largest]
//   given NAME: list of numbers on cells, JSON, "what a list is" {, OPTION}
//   given NAME: one of WORD {WORD} on cells, JSON, "what one is" {, OPTION}
//   given NAME: one of WORD {WORD} on places, JSON, "what one is" [, outside WORD]
//   given NAME: flag, JSON [, LETTER [, url | , line WORD]]
//   answer NAME: shading on cells [, in files "OPEN LIGHT DARK {MARK}"]
//   answer NAME: [circle | disc | cross | triangle | star] on cells [without GIVEN |
//     , in files size of GIVEN]
//     [, penpa "SIGN"]
//   answer NAME: number LO..HI on cells [without GIVEN]
//   answer NAME: half on cells [without GIVEN]
//   answer NAME: line on links      line on sides      border on links
//
// OPTION is "stays unknown", "among shading", "unknown WORD", "drawn walls", "url FORM" or, of
// words, "drawn" and a mark for each (CellClues), or "with GIVEN" and "penpa SIGNS" (Description).
// JSON names the member, LETTER is what URLs say where the flag is set, and WORD what pzprv3 files
// say then (BoardFlag). FORM is how URLs write clues: numbers16, where none is named, numbers36,
// numbers10, numbers4, circles, places or black. CUT is "lines from N", "no lines" or "outside
// black" (Regions). HI of an answer is a number, "rows", "columns", "cells", the name of a number
// of the board, "size of" that of regions on all cells, or "area of" that of clues in cells.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "instances/rules/reader/word_stream.hpp"
#include "instances/rules/rule_text.hpp"

namespace p2c {

class GivenReader {
 public:
  GivenReader(RuleWords& in, RuleText& text) : in_(in), text_(text) {}

  /// After the words "given" and "answer".
  void given();
  void answer();

 private:
  void number_given(const std::string& name);
  template <class Clues>
  void numbers_of(Clues& its, int least, int most);
  /// The part is the last of the board's data so far.
  void add(const std::string& name, Given::Is is, Part part, bool everywhere = true);
  void clues_in_cells(const std::string& name, int least, int most);
  void lists_in_cells(const std::string& name);
  void one_of_words(const std::string& name);
  void words_in_cells(const std::string& name, std::vector<std::string> of);
  void dots(const std::string& name, std::vector<std::string> of);
  void marks_of(CellClues& its);
  void arrows(const std::string& name, int least, int most);
  void numbers_of_sizes(const std::string& name, int least, int most);
  void number_of_board(const std::string& name, int least, int most);
  void clues_at_corners(const std::string& name, int least, int most);
  void clues_on_margins(const std::string& name, int least, int most, bool near_only);
  void regions(const std::string& name);
  void rooms(const std::string& name, const std::string& number);
  void runs(const std::string& name, const std::string& number);
  void options_of(Regions& its);
  void join(const CellClues& its);
  void join_two();
  void sizes_in_files();
  int lines_from();
  void flag(const std::string& name);
  void letter_of(BoardFlag& its);
  AnswerLayer layer(const std::string& name, AnswerName::Is& is);
  ShadedCells shaded_cells();
  AnswerLayer numbers(const std::string& name);
  std::function<int(const BoardData&)> most_of_answer(int least);
  std::function<std::vector<CellNumbers::Range>(const BoardData&)> sizes_of_regions(int least);
  std::function<std::vector<CellNumbers::Range>(const BoardData&)> sizes_of_areas(int least);
  AnswerLayer halves(const std::string& name);
  AnswerLayer marks(const std::string& name, Mark mark);
  std::function<std::vector<int>(const BoardData&)> free_cells();
  std::vector<std::string> penpa_signs(std::size_t least, std::size_t most);
  void penpa_word(std::string_view word);
  std::vector<std::string> penpa_numbers();
  void penpa_of(const CellClues& its);
  void options_of(CellClues& its);
  void url_form_of(CellClues& its);

  std::string new_name();
  std::string member();
  std::string words(std::string_view what);
  int most(int least);

  RuleWords& in_;
  RuleText& text_;
  std::set<std::string> members_;  // of JSON
};

}  // namespace p2c

// A part of a puzzle's data: clues in the cells of a board, each a number or "?", which is a clue
// whose number is not given.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "instances/drawings/drawing.hpp"
#include "instances/grid.hpp"
#include "instances/parts/number_list.hpp"

namespace p2c {

/// In a grid of clues: a cell without one, and a clue "?".
inline constexpr int kNoClue = -1;
inline constexpr int kUnknownClue = -2;

/// In a list of clues: the places of those with a number, ascending.
std::vector<int> numbers_in(const std::vector<int>& clues);
/// One of these more or less by one, within the bounds; false where there is none.
bool change_one_number(std::vector<int>& clues, int least, int most, Rng& rng);
/// A clue in the words of a notation.
std::string clue_in_words(int clue, std::string_view none, std::string_view unknown);

struct CellClues {
  using Data = Grid<int>;  // kNoClue, kUnknownClue or a number from `least` to `most`
  static constexpr bool kHasClues = true;
  enum class UrlForm : char {
    kNumbers16,  // formats/numbers16.hpp
    kNumbers4,   // formats/numbers4.hpp: none is above 4
    kNumbers36,  // formats/numbers36.hpp: each cell has a sign
    kCircles,    // formats/circles.hpp: 1 and 2
    kPlaces,     // formats/places.hpp: 1
    kNumbers10,  // formats/numbers10.hpp: none is above 9
    kBlack,      // formats/black_cells.hpp: 1, which is "*" in pzprv3 files
    kLists,      // formats/number_lists.hpp: lists
    kNumbers0,   // as kNumbers16, but words are numbered from 0 on; in pzprv3 files, too
  };

  std::string name;  // of the member in JSON
  std::string noun;  // "a number of lines": a clue in messages
  int least;
  int most;
  UrlForm url_form;
  int left_out = kNoClue;          // what stays of a clue that is left out
  bool stays = false;              // none is left out
  std::string pzpr_cell = "clue";  // a cell in messages about files of pzpr
  /// Cells with clues are never shaded, and have no mark: in pzprv3 files these and the answer in
  /// the others are one grid.
  bool among_shading = false;
  /// Words that 1, 2, ... stand for in our notations, as "white"; none: numbers.
  std::vector<std::string> words = {};
  std::vector<Mark> marks = {};  // how these are drawn, or nothing
  std::string unknown = "?";     // a clue without its number in our text
  /// Each clue is a list of numbers (number_list.hpp), which may have "?".
  bool lists = false;
  bool walls = false;  // cells with clues are drawn black

  /// One word says no more than "?", which is none then; and "?" may be a list of one number.
  bool has_unknown() const { return !lists && (words.size() != 1 || unknown != "?"); }
  /// What pzpr's sign for an unknown clue stands for.
  int unknown_clue() const {
    if (lists) return kOpenInList;
    return has_unknown() ? kUnknownClue : least;
  }

  static Data blank(int rows, int cols) { return {rows, cols, kNoClue}; }
  void draw(Drawing& board, const Data& clues) const;

  /// The cells with a clue that says something, ascending; and the clues without some of these.
  static int places(const Data& clues) { return clues.size(); }
  std::vector<int> clues(const Data& clues) const {
    return stays ? std::vector<int>() : numbers_in(clues.cells);
  }
  Data without(Data clues, const std::vector<int>& cells) const;
  bool change_one(Data& clues, Rng& rng) const;

  Data transposed(const Data& clues) const { return p2c::transposed(clues); }
  Data mirrored(const Data& clues) const { return p2c::mirrored(clues); }
};

/// A clue of this part in words, as above; and the clue that a word is, nothing where it is none.
std::string clue_in_words(const CellClues& its, int clue, std::string_view none,
                          std::string_view unknown);
std::optional<int> clue_of_word(const CellClues& its, std::string_view word);

/// What a clue may be, in messages: "'-', '?' or a number from 1 to 9".
std::string expected_clue(const CellClues& its, std::string_view none, std::string_view unknown);

}  // namespace p2c

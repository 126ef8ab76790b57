// What the boards and answers of a kind are made of.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "instances/answers/answer_layers.hpp"
#include "instances/parts/part.hpp"

namespace p2c {

struct Description {
  /// Its names in URLs and pzprv3 files; the first is the one that is written. None: it has no such
  /// notations.
  std::vector<std::string> pids;
  /// In the order of texts.
  Parts parts;
  AnswerLayers answers;
  /// What URLs call it, where that is not the first of its names.
  std::string url_pid = {};
  /// Boards have as many rows as columns, which pzprv3 files say once.
  bool square = false;
  /// The boxes of a Sudoku are shown.
  bool boxes = false;
  /// Equal numbers that edges join are areas: their borders are shown and, in pzprv3 files, follow
  /// the answer.
  bool areas = false;
  /// The part of which numbers are those of the answer in their cells; -1: none. In pzprv3 files
  /// they are not in the answer again.
  int values_part = -1;
  /// In notations of pzpr '?' among the clues of the second part is a clue of the first, which has
  /// one word.
  struct Joined {
    std::size_t words;
    std::size_t clues;
  };
  std::optional<Joined> joined = {};
  /// In pzprv3 files marks are numbers, the sizes of their regions in this part, and those where
  /// clues are joined are not said again; -1: they are signs.
  int sizes_part = -1;
  /// How links of penpa-edit have parts and layers of answers, by number, where that does not
  /// follow from what is drawn: words, and "?" after these, as "tents 1"; numbers as "letters"; a
  /// number of the board that is the "largest" clue, if it is not said. Circles that are white and
  /// black need no word.
  std::map<std::size_t, std::vector<std::string>> penpa = {};
  std::map<std::size_t, std::vector<std::string>> penpa_answers = {};

  bool fits(int rows, int cols) const { return !square || rows == cols; }
};

/// What is expected of a board that does not fit, in messages.
inline constexpr std::string_view kSquare = "as many columns as rows";

}  // namespace p2c

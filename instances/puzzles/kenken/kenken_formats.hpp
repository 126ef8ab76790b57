// The formats of KenKen besides our own.
#pragma once

#include <vector>

#include "instances/formats/format.hpp"
#include "instances/puzzles/kenken/kenken_text.hpp"

namespace p2c {

Format<KenKen> kenken_sgt();
Format<KenKen> kenken_save_file();
Format<KenKen> kenken_letters();
Format<KenKen> kenken_list();
Format<KenKen> kenken_game();
Format<KenKen> kenken_arithmatrix();
Format<KenKen> kenken_penpa();

namespace kenken_text {

/// Cages that a text names one by one, cell by cell.
class ListedCages {
 public:
  /// The size is at `place`.
  ListedCages(int n, Place place);

  int n() const { return n_; }
  /// The cells that are added next are in a new cage.
  void begin(Clue clue);
  /// Throws InputError where the cell is in a cage already.
  void add(int cell, const Place& place);
  /// Throws InputError where a cell is in no cage, or a clue does not fit its cage.
  KenKen puzzle() const;

 private:
  static constexpr int kNone = -1;

  int n_;
  Place place_;
  std::vector<Clue> clues_ = {};
  Grid<int> cage_of_;
};

}  // namespace kenken_text
}  // namespace p2c

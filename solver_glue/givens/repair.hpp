// Changing a few cells of a picture so that its puzzle has no other answer.
#pragma once

#include <functional>
#include <vector>

#include "instances/art/picture.hpp"
#include "solver_glue/search.hpp"

namespace p2c {

struct Repaired {
  Picture picture;           // the best found; as it was given while there is none
  std::vector<int> changed;  // the cells, by index, where it differs from the one given; sorted
  bool unique = false;       // a fresh Search has found no other answer of its puzzle
};

/// Called with how many cells the puzzle's quickest reasoning leaves open, and how many are
/// changed.
using RepairWatch = std::function<void(int open, int changed)>;

// Where few cells vary between answers, one of them or one beside them is changed at a time: of a
// sample the one that leaves fewest varying. Where many vary, a cheaper measure serves: a sample of
// changes is tried, of cells that the puzzle's quickest reasoning (line solving, for nonograms)
// leaves open, now and then of those where a second answer differs; the change that leaves fewest
// open is made, and with it those that leave fewer than before in other rows and columns. No cell
// changes a second time. Should all open cells have changed, a row is filled, and a full board has
// one answer, so this ends. Then changes are taken back, in random order, wherever the puzzle stays
// unique without them.
//
// The result need not be a minimum. `picture` has cells 0 and 1. When options.stop says so, it
// returns a picture that is unique, if it has one yet; equal arguments without a stop give equal
// pictures. Throws CheckFailed; TooLarge. Source: changing the open cell that leaves fewest open is
// what Batenburg, Henstra, Kosters and Palenstijn do in Constructing Simple Nonograms of Varying
// Difficulty (Pure Mathematics and Applications, 2009).
Repaired repair(const Picture& picture, const SearchOptions& options,
                const RepairWatch& watch = {});

}  // namespace p2c

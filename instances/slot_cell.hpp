// The place of a slot that is a cell.
#pragma once

namespace p2c {

struct SlotCell {
  int layer;  // of the answer: other layers have other names for the same cell
  int row;
  int col;
};

}  // namespace p2c

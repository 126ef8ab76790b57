// The board of an explanation: what is known when, and how each slot is drawn.
#pragma once

#include <vector>

#include "cli/explain/explaining.hpp"
#include "instances/drawings/drawing_slots.hpp"

namespace p2c {

/// What is known when: step 0 is the start, step 1 the first that is shown.
struct Course {
  std::vector<int> shown;  // of a slot: the step that shows its value; -1: none
  Answer values;           // at the end
};

Course course_of(const Explained& explained);

// A board is drawn otherwise where nothing is open, so each slot is drawn with another one open.
class SlotPictures {
 public:
  SlotPictures(const AnyPuzzle& puzzle, const Answer& values);

  SlotPicture operator()(int slot) {
    return painter_.slot(slot == 0 ? last_open_ : first_open_, slot);
  }
  const SlotPainter& painter() const { return painter_; }

 private:
  SlotPainter painter_;
  Drawing first_open_;
  Drawing last_open_;
};

}  // namespace p2c

#include "cli/explain/explanation_board.hpp"

#include <map>
#include <set>

namespace p2c {
namespace {

Answer with_open(Answer values, std::size_t slot) {
  if (values.size() > 1) values[slot] = kOpen;
  return values;
}

}  // namespace

Course course_of(const Explained& explained) {
  const std::vector<Slot>& slots = explained.puzzle.slots();
  Course course{std::vector<int>(slots.size(), -1), explained.found.start};
  for (std::size_t i = 0; i < slots.size(); ++i) {
    if (course.values[i] != kOpen) course.shown[i] = 0;
  }
  std::map<int, std::set<int>> out;
  for (std::size_t i = 0; i < explained.end; ++i) {
    for (const SlotFact& fact : explained.found.steps[i].concludes) {
      std::set<int>& gone = out[fact.slot];
      const Slot& slot = slots[fact.slot];
      if (!fact.is) gone.insert(fact.value);
      if (course.values[fact.slot] != kOpen) continue;
      int value = fact.is ? fact.value : slot.lo;
      while (!fact.is && gone.contains(value)) ++value;
      const bool last = static_cast<int>(gone.size()) == slot.hi - slot.lo;
      if (!fact.is && !last) continue;
      course.values[fact.slot] = value;
      course.shown[fact.slot] = i < explained.first ? 0 : static_cast<int>(i - explained.first) + 1;
    }
  }
  return course;
}

SlotPictures::SlotPictures(const AnyPuzzle& puzzle, const Answer& values)
    : painter_(puzzle.drawing(Answer(values.size(), kOpen))),
      first_open_(puzzle.drawing(with_open(values, 0))),
      last_open_(puzzle.drawing(with_open(values, values.size() - 1))) {}

}  // namespace p2c

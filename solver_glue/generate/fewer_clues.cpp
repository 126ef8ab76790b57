#include "solver_glue/generate/fewer_clues.hpp"

#include <algorithm>
#include <utility>

#include "instances/limits/throw_if_stopped.hpp"

namespace p2c {
namespace {

class LeavingOut {
 public:
  LeavingOut(const OtherWithout& other, const AnyPuzzle& full, Orbits orbits, Rng& rng)
      : other_(other), full_(full), left_(std::move(orbits)) {
    shuffle(left_, rng);
  }

  // Several orbits at once, fewer where there is another answer then: what goes is the same as with
  // one after the other, since more answers never become fewer.
  Orbits run(std::size_t most, const Stop* stop) {
    std::size_t together = 1;
    while (next_ < left_.size() && gone_ < most) {
      together = fitting(together, most - gone_);
      if (together == 0) {
        together = 1;
        keep_next();
        continue;
      }
      PuzzlePtr fewer = without(together);
      const Status status = other_(*fewer, fuller_ ? *fuller_ : full_, found_);
      if (status == Status::kUnknown) {
        throw_if_stopped(stop);
        if (together == 1) keep_next();
        together = 1;
      } else if (status == Status::kUnsatisfiable) {
        leave_out(together, std::move(fewer));
        together *= 2;
      } else {
        together = std::max<std::size_t>(1, keep_one(together));
      }
    }
    return go_;
  }

 private:
  // Up to so many of the next, with no more clues than that.
  std::size_t fitting(std::size_t together, std::size_t clues) const {
    std::size_t count = 0;
    while (count < together && next_ + count < left_.size()) {
      const std::size_t size = left_[next_ + count].size();
      if (size > clues) break;
      clues -= size;
      ++count;
    }
    return count;
  }

  void keep_next() {
    ++next_;
    needed_ = 0;  // not all before it go
  }

  // What has gone, and so many of the next.
  PuzzlePtr without(std::size_t more) const {
    Orbits orbits = go_;
    const auto next = left_.begin() + static_cast<std::ptrdiff_t>(next_);
    orbits.insert(orbits.end(), next, next + static_cast<std::ptrdiff_t>(more));
    return full_.without(clues_in(orbits, orbits.size()));
  }

  void leave_out(std::size_t count, PuzzlePtr fewer) {
    for (; count > 0; --count) {
      gone_ += left_[next_].size();
      go_.push_back(left_[next_++]);
    }
    fuller_ = std::move(fewer);
    if (next_ == needed_) ++next_;
  }

  // The other answer that was found needs one of these orbits to go, the last one that matters to
  // it: so that one stays if all before it go. How many those are.
  std::size_t keep_one(std::size_t together) {
    std::size_t few = 0;
    std::size_t many = together;
    while (many - few > 1) {
      const std::size_t some = few + (many - few) / 2;
      (without(some)->check(found_) ? few : many) = some;
    }
    needed_ = next_ + few;
    if (few == 0) ++next_;
    return few;
  }

  const OtherWithout& other_;
  const AnyPuzzle& full_;
  Orbits left_;
  std::size_t next_ = 0;
  std::size_t needed_ = 0;  // the place of an orbit that stays if all before it from next_ on go
  Orbits go_;
  std::size_t gone_ = 0;  // clues in them
  PuzzlePtr fuller_;      // without those; null: full
  Answer found_;
};

}  // namespace

Orbits orbits_to_leave_out(const OtherWithout& other, const AnyPuzzle& full, Orbits orbits,
                           std::size_t most, const Stop* stop, Rng& rng) {
  return LeavingOut(other, full, std::move(orbits), rng).run(most, stop);
}

Orbits orbits_of_one(const Clues& clues) {
  Orbits orbits;
  for (const int clue : clues) orbits.push_back({clue});
  return orbits;
}

Clues clues_in(const Orbits& orbits, std::size_t count) {
  Clues clues;
  for (std::size_t i = 0; i < count; ++i) {
    clues.insert(clues.end(), orbits[i].begin(), orbits[i].end());
  }
  std::sort(clues.begin(), clues.end());
  return clues;
}

}  // namespace p2c

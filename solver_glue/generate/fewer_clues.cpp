#include "solver_glue/generate/fewer_clues.hpp"

#include <algorithm>

#include "instances/limits/throw_if_stopped.hpp"

namespace p2c {
namespace {

class LeavingOut {
 public:
  LeavingOut(const OtherWithout& other, const AnyPuzzle& full, Rng& rng)
      : other_(other), full_(full), left_(full.clues()) {
    shuffle(left_, rng);
  }

  // Several clues at once, fewer where there is another answer then: what goes is the same as with
  // one after the other, since more answers never become fewer.
  std::optional<Clues> run(std::size_t most, const Stop* stop) {
    std::size_t together = 1;
    while (next_ < left_.size() && go_.size() < most) {
      together = std::min({together, most - go_.size(), left_.size() - next_});
      PuzzlePtr fewer = without(together);
      const Status status = other_(*fewer, fuller_ ? *fuller_ : full_, found_);
      if (status == Status::kUnknown) {
        throw_if_stopped(stop);
        return {};
      }
      if (status == Status::kUnsatisfiable) {
        leave_out(together, std::move(fewer));
        together *= 2;
      } else {
        together = std::max<std::size_t>(1, keep_one(together));
      }
    }
    return go_;
  }

 private:
  // What has gone, and so many of the next.
  PuzzlePtr without(std::size_t more) const {
    Clues clues = go_;
    const auto next = left_.begin() + static_cast<std::ptrdiff_t>(next_);
    clues.insert(clues.end(), next, next + static_cast<std::ptrdiff_t>(more));
    std::sort(clues.begin(), clues.end());
    return full_.without(clues);
  }

  void leave_out(std::size_t count, PuzzlePtr fewer) {
    for (; count > 0; --count) go_.push_back(left_[next_++]);
    fuller_ = std::move(fewer);
    if (next_ == needed_) ++next_;
  }

  // The other answer that was found needs one of these clues to go, the last one that matters to
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
  Clues left_;
  std::size_t next_ = 0;
  std::size_t needed_ = 0;  // the place of a clue that stays if all before it from next_ on go
  Clues go_;
  PuzzlePtr fuller_;  // without those; null: full
  Answer found_;
};

}  // namespace

std::optional<Clues> clues_to_leave_out(const OtherWithout& other, const AnyPuzzle& full,
                                        std::size_t most, const Stop* stop, Rng& rng) {
  return LeavingOut(other, full, rng).run(most, stop);
}

}  // namespace p2c

// Rules against linear constraints: on small random boards of every kind the OPB text has a model
// over exactly those values of the slots that pass the check. A search of its own reads the text.
#include <doctest/doctest.h>

#include "cnf_out/opb.hpp"
#include "encoder/encode_puzzle.hpp"
#include "tests/board_count.hpp"
#include "tests/cnf_out/reading_opb.hpp"
#include "tests/least_of.hpp"
#include "tests/solver_glue/random_boards.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

// A plain search: bounds of each constraint, then both values of the first open variable.
class Models {
 public:
  explicit Models(const OpbText& opb)
      : opb_(opb), values_(static_cast<std::size_t>(opb.variables) + 1, -1) {}

  // With these values of the first variables there is a model.
  bool has(const std::vector<bool>& first) {
    std::fill(values_.begin(), values_.end(), -1);
    for (std::size_t i = 0; i < first.size(); ++i) values_[i + 1] = first[i] ? 1 : 0;
    return search();
  }

 private:
  using Constraint = OpbText::Constraint;

  // "Some weights of true variables add up to `bound` or more": false when they cannot; sets what
  // follows.
  bool propagate(const Constraint& constraint, long sign) {
    long most = -sign * constraint.bound;
    for (const auto& [weight, variable] : constraint.terms) {
      const int value = values_[variable];
      most += value >= 0 ? sign * weight * value : std::max(0L, sign * weight);
    }
    if (most < 0) return false;
    for (const auto& [weight, variable] : constraint.terms) {
      int& value = values_[variable];
      if (value >= 0 || std::labs(weight) <= most) continue;
      value = sign * weight > 0 ? 1 : 0;
      changed_ = true;
    }
    return true;
  }

  bool propagate_all() {
    do {
      changed_ = false;
      for (const Constraint& constraint : opb_.constraints) {
        if (!propagate(constraint, 1)) return false;
        if (constraint.equal && !propagate(constraint, -1)) return false;
      }
    } while (changed_);
    return true;
  }

  bool search() {
    if (!propagate_all()) return false;
    const auto open = std::find(values_.begin() + 1, values_.end(), -1);
    if (open == values_.end()) return true;
    const std::vector<int> before = values_;
    const auto at = static_cast<std::size_t>(open - values_.begin());
    for (const int value : {0, 1}) {
      values_ = before;
      values_[at] = value;
      if (search()) return true;
    }
    return false;
  }

  const OpbText& opb_;
  std::vector<int> values_;  // -1: open
  bool changed_ = false;
};

OpbText opb_of(const AnyPuzzle& puzzle) {
  std::string text;
  write_opb([&](std::string_view bytes) { text += bytes; }, {},
            [&](ClauseSink& out) { encode_all(puzzle, {}, {Connectivity::kLayers}, out); });
  return read_opb_strictly(text);
}

// The values of the slots' variables for this answer.
std::vector<bool> bits(const Answer& answer, const std::vector<Slot>& slots) {
  std::vector<bool> result;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    const Slot& slot = slots[i];
    if (slot_variables(slot) == 1) {
      result.push_back(answer[i] == slot.hi);
    } else {
      for (int value = slot.lo; value <= slot.hi; ++value) result.push_back(value == answer[i]);
    }
  }
  return result;
}

}  // namespace

TEST_CASE("rules and linear constraints agree on all values of the slots") {
  const int kBoards = deep_count(fewer_if_sanitized(60, 20), fewer_if_sanitized(300, 60));
  constexpr std::int64_t kMostWays = 1 << 12;
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    RandomBoards boards(kind);
    int right = 0;
    int seen = 0;
    while (seen < boards_of(kind, kBoards)) {
      const PuzzlePtr puzzle = boards.next();
      REQUIRE(puzzle != nullptr);
      const std::vector<Slot>& slots = puzzle->slots();
      if (slots.empty() || ways_to_fill(slots, kMostWays) > kMostWays) continue;
      ++seen;
      CAPTURE(puzzle->print());
      const OpbText opb = opb_of(*puzzle);
      Models models(opb);
      Answer answer;
      for (const Slot& slot : slots) answer.push_back(slot.lo);
      do {
        const bool fits = !puzzle->check(answer);
        REQUIRE(models.has(bits(answer, slots)) == fits);
        right += fits ? 1 : 0;
      } while (count_on(answer, slots));
    }
    CHECK(right >= least_of(kind, kBoards / 4));
  }
}

}  // namespace p2c

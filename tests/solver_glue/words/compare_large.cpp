// Boards of up to 6 x 6, too large to try all answers: right ones, ones that differ from them in a
// place or two, and random ones.
#include <doctest/doctest.h>

#include "encoder/encode_puzzle.hpp"
#include "instances/kinds/kind_of_rules.hpp"
#include "instances/planted/random_data.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"
#include "tests/solver_glue/words/compare_words.hpp"

namespace p2c::naive {
namespace {

constexpr int kAnswers = 2;   // right ones for a board
constexpr int kVariants = 3;  // of each

class LargeBoard {
 public:
  LargeBoard(const Case& its, const AnyPuzzle& board, Connectivity form, Rng& rng)
      : its_(its), board_(board), slots_(board.slots()), rng_(rng) {
    x_.emplace(encode_all(board, {}, EncodeOptions{form}, solver_));
  }

  void compare() {
    for (int k = 0; k < kAnswers; ++k) {
      Answer answer = random_answer();
      const Lits some = some_of(answer);
      if (is_found(some)) {
        answer = x_->decode(solver_.model()).answer;
        judge(answer);
      }
      for (int variant = 0; variant < kVariants; ++variant) judge(varied(answer));
    }
  }

 private:
  // An answer with these, unless it takes long: areas of 36 cells may.
  bool is_found(const Lits& some) {
    constexpr std::int64_t kMostConflicts = 5'000;
    solver_.limit_conflicts(solver_.counts().conflicts + kMostConflicts);
    const bool found = solver_.solve(some) == Status::kSatisfiable;
    solver_.limit_conflicts(0);
    return found;
  }
  Answer random_answer() {
    Answer answer;
    for (const Slot& slot : slots_) answer.push_back(slot.lo + below(rng_, slot.hi - slot.lo + 1));
    return answer;
  }
  Answer varied(Answer answer) {
    for (int changes = 1 + below(rng_, 2); changes > 0 && !answer.empty(); --changes) {
      const int i = below(rng_, static_cast<int>(answer.size()));
      answer[i] = slots_[i].lo + below(rng_, slots_[i].hi - slots_[i].lo + 1);
    }
    return answer;
  }
  // A place or two of it, so that answers of one board differ.
  Lits some_of(const Answer& answer) {
    Lits some;
    for (int k = 0; k < 2 && !answer.empty(); ++k) {
      const int i = below(rng_, static_cast<int>(answer.size()));
      some.push_back(x_->is(i, answer[i]));
    }
    return some;
  }

  // The naive statement, what is checked, and the clauses say the same.
  void judge(const Answer& answer) {
    const bool holds = its_.holds(naive_of(board_, answer));
    if (board_.check(answer).has_value() == holds) {
      FAIL("check: " << board_.print() << board_.print_answer(answer));
    }
    Lits all;
    for (int i = 0; i < static_cast<int>(answer.size()); ++i) all.push_back(x_->is(i, answer[i]));
    if ((solver_.solve(all) == Status::kSatisfiable) != holds) {
      FAIL("clauses: " << board_.print() << board_.print_answer(answer));
    }
  }

  const Case& its_;
  const AnyPuzzle& board_;
  const std::vector<Slot>& slots_;
  Rng& rng_;
  CadicalSolver solver_;
  std::optional<Unknowns> x_;
};

}  // namespace

void compare_large(const Case& its, const KindPtr& kind, Rng& rng, int boards) {
  const auto text = kind->abilities.find<RulesAsText>()->text;
  for (int i = 0; i < boards; ++i) {
    const int rows = 1 + below(rng, its.largest);
    const int cols = 1 + below(rng, its.largest);
    const PuzzlePtr board = board_of(kind, random_data(text->made_of.parts, rng, rows, cols));
    const Connectivity form = i % 2 == 0 ? Connectivity::kLayers : Connectivity::kElimination;
    LargeBoard(its, *board, form, rng).compare();
  }
}

}  // namespace p2c::naive

// What each rule takes in the formula of a file.
#include <chrono>

#include "encoder/encode_puzzle.hpp"
#include "encoder/encode_rules.hpp"
#include "instances/described/kind_of_parts.hpp"
#include "solver_glue/judge/judge_steps.hpp"
#include "solver_glue/judge/plain_boards.hpp"

namespace p2c {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kSide = 10;

// What was added since it was asked last is that of one rule.
class RuleMeter {
 public:
  RuleMeter(const RuleText& text, const CountingSink& sink)
      : first_(text.rules.data()), sink_(sink), costs_(text.rules.size()) {}

  void begin(const TextRule& rule) {
    end();
    now_ = &costs_[static_cast<std::size_t>(&rule - first_)];
  }
  void end() {
    const auto time = Clock::now();
    if (now_ != nullptr) {
      now_->clauses += sink_.clauses() - clauses_;
      now_->seconds += std::chrono::duration<double>(time - since_).count();
    }
    clauses_ = sink_.clauses();
    since_ = time;
  }
  const std::vector<RuleCost>& costs() const { return costs_; }

 private:
  const TextRule* first_;
  const CountingSink& sink_;
  std::vector<RuleCost> costs_;
  RuleCost* now_ = nullptr;
  std::int64_t clauses_ = 0;
  Clock::time_point since_ = {};
};

std::vector<RuleCost> costs_on(const TextToJudge& its, const AnyPuzzle& board, const Stop* stop) {
  CountingSink sink;
  sink.stop_with(stop);
  const Unknowns x(sink, board.slots());
  const RuleBoard rules(its.text(), *board.as<BoardData>());
  RuleMeter meter(*its.text(), sink);
  EncodeOptions encode;
  encode.connectivity = form_in_files(board);
  encode_rules(rules, x, encode, sink, [&](const TextRule& rule) { meter.begin(rule); });
  meter.end();
  return meter.costs();
}

}  // namespace

// What is given on the second board is that of the first four times: what it takes grows with the
// board alone.
void count_clauses(const TextToJudge& its, const JudgeOptions& options, JudgedText& found) {
  if (!found.has_random) return;
  Rng rng(static_cast<unsigned>(options.seed) + 3);
  const PuzzlePtr small = its.kind->random(rng, kSide, kSide);
  const PuzzlePtr large = board_of(its.kind, four_of(*small->as<BoardData>()), options.stop);
  for (const AnyPuzzle* board : {small.get(), large.get()}) {
    CountedSize size{board->as<BoardData>()->rows};
    size.slots = std::ssize(board->slots());
    for (const Slot& slot : board->slots()) size.values += slot.hi - slot.lo;
    std::vector<RuleCost> costs(found.rules.size());
    try {
      costs = costs_on(its, *board, options.stop);
    } catch (const TooLarge&) {
      size.is_too_large = true;
    }
    found.sizes.push_back(size);
    for (std::size_t i = 0; i < costs.size(); ++i) found.rules[i].costs.push_back(costs[i]);
  }
}

}  // namespace p2c

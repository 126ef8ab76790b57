// How many answers boards have: random ones, and those without anything that is given.
#include "instances/described/kind_of_parts.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "solver_glue/explain/contradictory_rules.hpp"
#include "solver_glue/explain/sentence.hpp"
#include "solver_glue/judge/judge_steps.hpp"
#include "solver_glue/judge/plain_boards.hpp"
#include "solver_glue/judge/some_answers.hpp"

namespace p2c {
namespace {

constexpr int kLongestSide = 6;
constexpr int kLongestEmpty = 5;
constexpr std::int64_t kMostConflicts = 2'000;

// None where a limit comes first.
std::vector<std::string> contradictory(const AnyPuzzle& board, const Stop* stop) {
  ExplainOptions options;
  options.conflict_limit = kMostConflicts;
  options.stop = stop;
  const RuleBook book(board, stop);
  std::vector<std::string> words;
  if (const auto found = contradictory_rules(book, {}, options)) {
    for (const int rule : found->step.rules) words.push_back(rule_in_words(book, rule));
  }
  throw_if_stopped(stop);
  return words;
}

void try_empty_boards(const TextToJudge& its, const Stop* stop, JudgedText& found) {
  bool is_said = false;
  for (int side = 1; side <= kLongestEmpty; ++side) {
    const PuzzlePtr board = board_of(its.kind, empty_board(its.text()->made_of.parts, side));
    found.empty.push_back({side, answers_up_to(*board, 1, kMostConflicts, stop)});
    if (found.empty.back().answers != 0 || is_said) continue;
    found.empty.back().contradict = contradictory(*board, stop);
    is_said = true;
  }
}

void add(int answers, AnswerCounts& counts) {
  if (answers < 0) {
    ++counts.open;
  } else {
    ++(answers == 0 ? counts.none : answers == 1 ? counts.one : counts.several);
  }
}

}  // namespace

void count_answers(const TextToJudge& its, const JudgeOptions& options, JudgedText& found) {
  try_empty_boards(its, options.stop, found);
  Rng rng(static_cast<unsigned>(options.seed));
  for (int i = 0; found.has_random && i < options.boards; ++i) {
    const int rows = 1 + below(rng, kLongestSide);
    const int cols = 1 + below(rng, kLongestSide);
    add(answers_up_to(*its.kind->random(rng, rows, cols), 2, kMostConflicts, options.stop),
        found.random);
  }
}

}  // namespace p2c

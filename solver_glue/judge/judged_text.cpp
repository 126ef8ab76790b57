#include "solver_glue/judge/judged_text.hpp"

#include <algorithm>

namespace p2c {
namespace {

using Sentences = std::vector<std::string>;

std::string listed(const Sentences& keys) {
  std::string all;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    all += (i == 0 ? "" : i + 1 == keys.size() ? " and " : ", ") + keys[i];
  }
  return all;
}

void add_faults(const JudgedBoard& board, Sentences& faults) {
  const std::string of = " of line " + std::to_string(board.line);
  if (board.is_sample()) {
    if (!board.message.empty()) faults.emplace_back("the sample" + of + ": " + board.message);
    if (board.answers == 2) faults.emplace_back("the sample" + of + " has several answers");
    return;
  }
  Sentences others = board.broken;
  const bool breaks_its = std::erase(others, board.breaks) > 0;
  const std::string wrong = "wrong " + board.breaks + of;
  if (!breaks_its) faults.emplace_back(wrong + " does not break this rule");
  if (!others.empty()) faults.emplace_back(wrong + " breaks " + listed(others));
}

bool has_answer_somewhere(const JudgedText& text) {
  if (text.sample() != nullptr && text.sample()->is_right()) return true;
  return text.random.one + text.random.several + text.random.open > 0 || text.tried.right > 0 ||
         std::any_of(text.empty.begin(), text.empty.end(),
                     [](const EmptyBoard& board) { return board.answers != 0; });
}

}  // namespace

bool JudgedBoard::is_right() const {
  if (is_sample()) return message.empty() && (answers == 1 || answers == -1);
  return broken.size() == 1 && broken[0] == breaks;
}

const JudgedBoard* JudgedText::sample() const {
  const auto found = std::find_if(boards.begin(), boards.end(),
                                  [](const JudgedBoard& board) { return board.is_sample(); });
  return found == boards.end() ? nullptr : &*found;
}

std::vector<std::string> faults_of(const JudgedText& text) {
  Sentences faults;
  for (const JudgedBoard& board : text.boards) add_faults(board, faults);
  if (!text.tried.differs.empty()) {
    faults.emplace_back("a board has other answers by clauses than by what the rules mean");
  }
  for (const JudgedRule& rule : text.rules) {
    if (rule.is_idle)
      faults.emplace_back("rule " + rule.key +
                          " is idle: no board that was tried differs without it");
  }
  for (const Sentences& keys : text.same) {
    faults.emplace_back("rules " + listed(keys) + " say the same");
  }
  if (text.is_whole && !has_answer_somewhere(text)) {
    faults.emplace_back("no board that was tried has an answer");
  }
  return faults;
}

std::vector<std::string> remarks_on(const JudgedText& text) {
  Sentences remarks;
  if (text.sample() == nullptr) remarks.emplace_back("there is no sample");
  for (const JudgedRule& rule : text.rules) {
    if (rule.wrong_boards == 0) remarks.emplace_back("there is no wrong board of rule " + rule.key);
  }
  if (!text.has_random) remarks.emplace_back("there are no random boards of this kind");
  return remarks;
}

// A count of lines grows with the lines, too. Small numbers show nothing: what the rim takes away
// counts there.
bool grows_faster(const JudgedText& text, const JudgedRule& rule) {
  if (rule.costs.size() < 2 || text.sizes.back().is_too_large) return false;
  constexpr std::int64_t kFewest = 100;
  constexpr double kClearly = 1.75;
  if (rule.costs.back().clauses < kFewest) return false;
  const auto ratio = [](auto small, auto large) {
    return static_cast<double>(large) / static_cast<double>(small == 0 ? 1 : small);
  };
  const CountedSize& small = text.sizes.front();
  const CountedSize& large = text.sizes.back();
  return ratio(rule.costs.front().clauses, rule.costs.back().clauses) >
         kClearly * ratio(small.side, large.side) * ratio(small.values, large.values);
}

}  // namespace p2c

// Each way to fill a small board breaks some rules, by what they mean. Those that break none must
// be the answers that the clauses have; one that breaks a single rule shows that it is not idle;
// and rules that are always broken together say the same.
#include <algorithm>
#include <map>

#include "encoder/encode_puzzle.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/rules/meaning/meaning.hpp"
#include "solver_glue/judge/board_lines.hpp"
#include "solver_glue/judge/judge_steps.hpp"
#include "solver_glue/search.hpp"

namespace p2c {
namespace {

constexpr std::int64_t kMostWays = std::int64_t{1} << 12;   // of a board
constexpr std::int64_t kMostOfFew = std::int64_t{1} << 15;  // of one in ten
constexpr std::size_t kMostRight = 1'000;  // a board with more is not asked of the clauses
// Instances of rules that are asked: in all, and on one board.
constexpr std::int64_t kMostWork = 10'000'000;
constexpr std::int64_t kMostOfBoard = 2'000'000;
constexpr int kLongestSide = 5;

// Nothing where there are more.
std::optional<std::int64_t> ways_to_fill(const std::vector<Slot>& slots, std::int64_t most) {
  std::int64_t ways = 1;
  for (const Slot& slot : slots) {
    ways *= slot.hi - slot.lo + 1;
    if (ways > most) return {};
  }
  return ways;
}

bool count_on(Answer& answer, const std::vector<Slot>& slots) {
  for (std::size_t i = answer.size(); i > 0; --i) {
    if (answer[i - 1]++ < slots[i - 1].hi) return true;
    answer[i - 1] = slots[i - 1].lo;
  }
  return false;
}

class AllWays {
 public:
  AllWays(const TextToJudge& its, const JudgeOptions& options, JudgedText& found)
      : its_(its),
        options_(options),
        found_(found),
        classes_(found.rules.size()),
        is_broken_(found.rules.size()) {}

  void try_boards() {
    Rng rng(static_cast<unsigned>(options_.seed) + 1);
    for (int i = 0; i < options_.boards && work_ < kMostWork; ++i) {
      throw_if_stopped(options_.stop);
      const int rows = 1 + below(rng, kLongestSide);
      const PuzzlePtr board = its_.kind->random(rng, rows, 1 + below(rng, kLongestSide));
      const auto ways = ways_to_fill(board->slots(), i % 10 == 0 ? kMostOfFew : kMostWays);
      if (!ways) continue;
      try_board(*board, *ways);
    }
    add_same();
  }

 private:
  void try_board(const AnyPuzzle& board, std::int64_t ways) {
    const RulesOnBoard rules(its_.text(), *board.as<BoardData>(), options_.stop);
    const auto work = ways * static_cast<std::int64_t>(rules.instances());
    if (work > kMostOfBoard) return;
    work_ += work;
    std::vector<Answer> right;
    Answer answer;
    for (const Slot& slot : board.slots()) answer.push_back(slot.lo);
    TriedBoards& tried = found_.tried;
    do {
      throw_if_stopped(options_.stop);
      ++tried.ways;
      if (note(board, answer, rules.broken(answer))) right.push_back(answer);
    } while (count_on(answer, board.slots()));
    if (right.size() > kMostRight) return;
    ++tried.boards;
    tried.right += std::ssize(right);
    tried.most_slots = std::max(tried.most_slots, static_cast<int>(board.slots().size()));
    if (tried.differs.empty() && answers_by_clauses(board, right.size()) != right) {
      tried.differs = board.print();
    }
  }

  // True where none is broken.
  bool note(const AnyPuzzle& board, const Answer& answer, const std::vector<bool>& broken) {
    const auto count = std::count(broken.begin(), broken.end(), true);
    if (count == 0) return true;
    tell_apart(broken);
    if (count > 1) return false;
    const auto only = std::find(broken.begin(), broken.end(), true) - broken.begin();
    note_broken_alone(found_.rules[static_cast<std::size_t>(only)], board, answer);
    return false;
  }

  // Rules of one class were broken by the same answers so far.
  void tell_apart(const std::vector<bool>& broken) {
    std::map<std::pair<int, bool>, int> numbers;
    for (std::size_t i = 0; i < broken.size(); ++i) {
      is_broken_[i] = is_broken_[i] || broken[i];
      const auto next = static_cast<int>(numbers.size());
      classes_[i] = numbers.try_emplace({classes_[i], broken[i]}, next).first->second;
    }
  }

  // One more than there are, at most. In the forms of searches and of files, in turn.
  std::vector<Answer> answers_by_clauses(const AnyPuzzle& board, std::size_t most) const {
    SearchOptions options;
    options.stop = options_.stop;
    if (found_.tried.boards % 2 == 0) options.encode.connectivity = form_in_files(board);
    std::vector<Answer> answers;
    Search search(board, {}, options);
    while (answers.size() <= most && search.next() == Status::kSatisfiable) {
      answers.push_back(search.answer());
    }
    throw_if_stopped(options_.stop);
    std::sort(answers.begin(), answers.end());
    return answers;
  }

  void add_same() {
    std::map<int, std::vector<std::string>> groups;
    for (std::size_t i = 0; i < classes_.size(); ++i) {
      if (is_broken_[i]) groups[classes_[i]].push_back(found_.rules[i].key);
    }
    for (auto& [number, keys] : groups) {
      if (keys.size() > 1) found_.same.push_back(std::move(keys));
    }
  }

  const TextToJudge& its_;
  const JudgeOptions& options_;
  JudgedText& found_;
  std::vector<int> classes_;  // of each rule
  std::vector<bool> is_broken_;
  std::int64_t work_ = 0;
};

}  // namespace

void try_all_ways(const TextToJudge& its, const JudgeOptions& options, JudgedText& found) {
  if (found.has_random) AllWays(its, options, found).try_boards();
}

}  // namespace p2c

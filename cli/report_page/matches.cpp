#include "cli/report_page/matches.hpp"

#include <algorithm>
#include <map>
#include <string_view>
#include <tuple>
#include <utility>

namespace p2c {
namespace {

using Status = RowStatus;

// A board, and the rules that were brought for it.
using Puzzle = std::pair<std::string_view, std::string_view>;

// What makes rows of different runs the same puzzle.
using Key = std::tuple<std::int64_t, Puzzle, std::int64_t>;

// The keys of a run's rows.
class Keys {
 public:
  Keys(bool by_number, std::int64_t run) : by_number_(by_number), run_(run) {}

  Key operator()(const RunRow& row) {
    const Puzzle puzzle(row.hash, row.rules);
    if (by_number_) return {row.n, puzzle, 0};
    if (row.hash.empty()) return {row.n, {}, run_};  // not read: it matches nothing
    return {0, puzzle, copies_[puzzle]++};
  }

 private:
  bool by_number_;
  std::int64_t run_;
  std::map<Puzzle, std::int64_t> copies_;
};

bool have_same_inputs(const std::vector<Run>& runs) {
  return std::all_of(runs.begin(), runs.end(),
                     [&](const Run& run) { return run.inputs == runs[0].inputs; });
}

bool has_answer(Status status) {
  return status == Status::kUnique || status == Status::kSeveral || status == Status::kSolved;
}

bool contradict(const RunRow& a, const RunRow& b) {
  if (a.status == Status::kNone) return has_answer(b.status);
  if (a.status != Status::kUnique) return false;
  if (b.status == Status::kSeveral) return true;
  const bool same_answer = b.status == Status::kUnique || b.status == Status::kSolved;
  return same_answer && a.answer != 0 && b.answer != 0 && a.answer != b.answer;
}

}  // namespace

const RunRow& Match::first() const {
  return **std::find_if(rows.begin(), rows.end(), [](const RunRow* row) { return row != nullptr; });
}

std::vector<Match> match_runs(const std::vector<Run>& runs) {
  const bool by_number = have_same_inputs(runs);
  std::map<Key, std::size_t> places;
  std::vector<Match> matches;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    Keys key(by_number, static_cast<std::int64_t>(i));
    for (const RunRow& row : runs[i].rows) {
      const auto [place, is_new] = places.emplace(key(row), matches.size());
      if (is_new) matches.push_back({std::vector<const RunRow*>(runs.size())});
      matches[place->second].rows[i] = &row;
    }
  }
  return matches;
}

bool is_contradiction(const Match& match) {
  for (const RunRow* const a : match.rows) {
    for (const RunRow* const b : match.rows) {
      if (a != nullptr && b != nullptr && contradict(*a, *b)) return true;
    }
  }
  return false;
}

}  // namespace p2c

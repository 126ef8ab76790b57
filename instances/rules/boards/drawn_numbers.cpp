#include "instances/rules/boards/drawn_numbers.hpp"

#include <algorithm>
#include <set>

#include "instances/limits/board_size.hpp"
#include "instances/rules/boards/placed_instances.hpp"
#include "instances/rules/meaning/meaning.hpp"

namespace p2c {

DrawnNumbers::DrawnNumbers(std::shared_ptr<const RuleText> text, BoardData board, Answer answer)
    : text_(std::move(text)), board_(text_, std::move(board)), answer_(std::move(answer)) {
  for (int given = 0; given < static_cast<int>(text_->givens.size()); ++given) {
    if (is_number(text_->givens[given])) givens_.push_back(given);
    stays_.push_back(neither_comes_nor_goes(*text_, given) ? 1 : 0);
    std::vector<Rule>& naming = rules_.emplace_back();
    for (const TextRule& rule : text_->rules) {
      Naming its = naming_of(rule, given);
      if (its.is_named) naming.push_back({&rule, std::move(its)});
    }
  }
  drawn_ = givens_;
}

int DrawnNumbers::places(int given) const {
  switch (text_->givens[given].is) {
    case Given::Is::kMarginNumber:
      return 2 * (board_.rows() + board_.cols());
    case Given::Is::kRegionNumber:
      return count_of_regions(board_.regions(given).room);
    case Given::Is::kRunNumber:
      return 2 * board_.cells();
    case Given::Is::kCornerNumber:
      return (board_.rows() + 1) * (board_.cols() + 1);
    default:
      return board_.cells();
  }
}

bool DrawnNumbers::has_place(int given, int place) const {
  if (text_->givens[given].is == Given::Is::kRunNumber) return board_.runs(given).begins(place);
  const auto* its = std::get_if<MarginClues>(&text_->made_of.parts[text_->givens[given].part]);
  if (its == nullptr || its->has(Margins::kBottom)) return true;
  const bool top = place < board_.cols();
  return top || (place >= 2 * board_.cols() && place < 2 * board_.cols() + board_.rows());
}

int DrawnNumbers::number(int given, int place) const {
  return board_.number(given, {place, {}, place});
}

// The most is what fits on a board.
std::pair<int, int> DrawnNumbers::bounds(int given) const {
  const Part& part = text_->made_of.parts[text_->givens[given].part];
  const int likely = std::max(board_.rows(), board_.cols());
  const auto within = [&](const auto& its) {
    return std::pair(its.least, std::min(its.most, std::max(its.least, likely)));
  };
  if (const auto* clues = std::get_if<CellClues>(&part)) return within(*clues);
  if (const auto* margins = std::get_if<MarginClues>(&part)) return within(*margins);
  if (const auto* corners = std::get_if<CornerClues>(&part)) return within(*corners);
  if (const auto* arrows = std::get_if<ArrowClues>(&part)) return within(*arrows);
  if (const auto* runs = std::get_if<RunsWithClues>(&part)) return {runs->least, runs->most};
  return {0, likely};
}

bool DrawnNumbers::hold_at(int given, int place, const Answer& answer) const {
  const std::vector<Rule>& rules = rules_[given];
  return std::all_of(rules.begin(), rules.end(), [&](const Rule& one) {
    const std::vector<int> none;
    const std::vector<int>& variables = one.naming.anywhere ? none : one.naming.variables;
    const auto instances = instances_at(board_, *one.rule, variables, place);
    return std::all_of(instances.begin(), instances.end(), [&](const RuleInstance& instance) {
      return says(instance, board_, answer) == Says::kYes;
    });
  });
}

// Where a rule is an equation a number follows from how far the least one is off; under a condition
// it is one of several.
std::vector<int> DrawnNumbers::candidates(int given, int place) {
  const auto* clues = std::get_if<CellClues>(&text_->made_of.parts[text_->givens[given].part]);
  if (clues != nullptr && clues->lists) return {kRingLists.begin(), kRingLists.end()};
  const auto [least, most] = bounds(given);
  board_.set_number(given, place, least);
  std::set<int> all;
  for (const Rule& one : rules_[given]) {
    if (!one.naming.is_equal) continue;
    const auto instances = instances_at(board_, *one.rule, one.naming.variables, place);
    if (instances.empty()) continue;
    const std::int64_t off = off_by(instances.front(), board_, answer_);
    const auto its = static_cast<int>(std::min<std::int64_t>(least + off, kMostBoardCells));
    if (one.rule->condition == nullptr) return {its};
    all.insert(its);
  }
  for (int number = least; number <= most; ++number) all.insert(number);
  return {all.begin(), all.end()};
}

std::vector<int> DrawnNumbers::fitting(int given, int place) {
  const int before = number(given, place);
  std::vector<int> fit;
  for (const int one : candidates(given, place)) {
    board_.set_number(given, place, one);
    if (hold_at(given, place, answer_)) fit.push_back(one);
  }
  board_.set_number(given, place, before);
  return fit;
}

// Where none fits, some of those that were drawn before it are drawn again.
void DrawnNumbers::draw(int given, Rng& rng, NowAndThen& poll) {
  std::vector<int> open;
  for (int place = 0; place < places(given); ++place) {
    if (!has_place(given, place)) continue;
    const int its = number(given, place);
    if (its == kUnknownClue || (its == kNoClue && stays_[given] == 0)) open.push_back(place);
  }
  std::vector<int> before;
  for (const int place : open) before.push_back(number(given, place));
  const auto count = static_cast<int>(open.size());
  const bool everywhere = text_->givens[given].everywhere;
  int again = everywhere ? 20 * count : 0;
  for (int i = 0; i < count; ++i) {
    poll.throw_if_stopped();
    const std::vector<int> fit = fitting(given, open[i]);
    if (!fit.empty()) {
      set(given, open[i], fit[below(rng, static_cast<int>(fit.size()))]);
    } else if (again > 0) {
      int back = 1 + below(rng, std::min(i + 1, 2 * board_.cols()));
      for (again -= back; back > 0 && i >= 0; --back, --i) set(given, open[i], before[i]);
    }
  }
}

void DrawnNumbers::draw_all(Rng& rng, const Stop* stop) {
  NowAndThen poll(stop);
  for (const int given : drawn_) draw(given, rng, poll);
}

}  // namespace p2c

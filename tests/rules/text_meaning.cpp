#include "tests/rules/text_meaning.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <utility>

#include "encoder/rules/instance_names.hpp"
#include "instances/cells_near.hpp"
#include "instances/documents/registry.hpp"
#include "instances/grid.hpp"
#include "instances/kinds/kind_of_rules.hpp"
#include "instances/rules/item_sets.hpp"
#include "instances/rules/line_graph.hpp"
#include "instances/rules/meaning/angle_rules.hpp"
#include "instances/rules/meaning/meaning.hpp"
#include "instances/rules/meaning/values_of_answer.hpp"
#include "tests/rules/meaning.hpp"

namespace p2c {
namespace {

using Is = Expression::Is;

Verdict verdict_of(Says its) {
  return its == Says::kNo ? Verdict::kNo : its == Says::kYes ? Verdict::kYes : Verdict::kMaybe;
}

// Rules about a whole board are stated in parts, by keys of their own: WORD, or WORD-KEY where a
// rule with another key came before.
class TextMeaning {
 public:
  TextMeaning(const std::string& kind, std::shared_ptr<const RuleText> text, const BoardData& data)
      : kind_(kind), board_(std::move(text), data), instances_(instances_of(board_, nullptr)) {
    for (std::size_t i = 0; i < instances_.size(); ++i) {
      by_key_.emplace(rule_of(instances_[i], board_).key, i);
    }
  }

  bool is_of(const std::string& kind, const BoardData& data) const {
    return kind_ == kind && board_.data() == data;
  }

  std::optional<Verdict> holds(const RuleKey& key, const Answer& answer) const {
    const auto found = by_key_.find(key);
    if (found != by_key_.end()) return verdict_of(says(instances_[found->second], board_, answer));
    if (const auto unlike = sets_differ(key, answer)) return unlike;
    if (const auto angles = angles_fit(key, answer)) return angles;
    const RuleInstance* whole = whole_of(key.kind);
    if (whole == nullptr) return {};
    const Expression& its = *whole->rule->holds;
    const std::string word = key.kind.substr(0, key.kind.find('-'));
    if (its.is == Is::kConnected) return verdict_of(says(*whole, board_, answer));
    if (its.is == Is::kApart) return apart(its, key.at, answer);
    if (word == "vertex") return vertex(its, key.at.at(0), answer);
    if (its.is == Is::kAreas && word == "size") return areas_of(its, key.at.at(0), answer);
    if (its.is == Is::kAreas) return area(its, key.at.at(0), word == "most", answer);
    return word == "some" ? some_line(its, answer) : lines_joined(its, answer);
  }

 private:
  const RuleInstance* whole_of(const std::string& key) const {
    const std::size_t dash = key.find('-');
    const std::string word = key.substr(0, dash);
    for (const RuleInstance& instance : instances_) {
      const Is is = instance.rule->holds->is;
      const bool of_areas = word == "most" || word == "least" || word == "size";
      const bool fits = word == "touch" ? is == Is::kApart
                        : of_areas      ? is == Is::kAreas
                        : word == "connected"
                            ? is == Is::kConnected || is == Is::kLoop
                            : (word == "vertex" || word == "some") && is == Is::kLoop;
      if (!fits) continue;
      if (dash == std::string::npos || instance.rule->key == key.substr(dash + 1)) return &instance;
    }
    return nullptr;
  }

  // Around a corner of cells.
  std::optional<Verdict> angles_fit(const RuleKey& key, const Answer& answer) const {
    for (const RuleInstance& instance : instances_) {
      if (instance.rule->key != key.kind || instance.rule->holds->is != Is::kAngles) continue;
      return verdict_of(
          angles_at(*instance.rule->holds, ValuesOfAnswer(board_, answer), key.at.at(0)));
    }
    return {};
  }

  // Of two of the sets that a rule wants unlike, by their places.
  std::optional<Verdict> sets_differ(const RuleKey& key, const Answer& answer) const {
    const auto is_its = [&](const RuleInstance& instance) {
      return instance.rule->key == key.kind && instance.rule->holds->is == Is::kUnlike;
    };
    const auto its = std::find_if(instances_.begin(), instances_.end(), is_its);
    if (its == instances_.end() || key.at.size() != 2) return {};
    const Expression& holds = *its->rule->holds;
    const std::vector<Bound> sets = values_of(holds.set, board_, its->bindings);
    const auto value = [&](int set, std::size_t i) {
      const int slot = board_.slot(holds.layer, sets[set].cells[i]);
      return slot < 0 ? 0 : answer[slot];
    };
    bool full = true;
    for (std::size_t i = 0; i < sets[key.at[0]].cells.size(); ++i) {
      const int one = value(key.at[0], i);
      const int other = value(key.at[1], i);
      if (one != other && one != kOpen && other != kOpen) return Verdict::kYes;
      full = full && one != kOpen && other != kOpen;
    }
    return full ? Verdict::kNo : Verdict::kMaybe;
  }

  Verdict apart(const Expression& its, const std::vector<int>& cells, const Answer& answer) const {
    const ValuesOfAnswer values(board_, answer);
    Says both = Says::kYes;
    for (const int cell : cells) both = std::min(both, values.has(its.layer, cell, its.negated));
    return verdict_of(opposite(both));
  }

  // Two lines, or none unless the loop visits all places.
  Verdict vertex(const Expression& its, int place, const Answer& answer) const {
    const LineGraph graph = line_graph(board_, its.layer);
    const ValuesOfAnswer values(board_, answer);
    int drawn = 0;
    int open = 0;
    for (std::size_t i = 0; i < graph.ends.size(); ++i) {
      if (graph.ends[i].first != place && graph.ends[i].second != place) continue;
      const Says is = values.has(its.layer, static_cast<int>(i));
      ++(is == Says::kYes ? drawn : open);
      if (is == Says::kNo) --open;
    }
    const bool all = its.given >= 0 && board_.flag(its.given);
    const bool may_be_two = drawn <= 2 && drawn + open >= 2;
    const bool may_be_none = !all && drawn == 0;
    if (!may_be_two && !may_be_none) return Verdict::kNo;
    return yes_if(open == 0);
  }

  // The cells that are joined to one by cells with this number, or by open ones, too.
  int joined(const Expression& its, int from, int number, bool open, const Answer& answer) const {
    std::set<int> cells{from};
    std::vector<int> ends{from};
    for (std::size_t k = 0; k < ends.size(); ++k) {
      for (const int near : cells_beside(board_.rows(), board_.cols(), ends[k])) {
        const int value = answer[board_.slot(its.layer, near)];
        const bool is = value == number || (open && value == kOpen);
        if (is && cells.insert(near).second) ends.push_back(near);
      }
    }
    return static_cast<int>(cells.size());
  }

  // As many cells at most, or at least, are joined to the known number of a cell by equal ones.
  Verdict area(const Expression& its, int cell, bool most, const Answer& answer) const {
    const auto part = static_cast<std::size_t>(board_.text().made_of.values_part);
    const int number = board_.data().part<Grid<int>>(part)[cell];
    const int surely = joined(its, cell, number, false, answer);
    const int perhaps = joined(its, cell, number, true, answer);
    if (most ? surely > number : perhaps < number) return Verdict::kNo;
    return yes_if(most ? perhaps <= number : surely >= number);
  }

  // Areas of this number have so many cells.
  Verdict areas_of(const Expression& its, int number, const Answer& answer) const {
    bool full = true;
    for (int cell = 0; cell < board_.cells(); ++cell) {
      const int value = answer[board_.slot(its.layer, cell)];
      full = full && value != kOpen;
      if (value != number) continue;
      if (joined(its, cell, number, false, answer) > number ||
          joined(its, cell, number, true, answer) < number) {
        return Verdict::kNo;
      }
    }
    return yes_if(full);
  }

  Verdict some_line(const Expression& its, const Answer& answer) const {
    const ValuesOfAnswer values(board_, answer);
    Says some = Says::kNo;
    for (int i = 0; i < board_.items(its.layer); ++i)
      some = std::max(some, values.has(its.layer, i));
    return verdict_of(some);
  }

  // Those that are drawn, through those that may be.
  Verdict lines_joined(const Expression& its, const Answer& answer) const {
    const LineGraph graph = line_graph(board_, its.layer);
    const ValuesOfAnswer values(board_, answer);
    Pieces pieces(graph.places());
    bool full = true;
    int first = -1;
    for (std::size_t i = 0; i < graph.ends.size(); ++i) {
      const Says is = values.has(its.layer, static_cast<int>(i));
      if (is != Says::kNo) pieces.join(graph.ends[i].first, graph.ends[i].second);
      full = full && is != Says::kMaybe;
    }
    for (std::size_t i = 0; i < graph.ends.size(); ++i) {
      if (values.has(its.layer, static_cast<int>(i)) != Says::kYes) continue;
      const int piece = pieces.find(graph.ends[i].first);
      if (first >= 0 && piece != first) return Verdict::kNo;
      first = piece;
    }
    return yes_if(full);
  }

  std::string kind_;
  RuleBoard board_;
  std::vector<RuleInstance> instances_;
  std::map<RuleKey, std::size_t> by_key_;
};

}  // namespace

std::optional<Verdict> holds_by_text(const AnyPuzzle& puzzle, const RuleKey& key,
                                     const Answer& board) {
  const auto* its = puzzle.kind().abilities.find<RulesAsText>();
  const auto* data = puzzle.as<BoardData>();
  if (its == nullptr || data == nullptr) return {};
  static thread_local std::unique_ptr<const TextMeaning> last;  // a board is asked of many times
  if (!last || !last->is_of(puzzle.kind().name, *data)) {
    last = std::make_unique<const TextMeaning>(puzzle.kind().name, its->text, *data);
  }
  return last->holds(key, board);
}

bool is_judged(const RuleBook& book) {
  if (has_meanings(book.puzzle())) return true;
  const Answer open(book.puzzle().slots().size(), kOpen);
  return std::all_of(book.rules().begin(), book.rules().end(), [&](const StatedRule& its) {
    return holds_by_text(book.puzzle(), its.rule.key, open).has_value();
  });
}

}  // namespace p2c

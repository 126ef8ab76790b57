#include "instances/rules/boards/placed_clues.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "instances/rules/boards/named_givens.hpp"

namespace p2c {
namespace {

using Is = Expression::Is;
using Only = ItemSet::Only;
using Of = ItemSet::Of;

ExpressionPtr made(Is is, std::vector<ExpressionPtr> parts) {
  Expression its{is};
  its.parts = std::move(parts);
  return std::make_shared<const Expression>(std::move(its));
}

// A rule that is about numbers of a given, and one that cannot be said of places of an answer.
struct AboutNumbers {};
struct NotSaid {};

// Rules in which an answer says where the given is.
class PlacesInRules {
 public:
  PlacesInRules(const RuleText& text, int given, int layer) : given_(given), layer_(layer) {
    const auto& clues = text.made_of.parts[static_cast<std::size_t>(text.givens[given].part)];
    const auto* its = std::get_if<CellClues>(&clues);
    has_one_word_ = its != nullptr && its->words.size() == 1;
  }

  // Throws NotSaid. Nothing where the rule is about numbers.
  std::optional<TextRule> in(TextRule rule) const {
    try {
      std::vector<ExpressionPtr> either;
      for (Quantifier& each : rule.each) {
        check(each.set);
        if (const auto place = taken_from(each.set, each.variable)) {
          either.push_back(made(Is::kNot, {place}));
        }
      }
      if (rule.condition != nullptr) {
        ExpressionPtr condition = in(rule.condition);
        if (condition != rule.condition) {
          either.push_back(made(Is::kNot, {std::move(condition)}));
          rule.condition = nullptr;
        }
      }
      rule.holds = in(rule.holds);
      if (either.empty()) return rule;
      const bool alone = rule.holds->is_whole() || names_alone(*rule.holds);
      if (alone) throw NotSaid();
      either.push_back(rule.holds);
      rule.holds = made(Is::kOr, std::move(either));
      return rule;
    } catch (const AboutNumbers&) {
      return {};
    }
  }

 private:
  static bool names_alone(const Expression& its) {
    if (its.is == Is::kInSight || its.is_fold()) return true;
    return std::any_of(its.parts.begin(), its.parts.end(),
                       [](const ExpressionPtr& part) { return names_alone(*part); });
  }

  void check(const ItemSet& set) const {
    const bool through = set.through == given_;
    if (through && set.of == Of::kRay) throw AboutNumbers();
    if (through && set.of == Of::kSight) throw NotSaid();
    for (const ExpressionPtr& bound : {set.least, set.most}) {
      if (bound != nullptr) in(bound);
    }
  }

  ExpressionPtr place_of(int variable) const {
    Expression its{Is::kIs};
    its.variable = variable;
    its.layer = layer_;
    return std::make_shared<const Expression>(std::move(its));
  }

  // What the set asks of the given in its items, which it asks no longer; null: nothing.
  ExpressionPtr taken_from(ItemSet& set, int variable) const {
    if (set.only == Only::kAll || set.given != given_) return nullptr;
    const bool by_word = set.only == Only::kWithWord;
    if (set.only == Only::kWithNumber || (by_word && !has_one_word_)) throw AboutNumbers();
    const bool without = set.only == Only::kWithout;
    set.only = Only::kAll;
    set.given = -1;
    return without ? made(Is::kNot, {place_of(variable)}) : place_of(variable);
  }

  // The same one where nothing changes.
  ExpressionPtr in(const ExpressionPtr& its) const {
    if (its->is == Is::kGiven && its->given == given_) throw AboutNumbers();
    const bool around = its->is == Is::kIslands || its->is == Is::kRectangles ||
                        its->is == Is::kPaired || its->is == Is::kTetromino;
    if (around && its->given == given_) throw NotSaid();
    check(its->set);
    Expression changed = *its;
    for (ExpressionPtr& part : changed.parts) part = in(part);
    const ExpressionPtr place = taken_from(changed.set, its->variable);
    if (place == nullptr) {
      return changed.parts == its->parts ? its
                                         : std::make_shared<const Expression>(std::move(changed));
    }
    if (its->is == Is::kHas) return place;
    if (!its->binds()) throw NotSaid();
    changed.parts[0] = its->is == Is::kAll
                           ? made(Is::kOr, {made(Is::kNot, {place}), changed.parts[0]})
                           : made(Is::kAnd, {place, changed.parts[0]});
    return std::make_shared<const Expression>(std::move(changed));
  }

  int given_;
  int layer_;
  bool has_one_word_;
};

// A mark is in no cell with such a clue: where there are some the answer has other slots.
bool has_marks(const RuleText& text) {
  const AnswerLayers& layers = text.made_of.answers;
  return std::any_of(layers.begin(), layers.end(), [](const AnswerLayer& layer) {
    return std::holds_alternative<CellMarks>(layer);
  });
}

// At most two in each 2 x 2 cells: else most cells may have one, as an answer is easy then.
TextRule few_places(int layer) {
  constexpr int kSquare = 0;
  constexpr int kCell = 1;
  TextRule few;
  few.key = "few" + std::to_string(layer);
  few.sorts = {Sort::kCells, Sort::kCell};
  few.names = {"s", "c"};
  few.label = {{"few clues"}};
  few.each = {{kSquare, {Of::kSquares}}};
  Expression place{Is::kIs};
  place.variable = kCell;
  place.layer = layer;
  Expression count{Is::kCount};
  count.variable = kCell;
  count.set.of = Of::kMembers;
  count.set.variable = kSquare;
  count.parts = {std::make_shared<const Expression>(std::move(place))};
  Expression most{Is::kNumber};
  most.number = 2;
  Expression compare{Is::kCompare};
  compare.word = Expression::Word::kAtMost;
  compare.parts = {std::make_shared<const Expression>(std::move(count)),
                   std::make_shared<const Expression>(std::move(most))};
  few.holds = std::make_shared<const Expression>(std::move(compare));
  return few;
}

std::optional<RuleText> with_places_of(RuleText text, int given) {
  const auto layer = static_cast<int>(text.answers.size());
  const PlacesInRules places(text, given, layer);
  std::vector<TextRule> rules;
  try {
    for (TextRule& rule : text.rules) {
      if (auto said = places.in(std::move(rule))) rules.push_back(*std::move(said));
    }
  } catch (const NotSaid&) {
    return {};
  }
  rules.push_back(few_places(layer));
  text.rules = std::move(rules);
  ShadedCells its;
  its.name = text.givens[given].name;
  text.answers.push_back({its.name, AnswerName::Is::kCells});
  text.made_of.answers.emplace_back(std::move(its));
  return text;
}

}  // namespace

PlacedClues with_places_drawn(const RuleText& text) {
  PlacedClues placed{text};
  for (std::size_t g = 0; g < text.givens.size() && !has_marks(text); ++g) {
    const auto given = static_cast<int>(g);
    if (!is_in_cells(text.givens[g]) || !neither_comes_nor_goes(text, given)) continue;
    auto with = with_places_of(placed.text, given);
    if (!with) continue;
    placed.text = *std::move(with);
    placed.givens.push_back(given);
  }
  return placed;
}

PlacedAnswer with_clues_placed(const PlacedClues& placed, BoardData board, Answer answer,
                               Rng& rng) {
  const std::vector<Answer> layers = by_layer(placed.text.made_of.answers, board, answer);
  const std::size_t own = layers.size() - placed.givens.size();
  std::size_t slots = answer.size();
  for (std::size_t i = 0; i < placed.givens.size(); ++i) {
    const Answer& places = layers[own + i];
    slots -= places.size();
    PartData& part =
        board.parts[static_cast<std::size_t>(placed.text.givens[placed.givens[i]].part)];
    for (int cell = 0; cell < board.cells(); ++cell) {
      if (places[cell] == 0) continue;
      if (auto* clues = std::get_if<Grid<int>>(&part)) (*clues)[cell] = kUnknownClue;
      if (auto* arrows = std::get_if<Grid<ArrowClue>>(&part)) {
        (*arrows)[cell] = {kUnknownClue, static_cast<ArrowClue::Way>(1 + below(rng, 4))};
      }
    }
  }
  answer.resize(slots);
  return {std::move(board), std::move(answer)};
}

}  // namespace p2c

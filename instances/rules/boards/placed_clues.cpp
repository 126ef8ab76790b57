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

ExpressionPtr is_in_layer(int variable, int layer) {
  Expression its{Is::kIs};
  its.variable = variable;
  its.layer = layer;
  return std::make_shared<const Expression>(std::move(its));
}

std::size_t words_of(const RuleText& text, int given) {
  const auto& clues = text.made_of.parts[static_cast<std::size_t>(text.givens[given].part)];
  const auto* its = std::get_if<CellClues>(&clues);
  return its == nullptr ? 0 : its->words.size();
}

// A rule that is about numbers of a given, and one that cannot be said of places of an answer.
struct AboutNumbers {};
struct NotSaid {};

// Rules in which an answer says where the given is.
class PlacesInRules {
 public:
  /// `layers` by word, or one for all.
  PlacesInRules(const RuleText& text, int given, std::vector<int> layers)
      : given_(given), layers_(std::move(layers)), words_(words_of(text, given)) {}

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
    if (through && (set.of == Of::kSight || set.of == Of::kRuns)) throw NotSaid();
    for (const ExpressionPtr& bound : {set.least, set.most}) {
      if (bound != nullptr) in(bound);
    }
  }

  // 0: any word.
  ExpressionPtr place_of(int variable, int word) const {
    std::vector<ExpressionPtr> any;
    for (std::size_t i = 0; i < layers_.size(); ++i) {
      const bool fits = word == 0 || layers_.size() == 1 || static_cast<int>(i) == word - 1;
      if (fits) any.push_back(is_in_layer(variable, layers_[i]));
    }
    return any.size() == 1 ? any[0] : made(Is::kOr, std::move(any));
  }

  // What the set asks of the given in its items, which it asks no longer; null: nothing.
  ExpressionPtr taken_from(ItemSet& set, int variable) const {
    if (set.only == Only::kAll || set.given != given_) return nullptr;
    const bool by_word = set.only == Only::kWithWord;
    const bool is_drawn = !by_word || layers_.size() == words_;
    if (set.only == Only::kWithNumber || !is_drawn) throw AboutNumbers();
    const bool without = set.only == Only::kWithout;
    ExpressionPtr place = place_of(variable, by_word ? set.word : 0);
    set.only = Only::kAll;
    set.given = -1;
    return without ? made(Is::kNot, {std::move(place)}) : place;
  }

  // The same one where nothing changes.
  ExpressionPtr in(const ExpressionPtr& its) const {
    const bool is_number = its->is == Is::kGiven || its->is == Is::kWeighted;
    if (is_number && its->given == given_) throw AboutNumbers();
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
  std::vector<int> layers_;
  std::size_t words_;
};

// A mark is in no cell with such a clue: where there are some the answer has other slots.
bool has_marks(const RuleText& text) {
  const AnswerLayers& layers = text.made_of.answers;
  return std::any_of(layers.begin(), layers.end(), [](const AnswerLayer& layer) {
    const auto* numbers = std::get_if<CellNumbers>(&layer);
    return std::holds_alternative<CellMarks>(layer) ||
           (numbers != nullptr && (numbers->free_cells || numbers->halves));
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
  Expression count{Is::kCount};
  count.variable = kCell;
  count.set.of = Of::kMembers;
  count.set.variable = kSquare;
  count.parts = {is_in_layer(kCell, layer)};
  Expression most{Is::kNumber};
  most.number = 2;
  Expression compare{Is::kCompare};
  compare.word = Expression::Word::kAtMost;
  compare.parts = {std::make_shared<const Expression>(std::move(count)),
                   std::make_shared<const Expression>(std::move(most))};
  few.holds = std::make_shared<const Expression>(std::move(compare));
  return few;
}

TextRule not_both(int layer, int other) {
  TextRule rule;
  rule.key = "one" + std::to_string(layer) + "of" + std::to_string(other);
  rule.sorts = {Sort::kCell};
  rule.names = {"c"};
  rule.label = {{"one word"}};
  rule.each = {{0, {Of::kCells}}};
  rule.holds = made(Is::kNot, {made(Is::kAnd, {is_in_layer(0, layer), is_in_layer(0, other)})});
  return rule;
}

bool asks_for_some(const Expression& its, int given) {
  const bool asks = its.is == Is::kSome && its.set.given == given && its.set.only != Only::kWithout;
  return (asks && its.set.only != Only::kAll) ||
         std::any_of(its.parts.begin(), its.parts.end(),
                     [&](const ExpressionPtr& part) { return asks_for_some(*part, given); });
}

// Of several words one may be missing.
bool is_missed(const RuleText& text, int given) {
  return words_of(text, given) > 1 &&
         std::any_of(text.rules.begin(), text.rules.end(),
                     [&](const TextRule& rule) { return asks_for_some(*rule.holds, given); });
}

void add_layer(RuleText& text, int given) {
  ShadedCells its;
  its.name = text.givens[given].name + std::to_string(text.answers.size());
  text.answers.push_back({its.name, AnswerName::Is::kCells});
  text.made_of.answers.emplace_back(std::move(its));
}

// A layer for the given, or for each of its words.
bool add_places(PlacedClues& placed, int given, bool by_word) {
  const auto first = static_cast<int>(placed.text.answers.size());
  const int count = by_word ? static_cast<int>(words_of(placed.text, given)) : 1;
  std::vector<int> layers;
  for (int i = 0; i < count; ++i) layers.push_back(first + i);
  const PlacesInRules places(placed.text, given, layers);
  std::vector<TextRule> rules;
  try {
    for (const TextRule& rule : placed.text.rules) {
      if (auto said = places.in(rule)) rules.push_back(*std::move(said));
    }
  } catch (const NotSaid&) {
    return false;
  }
  if (!by_word) rules.push_back(few_places(first));
  for (int i = 0; i < count; ++i) {
    for (int k = 0; k < i; ++k) rules.push_back(not_both(first + k, first + i));
    add_layer(placed.text, given);
    placed.layers.push_back({given, by_word ? i + 1 : kUnknownClue});
  }
  placed.text.rules = std::move(rules);
  return true;
}

}  // namespace

bool PlacedClues::has(int given) const {
  return std::any_of(layers.begin(), layers.end(),
                     [given](const Layer& layer) { return layer.given == given; });
}

PlacedClues with_places_drawn(const RuleText& text) {
  PlacedClues placed{text};
  for (std::size_t g = 0; g < text.givens.size() && !has_marks(text); ++g) {
    const auto given = static_cast<int>(g);
    if (!is_in_cells(text.givens[g])) continue;
    const bool is_placed = neither_comes_nor_goes(text, given);
    if (is_placed || is_missed(text, given)) add_places(placed, given, !is_placed);
  }
  return placed;
}

PlacedAnswer with_clues_placed(const PlacedClues& placed, BoardData board, Answer answer,
                               Rng& rng) {
  const std::vector<Answer> layers = by_layer(placed.text.made_of.answers, board, answer);
  const std::size_t own = layers.size() - placed.layers.size();
  std::size_t slots = answer.size();
  for (std::size_t i = 0; i < placed.layers.size(); ++i) {
    const auto [given, clue] = placed.layers[i];
    const Answer& places = layers[own + i];
    slots -= places.size();
    PartData& part = board.parts[static_cast<std::size_t>(placed.text.givens[given].part)];
    for (int cell = 0; cell < board.cells(); ++cell) {
      if (places[cell] == 0) continue;
      if (auto* clues = std::get_if<Grid<int>>(&part)) (*clues)[cell] = clue;
      if (auto* arrows = std::get_if<Grid<ArrowClue>>(&part)) {
        (*arrows)[cell] = {clue, static_cast<ArrowClue::Way>(1 + below(rng, 4))};
      }
    }
  }
  answer.resize(slots);
  return {std::move(board), std::move(answer)};
}

}  // namespace p2c

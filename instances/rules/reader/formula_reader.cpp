#include "instances/rules/reader/formula_reader.hpp"

#include <algorithm>
#include <utility>

namespace p2c {
namespace {

using Is = Expression::Is;
using Way = Expression::Way;
using Word = Expression::Word;

constexpr int kDeepest = 60;

}  // namespace

ExpressionPtr make(Expression expression) {
  return std::make_shared<const Expression>(std::move(expression));
}

ExpressionPtr joined(Is is, std::vector<ExpressionPtr> parts) {
  if (parts.size() == 1) return parts[0];
  return make({is, std::move(parts)});
}

ExpressionPtr negated(ExpressionPtr its) { return make({Is::kNot, {std::move(its)}}); }

bool speaks_of_answer(const Expression& its) {
  if (its.layer >= 0) return true;
  return std::any_of(its.parts.begin(), its.parts.end(),
                     [](const ExpressionPtr& part) { return speaks_of_answer(*part); });
}

void FormulaReader::deeper() {
  if (++depth_ > kDeepest) in_.fail("at most 60 levels of nesting");
}

ExpressionPtr FormulaReader::formula() {
  deeper();
  ExpressionPtr its = implication();
  --depth_;
  return its;
}

ExpressionPtr FormulaReader::condition() {
  in_.expect("(");
  ExpressionPtr its = formula();
  in_.expect(")");
  return its;
}

// "a implies b" is "not a or b".
ExpressionPtr FormulaReader::implication() {
  ExpressionPtr first = disjunction();
  if (!in_.take_if("implies")) return first;
  return joined(Is::kOr, {negated(std::move(first)), disjunction()});
}

ExpressionPtr FormulaReader::disjunction() {
  std::vector<ExpressionPtr> parts{conjunction()};
  while (in_.take_if("or")) parts.push_back(conjunction());
  return joined(Is::kOr, std::move(parts));
}

ExpressionPtr FormulaReader::conjunction() {
  std::vector<ExpressionPtr> parts{negation()};
  while (in_.take_if("and")) parts.push_back(negation());
  return joined(Is::kAnd, std::move(parts));
}

// "not shaded in r = 2" counts the cells that are not; "not c is shaded" is not said: "c is not".
ExpressionPtr FormulaReader::negation() {
  if (!in_.is_next("not")) return atom();
  RuleWords ahead = in_;
  ahead.take();
  const int layer = ahead.at_statement() ? -1 : find_answer(text_, ahead.peek().text);
  if (layer >= 0 && ahead.is_after_next("in")) return atom();
  in_.take();
  deeper();
  ExpressionPtr its = negation();
  --depth_;
  return negated(std::move(its));
}

ExpressionPtr FormulaReader::atom() {
  if (in_.take_if("all")) return quantified(Is::kAll);
  if (in_.take_if("some")) return quantified(Is::kSome);
  if (in_.is_next("(")) return condition();
  if (in_.at_statement()) return comparison();
  if (const KnownVariable* its = find_variable(known, in_.peek().text)) {
    return its->sort == Sort::kNumber ? comparison() : about_variable();
  }
  const int its_given = find_given(text_, in_.peek().text);
  if (its_given >= 0 && text_.givens[its_given].is == Given::Is::kFlag) {
    in_.take();
    Expression flag{Is::kFlag};
    flag.given = its_given;
    return make(std::move(flag));
  }
  const int layer = find_answer(text_, in_.peek().text);
  return is_about_line(layer) ? about_line(layer) : comparison();
}

ExpressionPtr FormulaReader::about_variable() {
  const KnownVariable its = *find_variable(known, in_.peek().text);
  if (its.sort == Sort::kCells && !in_.is_after_next("has")) {
    in_.fail("a cell, a link or a side");
  }
  in_.take();
  if (in_.take_if("has")) return has(its);
  if (its.sort == Sort::kCell && in_.take_if("before")) {
    Expression before{Is::kBefore};
    before.variable = its.number;
    before.other = variable(Sort::kCell, "a cell").number;
    if (in_.take_if("in")) before.within = variable(Sort::kCells, "a set of cells").number;
    return make(std::move(before));
  }
  in_.expect("is");
  Expression is{Is::kIs};
  is.variable = its.number;
  const Place place = in_.peek().place;
  const bool is_not = negated_answer(is.layer, is_of_items);
  if (sort_of(text_, is.layer) != its.sort) {
    throw InputError(place, "expected an answer on what " + in_quotes(its.name) + " is, got " +
                                in_quotes(text_.answers[is.layer].name));
  }
  ExpressionPtr answer = make(std::move(is));
  return is_not ? negated(std::move(answer)) : answer;
}

ExpressionPtr FormulaReader::has(const KnownVariable& its) {
  Expression has{Is::kHas};
  has.variable = its.number;
  has.set = its.from;
  has.set.only = in_.take_if("number") ? ItemSet::Only::kWithNumber : ItemSet::Only::kWith;
  what_it_has(has.set);
  return make(std::move(has));
}

bool FormulaReader::is_about_line(int layer) const {
  if (layer < 0 || !is_of_links(text_, layer)) return false;
  return in_.is_after_next("visits") || in_.is_after_next("turns") ||
         in_.is_after_next("straight") || in_.is_after_next("joins") ||
         in_.is_after_next("surrounds");
}

ExpressionPtr FormulaReader::way(int layer, int cell, Way way) {
  Expression its{Is::kWay};
  its.layer = layer;
  its.variable = cell;
  its.way = way;
  return make(std::move(its));
}

// What a line does at a cell is said by the ways in which it leaves it.
ExpressionPtr FormulaReader::about_line(int layer) {
  in_.take();
  if (in_.take_if("joins")) {
    Expression joins{Is::kJoins};
    joins.layer = layer;
    joins.variable = variable(Sort::kCell, "a cell").number;
    joins.other = variable(Sort::kCell, "a cell").number;
    return make(std::move(joins));
  }
  if (in_.take_if("surrounds")) {
    Expression inside{Is::kInside};
    inside.layer = layer;
    inside.variable = variable(Sort::kCell, "a cell").number;
    return make(std::move(inside));
  }
  const bool straight = in_.is_next("straight");
  const bool visits = in_.is_next("visits");
  in_.take();
  if (!visits) in_.expect("at");
  const int cell = variable(Sort::kCell, "a cell").number;
  const auto pair = [&](Is is, Way one, Way other) {
    return joined(is, {way(layer, cell, one), way(layer, cell, other)});
  };
  const Is inner = straight ? Is::kAnd : Is::kOr;
  return joined(straight || visits ? Is::kOr : Is::kAnd,
                {pair(inner, Way::kUp, Way::kDown), pair(inner, Way::kLeft, Way::kRight)});
}

ExpressionPtr FormulaReader::quantified(Is is) {
  const std::size_t before = known.size();
  const std::string name = in_.new_name("a name for what is in a set");
  in_.expect("in");
  Expression its{is};
  its.set = set();
  known.push_back(bind(name, its.set));
  its.variable = known.back().number;
  ExpressionPtr where = in_.take_if("where") ? condition() : nullptr;
  in_.expect(":");
  ExpressionPtr holds = formula();
  if (where != nullptr && is == Is::kAll) {
    holds = joined(Is::kOr, {negated(where), holds});
  } else if (where != nullptr) {
    holds = joined(Is::kAnd, {where, holds});
  }
  its.parts = {std::move(holds)};
  known.resize(before);
  return make(std::move(its));
}

// "room of a" is no number: it is compared with "room of b", by '=' and '!='.
void FormulaReader::regions_alone(const Expression& compared) const {
  const auto region = [&](const Expression& its) {
    return its.is == Is::kGiven && text_.givens[its.given].is == Given::Is::kRegion ? its.given
                                                                                    : -1;
  };
  const auto within = [&](const Expression& sum) {
    return std::any_of(sum.parts.begin(), sum.parts.end(), [&](const ExpressionPtr& part) {
      const bool minus = part->is == Is::kMinus;
      return region(minus ? *part->parts[0] : *part) >= 0;
    });
  };
  const Expression& left = *compared.parts[0];
  const Expression& right = *compared.parts[1];
  const bool equal = compared.word == Word::kEqual || compared.word == Word::kUnequal;
  if (region(left) != region(right) || (region(left) >= 0 && !equal) || within(left) ||
      within(right)) {
    in_.fail("a region compared with one, as in 'room of a = room of b', before");
  }
}

// Products, differences and quotients are on the left, and what is given on the right; quotients
// are equal to it or not.
void FormulaReader::folds_alone(const Expression& compared) const {
  const auto has_fold = [](const ExpressionPtr& its, const auto& has) -> bool {
    if (its->is != Is::kSum && its->is != Is::kMinus) return its->is_fold();
    return std::any_of(its->parts.begin(), its->parts.end(),
                       [&](const ExpressionPtr& part) { return has(part, has); });
  };
  const Expression& left = *compared.parts[0];
  const bool alone = left.is_fold() && !speaks_of_answer(*compared.parts[1]);
  const bool any = has_fold(compared.parts[0], has_fold) || has_fold(compared.parts[1], has_fold);
  if (any && !alone) {
    in_.fail("a product, a difference or a quotient compared with what is given, before");
  }
  const bool equal = compared.word == Word::kEqual || compared.word == Word::kUnequal;
  if (left.is == Is::kQuotient && !equal) in_.fail("'=' or '!=' after a quotient, before");
}

// "a < b" is "a + 1 <= b", or "a <= b - 1" where a stays alone.
ExpressionPtr FormulaReader::comparison() {
  Expression number{Is::kNumber};
  number.number = 1;
  const ExpressionPtr one = make(std::move(number));
  const auto with = [](ExpressionPtr its, ExpressionPtr more) {
    return joined(Is::kSum, {std::move(its), std::move(more)});
  };
  Expression its{Is::kCompare};
  its.parts.push_back(sum());
  const bool less = in_.take_if("<");
  const bool more = !less && in_.take_if(">");
  if (less || in_.take_if("<=")) {
    its.word = Word::kAtMost;
  } else if (more || in_.take_if(">=")) {
    its.word = Word::kAtLeast;
  } else if (in_.take_if("!=")) {
    its.word = Word::kUnequal;
  } else if (!in_.take_if("=")) {
    in_.fail("'=', '!=', '<', '<=', '>' or '>='");
  }
  its.parts.push_back(sum());
  regions_alone(its);
  folds_alone(its);
  const bool alone = its.parts[0]->is_fold();
  if (less && !alone) its.parts[0] = with(its.parts[0], one);
  if (less && alone) its.parts[1] = with(its.parts[1], make({Is::kMinus, {one}}));
  if (more) its.parts[1] = with(its.parts[1], one);
  return make(std::move(its));
}

}  // namespace p2c

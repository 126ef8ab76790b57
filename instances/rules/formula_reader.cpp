#include "instances/rules/formula_reader.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "instances/text/nearest_word.hpp"

namespace p2c {
namespace {

using Is = Expression::Is;
using Kind = RuleWord::Kind;

constexpr int kDeepest = 60;
constexpr std::size_t kMostVariables = 200;

ExpressionPtr make(Expression expression) {
  return std::make_shared<const Expression>(std::move(expression));
}

ExpressionPtr joined(Is is, std::vector<ExpressionPtr> parts) {
  if (parts.size() == 1) return parts[0];
  return make({is, std::move(parts)});
}

std::string shown(const RuleWord& word) {
  if (word.kind == Kind::kEnd) return "the end of the file";
  return in_quotes(word.text);
}

}  // namespace

// --- words ----------------------------------------------------------------------------------

bool RuleWords::take_if(std::string_view word) {
  if (at_statement() || peek().kind == Kind::kText || peek().text != word) return false;
  take();
  return true;
}

void RuleWords::expect(std::string_view word) {
  if (!take_if(word)) fail(in_quotes(word));
}

bool RuleWords::statement(std::string_view word) {
  if (at_end() || !peek().begins_line || peek().text != word) return false;
  take();
  return true;
}

void RuleWords::expect_statement(std::string_view word) {
  if (!statement(word)) fail(in_quotes(word) + " at the start of a line", {std::string(word)});
}

std::string RuleWords::name(std::string_view what) {
  if (at_statement() || peek().kind != Kind::kName) fail(std::string(what));
  return take().text;
}

std::string RuleWords::text(std::string_view what) {
  if (at_statement() || peek().kind != Kind::kText) fail(std::string(what) + " in quotes");
  return take().text;
}

int RuleWords::number(int lo, int hi) {
  const std::string& text = peek().text;
  int value = 0;
  const bool is_number =
      !at_statement() && peek().kind == Kind::kNumber &&
      std::from_chars(text.data(), text.data() + text.size(), value).ec == std::errc();
  if (!is_number || value < lo || value > hi) {
    fail("a number from " + std::to_string(lo) + " to " + std::to_string(hi));
  }
  take();
  return value;
}

void RuleWords::fail(const std::string& expected, const std::vector<std::string>& known) const {
  const std::vector<std::string_view> names(known.begin(), known.end());
  throw InputError(peek().place, "expected " + expected + ", got " + shown(peek()) +
                                     did_you_mean(peek().text, names));
}

// --- sets -----------------------------------------------------------------------------------

int FormulaReader::part(std::string_view what) {
  const auto found = std::find(text_.parts.begin(), text_.parts.end(), in_.peek().text);
  if (in_.at_statement() || found == text_.parts.end()) in_.fail(std::string(what), text_.parts);
  in_.take();
  return static_cast<int>(found - text_.parts.begin());
}

const KnownVariable& FormulaReader::variable(bool is_set, std::string_view what) {
  const KnownVariable* its = in_.at_statement() ? nullptr : find_variable(known, in_.peek().text);
  if (its == nullptr || its->is_set != is_set) {
    std::vector<std::string> names;
    for (const KnownVariable& one : known) {
      if (one.is_set == is_set) names.push_back(one.name);
    }
    in_.fail(std::string(what), names);
  }
  in_.take();
  return *its;
}

CellSet FormulaReader::set() {
  constexpr std::array<std::pair<std::string_view, CellSet::Of>, 5> kWords{
      {{"pairs", CellSet::Of::kPairs},
       {"2x2", CellSet::Of::kSquares},
       {"rows", CellSet::Of::kRows},
       {"columns", CellSet::Of::kColumns},
       {"lines", CellSet::Of::kLines}}};
  for (const auto& [word, of] : kWords) {
    if (in_.take_if(word)) return {of};
  }
  CellSet its;
  if (in_.take_if("neighbours")) {
    in_.expect("of");
    its = {CellSet::Of::kNeighbours, variable(false, "a cell").number};
  } else if (in_.take_if("around")) {
    its = {CellSet::Of::kAround, variable(false, "a cell").number};
  } else if (!in_.take_if("cells")) {
    its = {CellSet::Of::kMembers, variable(true, "a set of cells").number};
  }
  only(its);
  return its;
}

void FormulaReader::only(CellSet& set) {
  if (in_.take_if("without")) {
    set.only = CellSet::Only::kWithout;
  } else if (in_.take_if("with")) {
    set.only = in_.take_if("number") ? CellSet::Only::kWithNumber : CellSet::Only::kWith;
  } else {
    return;
  }
  set.part = part("the name of what is given");
}

KnownVariable FormulaReader::bind(const std::string& name, const CellSet& set) {
  if (text_.variables.size() == kMostVariables) in_.fail("at most 200 variables");
  KnownVariable its{name, static_cast<int>(text_.variables.size()), set.has_sets()};
  if (set.only == CellSet::Only::kWithNumber) its.has_number_of = set.part;
  text_.variables.push_back(name);
  return its;
}

std::vector<Quantifier> FormulaReader::quantifiers() {
  std::vector<Quantifier> all;
  do {
    const std::string name = in_.name("a name for what is in a set");
    in_.expect("in");
    const CellSet its = set();
    known.push_back(bind(name, its));
    all.push_back({known.back().number, its});
  } while (in_.take_if(","));
  return all;
}

// --- conditions -----------------------------------------------------------------------------

void FormulaReader::deeper() const {
  if (depth_ > kDeepest) in_.fail("at most 60 levels of nesting");
}

ExpressionPtr FormulaReader::formula(bool top) {
  if (top && in_.take_if("connected")) return whole(Is::kConnected);
  if (top && in_.take_if("apart")) return whole(Is::kApart);
  ++depth_;
  deeper();
  ExpressionPtr its = implication();
  --depth_;
  return its;
}

ExpressionPtr FormulaReader::condition() {
  in_.expect("(");
  ExpressionPtr its = formula(false);
  in_.expect(")");
  return its;
}

ExpressionPtr FormulaReader::whole(Is is) {
  Expression its{is};
  its.negated = negated_answer();
  return make(std::move(its));
}

// "a implies b" is "not a or b".
ExpressionPtr FormulaReader::implication() {
  ExpressionPtr first = disjunction();
  if (!in_.take_if("implies")) return first;
  return joined(Is::kOr, {make({Is::kNot, {std::move(first)}}), disjunction()});
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
  if (in_.peek().text != "not") return atom();
  RuleWords ahead = in_;
  ahead.take();
  if (!ahead.at_statement() && ahead.peek().text == answer_) return atom();
  in_.take();
  ++depth_;
  deeper();
  ExpressionPtr its = negation();
  --depth_;
  return make({Is::kNot, {std::move(its)}});
}

ExpressionPtr FormulaReader::atom() {
  if (in_.take_if("all")) return quantified(Is::kAll);
  if (in_.take_if("some")) return quantified(Is::kSome);
  if (in_.peek().text == "(" && !in_.at_statement()) return condition();
  const bool is_cell = !in_.at_statement() && find_variable(known, in_.peek().text) != nullptr;
  return is_cell ? is_shaded() : comparison();
}

ExpressionPtr FormulaReader::quantified(Is is) {
  const std::size_t before = known.size();
  const std::string name = in_.name("a name for what is in a set");
  in_.expect("in");
  Expression its{is};
  its.set = set();
  known.push_back(bind(name, its.set));
  its.variable = known.back().number;
  ExpressionPtr where = in_.take_if("where") ? condition() : nullptr;
  in_.expect(":");
  ExpressionPtr holds = formula(false);
  if (where != nullptr && is == Is::kAll) {
    holds = joined(Is::kOr, {make({Is::kNot, {where}}), holds});
  } else if (where != nullptr) {
    holds = joined(Is::kAnd, {where, holds});
  }
  its.parts = {std::move(holds)};
  known.resize(before);
  return make(std::move(its));
}

ExpressionPtr FormulaReader::is_shaded() {
  Expression its{Is::kShaded};
  its.variable = variable(false, "a cell").number;
  in_.expect("is");
  const bool negated = negated_answer();
  ExpressionPtr shaded = make(std::move(its));
  return negated ? make({Is::kNot, {std::move(shaded)}}) : shaded;
}

bool FormulaReader::negated_answer() {
  const bool negated = in_.take_if("not");
  if (!in_.take_if(answer_)) in_.fail(in_quotes(answer_), {answer_});
  return negated;
}

// --- counts ---------------------------------------------------------------------------------

ExpressionPtr FormulaReader::comparison() {
  Expression its{Is::kCompare};
  its.parts.push_back(sum());
  if (in_.take_if("=")) {
    its.word = Expression::Word::kEqual;
  } else if (in_.take_if("!=")) {
    its.word = Expression::Word::kUnequal;
  } else if (in_.take_if("<=")) {
    its.word = Expression::Word::kAtMost;
  } else if (in_.take_if(">=")) {
    its.word = Expression::Word::kAtLeast;
  } else {
    in_.fail("'=', '!=', '<=' or '>='");
  }
  its.parts.push_back(sum());
  return make(std::move(its));
}

ExpressionPtr FormulaReader::sum() {
  std::vector<ExpressionPtr> parts{count()};
  while (in_.take_if("+")) parts.push_back(count());
  return joined(Is::kSum, std::move(parts));
}

ExpressionPtr FormulaReader::count() {
  Expression its{Is::kNumber};
  if (!in_.at_statement() && in_.peek().kind == Kind::kNumber) {
    its.number = in_.number(0, 1'000'000);
    return make(std::move(its));
  }
  if (in_.take_if("size")) return seen();
  its.is = Is::kCount;
  if (in_.take_if("count")) {
    const std::size_t before = known.size();
    const std::string name = in_.name("a name for a cell");
    in_.expect("in");
    its.set = set();
    known.push_back(bind(name, its.set));
    its.variable = known.back().number;
    in_.expect("where");
    its.parts = {condition()};
    known.resize(before);
    return make(std::move(its));
  }
  if (in_.peek().text == "not" || in_.peek().text == answer_) {  // in a set
    const bool negated = negated_answer();
    in_.expect("in");
    its.set = set();
    its.variable = bind("", its.set).number;
    Expression shaded{Is::kShaded};
    shaded.variable = its.variable;
    its.parts = {make(std::move(shaded))};
    if (negated) its.parts = {make({Is::kNot, std::move(its.parts)})};
    return make(std::move(its));
  }
  its.is = Is::kClue;
  its.part = part("a count");
  in_.expect("of");
  const Place place = in_.peek().place;
  const KnownVariable& cell = variable(false, "a cell");
  if (cell.has_number_of != its.part) {
    throw InputError(place, "expected 'with number " + text_.parts[its.part] + "' where " +
                                in_quotes(cell.name) + " is introduced");
  }
  its.variable = cell.number;
  return make(std::move(its));
}

ExpressionPtr FormulaReader::seen() {
  for (const std::string_view word : {"of", "seen", "from"}) in_.expect(word);
  Expression its{Is::kSeen};
  its.variable = variable(false, "a cell").number;
  in_.expect("through");
  its.negated = negated_answer();
  return make(std::move(its));
}

}  // namespace p2c

#include "instances/rules/reader/rule_reader.hpp"

#include <algorithm>
#include <utility>

#include "instances/rules/reader/board_reader.hpp"
#include "instances/rules/reader/formula_reader.hpp"
#include "instances/rules/reader/given_reader.hpp"
#include "instances/rules/reader/label_words.hpp"
#include "instances/rules/reader/statements.hpp"

namespace p2c {
namespace {

using Is = Expression::Is;

constexpr std::size_t kMostRules = 100;
constexpr std::size_t kMostLayers = 4;

bool looks_far(const Expression& its) { return its.is == Is::kInSight || its.is == Is::kInPieces; }

bool looks_into_distance(const Expression& its) {
  return looks_far(its) ||
         std::any_of(its.parts.begin(), its.parts.end(),
                     [](const ExpressionPtr& part) { return looks_into_distance(*part); });
}

// What is seen, or in pieces, is compared by '=' with a number that is given.
bool compares_sight(const Expression& its) {
  return its.is == Is::kCompare && its.word == Expression::Word::kEqual &&
         looks_far(*its.parts[0]) && !speaks_of_answer(*its.parts[1]);
}

bool speaks_of_boxes(const TextRule& rule) {
  return std::any_of(rule.each.begin(), rule.each.end(),
                     [](const Quantifier& each) { return each.set.of == ItemSet::Of::kBoxes; });
}

// "each c in cells with number clue: digit of c = clue of c": the given, or -1.
int given_as_value(const TextRule& rule) {
  const Expression& holds = *rule.holds;
  const bool equal = holds.is == Is::kCompare && holds.word == Expression::Word::kEqual;
  if (!equal || rule.each.size() != 1 || rule.condition != nullptr) return -1;
  const ItemSet& cells = rule.each[0].set;
  const Expression& value = *holds.parts[0];
  const Expression& given = *holds.parts[1];
  const bool all = cells.of == ItemSet::Of::kCells && cells.only == ItemSet::Only::kWithNumber;
  const bool same = value.is == Is::kValue && given.is == Is::kGiven &&
                    value.variable == given.variable && given.given == cells.given;
  return all && same ? given.given : -1;
}

class Reader {
 public:
  Reader(std::string_view text, const std::string& file) : in_(words_of_rules(text, file)) {}

  RuleText read() {
    in_.expect_statement("rules");
    in_.number(1, 1);
    in_.expect_statement("puzzle");
    head();
    GivenReader data(in_, text_);
    while (in_.statement("given")) statement([&] { data.given(); });
    if (!in_.statement("answer")) {
      in_.fail("'given' or 'answer' at the start of a line", {"given", "answer"});
    }
    statement([&] { data.answer(); });
    while (in_.statement("answer")) {
      if (text_.answers.size() == kMostLayers) in_.fail("at most 4 answers");
      statement([&] { data.answer(); });
    }
    while (in_.statement("rule")) statement([&] { rule(); });
    if (!in_.at_end()) {
      in_.fail("'rule', 'sample', 'wrong' or the end of the file", {"rule", "sample", "wrong"});
    }
    if (text_.rules.empty()) in_.fail("'rule'", {"rule"});
    text_.made_of.boxes = std::any_of(text_.rules.begin(), text_.rules.end(), speaks_of_boxes);
    for (const TextRule& rule : text_.rules) {
      text_.made_of.areas = text_.made_of.areas || rule.holds->is == Is::kAreas;
      const int given = given_as_value(rule);
      if (given >= 0) text_.made_of.values_part = text_.givens[given].part;
    }
    return std::move(text_);
  }

 private:
  template <class Read>
  void statement(Read read) {
    read();
    if (!in_.at_statement()) in_.fail("the end of the statement");
  }

  void head() {
    for (const std::string_view word : kStatements) {
      if (in_.is_next(word)) in_.fail("a name that begins no statement");
    }
    text_.name = in_.name("the name of the puzzle");
    text_.about = plain_words(in_, "one line about it");
    while (in_.take_if("also")) text_.aliases.push_back(in_.name("another name"));
    while (in_.take_if("pid")) text_.made_of.pids.push_back(in_.name("a name of pzpr"));
    if (in_.take_if("url")) {
      text_.made_of.url_pid = in_.name("its name in URLs");
      text_.made_of.pids.push_back(text_.made_of.url_pid);
    }
    text_.made_of.square = in_.take_if("square");
    if (!in_.at_statement()) in_.fail("the end of the statement");
  }

  void rule() {
    if (text_.rules.size() == kMostRules) in_.fail("at most 100 rules");
    TextRule its;
    const RuleWord at = in_.peek();
    its.key = in_.name("the name of the rule");
    if (std::any_of(text_.rules.begin(), text_.rules.end(),
                    [&](const TextRule& other) { return other.key == its.key; })) {
      throw InputError(at.place,
                       "expected a new name of a rule, got " + in_quotes(its.key) + " again");
    }
    const Place place = in_.peek().place;
    const std::string words = label_words(in_);
    in_.expect(":");
    FormulaReader formula(in_, text_, its);
    const bool has_each = in_.take_if("each");
    if (has_each) its.each = formula.quantifiers();
    if (in_.take_if("where")) its.condition = given_alone(formula.condition());
    if (has_each || its.condition != nullptr) in_.expect(":");
    its.holds = formula.holds(has_each);
    if (looks_into_distance(*its.holds) && !compares_sight(*its.holds)) {
      throw InputError(
          at.place, "expected 'size of seen from ... = NUMBER', or of pieces, alone in what holds");
    }
    its.label = label_pieces(text_, words, place, formula.known);
    text_.rules.push_back(std::move(its));
  }

  // An instance is made or not whatever the answer.
  ExpressionPtr given_alone(ExpressionPtr condition) const {
    if (speaks_of_answer(*condition)) {
      in_.fail("a condition of 'each' about what is given alone, or 'implies'");
    }
    return condition;
  }

  RuleWords in_;
  RuleText text_;
};

}  // namespace

RuleText read_rules(std::string_view text, const std::string& file) {
  RuleText its = Reader(text, file).read();
  its.boards = read_boards(text, file, its.rules);
  return its;
}

}  // namespace p2c

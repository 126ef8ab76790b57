#include "instances/rules/sentences/rule_sentence.hpp"

#include "instances/rules/sentences/sentence_words.hpp"
#include "instances/rules/sentences/whole_sentence.hpp"

namespace p2c {
namespace {

using Is = Expression::Is;

class Sentence {
 public:
  Sentence(const TextRule& rule, const RuleText& text) : rule_(rule), words_(rule, text) {}

  std::string all() const {
    std::string all;
    for (const Quantifier& each : rule_.each) {
      all += "for each " + words_.name(each.variable) + " in " + set(each.set) + ", ";
    }
    if (rule_.condition != nullptr) all += "if " + part(*rule_.condition) + ", ";
    if (!rule_.each.empty()) all.replace(all.size() - 2, 1, ":");
    return all + said(*rule_.holds);
  }

 private:
  // A number or a condition, in parentheses.
  std::string part(const Expression& its) const { return "(" + said(its) + ")"; }

  std::string said(const Expression& its) const {
    switch (its.is) {
      case Is::kNumber:
      case Is::kRows:
      case Is::kColumns:
      case Is::kCells:
      case Is::kVariable:
      case Is::kGiven:
      case Is::kDistance:
      case Is::kSize:
      case Is::kCount:
      case Is::kWeighted:
      case Is::kValue:
      case Is::kTotal:
      case Is::kProduct:
      case Is::kDifference:
      case Is::kQuotient:
      case Is::kInSight:
      case Is::kInPieces:
      case Is::kLength:
      case Is::kLengthThrough:
      case Is::kSum:
      case Is::kMinus:
        return number(its);
      case Is::kIs:
      case Is::kWay:
      case Is::kInside:
      case Is::kJoins:
      case Is::kMeets:
      case Is::kBefore:
      case Is::kFlag:
      case Is::kHas:
      case Is::kNot:
      case Is::kAnd:
      case Is::kOr:
      case Is::kAll:
      case Is::kSome:
      case Is::kCompare:
        return condition(its);
      case Is::kConnected:
      case Is::kApart:
      case Is::kToEdge:
      case Is::kNoCycle:
      case Is::kLoop:
      case Is::kIslands:
      case Is::kRectangles:
      case Is::kSymmetric:
      case Is::kTetromino:
      case Is::kShapesApart:
      case Is::kAreas:
      case Is::kPaired:
      case Is::kAngles:
      case Is::kDifferent:
      case Is::kConsecutive:
      case Is::kUnlike:
      case Is::kConnectedIn:
      case Is::kBlocks:
        return whole_sentence(its, words_);
    }
    return "";
  }

  std::string number(const Expression& its) const {
    switch (its.is) {
      case Is::kNumber:
        return std::to_string(its.number);
      case Is::kRows:
        return "the number of rows";
      case Is::kColumns:
        return "the number of columns";
      case Is::kCells:
        return "the number of cells";
      case Is::kVariable:
        return name(its);
      case Is::kGiven:
        return "the " + words_.given(its.given) + " of " +
               (its.variable < 0 ? "the board" : name(its));
      case Is::kDistance:
        return "the number of steps along edges from " + name(its) + " to " +
               words_.name(its.other);
      case Is::kSize:
        if (its.given >= 0) return "the number of sizes that have a " + words_.given(its.given);
        return "the number of cells of " + name(its);
      case Is::kCount:
        return "the number of " + in_set(its) + " for which " + part(*its.parts[0]);
      case Is::kWeighted:
        return "the sum of " +
               (its.given < 0 ? "the places, from 1 on, of those "
                              : "the " + words_.given(its.given) + " of each ") +
               in_set(its) + " for which " + part(*its.parts[0]);
      case Is::kValue:
        return "the " + words_.answer(its.layer) + " of " + name(its);
      case Is::kInSight:
        return "the number of the cell " + name(its) +
               " and those up, down, left and right of it, each way as long as a cell " +
               words_.is(its.layer, its.negated);
      case Is::kInPieces:
        return "the number of the cells, but " + name(its) +
               ", to which a way leads from it over cells each of which " +
               words_.is(its.layer, its.negated);
      case Is::kLength:
      case Is::kLengthThrough:
        return length(its);
      case Is::kSum:
        return joined(its, " plus ");
      case Is::kMinus:
        return "minus " + part(*its.parts[0]);
      default:
        return folded(its);
    }
  }

  // Of all numbers in a set.
  std::string folded(const Expression& its) const {
    const std::string numbers = words_.answer(its.layer) + " of each cell in " + set(its.set);
    switch (its.is) {
      case Is::kProduct:
        return "the product of the " + numbers;
      case Is::kDifference:
        return "the largest less all others of the " + numbers;
      case Is::kQuotient:
        return "the largest divided by all others of the " + numbers;
      default:  // kTotal
        return "the sum of the " + numbers;
    }
  }

  std::string length(const Expression& its) const {
    const std::string towards =
        its.other < 0 ? "up, down, left and right" : "towards " + words_.name(its.other);
    return "the number of links that are " + words_.answer(its.layer) + " from " + name(its) + " " +
           towards + (its.is == Is::kLengthThrough ? " and away from it" : "") +
           ", each way before the first that is not";
  }

  std::string condition(const Expression& its) const {
    switch (its.is) {
      case Is::kIs:
        return name(its) + " " + words_.is(its.layer, false);
      case Is::kWay:
        return words_.answer(its.layer) + " leads from " + name(its) + " to the cell " +
               way(its.way) + " it";
      case Is::kInside:
        return words_.answer(its.layer) + " goes around " + name(its);
      case Is::kJoins:
        return words_.answer(its.layer) + " leads from " + name(its) + " to " +
               words_.name(its.other);
      case Is::kMeets:
        return words_.answer(its.layer) + " of " + name(its) + " meets the corner " +
               words_.name(its.other);
      case Is::kBefore:
        return name(its) + " comes before " + words_.name(its.other) +
               (its.within < 0 ? ", row by row" : " in " + words_.name(its.within));
      case Is::kFlag:
        return "the board has the word '" + words_.given(its.given) + "'";
      case Is::kHas:
        return name(its) + " " + words_.has(its.set, false);
      case Is::kNot:
        return "it is not so that " + part(*its.parts[0]);
      case Is::kAnd:
        return joined(its, " and ");
      case Is::kOr:
        return joined(its, " or ");
      case Is::kAll:
        return "for all " + in_set(its) + ": " + part(*its.parts[0]);
      case Is::kSome:
        return "for at least one " + in_set(its) + ": " + part(*its.parts[0]);
      default:  // kCompare
        return part(*its.parts[0]) + word(its.word) + part(*its.parts[1]);
    }
  }

  const std::string& name(const Expression& its) const { return words_.name(its.variable); }

  std::string set(const ItemSet& set) const {
    if (set.of == ItemSet::Of::kWindows && set.least != nullptr) {
      return "(the sets of " + part(*set.least) + " cells side by side in a row or a column)";
    }
    if (set.of != ItemSet::Of::kNumbers) return words_.set(set);
    return "(the numbers from " + part(*set.least) + " to " + part(*set.most) + ")";
  }

  std::string in_set(const Expression& its) const { return name(its) + " in " + set(its.set); }

  std::string joined(const Expression& its, const std::string& word) const {
    std::string all;
    for (const ExpressionPtr& one : its.parts) all += (all.empty() ? "" : word) + part(*one);
    return all;
  }

  static std::string word(Expression::Word word) {
    switch (word) {
      case Expression::Word::kEqual:
        return " is equal to ";
      case Expression::Word::kUnequal:
        return " is not equal to ";
      case Expression::Word::kAtMost:
        return " is at most ";
      case Expression::Word::kAtLeast:
        break;
    }
    return " is at least ";
  }

  static std::string way(Expression::Way way) {
    switch (way) {
      case Expression::Way::kUp:
        return "above";
      case Expression::Way::kDown:
        return "below";
      case Expression::Way::kLeft:
        return "left of";
      case Expression::Way::kRight:
        break;
    }
    return "right of";
  }

  const TextRule& rule_;
  SentenceWords words_;
};

}  // namespace

std::string rule_sentence(const TextRule& rule, const RuleText& text) {
  return Sentence(rule, text).all();
}

}  // namespace p2c

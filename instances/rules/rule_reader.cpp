#include "instances/rules/rule_reader.hpp"

#include <algorithm>
#include <utility>

#include "instances/limits/board_size.hpp"
#include "instances/rules/formula_reader.hpp"

namespace p2c {
namespace {

constexpr std::size_t kMostLabel = 200;
constexpr std::size_t kMostRules = 100;

class Reader {
 public:
  Reader(std::string_view text, const std::string& file) : in_(words_of_rules(text, file)) {}

  RuleText read() {
    in_.expect_statement("rules");
    in_.number(1, 1);
    in_.expect_statement("puzzle");
    head();
    while (in_.statement("given")) given();
    in_.expect_statement("answer");
    answer();
    while (in_.statement("rule")) rule();
    if (!in_.at_end()) in_.fail("'rule' or the end of the file", {"rule"});
    if (text_.rules.empty()) in_.fail("'rule'", {"rule"});
    return std::move(text_);
  }

 private:
  void head() {
    text_.name = in_.name("the name of the puzzle");
    text_.about = label("one line about it");
    while (in_.take_if("also")) text_.aliases.push_back(in_.name("another name"));
    while (in_.take_if("pid")) text_.made_of.pids.push_back(in_.name("a name of pzpr"));
    end_statement();
  }

  void given() {
    const std::string name = new_name();
    in_.expect(":");
    in_.expect("number");
    CellClues its;
    its.least = in_.number(0, kMostBoardCells);
    in_.expect("..");
    const bool bound = in_.peek().kind == RuleWord::Kind::kNumber;
    its.most = bound ? in_.number(its.least, kMostBoardCells) : kMostBoardCells;
    in_.expect("on");
    in_.expect("cells");
    in_.expect(",");
    its.name = in_.name("its name in JSON");
    in_.expect(",");
    its.noun = label("what a number is");
    its.url_form = CellClues::UrlForm::kNumbers16;
    if (in_.take_if(",")) {
      in_.expect("stays");
      its.left_out = kUnknownClue;
      in_.expect("unknown");
    }
    end_statement();
    text_.parts.push_back(name);
    text_.made_of.parts.emplace_back(std::move(its));
  }

  void answer() {
    answer_ = new_name();
    in_.expect(":");
    in_.expect("shading");
    in_.expect("on");
    in_.expect("cells");
    end_statement();
    text_.made_of.answers = {ShadedCells()};
  }

  void rule() {
    if (text_.rules.size() == kMostRules) in_.fail("at most 100 rules");
    TextRule its;
    const RuleWord at = in_.peek();
    its.key = in_.name("the name of the rule");
    const auto same = [&](const TextRule& other) { return other.key == its.key; };
    if (std::any_of(text_.rules.begin(), text_.rules.end(), same)) {
      throw InputError(at.place,
                       "expected a new name of a rule, got " + in_quotes(its.key) + " again");
    }
    const Place place = in_.peek().place;
    const std::string words = label("what the rule says");
    in_.expect(":");
    FormulaReader formula(in_, text_, answer_);
    if (in_.take_if("each")) {
      its.each = formula.quantifiers();
      if (in_.take_if("where")) its.condition = given_alone(formula.condition());
      in_.expect(":");
    }
    its.holds = formula.formula(its.each.empty());
    if (sees_within(*its.holds) && !compares_seen(*its.holds)) {
      throw InputError(at.place, "expected 'size of seen from ... = NUMBER' alone in what holds");
    }
    its.label = pieces(words, place, formula.known);
    end_statement();
    text_.rules.push_back(std::move(its));
  }

  // An instance is made or not whatever the answer.
  ExpressionPtr given_alone(ExpressionPtr condition) const {
    if (speaks_of_answer(*condition)) {
      in_.fail("a condition of 'each' about what is given alone, or 'implies'");
    }
    return condition;
  }

  static bool compares_seen(const Expression& its) {
    using Is = Expression::Is;
    return its.is == Is::kCompare && its.word == Expression::Word::kEqual &&
           its.parts[0]->is == Is::kSeen &&
           (its.parts[1]->is == Is::kNumber || its.parts[1]->is == Is::kClue);
  }
  static bool sees_within(const Expression& its) {
    return its.is == Expression::Is::kSeen ||
           std::any_of(its.parts.begin(), its.parts.end(),
                       [](const ExpressionPtr& part) { return sees_within(*part); });
  }

  static bool speaks_of_answer(const Expression& its) {
    using Is = Expression::Is;
    if (its.is == Is::kShaded || its.is == Is::kSeen) return true;
    return std::any_of(its.parts.begin(), its.parts.end(),
                       [](const ExpressionPtr& part) { return speaks_of_answer(*part); });
  }

  std::string new_name() {
    const RuleWord at = in_.peek();
    std::string name = in_.name("a name");
    const bool known = name == answer_ ||
                       std::find(text_.parts.begin(), text_.parts.end(), name) != text_.parts.end();
    if (known) throw InputError(at.place, "expected a new name, got " + in_quotes(name) + " again");
    return name;
  }

  // One line without control characters, and not too long.
  std::string label(std::string_view what) {
    const Place place = in_.peek().place;
    std::string words = in_.text(what);
    const auto plain = [](char c) { return c >= ' ' && c < '\x7F'; };
    if (words.empty() || words.size() > kMostLabel ||
        !std::all_of(words.begin(), words.end(), plain) || words.find("--") != std::string::npos) {
      throw InputError(
          place, "expected 1 to 200 characters of ASCII without '--', got " + in_quotes(words));
    }
    return words;
  }

  // "{c} sees {clue of c} cells".
  std::vector<LabelPiece> pieces(const std::string& words, const Place& place,
                                 const std::vector<KnownVariable>& known) const {
    std::vector<LabelPiece> all;
    std::size_t at = 0;
    while (at < words.size()) {
      const std::size_t open = std::min(words.find('{', at), words.size());
      if (open > at) all.push_back({words.substr(at, open - at)});
      if (open == words.size()) break;
      const std::size_t close = words.find('}', open);
      if (close == std::string::npos)
        throw InputError(place, "expected '}' after '{' in the label");
      all.push_back(hole(words.substr(open + 1, close - open - 1), place, known));
      at = close + 1;
    }
    return all;
  }

  LabelPiece hole(const std::string& words, const Place& place,
                  const std::vector<KnownVariable>& known) const {
    const std::size_t of = words.find(" of ");
    const KnownVariable* its =
        find_variable(known, of == std::string::npos ? words : words.substr(of + 4));
    LabelPiece piece;
    if (its != nullptr) piece.variable = its->number;
    if (its != nullptr && of != std::string::npos) {
      const auto part = std::find(text_.parts.begin(), text_.parts.end(), words.substr(0, of));
      piece.part = static_cast<int>(part - text_.parts.begin());
      if (part == text_.parts.end() || its->has_number_of != piece.part) its = nullptr;
    }
    if (its == nullptr) {
      throw InputError(place, "expected a variable of 'each' or its number in a hole, got " +
                                  in_quotes("{" + words + "}"));
    }
    return piece;
  }

  void end_statement() {
    if (!in_.at_statement()) in_.fail("the end of the statement");
  }

  RuleWords in_;
  RuleText text_;
  std::string answer_;
};

}  // namespace

RuleText read_rules(std::string_view text, const std::string& file) {
  return Reader(text, file).read();
}

}  // namespace p2c

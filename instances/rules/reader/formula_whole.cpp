// Rules that stand alone: of a whole board, or of sets of cells.
#include <algorithm>
#include <utility>

#include "instances/rules/reader/formula_reader.hpp"

namespace p2c {
namespace {

using Is = Expression::Is;

// A rule of the text that says that there always is a tetromino in each of these regions.
bool has_tetrominoes(const RuleText& text, const Expression& its) {
  return std::any_of(text.rules.begin(), text.rules.end(), [&](const TextRule& rule) {
    const Expression& holds = *rule.holds;
    return rule.condition == nullptr && holds.is == Is::kTetromino && holds.layer == its.layer &&
           holds.given == its.given;
  });
}

}  // namespace

ExpressionPtr FormulaReader::holds(bool has_each) {
  if (in_.take_if("different")) return of_set(Is::kDifferent);
  if (in_.take_if("consecutive")) return of_set(Is::kConsecutive);
  if (in_.take_if("connected")) return connected(!has_each);
  if (in_.take_if("blocks")) return blocks();
  if (!has_each) {
    if (ExpressionPtr its = of_board()) return its;
  }
  return formula();
}

// Their keys and names are those of one such rule.
void FormulaReader::only_one(Is is) const {
  const bool is_there = std::any_of(text_.rules.begin(), text_.rules.end(),
                                    [&](const TextRule& its) { return its.holds->is == is; });
  if (is_there) in_.fail("one such rule of a text");
}

ExpressionPtr FormulaReader::of_board() {
  if (in_.take_if("apart")) {
    Expression its{Is::kApart};
    its.negated = negated_answer(its.layer, is_of_cells);
    return make(std::move(its));
  }
  if (in_.take_if("angles")) {
    only_one(Is::kAngles);
    Expression its{Is::kAngles};
    its.layer = answer("an answer of halves", is_of_halves);
    return make(std::move(its));
  }
  if (in_.take_if("no")) return no_cycle();
  if (in_.take_if("loop")) return loop();
  if (in_.take_if("islands")) return around_clues(Is::kIslands);
  if (in_.take_if("rectangles")) return around_clues(Is::kRectangles);
  if (in_.take_if("symmetric")) return symmetric();
  if (in_.take_if("tetrominoes")) return tetrominoes(Is::kTetromino);
  if (in_.take_if("paired")) return pairs();
  if (in_.take_if("areas")) return areas();
  if (in_.take_if("unlike")) return of_set(Is::kUnlike);
  if (!in_.take_if("unequal")) return nullptr;
  in_.expect("tetrominoes");
  return tetrominoes(Is::kShapesApart);
}

ExpressionPtr FormulaReader::loop() {
  only_one(Is::kLoop);
  Expression its{Is::kLoop};
  its.layer = answer("an answer of lines", is_of_lines);
  if (in_.take_if("through")) {
    in_.expect("all");
    in_.expect("where");
    its.given = given(Given::Is::kFlag, "a flag");
  }
  return make(std::move(its));
}

ExpressionPtr FormulaReader::no_cycle() {
  only_one(Is::kNoCycle);
  in_.expect("cycle");
  Expression its{Is::kNoCycle};
  its.layer = answer("an answer of slashes", is_of_slashes);
  return make(std::move(its));
}

ExpressionPtr FormulaReader::around_clues(Is is) {
  only_one(is);
  Expression its{is};
  its.negated = negated_answer(its.layer, is == Is::kIslands ? is_of_cells : is_of_borders);
  if (is == Is::kRectangles && its.negated) in_.fail("borders, not what has none, before");
  in_.expect("around");
  its.given = given(Given::Is::kCellNumber, "clues in cells");
  return make(std::move(its));
}

ExpressionPtr FormulaReader::symmetric() {
  only_one(Is::kSymmetric);
  Expression its{Is::kSymmetric};
  its.layer = answer("an answer of borders", is_of_borders);
  in_.expect("around");
  its.given = given(Given::Is::kPlaceDot, "what is given on places");
  return make(std::move(its));
}

ExpressionPtr FormulaReader::tetrominoes(Is is) {
  only_one(is);
  Expression its{is};
  its.layer = answer("an answer of cells", is_of_cells);
  in_.expect("in");
  its.given = given(Given::Is::kRegion, "regions");
  if (is == Is::kShapesApart && !has_tetrominoes(text_, its)) {
    in_.fail("a rule 'tetrominoes ...' before this one");
  }
  return make(std::move(its));
}

// Of a whole board, which may have some at its edge instead; or of a set.
ExpressionPtr FormulaReader::connected(bool of_board) {
  Expression its{Is::kConnected};
  its.negated = negated_answer(its.layer, is_of_cells);
  if (in_.is_next("in") || !of_board) {
    in_.expect("in");
    its.is = Is::kConnectedIn;
    its.set = set_of(Sort::kCell);
  } else if (in_.take_if("or")) {
    for (const std::string_view word : {"the", "edge"}) in_.expect(word);
    its.is = Is::kToEdge;
  }
  return make(std::move(its));
}

ExpressionPtr FormulaReader::areas() {
  only_one(Is::kAreas);
  Expression its{Is::kAreas};
  in_.expect("of");
  its.layer = answer("an answer of numbers", is_of_numbers);
  return make(std::move(its));
}

ExpressionPtr FormulaReader::pairs() {
  Expression its{Is::kPaired};
  its.layer = answer("an answer of cells", is_of_cells);
  in_.expect("with");
  its.given = in_.at_statement() ? -1 : find_given(text_, in_.peek().text);
  const bool fits = its.given >= 0 && (text_.givens[its.given].is == Given::Is::kCellNumber ||
                                       text_.givens[its.given].is == Given::Is::kArrow);
  if (!fits) in_.fail("what is given in cells", names());
  in_.take();
  return make(std::move(its));
}

// "blocks shaded around c = clue of c"
ExpressionPtr FormulaReader::blocks() {
  Expression its{Is::kBlocks};
  its.negated = negated_answer(its.layer, is_of_cells);
  in_.expect("around");
  its.variable = variable(Sort::kCell, "a cell").number;
  in_.expect("=");
  its.given = given(Given::Is::kCellList, "lists of numbers in cells");
  in_.expect("of");
  const Place place = in_.peek().place;
  const KnownVariable& cell = variable(Sort::kCell, "a cell");
  if (cell.number != its.variable || !has_number(text_, cell, its.given)) {
    throw InputError(place, "expected the cell before, which is from a set 'with number " +
                                text_.givens[its.given].name + "', got " + in_quotes(cell.name));
  }
  return make(std::move(its));
}

ExpressionPtr FormulaReader::of_set(Is is) {
  Expression its{is};
  const bool numbers = is != Is::kUnlike;
  its.layer = answer(
      numbers ? "an answer of numbers" : "an answer on cells",
      numbers ? is_of_numbers : [](const RuleText& text, int layer) {
        return is_of_cells(text, layer) || is_of_numbers(text, layer);
      });
  in_.expect("in");
  its.set = set_of(numbers ? Sort::kCell : Sort::kCells);
  return make(std::move(its));
}

}  // namespace p2c

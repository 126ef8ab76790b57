// Numbers in rules.
#include <algorithm>
#include <array>
#include <utility>

#include "instances/rules/reader/formula_reader.hpp"

namespace p2c {
namespace {

using Is = Expression::Is;

// What conditions, numbers and rules that stand alone begin with, to guess what was meant.
constexpr auto kBegins = std::to_array<const char*>(
    {"all",       "angles",      "apart",      "areas",      "blocks",  "connected", "consecutive",
     "count",     "different",   "difference", "distance",   "islands", "length",    "loop",
     "paired",    "product",     "quotient",   "rectangles", "size",    "some",      "sum",
     "symmetric", "tetrominoes", "unequal",    "unlike"});

}  // namespace

ExpressionPtr FormulaReader::sum() {
  std::vector<ExpressionPtr> parts{number()};
  while (in_.is_next("+") || in_.is_next("-")) {
    const bool minus = in_.take().text == "-";
    ExpressionPtr next = number();
    parts.push_back(minus ? make({Is::kMinus, {std::move(next)}}) : std::move(next));
  }
  return joined(Is::kSum, std::move(parts));
}

ExpressionPtr FormulaReader::number() {
  if (!in_.at_statement() && in_.peek().kind == RuleWord::Kind::kNumber) {
    Expression its{Is::kNumber};
    its.number = in_.number(0, 1'000'000);
    return make(std::move(its));
  }
  if (in_.take_if("rows")) return make({Is::kRows});
  if (in_.take_if("columns")) return make({Is::kColumns});
  if (in_.take_if("cells")) return make({Is::kCells});
  if (in_.take_if("size")) return size();
  if (in_.take_if("distance")) return distance();
  if (find_given(text_, "length") < 0 && in_.take_if("length")) return length();
  if (const ExpressionPtr its = number_variable()) return its;
  if (in_.take_if("count")) return counted();
  for (const auto& [word, is] : {std::pair("sum", Is::kTotal),
                                 {"product", Is::kProduct},
                                 {"difference", Is::kDifference},
                                 {"quotient", Is::kQuotient}}) {
    if (in_.take_if(word)) return total(is);
  }
  const int layer = in_.at_statement() ? -1 : find_answer(text_, in_.peek().text);
  if (layer >= 0 && is_of_numbers(text_, layer)) return value();
  if (layer >= 0 && is_of_slashes(text_, layer)) return slashes_at_corner(layer);
  return in_.is_next("not") || layer >= 0 ? counted_answer() : given_number();
}

// A variable that is a number; null where another word is next.
ExpressionPtr FormulaReader::number_variable() {
  const KnownVariable* known_number =
      in_.at_statement() ? nullptr : find_variable(known, in_.peek().text);
  if (known_number == nullptr || known_number->sort != Sort::kNumber) return nullptr;
  in_.take();
  Expression its{Is::kVariable};
  its.variable = known_number->number;
  return make(std::move(its));
}

// One end of a range: what is known before any set is walked over.
ExpressionPtr FormulaReader::end_of_range() {
  const RuleWord at = in_.peek();
  ExpressionPtr its = number();
  const bool is_plain =
      its->is <= Is::kSize && its->layer < 0 &&
      (its->is != Is::kGiven || text_.givens[its->given].is != Given::Is::kRegion);
  if (!is_plain) {
    throw InputError(at.place, "expected a number that is given, 'rows' or 'columns', got " +
                                   in_quotes(at.text));
  }
  return its;
}

ExpressionPtr FormulaReader::size() {
  in_.expect("of");
  if (in_.take_if("seen")) return in_sight();
  if (in_.take_if("pieces")) return in_pieces();
  Expression its{Is::kSize};
  const int sizes = in_.at_statement() ? -1 : find_given(text_, in_.peek().text);
  if (sizes >= 0 && text_.givens[sizes].is == Given::Is::kSizeNumber) {
    in_.take();
    its.given = sizes;
    return make(std::move(its));
  }
  its.variable = variable(Sort::kCells, "a set of cells, 'seen' or 'pieces'").number;
  return make(std::move(its));
}

ExpressionPtr FormulaReader::distance() {
  in_.expect("of");
  Expression its{Is::kDistance};
  its.variable = variable(Sort::kCell, "a cell").number;
  its.other = variable(Sort::kCell, "a cell").number;
  return make(std::move(its));
}

// "length of line from c", "... from c towards d", "... through c towards d".
ExpressionPtr FormulaReader::length() {
  in_.expect("of");
  Expression its{Is::kLength};
  its.layer = answer("an answer of lines between cells", is_of_links);
  if (in_.take_if("through")) {
    its.is = Is::kLengthThrough;
  } else if (!in_.take_if("from")) {
    in_.fail("'from' or 'through'", {"from", "through"});
  }
  its.variable = variable(Sort::kCell, "a cell").number;
  if (its.is == Is::kLengthThrough) {
    in_.expect("towards");
  } else if (!in_.take_if("towards")) {
    return make(std::move(its));
  }
  its.other = variable(Sort::kCell, "a cell").number;
  return make(std::move(its));
}

ExpressionPtr FormulaReader::in_sight() {
  in_.expect("from");
  Expression its{Is::kInSight};
  its.variable = variable(Sort::kCell, "a cell").number;
  in_.expect("through");
  its.negated = negated_answer(its.layer, is_of_cells);
  return make(std::move(its));
}

ExpressionPtr FormulaReader::in_pieces() {
  Expression its{Is::kInPieces};
  its.negated = negated_answer(its.layer, is_of_cells);
  in_.expect("beside");
  its.variable = variable(Sort::kCell, "a cell").number;
  return make(std::move(its));
}

ExpressionPtr FormulaReader::counted() {
  const std::size_t before = known.size();
  Expression its{Is::kCount};
  const std::string name = in_.new_name("a name for what is in a set");
  in_.expect("in");
  its.set = set();
  known.push_back(bind(name, its.set));
  its.variable = known.back().number;
  in_.expect("where");
  its.parts = {condition()};
  known.resize(before);
  return make(std::move(its));
}

// "shaded in SET", "not shaded in SET": how many of it are so.
ExpressionPtr FormulaReader::counted_answer() {
  Expression its{Is::kCount};
  Expression is{Is::kIs};
  const bool is_not = negated_answer(is.layer, is_of_items);
  in_.expect("in");
  its.set = set_of(sort_of(text_, is.layer));
  its.variable = is.variable = bind("", its.set).number;
  its.parts = {make(std::move(is))};
  if (is_not) its.parts = {negated(its.parts[0])};
  return make(std::move(its));
}

// "position of c in s where (...)", and so with numbers of cells.
ExpressionPtr FormulaReader::weighted() {
  const std::size_t before = known.size();
  Expression its{Is::kWeighted};
  const Place place = in_.peek().place;
  if (!in_.take_if("position")) its.given = given(Given::Is::kCellNumber, "numbers of cells");
  in_.expect("of");
  const std::string name = in_.name("a name for what is in a set");
  in_.expect("in");
  its.set = set_of(Sort::kCell);
  known.push_back(bind(name, its.set));
  its.variable = known.back().number;
  if (its.given >= 0 && !has_number(text_, known.back(), its.given)) {
    throw InputError(place, "expected 'with number " + text_.givens[its.given].name +
                                "' after the set of the cells");
  }
  in_.expect("where");
  its.parts = {condition()};
  known.resize(before);
  return make(std::move(its));
}

// "slash at k": how many of the cells at a corner have a slash that meets it.
ExpressionPtr FormulaReader::slashes_at_corner(int layer) {
  in_.take();
  in_.expect("at");
  const Place place = in_.peek().place;
  const KnownVariable corner = variable(Sort::kCells, "a corner");
  if (corner.from.of != ItemSet::Of::kCorners) {
    throw InputError(place, "expected a variable from 'corners', got " + in_quotes(corner.name));
  }
  Expression meets{Is::kMeets};
  meets.layer = layer;
  meets.other = corner.number;
  Expression its{Is::kCount};
  its.set = {ItemSet::Of::kMembers, corner.number};
  its.variable = meets.variable = bind("", its.set).number;
  its.parts = {make(std::move(meets))};
  return make(std::move(its));
}

ExpressionPtr FormulaReader::total(Is is) {
  const int weight = in_.at_statement() ? -1 : find_given(text_, in_.peek().text);
  const bool is_weight = weight >= 0 && text_.givens[weight].is == Given::Is::kCellNumber;
  if (is == Is::kTotal && (is_weight || in_.is_next("position"))) return weighted();
  Expression its{is};
  its.layer = answer("an answer of numbers", is == Is::kTotal ? is_of_numbers : is_of_all_numbers);
  in_.expect("in");
  its.set = set_of(Sort::kCell);
  return make(std::move(its));
}

ExpressionPtr FormulaReader::value() {
  Expression its{Is::kValue};
  its.layer = answer("an answer of numbers", is_of_numbers);
  in_.expect("of");
  its.variable = variable(Sort::kCell, "a cell").number;
  return make(std::move(its));
}

ExpressionPtr FormulaReader::given_number() {
  Expression its{Is::kGiven};
  its.given = in_.at_statement() ? -1 : find_given(text_, in_.peek().text);
  const auto is_none = [&](Given::Is is) {
    return is == Given::Is::kFlag || is == Given::Is::kBlock || is == Given::Is::kCellList ||
           is == Given::Is::kPlaceDot;
  };
  if (its.given < 0 || is_none(text_.givens[its.given].is)) {
    std::vector<std::string> words = names();
    words.insert(words.end(), kBegins.begin(), kBegins.end());
    in_.fail("a count", words);
  }
  in_.take();
  const Given& is = text_.givens[its.given];
  if (is.is == Given::Is::kBoardNumber) return make(std::move(its));
  in_.expect("of");
  const Place place = in_.peek().place;
  const bool of_cell =
      is.is == Given::Is::kCellNumber || is.is == Given::Is::kArrow || is.is == Given::Is::kRegion;
  const bool of_size = is.is == Given::Is::kSizeNumber;
  const KnownVariable& of = variable(of_size   ? Sort::kNumber
                                     : of_cell ? Sort::kCell
                                               : Sort::kCells,
                                     of_size   ? "a number"
                                     : of_cell ? "a cell"
                                               : "a set of cells");
  if (!has_number(text_, of, its.given)) {
    throw InputError(place, std::string("expected '") +
                                (is.is == Given::Is::kRegion ? "with " : "with number ") + is.name +
                                "' where " + in_quotes(of.name) + " is introduced, got it alone");
  }
  its.variable = of.number;
  return make(std::move(its));
}

}  // namespace p2c

// The names that formulas speak of: variables, what is given, and answers of the shape that fits.
#include "instances/rules/reader/formula_reader.hpp"

namespace p2c {
namespace {

AnswerName::Is form(const RuleText& text, int layer) { return text.answers[layer].is; }

}  // namespace

bool is_of_cells(const RuleText& text, int layer) {
  return form(text, layer) == AnswerName::Is::kCells;
}
bool is_of_numbers(const RuleText& text, int layer) {
  return form(text, layer) == AnswerName::Is::kNumbers;
}
bool is_of_all_numbers(const RuleText& text, int layer) {
  const auto* numbers = std::get_if<CellNumbers>(&text.made_of.answers[layer]);
  return numbers != nullptr && !numbers->free_cells;
}
bool is_of_halves(const RuleText& text, int layer) {
  const auto* numbers = std::get_if<CellNumbers>(&text.made_of.answers[layer]);
  return numbers != nullptr && numbers->halves;
}
bool is_of_slashes(const RuleText& text, int layer) {
  return form(text, layer) == AnswerName::Is::kSlashes;
}
bool is_of_items(const RuleText& text, int layer) {
  return !is_of_numbers(text, layer) && !is_of_slashes(text, layer);
}
bool is_of_borders(const RuleText& text, int layer) {
  return std::holds_alternative<RegionBorders>(text.made_of.answers[layer]);
}
bool is_of_links(const RuleText& text, int layer) {
  return form(text, layer) == AnswerName::Is::kLinks && !is_of_borders(text, layer);
}
bool is_of_lines(const RuleText& text, int layer) {
  return is_of_links(text, layer) || form(text, layer) == AnswerName::Is::kSides;
}

Sort sort_of(const RuleText& text, int layer) {
  switch (form(text, layer)) {
    case AnswerName::Is::kLinks:
      return Sort::kLink;
    case AnswerName::Is::kSides:
      return Sort::kSide;
    default:
      return Sort::kCell;
  }
}

std::vector<std::string> FormulaReader::names() const {
  std::vector<std::string> all;
  for (const KnownVariable& one : known) all.push_back(one.name);
  for (const Given& given : text_.givens) all.push_back(given.name);
  for (const AnswerName& answer : text_.answers) all.push_back(answer.name);
  return all;
}

const KnownVariable& FormulaReader::variable(Sort sort, std::string_view what) {
  const KnownVariable* its = in_.at_statement() ? nullptr : find_variable(known, in_.peek().text);
  if (its == nullptr || its->sort != sort) {
    std::vector<std::string> fitting;
    for (const KnownVariable& one : known) {
      if (one.sort == sort) fitting.push_back(one.name);
    }
    in_.fail(std::string(what), fitting);
  }
  in_.take();
  return *its;
}

int FormulaReader::given(Given::Is is, std::string_view what) {
  const int its = in_.at_statement() ? -1 : find_given(text_, in_.peek().text);
  if (its < 0 || text_.givens[its].is != is) in_.fail(std::string(what), names());
  in_.take();
  return its;
}

int FormulaReader::answer(std::string_view what, bool (*fits)(const RuleText&, int)) {
  const int layer = in_.at_statement() ? -1 : find_answer(text_, in_.peek().text);
  if (layer < 0 || !fits(text_, layer)) {
    std::vector<std::string> fitting;
    for (int i = 0; i < static_cast<int>(text_.answers.size()); ++i) {
      if (fits(text_, i)) fitting.push_back(text_.answers[i].name);
    }
    in_.fail(fitting.size() == 1 ? in_quotes(fitting[0]) : std::string(what), fitting);
  }
  in_.take();
  return layer;
}

bool FormulaReader::negated_answer(int& layer, bool (*fits)(const RuleText&, int)) {
  const bool is_not = in_.take_if("not");
  layer = answer("an answer", fits);
  return is_not;
}

// Numbers or words of cells, or blocks.
int FormulaReader::given_in_cells() {
  const int its = in_.at_statement() ? -1 : find_given(text_, in_.peek().text);
  const bool fits = its >= 0 && (text_.givens[its].is == Given::Is::kCellNumber ||
                                 text_.givens[its].is == Given::Is::kBlock);
  if (!fits) in_.fail("what is given in cells", names());
  in_.take();
  return its;
}

// --- sets -----------------------------------------------------------------------------------

}  // namespace p2c

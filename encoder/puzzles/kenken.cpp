#include "instances/puzzles/kenken/kenken.hpp"

#include "encoder/clauses/linear.hpp"
#include "encoder/encodings.hpp"
#include "encoder/puzzles/kenken_cages.hpp"
#include "encoder/puzzles/kenken_sets.hpp"
#include "encoder/slot_names.hpp"
#include "encoder/values/diagram.hpp"
#include "encoder/values/latin.hpp"
#include "encoder/values/table.hpp"
#include "instances/puzzles/kenken/kenken_tuples.hpp"

namespace p2c {
namespace {

constexpr std::size_t kMostTransitions = 2'000'000;

// The digits add up to the target, for a sink that takes such a sum whole.
bool sum_taken_whole(int n, const KenKen::Cage& cage, const Unknowns& x, ClauseSink& out) {
  if (cage.operation != KenKen::Operation::kAdd || !out.takes_linear()) return false;
  Linear sum{{}, cage.target, cage.target};
  for (const int cell : cage.cells) {
    for (int digit = 1; digit <= n; ++digit) sum.terms.push_back({digit, x.is(cell, digit)});
  }
  return out.take(sum);
}

// Of a cage.
std::vector<std::pair<int, int>> pairs_in_a_line(int n, const std::vector<int>& cells) {
  std::vector<std::pair<int, int>> pairs;
  for (const int a : cells) {
    for (const int b : cells) {
      if (a < b && (a / n == b / n || a % n == b % n)) pairs.emplace_back(a, b);
    }
  }
  return pairs;
}

// A table has no tuple that repeats a digit in a line, so the rule means that, too.
void no_repeats(int n, const KenKen::Cage& cage, const Unknowns& x, ClauseSink& out) {
  for (const auto& [a, b] : pairs_in_a_line(n, cage.cells)) {
    for (int digit = 1; digit <= n; ++digit) out.add({!x.is(a, digit), !x.is(b, digit)});
  }
}

// Where the rule means more than the clue, the words say so.
std::string cage_words(int n, const KenKen::Cage& cage, bool explains) {
  const bool adds = explains && !pairs_in_a_line(n, cage.cells).empty();
  return "the cage of " + cell_name_at(cage.cells[0], n) + ": " + KenKen::clue_text(cage) +
         (adds ? ", no number twice in a line" : "");
}

NamedList cage_list(int n, const KenKen::Cage& cage) {
  NamedList list{"cage-" + cell_name_at(cage.cells[0], n), {}, {}};
  for (const int cell : cage.cells) list.names.push_back(cell_name_at(cell, n));
  return list;
}

void cage_rule(int n, const KenKen::Cage& cage, const Unknowns& x, std::size_t most_tuples,
               LineSets* line_sets, ClauseSink& out) {
  if (sum_taken_whole(n, cage, x, out)) return;
  const auto name = [&] { return cell_name_at(cage.cells[0], n); };
  out.list([&] { return cage_list(n, cage); });
  if (const auto tuples = cage_tuples(n, cage, most_tuples)) {
    return table(out, x, cage.cells, *tuples, name);
  }
  std::vector<ValueSet> sets;
  if (line_sets != nullptr) sets = line_sets->of_cage(cage, out);
  Lits chosen;  // the operation, where several are possible
  for (const KenKen::Operation operation : operations_of(cage)) {
    const auto condition = [&] { return std::string(operation_word(operation)); };
    const bool open = cage.operation == KenKen::Operation::kAny;
    chosen.push_back(!open ? kTrue : out.fresh([&] {
      return VariableName{name_of("operation", {name(), condition(), std::to_string(cage.target)}),
                          Sense::kImplies};
    }));
    const Automaton automaton = cage_automaton(n, operation, cage.target);
    if (!sets.empty() && diagram_of_sets(out, sets, automaton, chosen.back(), kMostTransitions)) {
      continue;
    }
    if (diagram(out, x, cage.cells, automaton, chosen.back(), kMostTransitions, name, condition)) {
      continue;
    }
    throw TooLarge("the diagram of the cage of " + cell_name_at(cage.cells[0], n) +
                   " has more than " + std::to_string(kMostTransitions) + " transitions");
  }
  out.add(chosen);
  if (out.explains()) no_repeats(n, cage, x, out);
}

}  // namespace

void encode(const KenKen& puzzle, const Unknowns& x, const EncodeOptions& options,
            ClauseSink& out) {
  int k = 0;
  for (const std::vector<int>& line : board_lines(puzzle.n, puzzle.n)) {
    out.rule([&] {
      return Rule{{"line", {k}}, line, line_name(k, puzzle.n) + ": each number once"};
    });
    each_value_once(out, x, line, options.cardinality, [&] { return line_word(k, puzzle.n); });
    ++k;
  }
  LineSets line_sets(puzzle, x);
  const bool with_sets = options.value_sets.value_or(false);
  for (const KenKen::Cage& cage : puzzle.cages) {
    if (!cage.has_clue()) continue;
    out.rule([&] {
      return Rule{
          {"cage", {cage.cells[0]}}, cage.cells, cage_words(puzzle.n, cage, out.explains())};
    });
    cage_rule(puzzle.n, cage, x, options.most_table_tuples, with_sets ? &line_sets : nullptr, out);
  }
  line_sets.each_digit_once(options.cardinality, out);
}

}  // namespace p2c

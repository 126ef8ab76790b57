#include <charconv>

#include "cli/formula_work.hpp"
#include "cli/report.hpp"
#include "cli/verbs/verb_table.hpp"
#include "encoder/slot_names.hpp"
#include "instances/version.hpp"

namespace p2c {
namespace {

using ExplainArguments = Arguments<OutputOptions, PuzzleOptions, FormulaOptions, LimitOptions>;

std::int64_t clause_number(const std::string& word) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size() || number < 1) {
    throw UsageError{"expected the number of a clause, from 1 on, got '" + word + "'"};
  }
  return number;
}

struct Auxiliary {
  int variable;
  VariableName name;
  std::string rule;  // that introduced it
};

// One clause, and where its auxiliary variables come from.
struct Explanation {
  std::string rule;
  Lits literals;
  std::vector<Auxiliary> auxiliaries;
};

Explanation explain(const Outline& outline, int slots_variables, std::int64_t number) {
  const Lits* clause = outline.wanted_clause(number);
  if (clause == nullptr) {
    throw UsageError{"expected the number of a clause, from 1 to " +
                     std::to_string(outline.clauses()) + ", got " + std::to_string(number)};
  }
  Explanation result{outline.group_of_clause(number).words, *clause, {}};
  for (const Lit literal : result.literals) {
    const int variable = literal.variable();
    if (variable <= slots_variables) continue;
    result.auxiliaries.push_back(
        {variable, *outline.name_of_variable(variable), outline.group_of_variable(variable).words});
  }
  return result;
}

std::string as_text(const Explanation& explanation, std::int64_t number, const SlotNames& name) {
  std::string text = "clause " + std::to_string(number) + ":";
  std::string words;
  for (const Lit x : explanation.literals) {
    text += " " + std::to_string(x.dimacs());
    words += (words.empty() ? "" : ", or ") + name(x);
  }
  text += " 0\n  says: " + (words.empty() ? "there is no answer" : words) +
          "\n  rule: " + explanation.rule + "\n";
  for (const auto& [variable, stands_for, rule] : explanation.auxiliaries) {
    text += "  v" + std::to_string(variable) + " " + word_of(stands_for.sense) + " " +
            stands_for.text + ": auxiliary, for: " + rule + "\n";
  }
  return text;
}

JsonMembers as_json(const Explanation& explanation, std::int64_t number, const SlotNames& name) {
  std::vector<Json> literals;
  for (const Lit x : explanation.literals) {
    literals.push_back(JsonMembers{{"literal", x.dimacs()}, {"name", name(x)}});
  }
  std::vector<Json> auxiliaries;
  for (const auto& [variable, stands_for, rule] : explanation.auxiliaries) {
    auxiliaries.push_back(JsonMembers{{"variable", variable},
                                      {"name", stands_for.text},
                                      {"sense", word_of(stands_for.sense)},
                                      {"rule", rule}});
  }
  return {{"clause", number},
          {"literals", literals},
          {"rule", explanation.rule},
          {"auxiliary", auxiliaries}};
}

ExitCode run_explain_clause(const ExplainArguments& arguments, const Task& task) {
  std::vector<std::int64_t> numbers;
  for (std::size_t i = 1; i < arguments.inputs.size(); ++i) {
    numbers.push_back(clause_number(arguments.inputs[i]));
  }
  try {
    const FormulaWork work = read_formula_work(
        read_only_entry(arguments.inputs[0], arguments, task), arguments, arguments, task);
    const AnyPuzzle& puzzle = *work.document.puzzle;
    const SlotNames name(puzzle.slots());
    const Outline outline = work.outline(numbers, task.stop);
    std::string text;
    std::vector<Json> clauses;
    for (const std::int64_t number : numbers) {
      const Explanation explanation = explain(outline, name.variables(), number);
      text += as_text(explanation, number, name);
      if (arguments.json) clauses.emplace_back(as_json(explanation, number, name));
    }
    JsonMembers report = report_head(work.document, {});
    report["clauses"] = clauses;
    report["version"] = kVersion;
    task.out.write(arguments.json ? to_text(report) : text);
  } catch (const WrongAnswer& wrong) {
    return refuse_answer(wrong, task);
  }
  return kDone;
}

}  // namespace

Verb explain_clause_verb() {
  return {"explain-clause",
          "PUZZLE N...",
          "explain clauses of the puzzle's CNF",
          "N is the number of a clause in encode's output with the same options, counted from 1.",
          2,
          -1,
          new_call<ExplainArguments, run_explain_clause>};
}

}  // namespace p2c

#include <charconv>

#include "cli/input.hpp"
#include "cli/report.hpp"
#include "cli/verbs.hpp"
#include "cli/version.hpp"
#include "encoder/outline.hpp"
#include "encoder/slot_names.hpp"

namespace puzzle2cnf {
namespace {

std::int64_t clause_number(const std::string& word) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size() || number < 1) {
    throw UsageError{"expected the number of a clause, from 1 on, got '" + word + "'"};
  }
  return number;
}

// One clause, and where its auxiliary variables come from.
struct Explanation {
  std::string rule;
  Lits literals;
  std::vector<std::pair<int, std::string>> auxiliaries;  // variable, the rule that introduced it
};

Explanation explain(const Document& document, const EncodeOptions& options, std::int64_t number,
                    const Stop& stop) {
  Outline outline(number);
  outline.stop_with(&stop);
  const Unknowns x = encode_all(*document.puzzle, document.givens, options, outline);
  if (!outline.wanted_clause()) {
    throw UsageError{"expected the number of a clause, from 1 to " +
                     std::to_string(outline.clauses()) + ", got " + std::to_string(number)};
  }
  Explanation result{outline.group_of_clause(number).words, *outline.wanted_clause(), {}};
  for (const Lit literal : result.literals) {
    if (literal.variable() <= x.variables()) continue;
    result.auxiliaries.emplace_back(literal.variable(),
                                    outline.group_of_variable(literal.variable()).words);
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
  for (const auto& [variable, rule] : explanation.auxiliaries) {
    text += "  v" + std::to_string(variable) + ": auxiliary, for: " + rule + "\n";
  }
  return text;
}

Json as_json(const Explanation& explanation, std::int64_t number, const SlotNames& name) {
  Json literals = Json::array();
  for (const Lit x : explanation.literals) {
    literals.push_back(Json{{"literal", x.dimacs()}, {"name", name(x)}});
  }
  Json auxiliaries = Json::array();
  for (const auto& [variable, rule] : explanation.auxiliaries) {
    auxiliaries.push_back(Json{{"variable", variable}, {"rule", rule}});
  }
  return Json{{"clause", number},
              {"literals", std::move(literals)},
              {"rule", explanation.rule},
              {"auxiliary", std::move(auxiliaries)}};
}

}  // namespace

ExitCode run_explain(const Task& task) {
  const Arguments& arguments = task.arguments;
  const std::vector<std::string> words(arguments.inputs.begin() + 1, arguments.inputs.end());
  std::vector<std::int64_t> numbers;
  for (const std::string& word : words) numbers.push_back(clause_number(word));
  const Document document = read_puzzle(arguments.inputs[0], task);
  const EncodeOptions options = encode_options(arguments);
  const SlotNames name(document.puzzle->slots());
  Json clauses = Json::array();
  for (const std::int64_t number : numbers) {
    const Explanation explanation = explain(document, options, number, task.stop);
    if (arguments.json) {
      clauses.push_back(as_json(explanation, number, name));
    } else {
      task.out.write(as_text(explanation, number, name));
    }
  }
  if (arguments.json) {
    Json report = report_head(*document.puzzle, {});
    report["clauses"] = std::move(clauses);
    report["version"] = kVersion;
    task.out.write(to_text(report));
  }
  return kDone;
}

}  // namespace puzzle2cnf

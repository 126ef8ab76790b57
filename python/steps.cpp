#include "python/steps.hpp"

#include <pybind11/stl.h>

#include "python/value_class.hpp"

namespace p2c::python {
namespace {

namespace py = pybind11;

std::string text_of(const Fact& fact) {
  return fact.slot + (fact.is ? "=" : "!=") + std::to_string(fact.value);
}

// What there is to know before the steps.
std::string heading_of(const Explanation& explanation) {
  std::string text;
  for (const std::string& slot : explanation.wrong) {
    text += (text.empty() ? "wrong in the state: " : ", ") + slot;
  }
  const bool none = explanation.verdict == "none";
  if (none) text = "no answer";
  if (!explanation.contradiction) return text.empty() ? text : text + "\n";
  text = none ? "no answer: these contradict each other\n"
              : "no answer continues the state: none has all of these\n";
  for (const std::string& rule : explanation.contradiction->rules) text += "- " + rule + "\n";
  for (const Fact& fact : explanation.contradiction->facts) text += "- " + text_of(fact) + "\n";
  return text;
}

std::string text_of(const Explanation& explanation) {
  std::string text = heading_of(explanation);
  for (const Step& step : explanation.steps) text += step.sentence + "\n";
  return text;
}

void add_fact(py::module_& module) {
  py::class_<Fact> type(module, "Fact", "That a slot has a value, or not. str() is \"r1c2=1\".");
  add_value(type, &Fact::slot, &Fact::value, &Fact::is);
  type.def_readonly("slot", &Fact::slot, "The name of the slot.")
      .def_readonly("value", &Fact::value, "The value.")
      .def_readonly("holds", &Fact::is, "Whether the slot has the value, or has it not.")
      .def("__str__", [](const Fact& fact) { return text_of(fact); })
      .def("__repr__", [](const Fact& fact) { return "<Fact " + text_of(fact) + ">"; });
}

void add_step(py::module_& module) {
  py::class_<Step> type(module, "Step",
                        "From `rules` and `facts`, none of which can be left out, follows what it\n"
                        "concludes. str() is its sentence.");
  add_value(type, &Step::sentence, &Step::concludes, &Step::rules, &Step::facts);
  type.def_readonly("sentence", &Step::sentence, "The step in words.")
      .def_readonly("concludes", &Step::concludes, "A list of Fact.")
      .def_readonly("rules", &Step::rules, "The rules in words.")
      .def_readonly("facts", &Step::facts, "What was known before, a list of Fact.")
      .def("__str__", [](const Step& step) { return step.sentence; })
      .def("__repr__", [](const Step& step) {
        return "<Step: " + std::string(py::repr(py::str(step.sentence))) + ">";
      });
}

}  // namespace

std::vector<Fact> facts_of(const puzzle2cnf::Puzzle& puzzle,
                           const std::vector<puzzle2cnf::Fact>& facts) {
  std::vector<Fact> named;
  for (const puzzle2cnf::Fact& fact : facts) {
    named.push_back({puzzle.slots()[fact.slot].name, fact.value, fact.is});
  }
  return named;
}

std::vector<Step> steps_of(const puzzle2cnf::Puzzle& puzzle,
                           const std::vector<puzzle2cnf::Step>& steps) {
  std::vector<Step> named;
  for (const puzzle2cnf::Step& step : steps) {
    named.push_back({step.sentence, facts_of(puzzle, step.concludes), step.rules,
                     facts_of(puzzle, step.facts)});
  }
  return named;
}

void add_steps(py::module_& module) {
  add_fact(module);
  add_step(module);
  py::class_<Explanation> type(module, "Explanation",
                               "Steps; str() is a sentence for each, after what is wrong.");
  add_value(type, &Explanation::verdict, &Explanation::steps, &Explanation::known,
            &Explanation::wrong, &Explanation::contradiction, &Explanation::level,
            &Explanation::level_is_exact, &Explanation::limited);
  type.def_readonly("verdict", &Explanation::verdict,
                    "'none', 'unique' or 'several' answers; None: a limit came first.")
      .def_readonly("steps", &Explanation::steps, "A list of Step.")
      .def_readonly("known", &Explanation::known, "What is known after the steps, an Answer.")
      .def_readonly(
          "wrong", &Explanation::wrong,
          "Names of the slots whose values in the state are not those of the only answer.")
      .def_readonly("contradiction", &Explanation::contradiction,
                    "Without an answer a Step with rules and facts that contradict each other;\n"
                    "with several answers the entries of the state that no answer has together.")
      .def_readonly("level", &Explanation::level,
                    "The least number of rules that have to be combined, or a bound of it;\n"
                    "0: unknown.")
      .def_readonly("level_is_exact", &Explanation::level_is_exact, "Else it is a bound.")
      .def_readonly("limited", &Explanation::limited,
                    "Whether a limit came before the end: this was found so far.")
      .def("__str__", [](const Explanation& found) { return text_of(found); })
      .def("__repr__", [](const Explanation& found) {
        return "<Explanation: " + std::to_string(found.steps.size()) + " steps>";
      });
}

}  // namespace p2c::python

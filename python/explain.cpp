// Reasons: explain, hint, check_step.
#include <pybind11/stl.h>

#include <optional>

#include "python/answer.hpp"
#include "python/parts.hpp"
#include "python/steps.hpp"
#include "python/without_gil.hpp"

namespace p2c::python {
namespace {

using puzzle2cnf::Puzzle;

Explanation explanation_of(const Puzzle& puzzle, const puzzle2cnf::Explanation& found) {
  Explanation result{{},          steps_of(puzzle, found.steps), {puzzle, found.known}, {}, {},
                     found.level, found.level_is_exact,          found.limited};
  if (found.verdict) result.verdict = word_for(*found.verdict);
  for (const int slot : found.wrong) result.wrong.push_back(puzzle.slots()[slot].name);
  if (found.contradiction) result.contradiction = steps_of(puzzle, {*found.contradiction})[0];
  return result;
}

Explanation explain(const Puzzle& puzzle, double seconds, std::int64_t conflicts, int seed) {
  return explanation_of(puzzle, without_gil({seconds, conflicts, seed}, [&](const auto& options) {
                          return puzzle.explain(options);
                        }));
}

Explanation hint(const Puzzle& puzzle, const py::object& state,
                 const std::optional<std::string>& slot, double seconds, std::int64_t conflicts,
                 int seed) {
  const puzzle2cnf::Answer values = partial_answer(puzzle, state);
  const int wanted = slot ? slot_named(puzzle, *slot) : -1;
  return explanation_of(puzzle, without_gil({seconds, conflicts, seed}, [&](const auto& options) {
                          return puzzle.hint(values, wanted, options);
                        }));
}

py::dict check_step(const Puzzle& puzzle, const py::object& state, double seconds,
                    std::int64_t conflicts, int seed) {
  const puzzle2cnf::Answer values = partial_answer(puzzle, state);
  const auto found = without_gil({seconds, conflicts, seed}, [&](const auto& options) {
    return puzzle.check_step(values, options);
  });
  py::dict result;
  result["ok"] = found.ok;
  result["rules"] = found.rules;
  result["facts"] = facts_of(puzzle, found.facts);
  return result;
}

}  // namespace

void add_explain(PuzzleFunctions& functions) {
  add_steps(functions.module());
  functions.add("explain", &explain, "All steps from the givens to the answer.", py::kw_only(),
                py::arg("seconds") = 0.0, py::arg("conflicts") = 0, py::arg("seed") = 0);
  functions.add("hint", &hint,
                "The steps from a state to the next value, or to that of a slot; to what is wrong\n"
                "in it.",
                py::arg("state") = py::none(), py::arg("slot") = py::none(), py::kw_only(),
                py::arg("seconds") = 0.0, py::arg("conflicts") = 0, py::arg("seed") = 0);
  functions.add(
      "check_step", &check_step,
      "A dict: `ok` says whether some answer agrees with the state. If not, `rules` and `facts`\n"
      "contradict each other, and none of them can be left out.",
      py::arg("state"), py::kw_only(), py::arg("seconds") = 0.0, py::arg("conflicts") = 0,
      py::arg("seed") = 0);
}

}  // namespace p2c::python

// Answers: solve, unique, count.
#include <pybind11/stl.h>

#include <optional>
#include <string>

#include "python/answer.hpp"
#include "python/parts.hpp"
#include "python/value_class.hpp"
#include "python/without_gil.hpp"

namespace p2c::python {
namespace {

using puzzle2cnf::Count;
using puzzle2cnf::Puzzle;
using puzzle2cnf::Verdict;

struct Uniqueness {
  std::string verdict;
  std::optional<PuzzleAnswer> first;
  std::optional<PuzzleAnswer> second;
};

std::optional<PuzzleAnswer> solve(const Puzzle& puzzle, double seconds, std::int64_t conflicts,
                                  int seed) {
  auto found = without_gil({seconds, conflicts, seed},
                           [&](const auto& options) { return puzzle.solve(options); });
  if (!found) return {};
  return PuzzleAnswer{puzzle, std::move(*found)};
}

Uniqueness unique(const Puzzle& puzzle, double seconds, std::int64_t conflicts, int seed) {
  const auto found = without_gil({seconds, conflicts, seed},
                                 [&](const auto& options) { return puzzle.unique(options); });
  Uniqueness result{word_for(found.verdict), {}, {}};
  if (found.verdict != Verdict::kNone) result.first = PuzzleAnswer{puzzle, found.first};
  if (found.verdict == Verdict::kSeveral) result.second = PuzzleAnswer{puzzle, found.second};
  return result;
}

Count count(const Puzzle& puzzle, std::int64_t most, double seconds, std::int64_t conflicts,
            int seed) {
  return without_gil({seconds, conflicts, seed},
                     [&](const auto& options) { return puzzle.count(most, options); });
}

void add_uniqueness(py::module_& module) {
  py::class_<Uniqueness> type(module, "Uniqueness",
                              "How many answers there are: none, one or several. True for one.");
  add_value(type, &Uniqueness::verdict, &Uniqueness::first, &Uniqueness::second);
  type.def_readonly("verdict", &Uniqueness::verdict, "'none', 'unique' or 'several'.")
      .def_readonly("first", &Uniqueness::first, "An answer, or None where there is none.")
      .def_readonly("second", &Uniqueness::second, "Another answer, or None.")
      .def("__bool__",
           [](const Uniqueness& found) { return found.verdict == word_for(Verdict::kUnique); })
      .def("__repr__",
           [](const Uniqueness& found) { return "<Uniqueness: " + found.verdict + ">"; });
}

void add_count(py::module_& module) {
  py::class_<Count> type(module, "Count", "How many answers were found; int() is the number.");
  add_value(type, &Count::count, &Count::complete);
  type.def_readonly("count", &Count::count, "The number of answers that were found.")
      .def_readonly("complete", &Count::complete,
                    "Whether these are all; else there are at least so many.")
      .def("__int__", [](const Count& found) { return found.count; })
      .def("__repr__", [](const Count& found) {
        return "Count(count=" + std::to_string(found.count) +
               ", complete=" + (found.complete ? "True" : "False") + ")";
      });
}

}  // namespace

const char* word_for(Verdict verdict) {
  switch (verdict) {
    case Verdict::kNone:
      return "none";
    case Verdict::kUnique:
      return "unique";
    case Verdict::kSeveral:
      break;
  }
  return "several";
}

void add_search(PuzzleFunctions& functions) {
  add_uniqueness(functions.module());
  add_count(functions.module());
  functions.add("solve", &solve, "An Answer, or None where there is none.", py::kw_only(),
                py::arg("seconds") = 0.0, py::arg("conflicts") = 0, py::arg("seed") = 0);
  functions.add("unique", &unique, "Whether there is one answer, none or several.", py::kw_only(),
                py::arg("seconds") = 0.0, py::arg("conflicts") = 0, py::arg("seed") = 0);
  functions.add("count", &count,
                "Counts up to `most` answers; 0: all. A limit ends it with those found so far.",
                py::arg("most") = 0, py::kw_only(), py::arg("seconds") = 0.0,
                py::arg("conflicts") = 0, py::arg("seed") = 0);
}

}  // namespace p2c::python

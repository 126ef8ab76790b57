// The class Puzzle: read, written, drawn and checked.
#include <pybind11/stl.h>

#include <optional>
#include <string>

#include "python/answer.hpp"
#include "python/parts.hpp"
#include "python/value_class.hpp"
#include "python/without_gil.hpp"

namespace p2c::python {
namespace {

using puzzle2cnf::Kind;
using puzzle2cnf::Puzzle;
using puzzle2cnf::Slot;

// The stack level of the caller of a function of the module.
constexpr int kCaller = 2;

// What check() finds.
struct Judgement {
  std::optional<std::string> broken;
};

// Each warning of the reader is one of Python's, which may be an exception there.
template <class Read>
Puzzle read_by(const Read& by, const std::string& text, const std::string& format, bool lenient) {
  Puzzle puzzle = without_gil(
      {}, [&](const auto& limits) { return by(text, format, "puzzle", lenient, limits); });
  for (const std::string& warning : puzzle.warnings()) {
    if (PyErr_WarnEx(PyExc_UserWarning, warning.c_str(), kCaller) != 0)
      throw py::error_already_set();
  }
  return puzzle;
}

Puzzle read(const std::string& text, const std::string& format, bool lenient) {
  return read_by(&Puzzle::read, text, format, lenient);
}

Puzzle read_of_kind(const Kind& kind, const std::string& text, const std::string& format,
                    bool lenient) {
  return read_by([&](const auto&... words) { return kind.read(words...); }, text, format, lenient);
}

Kind rules(const std::string& text) { return Kind::from_rules(text); }

// A text that read() reads, whatever the kind.
std::string whole_text(const Puzzle& puzzle) { return puzzle.rules() + puzzle.write(); }

std::string write(const Puzzle& puzzle, const std::string& format) { return puzzle.write(format); }

std::string svg(const Puzzle& puzzle, const py::object& answer) {
  return puzzle.svg(partial_answer(puzzle, answer));
}

Judgement check(const Puzzle& puzzle, const py::object& answer) {
  return {puzzle.check(whole_answer(puzzle, answer))};
}

std::string description_of(const Puzzle& puzzle) {
  return "<Puzzle: " + puzzle.kind() + ", " + std::to_string(puzzle.slots().size()) + " slots>";
}

bool equals(const Puzzle& puzzle, const py::object& other) {
  return py::isinstance<Puzzle>(other) &&
         whole_text(puzzle) == whole_text(py::cast<const Puzzle&>(other));
}

void add_slot(py::module_& module) {
  py::class_<Slot> slot(module, "Slot", "An unknown of a puzzle: an integer from `lo` to `hi`.");
  add_value(slot, &Slot::name, &Slot::lo, &Slot::hi);
  slot.def_readonly("name", &Slot::name, "As \"r2c3\" for a cell.")
      .def_readonly("lo", &Slot::lo, "The lowest value.")
      .def_readonly("hi", &Slot::hi, "The highest value.")
      .def("__repr__", [](const Slot& self) {
        return "Slot(name='" + self.name + "', lo=" + std::to_string(self.lo) +
               ", hi=" + std::to_string(self.hi) + ")";
      });
}

void add_judgement(py::module_& module) {
  py::class_<Judgement> judgement(module, "Judgement",
                                  "Whether an answer is right; true where it is.");
  add_value(judgement, &Judgement::broken);
  judgement
      .def_property_readonly(
          "ok", [](const Judgement& found) { return !found.broken; }, "Whether it is right.")
      .def_readonly("broken", &Judgement::broken,
                    "The first rule or given that the answer breaks, or None.")
      .def("__bool__", [](const Judgement& found) { return !found.broken; })
      .def("__repr__", [](const Judgement& found) {
        const py::str broken = found.broken ? py::repr(py::str(*found.broken)) : py::str("None");
        return "Judgement(broken=" + std::string(broken) + ")";
      });
}

void add_kind(py::module_& module) {
  py::class_<Kind> kind(module, "Kind", "A kind of puzzle that rules() has read.");
  kind.def_property_readonly("name", &Kind::name, "Its name.")
      .def_property_readonly("hash", &Kind::hash, "What identifies its rules: the MD5 of the text.")
      .def_property_readonly("rules", &Kind::rules, "The text.")
      .def("read", &read_of_kind,
           "As the function read(); this kind comes before one of kinds() with its name.",
           py::arg("text"), py::arg("format") = "", py::arg("lenient") = false)
      .def("__repr__", [](const Kind& self) { return "<Kind: " + self.name() + ">"; })
      .def("__eq__",
           [](const Kind& self, const py::object& other) {
             return py::isinstance<Kind>(other) &&
                    self.rules() == py::cast<const Kind&>(other).rules();
           })
      .def("__hash__", [](const Kind& self) { return py::hash(py::str(self.rules())); });
  add_copies(
      kind, [](const Kind& self) { return py::make_tuple(self.rules()); }, &rules);
}

void add_members(py::class_<Puzzle>& puzzle) {
  puzzle
      .def_property_readonly("kind", &Puzzle::kind,
                             "The name of its kind, one of kinds() or of a Kind.")
      .def_property_readonly("rules", &Puzzle::rules,
                             "The text that its Kind was made of, or nothing.")
      .def_property_readonly("slots", &Puzzle::slots, "Its unknowns, a list of Slot.")
      .def("write", &write, "The puzzle as a text in the format with this name.",
           py::arg("format") = "text")
      .def("svg", &svg, "A drawing, with an answer or what is known of it.",
           py::arg("answer") = py::none())
      .def(
          "answer",
          [](const Puzzle& self, const py::object& values) {
            return PuzzleAnswer{self, whole_answer(self, values)};
          },
          "A text, a dict, a list or rows as an Answer.", py::arg("values"))
      .def(
          "state",
          [](const Puzzle& self, const py::object& values) {
            return PuzzleAnswer{self, partial_answer(self, values)};
          },
          "What a player has settled, as an Answer; of a text all that it does not leave open.",
          py::arg("values"))
      .def(
          "_repr_svg_", [](const Puzzle& self) { return self.svg(); },
          "The drawing, for notebooks.")
      .def("__str__", [](const Puzzle& self) { return self.write(); })
      .def("__repr__", &description_of)
      .def("__eq__", &equals)
      .def("__hash__", [](const Puzzle& self) { return py::hash(py::str(whole_text(self))); });
  add_copies(
      puzzle, [](const Puzzle& self) { return py::make_tuple(whole_text(self)); },
      [](const std::string& text) { return Puzzle::read(text, "text", "puzzle", true); });
}

}  // namespace

void add_puzzle(py::module_& module, py::class_<Puzzle>& puzzle) {
  add_slot(module);
  add_judgement(module);
  add_members(puzzle);
  add_kind(module);
  add_function(
      module, "read", &read,
      "A puzzle from a text in one of the formats of `puzzle2cnf formats`, or from the URL\n"
      "of one, which is parsed and never fetched. An empty format is detected. What is odd in\n"
      "it is a Python warning; `lenient` takes what is wrong but can be understood so, too.",
      py::arg("text"), py::arg("format") = "", py::arg("lenient") = false);
  add_function(module, "rules", &rules,
               "A Kind from a text of rules, as docs/rules.md describes it.", py::arg("text"));
  add_function(module, "kinds", &puzzle2cnf::kinds, "The names of all kinds of puzzles.");
  PuzzleFunctions(module, puzzle)
      .add("check", &check, "Judges a whole answer by the rules alone.", py::arg("answer"));
}

}  // namespace p2c::python

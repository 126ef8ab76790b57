#include "python/answer.hpp"

#include <pybind11/pybind11.h>

#include <algorithm>
#include <string>

#include "python/grid.hpp"
#include "python/parts.hpp"
#include "python/value_class.hpp"

namespace p2c::python {
namespace {

using puzzle2cnf::kOpen;

py::object object_of(int value) {
  return value == kOpen ? py::object(py::none()) : py::object(py::int_(value));
}

// Names and values of what is known, in the order of the slots.
py::dict dict_of(const PuzzleAnswer& answer) {
  py::dict known;
  for (std::size_t i = 0; i < answer.values.size(); ++i) {
    if (answer.values[i] == kOpen) continue;
    known[py::str(answer.puzzle.slots()[i].name)] = answer.values[i];
  }
  return known;
}

std::size_t known(const PuzzleAnswer& answer) {
  const auto open = std::count(answer.values.begin(), answer.values.end(), kOpen);
  return answer.values.size() - static_cast<std::size_t>(open);
}

py::object get(const PuzzleAnswer& answer, const std::string& name, const py::object& otherwise) {
  const auto& slots = answer.puzzle.slots();
  const auto found =
      std::find_if(slots.begin(), slots.end(), [&](const auto& slot) { return slot.name == name; });
  if (found == slots.end()) return otherwise;
  const int value = answer.values[static_cast<std::size_t>(found - slots.begin())];
  return value == kOpen ? otherwise : py::object(py::int_(value));
}

int value_of(const PuzzleAnswer& answer, const std::string& name) {
  const py::object value = get(answer, name, py::none());
  if (value.is_none()) throw py::key_error(name);
  return value.cast<int>();
}

py::list list_of(const PuzzleAnswer& answer) {
  py::list values;
  for (const int value : answer.values) values.append(object_of(value));
  return values;
}

py::list rows_of(const PuzzleAnswer& answer) {
  const Grid grid = grid_of(answer.puzzle.slots());
  if (grid.empty()) throw std::invalid_argument("the slots of this kind have no rows");
  py::list rows;
  for (const std::vector<int>& slots : grid) {
    py::list row;
    for (const int slot : slots) row.append(object_of(slot < 0 ? kOpen : answer.values[slot]));
    rows.append(row);
  }
  return rows;
}

std::string text_of(const PuzzleAnswer& answer) { return answer.puzzle.text(answer.values); }
std::string svg_of(const PuzzleAnswer& answer) { return answer.puzzle.svg(answer.values); }

std::string description_of(const PuzzleAnswer& answer) {
  return "<Answer to " + answer.puzzle.kind() + ": " + std::to_string(known(answer)) + " of " +
         std::to_string(answer.values.size()) + " values>";
}

bool equals(const PuzzleAnswer& answer, const py::object& other) {
  if (py::isinstance<PuzzleAnswer>(other)) {
    return dict_of(answer).equal(dict_of(py::cast<const PuzzleAnswer&>(other)));
  }
  return py::isinstance<py::dict>(other) && dict_of(answer).equal(other);
}

PuzzleAnswer restored(const puzzle2cnf::Puzzle& puzzle, const py::list& values) {
  return {puzzle, partial_answer(puzzle, values)};
}

void add_mapping(py::class_<PuzzleAnswer>& answer) {
  answer.def("__getitem__", &value_of)
      .def("get", &get, "The value of a slot, or the default where it is open or not there.",
           py::arg("name"), py::arg("default") = py::none())
      .def("__contains__",
           [](const PuzzleAnswer& self, const std::string& name) {
             return !get(self, name, py::none()).is_none();
           })
      .def("__iter__", [](const PuzzleAnswer& self) { return py::iter(dict_of(self)); })
      .def("__len__", &known)
      .def("__eq__", &equals)
      .def("__hash__",  // as __eq__ has it: what is known, by name
           [](const PuzzleAnswer& self) {
             return py::hash(py::frozenset(dict_of(self).attr("items")()));
           })
      .def(
          "keys", [](const PuzzleAnswer& self) { return dict_of(self).attr("keys")(); },
          "The names of the slots whose values are known.")
      .def(
          "values", [](const PuzzleAnswer& self) { return dict_of(self).attr("values")(); },
          "The values that are known.")
      .def(
          "items", [](const PuzzleAnswer& self) { return dict_of(self).attr("items")(); },
          "Names and values of the slots whose values are known.");
  py::module_::import("_collections_abc").attr("Mapping").attr("register")(answer);
}

}  // namespace

void add_answer(py::module_& module) {
  py::class_<PuzzleAnswer> answer(
      module, "Answer",
      "A value for each slot of a puzzle that is known: a mapping from names of slots to values,\n"
      "as list and as rows. str() is the text that `puzzle2cnf solve` prints.");
  add_mapping(answer);
  answer.def_readonly("puzzle", &PuzzleAnswer::puzzle, "The puzzle that it belongs to.")
      .def("list", &list_of, "A value for each slot in the order of Puzzle.slots; None: open.")
      .def("rows", &rows_of,
           "Lists of values, a row of cells each. Of kinds whose slots are cells.")
      .def("text", &text_of, "As `puzzle2cnf solve` prints it.")
      .def("svg", &svg_of, "A drawing of the puzzle with these values.")
      .def("_repr_svg_", &svg_of, "The drawing, for notebooks.")
      .def("__str__", &text_of)
      .def("__repr__", &description_of);
  const auto state = [](const PuzzleAnswer& self) {
    return py::make_tuple(self.puzzle, list_of(self));
  };
  add_copies(answer, state, &restored);
}

}  // namespace p2c::python

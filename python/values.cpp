// Values for slots from objects of Python.
#include <pybind11/pybind11.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_map>

#include "python/answer.hpp"
#include "python/grid.hpp"

namespace p2c::python {
namespace {

namespace py = pybind11;
using puzzle2cnf::Answer;
using puzzle2cnf::kOpen;
using puzzle2cnf::Puzzle;
using puzzle2cnf::Slot;

// Text of str or bytes. A str may be none in UTF-8: a lone surrogate.
std::string text_of(py::handle text) {
  if (py::isinstance<py::bytes>(text)) return py::cast<std::string>(text);
  Py_ssize_t size = 0;
  const char* bytes = PyUnicode_AsUTF8AndSize(text.ptr(), &size);
  if (bytes == nullptr) throw py::error_already_set();
  return {bytes, static_cast<std::size_t>(size)};
}

// None is open.
int value_from(py::handle object) { return object.is_none() ? kOpen : whole_number(object); }

Answer from_mapping(const Puzzle& puzzle, py::handle object) {
  std::unordered_map<std::string_view, int> slots;
  for (const Slot& slot : puzzle.slots()) slots.emplace(slot.name, static_cast<int>(slots.size()));
  Answer values(slots.size(), kOpen);
  for (const py::handle key : object.attr("keys")()) {
    if (!is_text(key)) throw py::type_error("expected names of slots");
    const std::string name = text_of(key);
    const auto found = slots.find(name);
    if (found == slots.end()) throw std::invalid_argument("there is no slot '" + name + "'");
    values[found->second] = value_from(object.attr("__getitem__")(key));
  }
  return values;
}

// A cell without a slot may have any value.
void read_row(const std::vector<int>& slots, py::handle row, Answer& values) {
  std::size_t col = 0;
  for (const py::handle item : py::iter(row)) {
    if (col < slots.size() && slots[col] >= 0) values[slots[col]] = value_from(item);
    ++col;
  }
  if (col == slots.size()) return;
  throw std::invalid_argument("expected rows of " + std::to_string(slots.size()) +
                              " values, got one of " + std::to_string(col));
}

Answer from_rows(const Puzzle& puzzle, const py::list& rows) {
  const Grid grid = grid_of(puzzle.slots());
  if (grid.empty()) throw std::invalid_argument("the slots of this kind have no rows");
  if (rows.size() != grid.size()) {
    throw std::invalid_argument("expected " + std::to_string(grid.size()) + " rows, got " +
                                std::to_string(rows.size()));
  }
  Answer values(puzzle.slots().size(), kOpen);
  for (std::size_t row = 0; row < grid.size(); ++row) read_row(grid[row], rows[row], values);
  return values;
}

bool is_row(py::handle object) { return PySequence_Check(object.ptr()) != 0 && !is_text(object); }

// Of a copy, as a number's __index__ may change the list that it is in.
Answer from_list(const Puzzle& puzzle, py::handle object) {
  const auto items = py::reinterpret_steal<py::list>(PySequence_List(object.ptr()));
  if (!items) throw py::error_already_set();
  if (!items.empty() && is_row(items[0])) return from_rows(puzzle, items);
  Answer values;
  for (const py::handle item : items) values.push_back(value_from(item));
  return values;
}

Answer values_of(const Puzzle& puzzle, py::handle object) {
  if (py::isinstance<PuzzleAnswer>(object)) return py::cast<PuzzleAnswer&>(object).values;
  if (py::hasattr(object, "keys")) return from_mapping(puzzle, object);
  return from_list(puzzle, object);
}

bool is_value(const Slot& slot, int value) {
  return value == kOpen || (value >= slot.lo && value <= slot.hi);
}

// An Answer trusts that it has a value for each slot. The words are those of the library.
Answer from_object(const Puzzle& puzzle, py::handle object) {
  Answer values = values_of(puzzle, object);
  const std::vector<Slot>& slots = puzzle.slots();
  const bool fit = std::equal(slots.begin(), slots.end(), values.begin(), values.end(), is_value);
  if (!fit) static_cast<void>(puzzle.text(values));  // throws
  return values;
}

}  // namespace

bool is_text(py::handle object) {
  return py::isinstance<py::str>(object) || py::isinstance<py::bytes>(object);
}

int whole_number(py::handle object) {
  const auto index = py::reinterpret_steal<py::object>(PyNumber_Index(object.ptr()));
  if (!index) throw py::error_already_set();
  int overflow = 0;
  const long value = PyLong_AsLongAndOverflow(index.ptr(), &overflow);
  if (overflow != 0 || value > INT_MAX || value <= INT_MIN) {
    throw std::invalid_argument("a value is out of range: " + std::string(py::str(index)));
  }
  return static_cast<int>(value);
}

Answer whole_answer(const Puzzle& puzzle, py::handle object) {
  if (is_text(object)) return puzzle.answer(text_of(object));
  return from_object(puzzle, object);
}

Answer partial_answer(const Puzzle& puzzle, py::handle object) {
  if (object.is_none()) return Answer(puzzle.slots().size(), kOpen);
  if (is_text(object)) return puzzle.state(text_of(object));
  return from_object(puzzle, object);
}

int slot_named(const Puzzle& puzzle, const std::string& name) {
  const std::vector<Slot>& slots = puzzle.slots();
  const auto found =
      std::find_if(slots.begin(), slots.end(), [&](const Slot& slot) { return slot.name == name; });
  if (found == slots.end()) throw std::invalid_argument("there is no slot '" + name + "'");
  return static_cast<int>(found - slots.begin());
}

}  // namespace p2c::python

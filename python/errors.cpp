// Exceptions of the library as exceptions of Python. Those that pybind11 knows are left to it:
// std::invalid_argument is a ValueError, std::bad_alloc a MemoryError.
#include <puzzle2cnf/encode.hpp>
#include <string>

#include "python/parts.hpp"

namespace p2c::python {
namespace {

// These are kept for as long as the process lives.
struct Types {
  PyObject* error = nullptr;
  PyObject* input_error = nullptr;
  PyObject* limit = nullptr;
  PyObject* fault = nullptr;
};

Types& types() {
  static Types made;
  return made;
}

PyObject* new_type(py::module_& module, const char* name, const char* doc, py::handle bases) {
  const std::string full = std::string("puzzle2cnf.") + name;
  PyObject* type = PyErr_NewExceptionWithDoc(full.c_str(), doc, bases.ptr(), nullptr);
  if (type == nullptr) throw py::error_already_set();
  module.attr(name) = py::handle(type);
  return type;
}

void raise_input_error(const puzzle2cnf::InputError& error) {
  const py::object raised = py::handle(types().input_error)(error.what());
  raised.attr("line") = error.line();
  raised.attr("column") = error.column();
  PyErr_SetObject(types().input_error, raised.ptr());
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): the signature is pybind11's.
void translate(std::exception_ptr thrown) {
  try {
    if (thrown) std::rethrow_exception(thrown);
  } catch (const puzzle2cnf::InputError& error) {
    raise_input_error(error);
  } catch (const puzzle2cnf::Limit& error) {
    PyErr_SetString(types().limit, error.what());
  } catch (const puzzle2cnf::Fault& error) {
    PyErr_SetString(types().fault, error.what());
  }
}

}  // namespace

void add_errors(py::module_& module) {
  Types& made = types();
  made.error =
      new_type(module, "Error", "What puzzle2cnf raises, besides ValueError and TypeError.",
               PyExc_Exception);
  const py::handle error(made.error);
  made.input_error = new_type(
      module, "InputError",
      "A text that cannot be read, or a puzzle that cannot be written in a format. `line` and\n"
      "`column` are from 1 on; 0: the error has no place in a text.",
      py::make_tuple(error, py::handle(PyExc_ValueError)));
  py::handle(made.input_error).attr("line") = 0;
  py::handle(made.input_error).attr("column") = 0;
  made.limit = new_type(module, "Limit", "A limit of time, conflicts or size was reached.", error);
  made.fault =
      new_type(module, "Fault",
               "A solver gave a wrong answer, or a check failed: no answer can be trusted.", error);
  py::register_exception_translator(&translate);
}

}  // namespace p2c::python

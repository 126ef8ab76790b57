#include "python/value_class.hpp"

#include "python/parts.hpp"

namespace p2c::python {
namespace {

PyObject* no_new(PyTypeObject* type, PyObject* /*arguments*/, PyObject* /*keywords*/) {
  PyErr_Format(PyExc_TypeError, "a %s comes from the functions of puzzle2cnf alone", type->tp_name);
  return nullptr;
}

py::object restore(const py::type& type, const py::args& state) {
  return type.attr("_restore")(*state);
}

}  // namespace

// The slot is what counts; with the method __new__ says the same.
void forbid_new(py::handle type) {
  const auto refuse = [](const py::type& wanted, const py::args&, const py::kwargs&) -> py::object {
    no_new(reinterpret_cast<PyTypeObject*>(wanted.ptr()), nullptr, nullptr);
    throw py::error_already_set();
  };
  py::setattr(type, "__new__", py::staticmethod(py::cpp_function(refuse)));
  reinterpret_cast<PyTypeObject*>(type.ptr())->tp_new = &no_new;
}

py::tuple reduced(py::handle type, py::tuple state) {
  const py::object function = py::module_::import("puzzle2cnf").attr("_restore");
  return py::make_tuple(function, py::make_tuple(type) + state);
}

py::tuple hashable(const py::tuple& state) {
  py::tuple frozen(state.size());
  for (std::size_t i = 0; i < state.size(); ++i) {
    const py::object part = state[i];
    frozen[i] = py::isinstance<py::list>(part) ? py::object(py::tuple(part)) : part;
  }
  return frozen;
}

void add_restore(const py::module_& module) {
  add_function(module, "_restore", &restore, "Makes what was pickled.", py::arg("type"));
}

}  // namespace p2c::python

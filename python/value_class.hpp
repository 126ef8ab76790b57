// Classes whose objects are values: equal, hashed, copied and pickled by what they consist of.
#pragma once

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <tuple>
#include <utility>

namespace p2c::python {

namespace py = pybind11;

/// Objects of the class come from the module alone: without this, __new__ makes one without a
/// value, and using it is the end of the process.
void forbid_new(py::handle type);

/// What reduces an object for copy and pickle: a function of the module, and its arguments.
py::tuple reduced(py::handle type, py::tuple state);

/// Lists within it as tuples.
py::tuple hashable(const py::tuple& state);

/// `state` gives a tuple of the arguments of `restore`, which makes an equal object.
template <class Value, class State, class Restore>
void add_copies(py::class_<Value>& type, const State& state, const Restore& restore) {
  forbid_new(type);
  type.def_static("_restore", restore).def("__reduce__", [state](const Value& value) {
    return reduced(py::type::of<Value>(), state(value));
  });
}

/// For a struct, by its members in their order.
template <class Value, class... Members>
void add_value(py::class_<Value>& type, Members Value::*... members) {
  const auto state = [members...](const Value& value) {
    return py::tuple(py::cast(std::tuple<Members...>(value.*members...)));
  };
  add_copies(type, state, [](Members... parts) { return Value{std::move(parts)...}; });
  type.def("__hash__", [state](const Value& value) { return py::hash(hashable(state(value))); })
      .def("__eq__", [state](const Value& value, const py::object& other) {
        return py::isinstance<Value>(other) &&
               state(value).equal(state(py::cast<const Value&>(other)));
      });
}

/// The function that reduced() names.
void add_restore(const py::module_& module);

}  // namespace p2c::python

// The parts of the module, each of which a file adds.
#pragma once

#include <pybind11/pybind11.h>

#include <puzzle2cnf/puzzle.hpp>

namespace p2c::python {

namespace py = pybind11;

/// Adds a function to the module as one of Python, which can be pickled; those of pybind11 cannot.
void add_function(const py::module_& module, const char* name, const py::cpp_function& function);

template <class Function, class... Extra>
void add_function(const py::module_& module, const char* name, const Function& function,
                  const Extra&... extra) {
  add_function(module, name,
               py::cpp_function(function, py::name(name), py::scope(module), extra...));
}

/// Adds functions that are methods of Puzzle, too.
class PuzzleFunctions {
 public:
  PuzzleFunctions(py::module_ module, py::class_<puzzle2cnf::Puzzle> puzzle)
      : module_(std::move(module)), puzzle_(std::move(puzzle)) {}

  py::module_& module() { return module_; }

  template <class Function, class... Extra>
  void add(const char* name, const Function& function, const Extra&... extra) {
    add_function(module_, name, function, py::arg("puzzle"), extra...);
    puzzle_.attr(name) = module_.attr(name);
  }

 private:
  py::module_ module_;
  py::class_<puzzle2cnf::Puzzle> puzzle_;
};

void add_errors(py::module_& module);
void add_answer(py::module_& module);
void add_puzzle(py::module_& module, py::class_<puzzle2cnf::Puzzle>& puzzle);
void add_formula(PuzzleFunctions& functions);
void add_search(PuzzleFunctions& functions);
void add_enumerate(PuzzleFunctions& functions);
void add_explain(PuzzleFunctions& functions);
void add_generate(py::module_& module);
void add_proof(py::module_& module);

}  // namespace p2c::python

// Functions of the module.
#include <pybind11/eval.h>

#include "python/parts.hpp"

namespace p2c::python {
namespace {

constexpr const char* kBinder =
    "lambda function: lambda *arguments, **keywords: function(*arguments, **keywords)";

}  // namespace

void add_function(const py::module_& module, const char* name, const py::cpp_function& function) {
  const py::object bound = py::eval(kBinder)(function);
  bound.attr("__name__") = name;
  bound.attr("__qualname__") = name;
  bound.attr("__module__") = module.attr("__name__");
  bound.attr("__doc__") = function.doc();
  bound.attr("__code__") =
      bound.attr("__code__")
          .attr("replace")(py::arg("co_name") = name,
                           py::arg("co_filename") = "puzzle2cnf");  // for tracebacks
  module.attr(name) = bound;
}

}  // namespace p2c::python

// New puzzles.
#include <pybind11/stl.h>

#include <map>
#include <string>

#include "python/answer.hpp"
#include "python/parts.hpp"
#include "python/without_gil.hpp"

namespace p2c::python {
namespace {

using puzzle2cnf::GenerateOptions;

// Values may be words or numbers.
std::map<std::string, std::string> style_of(const py::dict& style) {
  std::map<std::string, std::string> words;
  for (const auto& [name, value] : style) {
    words[std::string(py::str(name))] = std::string(py::str(value));
  }
  return words;
}

py::tuple generate(const std::string& kind, int rows, int cols, std::int64_t seed,
                   std::int64_t number, bool any, bool minimal, const std::string& difficulty,
                   const py::dict& style, double seconds) {
  const GenerateOptions wanted{rows, cols, seed, number, any, minimal, difficulty, style_of(style)};
  const auto made = without_gil({seconds, 0, 0}, [&](const auto& options) {
    return puzzle2cnf::generate(kind, wanted, options);
  });
  return py::make_tuple(made.puzzle, PuzzleAnswer{made.puzzle, made.answer});
}

}  // namespace

void add_generate(py::module_& module) {
  add_function(
      module, "generate", &generate,
      "A new puzzle of this kind and its Answer, the only one. The keywords are the options of\n"
      "`puzzle2cnf generate` with these names; `number` is that of the puzzle among those of the\n"
      "seed; with `any` it may have several answers; `difficulty` is 'easy', 'normal', 'hard' or\n"
      "'extreme'.",
      py::arg("kind"), py::arg("rows") = 0, py::arg("cols") = 0, py::kw_only(), py::arg("seed") = 0,
      py::arg("number") = 1, py::arg("any") = false, py::arg("minimal") = false,
      py::arg("difficulty") = "", py::arg("style") = py::dict(), py::arg("seconds") = 0.0);
}

}  // namespace p2c::python

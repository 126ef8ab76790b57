// The module puzzle2cnf, on the public face of the library.
#include "python/parts.hpp"
#include "python/value_class.hpp"

namespace {

constexpr const char* kDoc =
    "Logic puzzles: read, checked, encoded as CNF, solved, explained and made.\n\n"
    "A Puzzle never changes, and several threads may use one. What takes time releases the GIL,\n"
    "and Ctrl-C ends it. Functions that take a puzzle are methods of Puzzle, too. Their keywords\n"
    "`seconds` and `conflicts` limit the work (0: no limit; else Limit is raised), and `seed` is\n"
    "that of the solver.\n\n"
    "Answers and states of players may be an Answer, a text, a dict from names of slots to "
    "values,\n"
    "a list of values in the order of Puzzle.slots, or rows of values; None is an open value.";

}  // namespace

PYBIND11_MODULE(puzzle2cnf, module) {
  using namespace p2c::python;
  module.doc() = kDoc;
  module.attr("__version__") = p2c_version();
  add_errors(module);
  add_restore(module);
  py::class_<puzzle2cnf::Puzzle> puzzle(module, "Puzzle", "A puzzle that read() has read.");
  add_answer(module);
  add_puzzle(module, puzzle);
  PuzzleFunctions functions(module, puzzle);
  add_formula(functions);
  add_search(functions);
  add_enumerate(functions);
  add_explain(functions);
  add_generate(module);
  add_proof(module);
}

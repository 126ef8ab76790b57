// Answers one by one: enumerate.
#include <pybind11/stl.h>

#include <functional>
#include <memory>
#include <optional>

#include "python/answer.hpp"
#include "python/parts.hpp"
#include "python/value_class.hpp"
#include "python/without_gil.hpp"

namespace p2c::python {
namespace {

using puzzle2cnf::Puzzle;

// The search lives on from call to call, and asks the call that is running for interrupts.
class AnswerIterator {
 public:
  AnswerIterator(Puzzle puzzle, const Limits& limits) : puzzle_(std::move(puzzle)) {
    const puzzle2cnf::Options lasting{limits.seconds, limits.conflicts, limits.seed,
                                      [this] { return (*interrupted_)(); }};
    without_gil({}, [&](const auto& options) {
      interrupted_ = &options.stop;
      return answers_.emplace(puzzle_, lasting);
    });
  }
  AnswerIterator(const AnswerIterator&) = delete;
  AnswerIterator& operator=(const AnswerIterator&) = delete;

  PuzzleAnswer next() {
    if (busy_) throw std::invalid_argument("another thread is looking for the next answer");
    // list() and sum() never ask, and most answers are found before it is time to.
    if (PyErr_CheckSignals() != 0) throw py::error_already_set();
    const Busy busy(busy_);
    auto found = without_gil({}, [&](const auto& options) {
      interrupted_ = &options.stop;
      return answers_->next();
    });
    if (!found) throw py::stop_iteration();
    return {puzzle_, std::move(*found)};
  }

 private:
  // Changed with the GIL alone.
  struct Busy {
    explicit Busy(bool& state) : busy(state) { busy = true; }
    ~Busy() { busy = false; }
    Busy(const Busy&) = delete;
    Busy& operator=(const Busy&) = delete;
    bool& busy;
  };

  Puzzle puzzle_;
  std::optional<puzzle2cnf::Answers> answers_;
  const std::function<bool()>* interrupted_ = nullptr;
  bool busy_ = false;
};

std::unique_ptr<AnswerIterator> enumerate(const Puzzle& puzzle, double seconds,
                                          std::int64_t conflicts, int seed) {
  return std::make_unique<AnswerIterator>(puzzle, Limits{seconds, conflicts, seed});
}

}  // namespace

void add_enumerate(PuzzleFunctions& functions) {
  py::class_<AnswerIterator> type(functions.module(), "_Answers", "What enumerate() returns.");
  forbid_new(type);
  type.def("__iter__", [](const py::object& self) { return self; })
      .def("__next__", &AnswerIterator::next);
  functions.add("enumerate", &enumerate,
                "An iterator over all answers, each once, in no particular order. The next one is\n"
                "looked for when it is asked for; `seconds` counts from the call of enumerate().",
                py::kw_only(), py::arg("seconds") = 0.0, py::arg("conflicts") = 0,
                py::arg("seed") = 0);
}

}  // namespace p2c::python

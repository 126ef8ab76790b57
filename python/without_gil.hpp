// Work of the library while other threads of Python run; Ctrl-C ends it.
#pragma once

#include <pybind11/pybind11.h>

#include <chrono>
#include <cstdint>
#include <puzzle2cnf/puzzle.hpp>

namespace p2c::python {

namespace py = pybind11;

/// The keywords of all that takes time.
struct Limits {
  double seconds = 0;
  std::int64_t conflicts = 0;
  int seed = 0;
};

/// The GIL is released from here on, until take() or the end.
class ReleasedGil {
 public:
  ReleasedGil() : thread_(PyEval_SaveThread()) {}
  ~ReleasedGil() { take(); }
  ReleasedGil(const ReleasedGil&) = delete;
  ReleasedGil& operator=(const ReleasedGil&) = delete;

  /// Whether a signal handler of Python has raised an exception, as that of Ctrl-C does. Asks now
  /// and then, as it has to wait for the GIL.
  bool interrupted();

  /// Gets the GIL back and throws what a signal handler has raised.
  void take_and_throw();

 private:
  using Clock = std::chrono::steady_clock;

  void take();

  PyThreadState* thread_;
  Clock::time_point asked_ = Clock::now();
  bool interrupted_ = false;
};

/// What `work` returns, which is called without the GIL and with options.
template <class Work>
auto without_gil(const Limits& limits, Work work) {
  ReleasedGil gil;
  const puzzle2cnf::Options options{limits.seconds, limits.conflicts, limits.seed,
                                    [&gil] { return gil.interrupted(); }};
  auto result = [&] {
    try {
      return work(options);
    } catch (...) {
      gil.take_and_throw();
      throw;
    }
  }();
  gil.take_and_throw();
  return result;
}

}  // namespace p2c::python

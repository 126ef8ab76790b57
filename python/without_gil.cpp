#include "python/without_gil.hpp"

#include <thread>

namespace p2c::python {
namespace {

constexpr std::chrono::milliseconds kBetween(50);

// A daemon thread that asks for the GIL while Python ends is ended there (until Python 3.14), by an
// unwinding that the frames above do not survive. It waits for the end of the process instead.
void take_gil(PyThreadState* thread) {
  try {
    PyEval_RestoreThread(thread);
  } catch (...) {
    while (true) std::this_thread::sleep_for(std::chrono::hours(1));
  }
}

}  // namespace

bool ReleasedGil::interrupted() {
  const Clock::time_point now = Clock::now();
  if (interrupted_ || now - asked_ < kBetween) return interrupted_;
  take_gil(thread_);
  interrupted_ = PyErr_CheckSignals() != 0;
  thread_ = PyEval_SaveThread();
  asked_ = Clock::now();
  return interrupted_;
}

void ReleasedGil::take() {
  if (thread_ != nullptr) take_gil(thread_);
  thread_ = nullptr;
}

void ReleasedGil::take_and_throw() {
  take();
  if (interrupted_) throw py::error_already_set();
}

}  // namespace p2c::python

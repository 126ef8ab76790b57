#include "python/without_gil.hpp"

namespace p2c::python {
namespace {

constexpr std::chrono::milliseconds kBetween(50);

}  // namespace

bool ReleasedGil::interrupted() {
  const Clock::time_point now = Clock::now();
  if (interrupted_ || now - asked_ < kBetween) return interrupted_;
  PyEval_RestoreThread(thread_);
  interrupted_ = PyErr_CheckSignals() != 0;
  thread_ = PyEval_SaveThread();
  asked_ = Clock::now();
  return interrupted_;
}

void ReleasedGil::take() {
  if (thread_ != nullptr) PyEval_RestoreThread(thread_);
  thread_ = nullptr;
}

void ReleasedGil::take_and_throw() {
  take();
  if (interrupted_) throw py::error_already_set();
}

}  // namespace p2c::python

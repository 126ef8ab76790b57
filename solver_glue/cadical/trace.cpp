#include "solver_glue/cadical/trace.hpp"

#include <cstdio>
#include <exception>
#include <memory>
#include <new>

#include "solver_glue/cadical/cadical_solver.hpp"

namespace p2c {
namespace {

// A stream, which is what CaDiCaL takes, that hands its bytes to a writer. What the writer throws
// may not pass through the library, so it is kept for later.
class Stream {
 public:
  explicit Stream(const ByteWriter& write) : write_(write) {
    file_.reset(fopencookie(this, "w", {nullptr, &take, nullptr, nullptr}));
    if (file_ == nullptr) throw std::bad_alloc();
  }

  std::FILE* file() const { return file_.get(); }
  bool failed() const { return error_ != nullptr; }

  // Throws what the writer threw.
  void finish() {
    std::fflush(file_.get());
    if (error_) std::rethrow_exception(error_);
  }

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };

  static ssize_t take(void* cookie, const char* bytes, std::size_t size) {
    auto& self = *static_cast<Stream*>(cookie);
    if (self.error_) return 0;
    try {
      self.write_({bytes, size});
      return static_cast<ssize_t>(size);
    } catch (...) {
      self.error_ = std::current_exception();
      return 0;
    }
  }

  const ByteWriter& write_;
  std::exception_ptr error_;
  std::unique_ptr<std::FILE, Close> file_;  // last: closing it may write
};

}  // namespace

Status trace_proof(const ByteWriter& write, const FillFormula& fill, const TraceOptions& options) {
  Stream stream(write);
  Stop failure;
  failure.request(Stop::kTerminated);
  Status status = Status::kUnknown;
  {
    CadicalSolver solver(options.seed, options.stop);
    solver.limit_conflicts(options.conflict_limit);
    solver.trace_to(stream.file());
    solver.watch_with([&](const SolverCounts&) {
      if (stream.failed()) solver.stop_with(&failure);  // nothing can be written any more
    });
    fill(solver);
    status = solver.solve();
  }
  stream.finish();
  return status;
}

}  // namespace p2c

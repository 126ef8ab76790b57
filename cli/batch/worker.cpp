#include "cli/batch/worker.hpp"

#include <sys/resource.h>
#include <sys/socket.h>

#include <array>
#include <cerrno>
#include <ctime>
#include <optional>
#include <utility>

#include "cli/batch/messages.hpp"
#include "cli/batch/row.hpp"
#include "cli/failure.hpp"
#include "cli/options/usage_error.hpp"
#include "cli/stopwatch.hpp"
#include "instances/documents/document.hpp"
#include "instances/kinds/brought_kind.hpp"

namespace p2c {
namespace {

// Of this process and of the solvers that it started.
double cpu_seconds() {
  timespec own{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &own);
  rusage others{};
  getrusage(RUSAGE_CHILDREN, &others);
  const auto of = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
  };
  return static_cast<double>(own.tv_sec) + static_cast<double>(own.tv_nsec) * 1e-9 +
         of(others.ru_utime) + of(others.ru_stime);
}

// Thrown by a puzzle that was read, where nothing else was asked.
struct OnlyRead {};

class Worker {
 public:
  Worker(EntryWork& work, int descriptor, const Stop& stop, MemoryWatch& memory)
      : work_(work), descriptor_(descriptor), stop_(stop), memory_(memory) {}

  ExitCode serve() {
    while (receive()) {
      while (stream_.next()) {
        if (stream_.kind() == MessageStream::Kind::kRules) {
          work_.take_rules(stream_.rules().text);
        } else if (!take(stream_.entry()))
          return failure_of(stop_.reason()).code;
      }
    }
    return kDone;
  }

 private:
  // Waits for more; false where there is none, or a signal came.
  bool receive() {
    std::array<char, 1U << 16U> bytes;  // filled as far as it is used
    ssize_t count = -1;
    while (count < 0) {
      if (is_stopped(&stop_)) return false;
      count = recv(descriptor_, bytes.data(), bytes.size(), 0);
      if (count < 0 && errno != EINTR) return false;
    }
    stream_.add({bytes.data(), static_cast<std::size_t>(count)});
    return count > 0;
  }

  // Where nobody listens there is no more to come either.
  void send_bytes(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t count = send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (count < 0 && errno != EINTR) return;
      if (count > 0) bytes.remove_prefix(static_cast<std::size_t>(count));
    }
  }

  // False where it is the last.
  bool take(const EntryMessage& message) {
    RowParts row{message.n, message.entry.id};
    const Stopwatch wall;
    try {
      work_on(message, row);
    } catch (const OnlyRead&) {
    } catch (const OutputError& error) {  // of all puzzles
      send_bytes(packed(FailureMessage{error.what()}));
      return false;
    }
    if (is_stopped(&stop_)) return false;
    const double before = std::exchange(cpu_so_far_, cpu_seconds());
    row.cpu = cpu_so_far_ - before;
    row.wall = wall.seconds();
    // What a large puzzle took does not count for the next one.
    const bool is_last = row.status == "memout";
    const bool has_row = !message.only_reads;
    send_bytes(packed(
        DoneMessage{row.status, has_row ? row_text(row) : "", row.cpu, cpu_so_far_, is_last}));
    return !is_last;
  }

  void work_on(const EntryMessage& message, RowParts& row) {
    const OwnLimits limits(stop_, work_.limits(), memory_);
    Request request{work_.common(), limits.stop(), [](std::string_view) {}, false};
    request.note_puzzle = [&](const Document& document) {
      row.puzzle = described(document);
      row.warnings = document.warnings;
      row.own_rules = document.own_rules;
      row.kind_by = document.kind_by;
      row.rules = rules_hash(document.puzzle->kind());
      send_bytes(packed(*row.puzzle));
      if (message.only_reads) throw OnlyRead();
    };
    try {
      conclude(work_.run(message.entry, message.n, request), limits.stop(), row);
    } catch (const OnlyRead&) {
      throw;
    } catch (const OutputError&) {
      throw;
    } catch (const UsageError& error) {  // an option that does not fit this puzzle
      row.status = "error";
      row.error = error.message;
    } catch (...) {
      conclude_failure(current_failure(limits.stop()), limits.stop(), row);
    }
  }

  static void conclude(EntryResult result, const Stop& stop, RowParts& row) {
    row.members = std::move(result.members);
    row.status = std::move(result.status);
    if (result.code != kLimit) return;
    const Stop::Reason reason = stop.reason();
    row.status = reason == Stop::kMemoryLimit ? "memout" : "limit";
    // A solver of its own may give up, too, and says so.
    if (reason == Stop::kNo && !result.message.empty()) {
      row.error = std::move(result.message);
    } else {
      row.limit = limit_word(reason);
    }
  }

  static void conclude_failure(const Failure& failure, const Stop& stop, RowParts& row) {
    const Stop::Reason reason = stop.reason();
    const bool is_time = failure.code == kLimit && reason == Stop::kTimeLimit;
    row.status = failure.code == kLimit   ? is_time ? "limit" : "memout"
                 : failure.code == kFault ? "crash"
                                          : "error";
    if (failure.code == kLimit) row.limit = is_time ? "time" : "memory";
    if (is_time || reason == Stop::kMemoryLimit) return;
    row.error = failure.place.empty() ? failure.message : failure.place + ": " + failure.message;
  }

  static const char* limit_word(Stop::Reason reason) {
    if (reason == Stop::kNo) return "conflicts";
    return reason == Stop::kMemoryLimit ? "memory" : "time";
  }

  EntryWork& work_;
  int descriptor_;
  const Stop& stop_;
  MemoryWatch& memory_;
  MessageStream stream_;
  double cpu_so_far_ = cpu_seconds();
};

}  // namespace

ExitCode run_worker(EntryWork& work, int descriptor, const Stop& stop, MemoryWatch& memory) {
  return Worker(work, descriptor, stop, memory).serve();
}

}  // namespace p2c

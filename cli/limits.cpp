#include "cli/limits.hpp"

#include <unistd.h>

#include <chrono>
#include <condition_variable>
#include <fstream>
#include <mutex>

namespace puzzle2cnf {
namespace {

// Bytes in memory; 0 where the system does not say.
std::int64_t resident_bytes() {
  std::int64_t pages = 0;
  std::int64_t resident = 0;
  std::ifstream("/proc/self/statm") >> pages >> resident;
  return resident * sysconf(_SC_PAGESIZE);
}

void watch_memory(const std::stop_token& end, Stop& stop, std::int64_t most) {
  std::mutex mutex;
  std::condition_variable_any ended;
  std::unique_lock lock(mutex);
  while (!ended.wait_for(lock, end, std::chrono::milliseconds(20), [] { return false; })) {
    if (end.stop_requested()) return;
    if (resident_bytes() <= most) continue;
    stop.request(Stop::kMemoryLimit);
    return;
  }
}

}  // namespace

void set_time_limit(Stop& stop, double seconds) {
  if (seconds <= 0) return;
  using Clock = std::chrono::steady_clock;
  const std::chrono::duration<double> limit(seconds);
  stop.set_deadline(Clock::now() + std::chrono::duration_cast<Clock::duration>(limit));
}

MemoryWatch::MemoryWatch(Stop& stop, std::int64_t megabytes) {
  if (megabytes <= 0) return;
  thread_ = std::jthread([&stop, most = megabytes * 1'000'000](const std::stop_token& end) {
    watch_memory(end, stop, most);
  });
}

}  // namespace puzzle2cnf

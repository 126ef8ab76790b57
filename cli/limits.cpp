#include "cli/limits.hpp"

#include <malloc.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <system_error>

#include "cli/last_resort.hpp"
#include "instances/limits/own_size.hpp"

namespace p2c {
namespace {

constexpr std::int64_t kMegabyte = 1'000'000;
constexpr std::chrono::milliseconds kPause{2};

// Memory of the sanitizers would count.
#ifdef PUZZLE2CNF_SANITIZED
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif

// The bound that works even if nobody looks. Each thread's stack counts in full.
void bound_data(std::int64_t most, int threads) {
  rlimit stack{};
  rlimit data{};
  if (kSanitized || getrlimit(RLIMIT_STACK, &stack) != 0) return;
  if (getrlimit(RLIMIT_DATA, &data) != 0) return;
  constexpr rlim_t kUsualStack = 8U << 20U;
  const rlim_t stacks = std::min(stack.rlim_cur, kUsualStack) * (static_cast<rlim_t>(threads) + 1);
  data.rlim_cur = std::min(data.rlim_cur, static_cast<rlim_t>(most + most / 7) + stacks);
  setrlimit(RLIMIT_DATA, &data);
}

}  // namespace

void set_limits(Stop& stop, const LimitOptions& limits) {
  stop.limit_memory(limits.memory_limit * kMegabyte);
  if (limits.time_limit <= 0) return;
  const std::chrono::duration<double> limit(limits.time_limit);
  stop.set_deadline(Stop::Clock::now() + std::chrono::duration_cast<Stop::Clock::duration>(limit));
}

MemoryWatch::MemoryWatch(const LimitOptions& limits, int threads)
    : most_(limits.memory_limit * kMegabyte) {
  if (most_ <= 0) return;
  bound_data(most_, threads);
  try {
    thread_ = std::jthread([this](const std::stop_token& end) { look(end); });
  } catch (const std::system_error&) {  // where no thread may be started the other bounds hold
  }
}

void MemoryWatch::watch(Stop& stop) {
  const std::lock_guard lock(mutex_);
  stops_.push_back(&stop);
  if (most_ > 0 && OwnSize().resident() > most_) stop.request(Stop::kMemoryLimit);
}

void MemoryWatch::forget(Stop& stop) {
  const std::lock_guard lock(mutex_);
  std::erase(stops_, &stop);
  // What a stopped puzzle held goes back to the system, or it would count for the next one.
  if (stop.reason() == Stop::kMemoryLimit) malloc_trim(0);
}

void MemoryWatch::request_stops() {
  const std::lock_guard lock(mutex_);
  for (Stop* stop : stops_) stop->request(Stop::kMemoryLimit);
}

void MemoryWatch::look(const std::stop_token& end) {
  sigset_t all;  // signals are for the threads that work
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, nullptr);
  const OwnSize size;
  std::mutex mutex;
  std::condition_variable_any ended;
  std::unique_lock lock(mutex);
  while (!ended.wait_for(lock, end, kPause, [] { return false; }) && !end.stop_requested()) {
    const std::int64_t bytes = size.resident();
    if (bytes > most_) request_stops();
    if (ends_process_ && bytes > most_ + most_ / 10) end_for_memory();
  }
}

OwnLimits::OwnLimits(const Stop& whole, const LimitOptions& limits, MemoryWatch& memory)
    : stop_(&whole), memory_(memory) {
  set_limits(stop_, limits);
  memory_.watch(stop_);
}

}  // namespace p2c

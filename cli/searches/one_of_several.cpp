#include "cli/searches/one_of_several.hpp"

#include <utility>

#include "cli/failure.hpp"
#include "cli/options/usage_error.hpp"
#include "cli/outcome.hpp"

namespace p2c {
namespace {

SearchResult failed(const Failure& failure, Stop::Reason reason) {
  SearchResult result;
  result.code = failure.code;
  const bool is_limit = failure.code == kLimit || failure.code >= kInterrupt;
  result.outcome = not_solved(!is_limit             ? "error"
                              : reason == Stop::kNo ? stop_word(Stop::kMemoryLimit)
                                                    : stop_word(reason));
  result.report = report_error(failure.message, failure.place);
  result.message = failure.place.empty() ? failure.message : failure.place + ": " + failure.message;
  return result;
}

SearchResult not_reached() {
  SearchResult result;
  result.code = kLimit;
  result.report = report_error("interrupted", "");
  result.outcome = not_solved(kNotReached);
  result.is_interrupted = true;
  return result;
}

}  // namespace

// A stop of the one piece of work is reported by the command, which knows of signals, too.
SearchResult work_on(const Entry& entry, const Request& request, const SearchFunction& work) {
  SearchResult result = work(entry, request);
  if (result.code != kLimit) return result;
  const Stop::Reason reason = request.stop.reason();
  const std::string conflicts = failure_of(Stop::kNo).message;
  if (reason == Stop::kNo && result.message.empty()) result.message = conflicts;
  // Another solver may give up, too.
  const bool is_limit = reason != Stop::kNo || result.message.starts_with(conflicts);
  if (result.outcome.empty()) result.outcome = not_solved(is_limit ? stop_word(reason) : "unknown");
  return result;
}

std::unique_ptr<OneOfSeveral> OneOfSeveral::take(const Task& task, const LimitOptions& limits) {
  std::unique_ptr<OneOfSeveral> one(new OneOfSeveral(task, limits));
  try {
    std::optional<Entry> entry = task.puzzles.next(one->limits_.stop());
    if (!entry) return nullptr;
    one->entry_ = std::move(*entry);
  } catch (...) {  // a limit; bad input is an entry with an error
    if (is_stopped(&task.stop)) return nullptr;
    one->failure_ = std::current_exception();
    one->entry_.id = task.puzzles.input_at_hand();
  }
  return one;
}

Worked OneOfSeveral::work(const SearchFunction& work) const {
  std::vector<std::string> lines;
  const auto keep = [&](std::string_view line) { lines.emplace_back(line); };
  SearchResult result = try_on({task_.common, limits_.stop(), keep, false}, work);
  return {std::move(result), std::move(lines)};
}

SearchResult OneOfSeveral::try_on(const Request& request, const SearchFunction& work) const {
  try {
    if (failure_) std::rethrow_exception(failure_);
    if (is_stopped(&task_.stop)) return not_reached();
    if (is_stopped(&request.stop)) throw Stopped(request.stop.reason());
    SearchResult result = work_on(entry_, request, work);
    const Stop::Reason reason = request.stop.reason();
    // What is known is reported besides the error: `count` has a lower bound.
    if (result.code == kLimit && reason != Stop::kNo) {
      const std::string limit = failure_of(reason).message;
      result.message = join_words(result.message, limit);
      result.report["error"] = limit;
    }
    return without_signal(std::move(result));
  } catch (const UsageError&) {
    throw;
  } catch (const OutputError&) {  // of all inputs
    throw;
  } catch (...) {
    const Failure failure = current_failure(request.stop);
    return without_signal(failed(failure, request.stop.reason()));
  }
}

// The command reports a signal, once for all inputs.
SearchResult OneOfSeveral::without_signal(SearchResult result) const {
  if (!is_stopped(&task_.stop)) return result;
  result.is_interrupted = result.code == kLimit || result.code >= kInterrupt;
  if (result.code >= kInterrupt) result.code = kLimit;
  if (result.code == kLimit) result.message.clear();
  return result;
}

}  // namespace p2c

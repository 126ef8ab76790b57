#include "cli/searches/one_of_several.hpp"

#include <utility>

#include "cli/failure.hpp"
#include "cli/options/usage_error.hpp"

namespace p2c {
namespace {

SearchResult failed(const Failure& failure) {
  SearchResult result;
  result.code = failure.code;
  result.report = report_error(failure.message, failure.place);
  result.message = failure.place.empty() ? failure.message : failure.place + ": " + failure.message;
  return result;
}

}  // namespace

// A stop of the one piece of work is reported by the command, which knows of signals, too.
SearchResult work_on(const Entry& entry, const Request& request, const SearchFunction& work) {
  SearchResult result = work(entry, request);
  const bool conflicts = result.code == kLimit && request.stop.reason() == Stop::kNo;
  if (conflicts && result.message.empty()) result.message = failure_of(Stop::kNo).message;
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
    return without_signal(failed(current_failure(request.stop)));
  }
}

// The command reports a signal, once for all inputs.
SearchResult OneOfSeveral::without_signal(SearchResult result) const {
  if (!is_stopped(&task_.stop)) return result;
  if (result.code >= kInterrupt) result.code = kLimit;
  if (result.code == kLimit) result.message.clear();
  return result;
}

}  // namespace p2c

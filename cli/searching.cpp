#include "cli/searching.hpp"

#include <algorithm>
#include <atomic>
#include <functional>
#include <future>
#include <system_error>
#include <thread>
#include <utility>

#include "cli/failure.hpp"
#include "cli/options/picture_kind.hpp"
#include "cli/say.hpp"
#include "instances/text/text_reader.hpp"

namespace puzzle2cnf {

std::string join_words(const std::string& first, const std::string& second) {
  return first + (first.empty() || second.empty() ? "" : "; ") + second;
}

SearchOptions search_options(const SolverOptions& solver, const Request& request,
                             ProgressLine* progress) {
  SearchOptions options;
  options.seed = solver.seed;
  options.conflict_limit = solver.conflict_limit;
  options.memory_limit = request.stop.most_bytes();
  options.stop = &request.stop;
  if (progress == nullptr) return options;
  options.watch = [progress](const SolverCounts& counts) { progress->show(counts); };
  return options;
}

SearchOptions search_options(const EncodingOptions& encoding, const Request& request,
                             ProgressLine* progress) {
  const SolverOptions& solver = encoding;
  SearchOptions options = search_options(solver, request, progress);
  options.encode = encoding.encode_options(Connectivity::kCuts);
  return options;
}

namespace {

// The result of an input, and what stderr says of it.
struct Worked {
  SearchResult result;
  std::vector<std::string> lines;
};

// A stop of the one piece of work is reported by the command, which knows of signals, too.
SearchResult work_on(const std::string& path, const Request& request, const SearchFunction& work) {
  SearchResult result = work(path, request);
  const bool conflicts = result.code == kLimit && request.stop.reason() == Stop::kNo;
  if (conflicts && result.message.empty()) result.message = failure_of(Stop::kNo).message;
  return result;
}

SearchResult failed(const Failure& failure) {
  SearchResult result;
  result.code = failure.code;
  result.report = report_error(failure.message, failure.place);
  result.message = failure.place.empty() ? failure.message : failure.place + ": " + failure.message;
  return result;
}

// Of several inputs one that fails does not keep the others from being solved. Only a signal, wrong
// use and an output that cannot be written stop them all.
class OneOfSeveral {
 public:
  OneOfSeveral(const Task& task, const LimitOptions& limits, SearchFunction work)
      : common_(task.common),
        stop_(task.stop),
        memory_(task.memory),
        limits_(limits),
        work_(std::move(work)) {}

  Worked operator()(const std::string& path) const {
    std::vector<std::string> lines;
    const auto keep = [&](std::string_view line) { lines.emplace_back(line); };
    const OwnLimits limits(stop_, limits_, memory_);
    SearchResult result = try_on(path, {common_, limits.stop(), keep});
    return {std::move(result), std::move(lines)};
  }

 private:
  SearchResult try_on(const std::string& path, const Request& request) const {
    try {
      if (is_stopped(&request.stop)) throw Stopped(request.stop.reason());
      SearchResult result = work_on(path, request, work_);
      const Stop::Reason reason = request.stop.reason();
      // What is known is reported beside the error: `count` has a lower bound.
      if (result.code == kLimit && reason != Stop::kNo) {
        result.message = failure_of(reason).message;
        result.report["error"] = result.message;
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
  SearchResult without_signal(SearchResult result) const {
    if (stop_.reason() == Stop::kNo) return result;
    if (result.code >= kInterrupt) result.code = kLimit;
    if (result.code == kLimit) result.message.clear();
    return result;
  }

  const CommonOptions& common_;
  const Stop& stop_;
  MemoryWatch& memory_;
  LimitOptions limits_;
  SearchFunction work_;
};

// The work on all inputs, several at once.
class Queue {
 public:
  Queue(const Task& task, const SearchWork& work)
      : inputs_(task.common.inputs), work_(task, work.limits, work.run), results_(inputs_.size()) {
    // The memory of the process is one puzzle's where it is limited.
    const int threads = work.limits.memory_limit > 0 ? 1 : work.threads;
    const auto most = std::min(static_cast<std::size_t>(threads), results_.size());
    try {
      for (std::size_t t = 0; t < most; ++t) threads_.emplace_back([this] { run(); });
    } catch (const std::system_error&) {  // no memory for one more: fewer do, or none but this
      if (threads_.empty()) run();
    }
  }
  // Ends with the inputs that are being worked on.
  ~Queue() { next_ = results_.size(); }
  Queue(const Queue&) = delete;
  Queue& operator=(const Queue&) = delete;

  // Waits for it. Throws what the work threw.
  Worked result(std::size_t i) { return results_[i].get_future().get(); }

 private:
  void run() {
    for (std::size_t i = next_++; i < results_.size(); i = next_++) {
      try {
        results_[i].set_value(work_(inputs_[i]));
      } catch (...) {
        results_[i].set_exception(std::current_exception());
      }
    }
  }

  const std::vector<std::string>& inputs_;
  OneOfSeveral work_;
  std::vector<std::promise<Worked>> results_;
  std::atomic<std::size_t> next_ = 0;
  std::vector<std::jthread> threads_;  // last: they end before the rest does
};

ExitCode print_one(const SearchResult& result, const CommonOptions& common, Output& out) {
  out.write(common.json ? to_text(result.report) : result.text);
  if (!result.message.empty() && !common.quiet) say(result.message);
  return result.code;
}

void say_lines(const std::string& path, const Worked& worked, const CommonOptions& common) {
  for (const std::string& line : worked.lines) say(line);
  const SearchResult& result = worked.result;
  if (result.message.empty() || common.json) return;
  if (result.code <= kAnswerNo && common.quiet) return;
  say(result.code == kBadInput ? result.message : printable(path) + ": " + result.message);
}

// Prints each in its turn, below its name; work_on_next gives what came of it.
ExitCode print_all(const Task& task, const std::function<Worked(std::size_t)>& work_on_next) {
  const CommonOptions& common = task.common;
  ExitCode code = kDone;
  std::vector<Json> reports;
  for (std::size_t i = 0; i < common.inputs.size(); ++i) {
    const std::string& path = common.inputs[i];
    if (!common.json) task.out.write("# " + printable(path) + "\n");
    Worked worked = work_on_next(i);
    code = std::max(code, worked.result.code);
    if (!common.json) task.out.write(worked.result.text);
    say_lines(path, worked, common);
    if (common.json) reports.emplace_back(worked.result.report);
  }
  if (common.json) task.out.write(to_text(reports));
  return code;
}

}  // namespace

ExitCode run_for_each_input(const Task& task, const SearchWork& work) {
  const auto& inputs = task.common.inputs;
  if (inputs.size() == 1) {
    return print_one(work_on(inputs[0], task, work.run), task.common, task.out);
  }
  Queue queue(task, work);
  return print_all(task, [&](std::size_t i) { return queue.result(i); });
}

ExitCode run_one_by_one(const Task& task, const LimitOptions& limits, const SearchFunction& work) {
  const auto& inputs = task.common.inputs;
  if (inputs.size() == 1) return print_one(work_on(inputs[0], task, work), task.common, task.out);
  const OneOfSeveral work_on_one(task, limits, work);
  return print_all(task, [&](std::size_t i) { return work_on_one(inputs[i]); });
}

ExitCode run_and_draw(const Task& task, const OutputOptions& output, const SearchWork& work) {
  if (!is_picture_file(output.output)) return run_for_each_input(task, work);
  const CommonOptions& common = task.common;
  if (common.inputs.size() > 1) {
    throw UsageError{"expected one puzzle for a picture, got " +
                     std::to_string(common.inputs.size())};
  }
  const SearchResult result = work_on(common.inputs[0], task, work.run);
  task.out.write(result.picture);
  task.out.commit();  // a text only once the picture is there
  if (result.picture.empty() && !common.quiet) {
    say("no answer to draw: " + printable(output.output) + " is not written");
  }
  Output text("-", false, &task.stop);
  return print_one(result, common, text);
}

}  // namespace puzzle2cnf

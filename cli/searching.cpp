#include "cli/searching.hpp"

#include <atomic>
#include <future>
#include <new>
#include <system_error>
#include <thread>

#include "cli/draw.hpp"
#include "instances/text_reader.hpp"
#include "solver_glue/external_solver.hpp"
#include "solver_glue/private_directory.hpp"

namespace puzzle2cnf {

SearchOptions search_options(const Task& task) {
  SearchOptions options;
  options.encode.connectivity = task.arguments.connectivity.value_or(Connectivity::kCuts);
  options.encode.cardinality = task.arguments.cardinality;
  options.seed = task.arguments.seed;
  options.conflict_limit = task.arguments.conflict_limit;
  options.memory_limit = task.arguments.memory_limit * 1'000'000;
  options.stop = &task.stop;
  return options;
}

SearchOptions search_options(const Task& task, ProgressLine& progress) {
  SearchOptions options = search_options(task);
  options.watch = [&](const SolverCounts& counts) { progress.show(counts); };
  return options;
}

namespace {

SearchResult failure(ExitCode code, const std::string& message) {
  return {code, report_error(message, ""), "", message, ""};
}

// A stop of the whole process is told once, by the command; this limit is each puzzle's own.
SearchResult work_on(const std::string& path, const Task& task, SearchWork work) {
  SearchResult result = work(path, task);
  const bool limit = result.code == kLimit && task.stop.reason() == Stop::kNo;
  if (limit && result.message.empty()) result.message = "the conflict limit was reached";
  return result;
}

// One input that fails does not keep the others from being solved.
SearchResult work_or_error(const std::string& path, const Task& task, SearchWork work) {
  try {
    if (is_stopped(&task.stop)) throw Stopped(task.stop.reason());
    return work_on(path, task, work);
  } catch (const InputError& error) {
    return {kBadInput, report_error(error.message(), error.place().str()), "", error.what(), ""};
  } catch (const Stopped& stopped) {
    return {kLimit, report_error(stopped.what(), ""), "", "", ""};  // the command tells it, once
  } catch (const TooLarge& error) {
    return failure(kLimit, error.what());
  } catch (const DrawingTooLarge& error) {
    return failure(kLimit, error.what());
  } catch (const SolverFault& error) {
    return failure(kFault, error.what());
  } catch (const TemporaryFault& error) {
    return failure(kFault, error.what());
  } catch (const CheckFailed& error) {
    return failure(kFault, error.what());
  } catch (const std::bad_alloc&) {
    return failure(kLimit, "out of memory");
  }
}

// The work on all inputs, in order; several at once when there are threads for it.
class Queue {
 public:
  Queue(const Task& task, SearchWork work, int threads)
      : task_(task), work_(work), results_(task.arguments.inputs.size()) {
    const auto most = std::min(static_cast<std::size_t>(threads), results_.size());
    try {
      for (std::size_t t = 0; t < most; ++t) threads_.emplace_back([this] { run(); });
    } catch (const std::system_error&) {  // no memory for one more: fewer do, or none but this
      if (threads_.empty()) run();
    }
  }
  // Ends with the inputs that are being worked on.
  ~Queue() { next_ = results_.size(); }

  // Waits for it. Throws what the work threw.
  SearchResult result(std::size_t i) { return results_[i].get_future().get(); }

 private:
  void run() {
    for (std::size_t i = next_++; i < results_.size(); i = next_++) {
      try {
        results_[i].set_value(work_or_error(task_.arguments.inputs[i], task_, work_));
      } catch (...) {
        results_[i].set_exception(std::current_exception());
      }
    }
  }

  const Task& task_;
  SearchWork work_;
  std::vector<std::promise<SearchResult>> results_;
  std::atomic<std::size_t> next_ = 0;
  std::vector<std::jthread> threads_;  // last: they end before the rest does
};

ExitCode print_one(const SearchResult& result, const Arguments& arguments, Output& out) {
  out.write(arguments.json ? to_text(result.report) : result.text);
  if (!result.message.empty() && !arguments.quiet) say(result.message);
  return result.code;
}

}  // namespace

ExitCode run_for_each_input(const Task& task, SearchWork work) {
  const Arguments& arguments = task.arguments;
  if (arguments.inputs.size() == 1) {
    return print_one(work_on(arguments.inputs[0], task, work), arguments, task.out);
  }
  ExitCode code = kDone;
  Json reports = Json::array();
  Queue queue(task, work, arguments.threads);
  for (std::size_t i = 0; i < arguments.inputs.size(); ++i) {
    const std::string& path = arguments.inputs[i];
    if (!arguments.json) task.out.write("# " + printable(path) + "\n");
    SearchResult result = queue.result(i);
    code = std::max(code, result.code);
    if (!arguments.json) task.out.write(result.text);
    const bool failed = result.code > kAnswerNo;
    if (!result.message.empty() && !arguments.json && (failed || !arguments.quiet)) {
      say(result.code == kBadInput ? result.message : printable(path) + ": " + result.message);
    }
    reports.push_back(std::move(result.report));
  }
  if (arguments.json) task.out.write(to_text(reports));
  return code;
}

ExitCode run_and_draw(const Task& task, SearchWork work) {
  const Arguments& arguments = task.arguments;
  if (!is_picture_file(arguments)) return run_for_each_input(task, work);
  if (arguments.inputs.size() > 1) {
    throw UsageError{"expected one puzzle for a picture, got " +
                     std::to_string(arguments.inputs.size())};
  }
  const SearchResult result = work_on(arguments.inputs[0], task, work);
  task.out.write(result.picture);
  task.out.commit();  // a text only beside a picture that is there
  if (result.picture.empty() && !arguments.quiet) {
    say("no answer to draw: " + printable(arguments.output) + " is not written");
  }
  Output text("-", false, &task.stop);
  return print_one(result, arguments, text);
}

}  // namespace puzzle2cnf

#include "cli/searching.hpp"

#include "cli/picture.hpp"

namespace puzzle2cnf {

SearchOptions search_options(const Task& task) {
  return {{task.arguments.connectivity}, task.arguments.seed, true, &task.stop};
}

namespace {

SearchResult failure(ExitCode code, const std::string& message) {
  return {code, report_error(message, ""), "", message, ""};
}

// One input that fails does not keep the others from being solved.
SearchResult work_or_error(const std::string& path, const Task& task, SearchWork work) {
  try {
    return work(path, task);
  } catch (const InputError& error) {
    return {kBadInput, report_error(error.message(), error.place().str()), "", error.what(), ""};
  } catch (const Stopped& stopped) {
    return failure(kLimit, stopped.what());
  } catch (const TooLarge& error) {
    return failure(kLimit, error.what());
  } catch (const DrawingTooLarge& error) {
    return failure(kLimit, error.what());
  } catch (const CheckFailed& error) {
    return failure(kFault, error.what());
  }
}

ExitCode print_one(const SearchResult& result, const Arguments& arguments, Output& out) {
  out.write(arguments.json ? to_text(result.report) : result.text);
  if (!result.message.empty() && !arguments.quiet) say(result.message);
  return result.code;
}

}  // namespace

ExitCode run_for_each_input(const Task& task, SearchWork work) {
  const Arguments& arguments = task.arguments;
  if (arguments.inputs.size() == 1) {
    return print_one(work(arguments.inputs[0], task), arguments, task.out);
  }
  ExitCode code = kDone;
  Json reports = Json::array();
  for (const std::string& path : arguments.inputs) {
    if (!arguments.json) task.out.write("# " + path + "\n");
    SearchResult result = work_or_error(path, task, work);
    code = std::max(code, result.code);
    if (!arguments.json) task.out.write(result.text);
    const bool failed = result.code > kAnswerNo;
    if (!result.message.empty() && !arguments.json && (failed || !arguments.quiet)) {
      say(result.code == kBadInput ? result.message : path + ": " + result.message);
    }
    reports.push_back(std::move(result.report));
    if (task.stop.reason() != Stop::kNo) break;
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
  const SearchResult result = work(arguments.inputs[0], task);
  task.out.write(result.picture);
  task.out.commit();  // a text only beside a picture that is there
  Output text("-", false, &task.stop);
  return print_one(result, arguments, text);
}

}  // namespace puzzle2cnf

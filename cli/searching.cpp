#include "cli/searching.hpp"

namespace puzzle2cnf {

SearchOptions search_options(const Task& task) {
  return {{task.arguments.connectivity}, task.arguments.seed, &task.stop};
}

ExitCode run_for_each_input(const Task& task,
                            SearchResult (*work)(const std::string& path, const Task& task)) {
  const Arguments& arguments = task.arguments;
  const bool several = arguments.inputs.size() > 1;
  ExitCode code = kDone;
  Json reports = Json::array();
  for (const std::string& path : arguments.inputs) {
    SearchResult result = work(path, task);
    code = std::max(code, result.code);
    if (!arguments.json) {
      task.out.write((several ? "# " + path + "\n" : "") + result.text);
    }
    if (!result.message.empty() && !arguments.quiet) {
      say((several ? path + ": " : "") + result.message);
    }
    reports.push_back(std::move(result.report));
  }
  if (arguments.json) task.out.write(to_text(several ? reports : reports[0]));
  return code;
}

}  // namespace puzzle2cnf

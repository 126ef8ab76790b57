#include "cli/searches/each_puzzle.hpp"

#include <algorithm>

#include "cli/options/picture_kind.hpp"
#include "cli/options/usage_error.hpp"
#include "cli/say.hpp"
#include "cli/searches/work_queue.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

ExitCode print_one(const SearchResult& result, const CommonOptions& common, Output& out) {
  out.write(common.json ? to_text(result.report) : result.text);
  if (!result.message.empty() && !common.quiet) say(result.message);
  return result.code;
}

bool is_one(const Task& task) {
  if (task.puzzles.is_one(task.stop)) return true;
  task.lift_limits();
  return false;
}

ExitCode work_on_one(const Task& task, const SearchFunction& work) {
  const std::optional<Entry> entry = task.puzzles.next(task.stop);
  return print_one(work_on(entry.value(), task, work), task.common, task.out);
}

void say_lines(const std::string& id, const Worked& worked, const CommonOptions& common) {
  for (const std::string& line : worked.lines) say(line);
  const SearchResult& result = worked.result;
  if (result.message.empty() || common.json) return;
  if (result.code <= kAnswerNo && common.quiet) return;
  say(result.code == kBadInput ? result.message : id + ": " + result.message);
}

void say_left_out(const Task& task) {
  const std::size_t files = task.puzzles.answer_files();
  if (files > 0 && !task.common.quiet) say(counted(files, "file") + " with answers left out");
}

// A puzzle and what comes of it: the second part may wait, or write to the output.
struct Turn {
  std::string id;
  std::function<Worked()> work;
};

// Prints each in its turn, below its name.
ExitCode print_all(const Task& task, const std::function<std::optional<Turn>()>& next) {
  const CommonOptions& common = task.common;
  ExitCode code = kDone;
  std::vector<Json> reports;
  std::size_t count = 0;
  for (auto turn = next(); turn; turn = next(), ++count) {
    if (!common.json) task.out.write("# " + turn->id + "\n");
    const Worked worked = turn->work();
    code = std::max(code, worked.result.code);
    if (!common.json) task.out.write(worked.result.text);
    say_lines(turn->id, worked, common);
    if (common.json) reports.emplace_back(worked.result.report);
  }
  say_left_out(task);
  if (count == 0 && !is_stopped(&task.stop)) {
    throw InputError({task.puzzles.input_at_hand()}, "expected a puzzle, got none");
  }
  if (common.json) task.out.write(to_text(reports));
  return code;
}

}  // namespace

ExitCode run_for_each_puzzle(const Task& task, const SearchWork& work) {
  if (is_one(task)) return work_on_one(task, work.run);
  WorkQueue queue(task, work);
  return print_all(task, [&]() -> std::optional<Turn> {
    auto awaited = queue.next();
    if (!awaited) return {};
    const auto result = std::make_shared<std::future<Worked>>(std::move(awaited->result));
    return Turn{std::move(awaited->id), [result] { return result->get(); }};
  });
}

ExitCode run_one_by_one(const Task& task, const LimitOptions& limits, const SearchFunction& work) {
  if (is_one(task)) return work_on_one(task, work);
  return print_all(task, [&]() -> std::optional<Turn> {
    const std::shared_ptr<OneOfSeveral> one = OneOfSeveral::take(task, limits);
    if (one == nullptr) return {};
    return Turn{one->id(), [one, &work] { return one->work(work); }};
  });
}

ExitCode run_and_draw(const Task& task, const OutputOptions& output, const SearchWork& work) {
  if (!is_picture_file(output.output)) return run_for_each_puzzle(task, work);
  const CommonOptions& common = task.common;
  if (!task.puzzles.is_one(task.stop)) {
    const std::size_t inputs = common.inputs.size();
    throw UsageError{"expected one puzzle for a picture, got " +
                     (inputs > 1 ? std::to_string(inputs) : "several")};
  }
  const std::optional<Entry> entry = task.puzzles.next(task.stop);
  const SearchResult result = work_on(entry.value(), task, work.run);
  task.out.write(result.picture);
  task.out.commit();  // a text only once the picture is there
  if (result.picture.empty() && !common.quiet) {
    say("no answer to draw: " + printable(output.output) + " is not written");
  }
  Output text("-", false, &task.stop);
  return print_one(result, common, text);
}

}  // namespace p2c

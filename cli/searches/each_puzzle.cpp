#include "cli/searches/each_puzzle.hpp"

#include <algorithm>
#include <chrono>

#include "cli/options/picture_kind.hpp"
#include "cli/options/usage_error.hpp"
#include "cli/outcome.hpp"
#include "cli/say.hpp"
#include "cli/searches/work_queue.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

Json report_of(SearchResult& result) {
  if (!result.outcome.empty()) result.report["outcome"] = result.outcome;
  return result.report;
}

// A part of a result says so below. Where there is nothing of it, no file is needed to say that.
void mark_part(const SearchResult& result, const Task& task, Output& out) {
  const bool stopped = is_interrupted(task.stop);
  const bool is_part = result.code == kLimit && !out.is_empty() && !result.outcome.empty();
  if (!is_part || (result.says_limit && !stopped)) return;
  out.write(outcome_line(result.outcome));
  if (stopped) out.write(interrupted_line({0, 1}));
  out.keep_at_signal();
}

ExitCode print_one(SearchResult result, const Task& task, Output& out) {
  const CommonOptions& common = task.common;
  if (common.json) {
    out.write(to_text(report_of(result)));
    if (result.code == kLimit) out.keep_at_signal();
  } else {
    out.write(result.text);
    mark_part(result, task, out);
  }
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
  return print_one(work_on(entry.value(), task, work), task, task.out);
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

// The results of several puzzles, each in its turn below its name.
class Results {
 public:
  explicit Results(const Task& task) : task_(task), json_(task.common.json) {}

  void add(const Turn& turn) {
    if (!json_) task_.out.write("# " + turn.id + "\n");
    Worked worked = turn.work();
    SearchResult& result = worked.result;
    code_ = std::max(code_, result.code);
    ++begun_;
    if (!result.is_interrupted) ++done_;
    if (json_) {
      reports_.push_back(report_of(result));
    } else {
      task_.out.write(result.text);
      if (!result.outcome.empty()) task_.out.write(outcome_line(result.outcome));
    }
    say_lines(turn.id, worked, task_.common);
  }

  ExitCode finish() {
    say_left_out(task_);
    const bool stopped = is_interrupted(task_.stop);
    if (begun_ == 0 && !stopped) {
      throw InputError({task_.puzzles.input_at_hand()}, "expected a puzzle, got none");
    }
    if (stopped && begun_ > 0) mark_end();
    if (json_) task_.out.write(to_text(reports_));
    if (begun_ > 0) task_.out.keep_at_signal();
    return code_;
  }

 private:
  // Each result says how it ended, and the last line how many there are not.
  void mark_end() {
    const Rest rest = task_.puzzles.count_rest(kTimeToCount);
    const Reached reached{done_, begun_ + rest.puzzles, rest.is_all};
    if (json_) {
      reports_.emplace_back(report_interrupted(reached));
    } else {
      task_.out.write(interrupted_line(reached));
    }
  }

  static constexpr std::chrono::milliseconds kTimeToCount{200};

  const Task& task_;
  bool json_;
  ExitCode code_ = kDone;
  std::vector<Json> reports_;
  std::size_t begun_ = 0;
  std::size_t done_ = 0;
};

ExitCode print_all(const Task& task, const std::function<std::optional<Turn>()>& next) {
  Results results(task);
  for (auto turn = next(); turn; turn = next()) results.add(*turn);
  return results.finish();
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
  // A picture cannot say that it is a part.
  if (result.code < kLimit || !is_interrupted(task.stop)) task.out.write(result.picture);
  task.out.commit();  // a text only once the picture is there
  if (result.picture.empty() && !common.quiet) {
    say("no answer to draw: " + printable(output.output) + " is not written");
  }
  Output text("-", false, &task.stop);
  return print_one(result, task, text);
}

}  // namespace p2c

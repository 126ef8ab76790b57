#include "cli/options/picture_kind.hpp"
#include "cli/report.hpp"
#include "cli/rows/merged_rows.hpp"
#include "cli/verbs/verb_table.hpp"
#include "instances/version.hpp"

namespace p2c {
namespace {

using MergeArguments = Arguments<OutputOptions>;

constexpr const char* kMergeText =
    "Each ROWS is what 'batch --shard K/N' wrote, all K from 1 to N, in any order. The rows of "
    "all\n"
    "are sorted by n. Apart from the times the result is the same whatever N was; of a batch\n"
    "without shards the rows are sorted, too.\n"
    "What is missing or differs is named, with exit code 1, and nothing is written.";

void check_options(const MergeArguments& arguments) {
  expect_text_file(arguments.output);
  if (arguments.json && arguments.output == "-") {
    throw UsageError{"merge --json prints a summary, so the rows need a place: use -o FILE"};
  }
}

ExitCode refuse(const std::vector<std::string>& faults, const Task& task) {
  if (task.common.json) {
    const JsonMembers report{
        {"format", 1}, {"ok", false}, {"broken", faults}, {"version", kVersion}};
    Output("-", false).write(to_text(report));
  } else {
    for (const std::string& fault : faults) task.say(fault);
  }
  return kAnswerNo;
}

ExitCode run_merge(const MergeArguments& arguments, const Task& task) {
  check_options(arguments);
  const MergedRows rows(arguments.inputs, task.stop);
  if (!rows.faults().empty()) return refuse(rows.faults(), task);
  rows.write([&](std::string_view line) { task.out.write(line); });
  if (!arguments.json) return kDone;
  task.out.commit();  // no summary of a file that was not written
  const JsonMembers report{{"format", 1},
                           {"ok", true},
                           {"shards", rows.shards()},
                           {"rows", rows.entries()},
                           {"version", kVersion}};
  Output("-", false).write(to_text(report));
  return kDone;
}

}  // namespace

Verb merge_verb() {
  return {"merge",
          "ROWS...",
          "make one file of the rows of all shards of a batch",
          kMergeText,
          1,
          -1,
          new_call<MergeArguments, run_merge>};
}

}  // namespace p2c

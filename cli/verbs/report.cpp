#include "cli/report.hpp"

#include <algorithm>
#include <optional>

#include "cli/options/picture_kind.hpp"
#include "cli/report_page/report_files.hpp"
#include "cli/report_page/report_page.hpp"
#include "cli/report_page/run_reader.hpp"
#include "cli/verbs/verb_table.hpp"

namespace p2c {
namespace {

using ReportArguments = Arguments<ReportOptions>;

constexpr const char* kReportText =
    "Each RESULTS is a file that batch wrote. The page has counts and times of each set, "
    "failures,\n"
    "a cactus plot, for several files scatter plots of the first against each other one, and the\n"
    "hardest puzzles; it is one file that loads nothing. With -o NAME.csv the output is the table\n"
    "of --csv. Puzzles are the same where their hashes are, and of batches of the same inputs\n"
    "where their numbers are, too.";

void expect_one_version(const std::vector<Run>& runs) {
  for (const Run& run : runs) {
    if (run.version == runs[0].version) continue;
    throw InputError({run.file, 1, 1}, "expected rows of version " + runs[0].version + ", as in " +
                                           runs[0].file + ", got " + in_quotes(run.version) +
                                           "; --any-version takes both");
  }
}

std::vector<Run> read_runs(const ReportArguments& arguments, const Task& task) {
  std::vector<Run> runs;
  for (const std::string& input : arguments.inputs) {
    runs.push_back(read_run(input, task.stop));
    if (!runs.back().ended && !arguments.quiet) {
      task.say("warning: " + runs.back().file + ": the rows have no end: the batch is unfinished");
    }
  }
  if (!arguments.any_version) expect_one_version(runs);
  name_runs(runs);
  return runs;
}

std::string page_of(const Report& report, const ReportArguments& arguments, const Task& task) {
  const std::size_t drawn =
      std::min(report.hardest.size(), static_cast<std::size_t>(arguments.hardest));
  const std::vector<const Match*> wanted(report.hardest.begin(), report.hardest.begin() + drawn);
  const PuzzlePictures pictures = draw_puzzles(wanted, arguments, task);
  if (pictures.missing > 0 && !arguments.quiet) {
    task.say("warning: not found in --puzzles: " + counted(pictures.missing, "puzzle") +
             " of the hardest" + (pictures.unread.empty() ? "" : "; " + pictures.unread));
  }
  return report_page(report, pictures);
}

ExitCode run_report(const ReportArguments& arguments, const Task& task) {
  if (arguments.json && arguments.output == "-") {
    throw UsageError{"report --json prints a summary, so the page needs a place: use -o FILE"};
  }
  expect_text_file(arguments.output);
  std::optional<Output> csv;
  if (!arguments.csv.empty()) csv.emplace(arguments.csv, arguments.force, &task.stop);
  const Report report(read_runs(arguments, task), arguments.clock);
  if (!report.contradictions.empty() && !arguments.quiet) {
    task.say("warning: the runs contradict each other on " +
             counted(report.contradictions.size(), "puzzle"));
  }
  if (csv) write_table(report, *csv);
  if (is_table_file(arguments.output)) {
    write_table(report, task.out);
  } else {
    task.out.write(page_of(report, arguments, task));
  }
  if (csv) {
    task.out.commit();  // no table where there is no page
    csv->commit();
  }
  if (!arguments.json) return kDone;
  task.out.commit();  // a summary only of a file that is there
  Output(std::string("-"), false).write(to_text(report_figures(report)));
  return kDone;
}

}  // namespace

Verb report_verb() {
  return {"report",
          "RESULTS...",
          "make a page of what batch found: figures, plots, the hardest puzzles",
          kReportText,
          1,
          -1,
          new_call<ReportArguments, run_report>};
}

}  // namespace p2c

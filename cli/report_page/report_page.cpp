#include "cli/report_page/report_page.hpp"

#include <algorithm>

#include "cli/page/html.hpp"
#include "cli/report_page/cactus_plot.hpp"
#include "cli/report_page/plot.hpp"
#include "cli/report_page/report_page_parts.hpp"
#include "cli/report_page/report_tables.hpp"
#include "cli/report_page/scatter_plot.hpp"
#include "instances/text/text_reader.hpp"
#include "instances/version.hpp"

namespace p2c {
namespace {

std::string section(const std::string& id, const std::string& heading, const std::string& content) {
  if (content.empty()) return {};
  return "<section aria-labelledby=\"" + id + "\">\n<h2 id=\"" + id + "\">" + heading + "</h2>\n" +
         content + "</section>\n";
}

std::string counted_text(std::size_t count, const std::string& noun) {
  return count_text(static_cast<std::int64_t>(count)) + " " + noun + (count == 1 ? "" : "s");
}

std::string introduction(const Report& report) {
  const Timing& timing = report.timing;
  std::string words = counted_text(report.hardest.size(), "puzzle") + " in " +
                      counted_text(report.runs.size(), "run") + ". Times are ";
  words += timing.clock == Clock::kCpu ? "CPU" : "wall-clock";
  words +=
      " seconds. PAR-2 is the mean time of all puzzles, where one that is not solved counts as ";
  words += seconds_text(2 * timing.limit) + " s: twice ";
  if (timing.has_limit) return words + "the time limit.";
  return words + "the largest time, as there was no time limit.";
}

std::string contradictions(const Report& report) {
  if (report.contradictions.empty()) return {};
  return note(
             "Of these puzzles the runs say what cannot be right together: another number of "
             "answers, or another only answer.") +
         contradictions_table(report.runs, report.contradictions);
}

std::string plots(const Report& report) {
  std::string figures = "<div class=\"plots\">\n" + cactus_plot(report.runs, report.timing);
  for (std::size_t i = 1; i < report.runs.size(); ++i) {
    figures += scatter_plot(report.runs, report.matches, report.timing, 0, i);
  }
  return figures + "</div>\n";
}

std::string results_of(const Match& match, const Report& report) {
  std::string words;
  for (std::size_t i = 0; i < report.runs.size(); ++i) {
    const RunRow* const row = match.rows[i];
    if (row == nullptr) continue;
    if (!words.empty()) words += ", ";
    if (report.runs.size() > 1) words += report.runs[i].name + " ";
    words += result_text(*row, report.timing) + (report.timing.solved(*row) ? " s" : "");
  }
  return words;
}

std::string picture_item(std::size_t rank, const Match& match, const std::string& svg,
                         const Report& report) {
  const RunRow& row = match.first();
  const std::string about = kind_text(row) + " " + size_text(row);
  return "<li><div role=\"img\" aria-label=\"" + html_text(about) + "\">" + svg + "</div><p><b>" +
         std::to_string(rank) + ". " + html_text(printable(row.id)) + "</b><br/>" +
         html_text(about) + ": " + html_text(results_of(match, report)) + "</p></li>\n";
}

std::string gallery_notes(const PuzzlePictures& pictures) {
  if (!pictures.asked) {
    return note(
        "With <code>--puzzles INPUT</code>, the inputs of the batch, the hardest puzzles "
        "are drawn here.");
  }
  std::string notes;
  if (pictures.missing > 0) {
    notes +=
        note("Not found in <code>--puzzles</code>: " + counted_text(pictures.missing, "puzzle") +
             " of the hardest.");
  }
  if (pictures.too_large > 0) {
    notes += note("Too large to be drawn here: " + counted_text(pictures.too_large, "puzzle") +
                  " of the hardest.");
  }
  return notes;
}

std::string gallery(const Report& report, const PuzzlePictures& pictures) {
  std::string items;
  std::size_t left = pictures.svgs.size();
  for (std::size_t i = 0; i < report.hardest.size() && left > 0; ++i) {
    const auto found = pictures.svgs.find(report.hardest[i]);
    if (found == pictures.svgs.end()) continue;
    items += picture_item(i + 1, *report.hardest[i], found->second, report);
    --left;
  }
  if (!items.empty()) items = "<ol class=\"gallery\">\n" + items + "</ol>\n";
  return items + gallery_notes(pictures);
}

}  // namespace

std::string report_page(const Report& report, const PuzzlePictures& pictures) {
  std::string page = page_start("Report of a batch", std::string(kReportStyle) + look_style());
  page +=
      "<main>\n<header><h1>Report of a batch</h1>\n<p>" + introduction(report) + "</p></header>\n";
  page += section("contradictions", "Contradictions", contradictions(report));
  page += section("summary", "Summary", summary_table(report.runs, report.timing));
  page += section("failures", "Failures", failures_table(report.runs, report.timing));
  page += section("plots", "Times", plots(report));
  page += section(
      "hardest", "The hardest puzzles",
      gallery(report, pictures) + hardest_table(report.runs, report.hardest, report.timing));
  page += section("runs", "Runs", runs_table(report.runs));
  page += "<footer>Made by puzzle2cnf " + html_text(kVersion) + ".</footer>\n</main>\n<script>";
  page.append(kReportScript).append("</script>\n</body>\n</html>\n");
  return page;
}

}  // namespace p2c

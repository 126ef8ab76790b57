#include "cli/explain/explaining.hpp"

#include <algorithm>

#include "cli/explain/explanation_page.hpp"
#include "cli/explain/explanation_picture.hpp"
#include "cli/explain/explanation_report.hpp"
#include "cli/explain/explanation_text.hpp"
#include "cli/failure.hpp"
#include "cli/last_resort.hpp"
#include "cli/options/picture_kind.hpp"
#include "cli/outcome.hpp"
#include "cli/say.hpp"
#include "cli/searches/position.hpp"
#include "cli/searches/searching.hpp"
#include "instances/documents/answer_file.hpp"
#include "instances/givens.hpp"
#include "instances/text/nearest_word.hpp"

namespace p2c {
namespace {

using Answers = Explanation::Answers;

int slot_named(const AnyPuzzle& puzzle, const std::string& name) {
  if (name.empty()) return -1;
  const std::vector<Slot>& slots = puzzle.slots();
  const auto index = index_slots(slots);
  if (const auto found = index.find(name); found != index.end()) return found->second;
  std::vector<std::string_view> names;
  for (const Slot& slot : slots) names.push_back(slot.name);
  throw UsageError{"expected " + slots_in_words(slots) + " for --slot, got '" + name + "'" +
                   did_you_mean(name, names)};
}

Document read_inputs(const ExplainingOptions& options, const Task& task) {
  const std::vector<std::string>& inputs = task.common.inputs;
  return inputs.size() > 1 ? read_first_puzzle(options, task)
                           : read_puzzle(inputs[0], options, task);
}

Givens read_state(const Document& document, const ExplainingOptions& options, const Task& task) {
  const std::vector<std::string>& inputs = task.common.inputs;
  if (options.from_position) return settled_slots(own_position(document, task));
  if (inputs.size() < 2) return {};
  const Input input = read_answer_input(inputs[1], task.stop);
  return settled_slots(
      read_position(*document.puzzle, input.text, input.name, options.answer, &task.stop));
}

ExitCode code_of(const Explained& explained) {
  const Explanation& found = explained.found;
  if (found.answers == Answers::kNone) return kAnswerNo;
  if (found.limit) return kLimit;
  if (!found.wrong.empty() || !found.at_odds.empty()) return kAnswerNo;
  const int slot = explained.task.slot;
  const bool asked_is_known = slot >= 0 && found.start[slot] != kOpen;
  return found.goal || asked_is_known || found.is_complete() ? kDone : kAnswerNo;
}

// A part says so in its last lines.
std::string text_of(const Explained& explained, bool stats, const Task& task) {
  std::string text = stats ? stats_line(explained) + "\n" : explanation_text(explained);
  if (text.empty() || !explained.found.limit) return text;
  if (!explained.outcome.empty()) text += outcome_line(explained.outcome);
  return text + (is_interrupted(task.stop) ? interrupted_line({0, 1}) : "");
}

std::string printed(const Explained& explained, bool stats, const Task& task) {
  if (!task.common.json) return text_of(explained, stats, task);
  JsonMembers report = explanation_report(explained, !stats);
  if (!explained.outcome.empty()) report["outcome"] = explained.outcome;
  return to_text(report);
}

// A page or a picture goes to the output and the text to stdout, once the former is there.
void print(const Explained& explained, const ExplainingOptions& options, bool stats,
           const Task& task) {
  const std::string text = printed(explained, stats, task);
  const bool interrupted = explained.found.limit && is_interrupted(task.stop);
  const bool picture = is_picture_file(options.output);
  if (interrupted) task.out.keep_at_signal();
  if (!picture && !is_page_file(options.output)) return task.out.write(text);
  if (picture && !interrupted) task.out.write(explanation_svg(explained));  // cannot say it
  if (!picture) task.out.write(explanation_page(explained));
  task.out.commit();
  Output("-", false, &task.stop).write(text);
}

ExplainOptions explain_options(const ExplainingOptions& options, const Request& request) {
  const bool any = options.smallest && options.conflict_limit == 0;  // each step may take seconds
  return {options.seed, any ? 0 : conflicts_or_usual(options.conflict_limit), options.smallest,
          &request.stop};
}

// A stop is reported by those who asked for it, unless the answer is known and the reason is not.
void say_limit(const Explanation& found, Stop::Reason reason) {
  const Failure failure = failure_of(reason);
  if (found.answers != Answers::kNone) {
    if (reason == Stop::kNo) say(failure.message);
  } else if (failure.code == kLimit) {
    say(failure.message + " while a reason was looked for");
  }
}

ExitCode explain_task(const ExplanationTask& asked, const Document& document,
                      const ExplainingOptions& options, const StepsOption& steps, bool hint,
                      const Task& task) {
  const RuleBook book(asked.puzzle, &task.stop);
  allow_last_words();  // all that follows asks for a stop
  const Explanation found =
      explain(book, asked, search_options(options, task), explain_options(options, task));
  const std::size_t end = std::min(found.steps.size(), static_cast<std::size_t>(steps.last));
  const std::size_t first = std::min(end, static_cast<std::size_t>(steps.first) - 1);
  Explained explained{document, asked.puzzle, book, asked, found, hint, first, end};
  const bool open = found.limit && found.answers != Answers::kNone;
  if (open) explained.outcome = not_solved(stop_word(task.stop.reason()));
  print(explained, options, steps.stats, task);
  if (found.limit && !task.common.quiet) say_limit(found, task.stop.reason());
  return code_of(explained);
}

}  // namespace

SearchResult explain_puzzle(const Entry& entry, const ExplainingOptions& options,
                            const Request& request) {
  const Document document = read_puzzle(entry, options, request);
  const ExplanationTask asked{*document.puzzle, document.givens, {}};
  const RuleBook book(*document.puzzle, &request.stop);
  const Explanation found =
      explain(book, asked, search_options(options, request), explain_options(options, request));
  const Explained explained{document, asked.puzzle, book, asked, found, false, 0, 0};
  SearchResult result;
  result.code = code_of(explained);
  result.report = explanation_report(explained, false);
  return result;
}

ExitCode run_explaining(const ExplainingOptions& options, const StepsOption& steps, bool hint,
                        const Task& task) {
  if (kind_by_ending(options.output) == PictureKind::kPng) {
    throw UsageError{"expected the name of a text file, or one that ends in .html or .svg, got '" +
                     options.output + "'"};
  }
  const bool has_state = task.common.inputs.size() > 1;
  if (has_state && options.from_position) {
    throw UsageError{"expected a STATE or --from-position, got both"};
  }
  if (!hint && !options.slot.empty() && (has_state || options.from_position)) {
    throw UsageError{"explain --slot begins with the givens, so it takes no STATE; hint does"};
  }
  const Document document = read_inputs(options, task);
  const int slot = slot_named(*document.puzzle, options.slot);
  const Givens state = read_state(document, options, task);
  const bool one_value = hint && slot < 0;
  return explain_task({*document.puzzle, document.givens, state, slot, one_value}, document,
                      options, steps, hint, task);
}

}  // namespace p2c

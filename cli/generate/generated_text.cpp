#include "cli/generate/generated_text.hpp"

#include <algorithm>

#include "cli/draw.hpp"
#include "cli/generate/generate_options.hpp"
#include "instances/documents/document.hpp"
#include "instances/kinds/brought_kind.hpp"
#include "instances/style_words.hpp"
#include "instances/text/text_reader.hpp"
#include "instances/version.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"

namespace p2c {
namespace {

std::string_view clue_word(ClueChoice clues) {
  return clues == ClueChoice::kFewest    ? "fewest"
         : clues == ClueChoice::kMinimal ? "minimal"
                                         : "usual";
}

std::string difficulty_word(const GeneratorTask& task) {
  if (!task.difficulty) return "";
  return std::string(word_of(*task.difficulty, kDifficultyWords));
}

// The style of boards does not count for one that is there.
bool counts(const StyleItem& item, const GeneratedForm& form) {
  return form.like.empty() || item.name == kClued;
}

Drawing drawing_of(const Generated& made) {
  return made.puzzle->drawing(Answer(made.puzzle->slots().size(), kOpen));
}

// What makes this puzzle again, as the last of so many.
std::string command_line(const GeneratedForm& form, std::int64_t number, const Generated& made) {
  const GeneratorTask& task = form.task;
  const Drawing board = drawing_of(made);
  std::string line = "generate " + std::string(task.kind.name);
  const auto add = [&line](std::string_view name, const std::string& word) {
    line.append(" --").append(name);
    if (!word.empty()) line.append(" ").append(word);
  };
  if (!form.rules.empty()) add("rules", printable(form.rules));
  if (form.like.empty()) {
    add("rows", std::to_string(board.rows()));
    add("cols", std::to_string(board.cols()));
  } else {
    add("like", printable(form.like));
  }
  add("seed", std::to_string(task.seed));
  add("count", std::to_string(number));
  if (task.any) add("any", "");
  if (task.clues != ClueChoice::kUsual) add(clue_word(task.clues), "");
  if (task.difficulty) add("difficulty", difficulty_word(task));
  for (const StyleItem& item : form.generator.styles) {
    if (!counts(item, form)) continue;
    add(item.name, style_word(item, task.style[item.name]));
  }
  return line;
}

JsonMembers parameters(const GeneratedForm& form) {
  const GeneratorTask& task = form.task;
  JsonMembers members;
  if (!form.like.empty()) members["like"] = form.like;
  members["any"] = task.any;
  members["clues"] = clue_word(task.clues);
  members["difficulty"] = task.difficulty ? Json(difficulty_word(task)) : Json(nullptr);
  for (const StyleItem& item : form.generator.styles) {
    if (!counts(item, form)) continue;
    const int value = task.style[item.name];
    members[item.name] = item.words.empty() ? Json(value) : Json(style_word(item, value));
  }
  return members;
}

std::string rules_line(const AnyPuzzle& puzzle) {
  const std::string hash = rules_hash(puzzle.kind());
  return hash.empty() ? "" : "# rules " + hash + "\n";
}

std::size_t clue_count(const Generated& made) { return made.puzzle->clues().size(); }

// What is known of the fewest clues.
std::string fewest_line(const Generated& made) {
  if (!made.fewest_bound) return "";
  const std::string clues = counted(clue_count(made), "clue");
  if (!is_not_proved(made)) return "# " + clues + ", the fewest possible\n";
  return "# " + clues + "; at least " + std::to_string(*made.fewest_bound) + " are needed\n";
}

}  // namespace

bool is_not_proved(const Generated& made) {
  return made.fewest_bound && *made.fewest_bound < static_cast<std::int64_t>(clue_count(made));
}

std::string document_text(const GeneratedForm& form, std::int64_t number, const Generated& made) {
  const std::optional<Answer> answer = form.answers ? std::optional(made.answer) : std::nullopt;
  const std::string text = write_puzzle(*made.puzzle, {}, answer, form.to);
  if (form.to != "text") return text;
  return "# puzzle " + std::to_string(number) + " of puzzle2cnf " + kVersion + ", " +
         CadicalSolver::name() + ": " + command_line(form, number, made) + "\n" +
         rules_line(*made.puzzle) + fewest_line(made) + text +
         (answer ? as_comment(made.puzzle->print_answer(*answer)) : "");
}

// A string of JSON has no line ends.
std::string in_a_line(std::string text, const std::string& format) {
  if (format != "json") return text;
  std::string line;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] != '\n') {
      line += text[at];
      continue;
    }
    at = std::min(text.find_first_not_of("\n ", at), text.size()) - 1;
    if (line.back() == ',') line += ' ';
  }
  return line + "\n";
}

JsonMembers generated_report(const GeneratedForm& form, std::int64_t number, const Generated& made,
                             const std::string& text) {
  const Drawing board = drawing_of(made);
  JsonMembers report = report_head(*made.puzzle, {});
  report["number"] = number;
  report["seed"] = form.task.seed;
  report["rows"] = board.rows();
  report["cols"] = board.cols();
  report["parameters"] = parameters(form);
  if (form.generator.leaves_out_clues) report["clues"] = clue_count(made);
  if (made.fewest_bound) report["clues_at_least"] = *made.fewest_bound;
  report["to"] = form.to;
  report["text"] = text;
  if (form.answers) report["solution"] = report_answer(*made.puzzle, made.answer);
  report["solver"] = CadicalSolver::name();
  report["version"] = kVersion;
  return report;
}

}  // namespace p2c

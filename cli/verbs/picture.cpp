#include <algorithm>
#include <cmath>

#include "cli/draw.hpp"
#include "cli/image_input.hpp"
#include "cli/last_resort.hpp"
#include "cli/options/format_option.hpp"
#include "cli/options/solver_options.hpp"
#include "cli/outcome.hpp"
#include "cli/report.hpp"
#include "cli/say.hpp"
#include "cli/searches/searching.hpp"
#include "cli/verbs/verb_table.hpp"
#include "instances/art/picture_puzzle.hpp"
#include "instances/art/picture_sheet.hpp"
#include "instances/drawings/drawing_picture.hpp"
#include "instances/text/text_reader.hpp"
#include "instances/version.hpp"
#include "solver_glue/givens/fewest_givens.hpp"
#include "solver_glue/givens/repair.hpp"

namespace p2c {
namespace {

using PictureArguments =
    Arguments<OutputOptions, FormatOption, SolverOptions, LimitOptions, ImageOptions>;

constexpr const char* kPictureText =
    "IMAGE is a PNG, JPEG, PBM, PGM or PPM file, or a solved board: a nonogram's answer, or a\n"
    "nonogram in a format that carries its answer. The puzzle may have several answers; --unique\n"
    "finds out.\n"
    "The findings are comments above the puzzle; for formats other than text they go to stderr.\n"
    "With --method squares the picture comes as close to the image as possible, with a bound on "
    "how\n"
    "close any picture can come. The search ends by itself, or at --time-limit with the best so "
    "far\n"
    "(exit code 4); with --unique, --repair or --sheet it gets half of the limit.\n"
    "--unique reveals cells, --repair changes some, not always the fewest possible.\n"
    "With --sheet NAME.svg or NAME.png these are drawn side by side: the image, the board, its\n"
    "clues, the board that a solver finds for them, with the cells that differ highlighted, and\n"
    "that board as translucent squares.";

// The resulting puzzle, and the report on it.
struct Round {
  MadePicture made;
  Picture board;  // whose clues the puzzle has: the picture made, or that repaired
  Document document;
  std::vector<std::string> lines;
  JsonMembers report;
  bool determined = false;  // the board is the only answer of the puzzle with its givens
  bool limited = false;     // a limit ended some step early
};

// Rounded up, so that 0 means 0.
std::string percent(double part) {
  const auto tenths = static_cast<int>(std::ceil(part * 1000));
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " %";
}

void tell_method(const PictureArguments& arguments, Round& round) {
  const MadePicture& made = round.made;
  if (!made.image) return;
  if (made.is_smaller) {
    round.lines.push_back("scaled to " + std::to_string(kMostRows) +
                          " rows; --rows and --cols give another size");
  }
  round.report["method"] = word_of(arguments.method, ImageOptions::kMethods);
  if (made.threshold) {
    round.report["threshold"] = *made.threshold;
    round.lines.push_back("threshold " + std::to_string(*made.threshold));
  }
  const std::int64_t error = squares_error(*made.image, made.picture);
  round.report["squares_error"] = error;
  if (!made.squares) return;
  const SquaresFound& found = *made.squares;
  round.report["squares_lower_bound"] = found.lower_bound;
  round.report["squares_gap"] = found.gap();
  round.lines.push_back("squares: error " + std::to_string(error) +
                        (found.is_optimal() ? ", the least possible"
                                            : ", at least " + std::to_string(found.lower_bound) +
                                                  ", gap " + percent(found.gap())));
  round.limited = found.stopped && !found.is_optimal();
}

// As what is transparent is white, a white icon without paper is all white.
void warn_of_one_colour(const PictureArguments& arguments, const Round& round) {
  const Picture& picture = round.made.picture;
  const auto filled = std::count(picture.cells.begin(), picture.cells.end(), 1);
  if (!round.made.image || (filled > 0 && filled < picture.size()) || arguments.quiet) return;
  const std::string all = filled == 0 ? "no cell is filled" : "all cells are filled";
  say("warning: " + round.document.name + ": " + all +
      "; --invert fills what is light and not transparent");
}

void repair_board(const PictureArguments& arguments, const Task& task, ProgressLine& progress,
                  Round& round) {
  // The progress line is about cells here, not about one solver of many.
  const Repaired found =
      repair(round.board, search_options(arguments, task), [&](int open, int changed) {
        progress.show(std::to_string(changed) + " cells changed, " + std::to_string(open) +
                      " open");
      });
  round.board = found.picture;
  const bool stopped = task.stop.reason() != Stop::kNo;  // perhaps with changes to take back
  round.limited = round.limited || !found.unique || stopped;
  const std::string cells = counted(found.changed.size(), "cell");
  round.lines.push_back(found.unique
                            ? "repaired: " + cells + " changed; the clues determine the picture"
                            : "not repaired: a limit was reached first");
  round.determined = found.unique;
  round.report["unique"] = found.unique ? Json(true) : Json(nullptr);
  std::vector<std::string> changed;
  for (const int cell : found.changed) changed.push_back(cell_name_at(cell, round.board.cols));
  round.report["changed"] = changed;
  if (!round.made.squares) return;
  const std::int64_t error = squares_error(*round.made.image, round.board);
  round.report["squares_error_repaired"] = error;
  round.lines.push_back("squares: error " + std::to_string(error) + " after the repair");
}

std::string words_of(const FewestGivens& found) {
  if (found.optimal() && found.givens.empty()) return "unique: the clues determine the picture";
  const bool one = found.givens.size() == 1;
  const std::string leave =
      std::to_string(found.givens.size()) + (one ? " given leaves" : " givens leave");
  if (found.optimal()) return "several answers: " + leave + " one, the fewest possible";
  return leave + " one answer; at least " + std::to_string(found.lower_bound) + " are needed";
}

void find_givens(const PictureArguments& arguments, const Task& task, ProgressLine& progress,
                 Round& round) {
  Document& document = round.document;
  const FewestGivens found =
      find_fewest_givens(*document.puzzle, {}, *document.answer, search_options(arguments, task),
                         [&](const FewestGivens& so_far) {
                           progress.show(std::to_string(so_far.givens.size()) +
                                         " givens, at least " + std::to_string(so_far.lower_bound));
                         });
  document.givens = found.givens;
  round.determined = true;
  round.limited = round.limited || !found.optimal();
  round.report["unique"] = found.lower_bound > 0  ? Json(false)
                           : found.givens.empty() ? Json(true)
                                                  : Json(nullptr);
  round.report["givens"] = found.givens.size();
  round.report["givens_at_least"] = found.lower_bound;
  round.report["sets"] = found.sets;
  round.report["other_answers"] = found.others;
  round.lines.push_back(words_of(found));
}

// An answer of the puzzle as a solver finds it, which it has where the board was found to be the
// only one; nothing where a limit came before.
std::optional<Picture> solve_board(const PictureArguments& arguments, const Task& task,
                                   ProgressLine& progress, Round& round) {
  if (round.determined) return round.board;
  const Document& document = round.document;
  try {
    Search search(*document.puzzle, document.givens, search_options(arguments, task, &progress));
    if (search.next() == Status::kSatisfiable) {
      Picture solved = round.made.picture;
      solved.cells = search.answer();
      return solved;
    }
  } catch (const Stopped&) {
    // reported below
  } catch (const TooLarge&) {
    // reported below
  }
  round.limited = true;
  if (!arguments.json) say("the sheet has no solved board: a limit was reached first");
  return {};
}

// Its size does not depend on what a search finds.
void check_sheet_size(const PictureArguments& arguments, const Round& round) {
  const std::vector<Drawing> boards =
      draw_sheet({round.made.image, round.made.picture, round.board, {}, round.board});
  if (kind_by_ending(arguments.sheet) == PictureKind::kPng) check_png_size(boards);
}

std::string no_sheet(const DrawingTooLarge& error) {
  return "no sheet: " + std::string(error.what());
}

// Before the work, unless a search for squares has come before it: what that found is kept.
void refuse_large_sheet(const PictureArguments& arguments, const Round& round) try {
  if (!round.made.squares) check_sheet_size(arguments, round);
} catch (const DrawingTooLarge& error) {
  throw DrawingTooLarge(no_sheet(error));
}

// Empty where it is too large: what was found is not lost for that.
std::string sheet_of(const PictureArguments& arguments, const Task& task, ProgressLine& progress,
                     Round& round) try {
  check_sheet_size(arguments, round);
  const PictureSheet sheet{round.made.image, round.made.picture, round.board, round.document.givens,
                           solve_board(arguments, task, progress, round)};
  return draw(draw_sheet(sheet), kind_by_ending(arguments.sheet));
} catch (const DrawingTooLarge& error) {
  round.limited = true;
  if (!arguments.json) say(no_sheet(error));
  return {};
}

// Without a file where there is no sheet.
void write_sheet(std::optional<Output>& sheet, const std::string& text) {
  if (text.empty()) return sheet.reset();
  sheet->write(text);
}

void check_carried(const Document& document, const PictureArguments& arguments) {
  try {
    write_document(document, arguments.to);
  } catch (const CannotCarry& error) {
    throw InputError({arguments.inputs[0]}, error.what());
  }
}

// Before the work: a format that carries no puzzle of this kind, or not what --unique may reveal.
void check_format(const PictureArguments& arguments) {
  Givens revealed;
  if (arguments.unique) revealed.emplace_back(0, 1);
  check_carried({puzzle_of(Picture(1, 1)), revealed, "", {}}, arguments);
}

// The puzzle with what is said of it: as comments where our text takes them, else on stderr.
void print(const Round& round, const PictureArguments& arguments, const Task& task) {
  std::string text;
  try {
    text = write_document(round.document, arguments.to);
  } catch (const CannotCarry& error) {  // a clue; what was found is said all the same
    for (const std::string& line : round.lines) say(line);
    throw InputError({round.document.name}, error.what());
  }
  const bool interrupted = round.limited && is_interrupted(task.stop);
  if (arguments.json) {
    JsonMembers report = report_head(round.document, {});
    report.update(round.report);
    report["to"] = arguments.to;
    report["text"] = text;
    report["version"] = kVersion;
    if (interrupted) report["outcome"] = not_solved(stop_word(task.stop.reason()));
    task.out.write(to_text(report));
    if (interrupted) task.out.keep_at_signal();
    return;
  }
  for (const std::string& line : round.lines) {
    if (arguments.to == "text") task.out.write("# " + line + "\n");
    if (arguments.to != "text" && !arguments.quiet) say(line);
  }
  task.out.write(text);
  if (!interrupted || arguments.to != "text") return;  // other formats have no comments
  task.out.write(outcome_line(not_solved(stop_word(task.stop.reason()))) +
                 interrupted_line({0, 1}));
  task.out.keep_at_signal();
}

ExitCode run_picture(const PictureArguments& arguments, const Task& task) {
  expect_text_file(arguments.output);
  check_format(arguments);
  std::optional<Output> sheet;  // refused before the work
  if (!arguments.sheet.empty()) sheet.emplace(arguments.sheet, arguments.force, &task.stop);
  const Input input = read_input(arguments.inputs[0], task.stop);
  ProgressLine progress(arguments);
  Round round;
  round.made = make_picture(input, arguments, arguments.time_limit, task.stop, progress);
  allow_last_words();  // all that follows asks for a stop
  round.document.name = input.name;
  round.report["rows"] = round.made.picture.rows;
  round.report["cols"] = round.made.picture.cols;
  tell_method(arguments, round);
  warn_of_one_colour(arguments, round);
  round.board = round.made.picture;
  if (sheet) refuse_large_sheet(arguments, round);
  if (arguments.repair) repair_board(arguments, task, progress, round);
  round.document.puzzle = puzzle_of(round.board);
  round.document.answer = round.board.cells;
  if (arguments.unique) {
    check_carried(round.document, arguments);  // its clues; before the search
    find_givens(arguments, task, progress, round);
  }
  if (sheet && is_interrupted(task.stop)) sheet.reset();  // a picture cannot say that it is a part
  if (sheet) write_sheet(sheet, sheet_of(arguments, task, progress, round));
  progress.erase();
  print(round, arguments, task);
  if (round.limited && is_interrupted(task.stop)) sheet.reset();
  if (sheet) {
    task.out.commit();  // no sheet of what is not there
    sheet->commit();
  }
  return round.limited ? kLimit : kDone;
}

}  // namespace

Verb picture_verb() {
  return {"picture", "IMAGE", "turn an image into a nonogram",        kPictureText,
          1,         1,       new_call<PictureArguments, run_picture>};
}

}  // namespace p2c

#include "cli/generate/generator_task.hpp"

#include <algorithm>
#include <chrono>

#include "cli/input.hpp"
#include "instances/described/boards_around_answers.hpp"
#include "instances/documents/board_sides.hpp"
#include "instances/documents/registry.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/text/nearest_word.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

const PuzzleKind& kind_named(const std::string& word, const GenerateOptions& options) {
  std::vector<std::string> names;  // of the rules
  if (options.rules_kind != nullptr) names = options.rules_kind->names();
  const bool is_its = std::find(names.begin(), names.end(), in_small_letters(word)) != names.end();
  const PuzzleKind* kind = is_its ? options.rules_kind.get() : find_kind(word);
  if (kind != nullptr) return *kind;
  const std::string near = did_you_mean(word, {names.begin(), names.end()});
  const std::string its = names.empty() ? "" : options.rules_kind->name + ", ";
  throw UsageError{"expected the name of a puzzle (" + its + kind_names() + "), got " +
                   in_quotes(word) + (near.empty() ? did_you_mean_kind(word) : near)};
}

// That of the puzzle, which may have rules of its own, and must agree with a name; else the one
// that is named, or of the rules.
const PuzzleKind& kind_of_task(const GenerateOptions& options, const Request& request,
                               const AnyPuzzle* like) {
  const auto& inputs = request.common.inputs;
  if (like != nullptr && (inputs.empty() || is_name_of(*like, inputs[0]))) return like->kind();
  if (inputs.empty() && options.rules_kind != nullptr) return *options.rules_kind;
  if (inputs.empty()) {
    throw UsageError{"expected the name of a puzzle (" + kind_names() + ") after 'generate'"};
  }
  const PuzzleKind& kind = kind_named(inputs[0], options);
  if (like == nullptr) return kind;
  throw UsageError{"expected a puzzle of the kind " + std::string(kind.name) + " for --like, " +
                   printable(options.like[0]) + " is of the kind " + std::string(like->name())};
}

void set_sides(GeneratorTask& task, const GenerateOptions& options, const AnyGenerator& generator) {
  const auto [rows, cols] = whole_sides(generator, {options.rows, options.cols});
  const std::string wrong = wrong_sides(generator, task.kind, rows, cols);
  if (!wrong.empty()) throw UsageError{wrong};
  task.rows = rows;
  task.cols = cols;
  task.sides_are_usual = options.rows == 0 && options.cols == 0;
}

void check_clues(const GenerateOptions& options, const PuzzleKind& kind,
                 const AnyGenerator& generator) {
  if (generator.leaves_out_clues || options.clue_choice() == ClueChoice::kUsual) return;
  throw UsageError{std::string(options.fewest ? "--fewest" : "--minimal") + ": the kind " +
                   std::string(kind.name) + " has no clues that may be left out"};
}

void check_fewest(const GenerateOptions& options, const Style& style,
                  const AnyGenerator& generator) {
  if (!options.fewest || !generator.orbits || !style.has(kSymmetry)) return;
  if (style[kSymmetry] != 0) throw UsageError{"--fewest does not go with --symmetry turn"};
}

// The style of boards does not count for one that is there.
void check_style_of_like(const GenerateOptions& options) {
  for (const auto& [name, word] : options.style_words) {
    if (name == kClued) continue;
    throw UsageError{"--" + std::string(name) + " does not go with --like"};
  }
}

void check_like(const AnyPuzzle* like, const PuzzleKind& kind, const AnyGenerator& generator) {
  if (like == nullptr || generator.with_clues_of) return;
  throw UsageError{"--like: a puzzle of the kind " + std::string(kind.name) +
                   " has no rooms, islands or cages to make other clues for"};
}

bool may_leave_out(const GeneratorTask& task) {
  const bool usual = task.clues == ClueChoice::kUsual && !task.difficulty;
  return !usual || (task.style.has(kClued) && task.style[kClued] < 100);
}

// Nothing where that takes long: what is refused is refused later then.
std::optional<AnyPlanted> sample_board(const GeneratorTask& task) {
  if (task.like) return AnyPlanted{task.like, {}};
  const AnyGenerator generator = *generator_of(task.kind);
  Stop soon(task.stop);
  soon.set_deadline(Stop::Clock::now() + std::chrono::seconds(1));
  Rng rng(0);
  try {
    for (int attempt = 0; attempt < 20; ++attempt) {
      auto planted = generator.plant(rng, task.rows, task.cols, task.style, &soon);
      if (planted) return planted;
    }
  } catch (const Stopped&) {
    throw_if_stopped(task.stop);
  }
  return {};
}

}  // namespace

GeneratorTask generator_task(const GenerateOptions& options, const Request& request) {
  std::shared_ptr<const AnyPuzzle> like;
  if (!options.like.empty()) {
    PuzzleOptions reading;
    reading.rules_kind = options.rules_kind;
    like = read_puzzle(options.like[0], reading, request).puzzle;
  }
  const PuzzleKind& kind = kind_of_task(options, request, like.get());
  const std::optional<AnyGenerator> generator = generator_of(kind);
  if (!generator) {
    throw UsageError{"no puzzles of the kind " + std::string(kind.name) +
                     " are made: its boards have nothing but a size, or a rule counts its numbers"};
  }
  GeneratorTask task{kind};
  const bool above_easy = options.difficulty && *options.difficulty != Difficulty::kEasy;
  task.style = options.style_of(kind, *generator, above_easy);
  set_sides(task, options, *generator);
  check_clues(options, kind, *generator);
  check_fewest(options, task.style, *generator);
  check_like(like.get(), kind, *generator);
  if (like) check_style_of_like(options);
  if (like && !has_answer_without_clues(*like, *generator, &request.stop)) {
    throw InputError({options.like[0]}, "has no answer, whatever its clues");
  }
  task.seed = options.seed;
  task.any = options.any;
  task.clues = options.clue_choice();
  task.difficulty = options.difficulty;
  task.like = like;
  task.stop = &request.stop;
  return task;
}

std::vector<AnyPlanted> sample_boards(const GeneratorTask& task) {
  std::vector<AnyPlanted> boards;
  const std::optional<AnyPlanted> board = sample_board(task);
  if (!board) return boards;
  boards.push_back(*board);
  if (may_leave_out(task)) {
    boards.push_back({board->puzzle->without(board->puzzle->clues()), board->answer});
  }
  return boards;
}

}  // namespace p2c

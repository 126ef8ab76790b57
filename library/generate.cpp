// New puzzles.
#include <puzzle2cnf/puzzle.hpp>
#include <utility>

#include "instances/documents/board_sides.hpp"
#include "instances/documents/registry.hpp"
#include "instances/style_words.hpp"
#include "instances/text/text_reader.hpp"
#include "library/errors.hpp"
#include "library/inside.hpp"
#include "library/user_stop.hpp"
#include "solver_glue/generate/generator.hpp"

namespace puzzle2cnf {
namespace {

const p2c::PuzzleKind& kind_named(std::string_view word) {
  const p2c::PuzzleKind* kind = p2c::find_kind(word);
  if (kind != nullptr) return *kind;
  throw std::invalid_argument("expected the name of a puzzle (" + p2c::kind_names() + "), got " +
                              p2c::in_quotes(word) + p2c::did_you_mean_kind(word));
}

std::optional<p2c::Difficulty> difficulty_named(const std::string& word) {
  if (word.empty()) return {};
  for (const auto& [name, difficulty] : p2c::kDifficultyWords) {
    if (name == word) return difficulty;
  }
  throw std::invalid_argument("expected 'easy', 'normal', 'hard' or 'extreme', got " +
                              p2c::in_quotes(word));
}

p2c::Style style_of(const p2c::AnyGenerator& generator, const GenerateOptions& wanted,
                    bool above_easy) {
  p2c::Style style(generator.styles);
  for (const auto& [name, word] : wanted.style) {
    const p2c::StyleItem* item = p2c::find_style_item(generator.styles, name);
    if (item == nullptr) throw std::invalid_argument("no style " + p2c::in_quotes(name));
    style.set(item->name, p2c::style_value(*item, word, name));
  }
  while (const p2c::StyleItem* item = p2c::find_easy_item(generator.styles, style)) {
    if (!above_easy) break;
    if (wanted.style.contains(std::string(item->name))) {
      throw std::invalid_argument("the style " + std::string(item->name) +
                                  " makes easy puzzles only");
    }
    style.set(item->name, item->above_easy);
  }
  return style;
}

void set_sides(p2c::GeneratorTask& task, const p2c::AnyGenerator& generator,
               const GenerateOptions& wanted) {
  if (wanted.rows < 0 || wanted.cols < 0) {
    throw std::invalid_argument("a negative number of rows or columns");
  }
  const auto [rows, cols] = p2c::whole_sides(generator, {wanted.rows, wanted.cols});
  const std::string wrong = p2c::wrong_sides(generator, task.kind, rows, cols);
  if (!wrong.empty()) throw std::invalid_argument(wrong);
  task.rows = rows;
  task.cols = cols;
  task.sides_are_usual = wanted.rows == 0 && wanted.cols == 0;
}

p2c::GeneratorTask task_of(const p2c::PuzzleKind& kind, const GenerateOptions& wanted) {
  const std::optional<p2c::AnyGenerator> generator = p2c::generator_of(kind);
  if (!generator) throw std::invalid_argument("no puzzles of this kind are made");
  p2c::GeneratorTask task{kind};
  set_sides(task, *generator, wanted);
  if (wanted.minimal && !generator->leaves_out_clues) {
    throw std::invalid_argument("minimal: the kind has no clues that may be left out");
  }
  task.difficulty = difficulty_named(wanted.difficulty);
  const bool above_easy = task.difficulty && *task.difficulty != p2c::Difficulty::kEasy;
  task.style = style_of(*generator, wanted, above_easy);
  task.seed = wanted.seed;
  task.any = wanted.any;
  task.clues = wanted.minimal ? p2c::ClueChoice::kMinimal : p2c::ClueChoice::kUsual;
  return task;
}

// A document like one that was read.
Made made_of(const p2c::Generated& generated, const p2c::Stop& stop) {
  p2c::ReadOptions options;
  options.from = "text";
  options.stop = &stop;
  return {p2c::puzzle_of(p2c::read_document(generated.puzzle->print(), "puzzle", options), &stop),
          generated.answer};
}

}  // namespace

Made generate(std::string_view kind, const GenerateOptions& wanted, const Options& options) {
  if (wanted.number < 1) throw std::invalid_argument("expected a number of 1 or more");
  if (wanted.any && (wanted.minimal || !wanted.difficulty.empty())) {
    throw std::invalid_argument("any: neither minimal nor a difficulty goes with it");
  }
  return p2c::outside([&] {
    const p2c::UserStop stop(options);
    try {
      p2c::GeneratorTask task = task_of(kind_named(kind), wanted);
      task.stop = &stop;
      return made_of(p2c::PuzzleTries(task, wanted.number - 1).next(), stop);
    } catch (const p2c::NoneFound& none) {
      throw Limit(none.what());
    } catch (const p2c::WrongStyle& wrong) {
      throw std::invalid_argument(wrong.what());
    }
  });
}

}  // namespace puzzle2cnf

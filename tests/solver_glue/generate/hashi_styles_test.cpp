// Hashi of any style and size come to have one answer.
#include <doctest/doctest.h>

#include "solver_glue/generate/generator.hpp"
#include "solver_glue/givens/only_answer.hpp"
#include "tests/board_count.hpp"

namespace p2c {
namespace {

Style random_style(const AnyGenerator& generator, Rng& rng) {
  Style style(generator.styles);
  for (const StyleItem& item : generator.styles) {
    if (chance(rng, 50)) style.set(item.name, item.least + below(rng, item.most - item.least + 1));
  }
  return style;
}

TEST_CASE("generate: hashi of any style and size") {
  const PuzzleKind& kind = *find_kind("hashi");
  const AnyGenerator generator = *generator_of(kind);
  Rng rng(1);
  int without_loops = 0;
  for (int i = 0; i < deep_count(fewer_if_sanitized(150, 15), 150); ++i) {
    GeneratorTask task{kind};
    task.rows = 1 + below(rng, 14);
    task.cols = 1 + below(rng, 14);
    task.style = random_style(generator, rng);
    task.seed = i;
    const Generated made = PuzzleTries(task, 0).next();
    INFO(made.puzzle->print());
    CHECK(find_only_answer(*made.puzzle, {}, made.answer, {}) == Status::kSatisfiable);
    without_loops += task.style["no-loops"];
  }
  CHECK(without_loops >= least_drawn(19));
}

}  // namespace
}  // namespace p2c

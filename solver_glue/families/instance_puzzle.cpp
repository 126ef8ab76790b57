#include "solver_glue/families/instance_puzzle.hpp"

#include "instances/families/crafted/clue_sums.hpp"
#include "instances/families/crafted/series.hpp"
#include "instances/families/family_puzzle.hpp"
#include "solver_glue/generate/generator.hpp"
#include "solver_glue/search.hpp"

namespace p2c {
namespace {

InstancePuzzle crafted(const FamilyLine& line) {
  const CraftedBoard board = line.series->make(line.numbers);
  InstancePuzzle made{board.text};
  if (!board.argument.empty()) made.status = Status::kUnsatisfiable;
  if (!board.argument.empty()) made.known_by = "argument";
  return made;
}

InstancePuzzle room(const FamilyLine& line) {
  const OpenRooms& rooms = *line.kind->abilities.find<OpenRooms>();
  return {family_puzzle_text(*rooms.make(line.rows, line.cols, line.clues), {})};
}

// Without the answer that it was made of, which was the only one.
InstancePuzzle blocked(const Generated& generated) {
  return {family_puzzle_text(*generated.puzzle, generated.answer),
          Status::kUnsatisfiable,
          "search",
          {},
          true};
}

InstancePuzzle whole(const Generated& generated) {
  return {family_puzzle_text(*generated.puzzle, {}), Status::kSatisfiable, "model",
          generated.puzzle->print_answer(generated.answer), true};
}

std::optional<InstancePuzzle> with_clue_changed(const Generated& generated, const FamilyLine& line,
                                                std::int64_t seed) {
  Rng rng(static_cast<std::uint64_t>(seed));
  const PuzzlePtr changed = generated.puzzle->with_clue_changed(rng);
  if (!changed) return {};
  InstancePuzzle made{family_puzzle_text(*changed, {})};
  made.may_ask_cadical = true;
  if (!argument_by_sums(line.kind->name, made.text).empty()) {
    made.status = Status::kUnsatisfiable;
    made.known_by = "argument";
  }
  return made;
}

std::optional<Generated> generated_of(const FamilyLine& line, std::int64_t seed,
                                      const Stop* stop) try {
  const bool any = line.variant != Variant::kBlocked;  // it may have several answers
  const GeneratorTask task{*line.kind, line.rows,          line.cols, *line.style, seed,
                           any,        ClueChoice::kUsual, {},        {},          stop};
  return PuzzleTries(task, 0).next();
} catch (const NoneFound&) {
  return {};
}

}  // namespace

std::optional<InstancePuzzle> make_instance_puzzle(const FamilyLine& line, std::int64_t seed,
                                                   const Stop* stop) {
  if (line.variant == Variant::kFile) return InstancePuzzle{line.given(seed).text};
  if (line.variant == Variant::kCrafted) return crafted(line);
  if (line.variant == Variant::kRoom) return room(line);
  const std::optional<Generated> found = generated_of(line, seed, stop);
  if (!found) return {};
  if (line.variant == Variant::kClue) return with_clue_changed(*found, line, seed);
  if (const Broken broken = found->puzzle->check(found->answer)) {
    throw CheckFailed("the answer that a puzzle was made of is wrong: " + *broken);
  }
  return line.variant == Variant::kBlocked ? blocked(*found) : whole(*found);
}

}  // namespace p2c

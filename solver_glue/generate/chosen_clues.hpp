// Which clues of a board stay, and how hard the puzzle is then.
#pragma once

#include "solver_glue/generate/generator.hpp"
#include "solver_glue/generate/other_answer.hpp"

namespace p2c {

/// The board, which has all its clues and this one answer, with those that the task wants to stay.
/// Nothing: it cannot have the difficulty that is wanted, or to find out took too long. Throws
/// Stopped.
std::optional<Generated> choose_clues(const GeneratorTask& task, AnyPlanted board,
                                      OtherAnswer& others, Rng& rng);

}  // namespace p2c

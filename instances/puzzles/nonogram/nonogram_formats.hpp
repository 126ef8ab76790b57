// The formats of Nonogram besides our own.
#pragma once

#include "instances/formats/format.hpp"
#include "instances/puzzles/nonogram/nonogram.hpp"

namespace p2c {

Format<Nonogram> nonogram_puzzlink();
Format<Nonogram> nonogram_pzprv3();
Format<Nonogram> nonogram_sgt();
Format<Nonogram> nonogram_save_file();
Format<Nonogram> nonogram_non();

/// Warns where a clue is too long for its line, or rows and columns add up to different sums:
/// there is no answer then. The puzzle is at `place`.
void warn_of_impossible(const Nonogram& puzzle, TextReader& in, const Place& place);

}  // namespace p2c

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
Format<Nonogram> nonogram_mk();
Format<Nonogram> nonogram_nin();
Format<Nonogram> nonogram_cwd();
Format<Nonogram> nonogram_tournament();
Format<Nonogram> nonogram_olsak();
Format<Nonogram> nonogram_dzn();
Format<Nonogram> nonogram_webpbn();
Format<Nonogram> nonogram_penpa();

/// Throws InputError where a number in the current line, whole in `line`, has a letter after it.
void refuse_colour(const TextReader& in, std::string_view line);

/// Warns where a clue is too long for its line, or rows and columns add up to different sums:
/// there is no answer then. The puzzle is at `place`.
void warn_of_impossible(const Nonogram& puzzle, TextReader& in, const Place& place);

/// For writers: throws CannotCarry.
void refuse_any_length(const Nonogram::Clue& clue);

}  // namespace p2c

// Puzzle files and answer files.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "encoder/registry.hpp"

namespace puzzle2cnf {

/// What a puzzle file holds: a puzzle, and slots that are given beforehand.
struct Document {
  PuzzlePtr puzzle;
  Givens givens;
  std::vector<std::string> warnings;  // each "file:line:col: message"
};

/// Reads our own text, or a format that one of the puzzles recognises by its content or by the
/// ending of the name `file`. Throws InputError.
Document read_document(std::string_view text, const std::string& file);

/// The slots by name. Lives as long as the puzzle.
using SlotIndex = std::unordered_map<std::string_view, int>;
SlotIndex index_slots(const AnyPuzzle& puzzle);

/// Reads "SLOT=VALUE" at the reader's last token. Throws InputError for another form, an unknown
/// slot or a value out of its range.
std::pair<int, int> read_given(const AnyPuzzle& puzzle, const SlotIndex& index, TextReader& in,
                               std::string_view token);

/// Reads "answer NAME" and the answer's lines. Throws InputError.
Answer read_answer(const AnyPuzzle& puzzle, std::string_view text, const std::string& file);

/// The first rule or given that the answer breaks.
Broken check_document(const Document& document, const Answer& answer);

}  // namespace puzzle2cnf

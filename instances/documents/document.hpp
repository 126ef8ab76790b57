// Puzzle files.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "instances/documents/registry.hpp"
#include "instances/documents/task.hpp"

namespace p2c {

/// What a puzzle file holds: a puzzle, and slots that are given beforehand.
struct Document {
  PuzzlePtr puzzle;
  Givens givens;
  std::string name;                     // of the file, in messages
  std::vector<std::string> warnings;    // each "file:line:col: message"
  std::optional<Answer> answer = {};    // that the file carries; a slot may be kOpen
  std::optional<Answer> position = {};  // what is settled, where `answer` says more
  std::string own_rules = {};  // OwnRules: its mark; empty: the rules are those of its kind
  std::string kind_by = {};  // how the kind of a link is known (penpa.hpp); empty: its text says it
};

struct ReadOptions {
  std::string from;      // the name of a format; empty: it is detected
  bool lenient = false;  // what can be understood is a warning, not an error
  const Stop* stop = nullptr;
  int first_line = 1;      // the number of the text's first line in messages
  int most_cells = 0;      // of a board, as in TextRules
  KindPtr kind = nullptr;  // not of the table: it takes the place of one with its name, if any
  TaskFacts task = {};     // of a text that does not say its kind
};

/// Reads a text in one of the formats of the table, perhaps below its rules. Throws InputError, and
/// Stopped and TooLarge by `stop`. The name `from` must be one of the table.
Document read_document(std::string_view text, const std::string& file,
                       const ReadOptions& options = {});

/// Writes the document in this format of the table, which must be one that is written. An answer
/// is left out where the format has no place for it. Throws CannotCarry, with the format's name.
std::string write_document(const Document& document, std::string_view format);
/// The same without a document.
std::string write_puzzle(const AnyPuzzle& puzzle, const Givens& givens,
                         const std::optional<Answer>& answer, std::string_view format);

/// The format carries answers of this puzzle.
bool carries_answer(const AnyPuzzle& puzzle, std::string_view format);

/// The first rule or given that the answer breaks.
Broken check_document(const Document& document, const Answer& answer);

}  // namespace p2c

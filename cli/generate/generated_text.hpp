// A puzzle that was made, as it is printed.
#pragma once

#include <cstdint>
#include <string>

#include "cli/report.hpp"
#include "solver_glue/generate/generator.hpp"

namespace p2c {

/// Where a puzzle comes from, and what is printed of it.
struct GeneratedForm {
  const GeneratorTask& task;
  const AnyGenerator generator;  // of its kind
  std::string like;              // the name of the puzzle that it is made like; may be empty
  std::string rules;             // the name of the file of --rules; may be empty
  std::string to;                // the name of a format
  bool answers;
};

/// The document in its format. Our own text has comments: how to make it again, and the answer.
/// Throws CannotCarry.
std::string document_text(const GeneratedForm& form, std::int64_t number, const Generated& made);

/// The same document in a line, where it is JSON; else as it is.
std::string in_a_line(std::string text, const std::string& format);

/// `text` is the document.
JsonMembers generated_report(const GeneratedForm& form, std::int64_t number, const Generated& made,
                             const std::string& text);

/// The fewest clues were asked for, and a limit came before the proof.
bool is_not_proved(const Generated& made);

}  // namespace p2c

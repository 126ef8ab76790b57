// What every reader promises for every text: an error with a place in the text and a message of
// one line, or a puzzle that can be written in any format that carries it and read again.
#pragma once

#include <string>

#include "encoder/registry.hpp"

namespace puzzle2cnf {

/// What came of a text.
struct Reading {
  bool read = false;
  std::string fault;  // a broken promise; empty when all is well
};

/// Reads the text in a format (empty: detected).
Reading check_reading(const std::string& text, const std::string& format, bool lenient);

/// The text announces boards that would take long: fuzzing leaves them to other tests.
bool is_large(const std::string& text);

}  // namespace puzzle2cnf

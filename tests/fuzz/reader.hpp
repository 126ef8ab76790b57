// What every reader promises for every text: an error with a place in the text and a message of
// one line, or a puzzle that can be written in any format that carries it and read again.
#pragma once

#include <string>

#include "instances/documents/registry.hpp"

namespace p2c {

/// The result of a text.
struct Reading {
  bool read = false;
  std::string fault;  // a broken promise; empty when all is well
};

/// What is wrong with an error about the text: a place outside of it, a message of several lines.
std::string fault_of_place(const InputError& error, const std::string& text);

/// Reads the text in a format (empty: detected).
Reading check_reading(const std::string& text, const std::string& format, bool lenient);

/// The text announces a board of more cells, which would take long: fuzzing leaves them to other
/// tests. Goes by the first two numbers side by side, and by numbers of four digits.
bool is_large(const std::string& text, long long most_cells = 64);

}  // namespace p2c

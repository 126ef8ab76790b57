// Texts in other formats, one line for each with the result.
#pragma once

#include <string>

#include "instances/documents/document.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c {

/// Our text of what `text` holds, or the error.
inline std::string read_as_text(const std::string& text, const ReadOptions& options = {}) {
  std::string out;
  const std::string error =
      error_of([&] { out = write_document(read_document(text, "f", options), "text"); });
  return error == "no error" ? out : error;
}

/// The warnings, one a line, or the error.
inline std::string warnings_of(const std::string& text, const ReadOptions& options = {}) {
  std::string out;
  const std::string error = error_of([&] {
    for (const std::string& line : read_document(text, "f", options).warnings) out += line + "\n";
  });
  return error == "no error" ? out : error;
}

/// The text in another format, or why it cannot be.
inline std::string converted(const std::string& text, std::string_view to,
                             const ReadOptions& options = {}) {
  try {
    return write_document(read_document(text, "f", options), to);
  } catch (const CannotCarry& error) {
    return error.what();
  } catch (const InputError& error) {
    return error.what();
  }
}

}  // namespace p2c

// Files that the user names.
#pragma once

#include <string>

#include "cli/collections/input_file.hpp"
#include "cli/options/puzzle_options.hpp"
#include "cli/verbs.hpp"
#include "cnf_out/byte_stream.hpp"
#include "instances/collections/entry.hpp"
#include "instances/documents/document.hpp"

namespace p2c {

/// A text and its name for messages.
struct Input {
  std::string name;
  std::string text;
};

/// Reads a whole file, or stdin for "-"; unpacked on the way where it is compressed. Throws
/// InputError when it cannot be read or has more than 256 MB, Stopped when a signal comes while it
/// waits.
Input read_input(const std::string& path, const Stop& stop);

/// Gives the pieces of an InputFile. It may be of any size where memory is limited, else of 256 MB.
class StreamedInput {
 public:
  /// Throws InputError when it cannot be opened, or is a file that is too large.
  StreamedInput(const std::string& path, const Stop& stop);

  const std::string& name() const { return file_.name(); }
  /// The pieces come from this object, which must outlive what reads them. They throw as
  /// InputFile::next does.
  NextPiece pieces() {
    return [this] { return next(); };
  }

 private:
  std::string_view next();

  InputFile file_;
  const Stop& stop_;
  std::size_t read_ = 0;
};

/// Reads an argument that names an answer: a file, stdin, or itself when no file of that name
/// is there and it is the URL of a puzzle. The text of a URL is read, it is never fetched.
Input read_answer_input(const std::string& argument, const Stop& stop);

/// The one puzzle that an argument names (class Collection). Throws UsageError where it names
/// several, InputError where it names none. Where there are several inputs, messages call a URL or
/// a game id by its text.
Entry read_only_entry(const std::string& argument, const PuzzleOptions& options,
                      const Request& request);

/// Reads a puzzle and adds the givens of the command line (UsageError for a wrong one). Warnings go
/// to stderr, unless it is to be quiet. Throws InputError, also that of the entry.
Document read_puzzle(const Entry& entry, const PuzzleOptions& options, const Request& request);
/// The one that an argument names.
Document read_puzzle(const std::string& argument, const PuzzleOptions& options,
                     const Request& request);
/// The first input as a puzzle where another follows it; of a first one that is no puzzle the error
/// asks whether they are swapped.
Document read_first_puzzle(const PuzzleOptions& options, const Request& request);
Document read_first_puzzle(const Entry& entry, const PuzzleOptions& options,
                           const Request& request);

}  // namespace p2c

// Files that the user names.
#pragma once

#include <string>

#include "cli/options/puzzle_options.hpp"
#include "cli/verbs.hpp"
#include "instances/collections/entry.hpp"
#include "instances/documents/document.hpp"

namespace p2c {

/// A text and its name for messages.
struct Input {
  std::string name;
  std::string text;
};

/// Reads a whole file, or stdin for "-"; a name that ends in .gz, .bz2, .xz or .zst is unpacked on
/// the way. Throws InputError when it cannot be read or has more than 256 MB, Stopped when a signal
/// comes while it waits.
Input read_input(const std::string& path, const Stop& stop);

/// The same of an argument that names an answer: a file, stdin, or itself when no file of that name
/// is there and it is the URL of a puzzle. The text of a URL is read, it is never fetched.
Input read_answer_input(const std::string& argument, const Stop& stop);

/// The one puzzle that an argument names (class Collection). Throws UsageError where it names
/// several, InputError where it names none. Where there are several inputs, messages call a URL or
/// a game id by its text.
Entry read_only_entry(const std::string& argument, const std::string& from, const Request& request);

/// Reads a puzzle and adds the givens of the command line (UsageError for a wrong one). Warnings go
/// to stderr, unless it is to be quiet. Throws InputError, also that of the entry.
Document read_puzzle(const Entry& entry, const PuzzleOptions& options, const Request& request);
/// The one that an argument names.
Document read_puzzle(const std::string& argument, const PuzzleOptions& options,
                     const Request& request);
/// The first input as a puzzle where another follows it; of a first one that is no puzzle the error
/// asks whether they are swapped.
Document read_first_puzzle(const PuzzleOptions& options, const Request& request);

}  // namespace p2c

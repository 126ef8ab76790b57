// The one table of all file formats, made from what the puzzles list.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "instances/documents/registry.hpp"

namespace p2c {

/// A format of one or more kinds of puzzle.
struct FormatRow {
  struct Kind {
    const PuzzleKind* kind;
    const AnyFormat* format;
  };
  Scheme scheme;
  std::vector<Kind> kinds;  // in the order of the kinds
};

/// Our own text and JSON, then the others in the order of the kinds' lists.
const std::vector<FormatRow>& format_table();

/// The row with this name, or null.
const FormatRow* find_format(std::string_view name);

/// The format of this name that the kind has, or null.
const AnyFormat* format_of(const PuzzleKind& kind, std::string_view name);

/// Some kind has a format of this name. Not all kinds are made for that.
bool is_format(std::string_view name);

/// "text, json, ...": all names.
std::string format_names();

/// "text, json, ...": the formats that carry a puzzle of this kind with givens.
std::string formats_with_givens(const AnyPuzzle& puzzle);

/// The rows of one kind, if our own text, our JSON, a URL or a pzprv3 file names it; else none.
std::vector<FormatRow> format_table_of(std::string_view text, const std::string& file);

/// The row of the format a text is in: our own text by its first word, else by content and by the
/// ending of `file`. Throws InputError when it is none of them.
const FormatRow& detect_format(const std::vector<FormatRow>& rows, std::string_view text,
                               const std::string& file);

/// The text is in one of them, which may have to be named.
bool is_detected(const std::vector<FormatRow>& rows, std::string_view text,
                 const std::string& file);

/// The kind of puzzle that the text is about. Throws InputError.
const FormatRow::Kind& kind_in(const FormatRow& row, TextReader in);

/// The table with a kind that need not be on the list: it takes the place of one with its name, and
/// its words come before those of others. The kind must outlive it.
std::vector<FormatRow> format_table_with(const PuzzleKind& kind);

}  // namespace p2c

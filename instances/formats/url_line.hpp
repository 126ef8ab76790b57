// The line of a URL of puzz.link or pzpr, and what is in it before and after the puzzle.
#pragma once

#include <string_view>

#include "instances/text/respelt.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {

/// Without blanks at both ends.
std::string_view trimmed_line(std::string_view text);

bool has_protocol(std::string_view text);

/// Takes what comes before the next '/' and the '/' itself.
std::string_view take_part(std::string_view& text);

/// Without the site and the pairs name=value in front.
std::string_view without_prefix(std::string_view url);

/// "kind/[v:name/][flags/]cols/rows".
bool is_bare_url(std::string_view text);

/// The text is a link of penpa-edit.
bool is_penpa_link(std::string_view text);

/// What follows '#' or '?' in such a link; nothing where that is no puzzle.
std::string_view penpa_fields(std::string_view line);

/// The puzzle is in the form of kanpen.net, or in that of geocities.jp, which is not read.
bool has_other_form(std::string_view puzzle);

/// "pzprv3..." or "v:NAME/pzprv3...", where '/' may be percent-encoded.
bool begins_with_file(std::string_view puzzle);

/// A line of the text. Throws InputError for what is no URL of a puzzle.
struct UrlLine {
  explicit UrlLine(TextReader& in);

  std::string_view text;       // from the puzzle on
  Place place;                 // of the text
  std::string_view kind = {};  // of an applet's URL, which names it before the '?'
  Place kind_place = {};
  bool old = false;     // a '/' may come before the flags
  bool kanpen = false;  // `text` is that of kanpen.net after "problem=", and `kind` its puzzle
};

/// Lines of Pencilbox, with '/' between them and '_' for blanks, are those of a file of pzpr
/// without its head; of Akari 5 is a wall without a number. `text` has the line. Throws InputError.
/// Source: robx/pzprjs, src/puzzle/Encode.js and src/variety.
Respelt file_of_kanpen(std::string_view text, const UrlLine& line);

}  // namespace p2c

// The URLs of puzz.link, pzv.jp and other sites with pzpr, whatever the puzzle:
//
//   [prefix ?] {name=value &} pid [_edit|_play] / [v:variant /] [flags /] cols / rows / body [/]
//
// Columns come before rows. The long form [prefix ?] pzprv3/... is a whole pzprv3 file with its
// line ends as '/', percent-encoded. Only the text is parsed; nothing is fetched.
// Source: robx/pzprjs, src/pzpr/parser.js.
#pragma once

#include <string>
#include <type_traits>

#include "instances/formats/format.hpp"
#include "instances/formats/pzprv3.hpp"
#include "instances/text/characters.hpp"

namespace p2c {

/// The parts of a URL in the short form.
struct PuzzleUrl {
  int rows;
  int cols;
  Characters body;
  std::string flags = {};  // letters
};

Scheme puzzlink_scheme();

/// The text has the shape of such a URL, or begins like any URL.
bool is_puzzle_url(std::string_view text);

/// Reads the URL up to its body. `known` are the flags that the puzzle has; others are a warning,
/// and left out. Throws InputError.
PuzzleUrl read_url(TextReader& in, std::string_view known = {});

/// "https://puzz.link/p?PID/[FLAGS/]COLS/ROWS/BODY", with a '/' after a last sign that is not a
/// letter or digit: some sites cut such signs off.
std::string write_url(std::string_view pid, int rows, int cols, const std::string& body,
                      const std::string& flags = {});

/// The file inside a URL in the long form; nothing for the short form.
std::optional<Respelt> file_in_url(TextReader& in);
/// Leaves out what a site or a mail has put after the file, with a warning.
void leave_out_tail(TextReader& in, Respelt& file);

/// A URL that was broken over several lines in one; nothing when it is in one.
std::optional<Respelt> joined_url(const TextReader& in);

/// Reads either form with a reader of the body and one of the file, which give a Content; `flags`
/// as in read_url, `square` as in PzprFile.
template <class Body, class File>
std::invoke_result_t<Body, PuzzleUrl&> read_either_url(TextReader& in, Body body, File file,
                                                       std::string_view flags = {},
                                                       bool square = false) {
  if (const auto joined = joined_url(in)) {
    return read_respelt(in, *joined, {false}, [&](TextReader& line) {
      return read_either_url(line, body, file, flags, square);
    });
  }
  if (auto respelt = file_in_url(in)) {
    leave_out_tail(in, *respelt);
    return read_pzpr_text(in, *respelt, file, square);
  }
  PuzzleUrl url = read_url(in, flags);
  return body(url);
}

}  // namespace p2c

// A board of any kind as a URL of puzz.link.
#pragma once

#include <string>

#include "instances/answers/description.hpp"
#include "instances/formats/puzzlink.hpp"

namespace p2c {

/// Each part has a form in URLs.
bool has_urls(const Description& its);

/// Reads a URL, or the file that it holds. Throws InputError.
Content<BoardData> read_board_url(const Description& its, TextReader& in);
/// Throws CannotCarry.
std::string write_board_url(const Description& its, const BoardData& board);

}  // namespace p2c

// A board of any kind, and its answer, as a pzprv3 file.
#pragma once

#include <string>

#include "instances/answers/description.hpp"
#include "instances/formats/pzprv3.hpp"

namespace p2c {

/// Each part and each layer of the answer has lines in such files.
bool has_pzpr_files(const Description& its);

/// Throws InputError.
Content<BoardData> read_board_file(const Description& its, TextReader& in);
/// The lines after the head.
Content<BoardData> read_board_lines(const Description& its, PzprFile& file);
/// Throws CannotCarry.
std::string write_board_file(const Description& its, const Content<BoardData>& content);

}  // namespace p2c

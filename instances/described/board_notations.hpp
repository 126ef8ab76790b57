// All notations of boards made of parts, and their drawing.
#pragma once

#include "instances/answers/description.hpp"
#include "instances/notations/json/board_json.hpp"
#include "instances/notations/puzzlink/board_url.hpp"
#include "instances/notations/pzprv3/board_file.hpp"
#include "instances/notations/text/answer_lines.hpp"
#include "instances/notations/text/board_text.hpp"

namespace p2c {

/// The board with what is known of the answer.
Drawing drawing_of(const Description& its, const BoardData& board, const Answer& answer);

}  // namespace p2c

// Regions in our JSON: rows of ids, and the lines inside regions.
#pragma once

#include <string>
#include <string_view>

#include "instances/formats/json.hpp"
#include "instances/formats/json_schema.hpp"
#include "instances/parts/cut_board.hpp"

namespace p2c {

std::string write_json_ids(std::string_view name, const Grid<int>& ids);

/// The member "lines", [row, col, row, col] for each, where there is one.
void read_json_lines(JsonObject& in, CutBoard& board, std::string_view noun);
/// With a comma before it; nothing without lines.
std::string write_json_lines(const CutBoard& board);
void allow_json_lines(JsonSchema& schema, std::string_view noun);

}  // namespace p2c

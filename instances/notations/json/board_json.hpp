// A board of any kind as members of our JSON.
#pragma once

#include <string>

#include "instances/answers/description.hpp"
#include "instances/formats/json.hpp"
#include "instances/formats/json_schema.hpp"

namespace p2c {

/// Throws InputError, also where parts have other sizes than the first that has one.
BoardData read_json_board(const Description& its, JsonObject& in);
std::string write_json_board(const Description& its, const BoardData& board);
JsonSchema schema_of_board(const Description& its);

}  // namespace p2c

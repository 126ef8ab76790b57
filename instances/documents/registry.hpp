// The table of all kinds that the program has. The list of them is the one in CMakeLists.txt;
// instances/documents/kinds.hpp, puzzle_types.hpp and puzzles.hpp beside it are made from it.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "instances/kind/puzzle_kind.hpp"

namespace p2c {

/// All kinds, in the order of the list.
const std::vector<std::reference_wrapper<const PuzzleKind>>& puzzle_kinds();

/// The kind with this name or alias, in letters of any size, or null.
const PuzzleKind* find_kind(std::string_view name);

/// What the JSON of all kinds may be, as docs/puzzle.schema.json has it.
std::string puzzle_json_schema();

/// "heyawake, hashi, ...": the names of all kinds.
std::string kind_names();

/// "; did you mean 'hashi'?" for a word near a name or alias, else nothing.
std::string did_you_mean_kind(std::string_view word);

}  // namespace p2c

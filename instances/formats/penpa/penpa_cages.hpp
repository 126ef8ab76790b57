// Cages of penpa-edit: a list of cells for each, and the lines that the site draws inside of them,
// from small corner to small corner of their cells: along the cage's rim, and on to the next cell.
// Source: swaroopg92/penpa-edit, docs/js/class_p.js, where the mouse goes up in the mode "cage".
#pragma once

#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "instances/formats/penpa/penpa_layers.hpp"

namespace p2c {

using PenpaCages = std::vector<std::vector<PenpaSpot>>;
/// The smaller end first; ends are 0 to 3 in their cells.
using PenpaDashes = std::set<std::pair<PenpaBoard::Small, PenpaBoard::Small>>;

PenpaDashes dashes_of(const PenpaCages& cages);
/// By their first cells; nothing where these are not the lines of any cages.
std::optional<PenpaCages> cages_within(const PenpaDashes& dashes);

/// A list of cells for each; false where it is none.
bool take_cage_lists(const JsonValue& lists, const PenpaPlaces& places, PenpaCages& cages);
/// "CORNER,CORNER"; false where it is no such line.
bool take_dash(std::string_view key, const PenpaPlaces& places, PenpaDashes& dashes);

}  // namespace p2c

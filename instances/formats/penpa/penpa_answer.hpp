// Answers of penpa-edit: what a setter has drawn, in the layers of a board; or what the site
// compares with what a solver draws, lists of texts, each sorted:
//
//   shaded cells "PLACE"      lines "PLACE,PLACE,1" or 2 for a double one
//   edges, the same           walls, which no kind here has
//   numbers "PLACE,NUMBER"    symbols "PLACE,STYLE" and a letter for their name
//
// Source: swaroopg92/penpa-edit, docs/js/class_p.js, make_solution.
#pragma once

#include <string>

#include "instances/formats/penpa/penpa_layers.hpp"

namespace p2c {

/// What no kind reads is left out.
void take_drawn_answer(const JsonValue& layers, const PenpaPlaces& places, PenpaAnswer& answer);
void take_checked_answer(const JsonValue& lists, const PenpaPlaces& places, PenpaAnswer& answer);

/// The lists, and which of them the site compares, as members of a JSON object.
std::string checked_answer(const PenpaAnswer& answer, const PenpaPlaces& places);
std::string what_is_checked(const PenpaAnswer& answer);

}  // namespace p2c

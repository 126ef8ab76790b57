// Links to penpa-edit of a kind that is made of parts, with their answers.
#pragma once

#include <string>

#include "instances/answers/description.hpp"
#include "instances/formats/format.hpp"

namespace p2c {

/// A Carries.
unsigned carried_by_penpa(const Description& its);

/// `kind` is its name. Throws InputError.
Content<BoardData> read_penpa_link_of(const Description& its, std::string_view kind,
                                      TextReader& in);
/// Throws CannotCarry.
std::string write_penpa_link_of(const Description& its, const std::string& kind,
                                const BoardData& board, const std::optional<Answer>& answer);

}  // namespace p2c

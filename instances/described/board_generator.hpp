// The generator of a kind that is made of parts.
#pragma once

#include <memory>

#include "instances/described/kind_of_parts.hpp"
#include "instances/kind/any_generator.hpp"

namespace p2c {

/// That of its generator, without asker and polish, or that of its boards around answers; it has
/// one of them. What is made is of `kind`, which must be there then.
AnyGenerator board_generator(const std::shared_ptr<const KindOfParts>& its,
                             const std::weak_ptr<const PuzzleKind>& kind);

}  // namespace p2c

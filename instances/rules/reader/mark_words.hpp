// The marks that a text may name.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "instances/rules/rule_text.hpp"

namespace p2c {

inline constexpr std::array<std::pair<std::string_view, Mark>, 5> kMarkWords{
    {{"circle", Mark::kCircle},
     {"disc", Mark::kDisc},
     {"cross", Mark::kCross},
     {"triangle", Mark::kTriangle},
     {"star", Mark::kStar}}};

}  // namespace p2c

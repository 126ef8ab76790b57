// How hard a puzzle is for people.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "instances/documents/registry.hpp"

namespace p2c {

/// By the level of `explain`, the least number of rules that have to be combined: one; two; three
/// or four; more.
enum class Difficulty { kEasy, kNormal, kHard, kExtreme };
/// What people call them.
inline constexpr std::array<std::pair<std::string_view, Difficulty>, 4> kDifficultyWords = {
    {{"easy", Difficulty::kEasy},
     {"normal", Difficulty::kNormal},
     {"hard", Difficulty::kHard},
     {"extreme", Difficulty::kExtreme}}};

/// What steps towards the answer say about a puzzle with one answer.
enum class DifficultyVerdict { kEasier, kRight, kHarder, kUnknown };

/// `answer` is the only one. Unknown: a step of three rules or more was not proved to have the
/// fewest. Throws Stopped.
DifficultyVerdict compare_difficulty(const AnyPuzzle& puzzle, const Answer& answer,
                                     Difficulty wanted, const Stop* stop);

}  // namespace p2c

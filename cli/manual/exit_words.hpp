// What the exit codes mean, for help and the man page.
#pragma once

#include <array>
#include <string_view>

namespace p2c {

struct ExitWords {
  std::string_view codes;
  std::string_view meaning;
};

inline constexpr std::array<ExitWords, 7> kExitWords = {{
    {"0", "done"},
    {"1", "the answer is no"},
    {"2", "wrong usage"},
    {"3", "bad input"},
    {"4", "a limit was reached"},
    {"5", "output or a check failed"},
    {"130 and 143", "interrupted"},
}};

}  // namespace p2c

// What help and the man page say of the whole program.
#pragma once

namespace p2c {

inline constexpr const char* kAbout =
    "compiles logic puzzles to CNF, solves them and checks the answers";

}  // namespace p2c

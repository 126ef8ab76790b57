// The rule of a KenKen cage as an automaton.
#pragma once

#include "encoder/values/diagram.hpp"
#include "instances/puzzles/kenken/kenken.hpp"

namespace p2c {

/// The rule of one operation (not kAny) read cell by cell: partial sums, products, or the largest
/// digit so far with one of these. Says nothing of rows and columns.
Automaton cage_automaton(int n, KenKen::Operation operation, long long target);

/// What names call an operation (not kAny): "add".
const char* operation_word(KenKen::Operation operation);

}  // namespace p2c

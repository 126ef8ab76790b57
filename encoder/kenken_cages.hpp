// The digits that a KenKen cage allows: as tuples, or as an automaton where these are too many.
#pragma once

#include <optional>
#include <vector>

#include "encoder/diagram.hpp"
#include "instances/kenken.hpp"

namespace puzzle2cnf {

/// All tuples of digits, one value per cell in the cage's order, one tuple behind the other, that
/// give the cage's target without a repeated digit in a row or column. Each tuple once.
/// Nothing when there are more than `most` or the search for them takes long.
std::optional<std::vector<int>> cage_tuples(int n, const KenKen::Cage& cage, std::size_t most);

/// The operations that the cage may use.
std::vector<KenKen::Operation> operations_of(const KenKen::Cage& cage);

/// The rule of one operation (not kAny) read cell by cell: partial sums, products, or the largest
/// digit so far with one of these. Says nothing of rows and columns.
Automaton cage_automaton(int n, KenKen::Operation operation, long long target);

}  // namespace puzzle2cnf

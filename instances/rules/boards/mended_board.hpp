// Boards that lose an answer.
#pragma once

#include <memory>
#include <optional>

#include "instances/generator.hpp"
#include "instances/limits/stop.hpp"
#include "instances/rules/rule_board.hpp"

namespace p2c {

/// Cells where two answers differ, and those beside them, in random order.
std::vector<int> cells_near_difference(const RuleBoard& board, const Answer& one,
                                       const Answer& other, Rng& rng);
/// Slots of these cells, in random order.
std::vector<int> slots_of_cells(const RuleBoard& board, const std::vector<int>& cells, Rng& rng);

/// The board with some cells in another region, with which its answer keeps the rules about
/// regions, and `other` does not. Nothing: no cell near where the two differ makes it so.
std::optional<BoardData> with_cell_moved(const std::shared_ptr<const RuleText>& text,
                                         const Planted<BoardData>& planted, const Answer& other,
                                         Rng& rng, const Stop* stop);

/// The same with another number.
std::optional<BoardData> with_number_changed(const std::shared_ptr<const RuleText>& text,
                                             const Planted<BoardData>& planted, const Answer& other,
                                             Rng& rng, const Stop* stop);

}  // namespace p2c

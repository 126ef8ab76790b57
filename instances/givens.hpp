// Givens as text: lines "given SLOT=VALUE" after a puzzle.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "instances/puzzle.hpp"

namespace p2c {

/// The slots by name. Lives as long as the slots.
using SlotIndex = std::unordered_map<std::string_view, int>;
SlotIndex index_slots(const std::vector<Slot>& slots);

/// "a slot (r1c1 to r7c9)": for messages.
std::string slots_in_words(const std::vector<Slot>& slots);

/// The slots of a partial answer that are not open.
Givens settled_slots(const Answer& values);

/// Reads "SLOT=VALUE" at the reader's last token. Throws InputError for another form, an unknown
/// slot or a value out of its range.
std::pair<int, int> read_given(const std::vector<Slot>& slots, const SlotIndex& index,
                               TextReader& in, std::string_view token);

/// Throws InputError unless givens or the end of the text come next: more rows than the size says,
/// perhaps.
void expect_givens_or_end(TextReader in);

/// Reads the lines up to the end of the text. Throws InputError.
Givens read_givens(const std::vector<Slot>& slots, TextReader& in);

/// The lines that read_givens reads.
std::string print_givens(const std::vector<Slot>& slots, const Givens& givens);

}  // namespace p2c

#include "instances/givens.hpp"

namespace p2c {
namespace {

// The first word of a line of givens.
void read_word(TextReader& in) {
  in.next_line("a line 'given SLOT=VALUE'");
  if (in.token("'given'") != "given") in.fail("'given' or the end of the file after " + in.board());
}

// "v1.1-v1.2" of "v1.2-v1.1", and so of a border; "" of another name.
std::string other_way_round(std::string_view name) {
  const std::size_t between = name.find_first_of("-|");
  if (between == std::string_view::npos) return "";
  std::string turned(name.substr(between + 1));
  return turned.append(name.substr(between, 1)).append(name.substr(0, between));
}

}  // namespace

SlotIndex index_slots(const std::vector<Slot>& slots) {
  SlotIndex index;
  for (const Slot& slot : slots) index.emplace(slot.name, static_cast<int>(index.size()));
  return index;
}

Givens settled_slots(const Answer& values) {
  Givens settled;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i] != kOpen) settled.emplace_back(static_cast<int>(i), values[i]);
  }
  return settled;
}

std::string slots_in_words(const std::vector<Slot>& slots) {
  if (slots.empty()) return "a slot (the puzzle has none)";
  return "a slot (" + slots.front().name + " to " + slots.back().name + ")";
}

std::pair<int, int> read_given(const std::vector<Slot>& slots, const SlotIndex& index,
                               TextReader& in, std::string_view token) {
  const std::size_t equals = token.find('=');
  if (equals == std::string_view::npos) in.fail("SLOT=VALUE, such as r1c1=1");
  const std::string_view name = token.substr(0, equals);
  const auto found = index.find(name);
  if (found == index.end()) {
    const std::string turned = other_way_round(name);
    in.fail((index.contains(turned) ? "the smaller end first (" + turned + ")"
                                    : slots_in_words(slots)) +
            " before '='");
  }
  const Slot& slot = slots[found->second];
  return {found->second, in.to_number(token.substr(equals + 1), slot.lo, slot.hi)};
}

void expect_givens_or_end(TextReader in) {
  in.skip_blank_lines();
  if (!in.at_end()) read_word(in);
}

Givens read_givens(const std::vector<Slot>& slots, TextReader& in) {
  Givens givens;
  const SlotIndex index = index_slots(slots);
  for (in.skip_blank_lines(); !in.at_end(); in.skip_blank_lines()) {
    read_word(in);
    givens.push_back(read_given(slots, index, in, in.token("SLOT=VALUE")));
    in.end_line();
  }
  return givens;
}

std::string print_givens(const std::vector<Slot>& slots, const Givens& givens) {
  std::string out;
  for (const auto& [slot, value] : givens) {
    out += "given " + slots[slot].name + "=" + std::to_string(value);
    out += '\n';
  }
  return out;
}

}  // namespace p2c

#include "solver_glue/explain/fact_words.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace p2c {
namespace {

using Words = std::vector<std::string>;

// "is shaded" of several slots.
std::string plural(std::string words) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kVerbs = {
      {{"is ", "are "}, {"has ", "have "}, {"does ", "do "}}};
  for (const auto& [one, many] : kVerbs) {
    if (words.starts_with(one)) return words.replace(0, one.size(), many);
  }
  return words;
}

// "is not 1 or 3", of what is said one by one: the same but for the last word; else joined by
// "and".
std::string joined(const Words& says) {
  const std::string& first = says[0];
  const std::string head = first.substr(0, first.rfind(' ') + 1);
  Words ends;
  for (const std::string& words : says) {
    const bool same = words.starts_with(head) && words.find(' ', head.size()) == std::string::npos;
    if (same) ends.push_back(words.substr(head.size()));
  }
  if (head.empty() || ends.size() < says.size()) return list_of(says);
  return head + list_of(ends, ", ", " or ");
}

// Slots of which the same is said, in the order of the first of each group.
struct Group {
  Words says;
  std::vector<int> slots;
};

// Of one slot, all that is said of it.
std::vector<Group> groups_of(const RuleBook& book, const std::vector<SlotFact>& facts) {
  std::vector<Group> groups;
  for (std::size_t i = 0; i < facts.size();) {
    const int slot = facts[i].slot;
    Words says;
    for (; i < facts.size() && facts[i].slot == slot; ++i) {
      says.push_back(book.puzzle().says(slot, facts[i].value, facts[i].is));
    }
    const auto same = std::find_if(groups.begin(), groups.end(),
                                   [&](const Group& group) { return group.says == says; });
    if (same == groups.end()) {
      groups.push_back({std::move(says), {slot}});
    } else {
      same->slots.push_back(slot);
    }
  }
  return groups;
}

Words group_words(const RuleBook& book, const std::vector<SlotFact>& facts) {
  Words words;
  for (Group& group : groups_of(book, facts)) {
    if (group.slots.size() > 1) {
      std::transform(group.says.begin(), group.says.end(), group.says.begin(), plural);
    }
    words.push_back(list_of(names_of(book, group.slots)) + " " + joined(group.says));
  }
  return words;
}

}  // namespace

std::string list_of(const Words& words, const char* between, const char* last) {
  std::string list;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) list += i + 1 == words.size() ? last : between;
    list += words[i];
  }
  return list;
}

Words names_of(const RuleBook& book, const std::vector<int>& slots) {
  std::vector<std::string> names;
  std::vector<SlotCell> cells;
  for (const int slot : slots) {
    names.push_back(book.puzzle().slots()[slot].name);
    if (const auto cell = book.puzzle().cell_of(slot)) cells.push_back(*cell);
  }
  if (cells.size() < names.size()) return names;
  const bool column = std::all_of(cells.begin(), cells.end(),
                                  [&](const SlotCell& cell) { return cell.col == cells[0].col; });
  const auto follows = [&](std::size_t i) {
    if (cells[i].layer != cells[i - 1].layer) return false;
    const int down = cells[i].row - cells[i - 1].row;
    const int right = cells[i].col - cells[i - 1].col;
    return column ? down == 1 : down == 0 && right == 1;
  };
  Words words;
  for (std::size_t i = 0; i < names.size();) {
    std::size_t end = i + 1;
    while (end < names.size() && follows(end)) ++end;
    if (end - i > 2) {
      words.push_back(names[i] + " to " + names[end - 1]);
    } else {
      words.insert(words.end(), names.begin() + static_cast<std::ptrdiff_t>(i),
                   names.begin() + static_cast<std::ptrdiff_t>(end));
    }
    i = end;
  }
  return words;
}

std::string facts_in_words(const RuleBook& book, const std::vector<SlotFact>& facts) {
  return list_of(group_words(book, facts), ", ", ", and ");
}

}  // namespace p2c

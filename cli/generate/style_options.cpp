#include "cli/generate/style_options.hpp"

#include <algorithm>
#include <utility>

#include "instances/documents/registry.hpp"
#include "instances/style_words.hpp"
#include "instances/text/nearest_word.hpp"

namespace p2c {
namespace {

struct KindItem {
  std::string_view kind;
  StyleItem item;
};

// The items of all kinds, those of one name together, in the order of the kinds.
using ItemsOfName = std::pair<std::string, std::vector<KindItem>>;

std::vector<ItemsOfName> all_items() {
  std::vector<ItemsOfName> all;
  for (const PuzzleKind& kind : puzzle_kinds()) {
    const std::optional<AnyGenerator> generator = generator_of(kind);
    if (!generator) continue;
    for (const StyleItem& item : generator->styles) {
      auto found = std::find_if(all.begin(), all.end(),
                                [&](const ItemsOfName& one) { return one.first == item.name; });
      if (found == all.end()) found = all.insert(all.end(), {item.name, {}});
      found->second.push_back({kind.name, item});
    }
  }
  return all;
}

// "1 to 20, default 5"
std::string values_of(const StyleItem& item) {
  std::string text;
  if (item.words.empty()) {
    text = std::to_string(item.least) + " to " + std::to_string(item.most);
  } else {
    for (const std::string& word : item.words) {
      text.append(text.empty() ? "" : ", ").append(word);
    }
  }
  return text + "; default " + style_word(item, item.usual);
}

// "cells of a room (heyawake: 1 to 20; default 5)", and so on for what other kinds say.
std::string help_of(const std::vector<KindItem>& items) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const auto& [kind, item] = items[i];
    const bool same = i > 0 && items[i - 1].item.about == item.about;
    if (same) text.pop_back();
    if (!same) text.append(i == 0 ? "" : "; ").append(item.about).append(" (");
    if (same) text += "; ";
    text.append(kind).append(": ").append(values_of(item)).append(")");
  }
  return text;
}

// Those that the option takes for some kind.
std::vector<std::string> words_of(const std::vector<KindItem>& items) {
  std::vector<std::string> words;
  for (const KindItem& one : items) {
    for (const std::string& word : one.item.words) {
      if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(word);
    }
  }
  return words;
}

const char* value_name(const std::vector<KindItem>& items) {
  const auto has_words = [](const KindItem& one) { return !one.item.words.empty(); };
  if (std::all_of(items.begin(), items.end(), has_words)) return "WORD";
  return std::any_of(items.begin(), items.end(), has_words) ? "VALUE" : "N";
}

std::string kinds_with(std::string_view name) {
  std::string kinds;
  for (const PuzzleKind& kind : puzzle_kinds()) {
    const std::optional<AnyGenerator> generator = generator_of(kind);
    if (!generator || find_style_item(generator->styles, name) == nullptr) continue;
    kinds.append(kinds.empty() ? "" : ", ").append(kind.name);
  }
  return kinds;
}

// A text that was brought may have the name of a listed kind.
std::string kind_in_words(const PuzzleKind& kind) {
  const std::string name(kind.name);
  return find_kind(name) == &kind ? name : "the rules of " + name + " that were given";
}

}  // namespace

void StyleOptions::declare(OptionList& list) {
  for (const auto& [name, items] : all_items()) {
    const std::string& option = texts_.emplace_back(name);
    const std::string& help = texts_.emplace_back(help_of(items));
    OptionHead head{Section::kStyle, option.c_str(), value_name(items), help.c_str(), {}};
    for (std::string& word : words_of(items)) {
      head.words.push_back(texts_.emplace_back(std::move(word)));
    }
    list.add_parsed(head, [this, &option](const std::string& word) { style_words[option] = word; });
  }
}

// What makes every puzzle easy is refused where it was asked for.
void StyleOptions::set_above_easy(const AnyGenerator& generator, Style& style) const {
  while (const StyleItem* item = find_easy_item(generator.styles, style)) {
    if (style_words.contains(item->name)) {
      throw UsageError{"--" + item->name + " " + style_word(*item, style[item->name]) +
                       " makes easy puzzles only: no other --difficulty goes with it"};
    }
    style.set(item->name, item->above_easy);
  }
}

Style StyleOptions::style_of(const PuzzleKind& kind, const AnyGenerator& generator,
                             bool above_easy) const {
  Style style(generator.styles);
  for (const auto& [name, word] : style_words) {
    const std::string option = "--" + std::string(name);
    const StyleItem* item = find_style_item(generator.styles, name);
    if (item == nullptr) {
      throw UsageError{option + " goes with " + kinds_with(name) + ", not with " +
                       kind_in_words(kind)};
    }
    try {
      style.set(name, style_value(*item, word, option));
    } catch (const WrongStyle& wrong) {
      throw UsageError{wrong.what()};
    }
  }
  if (above_easy) set_above_easy(generator, style);
  return style;
}

}  // namespace p2c

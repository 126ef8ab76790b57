// What the kinds of puzzle let people choose about new puzzles: an option for each name.
#pragma once

#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options/option_list.hpp"
#include "instances/kind/any_generator.hpp"

namespace p2c {

struct StyleOptions {
  std::map<std::string_view, std::string> style_words;  // by the name of the item; only those given

  void declare(OptionList& list);

  /// Of this kind, whose generator it is; such that puzzles can be harder than easy, if asked for.
  /// Throws UsageError for an item that the kind has not, and for a value that it does not take.
  Style style_of(const PuzzleKind& kind, const AnyGenerator& generator, bool above_easy) const;

 private:
  void set_above_easy(const AnyGenerator& generator, Style& style) const;

  std::deque<std::string> texts_;  // names, help and words, which the list points to
};

}  // namespace p2c

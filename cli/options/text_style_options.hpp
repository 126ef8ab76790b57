// How a drawing looks as text.
#pragma once

#include "cli/options/option_list.hpp"

namespace p2c {

enum class ColourChoice { kAuto, kAlways, kNever };

struct TextStyleOptions {
  static constexpr std::array<Word<ColourChoice>, 3> kColours = {{{"auto", ColourChoice::kAuto},
                                                                  {"always", ColourChoice::kAlways},
                                                                  {"never", ColourChoice::kNever}}};

  bool ascii = false;
  ColourChoice colour = ColourChoice::kAuto;

  void declare(OptionList& list) {
    list.add({Section::kAnswers, "ascii", "", "draw with ASCII characters only"}, &ascii);
    list.add_choice({Section::kAnswers, "color", "WHEN",
                     "colour in the drawing: auto (default: on a terminal, unless NO_COLOR is "
                     "set), always, never"},
                    colour, kColours);
  }
};

}  // namespace p2c

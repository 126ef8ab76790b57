// --to of `show`.
#pragma once

#include <optional>

#include "cli/options/option_list.hpp"
#include "cli/options/picture_kind.hpp"

namespace p2c {

struct PictureOption {
  static constexpr std::array<Word<PictureKind>, 3> kKinds = {
      {{"txt", PictureKind::kText}, {"svg", PictureKind::kSvg}, {"png", PictureKind::kPng}}};

  std::optional<PictureKind> picture;  // none: by the output's name

  void declare(OptionList& list) {
    list.add_choice({Section::kAnswers, "to", "KIND",
                     "txt, svg or png (default: by the ending of the output's name, else txt)"},
                    picture, kKinds);
    list.add_check([this] { expect_drawn(picture.value_or(PictureKind::kText)); });
  }
};

}  // namespace p2c

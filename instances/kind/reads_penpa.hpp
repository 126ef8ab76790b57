// An ability: boards of penpa-edit are read.
#pragma once

#include <functional>
#include <string>

namespace p2c {

struct PenpaBoard;  // formats/penpa/penpa_board.hpp

struct ReadsPenpa {
  /// The lines of our text after the name, whose reader says what else is wrong. Throws
  /// PenpaMisfit.
  std::function<std::string(const PenpaBoard&)> text;
};

}  // namespace p2c

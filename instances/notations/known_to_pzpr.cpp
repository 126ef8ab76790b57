#include "instances/notations/known_to_pzpr.hpp"

#include "instances/formats/format.hpp"

namespace p2c {

void expect_known_to_pzpr(const Parts& parts, const BoardData& board) {
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto* flag = std::get_if<BoardFlag>(&parts[i]);
    if (flag != nullptr && flag->letter == '\0' && board.part<bool>(i)) {
      throw CannotCarry(flag->word);
    }
    const auto* number = std::get_if<BoardNumber>(&parts[i]);
    if (number == nullptr || !number->side_if_unsaid) continue;
    if (board.part<int>(i) != number->blank(board.rows, board.cols)) {
      throw CannotCarry(number->word + " " + std::to_string(board.part<int>(i)));
    }
  }
}

}  // namespace p2c

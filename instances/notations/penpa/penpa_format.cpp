#include "instances/notations/penpa/penpa_format.hpp"

#include <algorithm>

#include "instances/formats/penpa/penpa_text.hpp"
#include "instances/notations/penpa/answer_penpa.hpp"
#include "instances/notations/penpa/board_penpa.hpp"
#include "instances/notations/penpa/penpa_content.hpp"
#include "instances/notations/text/board_text.hpp"

namespace p2c {

unsigned carried_by_penpa(const Description& its) {
  return has_penpa_answers(its.answers, its.penpa_answers) ? kAnswer : kPuzzleOnly;
}

Content<BoardData> read_penpa_link_of(const Description& its, std::string_view kind,
                                      TextReader& in) {
  const bool answers = has_penpa_answers(its.answers, its.penpa_answers);
  return read_penpa_content(
      in, kind,
      [&](PenpaBoard& board) {
        board = penpa_board_for(its, std::move(board));
        return text_of_penpa(its, board);
      },
      [&](TextReader& lines) { return Content<BoardData>{read_text_board(its, lines)}; },
      [&](const Content<BoardData>& content, const PenpaAnswer& drawn) {
        if (!answers) return std::optional<Answer>();
        return answer_of_penpa(its.answers, content.puzzle, drawn, its.penpa_answers);
      });
}

std::string write_penpa_link_of(const Description& its, const std::string& kind,
                                const BoardData& board, const std::optional<Answer>& answer) {
  PenpaBoard drawn = penpa_of_board(its, board);
  if (answer) draw_penpa_answer(its.answers, board, *answer, drawn, its.penpa_answers);
  const bool dots = std::holds_alternative<LatticeLines>(its.answers.front());
  const std::string way = layer_of_penpa(its.answers, its.penpa_answers);
  const std::size_t name = std::min(way.find(' '), way.size());
  const std::string symbol = way.substr(std::min(name + 1, way.size()));
  return write_penpa(drawn, {kind, dots, way.substr(0, name), symbol});
}

}  // namespace p2c

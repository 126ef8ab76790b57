// The reader of a kind's links to penpa-edit.
#pragma once

#include <string>

#include "instances/formats/penpa/penpa_board.hpp"
#include "instances/text/respelt.hpp"

namespace p2c {

/// What read(), which throws PenpaMisfit, gives; the misfit is an InputError with the kind's name.
template <class Read>
auto penpa_fit(std::string_view kind, const Place& place, Read read) {
  try {
    return read();
  } catch (const PenpaMisfit& misfit) {
    throw InputError(
        place, "expected what " + std::string(kind) + " reads of penpa-edit, got " + misfit.what());
  }
}

/// All of it is at one place.
inline Respelt respelt_at(std::size_t place, std::string text) {
  Respelt out{std::move(text), {}};
  out.origin.assign(out.text.size() + 1, place);
  return out;
}

/// text_of(board), which may move the board's margins, is our text, name and all; read(in) reads
/// it; answer_of(content, drawn) is the answer, if there is one. What is drawn as an answer and is
/// none is left out with a warning. Throws InputError.
template <class TextOf, class Read, class AnswerOf>
auto read_penpa_content(TextReader& in, std::string_view kind, TextOf text_of, Read read,
                        AnswerOf answer_of) {
  const PenpaLink link = read_penpa_link(in);
  const Place place = place_of(in.text(), in.file(), link.at);
  PenpaBoard board = read_penpa_board(link, place);
  auto text = respelt_at(link.at, penpa_fit(kind, place, [&] { return text_of(board); }));
  auto content = read_respelt(in, text, {}, read);
  if (board.answer.is_unread) in.warn_at(place, "the answer check in the link is left out");
  try {
    content.answer = answer_of(content, board.answer);
  } catch (const PenpaMisfit& misfit) {
    in.warn_at(place, std::string("the answer in the link is left out, with ") + misfit.what());
  }
  return content;
}

}  // namespace p2c

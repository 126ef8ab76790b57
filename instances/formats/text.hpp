// Our own text: a line with the puzzle's name, its lines, then givens. Every puzzle has it.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "instances/formats/format.hpp"
#include "instances/formats/names.hpp"
#include "instances/givens.hpp"

namespace p2c {

/// The first word of the text, and nothing else in its line.
inline PuzzleWord first_word(TextReader& in) {
  in.skip_blank_lines();
  in.next_line("the name of a puzzle");
  const std::string word = in_small_letters(in.token("the name of a puzzle"));
  return {word, in.place()};
}

/// The word after it, where that is a mark of rules of its own; the reader is at it then.
inline PuzzleWord mark_in_first_line(TextReader& in) {
  first_word(in);
  if (in.line_done()) return {};
  const std::string_view word = in.token("");
  if (!word.starts_with(kOwnRules)) in.fail("the end of the line");
  return {std::string(word), in.place()};
}

inline std::string with_mark_in_first_line(const std::string& text, const std::string& mark) {
  const std::size_t end = text.find('\n');
  return text.substr(0, end) + " " + mark + text.substr(end);
}

/// It is never guessed: a text is in it when its first word names a puzzle.
inline Scheme text_scheme() {
  const auto never = [](std::string_view /*text*/, std::string_view /*file*/) { return false; };
  return {"text",
          "puzzle2cnf text",
          never,
          {},
          first_word,
          false,
          {mark_in_first_line, with_mark_in_first_line}};
}

/// parse(in) reads the puzzle's lines; slots_of(puzzle) are its slots.
template <class Parse, class SlotsOf>
auto read_text(TextReader& in, Parse parse, SlotsOf slots_of) {
  mark_in_first_line(in);
  in.end_line();
  Content<std::invoke_result_t<Parse, TextReader&>> content{parse(in)};
  if (!in.at_end()) content.givens = read_givens(slots_of(content.puzzle), in);
  return content;
}

/// `lines` are those of the puzzle.
inline std::string write_text(std::string_view name, const std::string& lines,
                              const std::vector<Slot>& slots, const Givens& givens) {
  const std::string text = std::string(name) + "\n" + lines;
  return givens.empty() ? text : text + print_givens(slots, givens);
}

template <Puzzle P>
Format<P> text_format() {
  return {text_scheme(), names_of<P>(), kGivens,
          [](TextReader& in) {
            return read_text(in, P::parse, [](const P& puzzle) { return puzzle.slots(); });
          },
          [](const Content<P>& content) {
            const bool none = content.givens.empty();
            return write_text(P::kName, content.puzzle.print(),
                              none ? std::vector<Slot>() : content.puzzle.slots(), content.givens);
          }};
}

}  // namespace p2c

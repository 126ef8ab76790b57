// Our own text: a line with the puzzle's name, its lines, then givens. Every puzzle has it.
#pragma once

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

template <Puzzle P>
Content<P> read_text(TextReader& in) {
  mark_in_first_line(in);
  in.end_line();
  Content<P> content{P::parse(in)};
  if (!in.at_end()) content.givens = read_givens(content.puzzle.slots(), in);
  return content;
}

template <Puzzle P>
std::string write_text(const Content<P>& content) {
  const std::string text = std::string(P::kName) + "\n" + content.puzzle.print();
  if (content.givens.empty()) return text;
  return text + print_givens(content.puzzle.slots(), content.givens);
}

/// It is never guessed: a text is in it when its first word names a puzzle.
template <Puzzle P>
Format<P> text_format() {
  const auto never = [](std::string_view /*text*/, std::string_view /*file*/) { return false; };
  return {{"text",
           "puzzle2cnf text",
           never,
           {},
           first_word,
           false,
           {mark_in_first_line, with_mark_in_first_line}},
          names_of<P>(),
          kGivens,
          read_text<P>,
          write_text<P>};
}

}  // namespace p2c

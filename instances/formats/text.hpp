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

template <Puzzle P>
Content<P> read_text(TextReader& in) {
  first_word(in);
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
  return {{"text", "puzzle2cnf text", never, {}, first_word},
          names_of<P>(),
          kGivens,
          read_text<P>,
          write_text<P>};
}

}  // namespace p2c

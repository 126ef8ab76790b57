// Answers of kinds whose rules are a text, as the puzzlekit set stores them, in our text.
#pragma once

#include <utility>

#include "tests/corpus/stored_forms.hpp"

namespace p2c {

/// What begins with one of `signs` as 'x', and nothing else.
inline std::string marks_in(const Stored& its, std::string_view signs) {
  return its.size + joined(changed(its.lines, [signs](const std::string& word) {
           return std::string(word.find_first_of(signs) == 0 ? "x" : "-");
         }));
}

/// Lines from the cells whose words have a letter for the way to the right and down.
inline std::string lines_by_sides(const Stored& its) {
  std::string text;
  for (std::size_t r = 1; r <= its.lines.size(); ++r) {
    for (std::size_t c = 1; c <= its.lines[r - 1].size(); ++c) {
      const std::string& sides = its.lines[r - 1][c - 1];
      const auto line = [&](std::size_t down, std::size_t right) {
        for (const std::size_t at : {r, c, r + down, c + right}) text += std::to_string(at) + " ";
        text += "1\n";
      };
      if (sides.find('e') != std::string::npos) line(0, 1);
      if (sides.find('s') != std::string::npos) line(1, 0);
    }
  }
  return text;
}

inline std::string marks_and_lines(const Stored& its) {
  return marks_in(its, "x") + "line\n" + lines_by_sides(its);
}

/// A line inside each domino, whose cells have its name.
inline std::string dominoes_by_names(const Stored& its) {
  Stored sides = its;
  const auto same = [&](std::size_t r, std::size_t c, std::size_t down, std::size_t right) {
    return r + down < its.lines.size() && c + right < its.lines[r].size() &&
           its.lines[r + down].at(c + right) == its.lines[r][c];
  };
  for (std::size_t r = 0; r < its.lines.size(); ++r) {
    for (std::size_t c = 0; c < its.lines[r].size(); ++c) {
      sides.lines[r][c] = std::string(same(r, c, 0, 1) ? "e" : "") + (same(r, c, 1, 0) ? "s" : "");
    }
  }
  return lines_by_sides(sides);
}

/// Letters, 0 where none is.
inline std::string numbers_of_letters(const Stored& its) {
  return its.size + joined(changed(its.lines, [](const std::string& word) {
           return number_of_letter(word, "0");
         }));
}

inline std::string pairs_of_digits(const Stored& its) {
  return its.size + joined(digits_at(its.lines, 0)) + "second\n" + its.size +
         joined(digits_at(its.lines, 1));
}

inline std::string magnets_answer(const Stored& its) {
  return marks_in(its, "+") + "minus\n" + marks_in(its, "-");
}

/// All rows as they are stored, but '.' as '-'.
inline std::string as_stored(const Stored& its) {
  return its.size + joined(changed(its.lines, [](const std::string& word) {
           return word == "." ? std::string("-") : word;
         }));
}

/// A stored answer in our text, which is of lines alone if `is_of_lines`.
inline std::string answer_in_our_form(const std::string& kind, bool is_of_lines,
                                      const std::string& solution) {
  using Form = std::string (*)(const Stored&);
  static const std::map<std::string_view, Form> forms = {
      {"yajilin", marks_and_lines},
      {"koburin", marks_and_lines},
      {"regionalyajilin", marks_and_lines},
      {"dominosa", dominoes_by_names},
      {"easyasabc", numbers_of_letters},
      {"eulero", pairs_of_digits},
      {"magnets", magnets_answer},
      {"cave", [](const Stored& its) { return marks_in(its, "-"); }},  // the cave is stored
      {"kakuro", [](const Stored& its) { return as_stored(within_frame(its)); }},
      {"yinyang", [](const Stored& its) { return marks_in(its, "b"); }},
      {"buraitoraito", [](const Stored& its) { return marks_in(its, "*"); }},
      {"putteria", [](const Stored& its) { return marks_in(its, "123456789"); }},
      {"tents", [](const Stored& its) { return marks_in(its, "o"); }},
      {"battleships", [](const Stored& its) { return marks_in(its, "nsewmo"); }},
      {"akari", [](const Stored& its) { return marks_in(its, "o"); }},
  };
  const auto form = forms.find(kind);
  const Form write = form != forms.end() ? form->second : is_of_lines ? lines_by_sides : as_stored;
  return "answer " + kind + "\n" + write(stored_in(solution));
}

}  // namespace p2c

// Puzzles and answers of kinds whose rules are a text, as the puzzlekit set stores them, in our
// text. What is not named here is stored as we write it.
#pragma once

#include <algorithm>
#include <cctype>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace p2c {

using StoredLines = std::vector<std::vector<std::string>>;

/// The words of each line, without blank lines at the end.
inline StoredLines words_of(const std::string& text) {
  StoredLines lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    lines.emplace_back(std::istream_iterator<std::string>(words),
                       std::istream_iterator<std::string>());
  }
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

inline std::string joined(const StoredLines& lines) {
  std::string text;
  for (const auto& line : lines) {
    for (const std::string& word : line) text += word + " ";
    text += "\n";
  }
  return text;
}

/// Each word as `change` has it.
template <class Change>
StoredLines changed(StoredLines lines, Change change) {
  for (auto& line : lines) {
    for (std::string& word : line) word = change(word);
  }
  return lines;
}

/// Letters as numbers: 1 is A. No letter is `none`.
inline std::string number_of_letter(const std::string& word, const char* none) {
  if (word.size() != 1 || std::isalpha(static_cast<unsigned char>(word[0])) == 0) return none;
  return std::to_string(std::tolower(static_cast<unsigned char>(word[0])) - 'a' + 1);
}

/// A digit of words of several, '-' for 0.
inline StoredLines digits_at(const StoredLines& lines, std::size_t place) {
  return changed(lines, [place](const std::string& word) {
    return word.at(place) == '0' ? std::string("-") : std::string(1, word[place]);
  });
}

/// The head and what follows it.
struct Stored {
  std::string size;  // rows and columns
  std::vector<std::string> more;
  StoredLines lines;
};

inline Stored stored_in(const std::string& text) {
  StoredLines lines = words_of(text);
  std::vector<std::string> head = lines.at(0);
  lines.erase(lines.begin());
  return {head.at(0) + " " + head.at(1) + "\n", {head.begin() + 2, head.end()}, std::move(lines)};
}

/// The largest number is not said.
inline std::string dominosa_problem(const Stored& its) {
  int top = 0;
  for (const auto& line : its.lines) {
    for (const std::string& word : line) top = std::max(top, std::stoi(word));
  }
  return "top " + std::to_string(top) + "\n" + joined(its.lines);
}

inline std::string easyasabc_problem(const Stored& its) {
  return "top " + number_of_letter(its.more.at(0), "") + "\n" +
         joined(changed(its.lines, [](const std::string& word) {
           return word == "-" ? word : number_of_letter(word, "?");
         }));
}

inline StoredLines part_of(const StoredLines& lines, std::size_t from, std::size_t count) {
  const auto begin = lines.begin() + static_cast<std::ptrdiff_t>(from);
  return {begin, begin + static_cast<std::ptrdiff_t>(count)};
}

inline StoredLines blank_like(const StoredLines& lines) {
  return changed(lines, [](const std::string&) { return std::string("-"); });
}

/// Pluses and minuses of columns, then of rows; values that are given, in some; magnets.
inline std::string magnets_problem(const Stored& its) {
  const auto margin = [&](const char* name, std::size_t line) {
    StoredLines words = changed(part_of(its.lines, line, 1), [](const std::string& word) {
      return word == "." ? std::string("-") : word;
    });
    return name + (" " + joined(words));
  };
  const auto none = [&](const char* name, std::size_t line) {
    return name + (" " + joined(blank_like(part_of(its.lines, line, 1))));
  };
  const StoredLines grids = part_of(its.lines, 4, its.lines.size() - 4);
  const std::size_t rows = its.lines.at(2).size();
  const bool has_given = grids.size() == 2 * rows;
  const StoredLines poles = has_given ? part_of(grids, 0, rows) : blank_like(grids);
  return margin("top", 0) + margin("left", 2) + none("top", 1) + margin("bottom", 1) +
         none("left", 3) + margin("right", 3) +
         joined(changed(poles,
                        [&](const std::string& word) {
                          return std::string(!has_given    ? "-"
                                             : word == "+" ? "p"
                                             : word == "-" ? "m"
                                             : word == "x" ? "x"
                                                           : "-");
                        })) +
         joined(has_given ? part_of(grids, rows, grids.size() - rows) : grids);
}

/// "3.1": place 1 of the thermometer 3.
inline std::string thermometers_problem(const Stored& its) {
  const StoredLines grid = part_of(its.lines, 2, its.lines.size() - 2);
  const auto places = changed(grid, [](const std::string& word) {
    const std::size_t dot = word.find('.');
    return dot == std::string::npos ? "-" : word.substr(dot + 1);
  });
  const auto tubes = changed(grid, [](const std::string& word) {
    const std::size_t dot = word.find('.');
    return dot == std::string::npos ? "@" : word.substr(0, dot);
  });
  return joined(part_of(its.lines, 0, 2)) + joined(places) + joined(tubes);
}

inline std::string eulero_problem(const Stored& its) {
  return joined(digits_at(its.lines, 0)) + joined(digits_at(its.lines, 1));
}

/// Crosses and numbers in one grid.
inline std::string putteria_problem(const Stored& its) {
  const std::size_t rows = its.lines.size() / 2;
  const StoredLines grid = part_of(its.lines, 0, rows);
  const auto only = [&](bool crosses) {
    return joined(changed(grid, [crosses](const std::string& word) {
      return (word == "x") == crosses ? word : std::string("-");
    }));
  };
  return only(true) + only(false) + joined(part_of(its.lines, rows, its.lines.size() - rows));
}

/// Without the first row and column, which are counted in the size.
inline Stored within_frame(Stored its) {
  its.lines.erase(its.lines.begin());
  for (auto& line : its.lines) line.erase(line.begin());
  its.size = std::to_string(its.lines.size()) + " " + std::to_string(its.lines.at(0).size()) + "\n";
  return its;
}

/// "16,7" is a block with the sums below and to the right, "-" one without, "0" no block.
inline std::string kakuro_problem(const Stored& its) {
  return joined(changed(its.lines, [](std::string word) {
    std::replace(word.begin(), word.end(), ',', '/');
    return word == "-" ? "x" : word == "0" ? "-" : word;
  }));
}

/// "5x" is a black cell with the number 5.
inline std::string str8ts_problem(const Stored& its) {
  const auto black = [](const std::string& word) { return word.back() == 'x'; };
  return joined(changed(
             its.lines,
             [&](const std::string& word) { return std::string(black(word) ? "x" : "-"); })) +
         joined(changed(its.lines, [&](std::string word) {
           if (black(word)) word.pop_back();
           return word.empty() ? std::string("-") : word;
         }));
}

/// One cell of one board is '.'.
inline std::string fillomino_problem(const Stored& its) {
  return joined(changed(
      its.lines, [](const std::string& word) { return word == "." ? std::string("-") : word; }));
}

/// Walls without a number are 5, too.
inline std::string shakashaka_problem(const Stored& its) {
  return joined(changed(
      its.lines, [](const std::string& word) { return word == "5" ? std::string("x") : word; }));
}

/// "b", "3b" or "b3": a colour, perhaps with a number.
inline std::string circles_problem(const Stored& its) {
  const auto only = [&](std::string_view signs) {
    return joined(changed(its.lines, [signs](const std::string& word) {
      std::string left;
      for (const char sign : word) {
        if (signs.find(sign) != std::string_view::npos) left += sign;
      }
      return left.empty() ? std::string("-") : left;
    }));
  };
  return only("wb") + only("0123456789");
}

/// Counts of columns and of rows, hints, and the fleet, which the head has.
inline std::string battleships_problem(const Stored& its) {
  StoredLines fleet{its.more};
  return joined(its.lines) + "fleet " + joined(fleet);
}

/// "3so": a number and a way, and `o` for inside or `x` for outside.
inline std::string castlewall_problem(const Stored& its) {
  static const std::map<char, char> ways = {{'n', '^'}, {'s', 'v'}, {'w', '<'}, {'e', '>'}};
  const auto walls = changed(its.lines, [](const std::string& word) {
    return std::string(1, word.back() == 'o' || word.back() == 'x' ? word.back() : '-');
  });
  const auto arrows = changed(its.lines, [](const std::string& word) {
    std::string arrow;
    for (const char sign : word) {
      if (const auto way = ways.find(sign); way != ways.end()) arrow += way->second;
      if (std::isdigit(static_cast<unsigned char>(sign)) != 0) arrow += sign;
    }
    return arrow.empty() ? std::string("-") : arrow;
  });
  return joined(walls) + joined(arrows);
}

/// "0" to "3": a dot in the middle of the cell, of its right side, of its lower side, or at its
/// lower right corner.
inline std::string galaxies_problem(const Stored& its) {
  const std::size_t cols = its.lines.at(0).size();
  StoredLines places(2 * its.lines.size() - 1, std::vector<std::string>(2 * cols - 1, "-"));
  for (std::size_t r = 0; r < its.lines.size(); ++r) {
    for (std::size_t c = 0; c < its.lines[r].size(); ++c) {
      const std::string& word = its.lines[r][c];
      if (word == "-") continue;
      const std::size_t at = word.at(0) - std::size_t{'0'};
      places.at(2 * r + at / 2).at(2 * c + at % 2) = "w";
    }
  }
  return joined(places);
}

/// A stored puzzle in our text, without the name of its kind.
inline std::string problem_in_our_form(std::string_view kind, const std::string& problem) {
  static const std::map<std::string_view, std::string (*)(const Stored&)> forms = {
      {"dominosa", dominosa_problem},       {"easyasabc", easyasabc_problem},
      {"magnets", magnets_problem},         {"thermometers", thermometers_problem},
      {"eulero", eulero_problem},           {"putteria", putteria_problem},
      {"kakuro", kakuro_problem},           {"str8ts", str8ts_problem},
      {"fillomino", fillomino_problem},     {"shakashaka", shakashaka_problem},
      {"balanceloop", circles_problem},     {"shingoki", circles_problem},
      {"battleships", battleships_problem}, {"castlewall", castlewall_problem},
      {"galaxies", galaxies_problem},
  };
  const auto form = forms.find(kind);
  if (form == forms.end()) return problem;
  const Stored its = stored_in(problem);
  return (kind == "kakuro" ? within_frame(its).size : its.size) + form->second(its);
}

}  // namespace p2c

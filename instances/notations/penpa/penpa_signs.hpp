// What the words of clues in cells are drawn as in links of penpa-edit.
#pragma once

#include <string>
#include <vector>

#include "instances/answers/description.hpp"
#include "instances/formats/penpa/penpa_board.hpp"

namespace p2c {

/// One for each word, and perhaps one for "?" after these: a symbol, "tents 1", "surface 4" for a
/// dark cell, or "number 1" for what has a number, or an empty one, and no colour. Of numbers:
/// "letters" where they are letters. Of a number of the board: "largest" where it is the largest
/// clue, if it is not said.
using PenpaSigns = std::vector<std::string>;

/// Those of a part: what its text says, or circles where white and black ones are drawn. None:
/// numbers, or words that no sign is known of.
PenpaSigns penpa_signs(const Description& its, std::size_t part);

bool are_penpa_letters(const PenpaSigns& signs);
bool is_penpa_surface(const std::string& sign);
bool is_penpa_number(const std::string& sign);
/// Is drawn as a symbol.
bool is_penpa_symbol(const std::string& sign);
/// Circles have several sizes, stars several colours, plus and minus a grey form.
bool are_same_in_penpa(std::string_view drawn, std::string_view sign);

/// Blocks before runs, and where they have the numbers of these: PenpaBoard::Small::at.
inline constexpr std::string_view kBlockSymbol = std::string_view("symbol kakuro ").substr(7);
inline constexpr int kPenpaRunRight = 1;
inline constexpr int kPenpaRunBelow = 2;

/// Dark and black; the other colours are hints and ornaments.
bool is_dark_penpa(int colour);
inline constexpr int kBlackPenpa = 4;

/// The sign as its number: the colour of a surface.
int penpa_style(const std::string& sign);

/// A number from 1 on as a letter.
std::string penpa_letter(int number);
/// Nothing where it is none.
std::optional<int> penpa_number_of_letter(std::string_view text);

}  // namespace p2c

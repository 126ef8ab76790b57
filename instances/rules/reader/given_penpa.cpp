// How links of penpa-edit have what is given, as a text says it.
#include <algorithm>
#include <sstream>

#include "instances/rules/reader/given_reader.hpp"

namespace p2c {
namespace {

bool is_number(const std::string& word) {
  constexpr std::size_t kMostDigits = 3;
  return word.size() <= kMostDigits &&
         std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// "tents 1" and the like of "NAME STYLE {STYLE} {NAME STYLE {STYLE}}"; nothing for other words.
std::vector<std::string> signs_in(const std::string& words) {
  std::vector<std::string> signs;
  std::istringstream in(words);
  std::string name;
  bool has_style = true;
  for (std::string word; in >> word;) {
    if (is_number(word)) {
      if (name.empty()) return {};
      signs.push_back(name);
      signs.back().append(" ").append(word);
      has_style = true;
    } else {
      if (!has_style) return {};
      name = word;
      has_style = false;
    }
  }
  return has_style ? signs : std::vector<std::string>();
}

}  // namespace

std::vector<std::string> GivenReader::penpa_signs(std::size_t least, std::size_t most) {
  const RuleWord at = in_.peek();
  std::vector<std::string> signs = signs_in(words("signs of penpa-edit, as \"tents 1\","));
  if (signs.size() >= least && signs.size() <= most) return signs;
  std::string count = std::to_string(least);
  if (least < most) count += " or " + std::to_string(most);
  const std::string expected = most == 1 ? "a sign" : count + " signs";
  throw InputError(at.place, "expected " + expected +
                                 " of penpa-edit, as \"tents 1\" or \"sun_moon 1 2\", got " +
                                 in_quotes(at.text));
}

// Of the part that comes next.
void GivenReader::penpa_word(std::string_view word) {
  in_.expect(word);
  text_.made_of.penpa[text_.made_of.parts.size()] = {std::string(word)};
}

// How numbers in cells are written.
std::vector<std::string> GivenReader::penpa_numbers() {
  if (!in_.take_if("letters")) in_.fail("'letters'", {"letters"});
  return {"letters"};
}

// One sign for each word, and one for "?".
void GivenReader::penpa_of(const CellClues& its) {
  const std::size_t count = its.words.size();
  text_.made_of.penpa[text_.made_of.parts.size()] =
      its.words.empty() ? penpa_numbers() : penpa_signs(count, count + 1);
}

}  // namespace p2c

#include "instances/rules/reader/label_words.hpp"

#include <algorithm>
#include <sstream>

#include "instances/text/unseen.hpp"
#include "instances/text/utf8.hpp"

namespace p2c {
namespace {

constexpr std::size_t kMostLabel = 200;

LabelPiece hole(const RuleText& text, const std::string& words, const Place& place,
                const std::vector<KnownVariable>& known) {
  LabelPiece of_board;
  of_board.given = find_given(text, words);
  if (of_board.given >= 0 && text.givens[of_board.given].is == Given::Is::kBoardNumber) {
    return of_board;
  }
  const std::size_t of = words.find(" of ");
  const KnownVariable* its =
      find_variable(known, of == std::string::npos ? words : words.substr(of + 4));
  LabelPiece piece;
  if (its != nullptr) piece.variable = its->number;
  if (its != nullptr && of != std::string::npos) {
    piece.given = find_given(text, words.substr(0, of));
    const bool is_number = piece.given >= 0 && text.givens[piece.given].is != Given::Is::kRegion;
    if (!is_number || !has_number(text, *its, piece.given)) its = nullptr;
  }
  if (its == nullptr) {
    throw InputError(place, "expected a variable of 'each' or its number in a hole, got " +
                                in_quotes("{" + words + "}"));
  }
  return piece;
}

// With its plurals apart.
void add_text(std::string_view words, std::vector<LabelPiece>& all) {
  constexpr std::string_view kPlural = "(s)";
  for (std::size_t plural = 0; !words.empty(); words.remove_prefix(plural)) {
    plural = words.find(kPlural);
    all.push_back({std::string(words.substr(0, plural)), -1, -1, plural != words.npos});
    if (plural == words.npos) return;
    plural += kPlural.size();
  }
}

bool is_line(const std::string& words) {
  return !words.empty() && words.size() <= kMostLabel && words.find("--") == std::string::npos;
}

// Each is UTF-8 and can be seen: a label looks like itself wherever it is printed.
bool all_shown(std::string_view words) {
  while (!words.empty()) {
    const std::size_t length = character_length(words);
    if (length == 0 || is_unseen(words.substr(0, length))) return false;
    words.remove_prefix(length);
  }
  return true;
}

// What is not seen as its bytes.
std::string shown(std::string_view words) {
  std::ostringstream out;
  out << std::hex;
  while (!words.empty()) {
    const std::size_t length = std::max<std::size_t>(character_length(words), 1);
    const std::string_view one = words.substr(0, length);
    words.remove_prefix(length);
    if (character_length(one) != 0 && !is_unseen(one)) {
      out << one;
      continue;
    }
    for (const char c : one) out << "\\x" << static_cast<int>(static_cast<unsigned char>(c));
  }
  return out.str();
}

}  // namespace

std::string plain_words(RuleWords& in, std::string_view what) {
  const Place place = in.peek().place;
  std::string words = in.text(what);
  const auto plain = [](char c) { return c >= ' ' && c < '\x7F'; };
  if (!is_line(words) || !std::all_of(words.begin(), words.end(), plain)) {
    throw InputError(place,
                     "expected 1 to 200 characters of ASCII without '--', got " + in_quotes(words));
  }
  return words;
}

std::string label_words(RuleWords& in) {
  const Place place = in.peek().place;
  std::string words = in.text("what the rule says");
  if (!is_line(words) || !all_shown(words)) {
    throw InputError(place,
                     "expected 1 to 200 bytes of UTF-8 without '--' and what is not seen, got '" +
                         shown(words) + "'");
  }
  return words;
}

std::vector<LabelPiece> label_pieces(const RuleText& text, const std::string& words,
                                     const Place& place, const std::vector<KnownVariable>& known) {
  std::vector<LabelPiece> all;
  std::size_t at = 0;
  while (at < words.size()) {
    const std::size_t open = std::min(words.find('{', at), words.size());
    add_text(words.substr(at, open - at), all);
    if (open == words.size()) break;
    const std::size_t close = words.find('}', open);
    if (close == std::string::npos) {
      throw InputError(place, "expected '}' after '{' in the label, got its end");
    }
    all.push_back(hole(text, words.substr(open + 1, close - open - 1), place, known));
    at = close + 1;
  }
  return all;
}

}  // namespace p2c

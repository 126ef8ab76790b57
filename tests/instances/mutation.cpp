#include "tests/instances/mutation.hpp"

#include <algorithm>
#include <array>

namespace p2c {
namespace {

int size_of(const std::string& text) { return static_cast<int>(text.size()); }

char any_byte(Rng& rng) {
  constexpr std::string_view kFrequent = "0123456789-.?x#+*/, \t\r\n";
  if (chance(rng, 70)) return kFrequent[rng() % kFrequent.size()];
  return static_cast<char>(below(rng, 256));
}

std::string change_byte(Rng& rng, std::string text) {
  if (!text.empty()) text[rng() % text.size()] = any_byte(rng);
  return text;
}

std::string insert_byte(Rng& rng, std::string text) {
  const int at = below(rng, size_of(text) + 1);
  return text.insert(static_cast<std::size_t>(at), 1, any_byte(rng));
}

std::string erase_bytes(Rng& rng, std::string text) {
  const int at = below(rng, size_of(text) + 1);
  return text.erase(static_cast<std::size_t>(at), static_cast<std::size_t>(1 + below(rng, 4)));
}

std::string cut_short(Rng& rng, const std::string& text) {
  return text.substr(0, static_cast<std::size_t>(below(rng, size_of(text) + 1)));
}

struct Range {
  std::size_t begin;
  std::size_t length;
};

// The pieces between the given characters.
std::vector<Range> pieces(const std::string& text, std::string_view between) {
  std::vector<Range> all;
  std::size_t begin = text.find_first_not_of(between);
  while (begin != std::string::npos) {
    const std::size_t end = std::min(text.find_first_of(between, begin), text.size());
    all.push_back({begin, end - begin});
    begin = text.find_first_not_of(between, end);
  }
  return all;
}

// A piece takes the place of another one.
std::string copy_piece(Rng& rng, std::string text, std::string_view between) {
  const std::vector<Range> all = pieces(text, between);
  if (all.empty()) return text;
  const Range from = all[rng() % all.size()];
  const Range to = all[rng() % all.size()];
  return text.replace(to.begin, to.length, text.substr(from.begin, from.length));
}

std::string odd_token(Rng& rng, std::string text) {
  constexpr std::array<std::string_view, 16> kOdd = {
      "0", "1",  "2",  "-1", "-0",         "+1",           "9999999", "99999999999999999999999",
      "?", "1a", "1+", "a",  "2147483648", "\xEF\xBB\xBF", "#",       "00001"};
  const std::vector<Range> all = pieces(text, " \n");
  if (all.empty()) return text;
  const Range to = all[rng() % all.size()];
  return text.replace(to.begin, to.length, kOdd[rng() % kOdd.size()]);
}

std::string repeat_line(Rng& rng, std::string text) {
  const std::vector<Range> all = pieces(text, "\n");
  if (all.empty()) return text;
  const Range line = all[rng() % all.size()];
  return text.insert(line.begin, text.substr(line.begin, line.length) + "\n");
}

std::string erase_line(Rng& rng, std::string text) {
  const std::vector<Range> all = pieces(text, "\n");
  if (all.empty()) return text;
  const Range line = all[rng() % all.size()];
  return text.erase(line.begin, line.length + 1);
}

std::string once(Rng& rng, std::string text) {
  switch (below(rng, 9)) {
    case 0:
      return change_byte(rng, std::move(text));
    case 1:
      return insert_byte(rng, std::move(text));
    case 2:
      return erase_bytes(rng, std::move(text));
    case 3:
      return copy_piece(rng, std::move(text), " \n");
    case 4:
      return copy_piece(rng, std::move(text), "\n");
    case 5:
      return odd_token(rng, std::move(text));
    case 6:
      return repeat_line(rng, std::move(text));
    case 7:
      return erase_line(rng, std::move(text));
    default:
      return cut_short(rng, text);
  }
}

}  // namespace

std::string mutated(Rng& rng, std::string text) {
  text = once(rng, std::move(text));
  while (chance(rng, 30)) text = once(rng, std::move(text));
  return text;
}

}  // namespace p2c

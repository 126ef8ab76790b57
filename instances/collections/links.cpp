#include "instances/collections/links.hpp"

#include <algorithm>
#include <string_view>

#include "instances/documents/document.hpp"
#include "instances/formats/url_line.hpp"

namespace p2c {
namespace {

constexpr std::string_view kAround = " \t\r\"'`<>()[]{}|\\^";

bool is_number(std::string_view part) {
  return !part.empty() && part.find_first_not_of("0123456789") == std::string_view::npos;
}

// "?kind/COLUMNS/ROWS/..." or a whole file, as the sites of pzpr have them. Other links of a page
// lead elsewhere.
bool has_board(std::string_view url) {
  if (is_penpa_link(url)) return url.find("&p=") != std::string_view::npos;
  const std::size_t begin = url.find('?');
  if (begin == std::string_view::npos) return false;
  std::string_view body = url.substr(begin + 1);
  if (body.find("pzprv3") != std::string_view::npos) return true;
  bool before = false;  // the part before is a number
  while (!body.empty()) {
    const std::size_t end = std::min(body.find('/'), body.size());
    const bool number = is_number(body.substr(0, end));
    if (number && before) return true;
    before = number;
    body = body.substr(std::min(end + 1, body.size()));
  }
  return false;
}

bool is_whole(std::string_view url) {
  try {
    read_document(url, "");
    return true;
  } catch (const InputError&) {
    return false;
  }
}

// Without the signs of a sentence that ends with it. A point may be a clue, but in base64.
std::string_view without_signs(std::string_view url) {
  const bool penpa = is_penpa_link(url);
  while (!url.empty() && std::string_view(".,;:!").find(url.back()) != std::string_view::npos) {
    const std::string_view before = url.substr(0, url.size() - 1);
    if (url.back() == '.' && !penpa && (is_whole(url) || !is_whole(before))) break;
    url = before;
  }
  return url;
}

}  // namespace

std::optional<Entry> Links::next(LineStream& lines) {
  while (true) {
    if (auto entry = next_in_line()) return entry;
    const auto line = lines.next();
    if (!line) return {};
    line_ = *line;
    at_ = 0;
  }
}

std::optional<Entry> Links::next_in_line() {
  constexpr std::size_t kMostBlanks = 10'000;
  while ((at_ = line_.text.find("http", at_)) < line_.text.size()) {
    const std::size_t begin = at_;
    const std::string_view rest = line_.text.substr(begin);
    at_ += 4;
    if (!rest.starts_with("http://") && !rest.starts_with("https://")) continue;
    const std::string_view url = without_signs(rest.substr(0, rest.find_first_of(kAround)));
    if (!has_board(url)) continue;
    at_ = begin + url.size();
    // Blanks before it, so that places in errors are those in the page.
    std::string text(begin <= kMostBlanks ? begin : 0, ' ');
    text += url;
    const std::string number = std::to_string(line_.number);
    return Entry{id_ + ":" + number + ":" + std::to_string(begin + 1), name_, std::move(text),
                 line_.number};
  }
  line_.text = {};
  at_ = 0;
  return {};
}

}  // namespace p2c

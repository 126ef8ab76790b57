#include "instances/collections/sections.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

bool is_title(std::string_view line) {
  const bool tournament = line.size() > 1 && line[0] == '$' && line[1] >= '0' && line[1] <= '9';
  return tournament || line.starts_with(".KK");
}

bool is_divider(std::string_view line) { return line == "====" || line == "====\r"; }

// The first line with text, without a byte order mark.
std::string_view first_line(std::string_view text) {
  text = without_byte_order_mark(text);
  const std::size_t begin = std::min(text.find_first_not_of("\r\n \t"), text.size());
  return text.substr(begin, text.find('\n', begin) - begin);
}

bool is_blank(std::string_view text) {
  return text.find_first_not_of("\r\n \t") == std::string_view::npos;
}

}  // namespace

std::optional<Sections> Sections::read(const std::string& text, const std::string& id,
                                       const std::string& name) {
  const bool titles = is_title(first_line(text));
  if (!titles && text.find("\n====") == std::string::npos) return {};
  Sections sections(text, id, name);
  sections.find_sections();
  if (sections.sections_.size() < 2) return {};
  return sections;
}

// A title is part of its puzzle, a divider of none.
void Sections::find_sections() {
  const std::string_view text = text_;
  const bool titles = is_title(first_line(text));
  Section section{0, 0, 1};
  int line = 0;
  const auto end_section = [&](std::size_t end) {
    section.end = end;
    if (!is_blank(text.substr(section.begin, end - section.begin))) sections_.push_back(section);
  };
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t next = std::min(text.find('\n', at), text.size() - 1) + 1;
    std::string_view words = text.substr(at, next - at);
    if (words.ends_with('\n')) words.remove_suffix(1);
    ++line;
    if (titles ? is_title(words) : is_divider(words)) {
      end_section(at);
      section = titles ? Section{at, 0, line} : Section{next, 0, line + 1};
    }
    at = next;
  }
  end_section(text.size());
}

std::optional<Entry> Sections::next() {
  if (at_ == sections_.size()) return {};
  const auto& [begin, end, line] = sections_[at_++];
  return Entry{id_ + ":" + std::to_string(line), name_, text_.substr(begin, end - begin), line};
}

}  // namespace p2c

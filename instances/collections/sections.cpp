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

struct Section {
  std::string_view text;
  std::size_t next;  // where the one after it begins
  int line;          // the number of its first line
  int next_line;
};

// The next one with text. A title is part of its puzzle, a divider of none.
std::optional<Section> next_section(std::string_view text, bool titles, std::size_t at, int line) {
  std::size_t begin = at;
  int begin_line = line;
  while (at < text.size()) {
    const std::size_t next = std::min(text.find('\n', at), text.size() - 1) + 1;
    std::string_view words = text.substr(at, next - at);
    if (words.ends_with('\n')) words.remove_suffix(1);
    if (titles ? is_title(words) : is_divider(words)) {
      const Section section{text.substr(begin, at - begin), titles ? at : next, begin_line,
                            titles ? line : line + 1};
      if (!is_blank(section.text)) return section;
      begin = section.next;
      begin_line = section.next_line;
    }
    at = next;
    ++line;
  }
  const Section last{text.substr(begin), text.size(), begin_line, line};
  if (is_blank(last.text)) return {};
  return last;
}

}  // namespace

std::optional<Sections> Sections::read(std::string& text, const std::string& id,
                                       const std::string& name) {
  const bool titles = is_title(first_line(text));
  if (!titles && text.find("\n====") == std::string::npos) return {};
  const auto first = next_section(text, titles, 0, 1);
  if (!first || !next_section(text, titles, first->next, first->next_line)) return {};
  Sections sections(id, name, titles);
  sections.text_ = std::move(text);
  return sections;
}

std::optional<Entry> Sections::next() {
  const auto section = next_section(text_, has_titles_, at_, line_);
  if (!section) return {};
  at_ = section->next;
  line_ = section->next_line;
  return Entry{id_ + ":" + std::to_string(section->line), name_, std::string(section->text),
               section->line};
}

}  // namespace p2c

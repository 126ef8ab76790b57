#include "instances/formats/url_line.hpp"

#include <algorithm>

#include "instances/formats/foreign.hpp"

namespace p2c {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";
constexpr std::string_view kOldName = "pzpr=";  // older sites; an empty flags part may follow
constexpr std::string_view kApplets = "indi.s58.xrea.com/";
constexpr std::string_view kOthers = "problem=";
// The page of kanpen.net with the corners of rooms in place of cells.
constexpr std::string_view kRectangles =
    "heya"
    "wake";  // a name of pzpr

bool is_word(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '-';
  });
}

bool is_number(std::string_view text) {
  return !text.empty() &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// "KIND" in ".../KIND/sa/...?" and ".../KIND/sc/...?" of pzpr's applets, else nothing.
std::string_view applet_kind(std::string_view line) {
  const std::size_t site = line.find(kApplets);
  std::string_view path = line.substr(0, line.find('?'));
  if (site == std::string_view::npos || site > path.size()) return {};
  path.remove_prefix(site + kApplets.size());
  const std::string_view kind = take_part(path);
  return path.starts_with("sa/") || path.starts_with("sc/") ? kind : std::string_view();
}

// "KIND" in ".../KIND.html?" of kanpen.net and of the applets it grew from, else nothing.
std::string_view kanpen_kind(std::string_view line) {
  constexpr std::string_view kEnding = ".html";
  std::string_view path = line.substr(0, line.find('?'));
  if (!path.ends_with(kEnding)) return {};
  path.remove_suffix(kEnding.size());
  return path.substr(path.rfind('/') + 1);
}

}  // namespace

std::string_view trimmed_line(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(kBlanks), text.size());
  return text.substr(begin, text.find_last_not_of(kBlanks) + 1 - begin);
}

bool has_protocol(std::string_view text) {
  return text.starts_with("http://") || text.starts_with("https://");
}

std::string_view take_part(std::string_view& text) {
  const std::size_t end = std::min(text.find('/'), text.size());
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

std::string_view without_prefix(std::string_view url) {
  if (const std::size_t site = url.find('?'); site != std::string_view::npos) {
    url.remove_prefix(site + 1);
  }
  const std::size_t pair = url.substr(0, url.find('/')).rfind('&');
  url.remove_prefix(pair + 1);  // 0 without one
  if (url.starts_with(kOldName)) url.remove_prefix(kOldName.size());
  return url;
}

bool is_bare_url(std::string_view text) {
  const std::string_view kind = take_part(text);
  if (!is_word(kind) || is_number(kind)) return false;
  for (int skipped = 0; skipped <= 2; ++skipped) {
    if (!is_number(take_part(text))) continue;
    return is_number(take_part(text));
  }
  return false;
}

std::string_view penpa_fields(std::string_view line) {
  const std::size_t sign = line.find_first_of("#?");
  if (sign == std::string_view::npos) return {};
  const std::string_view fields = line.substr(sign + 1);
  return fields.starts_with("m=edit") || fields.starts_with("m=solve") ? fields
                                                                       : std::string_view();
}

bool is_penpa_link(std::string_view text) {
  TextReader in(text, "");
  in.skip_blank_lines();
  const std::string_view line = trimmed_line(in.peek_line());
  const std::string_view address = line.substr(0, line.find_first_of("?#"));
  if (address.find("penpa-edit") != std::string_view::npos && has_protocol(line)) return true;
  return penpa_fields(line).find("&p=") != std::string_view::npos;
}

bool has_other_form(std::string_view puzzle) { return puzzle.starts_with(kOthers); }

bool begins_with_file(std::string_view puzzle) {
  if (puzzle.starts_with("v:")) {
    const std::size_t end = std::min(puzzle.find_first_of("/%"), puzzle.size());
    puzzle.remove_prefix(end);
    for (const std::string_view slash : {"/", "%2F", "%2f"}) {
      if (puzzle.starts_with(slash)) return puzzle.substr(slash.size()).starts_with("pzprv3");
    }
  }
  return puzzle.starts_with("pzprv3");
}

UrlLine::UrlLine(TextReader& in) {
  in.skip_blank_lines();
  const std::string_view whole = in.next_line("a URL");
  const std::string_view line = trimmed_line(whole);
  text = without_prefix(line);
  const auto at = [&](std::string_view part) {
    Place there = in.place();
    there.col = static_cast<int>(part.data() - whole.data()) + 1;
    return there;
  };
  place = at(text);
  if (const std::string_view site = unread_site(line); has_protocol(line) && !site.empty()) {
    std::string message = "expected a URL of puzz.link or pzpr, got a link to ";
    throw InputError(at(line), message.append(site));
  }
  if (has_protocol(line) && line.find('?') == std::string_view::npos) {
    throw InputError(at(line.substr(line.size())),
                     "expected '?' and a puzzle after the site, got the end of the URL");
  }
  if (has_other_form(text)) {
    kind = kanpen_kind(line);
    kanpen = !kind.empty();
    if (!kanpen) {
      throw InputError(place,
                       "expected a URL of puzz.link or pzpr, got the form 'problem=' of "
                       "geocities.jp, which is not read");
    }
    text.remove_prefix(kOthers.size());
    kind_place = at(kind);
    return;
  }
  kind = applet_kind(line);
  if (!kind.empty()) kind_place = at(kind);
  old = !kind.empty() || line.substr(0, line.size() - text.size()).ends_with(kOldName);
}

Respelt file_of_kanpen(std::string_view text, const UrlLine& line) {
  if (line.kind == kRectangles) {
    throw InputError(line.kind_place,
                     "expected a kind that is read from kanpen.net, got " + std::string(line.kind));
  }
  const bool walls = line.kind == "bijutsukan";
  const std::string_view pid = walls ? "lightup" : line.kind;
  Respelt out;
  out.text.append("pzprv3/").append(pid) += '/';
  out.origin.assign(out.text.size(), static_cast<std::size_t>(line.kind.data() - text.data()));
  const auto begin = static_cast<std::size_t>(line.text.data() - text.data());
  const auto ends_word = [&](std::size_t at) {
    return at >= line.text.size() || line.text[at] == '_' || line.text[at] == '/';
  };
  for (std::size_t i = 0; i < line.text.size(); ++i) {
    const char c = line.text[i];
    const bool wall = walls && c == '5' && ends_word(i - 1) && ends_word(i + 1);
    out.text += c == '_' ? ' ' : wall ? '-' : c;
    out.origin.push_back(begin + i);
  }
  out.origin.push_back(begin + line.text.size());
  return out;
}

}  // namespace p2c

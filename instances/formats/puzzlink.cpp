#include "instances/formats/puzzlink.hpp"

#include <algorithm>

#include "instances/formats/foreign.hpp"
#include "instances/limits/board_size.hpp"

namespace p2c {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";
constexpr std::string_view kOldName = "pzpr=";    // older sites; an empty flags part may follow
constexpr std::string_view kOthers = "problem=";  // kanpen.net and geocities.jp: other bodies

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool is_word(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return is_letter(c) || is_digit(c) || c == '_';
  });
}

bool is_number(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(kBlanks), text.size());
  return text.substr(begin, text.find_last_not_of(kBlanks) + 1 - begin);
}

bool has_protocol(std::string_view text) {
  return text.starts_with("http://") || text.starts_with("https://");
}

// Takes what comes before the next '/' and the '/' itself.
std::string_view take_part(std::string_view& text) {
  const std::size_t end = std::min(text.find('/'), text.size());
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

// Without the site and the pairs name=value in front.
std::string_view without_prefix(std::string_view url) {
  if (const std::size_t site = url.find('?'); site != std::string_view::npos) {
    url.remove_prefix(site + 1);
  }
  const std::size_t pair = url.substr(0, url.find('/')).rfind('&');
  url.remove_prefix(pair + 1);  // 0 without one
  if (url.starts_with(kOldName)) url.remove_prefix(kOldName.size());
  return url;
}

// pid/[...]cols/rows, with at most a variant and flags in between.
bool is_bare(std::string_view text) {
  if (!is_word(take_part(text))) return false;
  for (int skipped = 0; skipped <= 2; ++skipped) {
    if (!is_number(take_part(text))) continue;
    return is_number(take_part(text));
  }
  return false;
}

std::string_view first_line(std::string_view text) {
  TextReader in(text, "");
  in.skip_blank_lines();
  return trimmed(in.peek_line());
}

// A line of the text and the reader of its part after the prefix.
struct Line {
  explicit Line(TextReader& in) {
    in.skip_blank_lines();
    const std::string_view whole = in.next_line("a URL");
    const std::string_view line = trimmed(whole);
    const std::string_view puzzle = without_prefix(line);
    const auto column = [&](std::string_view part) {
      return static_cast<int>(part.data() - whole.data()) + 1;
    };
    place = in.place();
    place.col = column(line);
    if (const std::string_view site = unread_site(line); has_protocol(line) && !site.empty()) {
      std::string message = "expected a URL of puzz.link or pzpr, got a link to ";
      throw InputError(place, message.append(site));
    }
    place.col = column(puzzle);
    if (has_protocol(line) && line.find('?') == std::string_view::npos) {
      place.col = column(line) + static_cast<int>(line.size());
      throw InputError(place, "expected '?' and a puzzle after the site, got the end of the URL");
    }
    if (puzzle.starts_with(kOthers)) {
      throw InputError(place,
                       "expected a URL of puzz.link or pzpr, got the form 'problem=' of kanpen.net "
                       "and geocities.jp, which is not read");
    }
    text = puzzle;
    old = line.substr(0, line.size() - puzzle.size()).ends_with(kOldName);
  }
  std::string_view text;
  bool old = false;
  Place place;
};

bool begins_with_file(std::string_view puzzle) { return puzzle.starts_with("pzprv3"); }

// %hh stands for a byte.
Respelt decoded(std::string_view text, std::size_t start) {
  constexpr std::string_view kHex = "0123456789abcdefABCDEF";
  const auto digit = [&](std::size_t at) {
    const std::size_t value = at < text.size() ? kHex.find(text[at]) : std::string_view::npos;
    return value == std::string_view::npos ? -1 : static_cast<int>(value < 16 ? value : value - 6);
  };
  Respelt out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    out.origin.push_back(start + i);
    const bool coded = text[i] == '%' && digit(i + 1) >= 0 && digit(i + 2) >= 0;
    out.text += coded ? static_cast<char>(digit(i + 1) * 16 + digit(i + 2)) : text[i];
    if (coded) i += 2;
  }
  out.origin.push_back(start + text.size());
  return out;
}

PuzzleWord word_in_url(TextReader& in) {
  if (const auto joined = joined_url(in)) {
    PuzzleWord found;
    read_respelt(in, *joined, {false}, [&](TextReader& line) {
      found = word_in_url(line);
      return 0;
    });
    return {found.word, original_place(in, *joined, found.place)};
  }
  TextReader ahead = in;
  if (const auto file = file_in_url(ahead)) return word_in_pzpr_text(in, *file);
  const Line line(in);
  std::string_view text = line.text;
  std::string_view word = take_part(text);
  for (const std::string_view ending : {"_edit", "_play"}) {
    if (word.ends_with(ending)) word.remove_suffix(ending.size());
  }
  return {std::string(word), line.place};
}

// A side of the board; the reader is after its '/' then.
int take_side(Characters& in) {
  const int side = in.number(1, kMostBoardCells);
  if (!in.done() && in.peek() != '/') in.fail("'/' after the number");
  in.take();
  return side;
}

// The flags of `known` that are there.
std::string take_variant_and_flags(Characters& in, std::string_view known) {
  std::string flags;
  for (const bool variant : {true, false}) {
    std::string_view text = in.rest();
    const std::string_view part = take_part(text);
    if (part.empty() || is_digit(part[0])) break;
    if (variant && !part.starts_with("v:")) continue;
    if (!variant && !std::all_of(part.begin(), part.end(), is_letter)) break;
    std::string others;
    for (const char c : part) (variant || known.find(c) == known.npos ? others : flags) += c;
    if (!others.empty()) {
      const std::string what = variant         ? "no variant"
                               : known.empty() ? "no flags"
                                               : "no flags but " + in_quotes(known);
      in.reader().warn_at(in.place(),
                          "expected " + what + " for this puzzle, skipped " + in_quotes(others));
    }
    in.skip(part.size() + 1);
  }
  return flags;
}

}  // namespace

bool is_puzzle_url(std::string_view text) {
  const std::string_view line = first_line(text);
  if (has_protocol(line)) return true;
  if (line.find_first_of(kBlanks) != std::string_view::npos) return false;
  const std::string_view puzzle = without_prefix(line);
  if (begins_with_file(puzzle) || puzzle.starts_with(kOthers)) return puzzle.size() < line.size();
  return is_bare(puzzle);
}

Scheme puzzlink_scheme() {
  const auto detect = [](std::string_view text, std::string_view /*file*/) {
    return is_puzzle_url(text);
  };
  return {"puzzlink", "URLs of puzz.link and other pzpr sites", detect, {}, word_in_url};
}

PuzzleUrl read_url(TextReader& in, std::string_view known) {
  const Line line(in);
  std::string_view text = line.text;
  take_part(text);
  Place place = line.place;
  place.col += static_cast<int>(text.data() - line.text.data());
  Characters all(in, text, place, "the end of the URL");
  if (line.old && all.peek() == '/') all.take();
  std::string flags = take_variant_and_flags(all, known);
  const int cols = take_side(all);
  const int rows = take_side(all);
  if (static_cast<long long>(rows) * cols > kMostBoardCells) {
    throw InputError(place, "expected a board of at most " + std::to_string(kMostBoardCells) +
                                " cells, got " + std::to_string(rows) + " x " +
                                std::to_string(cols));
  }
  std::string_view body = all.rest();
  if (body.ends_with('/')) body.remove_suffix(1);
  return {rows, cols, Characters(in, body, all.place(), "the end of the URL"), std::move(flags)};
}

std::string write_url(std::string_view pid, int rows, int cols, const std::string& body,
                      const std::string& flags) {
  std::string url = "https://puzz.link/p?" + std::string(pid) + "/";
  if (!flags.empty()) url += flags + "/";
  url += std::to_string(cols) + "/" + std::to_string(rows) + "/" + body;
  if (!is_letter(url.back()) && !is_digit(url.back())) url += '/';
  return url + "\n";
}

std::optional<Respelt> joined_url(const TextReader& in) {
  TextReader ahead = in;
  Respelt out;
  int lines = 0;
  for (ahead.skip_blank_lines(); !ahead.at_end(); ahead.skip_blank_lines()) {
    const std::string_view line = trimmed(ahead.next_line("a URL"));
    if (line.empty()) continue;  // a '\r' alone
    const auto start = static_cast<std::size_t>(line.data() - in.text().data());
    for (std::size_t i = 0; i < line.size(); ++i) out.origin.push_back(start + i);
    out.text += line;
    ++lines;
  }
  if (lines < 2) return {};
  out.origin.push_back(out.origin.back() + 1);
  return out;
}

std::optional<Respelt> file_in_url(TextReader& in) {
  TextReader ahead = in;
  const Line line(ahead);
  if (!begins_with_file(line.text)) return {};
  const auto start = static_cast<std::size_t>(line.text.data() - in.text().data());
  return decoded(line.text, start);
}

}  // namespace p2c

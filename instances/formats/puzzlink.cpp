#include "instances/formats/puzzlink.hpp"

#include <algorithm>

#include "instances/formats/url_line.hpp"
#include "instances/limits/board_size.hpp"

namespace p2c {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

std::string_view first_line(std::string_view text) {
  TextReader in(text, "");
  in.skip_blank_lines();
  return trimmed_line(in.peek_line());
}

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

// A word of the URL, which may be broken over lines: of the file in it, or of its only line.
PuzzleWord find_in_url(TextReader& in, PuzzleWord (*in_file)(TextReader&, const Respelt&),
                       PuzzleWord (*in_line)(const UrlLine&)) {
  if (const auto joined = joined_url(in)) {
    PuzzleWord found;
    read_respelt(in, *joined, {false}, [&](TextReader& line) {
      found = find_in_url(line, in_file, in_line);
      return 0;
    });
    return {found.word, original_place(in, *joined, found.place)};
  }
  TextReader ahead = in;
  if (const auto file = file_in_url(ahead)) return in_file(in, *file);
  return in_line(UrlLine(in));
}

PuzzleWord word_in_line(const UrlLine& line) {
  if (!line.kind.empty()) return {std::string(line.kind), line.kind_place};
  std::string_view text = line.text;
  std::string_view word = take_part(text);
  for (const std::string_view ending : {"_edit", "_play"}) {
    if (word.ends_with(ending)) word.remove_suffix(ending.size());
  }
  return {std::string(word), line.place};
}

PuzzleWord word_in_url(TextReader& in) { return find_in_url(in, word_in_pzpr_text, word_in_line); }

PuzzleWord mark_in_line(const UrlLine& line) {
  std::string_view text = line.text;
  if (line.kind.empty()) take_part(text);
  Place place = line.place;
  place.col += static_cast<int>(text.data() - line.text.data());
  const std::string_view part = take_part(text);
  return {part.starts_with(kOwnRules) ? std::string(part) : "", place};
}

PuzzleWord mark_in_url(TextReader& in) { return find_in_url(in, mark_in_pzpr_text, mark_in_line); }

std::string add_mark(const std::string& url, const std::string& mark) {
  const std::size_t kind = url.find('/', url.find('?'));
  return url.substr(0, kind) + "/" + mark + url.substr(kind);
}

// A side of the board; the reader is after its '/' then.
int take_side(Characters& in) {
  const int side = in.number(1, kMostBoardCells);
  if (!in.done() && in.peek() != '/') in.fail("'/' after the number");
  in.take();
  return side;
}

// The flags of `known` that are there; the mark of rules of its own was seen by find_in_url.
std::string take_flags(Characters& in, std::string_view known) {
  std::string_view text = in.rest();
  if (text.starts_with(kOwnRules)) in.skip(take_part(text).size() + 1);
  text = in.rest();
  const std::string_view part = take_part(text);
  if (part.empty() || !std::all_of(part.begin(), part.end(), is_letter)) return {};
  std::string flags;
  std::string others;
  for (const char c : part) (known.find(c) == known.npos ? others : flags) += c;
  if (!others.empty()) {
    const std::string what = known.empty() ? "no flags" : "no flags but " + in_quotes(known);
    in.reader().warn_at(in.place(),
                        "expected " + what + " for this puzzle, skipped " + in_quotes(others));
  }
  in.skip(part.size() + 1);
  return flags;
}

}  // namespace

bool is_puzzle_url(std::string_view text) {
  const std::string_view line = first_line(text);
  if (has_protocol(line)) return true;
  if (line.find_first_of(" \t\r\n") != std::string_view::npos) return false;
  const std::string_view puzzle = without_prefix(line);
  if (begins_with_file(puzzle) || has_other_form(puzzle)) return puzzle.size() < line.size();
  return is_bare_url(puzzle);
}

Scheme puzzlink_scheme() {
  const auto detect = [](std::string_view text, std::string_view /*file*/) {
    return is_puzzle_url(text) && !is_penpa_link(text);
  };
  return {"puzzlink",
          "URLs of puzz.link and other pzpr sites",
          detect,
          {},
          word_in_url,
          false,
          {mark_in_url, add_mark}};
}

PuzzleUrl read_url(TextReader& in, std::string_view known) {
  const UrlLine line(in);
  std::string_view text = line.text;
  if (line.kind.empty()) take_part(text);
  Place place = line.place;
  place.col += static_cast<int>(text.data() - line.text.data());
  Characters all(in, text, place, "the end of the URL");
  if (line.old && all.peek() == '/') all.take();
  // In an applet the older form, which has the flag d elsewhere, is that without the flag c.
  const bool has_forms = !line.kind.empty() && known.find('d') != known.npos;
  std::string flags = take_flags(all, has_forms ? "c" : known);
  if (has_forms) flags = flags == "c" ? "" : "d";
  const int cols = take_side(all);
  const int rows = take_side(all);
  if (static_cast<long long>(rows) * cols > kMostBoardCells) {
    throw InputError(place, "expected a board of at most " + std::to_string(kMostBoardCells) +
                                " cells, got " + std::to_string(rows) + " x " +
                                std::to_string(cols));
  }
  check_board_size(in, rows, cols);
  std::string_view body = all.rest();
  if (body.ends_with('/')) body.remove_suffix(1);
  return {rows, cols, Characters(in, body, all.place(), "the end of the URL", true),
          std::move(flags)};
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
    const std::string_view line = trimmed_line(ahead.next_line("a URL"));
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
  const UrlLine line(ahead);
  if (line.kanpen) return file_of_kanpen(in.text(), line);
  if (!begins_with_file(line.text)) return {};
  const auto start = static_cast<std::size_t>(line.text.data() - in.text().data());
  return decoded(line.text, start);
}

namespace {

// Where the tail of a file without line ends begins, or its end. A '#' is a cell, too, but alone.
std::size_t tail_of(std::string_view text) {
  const std::size_t sign = std::min(text.find_first_of("&?<>\"'()[]{},;\\|"), text.size());
  for (std::size_t at = text.find('#'); at < sign; at = text.find('#', at + 1)) {
    const bool is_cell = at + 1 == text.size() || text[at + 1] == ' ' || text[at + 1] == '\n';
    if (!is_cell) return at;
  }
  return sign;
}

}  // namespace

void leave_out_tail(TextReader& in, Respelt& file) {
  const std::string body = pzpr_text(file.text).text;
  const std::size_t tail = tail_of(body);
  if (tail == body.size()) return;
  const std::size_t at = file.origin[tail];
  const std::string_view line = in.text().substr(at, in.text().find_first_of("\r\n", at) - at);
  in.warn_at(place_of(in.text(), in.file(), at),
             "expected the end of the URL, skipped " + in_quotes(line));
  file.text.resize(tail);
  file.origin.resize(tail + 1);
}

}  // namespace p2c

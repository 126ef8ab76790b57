#include "instances/formats/penpa/penpa_link.hpp"

#include <array>
#include <utility>

#include "instances/formats/url_line.hpp"
#include "instances/text/base64.hpp"
#include "instances/text/deflate.hpp"
#include "instances/text/inflate.hpp"

namespace p2c {
namespace {

constexpr std::size_t kMostBytes = 8'000'000;

// Each after a 'z'.
constexpr std::array<std::pair<char, std::string_view>, 31> kShort{{
    {'Z', "z"},
    {'9', "\"qa\""},
    {'Q', "\"pu_q\""},
    {'A', "\"pu_a\""},
    {'G', "\"grid\""},
    {'M', "\"edit_mode\""},
    {'S', "\"surface\""},
    {'L', "\"line\""},
    {'E', "\"lineE\""},
    {'W', "\"wall\""},
    {'C', "\"cage\""},
    {'N', "\"number\""},
    {'1', "\"numberS\""},
    {'Y', "\"symbol\""},
    {'P', "\"special\""},
    {'B', "\"board\""},
    {'R', "\"command_redo\""},
    {'U', "\"command_undo\""},
    {'8', "\"command_replay\""},
    {'F', "\"freeline\""},
    {'2', "\"freelineE\""},
    {'T', "\"thermo\""},
    {'3', "\"arrows\""},
    {'D', "\"direction\""},
    {'0', "\"squareframe\""},
    {'5', "\"polygon\""},
    {'4', "\"deletelineE\""},
    {'6', "\"killercages\""},
    {'7', "\"nobulbthermo\""},
    {'_', "\"__a\""},
    {'O', "null"},
}};

std::string_view written_out(char letter) {
  for (const auto& [sign, word] : kShort) {
    if (sign == letter) return word;
  }
  return {};
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines(1);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\n') {
      lines.emplace_back();
      continue;
    }
    const bool begins = text[i] == 'z' && i + 1 < text.size();
    const std::string_view word = begins ? written_out(text[i + 1]) : std::string_view();
    if (word.empty()) {
      lines.back() += text[i];
    } else {
      lines.back() += word;
      ++i;
    }
  }
  return lines;
}

// As the site does it, one after the other: each word has quotes around it, but "z" and "null".
std::string shortened(std::string text) {
  for (const auto& [sign, word] : kShort) {
    const std::string code{'z', sign};
    for (std::size_t at = text.find(word); at < text.size();
         at = text.find(word, at + code.size())) {
      text.replace(at, word.size(), code);
    }
  }
  return text;
}

// Up to the next field.
std::string_view until_next(std::string_view text) { return text.substr(0, text.find('&')); }

// "%2B" for '+' and the like, as mails and sites have them.
std::string without_percents(std::string_view text) {
  constexpr std::array<std::pair<std::string_view, char>, 6> kCoded{
      {{"%2B", '+'}, {"%2b", '+'}, {"%2F", '/'}, {"%2f", '/'}, {"%3D", '='}, {"%3d", '='}}};
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    for (const auto& [code, sign] : kCoded) {
      if (text.substr(i, code.size()) == code) c = sign;
    }
    if (c != text[i]) i += 2;
    out += c;
  }
  return out;
}

}  // namespace

Scheme penpa_scheme() {
  const auto detect = [](std::string_view text, std::string_view /*file*/) {
    return is_penpa_link(text);
  };
  return {"penpa", "links of penpa-edit", detect, {false}};
}

PenpaLink read_penpa_link(TextReader& in) {
  in.skip_blank_lines();
  const std::string_view line = trimmed_line(in.next_line("a link of penpa-edit"));
  in.token("a link of penpa-edit");
  const std::string_view fields = penpa_fields(line);
  const std::size_t begin = fields.find("&p=");
  if (begin == std::string_view::npos) in.fail("a link with '#m=edit&p='");
  PenpaLink link{0, fields.substr(begin + 3)};
  link.at = static_cast<std::size_t>(link.packed.data() - in.text().data());
  in.expect_end();
  if (link.is_url()) return link;
  const std::size_t check = link.packed.find("&a=");
  if (check != std::string_view::npos) link.check = until_next(link.packed.substr(check + 3));
  link.packed = until_next(link.packed);
  return link;
}

std::string unpacked_text(std::string_view packed, const Place& place) {
  const auto bytes = from_base64(without_percents(packed));
  if (!bytes) throw InputError(place, "expected base64 after 'p=', got another sign or an odd end");
  Inflated text = inflate(*bytes, kMostBytes);
  if (text.ending == Inflated::Ending::kTooLong) {
    throw InputError(place, "expected a link of at most 8 MB unpacked, got more");
  }
  if (text.ending == Inflated::Ending::kBroken) {
    throw InputError(place, "expected packed lines after 'p=', got a link that is cut or changed");
  }
  return std::move(text.text);
}

std::vector<std::string> unpacked_lines(const PenpaLink& link, const Place& place) {
  return lines_of(unpacked_text(link.packed, place));
}

std::string write_penpa_link(const std::string& lines, const std::string& check) {
  const std::string site = "https://swaroopg92.github.io/penpa-edit/#m=";
  const std::string packed = to_base64(deflate(shortened(lines)));
  if (check.empty()) return site + "edit&p=" + packed + "\n";
  return site + "solve&p=" + packed + "&a=" + to_base64(deflate(check)) + "\n";
}

}  // namespace p2c

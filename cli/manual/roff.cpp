#include "cli/manual/roff.hpp"

#include "instances/version.hpp"

namespace p2c {
namespace {

// What roff would take for something else, or draw as a typographer does.
std::string_view escape_of(char letter) {
  switch (letter) {
    case '\\':
      return "\\e";
    case '-':
      return "\\-";
    case '\'':
      return "\\(aq";
    case '`':
      return "\\(ga";
    case '^':
      return "\\(ha";
    case '~':
      return "\\(ti";
    default:
      return {};
  }
}

// The line up to the next line feed, which is taken off with it.
std::string_view take_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return line;
}

}  // namespace

std::string roff(std::string_view text) {
  std::string out;
  for (const char letter : text) {
    if (letter == '.' && (out.empty() || out.back() == '\n')) out += "\\&";
    const std::string_view escape = escape_of(letter);
    if (escape.empty()) {
      out += letter;
    } else {
      out += escape;
    }
  }
  return out;
}

std::string roff_bold(std::string_view text) { return "\\fB" + roff(text) + "\\fR"; }

std::string roff_paragraph(std::string_view text) {
  std::string out;
  bool kept = false;
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    const bool keep = line.starts_with(' ');
    if (keep != kept) out += keep ? ".RS\n.nf\n" : ".fi\n.RE\n";
    kept = keep;
    const std::size_t start = line.find_first_not_of(' ');
    if (start != std::string_view::npos) out += roff(line.substr(start)) + "\n";
  }
  return out + (kept ? ".fi\n.RE\n" : "");
}

std::string roff_title(std::string_view page, std::string_view section, std::string_view about,
                       std::string_view manual) {
  std::string name(page);
  std::string title;
  for (const char letter : name)
    title += letter >= 'a' && letter <= 'z' ? char(letter - 32) : letter;
  std::string out = ".\\\" Made by puzzle2cnf help \\-\\-man.\n";
  out.append(".TH ").append(title).append(" ").append(section);
  out.append(" \"\" \"puzzle2cnf ").append(kVersion).append("\" \"").append(manual).append("\"\n");
  out += ".nh\n.ad l\n";  // the names of options are not divided
  out.append(".SH NAME\n").append(name).append(" \\- ").append(roff(about)).append("\n");
  return out;
}

}  // namespace p2c

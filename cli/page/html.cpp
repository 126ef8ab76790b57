#include "cli/page/html.hpp"

#include <array>
#include <utility>

#include "instances/drawings/drawing_slots.hpp"

namespace p2c {

const std::string_view kSharedStyle = R"css(
:root { color-scheme: light dark; --back: #f6f7f9; --front: #16181d; --soft: #5c6370; --card: #fff;
  --rule: #d5d9e0; --button: #eceff3; }
@media (prefers-color-scheme: dark) {
  :root { --back: #14161a; --front: #e6e8ec; --soft: #9aa1ad; --card: #1d2026; --rule: #343a44;
    --button: #2a2f38; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--front);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; }
main { max-width: 80rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.25rem; margin: 0; }
header p { margin: .25rem 0 0; color: var(--soft); }
)css";

std::string html_text(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '&') {
      out += "&amp;";
    } else if (c == '<') {
      out += "&lt;";
    } else if (c == '>') {
      out += "&gt;";
    } else if (c == '"') {
      out += "&quot;";
    } else {
      out += c;
    }
  }
  return out;
}

// The colours of drawings are those of the theme where it is dark.
std::string dark_drawings() {
  using Paint = Scene::Paint;
  constexpr std::array<std::pair<Paint, const char*>, 6> kDark = {{{Paint::kPaper, "#1d2026"},
                                                                   {Paint::kShade, "#7d8798"},
                                                                   {Paint::kThin, "#454c58"},
                                                                   {Paint::kFaint, "#7a8290"},
                                                                   {Paint::kInk, "#e6e8ec"},
                                                                   {Paint::kAnswer, "#8ab4f8"}}};
  std::string css = "@media (prefers-color-scheme: dark) {\n";
  for (const auto& [paint, dark] : kDark) {
    for (const char* const part : {"fill", "stroke"}) {
      css += std::string("svg [").append(part).append("=\"").append(svg_colour(paint));
      css += std::string("\"] { ").append(part).append(": ").append(dark).append("; }\n");
    }
  }
  return css + "}\n";
}

std::string page_start(const std::string& title, std::string_view style, std::string_view head) {
  std::string page = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n";
  page += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>";
  page.append(title).append("</title>\n<style>").append(kSharedStyle).append(style);
  page.append(dark_drawings()).append("</style>\n").append(head);
  return page + "</head>\n<body>\n";
}

}  // namespace p2c

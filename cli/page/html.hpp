// What our HTML pages have in common: one file each, which loads nothing. What is here is XML, too.
#pragma once

#include <string>
#include <string_view>

namespace p2c {

/// A text as it may appear in elements and attributes.
std::string html_text(std::string_view text);

/// The rules of CSS that all pages share: colours, light and dark, and the page itself.
extern const std::string_view kSharedStyle;

/// The rules of CSS that show our drawings in dark colours where the page is dark.
std::string dark_drawings();

/// From the first line to the start of <body>. The title is HTML; `head` is added to <head>.
std::string page_start(const std::string& title, std::string_view style,
                       std::string_view head = {});

}  // namespace p2c

// Pages of `report`, made and checked.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tests/program/run_program.hpp"

namespace p2c {

/// How often the part is in the text.
inline int count(const std::string& text, std::string_view part) {
  int found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++found;
  }
  return found;
}

/// The page is well-formed and loads nothing.
inline void check_page(const std::string& page) {
  const std::string html = read_file(page);
  CHECK(html.starts_with("<!DOCTYPE html>\n"));
  CHECK(html.ends_with("</html>\n"));
  for (const char* const outside : {"src=", "@import", "url(", "<link", "href="}) {
    CHECK(html.find(outside) == std::string::npos);
  }
  const Finished xml = run_program(
      "python3", {"-c", "import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.argv[1])", page});
  CAPTURE(xml.err);
  CHECK(xml.code == 0);
}

/// The page that `report` makes of these arguments.
inline std::string page_of(const TempDir& dir, std::vector<std::string> arguments) {
  const std::string page = dir.path("page.html");
  arguments.insert(arguments.begin(), "report");
  arguments.insert(arguments.end(), {"-o", page, "--force"});
  const Finished finished = run(arguments);
  CAPTURE(finished.err);
  REQUIRE(finished.code == 0);
  check_page(page);
  return read_file(page);
}

}  // namespace p2c

#include "cli/report_page/run.hpp"

namespace p2c {

// NAME:LINE and NAME#KEY are from the list NAME, NAME alone is a file.
std::string set_of(std::string_view id) {
  const std::size_t digits = id.find_last_not_of("0123456789");
  const bool has_line =
      digits != std::string_view::npos && digits + 1 < id.size() && id[digits] == ':';
  if (has_line) return std::string(id.substr(0, digits));
  if (const std::size_t key = id.rfind('#'); key != std::string_view::npos && key > 0) {
    return std::string(id.substr(0, key));
  }
  if (id.find("://") != std::string_view::npos) return "URLs";
  const std::size_t slash = id.rfind('/');
  if (slash == std::string_view::npos) return ".";
  return slash == 0 ? "/" : std::string(id.substr(0, slash));
}

}  // namespace p2c

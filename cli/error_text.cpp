#include "cli/error_text.hpp"

#include "cli/report.hpp"

namespace puzzle2cnf {

std::string error_text(const std::string& message, const std::string& place) {
  return to_text(report_error(message, place));
}

}  // namespace puzzle2cnf

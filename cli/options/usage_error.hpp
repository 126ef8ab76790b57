// Wrong use of the command line.
#pragma once

#include <string>

namespace p2c {

/// Exit code 2.
struct UsageError {
  std::string message;
  bool spares_stdout = false;  // not printed as JSON: stdout is the file that it is about
};

}  // namespace p2c

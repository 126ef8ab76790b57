// What an exception means to the user: exit code, message and place.
#pragma once

#include <string>

#include "cli/exit_code.hpp"
#include "instances/limits/stop.hpp"

namespace p2c {

struct Failure {
  ExitCode code;
  std::string message;
  std::string place = {};      // "file:line:col"; empty where there is none
  bool spares_stdout = false;  // not to be reported there: it is a file that is named twice
};

/// Describes the exception being handled, thrown by work under `stop`. Running out of memory under
/// a memory limit counts as that limit.
Failure current_failure(const Stop& stop);

/// Why work ended early. kNo is a limit of conflicts, the only one that no Stop knows of.
Failure failure_of(Stop::Reason reason);

}  // namespace p2c

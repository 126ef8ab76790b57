// What the command's exit code says.
#pragma once

namespace p2c {

enum ExitCode : int {
  kDone = 0,
  kAnswerNo = 1,  // no solution, not unique, a broken rule
  kUsage = 2,     // the command line is wrong
  kBadInput = 3,  // input missing, unreadable or malformed
  kLimit = 4,     // a limit was reached, or a solver said UNKNOWN
  kFault = 5,     // output not written, a solver lied, one of our checks failed
  kSatCode = 10,  // solve --format sat: as SAT solvers do
  kUnsatCode = 20,
  kInterrupt = 130,  // SIGINT
  kTerminate = 143,  // SIGTERM
};

}  // namespace p2c

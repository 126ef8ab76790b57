#include "cli/outcome.hpp"

#include "instances/version.hpp"

namespace p2c {

std::string not_solved(std::string_view why) { return "not solved: " + std::string(why); }

std::string_view stop_word(Stop::Reason reason) {
  switch (reason) {
    case Stop::kInterrupted:
    case Stop::kTerminated:
      return "interrupted";
    case Stop::kTimeLimit:
      return "time limit";
    case Stop::kMemoryLimit:
      return "memory";
    case Stop::kNo:
      break;
  }
  return "conflict limit";
}

bool is_interrupted(const Stop& stop) {
  const Stop::Reason reason = stop.reason();
  return reason == Stop::kInterrupted || reason == Stop::kTerminated;
}

std::string interrupted_line(const Reached& reached) {
  return "# interrupted: " + std::to_string(reached.done) + " of " +
         (reached.is_counted ? "" : "at least ") + std::to_string(reached.all) + "\n";
}

JsonMembers report_interrupted(const Reached& reached) {
  return {{"format", 1},
          {"error", "interrupted"},
          {"done", reached.done},
          {reached.is_counted ? "of" : "of_at_least", reached.all},
          {"version", kVersion}};
}

std::string outcome_line(std::string_view outcome) { return "# " + std::string(outcome) + "\n"; }

}  // namespace p2c

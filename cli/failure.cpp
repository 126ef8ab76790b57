#include "cli/failure.hpp"

#include <new>

#include "cli/options/usage_error.hpp"
#include "cli/output.hpp"
#include "instances/documents/penpa.hpp"
#include "instances/drawings/drawing.hpp"
#include "instances/formats/format.hpp"
#include "instances/text/escaped.hpp"
#include "instances/text/text_reader.hpp"
#include "solver_glue/outside/external_solver.hpp"
#include "solver_glue/outside/private_directory.hpp"
#include "solver_glue/search.hpp"

namespace p2c {
namespace {

// A word of the command line may be anything, and of any length.
std::string usage_text(const std::string& message) {
  constexpr std::size_t kLongest = 2000;
  const std::string shown = message.size() > kLongest ? bounded(message) : message;
  return escaped(shown) + " (see 'puzzle2cnf help')";
}

}  // namespace

Failure failure_of(Stop::Reason reason) {
  switch (reason) {
    case Stop::kInterrupted:
      return {kInterrupt, "interrupted"};
    case Stop::kTerminated:
      return {kTerminate, "interrupted"};
    case Stop::kTimeLimit:
      return {kLimit, "the time limit was reached"};
    case Stop::kMemoryLimit:
      return {kLimit, "the memory limit was reached"};
    case Stop::kNo:
      break;
  }
  return {kLimit, "the conflict limit was reached"};
}

Failure current_failure(const Stop& stop) {
  try {
    throw;
  } catch (const UsageError& error) {
    return {kUsage, usage_text(error.message), "", error.spares_stdout};
  } catch (const KindNotSaid& error) {
    return {kUsage, error.message(), error.place().str()};
  } catch (const InputError& error) {
    return {kBadInput, error.message(), error.place().str()};
  } catch (const CannotCarry& error) {
    return {kBadInput, error.what()};
  } catch (const Stopped& stopped) {
    return failure_of(stopped.reason);
  } catch (const TooLarge& error) {
    return {kLimit, error.what()};
  } catch (const DrawingTooLarge& error) {
    return {kLimit, error.what()};
  } catch (const OutputError& error) {
    return {kFault, error.what()};
  } catch (const SolverFault& error) {
    return {kFault, error.what()};
  } catch (const TemporaryFault& error) {
    return {kFault, error.what()};
  } catch (const CheckFailed& error) {
    return {kFault, error.what()};
  } catch (const std::bad_alloc&) {
    if (stop.most_bytes() > 0) return failure_of(Stop::kMemoryLimit);
    return {kLimit, "out of memory"};
  } catch (const std::exception& error) {
    return {kFault, std::string("internal error: ") + error.what()};
  }
}

}  // namespace p2c

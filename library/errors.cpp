#include "library/errors.hpp"

#include "instances/drawings/drawing.hpp"
#include "instances/formats/format.hpp"
#include "instances/text/text_reader.hpp"
#include "solver_glue/outside/solver_fault.hpp"
#include "solver_glue/search.hpp"

namespace puzzle2cnf {

// The first member function that is no template has the vtable with it.
Error::~Error() = default;
InputError::InputError(const std::string& message, int line, int column)
    : Error(message), line_(line), column_(column) {}
InputError::~InputError() = default;
Limit::~Limit() = default;
Fault::~Fault() = default;
ClauseSink::~ClauseSink() = default;

}  // namespace puzzle2cnf

namespace p2c {
namespace {

const char* words_for(Stop::Reason reason) {
  switch (reason) {
    case Stop::kTimeLimit:
      return "the time limit was reached";
    case Stop::kMemoryLimit:
      return "the memory limit was reached";
    case Stop::kInterrupted:
    case Stop::kTerminated:
      return "stopped";
    case Stop::kNo:
      break;
  }
  return "the conflict limit was reached";
}

}  // namespace

void throw_outside() {
  try {
    throw;
  } catch (const InputError& error) {
    throw puzzle2cnf::InputError(error.what(), error.place().line, error.place().col);
  } catch (const CannotCarry& error) {
    throw puzzle2cnf::InputError(error.what(), 0, 0);
  } catch (const Stopped& stopped) {
    throw puzzle2cnf::Limit(words_for(stopped.reason));
  } catch (const TooLarge& error) {
    throw puzzle2cnf::Limit(error.what());
  } catch (const DrawingTooLarge& error) {
    throw puzzle2cnf::Limit(error.what());
  } catch (const SolverFault& error) {
    throw puzzle2cnf::Fault(error.what());
  } catch (const CheckFailed& error) {
    throw puzzle2cnf::Fault(error.what());
  }
}

}  // namespace p2c

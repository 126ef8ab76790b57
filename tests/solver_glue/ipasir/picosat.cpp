#include "tests/solver_glue/ipasir/picosat.hpp"

#include <string>

extern "C" {
#include <picosat/picosat.h>
}

namespace p2c {
namespace {

PicoSAT* of(void* solver) { return static_cast<PicoSAT*>(solver); }

const char* signature() {
  static const std::string name = std::string("picosat-") + picosat_version();
  return name.c_str();
}

}  // namespace

p2c_ipasir picosat() {
  p2c_ipasir functions{};
  functions.init = []() -> void* { return picosat_init(); };
  functions.release = [](void* solver) { picosat_reset(of(solver)); };
  functions.add = [](void* solver, int number) { picosat_add(of(solver), number); };
  functions.assume = [](void* solver, int literal) { picosat_assume(of(solver), literal); };
  functions.solve = [](void* solver) { return picosat_sat(of(solver), -1); };
  functions.val = [](void* solver, int literal) {
    return literal * picosat_deref(of(solver), literal);
  };
  functions.failed = [](void* solver, int literal) {
    return picosat_failed_assumption(of(solver), literal);
  };
  functions.set_terminate = [](void* solver, void* data, int (*terminate)(void*)) {
    picosat_set_interrupt(of(solver), data, terminate);
  };
  functions.signature = signature;
  return functions;
}

}  // namespace p2c

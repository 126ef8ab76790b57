// CaDiCaL's options come from no environment.
#include "solver_glue/cadical/cadical_options.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "solver_glue/cadical/cadical_solver.hpp"
#include "tests/cnf_out/proofs/pigeons.hpp"
#include "tests/solver_glue/cadical/traced.hpp"

namespace p2c {
namespace {

// A variable of the environment, for the lifetime of this.
class Variable {
 public:
  Variable(const std::string& name, const std::string& value) : name_(name) {
    setenv(name.c_str(), value.c_str(), 1);
  }
  ~Variable() { unsetenv(name_.c_str()); }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;

 private:
  std::string name_;
};

// An experiment, for the lifetime of this.
class Experiment {
 public:
  explicit Experiment(const char* options) : wrong_(set_cadical_experiment(options)) {}
  ~Experiment() { set_cadical_experiment(""); }
  Experiment(const Experiment&) = delete;
  Experiment& operator=(const Experiment&) = delete;
  const std::string& wrong() const { return wrong_; }

 private:
  std::string wrong_;
};

std::string proof_of_pigeons() {
  constexpr int kHoles = 6;
  return trace(filling(kHoles * (kHoles + 1), PigeonProof(kHoles).proved().clauses)).proof;
}

}  // namespace

TEST_CASE("CaDiCaL's options: no variable of the environment changes a proof") {
  const std::string proof = proof_of_pigeons();
  REQUIRE(proof.size() > 1000);
  for (const auto& [name, value] :
       std::vector<std::pair<const char*, const char*>>{{"ELIM", "0"},
                                                        {"RESTARTINT", "500"},
                                                        {"CHECK", "1"},
                                                        {"BINARY", "1"},
                                                        {"CHRONO", "0"},
                                                        {"SEED", "7"},
                                                        {"PROBE", "0"},
                                                        {"STABILIZE", "0"},
                                                        {"LUCKY", "1"}}) {
    const Variable variable(std::string("CADICAL_") + name, value);
    const char* const shown_name = name;
    CHECK_MESSAGE(proof_of_pigeons() == proof, shown_name);
  }
}

TEST_CASE("CaDiCaL's options: a check of frozen literals ends no search") {
  const Variable variable("CADICAL_CHECKFROZEN", "1");
  CadicalSolver solver;
  const Lits xs = solver.fresh(3);
  for (int again = 0; again < 3; ++again) {
    solver.add({xs[0], xs[1], xs[2]});
    CHECK(solver.solve() == Status::kSatisfiable);
  }
}

TEST_CASE("CaDiCaL's options: a record of calls is refused, which would end a second solver") {
  for (const char* name : {"CADICAL_API_TRACE", "CADICALAPITRACE", "CADICAL_LIDRUP_TRACE"}) {
    const Variable variable(name, "/dev/null");
    CHECK_THROWS_AS(proof_of_pigeons(), std::runtime_error);
  }
  CHECK_NOTHROW(proof_of_pigeons());
}

TEST_CASE("CaDiCaL's options: those of an experiment count, and are named") {
  const std::string name = CadicalSolver::name();
  const std::string proof = proof_of_pigeons();
  {
    const Experiment experiment("restartint=500,chrono=0");
    CHECK(experiment.wrong() == "");
    CHECK(CadicalSolver::name() == name + " (restartint=500 chrono=0)");
    CHECK(proof_of_pigeons() != proof);
  }
  CHECK(CadicalSolver::name() == name);
  CHECK(proof_of_pigeons() == proof);
}

TEST_CASE("CaDiCaL's options: an experiment with what is no option of the search is refused") {
  for (const char* wrong :
       {"elim", "elim=", "elim=x", "elim=2", "nonsense=1", "=1", "elim=1 ", "checkfrozen=1",
        "binary=1", "quiet=0", "elim=0,verbose=1", "elim=0,,probe=0", "elim=99999999999"}) {
    const Experiment experiment(wrong);
    CHECK_MESSAGE(experiment.wrong().find("expected OPTION=VALUE") == 0, wrong);
    CHECK(cadical_experiment().empty());
  }
}

}  // namespace p2c

#include <puzzle2cnf/proof.hpp>
#include <string>

#include "python/parts.hpp"
#include "python/value_class.hpp"
#include "python/without_gil.hpp"

namespace p2c::python {
namespace {

using puzzle2cnf::ProofVerdict;

ProofVerdict check_proof(const std::string& cnf, const std::string& proof, double seconds) {
  return without_gil({seconds, 0, 0}, [&](const auto& options) {
    return puzzle2cnf::check_proof(cnf, proof, options);
  });
}

}  // namespace

void add_proof(py::module_& module) {
  py::class_<ProofVerdict> type(module, "ProofVerdict",
                                "What check_proof found; true if verified.");
  add_value(type, &ProofVerdict::verified, &ProofVerdict::problem, &ProofVerdict::bad_step,
            &ProofVerdict::steps);
  type.def_readonly("verified", &ProofVerdict::verified, "Whether the proof is right.")
      .def_readonly("problem", &ProofVerdict::problem, "What is wrong, in words; else empty.")
      .def_readonly("bad_step", &ProofVerdict::bad_step,
                    "The step that is wrong, from 1 on; 0: the proof ends too early.")
      .def_readonly("steps", &ProofVerdict::steps, "The number of steps that were read.")
      .def("__bool__", [](const ProofVerdict& verdict) { return verdict.verified; })
      .def("__repr__", [](const ProofVerdict& verdict) {
        return verdict.verified ? std::string("<ProofVerdict: verified>")
                                : "<ProofVerdict: " + verdict.problem + ">";
      });
  add_function(
      module, "check_proof", &check_proof,
      "Whether the proof, DRAT as text or binary, refutes the formula, DIMACS CNF. Both may\n"
      "be str or bytes.",
      py::arg("cnf"), py::arg("proof"), py::kw_only(), py::arg("seconds") = 0.0);
}

}  // namespace p2c::python

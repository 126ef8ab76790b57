#include "cli/options/proof_option.hpp"

#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

constexpr std::string_view kEnding = ".drat";

}  // namespace

std::string ProofOption::cnf() const {
  if (!proof.ends_with(kEnding)) return "";
  return proof.substr(0, proof.size() - kEnding.size()) + ".cnf";
}

void ProofOption::check_proof(const CommonOptions& common, bool in_process) const {
  if (proof.empty()) return;
  if (!proof.ends_with(kEnding) || proof.size() == kEnding.size() || proof.ends_with("/.drat")) {
    throw UsageError{"expected a name that ends in .drat for --proof, got '" + proof + "'"};
  }
  if (!in_process) {
    throw UsageError{"--proof is for the built-in solver, without --solver and --format sat"};
  }
  if (common.inputs.size() <= 1) return;  // a list is refused when it is read
  throw UsageError{"expected one puzzle for a proof, got " + std::to_string(common.inputs.size())};
}

void ProofOption::declare(OptionList& list) {
  list.add_written_file({Section::kRun, "proof", "NAME.drat",
                         "where there is no solution, or no other, write a checked proof of it, "
                         "and its CNF to NAME.cnf"},
                        proof);
  list.add_files([this](std::vector<NamedFile>& files) {
    if (cnf().empty()) return;
    files.push_back(
        {printable(cnf()) + ", the CNF of --proof " + printable(proof) + ",", cnf(), true});
  });
}

}  // namespace p2c

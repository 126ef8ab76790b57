#include "cli/options/proof_option.hpp"

#include <algorithm>
#include <array>

#include "cli/options/option_list.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

constexpr std::array<Word<ProofFormat>, 3> kEndings = {
    {{".drat", ProofFormat::kDrat}, {".lrat", ProofFormat::kLrat}, {".frat", ProofFormat::kFrat}}};

// The ending of a file's name, which has more than it; or null.
const Word<ProofFormat>* ending_of(std::string_view name) {
  const auto fits = [&](const Word<ProofFormat>& ending) {
    const std::size_t before = name.size() - std::min(name.size(), ending.first.size());
    return name.ends_with(ending.first) && before > 0 && name[before - 1] != '/';
  };
  const auto found = std::find_if(kEndings.begin(), kEndings.end(), fits);
  return found == kEndings.end() ? nullptr : &*found;
}

}  // namespace

std::string ProofOption::cnf() const {
  const Word<ProofFormat>* ending = ending_of(proof);
  if (ending == nullptr) return "";
  return proof.substr(0, proof.size() - ending->first.size()) + ".cnf";
}

ProofFormat ProofOption::proof_format() const {
  const Word<ProofFormat>* ending = ending_of(proof);
  return ending == nullptr ? ProofFormat::kDrat : ending->second;
}

void ProofOption::check_proof(const CommonOptions& common, bool in_process) const {
  if (proof.empty()) return;
  const Word<ProofFormat>* ending = ending_of(proof);
  if (ending == nullptr || (in_process && ending->second != ProofFormat::kDrat)) {
    throw UsageError{"expected a name that ends in .drat" +
                     std::string(in_process ? "" : ", .lrat or .frat") + " for --proof, got '" +
                     proof + "'"};
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

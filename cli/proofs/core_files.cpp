#include "cli/proofs/core_files.hpp"

#include <functional>
#include <optional>

#include "cli/input.hpp"
#include "cnf_out/proofs/core_writer.hpp"
#include "solver_glue/search.hpp"

namespace p2c {
namespace {

// A file that is written, read back and then named; none where it has no name.
class CheckedFile {
 public:
  CheckedFile(const std::string& name, ProofFormat format, bool force, const Stop& stop)
      : name_(name), format_(format), stop_(stop) {
    if (name.empty()) return;
    output_.emplace(name, force, &stop);
    if (!output_->temporary_name().empty()) return;
    throw OutputError(printable(name) + ": is not a regular file, so it cannot be read back");
  }

  void write(const std::function<void(TextBuffer&)>& fill) {
    if (!output_) return;
    const ByteWriter write = [&](std::string_view bytes) { output_->write(bytes); };
    TextBuffer out(write);
    fill(out);
    out.flush();
    output_->end();
  }

  void check(const Cnf& formula) const {
    if (!output_) return;
    StreamedInput file(output_->temporary_name(), stop_);
    ProofReader reader(file.pieces(), printable(name_), format_);
    const ProofVerdict verdict = check_proof(formula, reader, &stop_, ProofDirection::kForward);
    if (verdict.verified()) return;
    throw CheckFailed("what was written is wrong, no file is left: " + verdict.broken);
  }

  void commit() {
    if (output_) output_->commit();
  }

 private:
  const std::string& name_;
  ProofFormat format_;
  const Stop& stop_;
  std::optional<Output> output_;
};

}  // namespace

ProofVerdict write_core(const ProofCheckOptions& options, bool force, const Stop& stop,
                        DimacsReader& formula, ProofReader& proof) {
  if (proof.format() != ProofFormat::kDrat && proof.format() != ProofFormat::kRup) {
    throw UsageError{"--trim and --lrat are for DRAT proofs; this one is " +
                     std::string(shown_format(proof.format()))};
  }
  CheckedFile trimmed(options.trim, ProofFormat::kDrat, force, stop);
  CheckedFile lrat(options.lrat, ProofFormat::kLrat, force, stop);
  FormulaSource source(formula);
  std::optional<BackwardCheck> check;
  check.emplace(source, proof, Core::Keeps{true, !options.lrat.empty()}, &stop);
  ProofVerdict verdict = check->run();
  if (!verdict.verified()) return verdict;
  trimmed.write([&](TextBuffer& out) { write_trimmed(*check, out); });
  lrat.write([&](TextBuffer& out) { write_lrat(*check, out); });
  const Cnf clauses = check->formula();
  check.reset();
  trimmed.check(clauses);
  lrat.check(clauses);
  trimmed.commit();
  lrat.commit();
  return verdict;
}

}  // namespace p2c

#include "cli/proofs/proof.hpp"

#include <functional>

#include "cli/input.hpp"
#include "cli/last_resort.hpp"
#include "cli/outcome.hpp"
#include "cnf_out/dimacs.hpp"
#include "cnf_out/proof_text.hpp"
#include "encoder/encode_puzzle.hpp"
#include "encoder/formula_comments.hpp"
#include "encoder/parity_steps.hpp"
#include "instances/documents/any_odd_sums.hpp"
#include "instances/text/text_reader.hpp"
#include "solver_glue/cadical/proof_by_cuts.hpp"
#include "solver_glue/formula_memory.hpp"
#include "solver_glue/outside/solver_fault.hpp"

namespace p2c {
namespace {

// A formula for other programs, so without cuts; the one of `encode --connectivity elimination`.
EncodeOptions options_of_proof(const EncodingOptions& encoding) {
  EncodeOptions options = encoding.encode_options(Connectivity::kCuts);
  if (options.connectivity == Connectivity::kCuts) {
    options.connectivity = Connectivity::kElimination;
  }
  return options;
}

// By elimination cuts need not follow; along a frontier the search needs none.
bool is_by_cuts(const EncodeOptions& options) {
  return options.connectivity != Connectivity::kElimination &&
         options.connectivity != Connectivity::kFrontier;
}

// What was written, for reading it back. Messages call it by the name it is to have.
Input read_back(const Output& output, const std::string& name, const Stop& stop) {
  if (output.temporary_name().empty()) {
    throw OutputError(printable(name) + ": is not a regular file, so it cannot be read back");
  }
  return {printable(name), read_input(output.temporary_name(), stop).text};
}

// Writes as long as what comes can be read back.
class Limited {
 public:
  Limited(Output& out, const std::string& name) : out_(out), name_(name) {}

  void operator()(std::string_view bytes) {
    constexpr std::size_t kMost = 256'000'000;  // of read_input
    written_ += bytes.size();
    if (written_ > kMost) {
      throw TooLarge(printable(name_) + ": would be larger than 256 MB, which is not checked");
    }
    out_.write(bytes);
  }
  bool any() const { return written_ > 0; }

 private:
  Output& out_;
  const std::string& name_;
  std::size_t written_ = 0;
};

}  // namespace

ProofFiles::ProofFiles(const ProofOption& names, const OutputOptions& output,
                       const EncodingOptions& encoding, const Request& request)
    : encoding_(encoding),
      request_(request),
      proof_name_(names.proof),
      format_(names.proof_format()),
      cnf_name_(names.cnf()) {
  if (proof_name_.empty()) return;
  if (!request.is_alone) throw UsageError{"expected one puzzle for a proof, got several"};
  cnf_.emplace(cnf_name_, output.force, &request.stop);
  proof_.emplace(proof_name_, output.force, &request.stop);
}

namespace {

FillFormula formula_of(const Document& document, const std::optional<Answer>& answer,
                       const EncodeOptions& options) {
  return [&](ClauseSink& out) {
    const Unknowns x = encode_all(*document.puzzle, document.givens, options, out);
    if (answer) out.add(x.block(*answer));
  };
}

// The format of a proof that another solver has written, which its name has to say.
ProofFormat expected_form(const std::string& proof, ProofFormat format) {
  const ProofFormat found = ProofReader(proof, "").format();
  const bool fits = found == format || (found == ProofFormat::kRup && format == ProofFormat::kDrat);
  if (fits) return found;
  throw SolverFault("the solver wrote a proof in " + std::string(shown_format(found)) +
                    ", and its name says " + std::string(shown_format(format)));
}

}  // namespace

void ProofFiles::adapt(SearchOptions& search) const {
  const EncodeOptions options = options_of_proof(encoding_);
  if (proof_ && options.connectivity != Connectivity::kElimination) {
    search.encode.connectivity = Connectivity::kCuts;
  }
}

void ProofFiles::prove(const Document& document, const std::optional<Answer>& answer,
                       SearchResult& result) {
  if (proof_) write_and_check([&] { return trace(document, answer); }, answer.has_value(), result);
}

void ProofFiles::take(const Document& document, const std::optional<Answer>& answer,
                      const EncodeOptions& options, const std::string& proof,
                      SearchResult& result) {
  if (!proof_) return;
  format_ = expected_form(proof, format_);
  const Write write = [&] {
    const FormulaHead head{formula_comments(*document.puzzle, options, false, false)};
    const FormulaSize size = write_dimacs(Limited(*cnf_, cnf_name_), head,
                                          formula_of(document, answer, options), &request_.stop);
    proof_->write(proof);
    return std::optional(size);
  };
  try {
    write_and_check(write, answer.has_value(), result);
  } catch (const CheckFailed& error) {
    throw SolverFault(error.what());
  }
}

void ProofFiles::write_and_check(const Write& write, bool other, SearchResult& result) {
  allow_last_words();  // what the search found is known, whatever becomes of the proof
  try {
    const Stopwatch tracing;
    const std::optional<FormulaSize> size = write();
    const double traced = tracing.seconds();
    if (!size) return end_without_proof("the conflict limit was reached", result);
    const Stopwatch checking;
    const ProofVerdict verdict = check();
    const JsonMembers seconds{{"trace", traced}, {"check", checking.seconds()}};
    cnf_->commit();
    proof_->commit();  // last: where it is, its formula is
    report_proof(other, *size, verdict, seconds, result);
  } catch (const Stopped&) {
    end_without_proof("", result);  // the command says which stop it was
  } catch (const TooLarge& error) {
    end_without_proof(error.what(), result);
  }
}

// What the search found is still known.
void ProofFiles::end_without_proof(const std::string& why, SearchResult& result) {
  result.code = kLimit;
  result.outcome = kNoProof;
  result.message = join_words(result.message, why.empty() ? "no proof" : why + ", so no proof");
}

void ProofFiles::report_proof(bool other, const FormulaSize& size, const ProofVerdict& verdict,
                              const JsonMembers& seconds, SearchResult& result) const {
  const std::string claim =
      other ? "this CNF has no other model on the slots" : "this CNF has no model";
  const std::string key = proof_name_.substr(proof_name_.rfind('.') + 1);
  const std::string steps = counted(static_cast<std::size_t>(verdict.steps), "step");
  result.message =
      join_words(result.message, "proved: " + claim + " (" + printable(cnf_name_) + ", " +
                                     printable(proof_name_) + ", " + steps + ")");
  result.report["proven"] = "proved";
  result.report["proof"] = JsonMembers{
      {"claim", claim},          {"cnf", cnf_name_},       {key, proof_name_},
      {"clauses", size.clauses}, {"steps", verdict.steps}, {"refuted_after", verdict.refuted_after},
      {"seconds", seconds}};
}

void ProofFiles::not_wanted(const std::string& why, SearchResult& result) const {
  if (proof_) result.message = join_words(result.message, why + ", so there is no proof to write");
}

namespace {

// Where there are odd sums, which a solver may not find in years.
bool write_parity_proof(const Document& document, const FormulaSize& size, const ByteWriter& write,
                        const Stop& stop) {
  const std::optional<OddSums> sums = odd_sums(*document.puzzle, document.givens, &stop);
  if (!sums) return false;
  CountingSink slots;
  const Unknowns x(slots, document.puzzle->slots(), document.givens);
  Formula steps;
  steps.stop_with(&stop);
  steps.fresh(static_cast<int>(size.variables));
  add_parity_steps(*sums, x, steps);
  write_steps(write, steps);
  return true;
}

}  // namespace

// Writes the formula, then the proof. Nothing when the limit of conflicts was reached.
std::optional<FormulaSize> ProofFiles::trace(const Document& document,
                                             const std::optional<Answer>& answer) {
  const EncodeOptions options = options_of_proof(encoding_);
  const FillFormula fill = formula_of(document, answer, options);
  refuse_over(request_.stop.most_bytes(), fill, &request_.stop);
  const FormulaHead head{formula_comments(*document.puzzle, options, false, false)};
  const FormulaSize size = write_dimacs(Limited(*cnf_, cnf_name_), head, fill, &request_.stop);
  Limited proof(*proof_, proof_name_);
  // With an answer there are none.
  if (!answer && write_parity_proof(document, size, std::ref(proof), request_.stop)) return size;
  const auto prove = is_by_cuts(options) ? trace_proof_by_cuts : trace_proof;
  const Status status =
      prove(std::ref(proof), fill, {encoding_.seed, encoding_.conflict_limit, &request_.stop});
  if (status == Status::kSatisfiable) {
    throw CheckFailed("the CNF for the proof has a model, though the search found no answer");
  }
  if (status == Status::kUnknown) {
    if (const Stop::Reason reason = request_.stop.reason()) throw Stopped(reason);
    return {};
  }
  // Of a formula with the empty clause CaDiCaL says no more.
  if (!proof.any()) proof_->write("0\n");
  return size;
}

// Reads both files back. Throws CheckFailed when the proof is wrong.
ProofVerdict ProofFiles::check() const {
  constexpr const char* kWrong = "the proof is wrong, nothing is written: ";
  const Input proof = read_back(*proof_, proof_name_, request_.stop);
  const Input formula = read_back(*cnf_, cnf_name_, request_.stop);
  try {
    ByteStream bytes(formula.text);
    DimacsReader clauses(bytes, formula.name);
    ProofReader steps(proof.text, proof.name, format_);
    ProofVerdict verdict = check_proof(clauses, steps, &request_.stop);
    if (!verdict.verified()) throw CheckFailed(kWrong + verdict.broken);
    return verdict;
  } catch (const InputError& error) {
    throw CheckFailed(kWrong + std::string(error.what()));
  }
}

}  // namespace p2c

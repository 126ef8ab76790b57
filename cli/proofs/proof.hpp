// solve --proof and unique --proof: a formula that has no model, and a checked proof of it.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cli/options/encoding_options.hpp"
#include "cli/options/proof_option.hpp"
#include "cli/searches/searching.hpp"
#include "cnf_out/formula_text.hpp"
#include "cnf_out/proofs/proof_checker.hpp"
#include "instances/documents/document.hpp"
#include "solver_glue/search.hpp"

namespace p2c {

/// The files NAME.cnf and NAME.drat of --proof NAME.drat. They have temporary names until the
/// proof has been checked, and are not there when it fails. Without --proof nothing happens.
class ProofFiles {
 public:
  /// Throws OutputError when one of them exists, unless --force was given.
  ProofFiles(const ProofOption& names, const OutputOptions& output, const EncodingOptions& encoding,
             const Request& request);

  /// Lets the search for answers go by cuts, unless elimination is asked for: by other forms it
  /// would take longer, for the same answers.
  void adapt(SearchOptions& search) const;

  /// Proves that the document has no answer, or none other than this one, and says so in `result`.
  /// A limit or a stop leaves what `result` holds, with the code for it, and no files. Throws
  /// CheckFailed when the proof is wrong, OutputError and TooLarge.
  void prove(const Document& document, const std::optional<Answer>& answer, SearchResult& result);

  /// The same with a proof that another solver has written, of the formula with these options.
  /// Throws SolverFault when the proof is wrong.
  void take(const Document& document, const std::optional<Answer>& answer,
            const EncodeOptions& options, const std::string& proof, SearchResult& result);

  /// Says why there is no proof, and no file.
  void not_wanted(const std::string& why, SearchResult& result) const;

 private:
  using Write = std::function<std::optional<FormulaSize>()>;
  void write_and_check(const Write& write, bool other, SearchResult& result);
  std::optional<FormulaSize> trace(const Document& document, const std::optional<Answer>& answer);
  ProofVerdict check() const;
  static void end_without_proof(const std::string& why, SearchResult& result);
  void report_proof(bool other, const FormulaSize& size, const ProofVerdict& verdict,
                    const JsonMembers& seconds, SearchResult& result) const;

  const EncodingOptions& encoding_;
  const Request& request_;
  std::string proof_name_;
  ProofFormat format_;
  std::string cnf_name_;
  std::optional<Output> cnf_;
  std::optional<Output> proof_;
};

}  // namespace p2c

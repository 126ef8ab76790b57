// The formula that a proof is about, clause by clause.
#pragma once

#include "cnf_out/dimacs_reader.hpp"

namespace p2c {

/// A file that is being read, or a formula in memory. Both must outlive the source.
class FormulaSource {
 public:
  explicit FormulaSource(const Cnf& formula) : formula_(&formula) {}
  explicit FormulaSource(DimacsReader& reader) : reader_(&reader) {}

  int variables() const {
    return formula_ != nullptr ? formula_->variables() : reader_->variables();
  }
  /// False at the end. Throws InputError.
  bool next(Lits& clause) {
    if (reader_ != nullptr) return reader_->next(clause);
    if (at_ == formula_->size()) return false;
    const std::span<const Lit> literals = (*formula_)[at_++];
    clause.assign(literals.begin(), literals.end());
    return true;
  }

 private:
  const Cnf* formula_ = nullptr;
  DimacsReader* reader_ = nullptr;
  std::size_t at_ = 0;
};

}  // namespace p2c

// Reading DIMACS CNF.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cnf_out/literal_stream.hpp"
#include "encoder/clauses/lit.hpp"

namespace p2c {

/// Reads one clause after another.
///
/// Takes comments, one header "p cnf VARIABLES CLAUSES", and clauses that each end with 0, over any
/// line ends. The header must tell the truth: exactly so many clauses, and no larger variable.
class DimacsReader {
 public:
  /// Reads the header. `bytes` must outlive the reader; `file` is its name in messages. Throws
  /// InputError.
  DimacsReader(ByteStream& bytes, const std::string& file);

  /// As the header says.
  int variables() const { return variables_; }
  std::size_t clauses() const { return clauses_; }
  /// False at the end. Throws InputError.
  bool next(Lits& clause);

 private:
  LiteralStream words_;
  int variables_ = 0;
  std::size_t clauses_ = 0;
  std::size_t read_ = 0;
};

/// A formula as a file has it: nothing is folded or left out.
class Cnf {
 public:
  explicit Cnf(int variables = 0) : variables_(variables) {}

  /// As the header says.
  int variables() const { return variables_; }
  std::size_t size() const { return ends_.size(); }
  std::span<const Lit> operator[](std::size_t clause) const {
    const std::size_t begin = clause == 0 ? 0 : ends_[clause - 1];
    return std::span(literals_).subspan(begin, ends_[clause] - begin);
  }
  void add(std::span<const Lit> clause) {
    literals_.insert(literals_.end(), clause.begin(), clause.end());
    ends_.push_back(literals_.size());
  }

 private:
  int variables_;
  Lits literals_;
  std::vector<std::size_t> ends_;
};

/// Reads it as a DimacsReader does. Throws InputError.
Cnf read_dimacs(std::string_view text, const std::string& file);

}  // namespace p2c

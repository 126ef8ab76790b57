// Sets of literals.
#pragma once

#include <span>
#include <vector>

#include "cnf_out/proofs/clause_store.hpp"

namespace p2c {

/// Which literals are in a set. It must be large enough for their variables.
class CodeSet {
 public:
  void resize(std::size_t codes) { in_.resize(codes); }
  bool has(Code code) const { return in_[code] != 0; }
  void add(Code code) { in_[code] = 1; }
  void remove(std::span<const Code> codes) {
    for (const Code code : codes) in_[code] = 0;
  }

 private:
  std::vector<char> in_;
};

/// A clause as codes, each of them once, in the order of the file.
class DistinctCodes {
 public:
  void resize(std::size_t codes) { seen_.resize(codes); }

  /// Valid until the next call.
  std::span<const Code> operator()(std::span<const Lit> clause) {
    codes_.clear();
    for (const Lit x : clause) {
      const Code code = code_of(x);
      if (seen_.has(code)) continue;
      seen_.add(code);
      codes_.push_back(code);
    }
    seen_.remove(codes_);
    return codes_;
  }

 private:
  CodeSet seen_;
  std::vector<Code> codes_;
};

}  // namespace p2c

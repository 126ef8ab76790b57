// A formula kept in memory.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "encoder/clause_sink.hpp"

namespace puzzle2cnf {

/// Clauses one behind the other in one array: 4 bytes a literal and 8 a clause.
class Formula : public ClauseSink {
 public:
  std::size_t size() const { return ends_.size(); }
  std::span<const Lit> operator[](std::size_t clause) const {
    const std::size_t begin = clause == 0 ? 0 : ends_[clause - 1];
    return std::span(literals_).subspan(begin, ends_[clause] - begin);
  }

 private:
  void take_clause(std::span<const Lit> clause) override {
    literals_.insert(literals_.end(), clause.begin(), clause.end());
    ends_.push_back(literals_.size());
  }

  Lits literals_;
  std::vector<std::size_t> ends_;
};

}  // namespace puzzle2cnf

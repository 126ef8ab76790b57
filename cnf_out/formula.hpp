// A formula kept in memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "encoder/clauses/clause_sink.hpp"

namespace p2c {

/// Clauses one after another: 4 bytes a literal and 4 a clause. They lie in chunks, so that
/// nothing is copied as it grows, what is kept in reserve stays small beside it, and positions
/// fit into 32 bits however long the formula is.
class Formula : public ClauseSink {
 public:
  std::size_t size() const { return size_; }
  std::span<const Lit> operator[](std::size_t clause) const;

  /// Bytes taken for literals and clauses, with what is in reserve.
  std::size_t bytes() const;

 protected:
  void take_clause(std::span<const Lit> clause) override;

 private:
  struct Chunk {
    std::size_t first;  // number of its first clause
    Lits literals;      // never grows past its capacity
    std::vector<std::uint32_t> ends;
  };

  void add_chunk(std::size_t least);

  std::vector<Chunk> chunks_;
  std::size_t size_ = 0;
};

}  // namespace p2c

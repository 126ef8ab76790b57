// The hash by which the Global Benchmark Database knows a formula.
#pragma once

#include <span>
#include <string>

#include "cnf_out/dimacs_reader.hpp"
#include "cnf_out/isohash.hpp"
#include "encoder/clauses/clause_sink.hpp"
#include "instances/text/md5.hpp"

namespace p2c {

/// MD5 of the clauses: every number of the file but the header's, 0 included, with one blank
/// between two. So it depends on the order of the clauses and on the variables' numbers, and not on
/// comments or line ends.
class GbdHash {
 public:
  void add(std::span<const Lit> clause);
  /// To be called once, and last.
  std::string finish() { return md5_.finish(); }

 private:
  Md5 md5_;
  std::string text_;  // of a clause
  bool any_ = false;
};

/// The hashes and the size of what is put into it.
class GbdSink : public ClauseSink {
 public:
  std::int64_t clauses() const { return clauses_; }
  /// To be called once, and last.
  std::string finish() { return hash_.finish(); }
  /// The same.
  std::string finish_isohash() { return isohash_.finish(); }

 private:
  void take_clause(std::span<const Lit> clause) override {
    ++clauses_;
    hash_.add(clause);
    isohash_.add(clause);
  }

  GbdHash hash_;
  Isohash isohash_;
  std::int64_t clauses_ = 0;
};

/// Of the clauses of a file.
std::string gbd_hash(const Cnf& formula);

}  // namespace p2c

#include "cnf_out/dimacs_reader.hpp"

#include <climits>
#include <cstdlib>

#include "cnf_out/literal_words.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

class DimacsReader {
 public:
  DimacsReader(std::string_view text, const std::string& file) : words_(text, file) {}

  Cnf read() {
    const std::size_t clauses = read_header();
    while (words_.has_next()) {
      if (cnf_.size() == clauses) refuse_more(clauses);
      read_clause();
    }
    if (cnf_.size() < clauses) {
      words_.in().fail_as("expected " + counted(clauses, "clause") + ", got " +
                          std::to_string(cnf_.size()));
    }
    return std::move(cnf_);
  }

 private:
  // The header has a line of its own. Returns the number of clauses.
  std::size_t read_header() {
    TextReader& in = words_.in();
    if (words_.next("a line 'p cnf VARIABLES CLAUSES'") != "p") {
      in.fail("a line 'p cnf VARIABLES CLAUSES'");
    }
    if (in.token("'cnf'") != "cnf") in.fail("'cnf'");
    cnf_ = Cnf(in.number(0, ClauseSink::kMostVariables));
    const int clauses = in.number(0, INT_MAX);
    in.end_line();
    return static_cast<std::size_t>(clauses);
  }

  [[noreturn]] void refuse_more(std::size_t clauses) {
    words_.next("");
    words_.in().fail("the end of the file after " + counted(clauses, "clause"));
  }

  void read_clause() {
    clause_.clear();
    while (const int number = words_.literal(words_.next("0 at the end of the clause"))) {
      if (std::abs(number) > cnf_.variables()) {
        words_.in().fail("a variable up to " + std::to_string(cnf_.variables()));
      }
      clause_.push_back(Lit(number));
    }
    cnf_.add(clause_);
  }

  LiteralWords words_;
  Cnf cnf_;
  Lits clause_;
};

}  // namespace

Cnf read_dimacs(std::string_view text, const std::string& file) {
  return DimacsReader(text, file).read();
}

}  // namespace p2c

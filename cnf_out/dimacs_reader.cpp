#include "cnf_out/dimacs_reader.hpp"

#include <climits>
#include <cstdlib>

#include "encoder/clauses/clause_sink.hpp"

namespace p2c {

// The header has a line of its own.
DimacsReader::DimacsReader(ByteStream& bytes, const std::string& file) : words_(bytes, file) {
  constexpr const char* kHeader = "a line 'p cnf VARIABLES CLAUSES'";
  words_.need_word(kHeader);
  if (words_.word_of_line(kHeader) != "p") words_.refuse(kHeader);
  if (words_.word_of_line("'cnf'") != "cnf") words_.refuse("'cnf'");
  variables_ = words_.number_of_line(ClauseSink::kMostVariables);
  clauses_ = static_cast<std::size_t>(words_.number_of_line(INT_MAX));
  words_.end_line();
}

bool DimacsReader::next(Lits& clause) {
  clause.clear();
  const bool found = words_.find_word();
  if (found && read_ == clauses_) {
    if (words_.first() == '%') {
      words_.refuse("the end of the file after " + counted(clauses_, "clause") +
                    " (leave out the last lines of SATLIB's files, '%' and '0')");
    }
    words_.refuse("the end of the file after " + counted(clauses_, "clause"));
  }
  if (!found && read_ < clauses_) {
    words_.fail_as("expected " + counted(clauses_, "clause") + ", got " + std::to_string(read_));
  }
  if (!found) return false;
  while (const int number = words_.literal("0 at the end of the clause")) {
    if (std::abs(number) > variables_) {
      words_.refuse("a variable up to " + std::to_string(variables_));
    }
    clause.push_back(Lit(number));
  }
  ++read_;
  return true;
}

Cnf read_dimacs(std::string_view text, const std::string& file) {
  ByteStream bytes(text);
  DimacsReader reader(bytes, file);
  Cnf formula(reader.variables());
  for (Lits clause; reader.next(clause);) formula.add(clause);
  return formula;
}

}  // namespace p2c

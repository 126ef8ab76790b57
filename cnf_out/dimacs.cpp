#include "cnf_out/dimacs.hpp"

#include "cnf_out/clause_lines.hpp"

namespace p2c {
namespace {

void write_projection(TextBuffer& out, int last) {
  for (const char* start : {"c p show ", "c project "}) {
    out.text(start);
    for (int variable = 1; variable <= last; ++variable) out.number(variable, ' ');
    out.text("0\n");
  }
}

}  // namespace

FormulaSize write_dimacs(const ByteWriter& write, const FormulaHead& head, const FillFormula& fill,
                         const Stop* stop) {
  CountingSink counter;
  counter.stop_with(stop);
  fill(counter);
  TextBuffer out(write);
  for (const std::string& comment : head.comments) write_comment_line(out, comment);
  if (head.projection) out.text("c t pmc\n");
  out.text("p cnf " + std::to_string(counter.variables()) + " " +
           std::to_string(counter.clauses()) + "\n");
  if (head.projection) write_projection(out, *head.projection);
  ClauseLines clauses(out, "", head.annotate, stop);
  fill(clauses);
  out.flush();
  return {counter.variables(), counter.clauses(), counter.literals(), out.written()};
}

}  // namespace p2c

#include "cnf_out/dimacs.hpp"

#include <cassert>

namespace puzzle2cnf {
namespace {

class Writer : public ClauseSink {
 public:
  explicit Writer(TextBuffer& out) : out_(out) {}

 private:
  void take_clause(std::span<const Lit> clause) override {
    for (const Lit x : clause) out_.number(x.dimacs(), ' ');
    out_.text("0\n");
  }

  TextBuffer& out_;
};

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
  for (const std::string& comment : head.comments) {
    assert(comment.find("--") == std::string::npos && comment.find('\n') == std::string::npos);
    out.text("c " + comment + "\n");
  }
  if (head.projection) out.text("c t pmc\n");
  out.text("p cnf " + std::to_string(counter.variables()) + " " +
           std::to_string(counter.clauses()) + "\n");
  if (head.projection) write_projection(out, *head.projection);
  Writer writer(out);
  writer.stop_with(stop);
  fill(writer);
  out.flush();
  return {counter.variables(), counter.clauses(), counter.literals(), out.written()};
}

}  // namespace puzzle2cnf

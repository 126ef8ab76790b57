#include "cnf_out/dimacs.hpp"

#include <cassert>
#include <utility>

namespace puzzle2cnf {
namespace {

void write_comment(TextBuffer& out, const std::string& words) {
  assert(words.find("--") == std::string::npos && words.find('\n') == std::string::npos);
  out.text("c " + words + "\n");
}

class Writer : public ClauseSink {
 public:
  Writer(TextBuffer& out, bool annotate) : out_(out) {
    if (annotate) want_remarks();
  }

 private:
  // A remark waits for its first clause: some groups have none.
  void take_remark(const std::string& words) override { remark_ = words; }

  void take_clause(std::span<const Lit> clause) override {
    if (!remark_.empty()) write_comment(out_, std::exchange(remark_, {}));
    for (const Lit x : clause) out_.number(x.dimacs(), ' ');
    out_.text("0\n");
  }

  TextBuffer& out_;
  std::string remark_;
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
  for (const std::string& comment : head.comments) write_comment(out, comment);
  if (head.projection) out.text("c t pmc\n");
  out.text("p cnf " + std::to_string(counter.variables()) + " " +
           std::to_string(counter.clauses()) + "\n");
  if (head.projection) write_projection(out, *head.projection);
  Writer writer(out, head.annotate);
  writer.stop_with(stop);
  fill(writer);
  out.flush();
  return {counter.variables(), counter.clauses(), counter.literals(), out.written()};
}

}  // namespace puzzle2cnf

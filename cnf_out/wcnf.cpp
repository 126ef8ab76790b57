#include "cnf_out/wcnf.hpp"

#include "cnf_out/clause_lines.hpp"
#include "cnf_out/costs.hpp"

namespace p2c {
namespace {

class Counter : public CountingSink {
 public:
  const Costs& costs() const { return costs_; }

 private:
  void take_cost(std::int64_t weight, Lit x) override { costs_.add(weight, x); }

  Costs costs_;
};

}  // namespace

FormulaSize write_wcnf(const ByteWriter& write, const FormulaHead& head, const FillFormula& fill,
                       WcnfForm form, const Stop* stop) {
  Counter counter;
  counter.stop_with(stop);
  fill(counter);
  const Costs& costs = counter.costs();
  const auto soft = static_cast<std::int64_t>(costs.of_literals.size());
  const std::string top = std::to_string(costs.sum_of_weights() + 1);
  TextBuffer out(write);
  for (const std::string& comment : head.comments) write_comment_line(out, comment);
  if (costs.of_all > 0) {
    write_comment_line(out, "every model costs " + std::to_string(costs.of_all) + " more");
  }
  if (form == WcnfForm::kOld) {
    out.text("p wcnf " + std::to_string(counter.variables()) + " " +
             std::to_string(counter.clauses() + soft) + " " + top + "\n");
  }
  ClauseLines hard(out, form == WcnfForm::kOld ? top + " " : "h ", head.annotate, stop);
  fill(hard);
  for (const auto& [weight, x] : costs.of_literals) {
    out.number(weight, ' ');
    out.number((!x).dimacs(), ' ');
    out.text("0\n");
  }
  out.flush();
  return {counter.variables(), counter.clauses() + soft, counter.literals() + soft, out.written()};
}

}  // namespace p2c

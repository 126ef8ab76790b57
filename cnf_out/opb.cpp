#include "cnf_out/opb.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdlib>
#include <utility>

#include "cnf_out/costs.hpp"
#include "encoder/clauses/linear.hpp"

namespace p2c {
namespace {

void write_comment(TextBuffer& out, const std::string& words) {
  assert(words.find('\n') == std::string::npos);
  out.text("* " + words + "\n");
}

class Writer : public ClauseSink {
 public:
  Writer(TextBuffer& out, bool annotate) : out_(out) {
    want_linear();
    if (annotate) want_remarks();
  }

  // With the one that the empty clause names.
  std::int64_t variables_named() const { return std::max(variables(), last_named_); }
  std::int64_t constraints() const { return constraints_; }
  std::int64_t terms() const { return terms_; }
  std::int64_t equations() const { return equations_; }
  // Of absolute weights, and the bound.
  std::int64_t largest_sum() const { return largest_sum_; }
  const Costs& costs() const { return costs_; }

 private:
  // A remark waits for its first constraint: some groups have none.
  void take_remark(const std::string& words) override { remark_ = words; }

  void take_clause(std::span<const Lit> clause) override {
    begin();
    if (clause.empty()) {
      last_named_ = 1;
      term(1, 1);
      return end(">= ", 2);
    }
    int least = 1;
    for (const Lit x : clause) {
      term(x.positive() ? 1 : -1, x.variable());
      if (!x.positive()) --least;
    }
    end(">= ", least);
  }

  void take_linear(const Linear& constraint) override {
    begin();
    const bool equal = constraint.least == constraint.most;
    if (constraint.least != Linear::kNoLeast) {
      for (const auto& [weight, x] : constraint.terms) term(weight, x.variable());
      end(equal ? "= " : ">= ", constraint.least);
    }
    if (equal || constraint.most == Linear::kNoMost) return;
    for (const auto& [weight, x] : constraint.terms) term(-weight, x.variable());
    end(">= ", -constraint.most);
  }

  void take_cost(std::int64_t weight, Lit x) override { costs_.add(weight, x); }

  void begin() {
    if (!remark_.empty()) write_comment(out_, std::exchange(remark_, {}));
  }

  void term(std::int64_t weight, int variable) {
    if (weight > 0) out_.text("+");
    out_.number(weight, ' ');
    out_.text("x");
    out_.number(variable, ' ');
    ++terms_;
    sum_ += std::abs(weight);
  }

  void end(const char* relation, std::int64_t bound) {
    largest_sum_ = std::max({largest_sum_, std::exchange(sum_, 0), std::abs(bound)});
    equations_ += relation[0] == '=' ? 1 : 0;
    out_.text(relation);
    out_.number(bound, ' ');
    out_.text(";\n");
    ++constraints_;
  }

  TextBuffer& out_;
  std::string remark_;
  int last_named_ = 0;
  std::int64_t constraints_ = 0;
  std::int64_t terms_ = 0;
  std::int64_t equations_ = 0;
  std::int64_t sum_ = 0;  // of the constraint at hand
  std::int64_t largest_sum_ = 0;
  Costs costs_;
};

// Over variables, each once: the cost of a false one is a cost of all, less where it is true.
void write_objective(TextBuffer& out, const Costs& costs) {
  Linear objective;
  std::int64_t of_all = costs.of_all;
  for (const auto& [weight, x] : costs.of_literals) {
    objective.terms.push_back({weight, x});
    if (!x.positive()) of_all += weight;
  }
  if (of_all > 0) write_comment(out, "every model costs " + std::to_string(of_all) + " more");
  objective = over_variables(objective);
  if (objective.terms.empty()) return;
  out.text("min: ");
  for (const auto& [weight, x] : objective.terms) {
    if (weight > 0) out.text("+");
    out.number(weight, ' ');
    out.text("x");
    out.number(x.variable(), ' ');
  }
  out.text(";\n");
}

// Bits for the largest sum of a constraint or of the objective.
int integer_size(const Writer& counted) {
  std::int64_t objective = 0;
  for (const auto& [weight, x] : counted.costs().of_literals) objective += weight;
  const std::int64_t largest = std::max(objective, counted.largest_sum());
  return static_cast<int>(std::bit_width(static_cast<std::uint64_t>(largest)));
}

void write_head(TextBuffer& out, const FormulaHead& head, const Writer& counted) {
  out.text("* #variable= " + std::to_string(counted.variables_named()) +
           " #constraint= " + std::to_string(counted.constraints()));
  if (head.competition) {
    out.text(" #equal= " + std::to_string(counted.equations()) +
             " intsize= " + std::to_string(integer_size(counted)));
  }
  out.text("\n");
  for (const std::string& comment : head.comments) write_comment(out, comment);
  if (head.projection) {
    out.text("* project");
    for (int variable = 1; variable <= *head.projection; ++variable) {
      out.text(" x" + std::to_string(variable));
    }
    out.text("\n");
  }
  write_objective(out, counted.costs());
}

}  // namespace

FormulaSize write_opb(const ByteWriter& write, const FormulaHead& head, const FillFormula& fill,
                      const Stop* stop) {
  const ByteWriter nowhere = [](std::string_view /*bytes*/) {};
  TextBuffer unused(nowhere);
  Writer counted(unused, false);
  counted.stop_with(stop);
  fill(counted);
  TextBuffer out(write);
  write_head(out, head, counted);
  Writer writer(out, head.annotate);
  writer.stop_with(stop);
  fill(writer);
  out.flush();
  return {counted.variables_named(), counted.constraints(), counted.terms(), out.written()};
}

}  // namespace p2c

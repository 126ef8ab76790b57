#include "cli/formula_work.hpp"

#include "cli/report.hpp"
#include "cli/say.hpp"
#include "encoder/encode_puzzle.hpp"
#include "instances/documents/answer_file.hpp"

namespace p2c {
namespace {

// Ends the encoding with TooLarge as soon as there are more literals than `most`.
class BoundedCounter : public ClauseSink {
 public:
  explicit BoundedCounter(std::int64_t most) : most_(most) {}
  std::int64_t literals() const { return literals_; }

 private:
  void take_clause(std::span<const Lit> clause) override {
    literals_ += static_cast<std::int64_t>(clause.size());
    if (literals_ > most_) throw TooLarge("more literals than are counted");
  }

  std::int64_t most_;
  std::int64_t literals_ = 0;
};

}  // namespace

Unknowns FormulaWork::fill(ClauseSink& out) const {
  Unknowns x = encode_all(*document.puzzle, document.givens, options, out);
  for (const auto& [file, answer] : blocked) {
    out.remark([&, name = file] { return "not the answer of " + name; });
    out.add(x.block(answer));
  }
  return x;
}

Outline FormulaWork::outline(std::vector<std::int64_t> clauses, const Stop& stop,
                             bool linear) const {
  Outline outline(std::move(clauses), linear);
  outline.stop_with(&stop);
  fill(outline);
  return outline;
}

bool FormulaWork::is_cut_off(const Stop& stop) const {
  if (options.depth_limit < 0) return false;
  const auto clauses = [&](int depth_limit) {
    EncodeOptions with = options;
    with.depth_limit = depth_limit;
    CountingSink counter;
    counter.stop_with(&stop);
    encode_all(*document.puzzle, document.givens, with, counter);
    return counter.clauses();
  };
  try {
    return clauses(options.depth_limit) != clauses(-1);
  } catch (const TooLarge&) {  // so many are all layers
    return true;
  }
}

std::optional<std::int64_t> FormulaWork::times_elimination(std::int64_t literals,
                                                           const Stop& stop) const {
  constexpr std::int64_t kTimes = 10;
  EncodeOptions with = options;
  with.connectivity = Connectivity::kElimination;
  BoundedCounter counter(literals / kTimes);
  counter.stop_with(&stop);
  try {
    encode_all(*document.puzzle, document.givens, with, counter);
  } catch (const TooLarge&) {
    return {};
  } catch (const Stopped&) {  // the formula is complete all the same
    return {};
  }
  return counter.literals() == 0 ? kTimes : literals / counter.literals();
}

FormulaWork read_formula_work(const Entry& entry, const PuzzleOptions& puzzle,
                              const FormulaOptions& formula, const Request& request) {
  FormulaWork work{read_puzzle(entry, puzzle, request), {}, {}};
  work.options = formula.encode_options(form_in_files(*work.document.puzzle));
  for (const std::string& path : formula.blocked) {
    const Input file = read_answer_input(path, request.stop);
    Answer answer = read_answer(*work.document.puzzle, file.text, file.name, 1, &request.stop);
    if (const Broken broken = check_document(work.document, answer)) {
      throw WrongAnswer{file.name + ": the answer is wrong: " + *broken};
    }
    work.blocked.emplace_back(file.name, std::move(answer));
  }
  return work;
}

ExitCode refuse_answer(const WrongAnswer& wrong, const Task& task) {
  if (task.common.json) {
    Output("-", false, &task.stop).write(to_text(report_error(wrong.message, "")));
  } else {
    say(wrong.message);
  }
  return kAnswerNo;  // without the file of -o
}

}  // namespace p2c

#include <algorithm>
#include <set>

#include "cnf_out/gbd_hash.hpp"
#include "instances/kinds/brought_kind.hpp"
#include "instances/text/md5.hpp"
#include "instances/text/nearest_word.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"
#include "solver_glue/families/family_formula.hpp"
#include "solver_glue/families/family_maker.hpp"
#include "solver_glue/families/instance_puzzle.hpp"
#include "solver_glue/search.hpp"

namespace p2c {
namespace {

constexpr const char* kUnknown = "unknown";  // as a status in tables

std::string word_for(Status status) { return in_small_letters(status_name(status)); }

class Maker {
 public:
  Maker(const FamilyTask& task, const FamilyLine& line, std::int64_t seed, const Stop* stop,
        const RunLog& runs)
      : task_(task), line_(line), seed_(seed), stop_(stop), log_(runs) {}

  std::optional<FamilyInstance> run() {
    describe();
    if (!make_puzzle()) return {};
    made_.place = made_.puzzle_place = {"index.csv", 0, 0};
    puzzle_ = read_family_puzzle(made_, stop_);
    measure_formula();
    if (!judge() || !run_solvers()) return {};
    if (line_.prove && made_.status == "unsatisfiable" && has_checked_proof(puzzle_, stop_)) {
      made_.known_by = "proof";
    }
    if (made_.known_by.empty()) made_.known_by = "open";
    return std::move(made_);
  }

 private:
  void describe() {
    made_.file = instance_name(task_.spec, line_, seed_);
    made_.file += FamilyInstance::kEnding;
    made_.family = task_.spec.name;
    const bool given = line_.variant == Variant::kFile;
    made_.kind = given ? line_.given(seed_).kind : line_.kind->name;
    made_.rows = given ? line_.given(seed_).rows : line_.rows;
    made_.cols = given ? line_.given(seed_).cols : line_.cols;
    made_.source = line_.source;
    made_.licence = line_.licence;
    made_.connectivity = line_.form.connectivity;
    made_.cardinality = line_.form.cardinality;
    if (line_.shuffle >= 0) made_.shuffle = std::to_string(line_.shuffle);
    if (line_.seeds) made_.seed = std::to_string(seed_);
    made_.variant = word_of(line_.variant);
  }

  // False where there is none.
  bool make_puzzle() {
    const std::optional<InstancePuzzle> puzzle = make_instance_puzzle(line_, seed_, stop_);
    if (!puzzle) return false;
    made_.puzzle = puzzle->text;
    made_.answer = puzzle->answer;
    made_.status = word_for(puzzle->status);
    made_.known_by = puzzle->known_by;
    if (puzzle->may_ask_cadical) made_.cadical_version = CadicalSolver::name();
    if (made_.known_by == "search") makes_.insert("cadical");
    return true;
  }

  void measure_formula() {
    GbdSink hash;
    hash.stop_with(stop_);
    family_formula(puzzle_, stop_)(hash);
    made_.variables = hash.variables();
    made_.clauses = hash.clauses();
    made_.gbd = hash.finish();
    made_.isohash = hash.finish_isohash();
    made_.rules = rules_hash(puzzle_.document.puzzle->kind());
    Md5 md5;
    md5.add(made_.puzzle);
    made_.puzzle_md5 = md5.finish();
  }

  // False where it does not count.
  bool judge() {
    const FamilyLimits& limits = line_.limits;
    if (limits.minisat_seconds > 0 &&
        is_solved_by_minisat(puzzle_, limits.minisat_seconds, stop_)) {
      return false;
    }
    if (limits.cadical_seconds == 0) return true;
    const EndedRun ran = ended([&] { return measured(); });
    made_.cadical_version = ran.row.solver;
    if (ran.row.status == kUnknown) return !limits.solved;
    made_.cadical_seconds = ran.row.seconds;
    made_.conflicts = ran.row.conflicts;
    take_status(ran);
    return true;
  }

  EndedRun measured() {
    const double seconds = line_.limits.cadical_seconds;
    const SolverVerdict verdict =
        task_.solver ? judge_formula_outside(puzzle_, *task_.solver, seconds, stop_)
                     : judge_formula(puzzle_, seconds, stop_);
    EndedRun run{
        {verdict.solver, "", two_decimals(verdict.seconds), "", word_for(verdict.status), ""},
        make_of_solver(verdict.solver),
        text_of(verdict.answer)};
    if (verdict.conflicts) run.row.conflicts = std::to_string(*verdict.conflicts);
    return run;
  }

  // One of before, or one that ends now; the last one is part of the instance.
  template <class Run>
  EndedRun ended(Run run) {
    const std::size_t number = ended_++;
    if (number < log_.before.size()) return log_.before[number];
    const EndedRun now = run();
    if (log_.note && ended_ < number_of_runs()) log_.note(now);
    return now;
  }

  std::size_t number_of_runs() const {
    std::size_t all = line_.limits.cadical_seconds > 0 ? 1 : 0;
    for (const SpecRun& run : line_.runs) {
      all += static_cast<std::size_t>(std::max(run.shuffles, 1));
    }
    return all;
  }

  // The solvers of the spec. False where it does not count.
  bool run_solvers() {
    for (const SpecRun& run : line_.runs) {
      std::vector<SolverRun> rows;
      for (int shuffle = run.shuffles > 0 ? 1 : 0; shuffle <= run.shuffles; ++shuffle) {
        rows.push_back(run_solver_on(run, shuffle));
        if (!may_count(run, rows)) return false;
      }
      made_.runs.insert(made_.runs.end(), rows.begin(), rows.end());
    }
    return true;
  }

  // On its file, or shuffled by this seed in place of the file's.
  SolverRun run_solver_on(const SpecRun& run, int shuffle) {
    const EndedRun ran = ended([&] {
      puzzle_.shuffle = shuffle > 0 ? std::to_string(shuffle) : made_.shuffle;
      FamilySolvers::Ran now = task_.solvers->run(run, puzzle_, stop_);
      puzzle_.shuffle = made_.shuffle;
      if (shuffle == 0) now.row.shuffle.clear();
      return EndedRun{now.row, now.make, text_of(now.answer)};
    });
    take_status(ran);
    return ran.row;
  }

  std::string text_of(const std::optional<Answer>& answer) const {
    return answer ? puzzle_.document.puzzle->print_answer(*answer) : "";
  }

  void take_status(const EndedRun& ran) {
    const std::string& status = ran.row.status;
    if (status == kUnknown) return;
    if (!made_.known_by.empty() && status != made_.status) {
      throw CheckFailed(made_.file +
                        (first_.empty() ? " was made to be " : ": " + first_ + " says ") +
                        made_.status + ", but " + ran.row.solver + " says " + status);
    }
    if (first_.empty()) first_ = ran.row.solver;
    made_.status = status;
    if (made_.known_by.empty()) made_.known_by = ran.answer.empty() ? "search" : "model";
    if (made_.answer.empty()) made_.answer = ran.answer;
    if (!ran.make.empty()) makes_.insert(ran.make);
    if (made_.known_by == "search" && makes_.size() > 1) made_.known_by = "two solvers";
  }

  const FamilyTask& task_;
  const FamilyLine& line_;
  std::int64_t seed_;
  const Stop* stop_;
  const RunLog& log_;
  std::size_t ended_ = 0;  // runs
  std::string first_;      // of the solvers that solved it
  FamilyInstance made_;
  FamilyPuzzle puzzle_;
  std::set<std::string, std::less<>> makes_;  // of solvers that solved it
};

}  // namespace

std::optional<FamilyInstance> make_instance(const FamilyTask& task, const FamilyLine& line,
                                            std::int64_t seed, const Stop* stop,
                                            const RunLog& runs) {
  return Maker(task, line, seed, stop, runs).run();
}

}  // namespace p2c

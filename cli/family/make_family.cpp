#include "cli/family/make_family.hpp"

#include <mutex>
#include <set>

#include "cli/batch/puzzle_hash.hpp"
#include "cli/family/family_rows.hpp"
#include "cli/family/family_runs.hpp"
#include "cli/family/given_puzzles.hpp"
#include "cli/family/instance_files.hpp"
#include "cli/family/new_directory.hpp"
#include "cli/output_place.hpp"
#include "cli/progress.hpp"
#include "cli/report.hpp"
#include "cli/say.hpp"
#include "instances/families/arguments.hpp"
#include "instances/families/family_spec.hpp"
#include "instances/kinds/brought_kind.hpp"
#include "instances/version.hpp"
#include "solver_glue/families/family_maker.hpp"

namespace p2c {
namespace {

// A directory that gets one instance after the other, and its index at the end.
class FamilyDirectory {
 public:
  FamilyDirectory(const FamilyOptions& options, const Task& task)
      : task_(task),
        directory_(options.directory),
        hides_puzzles_(options.no_puzzles),
        progress_(task.common) {}

  const std::string& target() const { return directory_.target(); }

  void add(FamilyInstance instance, const InstanceFiles& files) {
    directory_.write(instance.file, files.cnf, task_.stop);
    if (!instance.rules.empty() && rules_.insert(instance.rules_file()).second) {
      const std::string rules = instance.puzzle.substr(0, end_of_rules(instance.puzzle));
      directory_.write(instance.rules_file(), rules, task_.stop);
    }
    if (hides_puzzles_ && instance.variant == word_of(Variant::kFile)) {
      instance.puzzle.clear();
      instance.answer.clear();
    }
    if (instance.has_map()) directory_.write(instance.map_file(), files.map, task_.stop);
    arguments_.add(instance);
    for (const SolverRun& run : instance.runs) runs_ += runs_line(instance.file, run);
    index_ += index_line(instance);
    tally_.count(instance);
    const std::lock_guard lock(progress_mutex_);
    progress_.show(instance.name());
  }

  // From any thread.
  void warn(const std::string& what) {
    if (task_.common.quiet) return;
    const std::lock_guard lock(progress_mutex_);
    progress_.erase();
    say(what);
  }

  void commit() {
    const std::string arguments = arguments_.text();
    if (!runs_.empty()) directory_.write(kRunsFile, runs_head() + runs_, task_.stop);
    if (!arguments.empty()) directory_.write(kArgumentsFile, arguments, task_.stop);
    directory_.write(kIndexFile, index_, task_.stop);
    if (is_stopped(&task_.stop)) throw Stopped(task_.stop.reason());
    directory_.commit();
  }

  void report() {
    progress_.erase();
    task_.out.write(task_.common.json ? to_text(tally_.report()) : tally_.text() + "\n");
  }

 private:
  const Task& task_;
  NewDirectory directory_;
  bool hides_puzzles_;
  std::set<std::string, std::less<>> rules_;  // files that are there
  FamilyArguments arguments_;
  std::string runs_;
  std::mutex progress_mutex_;
  ProgressLine progress_;
  std::string index_ = index_head();
  FamilyTally tally_;
};

std::optional<SolverCommand> command_of(const FamilyOptions& options) {
  if (options.solver.empty()) return {};
  try {
    return parse_solver_command(options.solver);
  } catch (const BadCommand& error) {
    throw UsageError{error.what()};
  }
}

// What a run depends on.
std::string header_of(const Input& spec, const FamilySpec& family, const FamilyOptions& options) {
  JsonMembers header{{"family", 1}, {"version", kVersion}, {"spec", text_hash(spec.text)}};
  if (!options.solver.empty()) header["solver"] = options.solver;
  if (options.rules_kind != nullptr) header["rules"] = rules_hash(*options.rules_kind);
  const std::string given = given_hash(family);
  if (!given.empty()) header["puzzles"] = given;
  return Json(header).text();
}

// What an old index does not say.
void complete(FamilyInstance& instance, const InstanceFiles& files) {
  if (!instance.isohash.empty()) return;
  instance.isohash = files.isohash;
  instance.puzzle_md5 = text_hash(instance.puzzle);
  const std::size_t rules = end_of_rules(instance.puzzle);
  if (rules > 0) instance.rules = text_hash(instance.puzzle.substr(0, rules));
}

// The runs of an index are beside it; what solvers once took cannot be made again.
void take_runs(const Input& index, std::vector<FamilyInstance>& instances, const Stop& stop) {
  const std::string path = directory_of(index.name) + "/" + kRunsFile;
  if (index.name == "-" || !is_there(path)) return;
  add_runs(read_input(path, stop), instances);
}

// The family is made all the same: hours may have gone into it.
ExitCode say_shortfalls(const FamilyMaker& maker, const Task& task) {
  for (const auto& [line, kept, wanted] : maker.shortfalls()) {
    if (task.common.quiet) break;
    say(line->place.str() + ": " + std::to_string(kept) + " of " + std::to_string(wanted) +
        " instances count: there are no more seeds");
  }
  return maker.shortfalls().empty() ? kDone : kLimit;
}

}  // namespace

void FamilyTally::count(const FamilyInstance& instance) {
  std::int64_t& number = instance.status == "satisfiable"     ? satisfiable
                         : instance.status == "unsatisfiable" ? unsatisfiable
                                                              : unknown;
  ++number;
}

std::string FamilyTally::text() const {
  const auto all = static_cast<std::size_t>(satisfiable + unsatisfiable + unknown);
  return counted(all, "instance") + ": " + std::to_string(satisfiable) + " satisfiable, " +
         std::to_string(unsatisfiable) + " unsatisfiable, " + std::to_string(unknown) + " unknown";
}

JsonMembers FamilyTally::report() const {
  return {{"format", 1},
          {"satisfiable", satisfiable},
          {"unsatisfiable", unsatisfiable},
          {"unknown", unknown},
          {"version", kVersion}};
}

ExitCode make_family(const Input& spec, const FamilyOptions& options, int threads,
                     const Task& task) {
  FamilySpec family = read_family_spec(spec.text, spec.name, options.rules_kind.get());
  read_given_puzzles(family, spec.name, options, task);
  const std::optional<SolverCommand> solver = command_of(options);
  FamilyDirectory directory(options, task);
  const FamilySolvers solvers(family, task.stop,
                              [&](const std::string& what) { directory.warn(what); });
  FamilyRows rows(directory.target(), header_of(spec, family, options), task.stop);
  const FamilyDone done = rows.begin(options.resume, family);
  const FamilyTask making{family,
                          solver,
                          threads,
                          &task.stop,
                          &solvers,
                          &done,
                          {[&](const auto& key, const auto& made) { rows.add(key, made); },
                           [&](const auto& key, const auto& run) { rows.add_run(key, run); }}};
  FamilyMaker maker(making);
  while (const std::optional<FamilyInstance> instance = maker.next()) {
    directory.add(*instance, instance_files(*instance, task.stop));
  }
  directory.commit();
  rows.discard();
  directory.report();
  return say_shortfalls(maker, task);
}

ExitCode make_family_again(const Input& index, const FamilyOptions& options, const Task& task) {
  std::vector<FamilyInstance> instances = read_index(index.text, index.name);
  if (options.resume) throw UsageError{"expected a spec for --resume, got an index"};
  take_runs(index, instances, task.stop);
  FamilyDirectory directory(options, task);
  for (FamilyInstance& instance : instances) {
    const InstanceFiles files = instance_files(instance, task.stop);
    for (const std::string& wrong : {wrong_figure(instance, files), wrong_text(instance)}) {
      if (!wrong.empty()) throw InputError(instance.place, instance.file + ": " + wrong);
    }
    complete(instance, files);
    directory.add(instance, files);
  }
  directory.commit();
  directory.report();
  return kDone;
}

}  // namespace p2c

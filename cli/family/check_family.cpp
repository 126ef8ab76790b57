#include "cli/family/check_family.hpp"

#include <algorithm>
#include <filesystem>
#include <set>

#include "cli/batch/puzzle_hash.hpp"
#include "cli/family/family_products.hpp"
#include "cli/family/family_runs.hpp"
#include "cli/family/instance_files.hpp"
#include "cli/family/make_family.hpp"
#include "cli/progress.hpp"
#include "cli/report.hpp"
#include "cnf_out/dimacs_reader.hpp"
#include "cnf_out/gbd_hash.hpp"
#include "instances/documents/answer_file.hpp"
#include "instances/families/arguments.hpp"
#include "instances/families/column_faults.hpp"
#include "instances/families/family_puzzle.hpp"
#include "solver_glue/search.hpp"

namespace p2c {
namespace {

// What a short search confirms: two in three of what takes a second, and nothing hard.
constexpr std::int64_t kConflicts = 10'000;

class FamilyCheck {
 public:
  FamilyCheck(const std::string& directory, const FamilyOptions& options, const Task& task)
      : directory_(directory), options_(options), task_(task), progress_(task.common) {}

  ExitCode run() {
    const Input index = read_input(path(kIndexFile), task_.stop);
    std::vector<FamilyInstance> instances = read_index(index.text, index.name);
    if (is_there(path(kRunsFile))) add_runs(read_input(path(kRunsFile), task_.stop), instances);
    check_names(instances);
    for (const FamilyInstance& instance : instances) {
      progress_.show(instance.name());
      check(instance);
      tally_.count(instance);
    }
    progress_.erase();
    check_arguments();
    if (broken_.empty()) {
      const std::set<std::string, std::less<>> names = names_there();
      write_products(options_, directory_, {names.begin(), names.end()}, instances, task_.stop);
    }
    print();
    return broken_.empty() ? kDone : kAnswerNo;
  }

 private:
  std::string path(const std::string& name) const { return directory_ + "/" + name; }

  void add(const std::string& file, const std::string& what) {
    broken_.push_back(file + ": " + what);
  }

  std::set<std::string, std::less<>> names_there() const {
    std::set<std::string, std::less<>> there;
    std::error_code error;
    std::filesystem::directory_iterator entry(directory_, error);
    for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
      there.insert(entry->path().filename().string());
    }
    if (error) throw InputError({directory_}, "cannot be listed: " + error.message());
    return there;
  }

  // No file is missing, and there is no other.
  void check_names(const std::vector<FamilyInstance>& instances) {
    std::set<std::string, std::less<>> wanted{kIndexFile};
    for (const FamilyInstance& instance : instances) {
      wanted.insert(instance.file);
      if (instance.has_map()) wanted.insert(instance.map_file());
      if (!instance.rules.empty()) wanted.insert(instance.rules_file());
      arguments_.add(instance);
    }
    if (!arguments_.text().empty()) wanted.insert(kArgumentsFile);
    if (is_there(path(kRunsFile))) wanted.insert(kRunsFile);
    const std::set<std::string, std::less<>> there = names_there();
    for (const std::string& name : wanted) {
      if (!there.contains(name)) add(name, "is missing");
    }
    for (const std::string& name : there) {
      if (!wanted.contains(name)) add(printable(name), "is not in the index");
    }
  }

  void check_arguments() {
    if (arguments_.text().empty()) return;
    const auto text = text_of(kArgumentsFile);
    if (text && *text != arguments_.text()) add(kArgumentsFile, "is not what the index says");
  }

  void check_runs(const FamilyInstance& instance) {
    for (const SolverRun& run : instance.runs) {
      if (run.status == "unknown" || run.status == instance.status) continue;
      add(instance.file,
          run.solver + " found it " + run.status + ", but the index says " + instance.status);
    }
  }

  void check_rules(const FamilyInstance& instance) {
    if (instance.rules.empty() || !rules_.insert(instance.rules_file()).second) return;
    const auto text = text_of(instance.rules_file());
    if (text && text_hash(*text) != instance.rules) {
      add(instance.rules_file(), "does not have the MD5 of its name");
    }
  }

  // Without the puzzle only what the file has can be compared.
  void check_hashes(const FamilyInstance& instance) {
    const std::optional<std::string> text = text_of(instance.file);
    if (!text) return;
    try {
      const Cnf formula = read_dimacs(*text, instance.file);
      const InstanceFiles files{"",
                                "",
                                formula.variables(),
                                static_cast<std::int64_t>(formula.size()),
                                gbd_hash(formula),
                                isohash(formula)};
      if (const std::string wrong = wrong_figure(instance, files); !wrong.empty()) {
        add(instance.file, wrong);
      }
    } catch (const InputError& wrong) {
      broken_.emplace_back(wrong.what());
    }
  }

  void check(const FamilyInstance& instance) {
    check_rules(instance);
    check_runs(instance);
    if (instance.puzzle.empty()) return check_hashes(instance);
    const InstanceFiles files = instance_files(instance, task_.stop);
    const std::string wrong = wrong_figure(instance, files);
    if (!wrong.empty()) add(instance.file, wrong);
    if (!instance.puzzle_md5.empty() && text_hash(instance.puzzle) != instance.puzzle_md5) {
      add(instance.file, "the puzzle does not have the MD5 of the index");
    }
    check_formula(instance, files);
    if (const auto map = text_of(instance.map_file()); map && *map != files.map) {
      add(instance.map_file(), "is not the map that encoding the puzzle gives");
    }
    const FamilyPuzzle puzzle = read_family_puzzle(instance, &task_.stop);
    for (const std::string& fault : column_faults(instance, *puzzle.document.puzzle)) {
      add(instance.file, fault);
    }
    check_answer(instance, puzzle);
    check_status(instance, puzzle);
  }

  // A file that cannot be read is broken; nothing where it is missing, which was said.
  std::optional<std::string> text_of(const std::string& name) {
    std::error_code error;
    if (!std::filesystem::exists(path(name), error)) return {};
    try {
      return read_input(path(name), task_.stop).text;
    } catch (const InputError& wrong) {
      add(name, wrong.message());
      return {};
    }
  }

  // The hash is computed of what the file has, apart from what encoding gives.
  void check_formula(const FamilyInstance& instance, const InstanceFiles& files) {
    const std::optional<std::string> text = text_of(instance.file);
    if (!text) return;
    try {
      const Cnf formula = read_dimacs(*text, instance.file);
      if (const std::string hash = gbd_hash(formula); hash != instance.gbd) {
        return add(instance.file, "its clauses have the GBD hash " + hash +
                                      ", but the index says " + instance.gbd);
      }
      if (*text != files.cnf) add(instance.file, "is not the text that encoding the puzzle gives");
    } catch (const InputError& wrong) {
      broken_.emplace_back(wrong.what());
    }
  }

  // Where the status is known by a model, the index has it.
  void check_answer(const FamilyInstance& instance, const FamilyPuzzle& puzzle) {
    if (instance.answer.empty()) return;
    try {
      const Answer answer = read_answer(*puzzle.document.puzzle, instance.answer, kIndexFile);
      const Broken wrong = check_document(puzzle.document, answer);
      if (wrong) add(instance.file, "the answer of the index is wrong: " + *wrong);
      if (puzzle.blocked == answer) add(instance.file, "the answer of the index is forbidden");
    } catch (const InputError& wrong) {
      add(instance.file, "the answer of the index cannot be read: " + wrong.message());
    }
  }

  void check_status(const FamilyInstance& instance, const FamilyPuzzle& puzzle) {
    if (instance.status == "unknown") return;
    SearchOptions options;
    options.conflict_limit = kConflicts;
    options.stop = &task_.stop;
    Search search(*puzzle.document.puzzle, puzzle.document.givens, options);
    if (puzzle.blocked) search.exclude(*puzzle.blocked);
    const Status found = search.next();
    if (is_stopped(&task_.stop)) throw Stopped(task_.stop.reason());
    if (found == Status::kUnknown) return;
    ++confirmed_;
    const bool satisfiable = found == Status::kSatisfiable;
    if (satisfiable == (instance.status == "satisfiable")) return;
    add(instance.file, "is " + std::string(satisfiable ? "satisfiable" : "unsatisfiable") +
                           ", but the index says " + instance.status);
  }

  void print() const {
    if (task_.common.json) {
      JsonMembers report = tally_.report();
      report["ok"] = broken_.empty();
      report["confirmed"] = confirmed_;
      report["broken"] = broken_;
      return task_.out.write(to_text(report));
    }
    for (const std::string& line : broken_) task_.out.write(line + "\n");
    if (!broken_.empty()) return;
    task_.out.write("ok\n" + tally_.text() + "\nstatus confirmed: " + std::to_string(confirmed_) +
                    "\n");
  }

  const std::string& directory_;
  const FamilyOptions& options_;
  const Task& task_;
  ProgressLine progress_;
  FamilyTally tally_;
  FamilyArguments arguments_;
  std::set<std::string, std::less<>> rules_;  // files that were looked at
  std::vector<std::string> broken_;
  std::int64_t confirmed_ = 0;
};

}  // namespace

ExitCode check_family(const std::string& directory, const FamilyOptions& options,
                      const Task& task) {
  return FamilyCheck(directory, options, task).run();
}

}  // namespace p2c

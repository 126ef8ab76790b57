#include "cli/family/check_family.hpp"

#include <filesystem>

#include "cli/batch/puzzle_hash.hpp"
#include "cli/family/family_names.hpp"
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
#include "instances/text/nearest_word.hpp"
#include "solver_glue/families/short_search.hpp"

namespace p2c {
namespace {

class FamilyCheck {
 public:
  FamilyCheck(const std::string& directory, const FamilyOptions& options, const Task& task)
      : directory_(directory), options_(options), task_(task), progress_(task.common) {}

  ExitCode run() {
    const Input index = read_input(path(kIndexFile), task_.stop);
    std::vector<FamilyInstance> instances = read_index(index.text, index.name);
    has_runs_ = is_there(path(kRunsFile));
    if (has_runs_) add_runs(read_input(path(kRunsFile), task_.stop), instances);
    check_names(instances);
    for (const FamilyInstance& instance : instances) {
      progress_.show(instance.name());
      check(instance);
      tally_.count(instance);
    }
    progress_.erase();
    check_arguments();
    if (broken_.empty()) {
      const FileNames names = names_in(directory_);
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

  // Some may be empty: these are none.
  void add_all(const FamilyInstance& instance, const std::vector<std::string>& faults) {
    for (const std::string& fault : faults) {
      if (!fault.empty()) add(instance.file, fault);
    }
  }

  // No file is missing, and there is no other.
  void check_names(const std::vector<FamilyInstance>& instances) {
    for (const FamilyInstance& instance : instances) arguments_.add(instance);
    FileNames wanted = names_of(instances);
    if (!arguments_.text().empty()) wanted.insert(kArgumentsFile);
    if (has_runs_) wanted.insert(kRunsFile);
    const std::vector<std::string> faults = name_faults(wanted, names_in(directory_));
    broken_.insert(broken_.end(), faults.begin(), faults.end());
  }

  void check_arguments() {
    if (arguments_.text().empty()) return;
    const auto text = text_of(kArgumentsFile);
    if (text && *text != arguments_.text()) add(kArgumentsFile, "is not what the index says");
  }

  void check_rules(const FamilyInstance& instance) {
    if (instance.rules.empty() || !rules_.insert(instance.rules_file()).second) return;
    const auto text = text_of(instance.rules_file());
    if (text && text_hash(*text) != instance.rules) {
      add(instance.rules_file(), "does not have the MD5 of its name");
    }
  }

  // Without the puzzle only what the file has can be compared.
  void check_file(const FamilyInstance& instance) {
    add_all(instance, column_faults(instance));
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
      const std::string wrong = wrong_figure(instance, files);
      if (!wrong.empty()) return add(instance.file, wrong);
      check_status(instance, formula);
    } catch (const InputError& wrong) {
      broken_.emplace_back(wrong.what());
    }
  }

  void check(const FamilyInstance& instance) {
    check_rules(instance);
    if (has_runs_) add_all(instance, run_faults(instance));
    if (instance.puzzle.empty()) return check_file(instance);
    const InstanceFiles files = instance_files(instance, task_.stop);
    add_all(instance, {wrong_figure(instance, files), wrong_text(instance)});
    check_formula(instance, files);
    if (const auto map = text_of(instance.map_file()); map && *map != files.map) {
      add(instance.map_file(), "is not the map that encoding the puzzle gives");
    }
    const FamilyPuzzle puzzle = read_family_puzzle(instance, &task_.stop);
    add_all(instance, column_faults(instance, *puzzle.document.puzzle));
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

  // What is searched is the puzzle, or where it is not known the formula.
  template <class Searched>
  void check_status(const FamilyInstance& instance, const Searched& searched) {
    if (instance.status == "unknown") return;
    const Status found = short_search(searched, task_.stop);
    if (found == Status::kUnknown) return;
    const std::string status = in_small_letters(status_name(found));
    if (status == instance.status) {
      ++confirmed_;
    } else {
      add(instance.file, "is " + status + ", but the index says " + instance.status);
    }
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
  bool has_runs_ = false;
  FamilyArguments arguments_;
  FileNames rules_;  // files that were looked at
  std::vector<std::string> broken_;
  std::int64_t confirmed_ = 0;
};

}  // namespace

ExitCode check_family(const std::string& directory, const FamilyOptions& options,
                      const Task& task) {
  return FamilyCheck(directory, options, task).run();
}

}  // namespace p2c

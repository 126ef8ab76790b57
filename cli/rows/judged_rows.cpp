#include "cli/rows/judged_rows.hpp"

#include <map>

#include "cli/collections/collection.hpp"
#include "cli/input.hpp"
#include "cli/progress.hpp"
#include "cli/report.hpp"
#include "cli/rows/judged_row.hpp"
#include "cli/rows/number_list.hpp"
#include "cli/rows/row_index.hpp"
#include "instances/version.hpp"

namespace p2c {
namespace {

class RowsJudge {
 public:
  RowsJudge(const std::string& file, const PuzzleOptions& options, const Task& task)
      : rows_(file, task.stop), options_(options), task_(task), progress_(task.common) {}

  ExitCode run() {
    for (const std::string& fault : rows_.faults()) add(rows_.name() + ": " + fault);
    for (std::optional<Entry> entry = next(); entry; entry = next()) {
      if (rows_.shard().has(entries_)) judge(*entry);
      ++entries_;
    }
    expect_no_more();
    progress_.erase();
    report();
    return broken_ == 0 ? kDone : kAnswerNo;
  }

 private:
  std::optional<Entry> next() { return task_.puzzles.next(task_.stop); }

  void add(const std::string& fault) {
    ++broken_;
    if (task_.common.json) {
      faults_.push_back(fault);
    } else {
      task_.out.write(fault + "\n");
    }
  }

  void add(const Entry& entry, const std::string& fault) {
    add(printable(entry.id) + " (n " + std::to_string(entries_) + "): " + fault);
  }

  void judge(const Entry& entry) {
    progress_.show(entry.id);
    const RowIndex::Place* row = rows_.find(entries_);
    if (row == nullptr) return add(entry, "there is no row");
    const Judgement judgement = judge(entry, rows_.text(*row));
    answers_ += judgement.answers;
    if (judgement.answers == 0) ++without_[judgement.status];
    for (const std::string& fault : judgement.faults) add(entry, fault);
  }

  Judgement judge(const Entry& entry, const std::string& row) const {
    const Request quiet{task_.common, task_.stop, [](std::string_view) {}};
    std::optional<Document> document;
    std::string reason;
    try {
      document = read_puzzle(entry, options_, quiet);
    } catch (const InputError& error) {
      reason = error.what();
    }
    return judge_row(row, rows_.name(), document ? &*document : nullptr, reason, task_.stop);
  }

  void expect_no_more() {
    NumberList more;
    for (const RowIndex::Place& row : rows_.rows()) {
      if (row.n >= entries_) more.add(row.n);
    }
    const std::string count = std::to_string(entries_);
    if (!more.empty()) {
      add(rows_.name() + ": there are " + count + " entries, and a row for n " + more.str());
    }
    if (!rows_.end() || rows_.end()->entries == entries_) return;
    add(rows_.name() + ": there are " + count + " entries, and the end line counts " +
        std::to_string(rows_.end()->entries));
  }

  void report() const {
    if (task_.common.json) return report_json();
    if (broken_ > 0) return;
    std::string text =
        "ok: " + counted(rows_.rows().size(), "row") + ", " + std::to_string(answers_) + " answers";
    for (const auto& [status, count] : without_) {
      text += ", ";
      text += std::to_string(count);
      text += " ";
      text += status;
    }
    task_.out.write(text + "\n");
  }

  void report_json() const {
    JsonMembers without;
    for (const auto& [status, count] : without_) without[status] = count;
    const JsonMembers report{{"format", 1},         {"ok", broken_ == 0},
                             {"broken", faults_},   {"rows", rows_.rows().size()},
                             {"answers", answers_}, {"without_answer", without},
                             {"version", kVersion}};
    task_.out.write(to_text(report));
  }

  const RowIndex rows_;
  const PuzzleOptions& options_;
  const Task& task_;
  ProgressLine progress_;
  std::int64_t entries_ = 0;  // that were read
  std::int64_t answers_ = 0;
  std::int64_t broken_ = 0;
  std::map<std::string, std::int64_t> without_;  // rows without answers, by their status
  std::vector<std::string> faults_;              // kept for JSON
};

}  // namespace

ExitCode judge_rows(const std::string& file, const PuzzleOptions& options, const Task& task) {
  return RowsJudge(file, options, task).run();
}

}  // namespace p2c

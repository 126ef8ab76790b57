#include "cli/batch/batch_run.hpp"

#include <utility>

#include "cli/batch/batch.hpp"
#include "cli/batch/formula_folder.hpp"
#include "cli/batch/row.hpp"
#include "cli/failure.hpp"
#include "cli/say.hpp"
#include "instances/kinds/brought_kind.hpp"

namespace p2c {
namespace {

constexpr std::size_t kWaitingForEach = 4;  // entries for a worker
constexpr int kLookEvery = 200;             // milliseconds: how soon a signal is noticed at least

}  // namespace

BatchRun::BatchRun(const BatchOptions& options, const std::vector<std::string>& words,
                   const Task& task, PartFile& part, BegunRows begun)
    : options_(options),
      task_(task),
      part_(part),
      begun_(std::move(begun)),
      tally_(begun_.tally),
      progress_(task.common),
      collection_(inputs()),
      queue_(collection_,
             {options.shard, kWaitingForEach * static_cast<std::size_t>(options.jobs),
              options.order == EntryOrder::kLongestFirst},
             task.stop),
      pool_(pool_options(words), [this](const JobResult& result) { take(result); }) {}

CollectionInputs BatchRun::inputs() const {
  return {task_.common.inputs, options_.manifests, options_.from, {options_.into}, true,
          options_.column,     options_.find};
}

PoolOptions BatchRun::pool_options(const std::vector<std::string>& words) const {
  PoolOptions pool;
  pool.words = {std::string(kWorkerWord), options_.work};
  pool.words.insert(pool.words.end(), words.begin(), words.end());
  if (options_.rules_kind != nullptr) {
    pool.first = packed(RulesMessage{options_.rules_kind->abilities.find<BroughtRules>()->text});
  }
  pool.jobs = options_.jobs;
  pool.time_limit = options_.limits.time_limit;
  // Another solver has a second to end, too.
  if (options_.runs_solver()) pool.grace = 3;
  if (!options_.into.empty()) {
    pool.clean_up = [folder = options_.into](pid_t process) { clean_up_after(folder, process); };
  }
  return pool;
}

ExitCode BatchRun::run() {
  work_on_all();
  progress_.erase();
  return is_stopped(&task_.stop) ? end_early() : finish();
}

void BatchRun::work_on_all() {
  while (!is_stopped(&task_.stop)) {
    hand_out();
    const bool all_given = queue_.is_finished();
    if (all_given && pool_.is_idle()) return;
    if (all_given) pool_.share_last_jobs();
    pool_.wait(!all_given && pool_.wants_job() ? queue_.descriptor() : -1, kLookEvery);
    part_.sync_now_and_then();
    show_progress();
  }
}

void BatchRun::hand_out() {
  while (pool_.wants_job()) {
    std::optional<NumberedEntry> entry = queue_.take();
    if (!entry) return;
    give(*std::move(entry));
  }
}

void BatchRun::give(NumberedEntry numbered) {
  auto& [n, entry] = numbered;
  const bool done = begun_.done.has(n);
  if (!entry.error) {
    std::string id = entry.id;
    std::string bytes = packed(EntryMessage{n, done, std::move(entry)});
    return pool_.give({n, std::move(id), std::move(bytes), done});
  }
  if (done) return check_done(n, entry.id, "");
  RowParts row{n, entry.id};
  row.status = "error";
  row.error = entry.error->what();
  add_row(row.status, row_text(row), 0);
}

void BatchRun::take(const JobResult& result) {
  const auto& [job, puzzle, done] = result;
  if (!job.only_reads) return add_row(done.status, done.row, done.cpu);
  if (is_given_up(done.status)) {
    ++done_seen_;
  } else {
    check_done(job.n, job.id, puzzle ? puzzle->hash : "");
  }
}

void BatchRun::add_row(std::string_view status, const std::string& row, double seconds) {
  part_.write(row);
  tally_.add(status, seconds);
}

void BatchRun::check_done(std::int64_t n, const std::string& id, const std::string& hash) {
  ++done_seen_;
  if (begun_.done.fits(n, hash)) return;
  throw InputError({printable(part_.path())}, "the row with \"n\":" + std::to_string(n) +
                                                  " is of another puzzle than " + printable(id) +
                                                  " is now, so the batch cannot go on");
}

void BatchRun::show_progress() {
  progress_.show(std::to_string(tally_.rows()) + " rows, " + std::to_string(entries()) +
                 " puzzles read");
}

ExitCode BatchRun::end_early() {
  part_.sync();
  if (!task_.common.quiet) {
    task_.say(counted(static_cast<std::size_t>(tally_.rows()), "row") + " in " +
              printable(part_.path()) + ": the same command with --resume goes on");
  }
  return failure_of(task_.stop.reason()).code;
}

ExitCode BatchRun::finish() {
  if (entries() == 0 && !is_resumed()) {
    part_.cut(0);
    throw InputError({collection_.input_at_hand()}, "expected a puzzle, got none");
  }
  if (done_seen_ != begun_.done.size()) {
    throw InputError({printable(part_.path())},
                     "has " + counted(begun_.done.size() - done_seen_, "row") +
                         " of puzzles that the inputs do not have any more");
  }
  part_.write(
      Json(JsonMembers{{"end", true}, {"rows", tally_.rows()}, {"entries", entries()}}).text());
  part_.finish(begun_.replaces);
  return tally_.code();
}

}  // namespace p2c

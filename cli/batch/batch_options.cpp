#include "cli/batch/batch_options.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "cli/file_names.hpp"
#include "cli/options/threads_option.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

// Not of --do. All others change rows.
constexpr std::array<std::string_view, 12> kOwn = {"do",    "output", "force", "resume",
                                                   "retry", "jobs",   "shard", "order",
                                                   "json",  "quiet",  "help",  "manifest"};

bool is_own(const std::string& name) {
  return std::find(kOwn.begin(), kOwn.end(), name) != kOwn.end();
}

}  // namespace

BatchOptions::BatchOptions() : jobs(ThreadsOption().threads) {}

void BatchOptions::declare(OptionList& options) {
  declared = &options;
  declare_own(options);
  ManifestOption::declare(options);
  PuzzleOptions::declare(options);
  declare_for_work(options);
}

void BatchOptions::declare_own(OptionList& options) {
  options.add({Section::kFiles,
               "do",
               "VERB",
               "solve, unique, count, encode or explain",
               {"solve", "unique", "count", "encode", "explain"}},
              &work);
  options.add({Section::kFiles, "output,o", "FILE",
               "write the rows to FILE, which must not exist; until the end they are in FILE.part"},
              &output);
  options.add_files([this](std::vector<NamedFile>& files) {
    if (output.empty() || output == "-") return;
    files.push_back({printable(output) + ".part", output + ".part", true});
  });
  options.add({Section::kFiles, "force", "", "overwrite existing files"}, &force);
  options.add({Section::kFiles, "into", "DIR",
               "with --do encode: write the formulas to DIR, as NUMBER-KIND.cnf.xz"},
              &into);
  options.add({Section::kRun, "resume", "",
               "go on with FILE.part, where a batch has ended early, or begin where there is none"},
              &resume);
  options.add({Section::kRun, "retry", "",
               "with --resume: try those again that ended by a crash or a limit of time or memory"},
              &retry);
  constexpr int kMostJobs = 1024;
  options.add_number({Section::kRun, "jobs", "N", "work in N processes (default: one per core)"},
                     jobs, {1, kMostJobs});
  options.add_parsed({Section::kRun,
                      "shard",
                      "K/N",
                      "work on every N-th puzzle, from the K-th on; env: as the variables of "
                      "mpirun or srun say",
                      {"env"}},
                     [this](const std::string& word) { shard = parse_shard(word); });
  options.add_choice({Section::kRun, "order", "ORDER",
                      "input (default), or longest-first: by the size of their texts, which are "
                      "then all in memory"},
                     order, kOrders);
  options.add_check([this] {
    if (retry && !resume) throw UsageError{"--retry goes with --resume"};
    if (!into.empty()) expect_compression_for(into + "/NUMBER-KIND.cnf.xz");
  });
}

void BatchOptions::declare_for_work(OptionList& options) {
  for_work_.encoding.declare(options);
  options.add_number(
      {Section::kFormula, "depth", "N", "write at most N layers; answers that need more are lost"},
      for_work_.depth, {0});
  for_work_.presolve.declare(options);
  for_work_.limit.declare(options);
  options.add({Section::kAnswers, "smallest", "",
               "where three rules or more have to be combined, take as few as can be"},
              &for_work_.smallest);
  options.add({Section::kRun, "time-limit", "SECONDS", "give up on a puzzle after this time"},
              &limits.time_limit);
  options.add(
      {Section::kRun, "memory-limit", "MB",
       "give up on a puzzle above this size of its process (some 5 MB when idle), or of the "
       "solver's"},
      &limits.memory_limit);
  options.add({Section::kRun, "solver", "COMMAND", "solve with this program, such as 'cadical -q'"},
              &for_work_.solver);
}

std::vector<GivenOption> BatchOptions::for_work() const {
  std::vector<GivenOption> all = declared->given();
  std::erase_if(all, [](const GivenOption& option) { return is_own(option.name); });
  return all;
}

std::vector<std::string> BatchOptions::work_words() const {
  std::vector<std::string> words;
  for (const auto& [name, values, form] : for_work()) {
    const std::string word = "--" + name;
    if (name == "rules") continue;  // workers get the text
    if (form == GivenOption::Kind::kFlag) words.push_back(word);
    for (const std::string& value : values) words.emplace_back(word).append("=").append(value);
  }
  return words;
}

JsonMembers BatchOptions::work_json() const {
  JsonMembers json;
  for (const auto& [name, values, form] : for_work()) {
    switch (form) {
      case GivenOption::Kind::kFlag:
        json[name] = true;
        break;
      case GivenOption::Kind::kNumber:
        json[name] = Json::of_text(values.front());
        break;
      case GivenOption::Kind::kText:
        json[name] = values.front();
        break;
      case GivenOption::Kind::kList:
        json[name] = values;
        break;
    }
  }
  return json;
}

void BatchOptions::check_work(const OptionList& work_list) const {
  for (const GivenOption& option : for_work()) {
    if (work_list.declares(option.name)) continue;
    throw UsageError{"--" + option.name + " is not for --do " + work};
  }
}

}  // namespace p2c

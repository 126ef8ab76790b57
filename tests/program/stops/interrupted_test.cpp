// What a signal leaves: of a verb with one result nothing, of a list or a search what there is, and
// how far it goes. A stop comes at each of the first polls (PUZZLE2CNF_DEEP=1: of 200).
#include <doctest/doctest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <random>
#include <sstream>

#include "tests/board_count.hpp"
#include "tests/paths.hpp"
#include "tests/program/open_board.hpp"
#include "tests/program/pictures/images.hpp"
#include "tests/program/run_program.hpp"
#include "tests/program/stops/stopped_run.hpp"
#include "tests/program/verbs/made_rows.hpp"

namespace p2c {
namespace {

using Json = nlohmann::json;

constexpr int kPuzzles = 6;

// Answers, no answer, an error.
std::string list_text() {
  const std::string one = "https://puzz.link/p?hashi/7/7/l2h1g1n4h4g455l3134h4j2g63\n";
  const std::string none = "https://puzz.link/p?hashi/2/1/11\nhttps://puzz.link/p?hashi/2/1/12\n";
  return one + none + "https://puzz.link/p?hashi/2/1/xx\n" + one + one;
}

// A command line without its output, and what may be left of it.
struct Command {
  std::vector<std::string> words;
  enum Leaves { kNothing, kList, kJsonList, kPart, kJsonPart } leaves;
};

// Its inputs, in a directory of their own.
struct Inputs {
  TempDir dir;
  std::string list = dir.write("list.urls", list_text());
  std::string sample = data_file("heyawake-6x6.txt");
  std::string open = dir.write("open", open_board(4));
  std::string image = dir.write("image", noise_image(12));
  std::string rows = dir.write("rows.jsonl", rows_text(made_rows(12, 1), rows_head()));
  std::string spec = dir.write("spec", "family f\npuzzle heyawake 3 3 variant room clues 2\n");
  std::string model = dir.write("model", "s UNSATISFIABLE\n");

  std::vector<Command> single() const {
    return {{{"encode", sample}, Command::kNothing},
            {{"convert", sample, "--to", "json"}, Command::kNothing},
            {{"show", sample}, Command::kNothing},
            {{"decode", sample, model}, Command::kNothing},
            {{"report", rows}, Command::kNothing},
            {{"merge", rows}, Command::kNothing},
            {{"solve", sample}, Command::kNothing},
            {{"family", spec}, Command::kNothing}};
  }
  std::vector<Command> several() const {
    return {
        {{"solve", "-q", list}, Command::kList},
        {{"count", list}, Command::kList},
        {{"unique", list}, Command::kList},
        {{"enumerate", list}, Command::kList},
        {{"enumerate", "--threads", "1", open, list}, Command::kList},
        {{"solve", "--json", list}, Command::kJsonList},
        {{"enumerate", "--json", list}, Command::kJsonList},
        {{"generate", "kenken", "--rows", "4", "--count", "5", "--threads", "1"}, Command::kPart},
        {{"generate", "kenken", "--rows", "4", "--count", "5", "--json"}, Command::kJsonPart},
        {{"enumerate", open}, Command::kPart},
        {{"count", open}, Command::kPart},
        {{"solve", "--forced", sample}, Command::kPart},
        {{"unique", sample, "--proof", dir.path("p.drat"), "--force"}, Command::kPart},
        {{"explain", sample}, Command::kPart},
        {{"picture", "--method", "dither", "--unique", image}, Command::kPart}};
  }
};

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

bool is_outcome(const std::string& line) {
  return line.starts_with("# not solved: ") || line.starts_with("# no ") ||
         line.starts_with("# interrupted: ");
}

// What stands below each head.
std::map<std::string, std::vector<std::string>> blocks_of(const std::string& text) {
  std::map<std::string, std::vector<std::string>> blocks;
  std::string head;
  for (const std::string& line : lines_of(text)) {
    if (line.starts_with("# ") && !is_outcome(line)) {
      head = line;
      blocks[head];
    } else if (!line.starts_with("# interrupted: ")) {
      blocks[head].push_back(line);
    }
  }
  return blocks;
}

void check_list(const std::string& text, const std::string& clean) {
  const auto whole = blocks_of(clean);
  int done = 0;
  for (const auto& [head, lines] : blocks_of(text)) {
    const auto& shown_head = head;
    CAPTURE(shown_head);
    REQUIRE_FALSE(lines.empty());
    const bool open =
        lines.back() == "# not solved: interrupted" || lines.back() == "# not solved: not reached";
    if (!open) ++done;
    CHECK((open || lines == whole.at(head)));
  }
  const std::string last = lines_of(text).back();
  CHECK(last.starts_with("# interrupted: " + std::to_string(done) + " of "));
}

Json without_seconds(const std::string& text) {
  Json reports = Json::parse(text);
  for (Json& report : reports) report.erase("seconds");
  return reports;
}

void check_json_list(const std::string& text, const std::string& clean) {
  if (without_seconds(text) == without_seconds(clean)) return;  // it came when all was written
  const Json reports = Json::parse(text);
  const Json& last = reports.back();
  CHECK(last.at("error") == "interrupted");
  CHECK((last.contains("of") || last.contains("of_at_least")));
  int done = 0;
  for (std::size_t i = 0; i + 1 < reports.size(); ++i) {
    const std::string outcome = reports[i].value("outcome", "");
    if (outcome != "not solved: interrupted" && outcome != "not solved: not reached") ++done;
    CHECK(
        (reports[i].contains("solution") || reports[i].contains("solutions") || !outcome.empty()));
  }
  CHECK(last.at("done") == done);
}

void check_left(const Command& command, const std::string& text, const std::string& clean) {
  CAPTURE(text);
  if (text == clean) return;
  const std::vector<std::string> lines = lines_of(text);
  REQUIRE_FALSE(lines.empty());
  switch (command.leaves) {
    case Command::kNothing:
      FAIL_CHECK("a part of one result");
      return;
    case Command::kList:
      return check_list(text, clean);
    case Command::kJsonList:
      return check_json_list(text, clean);
    case Command::kPart:
      CHECK(lines.back().starts_with("# interrupted: "));
      return;
    case Command::kJsonPart:
      CHECK(Json::parse(lines.back()).at("error") == "interrupted");
      return;
  }
}

// The files that a run has left, but for the rows of a family; a directory is one, with an empty
// text.
std::map<std::string, std::string> files_in(const TempDir& dir) {
  std::map<std::string, std::string> files;
  for (const std::string& name : dir.names()) {
    if (name == "out.rows.part") continue;
    const bool folder = std::filesystem::is_directory(dir.path(name));
    files[name] = folder ? "" : read_file(dir.path(name));
  }
  return files;
}

struct Left {
  StoppedRun run;
  std::map<std::string, std::string> files;
};

Left stop_at(const Command& command, const StopAt& stop) {
  const TempDir dir;
  std::vector<std::string> words = command.words;
  words.insert(words.end(), {"-o", dir.path("out")});
  return {run_stopped(stop, words), files_in(dir)};
}

// Without times and the seconds of reports, which differ from run to run.
bool is_exact(const Command& command) { return command.words[1] != "--json"; }

void check_stop(const Command& command, const StopAt& stop, const Left& clean) {
  std::string shown;
  for (const std::string& word : command.words) shown += " " + word;
  CAPTURE(shown);
  CAPTURE(stop.by);
  CAPTURE(stop.poll);
  const Left left = stop_at(command, stop);
  CAPTURE(left.run.finished.err);
  if (stop.by == "KILL") {
    if (left.files.contains("out")) CHECK(left.files.at("out") == clean.files.at("out"));
    return;
  }
  for (const auto& [name, text] : left.files) CHECK(name == "out");
  const int code = stop.by == "INT" ? 130 : 143;
  const bool came = left.run.finished.code == code;
  if (!came) {
    CHECK(left.run.finished.code == clean.run.finished.code);
    if (is_exact(command)) CHECK(left.files == clean.files);
  } else if (left.files.contains("out")) {
    check_left(command, left.files.at("out"), clean.files.at("out"));
  }
}

void stop_each(const std::vector<Command>& commands) {
  for (const Command& command : commands) {
    const Left clean = stop_at(command, {});
    CAPTURE(command.words[0]);
    REQUIRE(clean.run.finished.code < 4);
    const long polls = std::min<long>(clean.run.polls + 1, 200);
    const long step = std::max<long>(polls / deep_count(8, 200), 1);
    for (long poll = 1; poll <= polls; poll += step) check_stop(command, {"INT", poll}, clean);
  }
}

}  // namespace

TEST_CASE("a signal leaves nothing of a verb with one result") { stop_each(Inputs().single()); }

TEST_CASE("a signal leaves of a list and of a search what there is, and how far it goes") {
  stop_each(Inputs().several());
}

TEST_CASE("signals at random, and KILL, leave nothing that does not say that it is a part") {
  const Inputs inputs;
  std::vector<Command> commands = inputs.single();
  for (Command& command : inputs.several()) commands.push_back(std::move(command));
  std::mt19937 random(36);
  const int tries = std::max(deep_count(1, 500 / static_cast<int>(commands.size()) + 1), 1);
  for (const Command& command : commands) {
    const Left clean = stop_at(command, {});
    for (int i = 0; i < tries; ++i) {
      const char* const signals[] = {"INT", "TERM", "HUP", "KILL"};
      const long polls = std::max(clean.run.polls, 1L);
      const StopAt stop{signals[random() % 4], static_cast<long>(random() % polls) + 1};
      check_stop(command, stop, clean);
    }
  }
}

TEST_CASE("each block of a list says how it ended, with and without a signal") {
  const Inputs inputs;
  const std::string text = run({"solve", "-q", inputs.list}).out;
  const auto blocks = blocks_of(text);
  CHECK(blocks.size() == kPuzzles);
  CHECK(blocks.at("# " + inputs.list + ":2").front() == "answer hashi");
  CHECK(blocks.at("# " + inputs.list + ":3") == std::vector<std::string>{"# no answer"});
  CHECK(blocks.at("# " + inputs.list + ":4") == std::vector<std::string>{"# not solved: error"});
  const TempDir dir;
  const std::string large = dir.write("large", "nonogram\n3000 3000\n");
  CHECK(run({"solve", "--memory-limit=300", "--max-cells=9000000", large, inputs.sample})
            .out.starts_with("# " + large + "\n# not solved: memory\n"));
}

TEST_CASE("what a signal left is read again: its marks are no answers and no puzzles") {
  const TempDir dir;
  const std::string file = data_file("kenken-4x4.txt");
  const std::string marks = "# not solved: interrupted\n# interrupted: 1 of 3\n";
  const std::string answers = dir.write("answers", run({"solve", file}).out + "# x\n" + marks);
  CHECK(run({"verify", file, answers}).out == "ok\n");
  const Json answer = Json::parse(run({"solve", "--json", file}).out);
  const Json end = {{"format", 1}, {"error", "interrupted"}, {"done", 1}, {"of", 3}};
  const std::string json = dir.write("json", Json::array({answer, end}).dump());
  CHECK(run({"verify", file, json}).out == "ok\n");
  const std::string puzzle = dir.write("puzzle", read_file(file) + marks);
  CHECK(run({"unique", puzzle}).code == 0);
  const std::string list = dir.write("list.urls", list_text() + marks);
  CHECK(blocks_of(run({"solve", "-q", list}).out).size() == kPuzzles);
  const TempDir folder;
  folder.write("a.txt", read_file(file));
  folder.write("b.txt", "# a.txt\n" + marks);
  const Finished all = run({"unique", folder.path("")});
  CHECK(all.code == 0);
  CHECK(all.err == "puzzle2cnf: 1 file with answers left out\n");
}

}  // namespace p2c

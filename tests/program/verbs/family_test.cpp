// Families of instances by the built command: made, checked, spoilt, made again.
#include <doctest/doctest.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <map>
#include <utility>

#include "cnf_out/compressed/compressed_file.hpp"
#include "instances/families/family_index.hpp"
#include "instances/families/family_spec.hpp"
#include "tests/program/installed.hpp"
#include "tests/program/waiting.hpp"

namespace puzzle2cnf {
namespace {

namespace fs = std::filesystem;
using Names = std::vector<std::string>;

constexpr const char* kSpec =
    "family tiny\n"
    "measure cadical-seconds 100\n"
    "puzzle kenken 4 4 seeds 1-2 variant puzzle\n"
    "puzzle kenken 4 4 seeds 1 variant blocked prove\n"
    "puzzle hashi 5 5 seeds 1 variant clue\n"
    "puzzle heyawake 4 6 variant room clues 4 3\n";

// No solver makes anything of it in the time of a test, nor anything depends on its speed.
constexpr const char* kQuickSpec =
    "family quick\n"
    "puzzle kenken 4 4 seeds 1-5 variant puzzle\n"
    "puzzle nonogram 5 5 seeds 1-5 variant clue\n"
    "puzzle heyawake 4 6 variant room clues 4 3\n";

constexpr const char* kEndless =
    "family endless\n"
    "puzzle kenken 4 4 seeds 1-40 variant puzzle\n"
    "measure cadical-seconds 100000\n"
    "puzzle heyawake 30 30 variant room clues 299\n";

Finished make(const TempDir& dir, const std::string& spec, const std::string& name,
              const Names& more = {}) {
  Names words = {"family", dir.write("spec.txt", spec), "-o", dir.path(name)};
  words.insert(words.end(), more.begin(), more.end());
  return run(words);
}

// A family that is whole.
class Family {
 public:
  Family() {
    const Finished finished = make(dir_, kSpec, "out");
    REQUIRE(finished.err.empty());
    REQUIRE(finished.code == 0);
  }

  std::string path(const std::string& name) const { return dir_.path("out/" + name); }
  void write(const std::string& name, const std::string& bytes) const {
    dir_.write("out/" + name, bytes);
  }
  std::string text(const std::string& name) const {
    const std::string bytes = read_file(path(name));
    std::string plain;
    std::size_t given = 0;
    decompress(
        compression_of(name),
        [&] { return std::exchange(given, 1) == 0 ? bytes : std::string_view(); },
        [&](std::string_view piece) { plain += piece; });
    return plain;
  }
  std::string index() const { return read_file(path("index.csv")); }
  Finished check() const { return run({"family", "--check", dir_.path("out")}); }

  // What is broken is said in one line, with this end, and nothing else is wrong.
  void check_broken(const std::string& file, const std::string& end) const {
    const Finished finished = check();
    CHECK(finished.code == 1);
    CHECK(finished.err.empty());
    CHECK(finished.out.starts_with(file + ": "));
    INFO(finished.out);
    CHECK(finished.out.ends_with(end + "\n"));
    CHECK(std::count(finished.out.begin(), finished.out.end(), '\n') == 1);
  }

 private:
  TempDir dir_;
};

std::string packed(const std::string& text) {
  std::string bytes;
  Compressor out(Compression::kXz, [&](std::string_view piece) { bytes += piece; });
  out.write(text);
  out.finish();
  return bytes;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

// All files of a directory.
std::map<std::string, std::string> files_of(const std::string& directory) {
  std::map<std::string, std::string> files;
  for (const auto& entry : fs::directory_iterator(directory)) {
    files[entry.path().filename().string()] = read_file(entry.path().string());
  }
  return files;
}

// Of all directories in it.
std::size_t files_below(const TempDir& dir) {
  std::size_t count = 0;
  for (const std::string& name : dir.names()) {
    const fs::directory_iterator files(dir.path(name));
    count += static_cast<std::size_t>(std::distance(begin(files), end(files)));
  }
  return count;
}

constexpr const char* kFirst = "tiny-kenken-4x4-s1-puzzle.cnf.xz";
constexpr const char* kFirstMap = "tiny-kenken-4x4-s1-puzzle.map.json";

}  // namespace

TEST_CASE("family: a file and a map for each instance, and the index") {
  const Family family;
  const std::vector<FamilyInstance> instances = read_index(family.index(), "index.csv");
  Names files;
  for (const FamilyInstance& instance : instances) files.push_back(instance.file);
  CHECK(files == Names{kFirst, "tiny-kenken-4x4-s2-puzzle.cnf.xz",
                       "tiny-kenken-4x4-s1-blocked.cnf.xz", "tiny-hashi-5x5-s1-clue.cnf.xz",
                       "tiny-heyawake-4x6-k4-k3-room.cnf.xz"});
  for (const FamilyInstance& instance : instances) {
    CAPTURE(instance.file);
    CHECK(fs::exists(family.path(instance.file)));
    CHECK(fs::exists(family.path(instance.map_file())));
    CHECK(instance.status != "unknown");
  }
  CHECK(instances[0].known_by == "planted");
  CHECK(instances[2].known_by == "proof");
  CHECK(files_of(family.path("")).size() == 11);
}

TEST_CASE("family: a file is what encode makes of the puzzle in the index") {
  const Family family;
  for (const FamilyInstance& instance : read_index(family.index(), "index.csv")) {
    CAPTURE(instance.file);
    const std::size_t end = std::min(instance.puzzle.find("answer "), instance.puzzle.size());
    const TempDir dir;
    Names words = {"encode",
                   dir.write("p.txt", instance.puzzle.substr(0, end)),
                   "--connectivity",
                   "elimination",
                   "--competition",
                   "--map",
                   dir.path("map"),
                   "-o",
                   dir.path("out.cnf.xz")};
    if (end < instance.puzzle.size()) {
      words.insert(words.end(), {"--block", dir.write("a.txt", instance.puzzle.substr(end))});
    }
    REQUIRE(run(words).code == 0);
    CHECK(read_file(dir.path("out.cnf.xz")) == read_file(family.path(instance.file)));
    CHECK(read_file(dir.path("map")) == read_file(family.path(instance.map_file())));
  }
}

TEST_CASE("family --check: a family as it was made is whole") {
  const Family family;
  const Finished finished = family.check();
  CHECK(finished.code == 0);
  CHECK(finished.err.empty());
  CHECK(finished.out.starts_with("ok\n5 instances: "));
  CHECK(finished.out.ends_with(" 0 unknown\nstatus confirmed: 5\n"));
  const Finished json = run({"family", "--json", "--check", family.path("")});
  CHECK(json.code == 0);
  CHECK(json.out.find("\"ok\":true") != std::string::npos);
  CHECK(json.out.find("\"broken\":[]") != std::string::npos);
}

TEST_CASE("family --check: files that are missing, or too many") {
  const Family family;
  family.write("more.txt", "");
  family.check_broken("more.txt", "is not in the index");
  fs::remove(family.path("more.txt"));
  fs::rename(family.path(kFirst), family.path("../away"));
  family.check_broken(kFirst, "is missing");
  fs::rename(family.path("../away"), family.path(kFirst));
  fs::remove(family.path(kFirstMap));
  family.check_broken(kFirstMap, "is missing");
}

TEST_CASE("family --check: a file that was changed") {
  const Family family;
  const std::string cnf = family.text(kFirst);
  const std::string good = read_file(family.path(kFirst));
  const auto spoil = [&](const std::string& text) { family.write(kFirst, packed(text)); };
  spoil(replaced(cnf, "\n1 2 ", "\n2 1 "));
  const Finished other = family.check();
  CHECK(other.code == 1);
  CHECK(other.out.starts_with(std::string(kFirst) + ": its clauses have the GBD hash "));
  spoil(replaced(cnf, "c puzzle2cnf", "c another"));
  family.check_broken(kFirst, "is not the text that encoding the puzzle gives");
  spoil(replaced(cnf, "p cnf ", "p cnf 1"));
  CHECK(family.check().code == 1);
  spoil(cnf.substr(0, cnf.size() - 2));
  CHECK(family.check().code == 1);
  family.write(kFirst, good.substr(0, good.size() / 2));
  CHECK(family.check().code == 1);
  family.write(kFirst, good);
  CHECK(family.check().code == 0);
  family.write(kFirstMap, read_file(family.path(kFirstMap)) + " ");
  family.check_broken(kFirstMap, "is not the map that encoding the puzzle gives");
}

TEST_CASE("family --check: an index that says something else") {
  const Family family;
  const std::string index = family.index();
  const std::vector<FamilyInstance> instances = read_index(index, "index.csv");
  const auto with = [&](auto change) {
    FamilyInstance first = instances[0];
    change(first);
    family.write("index.csv", replaced(index, index_line(instances[0]), index_line(first)));
  };
  with([](FamilyInstance& is) { is.variables += 1; });
  family.check_broken(kFirst, ", but the index says " + std::to_string(instances[0].variables + 1));
  with([](FamilyInstance& is) { is.clauses -= 1; });
  family.check_broken(kFirst, ", but the index says " + std::to_string(instances[0].clauses - 1));
  with([](FamilyInstance& is) {
    is.status = "unsatisfiable";
    is.known_by = "search";
  });
  family.check_broken(kFirst, "is satisfiable, but the index says unsatisfiable");
  with([](FamilyInstance& is) { is.gbd = std::string(32, '0'); });
  CHECK(family.check().code == 1);
  with([](FamilyInstance& is) { is.file = "tiny-other.cnf.xz"; });
  CHECK(family.check().code == 1);
  with([&](FamilyInstance& is) { is.puzzle = instances[1].puzzle; });
  CHECK(family.check().code == 1);
  with([](FamilyInstance& is) { is.gbd = "0"; });
  CHECK(family.check().code == 3);
  with([](FamilyInstance& is) { is.puzzle = "kenken\n1 1\nx\n1\n"; });
  const Finished bad = family.check();
  CHECK(bad.code == 3);
  CHECK(bad.err.find("index.csv:4:1: expected ") != std::string::npos);
  fs::remove(family.path("index.csv"));
  CHECK(family.check().code == 3);
}

TEST_CASE("family: an index makes the same files again") {
  const Family family;
  const TempDir dir;
  const Finished again = run({"family", family.path("index.csv"), "-o", dir.path("again")});
  CHECK(again.code == 0);
  CHECK(files_of(dir.path("again")) == files_of(family.path("")));
  // One that lies makes none.
  const std::vector<FamilyInstance> instances = read_index(family.index(), "index.csv");
  FamilyInstance last = instances.back();
  last.gbd = std::string(32, '0');
  const std::string bad = dir.write(
      "bad.csv", replaced(family.index(), index_line(instances.back()), index_line(last)));
  const Finished refused = run({"family", bad, "-o", dir.path("bad")});
  CHECK(refused.code == 3);
  CHECK(refused.err.find("the clauses have the GBD hash " + instances.back().gbd +
                         ", but the index says 00000000000000000000000000000000") !=
        std::string::npos);
  CHECK(dir.names() == Names{"again", "bad.csv"});
}

TEST_CASE("family: equal files from one thread and from two") {
  const TempDir dir;
  REQUIRE(make(dir, kQuickSpec, "one", {"--threads", "1"}).code == 0);
  REQUIRE(make(dir, kQuickSpec, "two", {"--threads", "2"}).code == 0);
  CHECK(files_of(dir.path("one")) == files_of(dir.path("two")));
}

TEST_CASE("family: a directory must be new or empty") {
  const TempDir dir;
  fs::create_directory(dir.path("empty"));
  CHECK(make(dir, kQuickSpec, "empty/").code == 0);
  const auto files = files_of(dir.path("empty"));
  CHECK(files.contains("index.csv"));
  const Finished again = make(dir, kQuickSpec, "empty");
  CHECK(again.code == 5);
  CHECK(again.err == "puzzle2cnf: " + dir.path("empty") +
                         ": already exists; expected a new or an empty directory\n");
  CHECK(files_of(dir.path("empty")) == files);
  CHECK(make(dir, kQuickSpec, "spec.txt").code == 5);
  CHECK(make(dir, kQuickSpec, "no/such").code == 5);
  fs::create_directory_symlink("empty", dir.path("link"));
  CHECK(make(dir, kQuickSpec, "link").code == 5);
  CHECK(dir.names() == Names{"empty", "link", "spec.txt"});
}

TEST_CASE("family: a bad spec is refused before anything is made") {
  const TempDir dir;
  const Finished bad = make(dir, "family x\npuzzle kenken 4 4 seeds 1 variant puzle\n", "out");
  CHECK(bad.code == 3);
  CHECK(bad.err ==
        "puzzle2cnf: " + dir.path("spec.txt") +
            ":2:35: expected 'puzzle', 'blocked', 'clue' or 'room', got 'puzle'; did you "
            "mean 'puzzle'?\n");
  CHECK(make(dir, "family x\npuzzle kenken 4 5 seeds 1 variant puzzle\n", "out").code == 3);
  CHECK(dir.names() == Names{"spec.txt"});
  CHECK(run({"family", dir.path("spec.txt")}).code == 2);  // no -o
  CHECK(run({"family", "--check", dir.path(""), "-o", dir.path("out")}).code == 2);
  CHECK(make(dir, kQuickSpec, "out", {"--solver", "'"}).code == 2);
  CHECK(dir.names() == Names{"spec.txt"});
}

TEST_CASE("family: a full disk leaves nothing") {
  const TempDir dir;
  const std::string spec = dir.write("spec.txt", kQuickSpec);
  const Finished full =
      run_program("sh", {"-c", "trap '' XFSZ; ulimit -f 1; \"$0\" family \"$1\" -o \"$2\"",
                         kProgram, spec, dir.path("out")});
  CHECK(full.code == 5);
  CHECK(full.err.find(": cannot be written: File too large") != std::string::npos);
  CHECK(dir.names() == Names{"spec.txt"});
}

TEST_CASE("family: a signal leaves nothing of many files") {
  for (const int signal : {SIGINT, SIGTERM}) {
    const TempDir specs;
    const TempDir dir;
    Child child(kProgram, {"family", specs.write("spec.txt", kEndless), "-o", dir.path("out")});
    const auto start = Clock::now();
    while (files_below(dir) < 80 && seconds_since(start) < 60) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    REQUIRE(files_below(dir) >= 80);
    REQUIRE(kill(child.pid(), signal) == 0);
    const Finished finished = child.wait();
    CHECK(finished.code == 128 + signal);
    CHECK(finished.out.empty());
    CHECK(finished.err == "puzzle2cnf: interrupted\n");
    CHECK(dir.names().empty());
  }
}

TEST_CASE("family: a line that ends too early is exit code 4, and the rest is there") {
  const TempDir dir;
  const Finished finished =
      make(dir, "family x\npuzzle kenken 4 4 seeds 1-2 keep 3 variant puzzle\n", "out");
  CHECK(finished.code == 4);
  CHECK(finished.err == "puzzle2cnf: " + dir.path("spec.txt") +
                            ":2:1: 2 of 3 instances count: there are no more seeds\n");
  CHECK(finished.out == "2 instances: 2 satisfiable, 0 unsatisfiable, 0 unknown\n");
  CHECK(run({"family", "--check", dir.path("out")}).code == 0);
}

TEST_CASE("family: another solver may judge") {
  const TempDir dir;
  const std::string spec =
      "family x\nmeasure cadical-seconds 100\npuzzle heyawake 4 4 variant room clues 4\n";
  REQUIRE(make(dir, spec, "out", {"--solver", "cadical -q"}).code == 0);
  const auto instances = read_index(read_file(dir.path("out/index.csv")), "index.csv");
  CHECK(instances.at(0).status == "satisfiable");
  CHECK(instances.at(0).cadical_version == "cadical");
  CHECK(instances.at(0).conflicts.empty());
  CHECK(make(dir, spec, "none", {"--solver", "no-such-solver"}).code == 5);
  CHECK(dir.names() == Names{"out", "spec.txt"});
}

// docs/competitions.md says of it how hard it is.
TEST_CASE(
    "family: the committed index makes the files of its hashes, and the committed spec names "
    "them") {
  const std::string folder = std::string(kDocsFolder) + "/families/";
  const TempDir dir;
  const Finished made = run({"family", folder + "grid-puzzles.csv", "-o", dir.path("out")});
  CHECK(made.err.empty());
  REQUIRE(made.code == 0);
  const std::string index = read_file(folder + "grid-puzzles.csv");
  CHECK(read_file(dir.path("out/index.csv")) == index);
  const FamilySpec spec = read_family_spec(read_file(folder + "grid-puzzles.txt"), "spec");
  Names named;
  for (const FamilyLine& line : spec.lines) {
    for (std::int64_t seed = line.first_seed(); seed <= line.last_seed(); ++seed) {
      named.push_back(instance_name(spec, line, seed));
    }
  }
  Names made_of;
  for (const FamilyInstance& is : read_index(index, "index")) made_of.push_back(is.name());
  CHECK(made_of == named);
}

TEST_CASE("with minisat: what it solves in its time does not count in a family") {
  if (!is_installed("minisat")) return;
  const TempDir dir;
  const std::string spec =
      "family x\n"
      "puzzle heyawake 4 4 variant room clues 4 as plain\n"
      "filter minisat-seconds 1\n"
      "puzzle heyawake 4 4 variant room clues 4\n"
      "puzzle heyawake 30 30 variant room clues 299\n";
  REQUIRE(make(dir, spec, "out").code == 0);
  const auto instances = read_index(read_file(dir.path("out/index.csv")), "index.csv");
  REQUIRE(instances.size() == 2);
  CHECK(instances[0].file == "x-heyawake-4x4-plain-k4-room.cnf.xz");
  CHECK(instances[1].file == "x-heyawake-30x30-k299-room.cnf.xz");
}

}  // namespace puzzle2cnf

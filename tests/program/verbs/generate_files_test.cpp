// generate: formats, files of their own, and pictures.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "instances/documents/format_table.hpp"
#include "tests/program/run_program.hpp"
#include "tests/program/verbs/generated.hpp"

namespace p2c {
namespace {

TEST_CASE("generate: every format that is written is read back and unique, or refused before") {
  for (const std::string& kind : generated_kinds()) {
    for (const FormatRow& row : format_table()) {
      const std::string format(row.scheme.name);
      CAPTURE(kind);
      CAPTURE(format);
      const Finished made = run({"generate", kind, "--rows", "6", "--to", format});
      const bool fits = std::any_of(row.kinds.begin(), row.kinds.end(), [&](const auto& one) {
        return one.kind->name == kind && one.format->write;
      });
      if (!fits) {
        CHECK(made.code == 2);
        CHECK(made.err.find("the format " + format) != std::string::npos);
        continue;
      }
      CHECK(made.code == 0);
      CHECK(run({"unique", "--from", format, "-"}, made.out).code == 0);
      const std::string same = run({"convert", "--from", format, "-"}, made.out).out;
      CHECK(same == without_comments(run({"generate", kind, "--rows", "6"}).out));
    }
  }
}

TEST_CASE("generate: a stream has a line for each document, or comments between them") {
  const std::vector<std::string> words{"generate", "hashi", "--rows", "5", "--count", "4"};
  for (const char* format : {"puzzlink", "sgt-bridges", "json"}) {
    const Finished lines = run(with(words, {"--to", format}));
    CHECK(lines.code == 0);
    CHECK(std::count(lines.out.begin(), lines.out.end(), '\n') == 4);
  }
  CHECK(documents_of(run(words).out).size() == 4);
  for (const char* format : {"pzprv3", "has"}) {
    const Finished refused = run(with(words, {"--to", format}));
    CHECK(refused.code == 2);
    CHECK(refused.out.empty());
    CHECK(refused.err.find("need a file each") != std::string::npos);
  }
}

TEST_CASE("generate --to json: the line is the same document") {
  const TempDir dir;
  const std::vector<std::string> words{"generate", "kenken", "--rows", "4", "--to", "json"};
  CHECK(run(with(words, {"-o", dir.path("x-%.json")})).code == 0);
  CHECK(nlohmann::json::parse(run(words).out) ==
        nlohmann::json::parse(read_file(dir.path("x-1.json"))));
}

TEST_CASE("generate --answers: beside the puzzle where the format has a place for it") {
  const TempDir dir;
  const std::vector<std::string> words{"generate", "hashi", "--rows", "6", "--answers"};
  const std::string solved = dir.write("x", run(with(words, {"--to", "pzprv3"})).out);
  CHECK(run({"verify", solved}).out == "ok\n");
  for (const char* format : {"puzzlink", "json", "has", "sgt-bridges"}) {
    const Finished refused = run(with(words, {"--to", format}));
    CHECK(refused.code == 2);
    CHECK(refused.err.find("cannot carry an answer") != std::string::npos);
    const std::vector<nlohmann::json> reports =
        reports_of(run(with(words, {"--to", format, "--json"})));
    REQUIRE(reports.size() == 1);
    CHECK(reports[0].contains("solution"));
  }
}

TEST_CASE("generate: a puzzle that the format cannot carry is bad input, named") {
  const Finished refused = run({"generate", "lits", "--rows", "3", "--to", "puzzlink"});
  CHECK(refused.code == 3);
  CHECK(refused.err.starts_with(
      "puzzle2cnf: the format puzzlink cannot carry a cell in no region, as r"));
}

TEST_CASE("generate -o NAME-%.txt: a file for each, with numbers of one width") {
  const TempDir dir;
  const std::vector<std::string> words{"generate", "kenken", "--rows", "4", "--count", "12"};
  const Finished made = run(with(words, {"-o", dir.path("x-%.txt")}));
  CHECK(made.code == 0);
  CHECK(made.out.empty());
  const std::vector<std::string> names = dir.names();
  REQUIRE(names.size() == 12);
  CHECK(names.front() == "x-01.txt");
  CHECK(names.back() == "x-12.txt");
  std::string all;
  for (const std::string& name : names) all += read_file(dir.path(name));
  CHECK(all == run(words).out);
}

TEST_CASE("generate -o NAME-%.txt.gz: packed; with --json reports go to stdout") {
  const TempDir dir;
  const std::vector<nlohmann::json> reports =
      reports_of(run({"generate", "kenken", "--rows", "4", "--count", "2", "--json", "-o",
                      dir.path("x-%.txt.gz")}));
  REQUIRE(reports.size() == 2);
  CHECK(reports[1]["file"] == dir.path("x-2.txt.gz"));
  CHECK(run({"unique", dir.path("x-1.txt.gz"), dir.path("x-2.txt.gz")}).code == 0);
}

TEST_CASE("generate -o NAME-%.svg: a picture of each, as show draws it, and the text on stdout") {
  const TempDir dir;
  const std::vector<std::string> words{"generate", "hashi", "--rows", "5", "--count", "2"};
  const Finished made = run(with(words, {"-o", dir.path("x-%.svg")}));
  CHECK(made.out == run(words).out);
  const std::string last = dir.write("last", documents_of(made.out).back());
  CHECK(read_file(dir.path("x-2.svg")) == run({"show", "--to", "svg", last}).out);
  CHECK(run({"generate", "hashi", "--rows", "5", "-o", dir.path("one.png"), "--answers"}).code ==
        0);
  CHECK(read_file(dir.path("one.png")).starts_with("\x89PNG"));
}

TEST_CASE("generate: a file that is there is refused before the work, unless --force says so") {
  const TempDir dir;
  dir.write("x-3.txt", "mine\n");
  const std::vector<std::string> words{"generate", "kenken", "--rows", "4",
                                       "--count",  "3",      "-o",     dir.path("x-%.txt")};
  const Finished refused = run(words);
  CHECK(refused.code == 5);
  CHECK(refused.err.find("x-3.txt: already exists; use --force") != std::string::npos);
  CHECK(dir.names() == std::vector<std::string>{"x-3.txt"});
  CHECK(read_file(dir.path("x-3.txt")) == "mine\n");
  CHECK(run(with(words, {"--force"})).code == 0);
  CHECK(dir.names().size() == 3);
  CHECK(read_file(dir.path("x-3.txt")).starts_with("# puzzle 3"));
}

TEST_CASE(
    "generate: two numbers that are one file by a link are refused, and so is its own input") {
  const TempDir dir;
  dir.write("x-1.txt", run({"generate", "kenken", "--rows", "4"}).out);
  std::filesystem::create_symlink("x-1.txt", dir.path("x-2.txt"));
  const std::vector<std::string> words{
      "generate", "kenken", "--rows", "4", "--count", "2", "--force", "-o", dir.path("x-%.txt")};
  const Finished linked = run(words);
  CHECK(linked.code == 2);
  CHECK(linked.err.find("are the same file") != std::string::npos);
  std::filesystem::remove(dir.path("x-2.txt"));
  const Finished input = run({"generate", "--like", dir.path("x-1.txt"), "--count", "2", "--force",
                              "-o", dir.path("x-%.txt")});
  CHECK(input.code == 2);
  CHECK(input.err.find("are the same file") != std::string::npos);
}

TEST_CASE("generate: names that will not do") {
  const TempDir dir;
  for (const char* name : {"%-%.txt", "x-%/y.txt", "x-%.jpg"}) {
    CAPTURE(name);
    CHECK(run({"generate", "kenken", "--rows", "4", "-o", dir.path(name)}).code == 2);
  }
  CHECK(run({"generate", "kenken", "--count", "2", "-o", dir.path("x.svg")}).code == 2);
  CHECK(run({"generate", "kenken", "--count", "100001", "-o", dir.path("%.txt")}).code == 2);
  CHECK(run({"generate", "kenken", "--rows", "4", "-o", dir.path("no/%.txt")}).code == 5);
  CHECK(dir.names().empty());
}

TEST_CASE("generate: what cannot be written is exit code 5") {
  const std::vector<std::string> words{"generate", "kenken", "--rows", "4", "--count", "100"};
  const Finished full = run(with(words, {"-o", "/dev/full"}));
  CHECK(full.code == 5);
  CHECK(full.err.find("No space left on device") != std::string::npos);
}

}  // namespace
}  // namespace p2c

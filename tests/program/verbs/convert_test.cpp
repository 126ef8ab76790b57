// convert and formats, and URLs in place of files.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "instances/documents/format_table.hpp"
#include "tests/paths.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

const std::string kUrl = "https://puzz.link/p?hashi/3/1/1g1";
const std::string kText = "hashi\n1 3\n1 - 1\n";

TEST_CASE("convert writes our own text, or another format") {
  CHECK(run({"convert", kUrl}).out == kText);
  CHECK(run({"convert", "-"}, kText).out == kText);
  CHECK(run({"convert", "--to", "puzzlink", "-"}, kText).out == kUrl + "\n");
  CHECK(run({"convert", "--to", "has", kUrl}).out == "1 3 2\n1 0 1\n");
  CHECK(run({"convert", "--from", "sgt-bridges", "-"}, "3m3L:1a1f\n").out ==
        "hashi\n3 3\n1 - 1\n- - -\n- - -\nmax-bridges 3\nno-loops\n");
}

TEST_CASE("convert keeps givens, and adds those of the command line") {
  CHECK(run({"convert", "--given", "r1c1-r1c3=1", kUrl}).out == kText + "given r1c1-r1c3=1\n");
  CHECK(run({"convert", "-"}, kText + "given r1c1-r1c3=1\n").out == kText + "given r1c1-r1c3=1\n");
  const Finished refused = run({"convert", "--to", "puzzlink", "--given", "r1c1-r1c3=1", kUrl});
  CHECK(refused.code == 3);
  CHECK(refused.err ==
        "puzzle2cnf: url: the format puzzlink cannot carry givens; these can: text, json\n");
}

TEST_CASE("convert fills in an answer that is right") {
  const TempDir dir;
  const std::string answer = dir.write("answer", "answer hashi\n1 1 1 3 1\n");
  CHECK(run({"convert", "--to", "pzprv3", kUrl, answer}).out ==
        "pzprv3\nhashikake\n1\n3\n1 . 1 \n1 1 \n");
  const Finished without = run({"convert", "--to", "puzzlink", kUrl, answer});
  CHECK(without.code == 3);
  CHECK(without.err == "puzzle2cnf: " + kUrl + ": the format puzzlink cannot carry an answer\n");
  const std::string wrong = dir.write("wrong", "answer hashi\n1 1 1 3 2\n");
  const Finished refused = run({"convert", "--to", "pzprv3", kUrl, wrong});
  CHECK(refused.code == 1);
  CHECK(refused.out.empty());
  CHECK(refused.err ==
        "puzzle2cnf: the answer is wrong: the island r1c1 has 2 bridges, but its clue is 1\n");
}

TEST_CASE("convert --json is one document") {
  const Finished finished = run({"convert", "--json", "--to", "puzzlink", "-"}, kText);
  const auto report = nlohmann::json::parse(finished.out);
  CHECK(report["puzzle"] == "hashi");
  CHECK(report["to"] == "puzzlink");
  CHECK(report["text"] == kUrl + "\n");
  const Finished refused = run({"convert", "--json", "--to", "sgt-keen", kUrl});
  CHECK(refused.code == 3);
  CHECK(nlohmann::json::parse(refused.out)["error"] ==
        "the format sgt-keen cannot carry a puzzle of the kind hashi");
}

TEST_CASE("convert --json reports a wrong answer on stdout, and makes no file") {
  const TempDir dir;
  const std::string wrong = dir.write("wrong", "answer hashi\n1 1 1 3 2\n");
  const Finished refused =
      run({"convert", "--json", "--to", "pzprv3", kUrl, wrong, "-o", dir.path("out")});
  CHECK(refused.code == 1);
  CHECK(nlohmann::json::parse(refused.out)["error"] ==
        "the answer is wrong: the island r1c1 has 2 bridges, but its clue is 1");
  CHECK(dir.names() == std::vector<std::string>{"wrong"});
}

TEST_CASE("an unknown format is wrong usage") {
  for (const char* option : {"--from", "--to"}) {
    const Finished finished = run({"convert", option, "frog", kUrl});
    CHECK(finished.code == 2);
    CHECK(finished.err == "puzzle2cnf: expected a format (" + format_names() + ") for " + option +
                              ", got 'frog' (see 'puzzle2cnf help')\n");
  }
  CHECK(run({"solve", "--to", "text", kUrl}).code == 2);
}

TEST_CASE("every verb that reads a puzzle takes a URL, and --from") {
  const TempDir dir;
  const std::string answer = dir.write("answer", "answer hashi\n1 1 1 3 1\n");
  const std::string model = dir.write("model", "s SATISFIABLE\nv -1 2 -3 0\n");
  const std::string id = dir.write("id", "3:1a1f\n");
  for (const auto& words : std::vector<std::vector<std::string>>{{"encode"},
                                                                 {"solve"},
                                                                 {"unique"},
                                                                 {"count"},
                                                                 {"enumerate"},
                                                                 {"convert"},
                                                                 {"verify", answer},
                                                                 {"decode", model}}) {
    CAPTURE(words[0]);
    std::vector<std::string> by_url = words;
    by_url.insert(by_url.begin() + 1, kUrl);
    CHECK(run(by_url).code == 0);
    by_url[1] = "hashi/3/1/1g1";
    CHECK(run(by_url).code == 0);
    std::vector<std::string> by_id = words;
    by_id.insert(by_id.begin() + 1, {"--from", "sgt-bridges", id});
    CHECK(run(by_id).code == 0);
    by_id[2] = "has";
    CHECK(run(by_id).code == 3);
  }
  CHECK(run({kUrl}).out.starts_with("c puzzle2cnf "));
  CHECK(run({"unique", kUrl, "hashi/3/1/1g1"}).out ==
        "# " + kUrl +
            "\nunique\nanswer hashi\n1 1 1 3 1\n# hashi/3/1/1g1\nunique\nanswer "
            "hashi\n1 1 1 3 1\n");
}

TEST_CASE("a file named like a URL is a file") {
  const TempDir dir;
  std::filesystem::create_directories(dir.path("hashi/3/1"));
  const std::string file = dir.write("hashi/3/1/1g1", "hashi\n1 1\n?\n");
  CHECK(run({"convert", file}).out == "hashi\n1 1\n?\n");
  CHECK(run({"convert", dir.path("hashi/3/1/1h1")}).err.ends_with("No such file or directory\n"));
}

TEST_CASE("of several URLs a message names the one it is about") {
  const std::string bad = "hashi/3/1/1g9";
  const std::string worse = "hashi/3/1/9g1";
  const Finished several = run({"unique", bad, worse});
  CHECK(several.code == 3);
  CHECK(several.err ==
        "puzzle2cnf: " + bad + ":1:13: expected a number of bridges from 1 to 8, got 9\n" +
            "puzzle2cnf: " + worse + ":1:11: expected a number of bridges from 1 to 8, got 9\n");
  const auto reports = nlohmann::json::parse(run({"unique", "--json", bad, worse}).out);
  CHECK(reports[0]["place"] == bad + ":1:13");
  CHECK(reports[1]["place"] == worse + ":1:11");
  CHECK(run({"unique", bad}).err.starts_with("puzzle2cnf: url:1:13: "));
}

TEST_CASE("a game id may stand in place of a file, with --from") {
  const std::string from = "sgt-bridges";
  CHECK(run({"convert", "--from", from, "3:1a1f"}).out == "hashi\n3 3\n1 - 1\n- - -\n- - -\n");
  CHECK(run({"convert", "--from", from, "3:1a1f junk"}).err ==
        "puzzle2cnf: id:1:8: expected the end of the line, got 'junk'\n");
  const Finished unnamed = run({"convert", "3:1a1f"});
  CHECK(unnamed.code == 3);
  CHECK(unnamed.err.starts_with("puzzle2cnf: id:1:1: expected --from with one of sgt-"));
  CHECK(run({"convert", "--from", from, "none.id"}).err.ends_with("No such file or directory\n"));
  CHECK(run({"convert", "--from", "text", "3:1"}).err.ends_with("No such file or directory\n"));
}

TEST_CASE("--lenient reads what can be understood, with a warning") {
  const std::string url = "hashi/3/1/1g";
  CHECK(run({"convert", url}).code == 3);
  const Finished finished = run({"convert", "--lenient", url});
  CHECK(finished.code == 0);
  CHECK(finished.out == "hashi\n1 3\n1 - -\n");
  CHECK(finished.err ==
        "puzzle2cnf: warning: url:1:13: expected a number of bridges or a gap for 1 more items, "
        "got the end of the URL\n");
  CHECK(run({"convert", "--lenient", "--quiet", url}).err.empty());
}

TEST_CASE("verify takes the answer that a saved file carries") {
  const TempDir dir;
  const std::string right = dir.write("right", "pzprv3/hashikake/1/3/1 . 1 /1 1 /");
  const std::string other = dir.write("other", "pzprv3/hashikake/1/3/1 . 2 /1 1 /");
  CHECK(run({"verify", right, right}).out == "ok\n");
  CHECK(run({"verify", kUrl, right}).out == "ok\n");
  const Finished refused = run({"verify", kUrl, other});
  CHECK(refused.code == 3);
  CHECK(refused.err ==
        "puzzle2cnf: " + other + ": expected an answer of the same puzzle, got another puzzle\n");
}

TEST_CASE("formats takes no inputs") {
  CHECK(run({"formats", "x"}).err ==
        "puzzle2cnf: expected 'puzzle2cnf formats', got 1 input (see 'puzzle2cnf help')\n");
}

TEST_CASE("formats: a line and a section of docs/formats.md for each") {
  const std::string list = run({"formats"}).out;
  CHECK(std::count(list.begin(), list.end(), '\n') ==
        static_cast<std::ptrdiff_t>(format_table().size()));
  const std::string page = read_file(std::string(kDocsFolder) + "/formats.md");
  for (const FormatRow& row : format_table()) {
    CAPTURE(row.scheme.name);
    CHECK(page.find("## `" + std::string(row.scheme.name) + "`") != std::string::npos);
    CHECK(list.find(" " + std::string(row.scheme.about) + "\n") != std::string::npos);
  }
  const auto report = nlohmann::json::parse(run({"formats", "--json"}).out);
  REQUIRE(report["formats"].size() == format_table().size());
  std::string first;
  for (std::size_t i = 0; i < 4; ++i)
    first += report["formats"][i]["name"].get<std::string>() + " ";
  CHECK(first == "text json puzzlink pzprv3 ");
  CHECK(report["formats"][0]["givens"] == true);
}

}  // namespace
}  // namespace p2c

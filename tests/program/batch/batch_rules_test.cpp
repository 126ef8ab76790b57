// batch --rules: each process gets the rules, and rows name them.
#include "instances/text/md5.hpp"
#include "tests/program/batch/batch_rows.hpp"
#include "tests/program/rules/brought_rules.hpp"

namespace p2c {
namespace {

using nlohmann::json;

std::string hash_of(const std::string& text) {
  Md5 md5;
  md5.add(text);
  return md5.finish();
}

// A batch over the board, one of the list, one that begins with rules, and one that is wrong.
struct RulesBatch : BroughtRules {
  std::string out = dir.path("rows.jsonl");
  std::string kenken = data_file("kenken-4x4.txt");
  std::string whole = dir.write("whole.txt", std::string(kHalves) + "\n" + kHalvesBoard);
  std::string bad = dir.write("bad.txt", "halves\n1 1\nx\n");

  Finished batch(std::vector<std::string> options = {}) const {
    options.insert(options.begin(), {"batch", "--do", "unique", "--jobs", "2", "-o", out, board,
                                     kenken, whole, bad});
    return run(options);
  }
};

}  // namespace

TEST_CASE("batch rules: rows of each kind, and the rules in the header") {
  const RulesBatch in;
  CHECK(in.batch().code == 3);
  const Rows all = read_rows(in.out);
  CHECK(all.header.at("rules") == hash_of(kHalves));
  CHECK(all.header.at("options") == json{{"rules", in.rules}});
  CHECK(all.rows.at(0).at("status") == "unique");
  CHECK(all.rows.at(0).at("rules") == hash_of(kHalves));
  CHECK(all.rows.at(1).at("status") == "unique");
  CHECK(!all.rows.at(1).contains("rules"));
  CHECK(all.rows.at(2).at("rules") == hash_of(std::string(kHalves) + "\n"));
  CHECK(all.rows.at(2).at("answer") == all.rows.at(0).at("answer"));
  CHECK(all.rows.at(3).at("status") == "error");
}

TEST_CASE("batch rules: rows are judged by the same rules, and by no others") {
  const RulesBatch in;
  CHECK(in.batch().code == 3);
  const auto judge = [&](const std::string& rules) {
    return run(
        {"verify", "--rows", in.out, "--rules", rules, in.board, in.kenken, in.whole, in.bad});
  };
  const Finished same = judge(in.rules);
  CHECK(same.code == 0);
  const Finished others = judge(in.dir.write("others.rules", std::string(kHalves) + "# changed\n"));
  CHECK(others.code == 1);
  CHECK(others.out.find("the puzzle is read with the rules ") != std::string::npos);
}

TEST_CASE("batch rules: it goes on with the same rules alone") {
  const RulesBatch in;
  CHECK(in.batch().code == 3);
  CHECK(in.batch({"--resume"}).code == 3);
  in.dir.write("halves.rules", std::string(kHalves) + "# changed\n");
  const Finished other = in.batch({"--resume"});
  CHECK(other.code == 3);
  CHECK(other.err.find("these are rows of another batch: \"rules\" is ") != std::string::npos);
  in.dir.write("halves.rules", "rules 2\n");
  CHECK(in.batch({"--force"}).err.find("halves.rules:1:7: expected ") != std::string::npos);
}

TEST_CASE("batch rules: processes get the text that was read, from stdin, too") {
  const RulesBatch in;
  const std::vector<std::string> words = {"batch",   "--do",   "unique", "--jobs", "2",
                                          "--rules", "-",      "-o",     in.out,   in.board,
                                          in.kenken, in.board, in.board};
  CHECK(p2c::run(words, kHalves).code == 0);
  const Rows all = read_rows(in.out);
  for (const int n : {0, 2, 3}) CHECK(all.rows.at(n).at("rules") == hash_of(kHalves));
}

TEST_CASE("batch rules: a report compares puzzles of the same rules alone, and names these") {
  const BroughtRules in;
  const std::string others(std::string(kHalves) + "rule none \"none\": shaded in cells = 0\n");
  const std::string copy = in.dir.write("copy.txt", kHalvesBoard);
  const auto batch = [&](const std::string& name, const std::string& rules,
                         const std::string& board) {
    const std::string file = in.dir.write("r.rules", rules);
    CHECK(run({"batch", "--do", "unique", "--rules", file, board, "-o", in.dir.path(name)}).code ==
          0);
    return in.dir.path(name);
  };
  const std::string one = batch("1.jsonl", kHalves, in.board);
  const std::string again = batch("2.jsonl", kHalves, in.board);
  const std::string other = batch("3.jsonl", others, in.board);
  const std::string elsewhere = batch("4.jsonl", others, copy);  // its rows match by hash alone
  const std::string page = in.dir.path("page.html");
  const Finished all = run({"report", one, again, other, "--json", "-o", page});
  CHECK(all.err.empty());
  const json figures = json::parse(all.out);
  CHECK(figures.at("contradictions") == 0);
  CHECK(figures.at("puzzles") == 2);
  CHECK(figures.at("runs").at(1).at("rules") == json{hash_of(kHalves)});
  CHECK(figures.at("runs").at(2).at("rules") == json{hash_of(others)});
  const std::string html = read_file(page);
  CHECK(html.find(">halves, rules " + hash_of(kHalves) + "<") != std::string::npos);
  CHECK(html.find(">halves, rules " + hash_of(others) + "<") != std::string::npos);
  const std::string table = in.dir.path("table.csv");
  CHECK(run({"report", one, elsewhere, "-o", table}).err.empty());
  CHECK(read_file(table).find("," + hash_of(others) + ",none,") != std::string::npos);
}

TEST_CASE("batch rules: a report draws the puzzles with the rules") {
  const RulesBatch in;
  CHECK(in.batch().code == 3);
  const std::string page = in.dir.path("page.html");
  CHECK(in.run({"report", in.out, "--puzzles", in.board, "--hardest", "1", "-o", page}).code == 0);
  CHECK(run({"report", in.out, "--puzzles", in.board, "-o", in.dir.path("b.html")})
            .err.find("not found in --puzzles") != std::string::npos);
}

}  // namespace p2c

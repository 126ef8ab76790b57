// Every sample puzzle through the built command: solved, unique, verified; encoded, through two
// outside solvers and back. A new puzzle is covered by its files in instances/data.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "instances/documents/registry.hpp"
#include "tests/board_count.hpp"
#include "tests/cnf_out/reading_dimacs.hpp"
#include "tests/paths.hpp"
#include "tests/program/run_program.hpp"
#include "tests/program/samples/sample_files.hpp"

namespace p2c {
namespace {

struct Sample {
  std::string puzzle_path;
  std::string answer_path;
  std::string answer;
  std::string kind;  // the word after "answer"
};

std::vector<Sample> samples(const std::vector<std::string>& files) {
  std::vector<Sample> all;
  for (const std::string& file : files) {
    Sample sample;
    sample.puzzle_path = file;
    sample.answer_path = std::filesystem::path(file).replace_extension(".answer").string();
    sample.answer = read_file(sample.answer_path);
    const std::string first_line = sample.answer.substr(0, sample.answer.find('\n'));
    sample.kind = first_line.substr(first_line.find(' ') + 1);
    all.push_back(sample);
  }
  return all;
}

void check_run(const Finished& finished, const std::string& out) {
  CHECK(finished.code == 0);
  CHECK(finished.out == out);
  CHECK(finished.err.empty());
}

std::string numbers_of(const nlohmann::ordered_json& numbers) {
  std::string text;
  for (const auto& number : numbers) {
    text += text.empty() ? "" : " ";
    text += number.is_null() ? "-" : number.is_string() ? number.get<std::string>() : number.dump();
  }
  return text + "\n";
}

// Lines and bridges are lists of numbers, without a size; of shading each row is a word.
std::string layer_text(const std::string& name, const nlohmann::ordered_json& rows) {
  std::string text;
  const bool listed = name == "bridges" || name == "lines" || name == "line";
  if (!listed) {
    const bool words = rows[0].is_string();
    const std::size_t cols = words ? rows[0].get<std::string>().size() : rows[0].size();
    text = std::to_string(rows.size()) + " " + std::to_string(cols) + "\n";
  }
  for (const auto& row : rows) {
    if (row.is_array()) {
      text += numbers_of(row);
      continue;
    }
    for (const char c : row.get<std::string>()) text += c == '#' ? "x " : "- ";
    text.back() = '\n';
  }
  return text;
}

// Answer text made from the "solution" of a JSON document; the first layer has no name in it.
std::string answer_text(const std::string& kind, const nlohmann::ordered_json& solution) {
  std::string text = "answer " + kind + "\n";
  bool first = true;
  for (const auto& layer : solution.items()) {
    if (!first) text += layer.key() + "\n";
    text += layer_text(layer.key(), layer.value());
    first = false;
  }
  return text;
}

void check_search_report(const nlohmann::ordered_json& report, const Sample& sample) {
  CHECK(report["format"] == 1);
  CHECK(report["puzzle"] == sample.kind);
  CHECK(report["status"] == "SATISFIABLE");
  CHECK(answer_text(sample.kind, report["solution"]) == sample.answer);
  CHECK(report["variables"].get<int>() > 0);
  CHECK(report["clauses"].get<int>() > 0);
  CHECK(report["cuts"].get<int>() >= 0);
  CHECK(report["rounds"].get<int>() >= (report["cuts"].get<int>() > 0 ? 2 : 0));
  for (const char* part : {"parse", "encode", "solve", "total"}) {
    CHECK(report["seconds"][part].get<double>() >= 0);
  }
  CHECK(report["solver"].get<std::string>().starts_with("cadical"));
  CHECK(report["version"].is_string());
}

nlohmann::ordered_json json_of(const std::vector<std::string>& arguments) {
  const Finished finished = run(arguments);
  CHECK(finished.code == 0);
  CHECK(finished.err.empty());
  return nlohmann::ordered_json::parse(finished.out);
}

}  // namespace

TEST_CASE("every kind of puzzle has a sample") {
  std::set<std::string> kinds;
  for (const Sample& sample : samples(all_samples())) kinds.insert(sample.kind);
  for (const PuzzleKind& kind : puzzle_kinds()) {
    CAPTURE(kind.name);
    CHECK(kinds.count(std::string(kind.name)) == 1);
  }
}

TEST_CASE("samples: solve finds the answer, unique says so, verify agrees") {
  const bool every = fewer_if_sanitized(1, 0) == 1;
  for (const Sample& sample : samples(every ? all_samples() : usual_samples())) {
    CAPTURE(sample.puzzle_path);
    std::vector<std::string> forms = {"cuts"};
    if (is_usual_sample(sample.puzzle_path)) {
      forms = {"cuts", "layers", "elimination", "frontier", "paper"};
    }
    for (const std::string& how : forms) {
      CAPTURE(how);
      const std::string connectivity = "--connectivity=" + how;
      const Finished solved = run({"solve", connectivity, sample.puzzle_path});
      CHECK(solved.out.starts_with("# "));
      CHECK(without_comments(solved.out) == sample.answer);
      check_run(run({"verify", sample.puzzle_path, "-"}, solved.out), "ok\n");
      check_run(run({"solve", "-q", connectivity, sample.puzzle_path}), sample.answer);
      check_run(run({"unique", connectivity, sample.puzzle_path}), "unique\n" + sample.answer);
    }
    check_run(run({"verify", sample.puzzle_path, sample.answer_path}), "ok\n");
  }
}

TEST_CASE("samples: the CNF through outside solvers, and back") {
  for (const Sample& sample : samples(usual_samples())) {
    CAPTURE(sample.puzzle_path);
    const TempDir dir;
    const std::string cnf = dir.path("puzzle.cnf");
    check_run(run({"encode", sample.puzzle_path, "-o", cnf}), "");
    CHECK(dir.names() == std::vector<std::string>{"puzzle.cnf"});

    const Finished cadical = run_program("cadical", {"-q", cnf});
    CHECK(cadical.code == 10);
    const std::string output = dir.write("cadical.out", cadical.out);
    check_run(run({"decode", sample.puzzle_path, output}), sample.answer);

    const std::string result = dir.path("minisat.result");
    CHECK(run_program("minisat", {"-verb=0", cnf, result}).code == 10);
    check_run(run({"decode", sample.puzzle_path, result}), sample.answer);
  }
}

TEST_CASE("samples: the CNF is strict DIMACS, and says where the slots are") {
  for (const Sample& sample : samples(usual_samples())) {
    CAPTURE(sample.puzzle_path);
    const Finished encoded = run({sample.puzzle_path});
    CHECK(encoded.code == 0);
    CHECK(encoded.err.empty());
    const DimacsText text = read_dimacs_strictly(encoded.out);  // checks the counts
    CHECK(text.variables > 0);
    CHECK(text.clauses > 0);
    std::string comments;
    for (const std::string& comment : text.comments) comments += comment + "\n";
    CHECK(comments.find("puzzle2cnf ") == 0);
    CHECK(comments.find(sample.kind) != std::string::npos);
    CHECK(comments.find(" slots, ") != std::string::npos);
    CHECK(comments.find("--") == std::string::npos);
  }
}

TEST_CASE("samples: --json says the same as the text") {
  for (const Sample& sample : samples(usual_samples())) {
    CAPTURE(sample.puzzle_path);
    const nlohmann::ordered_json solved = json_of({"solve", "--json", sample.puzzle_path});
    check_search_report(solved, sample);
    CHECK(solved["proven"] == "verified");

    const nlohmann::ordered_json unique = json_of({"unique", "--json", sample.puzzle_path});
    check_search_report(unique, sample);
    CHECK(unique["unique"] == true);
    CHECK_FALSE(unique.contains("second"));
    CHECK_FALSE(unique.contains("differs"));

    const nlohmann::ordered_json verified =
        json_of({"verify", "--json", sample.puzzle_path, sample.answer_path});
    CHECK(verified["ok"] == true);

    const TempDir dir;
    const nlohmann::ordered_json encoded =
        json_of({"encode", "--json", sample.puzzle_path, "-o", dir.path("cnf")});
    const DimacsText text = read_dimacs_strictly(read_file(dir.path("cnf")));
    CHECK(encoded["puzzle"] == sample.kind);
    CHECK(encoded["variables"] == text.variables);
    CHECK(encoded["clauses"] == text.clauses);
  }
}

}  // namespace p2c

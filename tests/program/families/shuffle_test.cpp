// Shuffled formulas, and what solvers say of them taken back: models, DRAT, LRAT and FRAT.
// PUZZLE2CNF_SHUFFLES=100 takes so many formulas, with PUZZLE2CNF_DEEP=1 200.
#include <doctest/doctest.h>

#include <cstdlib>
#include <sstream>

#include "cnf_out/dimacs.hpp"
#include "cnf_out/gbd_hash.hpp"
#include "cnf_out/isohash.hpp"
#include "cnf_out/model_check.hpp"
#include "instances/families/crafted/series.hpp"
#include "instances/families/family_index.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"
#include "solver_glue/cadical/trace.hpp"
#include "tests/board_count.hpp"
#include "tests/paths.hpp"
#include "tests/program/verbs/made_family.hpp"

namespace p2c {
namespace {

int shuffle_count() {
  const char* const wanted = std::getenv("PUZZLE2CNF_SHUFFLES");
  return wanted != nullptr ? std::atoi(wanted) : deep_count(20, 200);
}

FillFormula fill_of(const Cnf& formula) {
  return [&formula](ClauseSink& out) {
    out.fresh(formula.variables());
    for (std::size_t i = 0; i < formula.size(); ++i) out.add(formula[i]);
  };
}

// A puzzle as a formula, plain and shuffled.
class Shuffled {
 public:
  Shuffled(const std::string& puzzle, int seed)
      : seed_(std::to_string(seed)), puzzle_(dir_.write("puzzle.txt", puzzle)) {
    REQUIRE(run({"encode", puzzle_, "-o", dir_.path("plain.cnf")}).code == 0);
    REQUIRE(run({"encode", puzzle_, "-o", dir_.path("mixed.cnf"), "--shuffle", seed_}).code == 0);
    plain_ = read_dimacs(read_file(dir_.path("plain.cnf")), "plain.cnf");
    mixed_ = read_dimacs(read_file(dir_.path("mixed.cnf")), "mixed.cnf");
    CHECK(isohash(plain_) == isohash(mixed_));
    CHECK(gbd_hash(plain_) != gbd_hash(mixed_));
  }

  void check_model() const {
    CadicalSolver solver(0, nullptr);
    fill_of(mixed_)(solver);
    REQUIRE(solver.solve() == Status::kSatisfiable);
    const std::string model =
        dir_.write("model", "s SATISFIABLE\n" + print_model(solver.model(), mixed_.variables()));
    const Finished decoded = run({"decode", puzzle_, model, "--shuffled", seed_});
    CHECK(decoded.code == 0);
    CHECK(run({"verify", puzzle_, dir_.write("answer", decoded.out)}).code == 0);
    // Of another seed it is a model by chance only.
    if (run({"decode", puzzle_, model, "--shuffled", seed_ + "1"}).code != 0) ++refused_models;
  }

  void check_proofs() const {
    std::string drat;
    const auto write = [&](std::string_view bytes) { drat += bytes; };
    REQUIRE(trace_proof(write, fill_of(mixed_)) == Status::kUnsatisfiable);
    const std::string proof = dir_.write("drat", drat.empty() ? "0\n" : drat);
    REQUIRE(run({"check-proof", dir_.path("mixed.cnf"), proof, "--lrat", dir_.path("lrat")}).code ==
            0);
    dir_.write("frat", frat_of(read_file(dir_.path("lrat"))));
    for (const char* const format : {"drat", "lrat", "frat"}) {
      CAPTURE(format);
      CHECK(check("mixed.cnf", format, {}) == "verified\n");
      CHECK(check("plain.cnf", format, {"--unshuffle", seed_}) == "verified\n");
      if (check("plain.cnf", format, {}) != "verified\n") ++refused_proofs;
    }
  }

  static inline int refused_models = 0;
  static inline int refused_proofs = 0;

 private:
  // Each clause of the formula, each lemma with its hints; nothing is deleted.
  std::string frat_of(const std::string& lrat) const {
    std::string frat;
    for (std::size_t i = 0; i < mixed_.size(); ++i) {
      frat += "o " + std::to_string(i + 1) + " ";
      for (const Lit x : mixed_[i]) frat += std::to_string(x.dimacs()) + " ";
      frat += "0\n";
    }
    std::istringstream lines(lrat);
    for (std::string line; std::getline(lines, line);) {
      if (line.find(" d ") != std::string::npos) continue;
      const std::size_t end = line.find(" 0 ");
      frat += "a " + line.substr(0, end + 3) + "l " + line.substr(end + 3) + "\n";
    }
    return frat;
  }

  std::string check(const char* cnf, const char* proof, const Names& more) const {
    Names words = {"check-proof", dir_.path(cnf), dir_.path(proof), "--format", proof};
    words.insert(words.end(), more.begin(), more.end());
    return run(words).out;
  }

  TempDir dir_;
  std::string seed_;
  std::string puzzle_;
  Cnf plain_;
  Cnf mixed_;
};

// A small board of each series that has an argument for its having no answer.
std::vector<std::string> without_answers() {
  std::vector<std::string> boards;
  for (const CraftedSeries* series : crafted_series()) {
    std::vector<int> numbers;
    for (const CraftedNumber& number : series->numbers) numbers.push_back(number.least);
    for (numbers[0] = 4; numbers[0] > 1; --numbers[0]) {
      const CraftedBoard board = series->make(numbers);
      if (board.argument.empty()) continue;
      boards.push_back(board.text);
      break;
    }
  }
  return boards;
}

}  // namespace

TEST_CASE("shuffle: models, DRAT, LRAT and FRAT of shuffled formulas are taken back") {
  const std::vector<std::string> satisfiable = {read_file(data_file("hashi-7x7.txt")),
                                                read_file(data_file("nurikabe-6x6.txt")),
                                                read_file(data_file("kenken-4x4.txt"))};
  const std::vector<std::string> without = without_answers();
  REQUIRE(without.size() == 6);
  const int count = shuffle_count();
  for (int i = 0; i < count; ++i) {
    CAPTURE(i);
    const auto number = static_cast<std::size_t>(i / 2);
    if (i % 2 == 0) {
      Shuffled(satisfiable[number % satisfiable.size()], i).check_model();
    } else {
      Shuffled(without[number % without.size()], i).check_proofs();
    }
  }
  // That they are taken back makes a difference.
  CHECK(Shuffled::refused_models > count / 4);
  CHECK(Shuffled::refused_proofs > count / 2);
  MESSAGE(count, " formulas, of the wrong shuffle ", Shuffled::refused_models, " models and ",
          Shuffled::refused_proofs, " proofs were refused");
}

TEST_CASE("shuffle: in a family, with its seed in the index") {
  const TempDir dir;
  const std::string spec =
      "family f\nmeasure cadical-seconds 100\nheyawake room 3 3 4\nshuffle seed 7\n"
      "heyawake room 3 3 4\nhashi lattice 3 prove\nshuffle nothing\nheyawake room 3 3 5\n";
  REQUIRE(make(dir, spec, "out").code == 0);
  const auto index = read_index(read_file(dir.path("out/index.csv")), "index.csv");
  REQUIRE(index.size() == 4);
  CHECK(index[1].file == "f-heyawake-3x3-room-n3-m3-k4-shuffle7-crafted.cnf.xz");
  CHECK(index[1].shuffle == "7");
  CHECK(index[1].isohash == index[0].isohash);
  CHECK(index[1].gbd != index[0].gbd);
  CHECK(index[1].status == "satisfiable");
  CHECK(index[2].known_by == "proof");
  CHECK(index[3].shuffle.empty());
  CHECK(run({"family", "--check", dir.path("out")}).code == 0);
  const std::string board = dir.write("board.txt", index[1].puzzle);
  REQUIRE(run({"encode", board, "--connectivity", "elimination", "--shuffle", "7", "-o",
               dir.path("same.cnf.xz")})
              .code == 0);
  CHECK(read_file(dir.path("same.cnf.xz")) == read_file(dir.path("out/" + index[1].file)));
}

TEST_CASE("shuffle: what does not go with it is refused") {
  const std::string puzzle = data_file("kenken-4x4.txt");
  for (const Names& more : {Names{"--annotate"}, Names{"--project"}, Names{"--to", "opb"}}) {
    Names words = {"encode", puzzle, "--shuffle", "1"};
    words.insert(words.end(), more.begin(), more.end());
    CHECK(run(words).code == 2);
  }
  CHECK(run({"decode", puzzle, puzzle, "--connectivity", "layers"}).code == 2);
}

}  // namespace p2c

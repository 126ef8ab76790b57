// The shared library beside another CaDiCaL in one process: each works with its own.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <dlfcn.h>
#include <doctest/doctest.h>

#include <cadical.hpp>
#include <puzzle2cnf/puzzle.hpp>
#include <span>
#include <string>
#include <vector>

extern "C" const char* ipasir_signature();

namespace {

using puzzle2cnf::Answer;
using puzzle2cnf::Puzzle;

// The program's own CaDiCaL.
class Sink : public puzzle2cnf::ClauseSink {
 public:
  Sink() { solver_.set("quiet", 1); }

  int fresh() override { return ++variables_; }
  void add(std::span<const int> clause) override {
    for (const int literal : clause) solver_.add(literal);
    solver_.add(0);
  }
  // Up to `most` models on these variables.
  int count(const std::vector<int>& variables, int most) {
    int count = 0;
    while (count < most && solver_.solve() == 10) {
      ++count;
      std::vector<int> block;
      for (const int variable : variables) block.push_back(-solver_.val(variable));
      add(block);
    }
    return count;
  }

 private:
  CaDiCaL::Solver solver_;
  int variables_ = 0;
};

TEST_CASE("beside: the program's CaDiCaL and the library's count the same answers") {
  // The names of the program's are there for everyone, and the library uses its own.
  REQUIRE(dlsym(RTLD_DEFAULT, "ipasir_signature") == reinterpret_cast<void*>(&ipasir_signature));
  int several = 0;
  std::vector<std::string> kinds = puzzle2cnf::kinds();
  kinds.resize(9);  // the others are texts, which share all code
  for (const std::string& kind : kinds) {
    for (int number = 1; number <= 10; ++number) {
      puzzle2cnf::GenerateOptions wanted;
      wanted.rows = 4;
      wanted.number = number;
      wanted.any = true;
      const Puzzle puzzle = puzzle2cnf::generate(kind, wanted).puzzle;
      constexpr int kMost = 20;
      Sink sink;
      std::vector<int> variables;
      for (const puzzle2cnf::Name& name : puzzle.encode(sink)) variables.push_back(name.literal);
      const auto count = puzzle.count(kMost).count;
      CHECK(sink.count(variables, kMost) == count);
      several += count > 1;
    }
  }
  CHECK(several > 3);
}

}  // namespace

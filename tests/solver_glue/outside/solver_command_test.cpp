// Commands of outside solvers: words by our own rules, never a shell's.
#include "solver_glue/outside/solver_command.hpp"

#include <doctest/doctest.h>

namespace p2c {
namespace {

using Words = std::vector<std::string>;

Words words(const std::string& text) { return parse_solver_command(text).words; }

std::string error(const std::string& text) {
  try {
    parse_solver_command(text);
  } catch (const BadCommand& bad) {
    return bad.what();
  }
  return "";
}

TEST_CASE("a command is split at blanks, and quotes keep a word together") {
  CHECK(words("a {cnf}") == Words{"a", "{cnf}"});
  CHECK(words("  a\t b\n{cnf} ") == Words{"a", "b", "{cnf}"});
  CHECK(words("'a b' \"c 'd'\" {cnf}") == Words{"a b", "c 'd'", "{cnf}"});
  CHECK(words("a '' x'y z'\"\" {cnf}") == Words{"a", "", "xy z", "{cnf}"});
}

TEST_CASE("what a shell would act on is a plain character") {
  CHECK(words("a $(b) `c` ;d >e|f *&\\ #g ~ $HOME {cnf}") ==
        Words{"a", "$(b)", "`c`", ";d", ">e|f", "*&\\", "#g", "~", "$HOME", "{cnf}"});
}

TEST_CASE("known solvers get their usual arguments, others the file") {
  CHECK(words("cadical -q") == Words{"cadical", "-q", "{cnf}"});
  CHECK(words("/opt/bin/minisat -no-pre") ==
        Words{"/opt/bin/minisat", "-no-pre", "{cnf}", "{out}"});
  CHECK(words("glucose") == Words{"glucose", "-verb=0", "-model", "{cnf}"});
  CHECK(words("./mine -x") == Words{"./mine", "-x", "{cnf}"});
  CHECK(words("minisat {cnf} -x {out}") == Words{"minisat", "{cnf}", "-x", "{out}"});
  CHECK(known_solvers() ==
        "cadical, kissat, minisat, cryptominisat5, glucose, picosat, picosat.trace, clasp");
}

TEST_CASE("a command has {proof} exactly where there is to be a proof") {
  const auto proving = [](const char* text) {
    try {
      const SolverCommand command = parse_solver_command(text, ProofWish::kProof);
      CHECK(command.writes_proof);
      return command.words;
    } catch (const BadCommand& bad) {
      return Words{bad.what()};
    }
  };
  CHECK(proving("cadical -q") == Words{"cadical", "-q", "{cnf}", "{proof}"});
  CHECK(proving("picosat.trace") == Words{"picosat.trace", "-R", "{proof}", "{cnf}"});
  CHECK(proving("./mine --to={proof} {cnf}") == Words{"./mine", "--to={proof}", "{cnf}"});
  CHECK(proving("minisat") == Words{"minisat writes no proofs"});
  CHECK(proving("picosat") == Words{"picosat writes no proofs"});
  const Words asks = {"expected {proof} in the command, for the file of the proof"};
  CHECK(proving("./mine") == asks);
  CHECK(proving("cadical {cnf}") == asks);
  CHECK(error("./mine {cnf} {proof}") == "{proof} goes only with a proof that is asked for");
  CHECK(words_of(parse_solver_command("a {cnf} {proof}", ProofWish::kProof), "/c", "/o", "/p") ==
        Words{"a", "/c", "/p"});
}

TEST_CASE("where the formula goes in and the answer comes out") {
  CHECK(parse_solver_command("minisat").writes_file);
  CHECK_FALSE(parse_solver_command("cadical").writes_file);
  const SolverCommand piped = parse_solver_command("mine {stdin} -x");
  CHECK(piped.words == Words{"mine", "-x"});
  CHECK(piped.name == "mine");
  CHECK(piped.reads_stdin);
  CHECK_FALSE(piped.writes_file);
  CHECK(words_of(parse_solver_command("a --in={cnf}{cnf} {out}"), "/t/{cnf}", "/t/o") ==
        Words{"a", "--in=/t/{cnf}/t/{cnf}", "/t/o"});
}

TEST_CASE("texts that are no command") {
  CHECK(error("") == "expected a program, got nothing");
  CHECK(error(" \t") == "expected a program, got nothing");
  CHECK(error("'' a") == "expected a program, got nothing");
  CHECK(error("a 'b") == "expected a second ' in the command");
  CHECK(error("a \"b'") == "expected a second \" in the command");
  CHECK(error("{stdin}") == "expected a program, got '{stdin}'");
  CHECK(error("a {out}") == "expected {cnf} or {stdin} beside {out}");
}

}  // namespace
}  // namespace p2c

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
  CHECK(known_solvers() == "cadical, kissat, minisat, cryptominisat5, glucose, picosat, clasp");
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

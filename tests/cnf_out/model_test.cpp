// Models, and the output of solvers: what is read, and what is refused where.
#include "cnf_out/model.hpp"

#include <doctest/doctest.h>

#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

// The literals of variables 1 to n that the model has.
std::vector<int> literals(const Model& model, int n) {
  std::vector<int> all;
  for (int v = 1; v <= n; ++v) {
    if (model.has(Lit(v))) all.push_back(model(Lit(v)) ? v : -v);
  }
  return all;
}

TEST_CASE("a model holds what was set, the rest is false") {
  Model model;
  CHECK_FALSE(model.has(Lit(3)));
  model.set(Lit(3));
  model.set(Lit(-1));
  CHECK(model(Lit(3)));
  CHECK_FALSE(model(Lit(-3)));
  CHECK_FALSE(model(Lit(1)));
  CHECK(model(Lit(-1)));
  CHECK(literals(model, 9) == std::vector<int>{-1, 3});
  for (const int unset : {2, 4, 1'000'000}) {
    CHECK_FALSE(model(Lit(unset)));
    CHECK(model(Lit(-unset)));
    CHECK_FALSE(model.has(Lit(unset)));
    CHECK_FALSE(model.has(Lit(-unset)));
  }
  CHECK(model(kTrue));
  CHECK_FALSE(model(kFalse));
  model.set(Lit(-3));
  CHECK_FALSE(model(Lit(3)));
}

TEST_CASE("the names of a status") {
  CHECK(status_name(Status::kSatisfiable) == "SATISFIABLE");
  CHECK(status_name(Status::kUnsatisfiable) == "UNSATISFIABLE");
  CHECK(status_name(Status::kUnknown) == "UNKNOWN");
}

SolverOutput read(const std::string& text) { return read_solver_output(text, "out"); }

TEST_CASE("models in every accepted form") {
  for (const char* text : {
           "s SATISFIABLE\nv 1 -2 3 0\n",                             // as most solvers
           "v 1 -2 3 0\ns SATISFIABLE\n",                             // the other way round
           "s SATISFIABLE\nv 1\nv -2\nv 3\nv 0\n",                    // many lines
           "v 1 -2\ns SATISFIABLE\nv 3 0\n",                          // on both sides
           "s SATISFIABLE\nv\nv 3 -2 1 0\n",                          // an empty line of them
           "c a b\nc\n\ns SATISFIABLE\nc x\nv 1 -2 3\nc y\nv 0\nc",   // comments
           "cadical 1.5.3\ns SATISFIABLE\nv 1 -2 3 0",                // any line with c
           "s SATISFIABLE\r\nv 1 -2 3 0\r\n",                         // CRLF
           "s  SATISFIABLE \nv \t 1  -2 3 0 \n",                      // blanks
           "\n \ns SATISFIABLE\n\nv 1 -2 3 0\n\n",                    // blank lines
           "s SATISFIABLE\nv 1 -2 1 3 -2 0\n",                        // a literal twice
           "\xEF\xBB\xBFs SATISFIABLE\nv 1 -2 3 0\n",                 // a byte order mark
           "SAT\n1 -2 3 0\n",                                         // MiniSat's result file
           "SAT\r\n1 -2 3 0\r\n",                                     //
           "c MiniSat\nSAT\n1 -2\n3 0\n",                             //
           "s SATISFIABLE\nv x1 -x2\nv x3\n",                         // as PB solvers
           "c x\no 5\no 3\ns OPTIMUM FOUND\nv 1 -2 3 0\n",            // as MaxSAT solvers
           "s OPTIMUM FOUND\nv 1 -2 3\n",                             // the older ones
           "o 0\ns OPTIMUM FOUND\nv 101\n",                           // those since 2022
           "o 12\nv 101\no 0\ns SATISFIABLE\n",                       //
           "s OPTIMUM FOUND\no 18446744073709551616\nv x1 -x2 x3\n",  //
           "v -1 2 -3 0\no 5\nv 1 -2 3 0\no 3\ns OPTIMUM FOUND\n",    // clasp: the last one
           "o -1\ns OPTIMUM FOUND\nv 1\nv -2 3 0\n",                  //
       }) {
    CAPTURE(text);
    const SolverOutput output = read(text);
    CHECK(output.status == Status::kSatisfiable);
    CHECK(literals(output.model, 9) == std::vector<int>{1, -2, 3});
  }
}

TEST_CASE("a model in digits has one for each variable") {
  const auto all = [](const std::string& text) { return literals(read(text).model, 12); };
  CHECK(all("o 1\ns OPTIMUM FOUND\nv 0\n") == std::vector<int>{-1});
  CHECK(all("o 1\ns OPTIMUM FOUND\nv 10\n") == std::vector<int>{1, -2});
  CHECK(all("s SATISFIABLE\nv 01\n") == std::vector<int>{-1, 2});
  CHECK(all("s SATISFIABLE\nv 10\nv 0\n") == std::vector<int>{10});  // the variable
  CHECK(all("o 1\ns OPTIMUM FOUND\nv 10\nv 0\n") == std::vector<int>{10});
  CHECK(all("o 1\ns OPTIMUM FOUND\nv 11 -2 0\n") == std::vector<int>{-2, 11});
  const auto first = [](const std::string& text) { return read_solver_output(text, "out", 2, 3); };
  CHECK(literals(first("o 1\ns OPTIMUM FOUND\nv 101\n").model, 9) == std::vector<int>{1, -2});
  CHECK_THROWS_WITH_AS(first("o 1\ns OPTIMUM FOUND\nv 1010\n"),
                       "out:3:3: expected at most 3 values, got 4", InputError);
  CHECK_THROWS_WITH_AS(first("o 1\ns OPTIMUM FOUND\nv 1 \n v 3\n"),
                       "out:4:4: expected a value for 2, got the end of the file", InputError);
}

TEST_CASE("what no MaxSAT solver prints is refused") {
  for (const char* text :
       {"o x\ns OPTIMUM FOUND\nv 1 0\n", "o\ns OPTIMUM FOUND\nv 1 0\n",
        "o 1 2\ns OPTIMUM FOUND\nv 1 0\n", "s OPTIMUM\nv 1 0\n", "s OPTIMUM SEEN\nv 1 0\n",
        "s OPTIMUM FOUND\ns SATISFIABLE\nv 1 0\n", "o 1\ns OPTIMUM FOUND\n",
        "v 1 0\nv 1 0\no 1\ns OPTIMUM FOUND\n", "o 1\ns OPTIMUM FOUND\nv 12\nv 0 1\n"}) {
    CAPTURE(text);
    CHECK_THROWS_AS(read(text), InputError);
  }
}

TEST_CASE("models without variables") {
  for (const char* text : {"s SATISFIABLE\nv 0\n", "v 0\ns SATISFIABLE\n", "SAT\n0\n"}) {
    CAPTURE(text);
    CHECK(read(text).status == Status::kSatisfiable);
    CHECK(literals(read(text).model, 9).empty());
  }
}

TEST_CASE("no model, for sure or not") {
  for (const char* text : {"s UNSATISFIABLE\n", "c x\ns UNSATISFIABLE", "s UNSATISFIABLE\r\nv\r\n",
                           "UNSAT\n", "UNSAT"}) {
    CAPTURE(text);
    CHECK(read(text).status == Status::kUnsatisfiable);
  }
  for (const char* text : {"s UNKNOWN\n", "INDET\n"}) {
    CAPTURE(text);
    CHECK(read(text).status == Status::kUnknown);
  }
}

// The message with its place; empty when the text is taken.
std::string refusal(const std::string& text) {
  try {
    read(text);
  } catch (const InputError& error) {
    return error.what();
  }
  return {};
}

TEST_CASE("one status line is expected, with a status") {
  CHECK(refusal("") == "out: expected a line 's SATISFIABLE' or the like before the end");
  CHECK(refusal("\n\n") == "out: expected a line 's SATISFIABLE' or the like before the end");
  CHECK(refusal("c only\nc comments\n") ==
        "out:2:1: expected a line 's SATISFIABLE' or the like before the end");
  CHECK(refusal("v 1 2 0\n") ==
        "out:1:7: expected a line 's SATISFIABLE' or the like before the end");
  CHECK(refusal("s SATISFIABLE\ns SATISFIABLE\nv 0\n") ==
        "out:2:3: expected one status line, got 'SATISFIABLE'");
  CHECK(refusal("s\nv 0\n") == "out:1:2: expected a status, got the end of the line");
  CHECK(refusal("s MAYBE\n") ==
        "out:1:3: expected SATISFIABLE, UNSATISFIABLE or UNKNOWN, got 'MAYBE'");
  CHECK(refusal("s SATISFIABLE yes\nv 0\n") == "out:1:15: expected the end of the line, got 'yes'");
  CHECK(refusal("s sat\n") == "out:1:3: expected SATISFIABLE, UNSATISFIABLE or UNKNOWN, got 'sat'");
  CHECK(refusal("s INDET\n") ==
        "out:1:3: expected SATISFIABLE, UNSATISFIABLE or UNKNOWN, got 'INDET'");
}

TEST_CASE("a model is expected with SATISFIABLE only, once and whole") {
  CHECK(refusal("s SATISFIABLE\n") ==
        "out:1:3: expected a model that ends with 0, got the end of the file");
  CHECK(refusal("s SATISFIABLE\nv 1 -2\n") ==
        "out:2:5: expected a model that ends with 0, got the end of the file");
  CHECK(refusal("s UNSATISFIABLE\nv 1 0\n") ==
        "out:2:5: expected no model without 's SATISFIABLE'");
  CHECK(refusal("s UNKNOWN\nv 1\n") == "out:2:3: expected no model without 's SATISFIABLE'");
  CHECK(refusal("s UNSATISFIABLE\nv 0\n") == "out:2:3: expected no model without 's SATISFIABLE'");
  CHECK(refusal("s SATISFIABLE\nv 1 0 2\n") ==
        "out:2:7: expected the end of the model after its 0, got '2'");
  CHECK(refusal("s SATISFIABLE\nv 1 0\nv 0\n") ==
        "out:3:3: expected the end of the model after its 0, got '0'");
}

TEST_CASE("a model holds literals, each variable with one sign") {
  CHECK(refusal("s SATISFIABLE\nv 1 2 x 0\n") == "out:2:7: expected a literal, got 'x'");
  CHECK(refusal("s SATISFIABLE\nv 1 -1 0\n") ==
        "out:2:5: expected each variable with one sign, got '-1'");
  CHECK(refusal("s SATISFIABLE\nv 3\nv 1 -3 0\n") ==
        "out:3:5: expected each variable with one sign, got '-3'");
  CHECK(refusal("s SATISFIABLE\nv -3 3 0\n") ==
        "out:2:6: expected each variable with one sign, got '3'");
  CHECK(refusal("s SATISFIABLE\nv 2147483647 0\n") ==
        "out:2:3: expected a literal, got '2147483647'");
  CHECK(refusal("s SATISFIABLE\nv 99999999999 0\n") ==
        "out:2:3: expected a literal, got '99999999999'");
  CHECK(refusal("s SATISFIABLE\nv -0\n") == "out:2:3: expected a literal, got '-0'");
  CHECK(refusal("s SATISFIABLE\nv +1 0\n") == "out:2:3: expected a literal, got '+1'");
  CHECK(refusal("s SATISFIABLE\nv --1 0\n") == "out:2:3: expected a literal, got '--1'");
  CHECK(refusal("s SATISFIABLE\nv 1.5 0\n") == "out:2:3: expected a literal, got '1.5'");
  CHECK(refusal("s SATISFIABLE\nv - 0\n") == "out:2:3: expected a literal, got '-'");
}

TEST_CASE("every line begins with c, s or v") {
  CHECK(refusal("1 -2 0\n") == "out:1:1: expected a line that begins with c, s or v, got '1'");
  CHECK(refusal("q 12\ns SATISFIABLE\nv 0\n") ==
        "out:1:1: expected a line that begins with c, s or v, got 'q'");
  CHECK(refusal("s SATISFIABLE\nv 1 0\n2 0\n") ==
        "out:3:1: expected a line that begins with c, s or v, got '2'");
  CHECK(refusal(" c indented\ns UNKNOWN\n") ==
        "out:1:2: expected a line that begins with c, s or v, got 'c'");
  CHECK(refusal("SATISFIABLE\nv 0\n") ==
        "out:1:1: expected a line that begins with c, s or v, got 'SATISFIABLE'");
  CHECK(refusal("s SATISFIABLE\nV 1 0\n") ==
        "out:2:1: expected a line that begins with c, s or v, got 'V'");
  CHECK(refusal("# x\ns UNKNOWN\n") ==
        "out:1:1: expected a line that begins with c, s or v, got '#'");
}

TEST_CASE("a result file of MiniSat holds nothing else") {
  CHECK(refusal("SAT\n1 2\n") ==
        "out:2:3: expected a model that ends with 0, got the end of the file");
  CHECK(refusal("SAT\n") == "out:1:1: expected a model that ends with 0, got the end of the file");
  CHECK(refusal("SAT\nSAT\n") == "out:2:1: expected a literal, got 'SAT'");
  CHECK(refusal("UNSAT\n1 0\n") == "out:2:3: expected no model without 's SATISFIABLE'");
  CHECK(refusal("SAT\n1 0\ns SATISFIABLE\n") ==
        "out:3:3: expected one status line, got 'SATISFIABLE'");
  CHECK(refusal("SAT 1 0\n") == "out:1:5: expected the end of the line, got '1'");
  CHECK(refusal("s SATISFIABLE\nSAT\n") ==
        "out:2:1: expected a line that begins with c, s or v, got 'SAT'");
  CHECK(refusal("UNSAT\nSAT\n1 0\n") == "out:2:1: expected a literal, got 'SAT'");
  CHECK(refusal("SAT\nx\n") == "out:2:1: expected a literal, got 'x'");
  CHECK(refusal("SAT\nv 1 0\n") == "out:2:1: expected a literal, got 'v'");
  CHECK(refusal("INDET\n1 0\n") == "out:2:3: expected no model without 's SATISFIABLE'");
  CHECK(refusal("v 1 0\nSAT\n") ==
        "out:2:1: expected a line that begins with c, s or v, got 'SAT'");
}

}  // namespace
}  // namespace p2c

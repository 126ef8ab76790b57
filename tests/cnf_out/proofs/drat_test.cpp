// Reading proofs, as text and binary.
#include "cnf_out/proofs/drat.hpp"

#include <doctest/doctest.h>

#include "tests/cnf_out/proofs/small_proofs.hpp"

namespace p2c {
namespace {

using namespace std::string_literals;

// The steps as text again; after them the error, if any.
std::string steps_of(const std::string& proof) {
  ProofReader reader(proof, "p");
  std::string text;
  try {
    for (ProofStep step; reader.next(step);) {
      Clause clause;
      for (const Lit x : step.literals) clause.push_back(x.dimacs());
      text += proof_text({{step.deletes, clause}});
    }
  } catch (const InputError& error) {
    return text + error.what();
  }
  return text;
}

TEST_CASE("text and binary say the same") {
  const Steps steps = {{false, {1, -2}},         {true, {-63, 64, -64, 8191, 8192}},
                       {false, {1073741824}},    {true, {-1073741824}},
                       {false, {-16383, 16384}}, {false, {}}};
  CHECK(steps_of(proof_text(steps)) == proof_text(steps));
  CHECK(steps_of(proof_binary(steps)) == proof_text(steps));
}

TEST_CASE("an empty proof has no steps") { CHECK(steps_of("") == ""); }

TEST_CASE("text may have comments and any line ends") {
  CHECK(steps_of("c hello\n1\n2 0 d\t1 0\r\n\n  0") == "1 2 0\nd 1 0\n0\n");
}

// 'd' begins steps of both; a blank is the literal 16 in binary, a line end 5.
TEST_CASE("a binary proof is known even where it looks like text") {
  CHECK(steps_of("d \0"s) == "d 16 0\n");
  CHECK(steps_of("d \0d\n\0"s) == "d 16 0\nd 5 0\n");
  CHECK(steps_of("d 1 0\n") == "d 1 0\n");
}

TEST_CASE("the place of a step") {
  ProofStep step;
  ProofReader text("c x\n1 2 0\n d 3\n0\n", "p");
  CHECK(text.next(step));
  CHECK(text.place() == "p:2:1");
  CHECK(text.next(step));
  CHECK(text.place() == "p:3:2");
  CHECK(text.number() == 2);
  const std::string bytes = "a\2\3\0d\2\0"s;
  ProofReader binary(bytes, "p");
  CHECK(binary.next(step));
  CHECK(binary.place() == "p: byte 1");
  CHECK(binary.next(step));
  CHECK(binary.place() == "p: byte 5");
  CHECK_FALSE(binary.next(step));
  CHECK(binary.number() == 2);
}

TEST_CASE("text that is not a proof is refused at its place") {
  CHECK(steps_of("1 0\n2 ") ==
        "1 0\np:2:1: expected 0 at the end of the step, got the end of the file");
  CHECK(steps_of("d") == "p:1:1: expected a literal or 0, got the end of the file");
  CHECK(steps_of("1 d 0\n") == "p:1:3: expected a literal or 0, got 'd'");
  CHECK(steps_of("d d 1 0\n") == "p:1:3: expected a literal or 0, got 'd'");
  CHECK(steps_of("x 1 0\n") == "p:1:1: expected a literal or 0, got 'x'");
  CHECK(steps_of("1 -0\n") == "p:1:3: expected a literal or 0, got '-0'");
  CHECK(steps_of("1073741825 0\n") == "p:1:1: expected a literal or 0, got '1073741825'");
  CHECK(steps_of("4294967297 0\n") == "p:1:1: expected a literal or 0, got '4294967297'");
}

TEST_CASE("bytes that are not a proof are refused at their place") {
  CHECK(steps_of("b\2\0"s) == "p: byte 1: expected a step that begins with 'a' or 'd'");
  CHECK(steps_of("a\2\0\2\0"s) ==
        "2 0\np: byte 4: expected a step that begins with 'a' or 'd'"s.replace(0, 1, "1"));
  CHECK(steps_of("a\2") == "p: byte 3: expected 0 at the end of the step, got the end of the file");
  CHECK(steps_of("a\x82") ==
        "p: byte 3: expected 0 at the end of the step, got the end of the file");
  CHECK(steps_of("a\1\0"s) == "p: byte 2: expected a literal or 0, got variable 0");
  CHECK(steps_of("a\x82\0\0"s) == "p: byte 2: expected a literal without padding bytes");
  const std::string large = "p: byte 2: expected a variable up to 1073741824";
  CHECK(steps_of("a\x82\x80\x80\x80\x08\0"s) == large);
  CHECK(steps_of("a\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\0"s) == large);
  CHECK(steps_of("a\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x01\0"s) == large);
}

TEST_CASE("a proof cut within a step is refused") {
  const Steps steps = {{false, {1, -200}}, {true, {300}}, {false, {}}};
  const std::string binary = proof_binary(steps);
  for (std::size_t size = 1; size < binary.size(); ++size) {
    CAPTURE(size);
    const bool whole = size == 5 || size == 9;
    CHECK((steps_of(binary.substr(0, size)).find("byte") == std::string::npos) == whole);
  }
}

}  // namespace
}  // namespace p2c

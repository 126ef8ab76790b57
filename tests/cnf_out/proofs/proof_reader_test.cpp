// Reading proofs, as text and binary.
#include "cnf_out/proofs/proof_reader.hpp"

#include <doctest/doctest.h>

#include "tests/cnf_out/proofs/small_proofs.hpp"

namespace p2c::proof_reader_test {
namespace {

using namespace std::string_literals;

// The steps as text again; after them the error, if any, without its end that names the format.
std::string steps_of(const std::string& proof, ProofFormat format = ProofFormat::kDrat) {
  ProofReader reader(proof, "p", format);
  std::string text;
  try {
    for (ProofStep step; reader.next(step);) {
      Clause clause;
      for (const Lit x : step.literals) clause.push_back(x.dimacs());
      text += proof_text({{step.deletes(), clause}});
    }
  } catch (const InputError& error) {
    const std::string note = format_note(reader.format());
    const std::string message = error.what();
    REQUIRE(message.ends_with(note));
    return text + message.substr(0, message.size() - note.size());
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
  for (const ProofFormat format : {ProofFormat::kDrat, ProofFormat::kDetect}) {
    CHECK(steps_of("d \0"s, format) == "d 16 0\n");
    CHECK(steps_of("d \0d\n\0"s, format) == "d 16 0\nd 5 0\n");
    CHECK(steps_of("d 1 0\n", format) == "d 1 0\n");
  }
}

ProofFormat detected(const std::string& proof) { return ProofReader(proof, "p").format(); }

TEST_CASE("the format is known by content") {
  for (const std::string& drat : {""s, "1 2 0\n"s, "c 5 1 0 2 0\n0\n"s, "d 1 0\n0\n"s, "1 2\n0\n"s,
                                  "a\2\0d\2\0"s, "0 0\n"s, "-5 0 1 0\n"s}) {
    CAPTURE(drat);
    CHECK(detected(drat) == ProofFormat::kDrat);
  }
  for (const std::string& lrat : {"c x\n5 1 0 2 3 0\n"s, "5 0 2 3 0"s, "4 d 1 2 0\n5 0 3 0\n"s,
                                  "5 1 0 0\n"s, "a\x0a\2\0\4\6\0"s}) {
    CAPTURE(lrat);
    CHECK(detected(lrat) == ProofFormat::kLrat);
  }
  for (const char* frat : {"o 1 1 2 0\n", "a 5 1 0 l 2 0\n", "\n f 1 0\n", "r 1 2 0\n"}) {
    CAPTURE(frat);
    CHECK(detected(frat) == ProofFormat::kFrat);
  }
  CHECK(detected("%RUPD32 3 4   \n1 0\n") == ProofFormat::kRup);
}

// The step read first, as "KIND ID | LITERALS | IDS".
std::string first_step(const std::string& proof, ProofFormat format) {
  ProofReader reader(proof, "p", format);
  ProofStep step;
  REQUIRE(reader.next(step));
  std::string text =
      std::to_string(static_cast<int>(step.kind)) + " " + std::to_string(step.id) + " |";
  for (const Lit x : step.literals) text.append(" ").append(std::to_string(x.dimacs()));
  text += " |";
  for (const ClauseId id : step.ids) text.append(" ").append(std::to_string(id));
  return text;
}

TEST_CASE("steps of LRAT and FRAT") {
  CHECK(first_step("5 1 -2 0 3 -4 1 0\n", ProofFormat::kLrat) == "0 5 | 1 -2 | 3 -4 1");
  CHECK(first_step("5 0 0\n", ProofFormat::kLrat) == "0 5 | |");
  CHECK(first_step("5 d 3 4 0\n", ProofFormat::kLrat) == "1 5 | | 3 4");
  CHECK(first_step("a\x0a\2\5\0\6\x09\0"s, ProofFormat::kLrat) == "0 5 | 1 -2 | 3 -4");
  CHECK(first_step("d\6\x08\0"s, ProofFormat::kLrat) == "1 0 | | 3 4");
  CHECK(first_step("a 5 1 -2 0 l 3 4 0\n", ProofFormat::kFrat) == "0 5 | 1 -2 | 3 4");
  CHECK(first_step("a 5 1 -2 0\nl 0 f 5 1 0", ProofFormat::kFrat) == "0 5 | 1 -2 |");
  CHECK(first_step("a 5 1 -2 0\nd 3 1 0\n", ProofFormat::kFrat) == "0 5 | 1 -2 |");
  CHECK(first_step("d 3 1 0\n", ProofFormat::kFrat) == "1 3 | 1 |");
  CHECK(first_step("o 3 1 0\n", ProofFormat::kFrat) == "2 3 | 1 |");
  CHECK(first_step("f 3 1 0\n", ProofFormat::kFrat) == "3 3 | 1 |");
  CHECK(first_step("r 3 4 0\n", ProofFormat::kFrat) == "4 0 | | 3 4");
}

TEST_CASE("LRAT and FRAT that cannot be read are refused at their place") {
  CHECK(steps_of("5 1 0 2", ProofFormat::kLrat) ==
        "p:1:7: expected 0 at the end of the step, got the end of the file");
  CHECK(steps_of("0 1 0 2 0", ProofFormat::kLrat) ==
        "p:1:1: expected the number of a clause, got '0'");
  CHECK(steps_of("5 1 0 x 0", ProofFormat::kLrat) ==
        "p:1:7: expected the number of a clause or 0, got 'x'");
  CHECK(steps_of("5 d -0 0", ProofFormat::kLrat) ==
        "p:1:5: expected the number of a clause or 0, got '-0'");
  CHECK(steps_of("b 1 0", ProofFormat::kFrat) ==
        "p:1:1: expected a step that begins with a, d, o, f or r, got 'b'");
  CHECK(steps_of("a -1 0", ProofFormat::kFrat) ==
        "p:1:3: expected the number of a clause, got '-1'");
  CHECK(steps_of("a\0\2\0\0"s, ProofFormat::kLrat) == "p: byte 1: expected the number of a clause");
}

TEST_CASE("PicoSAT's padded first line is skipped") {
  CHECK(steps_of("%RUPD32 3 4" + std::string(200, ' ') + "\n1 2 0\n", ProofFormat::kDetect) ==
        "1 2 0\n");
  ProofStep step;
  ProofReader reader("%RUPD32 3 4  \n1 2 0\n", "p");
  CHECK(reader.next(step));
  CHECK(reader.shown(reader.place()) == "p:2:1");
}

TEST_CASE("a proof may come in pieces of any size") {
  const Steps steps = {{false, {1, -200}}, {true, {30000}}, {false, {-7}}, {false, {}}};
  for (const std::string& proof : {proof_text(steps), proof_binary(steps), "c x\r\n1 -23\r\n0"s}) {
    for (std::size_t size = 1; size < 9; ++size) {
      CAPTURE(size);
      std::string_view left = proof;
      std::string piece;  // gone at the next call
      ProofReader reader(
          [&] {
            piece = std::string(left.substr(0, size));
            left.remove_prefix(piece.size());
            return std::string_view(piece);
          },
          "p", ProofFormat::kDrat);
      std::string text;
      for (ProofStep step; reader.next(step);) {
        Clause clause;
        for (const Lit x : step.literals) clause.push_back(x.dimacs());
        text += proof_text({{step.deletes(), clause}});
      }
      CHECK(text == steps_of(proof));
    }
  }
}

TEST_CASE("the place of a step") {
  ProofStep step;
  ProofReader text("c x\n1 2 0\n d 3\n0\n", "p");
  CHECK(text.next(step));
  CHECK(text.shown(text.place()) == "p:2:1");
  CHECK(text.next(step));
  CHECK(text.shown(text.place()) == "p:3:2");
  CHECK(text.number() == 2);
  const std::string bytes = "a\2\3\0d\2\0"s;
  ProofReader binary(bytes, "p");
  CHECK(binary.next(step));
  CHECK(binary.shown(binary.place()) == "p: byte 1");
  CHECK(binary.next(step));
  CHECK(binary.shown(binary.place()) == "p: byte 5");
  CHECK_FALSE(binary.next(step));
  CHECK(binary.number() == 2);
}

TEST_CASE("the places of many steps, in any order") {
  const std::vector<StepPlace> all = {
      {1, 1},      {2, 1},      {2, 5},      {2, 300},
      {70'000, 1}, {70'001, 1}, {70'001, 2}, {std::uint64_t{1} << 40U, 9}};
  StepPlaces places;
  for (const StepPlace& place : all) places.push(place);
  for (std::size_t i = all.size(); i-- > 0;) {
    CHECK(places.of(i).line == all[i].line);
    CHECK(places.of(i).column == all[i].column);
  }
}

TEST_CASE("what cannot be read names the format that it was read as") {
  const auto message = [](const std::string& proof) -> std::string {
    ProofReader reader(proof, "p");
    ProofStep step;
    try {
      while (reader.next(step)) continue;
    } catch (const InputError& error) {
      return error.what();
    }
    return "";
  };
  CHECK(message("1 x 0\n") == "p:1:3: expected a literal or 0, got 'x' (read as DRAT)");
  CHECK(message("5 d x 0\n") ==
        "p:1:5: expected the number of a clause or 0, got 'x' (read as LRAT)");
  CHECK(message("a\1\0"s) == "p: byte 2: expected a literal or 0, got variable 0 (read as DRAT)");
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
TEST_CASE("binary FRAT: numbers of steps have no sign, hints have one") {
  const ProofFormat frat = ProofFormat::kFrat;
  CHECK(first_step("o\1\2\4\0"s, ProofFormat::kDetect) == "2 1 | 1 2 |");
  CHECK(first_step("a\5\2\5\0l\6\11\0"s, frat) == "0 5 | 1 -2 | 3 -4");
  CHECK(first_step("a\5\2\5\0f\5\2\5\0"s, frat) == "0 5 | 1 -2 |");
  CHECK(first_step("f\x83\1\2\0"s, ProofFormat::kDetect) == "3 131 | 1 |");
  CHECK(first_step("d\3\2\0"s, frat) == "1 3 | 1 |");
  CHECK(first_step("r\3\4\0"s, ProofFormat::kDetect) == "4 0 | | 3 4");
  for (const std::string& bytes : {"o\1\2\0"s, "f\1\0"s, "r\1\2\0"s}) {
    CHECK(detected(bytes) == ProofFormat::kFrat);
  }
  CHECK(detected("a\4\0d\4\0"s) == ProofFormat::kDrat);
}

TEST_CASE("binary FRAT that cannot be read is refused at its place") {
  const ProofFormat frat = ProofFormat::kFrat;
  CHECK(steps_of("o\0\2\0"s, frat) == "p: byte 1: expected the number of a clause");
  CHECK(steps_of("o\1\2\0l\2\0"s, frat) ==
        "1 0\np: byte 5: expected a step that begins with 'a', 'd', 'o', 'f' or 'r'");
  CHECK(steps_of("a\1\2\0l\2"s, frat) ==
        "p: byte 7: expected 0 at the end of the step, got the end of the file");
  CHECK(steps_of("a\1\2\0l\1\0"s, frat) == "p: byte 6: expected the number of a clause");
}

TEST_CASE("what is no proof, or one of another kind, is called by its name") {
  const std::vector<std::pair<const char*, const char*>> foreign = {
      {"pseudo-Boolean proof version 2.0\nf 4\n", "a VeriPB proof, which is not read"},
      {"c x\np idrup\ni 1 0\n", "an IDRUP proof, which is not read"},
      {"p lidrup\n", "an LIDRUP proof, which is not read"},
      {"p cnf 1 1\n1 0\n", "a formula: the proof comes second"},
      {"\ns UNSATISFIABLE\n", "the output of a solver"},
      {"<!DOCTYPE html>\n", "HTML or XML"},
      {"5 * 1 2 0\n",
       "a trace of PicoSAT for TraceCheck, which is not read: 'picosat -r' writes "
       "one that is"}};
  for (const auto& [text, name] : foreign) {
    try {
      detected(text);
      FAIL(text);
    } catch (const InputError& error) {
      CHECK(error.what() == "p: expected a proof, got " + std::string(name));
    }
  }
}

}  // namespace p2c::proof_reader_test

// Hashes of formulas, and MD5 by the vectors of RFC 1321.
#include "cnf_out/gbd_hash.hpp"

#include <doctest/doctest.h>

#include <array>

namespace p2c {
namespace {

std::string md5(std::string_view text) {
  Md5 hash;
  hash.add(text);
  return hash.finish();
}

TEST_CASE("md5: the test suite of RFC 1321") {
  CHECK(md5("") == "d41d8cd98f00b204e9800998ecf8427e");
  CHECK(md5("a") == "0cc175b9c0f1b6a831c399e269772661");
  CHECK(md5("abc") == "900150983cd24fb0d6963f7d28e17f72");
  CHECK(md5("message digest") == "f96b697d7cb7938d525a2f31aaf161d0");
  CHECK(md5("abcdefghijklmnopqrstuvwxyz") == "c3fcd3d76192e4007dfb496cca67e13b");
  CHECK(md5("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789") ==
        "d174ab98d277d9f5a5611c2c9f419d9f");
  CHECK(md5("12345678901234567890123456789012345678901234567890123456789012345678901234567890") ==
        "57edf4a22be3c955ac49da2e2107b67a");
}

TEST_CASE("md5: the pieces do not matter, around the ends of blocks") {
  for (std::size_t size = 0; size < 200; ++size) {
    const std::string text(size, 'x');
    Md5 bytes;
    for (const char byte : text) bytes.add({&byte, 1});
    Md5 pieces;
    pieces.add(text.substr(0, size / 3));
    pieces.add(text.substr(size / 3));
    const std::string whole = md5(text);
    CHECK(bytes.finish() == whole);
    CHECK(pieces.finish() == whole);
  }
}

TEST_CASE("gbd hash: of clauses as the database computes it") {
  Cnf formula(3);
  CHECK(gbd_hash(formula) == md5(""));
  formula.add(std::array{Lit(1), Lit(2)});
  formula.add(std::array{Lit(-1), Lit(3)});
  CHECK(gbd_hash(formula) == "a5c859421d683590202a0ac8596f1e16");
  CHECK(gbd_hash(formula) == md5("1 2 0 -1 3 0"));
}

TEST_CASE("gbd hash: comments, header and line ends do not count") {
  const Cnf formula = read_dimacs("c a\np cnf 5 3\n1\n 2 0 -1   3 0\r\nc b\n0\n", "f");
  CHECK(gbd_hash(formula) == md5("1 2 0 -1 3 0 0"));
}

TEST_CASE("gbd hash: a sink hashes what a file would have") {
  GbdSink sink;
  const Lits x = sink.fresh(3);
  sink.add({x[0], x[1]});
  sink.add({x[2], !x[2]});  // no clause of a file
  sink.add({!x[0], x[2], x[2]});
  CHECK(sink.clauses() == 2);
  CHECK(sink.finish() == "a5c859421d683590202a0ac8596f1e16");
}

}  // namespace
}  // namespace p2c

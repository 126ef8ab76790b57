// Compression there and back, and what is refused.
#include "cnf_out/compressed_file.hpp"

#include <doctest/doctest.h>

#include <vector>

#include "instances/puzzle.hpp"

namespace puzzle2cnf {
namespace {

const std::vector<Compression> kAll = {Compression::kGzip, Compression::kBzip2, Compression::kXz,
                                       Compression::kZstd};

std::string packed(Compression how, std::string_view text, std::size_t piece = 1000) {
  std::string bytes;
  Compressor out(how, [&](std::string_view more) { bytes += more; });
  for (; !text.empty(); text.remove_prefix(std::min(piece, text.size()))) {
    out.write(text.substr(0, piece));
  }
  out.finish();
  return bytes;
}

// Reads in pieces of this size.
ByteReader reader_of(std::string_view& bytes, std::size_t piece) {
  return [&bytes, piece] {
    const std::string_view next = bytes.substr(0, piece);
    bytes.remove_prefix(next.size());
    return next;
  };
}

std::string unpacked(Compression how, std::string_view bytes, std::size_t piece = 1000) {
  std::string text;
  decompress(how, reader_of(bytes, piece), [&](std::string_view more) { text += more; });
  return text;
}

// Empty when it is taken.
std::string refusal(Compression how, std::string_view bytes) {
  try {
    unpacked(how, bytes);
  } catch (const CompressedError& error) {
    return error.what();
  }
  return {};
}

std::string some_clauses(int count) {
  Rng rng(3);
  std::string text;
  for (int i = 0; i < count; ++i) text += std::to_string(below(rng, 100'000)) + " -17 0\n";
  return text;
}

TEST_CASE("the kind is the ending of the name") {
  CHECK(compression_of("a.cnf.gz") == Compression::kGzip);
  CHECK(compression_of("a.bz2") == Compression::kBzip2);
  CHECK(compression_of("a.gz.xz") == Compression::kXz);
  CHECK(compression_of("dir.gz/a.zst") == Compression::kZstd);
  for (const char* plain : {"", "gz", "a.GZ", "a.gz.txt", "-", "a.gz/b"}) {
    CHECK(compression_of(plain) == Compression::kNone);
  }
  CHECK(without_compressed_ending("a.has.gz") == "a.has");
  CHECK(without_compressed_ending("a.has") == "a.has");
}

TEST_CASE("there and back") {
  for (const Compression how : kAll) {
    CAPTURE(static_cast<int>(how));
    for (const std::string& text : {std::string(), std::string("x"), some_clauses(400'000)}) {
      const std::string bytes = packed(how, text);
      CHECK(bytes == packed(how, text));
      CHECK((text.size() < 100 || bytes.size() < text.size() / 2));
      CHECK((unpacked(how, bytes) == text));
      CHECK((unpacked(how, bytes, 1 << 20) == text));
    }
    CHECK(unpacked(how, packed(how, "p cnf 0 0\n"), 1) == "p cnf 0 0\n");
  }
}

TEST_CASE("data cut short anywhere is refused") {
  const std::string text = some_clauses(20);
  for (const Compression how : kAll) {
    CAPTURE(static_cast<int>(how));
    const std::string bytes = packed(how, text);
    for (std::size_t size = 0; size < bytes.size(); ++size) {
      CAPTURE(size);
      CHECK(refusal(how, std::string_view(bytes).substr(0, size)).starts_with("expected "));
    }
  }
}

// zstd is left out: the checksum is optional in it, and libarchive does not write one.
TEST_CASE("a damaged byte is refused, or changes nothing") {
  const std::string text = some_clauses(20);
  for (const Compression how : {Compression::kGzip, Compression::kBzip2, Compression::kXz}) {
    CAPTURE(static_cast<int>(how));
    std::string bytes = packed(how, text);
    std::size_t taken = 0;
    for (char& byte : bytes) {
      byte = static_cast<char>(byte ^ 0x55);
      if (refusal(how, bytes).empty()) {
        ++taken;
        CHECK(unpacked(how, bytes) == text);
      }
      byte = static_cast<char>(byte ^ 0x55);
    }
    CHECK(taken < 12);  // the time and the system in the head of gzip, say
  }
}

TEST_CASE("data of another kind, plain, or compressed twice is refused") {
  for (const Compression how : kAll) {
    CAPTURE(static_cast<int>(how));
    CHECK(refusal(how, "heyawake\n1 1\n-\n1\n").find("got something else") != std::string::npos);
    CHECK(refusal(how, "").find("got something else") != std::string::npos);
    CHECK_FALSE(refusal(how, packed(how, packed(how, "text"))).empty());
    for (const Compression other : kAll) {
      if (other == how) continue;
      CHECK(refusal(how, packed(other, "text")).find("got something else") != std::string::npos);
    }
  }
  CHECK(refusal(Compression::kGzip, "x") ==
        "expected gzip data, as the name's ending .gz says, got something else");
}

TEST_CASE("several gzip streams in one file are refused: only the last checksum could be seen") {
  const std::string one = packed(Compression::kGzip, "one\n");
  CHECK_FALSE(refusal(Compression::kGzip, one + one).empty());
  CHECK_FALSE(refusal(Compression::kGzip, one + "garbage").empty());
  const std::string xz = packed(Compression::kXz, "one\n");
  CHECK(unpacked(Compression::kXz, xz + xz) == "one\none\n");
}

struct Enough {};

TEST_CASE("what follows whole data is refused, unless it is whole itself") {
  for (const Compression how : kAll) {
    CAPTURE(how);
    const std::string whole = packed(how, "one\n");
    CHECK(refusal(how, whole + "junk") != "");
    for (std::size_t kept = 1; kept < whole.size(); ++kept) {
      CHECK(refusal(how, whole + whole.substr(0, kept)) != "");
    }
    if (how != Compression::kGzip) CHECK(unpacked(how, whole + whole) == "one\none\n");
  }
}

TEST_CASE("who takes the text may end it early, and a reader and a writer may fail") {
  for (const Compression how : kAll) {
    CAPTURE(static_cast<int>(how));
    const std::string bytes = packed(how, std::string(8'000'000, '\0'), 1 << 20);
    CHECK(bytes.size() < 500'000);
    std::size_t taken = 0;
    std::string_view rest = bytes;
    const auto take = [&](std::string_view text) {
      taken += text.size();
      if (taken > 100'000) throw Enough();
    };
    CHECK_THROWS_AS(decompress(how, reader_of(rest, 1000), take), Enough);
    CHECK(taken < 1'000'000);
    const ByteReader broken = []() -> std::string_view { throw Enough(); };
    CHECK_THROWS_AS(decompress(how, broken, take), Enough);
    const auto fail = [] { throw Enough(); };
    const auto compress = [&] {
      Compressor out(how, [&](std::string_view /*bytes*/) { fail(); });
      out.write(some_clauses(100'000));
      out.finish();
    };
    CHECK_THROWS_AS(compress(), Enough);
  }
}

}  // namespace
}  // namespace puzzle2cnf

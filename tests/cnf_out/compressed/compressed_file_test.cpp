// Compression, both ways, and what is refused.
#include "cnf_out/compressed/compressed_file.hpp"

#include <doctest/doctest.h>

#include <vector>

#include "instances/puzzle.hpp"

namespace p2c {
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

TEST_CASE("both ways") {
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

TEST_CASE("the bytes do not depend on how the text is cut into pieces") {
  const std::string text = some_clauses(200'000);
  for (const Compression how : kAll) {
    CAPTURE(static_cast<int>(how));
    const std::string whole = packed(how, text, text.size());
    for (const std::size_t piece : {1U, 7U, 1000U, 65'536U, 1'000'000U}) {
      CAPTURE(piece);
      CHECK((packed(how, text, piece) == whole));
    }
  }
}

TEST_CASE("data cut off anywhere is refused") {
  const std::string text = some_clauses(20);
  for (const Compression how : kAll) {
    CAPTURE(static_cast<int>(how));
    const std::string bytes = packed(how, text);
    for (std::size_t size = 0; size < bytes.size(); ++size) {
      CAPTURE(size);
      const std::string words = size < 6 ? "expected " : "data that is cut off";
      CHECK(refusal(how, std::string_view(bytes).substr(0, size)).find(words) != std::string::npos);
    }
  }
  const std::string gzip = packed(Compression::kGzip, text);
  CHECK(refusal(Compression::kGzip, gzip.substr(0, gzip.size() - 1)) ==
        "expected whole gzip data, got data that is cut off");
}

TEST_CASE("a damaged byte is refused, or changes nothing") {
  const std::string text = some_clauses(20);
  for (const Compression how : kAll) {
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

TEST_CASE("a wrong checksum is refused, in our words") {
  const std::string text = some_clauses(20);
  struct Case {
    Compression how;
    std::string name;
    std::size_t at;  // from the end: a byte of a checksum of the text
  };
  for (const Case& of : {Case{Compression::kGzip, "gzip", 5}, Case{Compression::kBzip2, "bzip2", 2},
                         Case{Compression::kXz, "xz", 25}, Case{Compression::kZstd, "zstd", 1}}) {
    CAPTURE(of.name);
    std::string bytes = packed(of.how, text);
    bytes[bytes.size() - of.at] = static_cast<char>(bytes[bytes.size() - of.at] ^ 1);
    CHECK(refusal(of.how, bytes) ==
          "expected whole " + of.name + " data, got data that is damaged");
  }
}

TEST_CASE("data of another kind, plain, or compressed twice is refused") {
  for (const Compression how : kAll) {
    CAPTURE(static_cast<int>(how));
    CHECK(refusal(how, "heyawake\n1 1\n-\n1\n").find("got something else") != std::string::npos);
    CHECK(refusal(how, "").find("got something else") != std::string::npos);
    const std::string twice = packed(how, packed(how, "text"));
    CHECK(refusal(how, twice).ends_with("data, got data that is compressed twice"));
    for (const Compression other : kAll) {
      if (other == how) continue;
      CHECK(refusal(how, packed(other, "text")).find("got something else") != std::string::npos);
    }
  }
  CHECK(refusal(Compression::kGzip, "x") ==
        "expected gzip data, as the name's ending .gz says, got something else");
}

TEST_CASE("several whole streams are one text, and what else follows is refused") {
  for (const Compression how : kAll) {
    CAPTURE(how);
    const std::string whole = packed(how, "one\n");
    for (const std::size_t piece : {1U, 1000U}) {
      CHECK(unpacked(how, whole + whole + packed(how, ""), piece) == "one\none\n");
    }
    CHECK(refusal(how, whole + "junk").ends_with("data, got something else after it"));
    for (std::size_t kept = 1; kept < whole.size(); ++kept) {
      CHECK(refusal(how, whole + whole.substr(0, kept)) != "");
    }
    std::string second = whole;
    second[whole.size() - 6] = static_cast<char>(second[whole.size() - 6] ^ 1);
    CHECK(refusal(how, whole + second).ends_with("data, got data that is damaged"));
  }
}

TEST_CASE(
    "zeros after xz data are padding in fours; frames of zstd that carry no text are skipped") {
  const std::string xz = packed(Compression::kXz, "one\n");
  const std::string four(4, '\0');
  CHECK(unpacked(Compression::kXz, xz + four + xz + four + four) == "one\none\n");
  for (const std::size_t zeros : {1U, 3U, 6U}) {
    CHECK(refusal(Compression::kXz, xz + std::string(zeros, '\0')) ==
          "expected whole xz data, got something else after it");
  }
  const std::string gzip = packed(Compression::kGzip, "one\n");
  CHECK(refusal(Compression::kGzip, gzip + four) ==
        "expected whole gzip data, got something else after it");
  const std::string skipped = "\x5a\x2a\x4d\x18" + std::string("\x03\0\0\0abc", 7);
  const std::string zstd = packed(Compression::kZstd, "one\n");
  CHECK(unpacked(Compression::kZstd, skipped + zstd + skipped, 1) == "one\n");
  CHECK(refusal(Compression::kZstd, zstd + skipped.substr(0, 8)) ==
        "expected whole zstd data, got data that is cut off");
}

// A frame that says its window is 2 GB, and a block of xz whose dictionary is 4 GB.
TEST_CASE("data that takes too much memory to unpack is refused") {
  CHECK(refusal(Compression::kZstd, std::string("\x28\xb5\x2f\xfd\0\xa8\x01\0\0", 9)) ==
        "expected whole zstd data, got data that takes more than 256 MB to unpack");
  const std::string head("\xfd\x37zXZ\0\0\x04\xe6\xd6\xb4\x46", 12);
  const std::string block("\x02\0\x21\x01\x28\0\0\0\xe6\xa0\x11\xb3", 12);
  CHECK(refusal(Compression::kXz, head + block) ==
        "expected whole xz data, got data that takes more than 256 MB to unpack");
}

struct Enough {};

TEST_CASE("the consumer of the text may end it early, and a reader and a writer may fail") {
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
}  // namespace p2c

// Data packed by deflate, and base64.
#include "instances/text/inflate.hpp"

#include <doctest/doctest.h>

#include "instances/text/base64.hpp"
#include "instances/text/deflate.hpp"

namespace p2c {
namespace {

using Ending = Inflated::Ending;

// Made by zlib, as are all that are not in this form by hand.
const std::string kDynamic =
    "HVLJDQQxCGvIjwHCJfff1+L9RIjE4CMfPhqMD85F0AqPnkhGofgWzXoYjmEZsI/+YAdomLMdFrzjMW5Msq4ubsKacc"
    "+H/cGW5vCPGXDjFtz5bmVwDf74rp/c6xTzgzcHPqyEL70RH2cQxnwIpzsiOMf3sQxxZBNRtKsPWojD3rl8g/cxHM9o"
    "VztP320NvMdJvGQvXrGvbvb153+uOvnpNk0v04XKuAH5NCtTc7O0I1v7crQ7VzzqE6cy8SsX1wrxricNldJTJW3V0l"
    "mHRa3U9ycn2uRKuxzqkFv95FynXOySo91yt0dO98r1+ZTAmNKYMwoTymie8ppUdlMX47QCnflnu4p5PyW+pvDX9Q/2"
    "fMIeEpv3R7b4YVvVqLf8AQ==";

std::string bytes(const std::string& base64) { return from_base64(base64).value_or("no base64"); }

TEST_CASE("inflate: a block with codes of its own") {
  std::string text;
  for (int i = 0; i < 100; ++i) text += std::to_string(i * i % 97) + "," + std::to_string(i) + ";";
  const Inflated whole = inflate(bytes(kDynamic), text.size());
  CHECK(whole.ending == Ending::kWhole);
  CHECK(whole.text == text);
}

TEST_CASE("inflate: a block with the known codes, and stored ones") {
  const Inflated fixed = inflate(bytes("K0jNK0hUKECQAA=="), 100);
  CHECK(fixed.ending == Ending::kWhole);
  CHECK(fixed.text == "penpa penpa penpa");
  const std::string stored(
      "\x00\x01\x00\xFE\xFF"
      "a"
      "\x01\x02\x00\xFD\xFF"
      "bc"
      "rest",
      17);
  CHECK(inflate(stored, 3).text == "abc");
  CHECK(inflate(stored, 3).ending == Ending::kWhole);
}

TEST_CASE("deflate: what is packed is unpacked again, and repeats are shorter") {
  CHECK(to_base64(deflate("penpa penpa penpa")) == "K0jNK0hUQCIB");
  std::string text;
  for (int i = 0; i < 3'000; ++i) {
    text += static_cast<char>(i * i % 251);
    text += std::to_string(i % 13);
    for (const std::size_t size : {text.size(), text.size() / 2}) {
      if (i % 500 == 0)
        CHECK(inflate(deflate(text.substr(0, size)), size).text == text.substr(0, size));
    }
  }
  const Inflated whole = inflate(deflate(text), text.size());
  CHECK(whole.ending == Ending::kWhole);
  CHECK(whole.text == text);
  const std::string long_one(100'000, 'a');
  CHECK(inflate(deflate(long_one), long_one.size()).text == long_one);
  CHECK(deflate(long_one).size() < 1'000);
  CHECK(inflate(deflate(""), 1).ending == Ending::kWhole);
}

TEST_CASE("base64: there and back") {
  for (const std::string text : {"", "a", "ab", "abc", "\xFF\xFE\x01\x80"}) {
    CHECK(from_base64(to_base64(text)) == text);
    CHECK(to_base64(text).size() % 4 == 0);
  }
}

TEST_CASE("inflate: no more than asked for") {
  CHECK(inflate(bytes(kDynamic), 571).ending == Ending::kTooLong);
  CHECK(inflate(bytes(kDynamic), 571).text.size() == 571);
  CHECK(inflate(bytes("K0jNK0hUKECQAA=="), 16).ending == Ending::kTooLong);
}

TEST_CASE("inflate: what is cut or no such data is broken") {
  const std::string whole = bytes(kDynamic);
  for (std::size_t length = 0; length + 1 < whole.size(); ++length) {
    CAPTURE(length);
    CHECK(inflate(whole.substr(0, length), 1000).ending == Ending::kBroken);
  }
  CHECK(inflate("\x07", 10).ending == Ending::kBroken);  // the fourth form
  CHECK(inflate(std::string("\x01\x01\x00\xFF\xFF"
                            "a",
                            6),
                10)
            .ending == Ending::kBroken);
  CHECK(inflate(bytes("A2IA"), 10).ending == Ending::kBroken);  // before the text
}

TEST_CASE("base64: with and without the end, and with what URLs make of it") {
  CHECK(from_base64("aGFzaGk=") == "hashi");
  CHECK(from_base64("aGFzaGk") == "hashi");
  CHECK(from_base64("+/+/") == "\xFB\xFF\xBF");
  CHECK(from_base64(" _-/") == "\xFB\xFF\xBF");
  CHECK(from_base64("") == "");
  CHECK_FALSE(from_base64("aGFza").has_value());
  CHECK_FALSE(from_base64("aG.z").has_value());
}

}  // namespace
}  // namespace p2c

#include "instances/formats/json_text.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <limits>

namespace p2c {
namespace {

TEST_CASE("json text: each kind of value") {
  CHECK(Json().text() == "null");
  CHECK(Json(nullptr).text() == "null");
  CHECK(Json(true).text() == "true");
  CHECK(Json(false).text() == "false");
  CHECK(Json(std::numeric_limits<std::int64_t>::min()).text() == "-9223372036854775808");
  CHECK(Json(std::numeric_limits<std::uint64_t>::max()).text() == "18446744073709551615");
  CHECK(Json("word").text() == R"("word")");
  CHECK(Json(std::string("word")).text() == R"("word")");
  CHECK(Json(std::string_view("word")).text() == R"("word")");
  CHECK(Json::of_text("[1,2]").text() == "[1,2]");
}

TEST_CASE("json text: a number is the shortest that reads as it") {
  CHECK(Json(0.1).text() == "0.1");
  CHECK(Json(2.0).text() == "2.0");
  CHECK(Json(1.0 / 3).text() == "0.3333333333333333");
  CHECK(Json(0.00001).text() == "1e-05");
}

TEST_CASE("json text: strings are escaped, and what is not UTF-8 is replaced") {
  CHECK(Json("a\"b\\c\n\x01").text() == "\"a\\\"b\\\\c\\n\\u0001\"");
  CHECK(Json("\u00e9").text() == "\"\u00e9\"");
  CHECK(Json("a\xff z").text() == "\"a\ufffd z\"");
}

TEST_CASE("json text: lists") {
  CHECK(Json(std::vector<std::string>{}).text() == "[]");
  CHECK(Json(std::vector<std::string>{"a", "b"}).text() == R"(["a","b"])");
  CHECK(Json(std::vector<Json>{1, "b", nullptr, true}).text() == R"([1,"b",null,true])");
}

TEST_CASE("json text: members keep the order in which they came first") {
  JsonMembers members{{"b", 1}, {"a", "x"}};
  members["c"];
  members["b"] = JsonMembers{{"in\"ner", 0.5}};
  CHECK(Json(members).text() == R"({"b":{"in\"ner":0.5},"a":"x","c":null})");
  members.update({{"d", 4}, {"a", 2}});
  CHECK(Json(members).text() == R"({"b":{"in\"ner":0.5},"a":2,"c":null,"d":4})");
  CHECK(Json(JsonMembers()).text() == "{}");
}

}  // namespace
}  // namespace p2c

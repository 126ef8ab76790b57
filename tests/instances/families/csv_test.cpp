#include "instances/families/csv.hpp"

#include <doctest/doctest.h>

namespace p2c::csv_test {
namespace {

using Fields = std::vector<std::string>;

std::vector<Fields> fields_of(std::string_view text) {
  std::vector<Fields> all;
  for (const CsvRecord& record : read_csv(text, "t.csv")) all.push_back(record.fields);
  return all;
}

std::string error_of(std::string_view text) {
  try {
    read_csv(text, "t.csv");
  } catch (const InputError& error) {
    return error.what();
  }
  return "no error";
}

TEST_CASE("csv: fields between commas, lines to LF or CRLF") {
  CHECK(fields_of("").empty());
  CHECK(fields_of("a,b\nc,d\n") == std::vector<Fields>{{"a", "b"}, {"c", "d"}});
  CHECK(fields_of("a,b\r\nc,d\r\n") == std::vector<Fields>{{"a", "b"}, {"c", "d"}});
  CHECK(fields_of("a,b") == std::vector<Fields>{{"a", "b"}});
  CHECK(fields_of("a,b\r") == std::vector<Fields>{{"a", "b"}});
  CHECK(fields_of(",\n\n") == std::vector<Fields>{{"", ""}, {""}});
  CHECK(fields_of("\xEF\xBB\xBFid\n") == std::vector<Fields>{{"id"}});
}

TEST_CASE("csv: quoted fields take commas, quotes and lines") {
  CHECK(fields_of("\"a,b\",\"say \"\"x\"\"\"\n") == std::vector<Fields>{{"a,b", "say \"x\""}});
  CHECK(fields_of("\"1\n2\r\n3\",\"\"\r\nc\n") == std::vector<Fields>{{"1\n2\r\n3", ""}, {"c"}});
  CHECK(fields_of("\"a\"") == std::vector<Fields>{{"a"}});
  CHECK(fields_of("\"a\"\r") == std::vector<Fields>{{"a"}});
}

TEST_CASE("csv: what is written is read") {
  const std::vector<Fields> table = {
      {"plain", "with blank", ""}, {"a,b", "\"", "\"\""}, {"\n", "\r\n", "x\ny,\"z\"\n"}, {""}};
  std::string text;
  for (const Fields& fields : table) text += csv_line(fields);
  CHECK(fields_of(text) == table);
  CHECK(csv_line({"a", "b c", ""}) == "a,b c,\n");  // quotes only where they must be
  CHECK(csv_line({"a\"b"}) == "\"a\"\"b\"\n");
}

TEST_CASE("csv: places are those of the fields") {
  const std::vector<CsvRecord> records = read_csv("a,\"x\ny\",b\nc\n", "t.csv");
  REQUIRE(records.size() == 2);
  CHECK(records[0].places[1].str() == "t.csv:1:3");
  CHECK(records[0].places[2].str() == "t.csv:2:4");
  CHECK(records[1].places[0].str() == "t.csv:3:1");
}

TEST_CASE("csv: quotes in the wrong place are refused") {
  CHECK(error_of("a\"b\n") == "t.csv:1:2: expected '\"' only in quoted fields, doubled");
  CHECK(error_of("x\n\"a\"b\n") ==
        "t.csv:2:4: expected ',' or the end of the line after '\"', got 'b'");
  CHECK(error_of("x,\"a\nb") ==
        "t.csv:1:3: expected '\"' at the end of the field, got the end of the text");
}

TEST_CASE("csv: what would be a formula has an apostrophe before it") {
  for (const char* formula : {"=cmd", "+1", "-1+2", "@x", "\tx", "\rx"}) {
    CHECK(csv_text(formula) == "'" + std::string(formula));
  }
  for (const char* text : {"", "a=b", "1", "'=x", "dir/=cmd"}) CHECK(csv_text(text) == text);
}

}  // namespace
}  // namespace p2c::csv_test

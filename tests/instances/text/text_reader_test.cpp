// The reader under every text format: lines, tokens, numbers, and the place of each error.
#include "instances/text/text_reader.hpp"

#include <doctest/doctest.h>

#include "instances/limits/board_size.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c {
namespace {

constexpr TextRules kNoComments{false, " \t"};

TEST_CASE("reader: lines end with LF or CRLF, and the last one need not end") {
  TextReader in("one\r\ntwo\n\nfour", "f");
  CHECK(in.next_line("") == "one");
  CHECK(in.next_line("") == "two");
  CHECK(in.next_line("").empty());
  CHECK_FALSE(in.at_end());
  CHECK(in.next_line("") == "four");
  CHECK(in.at_end());
}

TEST_CASE("reader: a byte order mark is dropped, and takes no column") {
  TextReader in("\xEF\xBB\xBFone", "f");
  in.next_line("");
  CHECK(in.token("") == "one");
  CHECK(in.place().str() == "f:1:1");
}

TEST_CASE("reader: tokens stand between blanks, columns count from 1") {
  TextReader in("  ab\t c \nd", "f");
  in.next_line("");
  CHECK(in.token("") == "ab");
  CHECK(in.place().str() == "f:1:3");
  CHECK_FALSE(in.line_done());
  CHECK(in.token("") == "c");
  CHECK(in.place().str() == "f:1:7");
  CHECK(in.line_done());
  CHECK(error_of([&] { in.token("a letter"); }) ==
        "f:1:9: expected a letter, got the end of the line");
  in.next_line("");
  CHECK(in.token("") == "d");
  CHECK(in.place().str() == "f:2:1");
}

TEST_CASE("reader: a format has its own blanks") {
  TextReader in("1,2 3", "f", {false, ", "});
  in.next_line("");
  CHECK(in.number(0, 9) == 1);
  CHECK(in.number(0, 9) == 2);
  CHECK(in.number(0, 9) == 3);
  CHECK(in.line_done());
}

TEST_CASE("reader: lines that begin with # are comments, and still count as lines") {
  TextReader in("# head\none\n#\n# more\n #two\n# last\n", "f");
  CHECK(in.next_line("") == "one");
  CHECK(in.place().str() == "f:2:1");
  CHECK(in.peek_line() == " #two");
  CHECK(in.next_line("") == " #two");
  CHECK(in.place().str() == "f:5:1");
  CHECK(in.at_end());
}

TEST_CASE("reader: a format may have no comments") {
  TextReader in("#1\n", "f", kNoComments);
  CHECK_FALSE(in.at_end());
  CHECK(in.next_line("") == "#1");
}

TEST_CASE("reader: blank lines are skipped on request only") {
  TextReader in("\n \t\n#\n\none\n\n \n", "f");
  CHECK_FALSE(in.at_end());
  CHECK(in.peek_line().empty());
  in.skip_blank_lines();
  CHECK(in.next_line("") == "one");
  CHECK(in.place().str() == "f:5:1");
  CHECK(in.at_end());
  in.skip_blank_lines();
  CHECK(in.peek_line().empty());
}

TEST_CASE("reader: a text of comments and blank lines is at its end") {
  CHECK(TextReader("", "f").at_end());
  CHECK(TextReader("\n# a\n  \r\n#", "f").at_end());
  CHECK_FALSE(TextReader("\n# a\n  \n#", "f", kNoComments).at_end());
}

TEST_CASE("reader: the end of the text is an error one line past it") {
  TextReader in("one\n# two\n", "f");
  in.next_line("");
  CHECK(error_of([&] { in.next_line("a row"); }) ==
        "f:3:1: expected a row, got the end of the file");
}

std::string number_error(std::string_view text) {
  TextReader in(text, "f");
  in.next_line("");
  return error_of([&] { in.number(0, 9); });
}

TEST_CASE("reader: a number is decimal digits within its range") {
  CHECK(number_error("0") == "no error");
  CHECK(number_error("9") == "no error");
  CHECK(number_error("007") == "no error");
  const std::string expected = "f:1:1: expected a number from 0 to 9, got ";
  CHECK(number_error("10") == expected + "'10'");
  for (const std::string bad :
       {"-1", "-0", "+1", "1x", "x", "1.0", "0x1", "99999999999999999999"}) {
    CHECK(number_error(bad) == expected + in_quotes(bad));
  }
  CHECK(number_error(" ") == "f:1:2: expected a number from 0 to 9, got the end of the line");
}

TEST_CASE("reader: messages may say what a number stands for") {
  TextReader in("x", "f");
  in.next_line("");
  CHECK(error_of([&] { in.to_number(in.token(""), 1, 2, "a count"); }) ==
        "f:1:1: expected a count, got 'x'");
}

TEST_CASE("reader: what is left over is an error where it begins") {
  TextReader in("1 2\n\n# c\n  3\n", "f");
  in.next_line("");
  in.number(0, 9);
  CHECK(error_of([&] { in.end_line(); }) == "f:1:3: expected the end of the line, got '2'");
  CHECK(error_of([&] { in.expect_end(); }) == "f:4:3: expected the end of the file, got '3'");
}

TEST_CASE("reader: an error holds its place and its message apart") {
  try {
    TextReader in("\n  x", "f");
    in.next_line("");
    in.next_line("");
    in.number(0, 1);
    FAIL("no error");
  } catch (const InputError& error) {
    CHECK(error.place().file == "f");
    CHECK(error.place().line == 2);
    CHECK(error.place().col == 3);
    CHECK(error.message() == "expected a number from 0 to 1, got 'x'");
  }
}

TEST_CASE("reader: line 0 is the file as a whole") {
  CHECK(Place{"f"}.str() == "f");
  CHECK(Place{"f", 3, 5}.str() == "f:3:5");
}

TEST_CASE("reader: warnings are kept, with their place") {
  TextReader in("odd", "f");
  in.next_line("");
  in.warn_at(in.place(), "odd but readable");
  REQUIRE(in.warnings().size() == 1);
  CHECK(in.warnings()[0].str() == "f:1:1: odd but readable");
}

TEST_CASE("reader: quoted text fits in a message") {
  CHECK(in_quotes("a'b") == "'a'b'");
  CHECK(in_quotes("") == "''");
  CHECK(in_quotes(std::string("\0\x1f\x7f", 3)) == "'\\x00\\x1f\\x7f'");
  CHECK(in_quotes("\xC3\xA4") == "'\xC3\xA4'");
  CHECK(in_quotes(std::string(40, 'a')) == "'" + std::string(40, 'a') + "'");
  CHECK(in_quotes(std::string(41, 'a')) == "'" + std::string(40, 'a') + "...'");
}

std::string size_error(std::string_view text, int most_cells = kMostBoardCells) {
  TextRules rules;
  rules.most_cells = most_cells;
  TextReader in(text, "f", rules);
  return error_of([&] { read_board_size(in); });
}

TEST_CASE("reader: a short text has at most 10^6 cells, or as many as a limit says") {
  constexpr int kUsual = 0;
  CHECK(size_error("1000 1000", kUsual) == "no error");
  CHECK(size_error("1 1000001", kUsual) ==
        "f:1:3: expected a board of at most 1000000 cells, got 1 x 1000001 in a text that does not "
        "name them; a limit of cells allows more");
  CHECK(size_error("1 1000001", 1'000'001) == "no error");
  const std::string head = "1 1000010\n";
  CHECK(size_error(head + std::string(1'000'000, '-'), kUsual) == "no error");
  CHECK(size_error(head + std::string(999'999, '-'), kUsual) != "no error");
  CHECK(size_error(head + std::string(1'000'000, '-'), 1'000'000) ==
        "f:1:3: expected a board of at most 1000000 cells, got 1 x 1000010");
  CHECK(size_error("3 4", 11) == "f:1:3: expected a board of at most 11 cells, got 3 x 4");
}

TEST_CASE("reader: a board has at least one cell and at most 10^7") {
  CHECK(size_error("10000 1000") == "no error");
  CHECK(size_error("1 10000000") == "no error");
  CHECK(size_error("3125 3200") == "no error");
  CHECK(size_error("11 909091") ==
        "f:1:4: expected a board of at most 10000000 cells, got 11 x 909091");
  CHECK(size_error("1 10000001") == "f:1:3: expected a number from 1 to 10000000, got '10000001'");
  CHECK(size_error("10000 1001") ==
        "f:1:7: expected a board of at most 10000000 cells, got 10000 x 1001");
  CHECK(size_error("10000000 10000000") ==
        "f:1:10: expected a board of at most 10000000 cells, got 10000000 x 10000000");
  CHECK(size_error("1000000000 1000000000") ==
        "f:1:1: expected a number from 1 to 10000000, got '1000000000'");
  CHECK(size_error("3 0") == "f:1:3: expected a number from 1 to 10000000, got '0'");
  CHECK(size_error("3 3 3") == "f:1:5: expected the end of the line, got '3'");
}

// Time that grows with the square of the length would not come back.
TEST_CASE("reader: many blank lines and comments take little time") {
  std::string text;
  for (int i = 0; i < 500'000; ++i) text += i % 2 == 0 ? "\n" : "#\n";
  text += "end\n";
  TextReader in(text, "f");
  int lines = 0;
  while (!in.at_end()) {
    in.next_line("");
    ++lines;
  }
  CHECK(lines == 250'001);
  CHECK(in.place().line == 500'001);
}

TEST_CASE("reader: quoted text is whole characters, and other bytes are escaped") {
  CHECK(in_quotes("\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80") ==
        "'\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80'");
  CHECK(in_quotes("a\xFF\xC3") == "'a\\xff\\xc3'");
  CHECK(in_quotes("\xC0\x80") == "'\\xc0\\x80'");           // longer than it need be
  CHECK(in_quotes("\xED\xA0\x80") == "'\\xed\\xa0\\x80'");  // half a pair of UTF-16
  CHECK(in_quotes("\xC2\x9B") == "'\\xc2\\x9b'");           // a control character
  const std::string most(39, 'a');
  CHECK(in_quotes(most + "\xC3\xA9") == "'" + most + "...'");
  CHECK(in_quotes(most + "b") == "'" + most + "b'");
  CHECK(in_quotes(most + "bc") == "'" + most + "b...'");
}

TEST_CASE("reader: a number and its noun agree") {
  CHECK(counted(0, "byte") == "0 bytes");
  CHECK(counted(1, "shaded cell") == "1 shaded cell");
  CHECK(counted(2, "bridge") == "2 bridges");
}

}  // namespace
}  // namespace p2c

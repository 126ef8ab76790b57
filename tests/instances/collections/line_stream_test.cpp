#include "instances/collections/line_stream.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

namespace p2c::line_stream_test {
namespace {

// The text in pieces of this size.
NextPiece pieces_of(std::string_view text, std::size_t size) {
  return [text, size]() mutable {
    const std::string_view piece = text.substr(0, size);
    text.remove_prefix(piece.size());
    return piece;
  };
}

std::vector<std::string> lines_of(LineStream& stream, bool& has_end) {
  std::vector<std::string> lines;
  while (const auto line = stream.next()) {
    CHECK(line->number == static_cast<int>(lines.size()) + 1);
    lines.emplace_back(line->text);
    has_end = line->has_end;
  }
  return lines;
}

std::vector<std::string> lines_of(LineStream& stream) {
  bool ignored = false;
  return lines_of(stream, ignored);
}

constexpr std::string_view kText = "one\r\n\ntwo three\n  four\nlast";
const std::vector<std::string> kLines = {"one\r", "", "two three", "  four", "last"};

}  // namespace

TEST_CASE("a line stream gives lines, however the text is cut into pieces") {
  for (std::size_t size = 1; size <= kText.size(); ++size) {
    CAPTURE(size);
    LineStream keeps(pieces_of(kText, size), 1000);
    CHECK(lines_of(keeps) == kLines);
    LineStream forgets(pieces_of(kText, size), 1000);
    forgets.forget();
    CHECK(lines_of(forgets) == kLines);
    LineStream twice(pieces_of(kText, size), 1000);
    twice.next();
    twice.next();
    twice.rewind();
    CHECK(lines_of(twice) == kLines);
  }
}

TEST_CASE("a line stream gives the whole text, also after some of its lines") {
  for (int lines = 0; lines <= 6; ++lines) {
    LineStream stream(pieces_of(kText, 4), 1000);
    for (int i = 0; i < lines; ++i) stream.next();
    CHECK(stream.take_whole() == kText);
  }
}

TEST_CASE("a text without a last line end, and one with it, have the same lines") {
  for (const std::string text : {"a\nb", "a\nb\n"}) {
    LineStream stream(pieces_of(text, 1), 10);
    bool last_has_end = false;
    CHECK(lines_of(stream, last_has_end) == std::vector<std::string>{"a", "b"});
    CHECK(last_has_end == text.ends_with('\n'));
  }
  LineStream none(pieces_of("", 1), 10);
  CHECK_FALSE(none.next());
  CHECK_FALSE(none.next());
}

TEST_CASE("items of a list are lines that are neither blank nor comments") {
  const std::string text = "\xEF\xBB\xBFone\r\n\r\n  \t\n# two\n  # three\r\n  four \r\nfive#\n";
  for (std::size_t size = 1; size <= text.size(); ++size) {
    LineStream stream(pieces_of(text, size), 1000);
    stream.forget();
    std::vector<std::pair<int, std::string>> items;
    while (const auto line = next_item(stream)) items.emplace_back(line->number, line->text);
    CHECK(items ==
          std::vector<std::pair<int, std::string>>{{1, "one"}, {6, "  four "}, {7, "five#"}});
  }
}

TEST_CASE("a line may have as many bytes as are kept, no more") {
  const std::string text = "12345\n1234567\n123456789\n";
  LineStream stream(pieces_of(text, 1), 8);
  stream.forget();
  CHECK(stream.next()->text == "12345");
  CHECK(stream.next()->text == "1234567");
  try {
    stream.next();
    FAIL("a long line was given");
  } catch (const TooLong& too_long) {
    CHECK(too_long.line == 3);
  }
  stream.skip_line();
  CHECK_FALSE(stream.next());
  LineStream whole(pieces_of(text, 1), 8);
  CHECK_THROWS_AS(whole.take_whole(), TooLong);
}

TEST_CASE("after a line that is too long come the other lines, however the text is cut") {
  const std::string text = "1\n" + std::string(30, 'x') + "\n3\n" + std::string(31, 'y');
  for (std::size_t size = 1; size <= text.size(); ++size) {
    CAPTURE(size);
    LineStream stream(pieces_of(text, std::min<std::size_t>(size, 8)), 20);
    stream.forget();
    std::vector<int> lines;
    std::vector<int> too_long;
    while (true) {
      try {
        const auto line = stream.next();
        if (!line) break;
        lines.push_back(line->number);
      } catch (const TooLong& line) {
        too_long.push_back(line.line);
        stream.skip_line();
      }
    }
    CHECK(lines == std::vector<int>{1, 3});
    CHECK(too_long == std::vector<int>{2, 4});
  }
}

TEST_CASE("a stream that forgets keeps little of a long text") {
  std::size_t given = 0;
  const std::string line(99, 'x');
  const std::string piece = line + "\n";
  LineStream stream(
      [&]() -> std::string_view {
        given += piece.size();
        return given > 100'000'000 ? std::string_view() : std::string_view(piece);
      },
      1000);  // it throws if it keeps more
  stream.forget();
  int lines = 0;
  while (stream.next()) ++lines;
  CHECK(lines == 1'000'000);
}

}  // namespace p2c::line_stream_test

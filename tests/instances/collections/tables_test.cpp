// Puzzles in the columns of tables, in the links of pages, and one below the other.
#include <doctest/doctest.h>

#include "instances/collections/list_reader.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c {
namespace {

// "ID TEXT|" of each, blanks before the text aside; or "ID: error|".
std::string entries(const std::string& text, ListSource source) {
  source.id = source.name = "f";
  bool given = false;
  ListReader reader(source, [&]() -> std::string_view {
    const bool first = !given;
    given = true;
    return first ? std::string_view(text) : std::string_view();
  });
  std::string out;
  const std::string error = error_of([&] {
    while (const auto entry = reader.next()) {
      const std::size_t begin = entry->text.find_first_not_of(' ');
      out += entry->id + " " +
             (entry->error ? entry->error->what()
                           : entry->text.substr(std::min(begin, entry->text.size()))) +
             "|";
    }
  });
  return error == "no error" ? out : out + error;
}

std::string of_table(const std::string& text, const std::string& column) {
  ListSource source;
  source.column = column;
  return entries(text, source);
}

TEST_CASE("tables: a column by its name, whatever is between columns") {
  CHECK(of_table("n,url\n1,a/b\n\n2,c\n", "url") == "f:2 a/b|f:4 c|");
  CHECK(of_table("n\turl\r\n1\ta,b\r\n", "url") == "f:2 a,b|");
  CHECK(of_table("url;n\na,b;1\n", "url") == "f:2 a,b|");
}

TEST_CASE("tables: quotes, with line ends and quotes in them") {
  CHECK(of_table("n,text\n1,\"a\nb\"\"c\"\n2,\"d,e\"\n", "text") == "f:2 a\nb\"c|f:4 d,e|");
  CHECK(of_table("n,text\n1,\"a\n", "text") ==
        "f:2 f:2:1: expected '\"' after a cell, got the end of the file|");
}

TEST_CASE("tables: a column by its number, where there are no names") {
  CHECK(of_table("1,a\n2,b\n", "2") == "f:1 a|f:2 b|");
  CHECK(of_table("1\ta,b\n", "2") == "f:1 a,b|");
  CHECK(of_table("1,a\n2\n", "2") == "f:1 a|f:2 f:2:1: expected a column '2', got 1 column|");
}

TEST_CASE("tables: an empty cell has its place") {
  CHECK(of_table("n,url\n1,\n2,c\n", "url") ==
        "f:2 f:2:3: expected a puzzle, got an empty cell|f:3 c|");
  CHECK(of_table("{\"p\": \"\"}\n", "p") == "f:1 f:1:8: expected a puzzle, got an empty cell|");
}

TEST_CASE("tables: no such column") {
  CHECK(of_table("n,url\n1,a\n", "link") ==
        "f:1:1: expected a column 'link' among the names, got 'n,url'");
  CHECK(of_table("", "url").empty());
}

TEST_CASE("tables: JSON lines, with texts and objects") {
  CHECK(of_table("{\"n\":1,\"p\":\"a\\nb\"}\n{\"p\":{\"q\":\"}\"}, \"n\":2}\n", "p") ==
        "f:1 a\nb|f:2 {\"q\":\"}\"}|");
  CHECK(of_table("{\"p\":1}\n{\"q\":\"a\"}\n{\"p\":\"b\"}\n[\n", "p") ==
        "f:1 f:1:6: expected a text or an object, got '1'|"
        "f:2 f:2:1: expected a member \"p\", got none|f:3 b|"
        "f:4 f:4:2: expected more of a JSON value, got the end of the file|");
}

TEST_CASE("tables: a text in one line keeps its place") {
  ListSource source{"f", "f"};
  source.column = "url";
  const std::string text = "n,url\n12,abc\n";
  bool given = false;
  ListReader reader(source, [&]() -> std::string_view {
    return std::exchange(given, true) ? std::string_view() : std::string_view(text);
  });
  CHECK(reader.next()->text == "   abc");
}

std::string of_page(const std::string& text) {
  ListSource source;
  source.finds_links = true;
  return entries(text, source);
}

TEST_CASE("links: those with a board, in order, without what is around them") {
  CHECK(of_page("<a href=\"https://puzz.link/p?nurikabe/1/1/1\">x</a> and\n"
                "(http://pzv.jp/p.html?hashi/2/1/11), see https://puzz.link/list/1/2 or\n"
                "https://puzz.link/p?pzprv3/lits/1/1/. [b](https://puzz.link/p?lits/1/2/0)!\n") ==
        "f:1:10 https://puzz.link/p?nurikabe/1/1/1|f:2:2 http://pzv.jp/p.html?hashi/2/1/11|"
        "f:3:1 https://puzz.link/p?pzprv3/lits/1/1/.|f:3:43 https://puzz.link/p?lits/1/2/0|");
  // A point is a clue where the board needs it.
  CHECK(of_page(
            "https://puzz.link/p?hashi/2/1/11. https://puzz.link/p?hashi/2/1/1., more\n"
            "x https://puzz.link/p?hashi/2/1/1..\n(https://x.org/penpa-edit/#m=edit&p=7VRN=).\n") ==
        "f:1:1 https://puzz.link/p?hashi/2/1/11|f:1:35 https://puzz.link/p?hashi/2/1/1.|"
        "f:2:3 https://puzz.link/p?hashi/2/1/1.|f:3:2 https://x.org/penpa-edit/#m=edit&p=7VRN=|");
  CHECK(of_page("no links, http only: http://\n").empty());
}

TEST_CASE("sections: titles belong to their puzzles, dividers to none") {
  CHECK(entries("$1\na\n\n$2\nb\n", {}) == "f:1 $1\na\n\n|f:4 $2\nb\n|");
  CHECK(entries("\n.KK \"x\"\na\n.KK\nb\n", {}) == "f:2 .KK \"x\"\na\n|f:4 .KK\nb\n|");
  CHECK(entries("a\n====\nb\r\n====\r\nc\n", {}) == "f:1 a\n|f:3 b\r\n|f:5 c\n|");
  CHECK(entries("$1\na\n", {}) == "f $1\na\n|");
  CHECK(entries("a\n====\n", {}) == "f a\n====\n|");
}

}  // namespace
}  // namespace p2c

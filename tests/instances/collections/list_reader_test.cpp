#include "instances/collections/list_reader.hpp"

#include <doctest/doctest.h>

#include <vector>

#include "instances/documents/document.hpp"

namespace p2c::list_reader_test {
namespace {

struct Listed {
  bool is_one;
  std::vector<Entry> entries;
};

Listed listed(std::string_view text, const std::string& from = {}, bool is_list = false) {
  ListReader reader({"f", "f", from, is_list}, [text, given = false]() mutable {
    return std::exchange(given, true) ? std::string_view() : text;
  });
  Listed all{};
  while (auto entry = reader.next()) all.entries.push_back(std::move(*entry));
  all.is_one = reader.is_one();
  return all;
}

std::vector<std::string> ids_of(const Listed& all) {
  std::vector<std::string> ids;
  for (const Entry& entry : all.entries) ids.push_back(entry.id);
  return ids;
}

using Ids = std::vector<std::string>;

constexpr const char* kUrl = "https://puzz.link/p?hashi/2/2/2i2";
constexpr const char* kJson =
    R"({"format": 1, "puzzle": "nonogram", "columns": [[1]], "rows": [[1]]})";
constexpr const char* kText = "nonogram\n1 1\n1\n1\n";

std::string without_line_ends(std::string text) {
  std::erase(text, '\n');
  return text;
}

std::string joined(std::initializer_list<std::string> lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

}  // namespace

TEST_CASE("one puzzle follows its rules, whatever the file is called, and no list") {
  const std::string rules = "# mine\nrules 1\npuzzle toy \"a toy\"\nanswer x: shading on cells\n\n";
  for (const bool is_list : {false, true}) {
    const Listed one = listed(rules + joined({kJson}), "", is_list);
    CHECK(one.is_one);
    REQUIRE(ids_of(one) == Ids{"f"});
    CHECK_FALSE(one.entries[0].error);
    CHECK(one.entries[0].text == rules + joined({kJson}));
    for (const char* const line : {kJson, kUrl}) {
      const Listed list = listed(rules + joined({line, "# more", line, line}), "", is_list);
      REQUIRE(ids_of(list) == Ids{"f"});
      REQUIRE(list.entries[0].error);
      CHECK(list.entries[0].error->what() ==
            std::string(
                "f:8:1: expected one puzzle below its rules, got a list: --rules takes lists"));
    }
    CHECK_FALSE(listed(rules + "toy\n1 2\n", "", is_list).entries[0].error);
  }
}

TEST_CASE("a text whose first line alone is a puzzle, with another line, is a list") {
  CHECK(ids_of(listed(joined({kUrl, kUrl}))) == Ids{"f:1", "f:2"});
  CHECK(ids_of(listed(joined({kJson, kJson}))) == Ids{"f:1", "f:2"});
  CHECK(ids_of(listed(joined({"# all", "", kUrl, "  ", "# more", kJson}))) == Ids{"f:3", "f:6"});
  CHECK(ids_of(listed(joined({"2x2:2d2", "2x2:2d2"}), "sgt-bridges")) == Ids{"f:1", "f:2"});
  CHECK(ids_of(listed("\xEF\xBB\xBF" + joined({kUrl, kUrl}))) == Ids{"f:1", "f:2"});
  CHECK(ids_of(listed(std::string(kUrl) + "\r\n" + kUrl)) == Ids{"f:1", "f:2"});
}

TEST_CASE("a list goes on after a line that is no puzzle") {
  const Listed all = listed(joined({kJson, "nonsense", kJson}));
  CHECK(ids_of(all) == Ids{"f:1", "f:2", "f:3"});
  CHECK(all.entries[1].text == "nonsense");
}

TEST_CASE("one puzzle is no list") {
  for (const std::string text : {kText, kUrl, kJson, "", "# nothing\n", "2x2:2d2\n2x2:2d2\n"}) {
    CAPTURE(text);
    const Listed all = listed(text);
    CHECK(all.is_one);
    REQUIRE(all.entries.size() == 1);
    CHECK(all.entries[0].id == "f");
    CHECK(all.entries[0].text == text);
    CHECK(all.entries[0].first_line == 1);
  }
}

TEST_CASE("a URL that was broken over two lines is one puzzle") {
  const std::string whole = "https://puzz.link/p?hashi/6/6/3g1g2.g.g2h.g2g.h.g4g3h4g.g2g.h2";
  const Listed all = listed(whole.substr(0, 40) + "\n" + whole.substr(40) + "\n");
  CHECK(all.is_one);
  REQUIRE(all.entries.size() == 1);
  CHECK(read_document(all.entries[0].text, "f").puzzle->name() == "hashi");
}

TEST_CASE("a name can say that a text is a list") {
  CHECK(ids_of(listed(kUrl, "", true)) == Ids{"f:1"});
  CHECK(ids_of(listed("nonsense\n", "", true)) == Ids{"f:1"});
  CHECK(ids_of(listed("", "", true)).empty());
  CHECK_FALSE(listed("", "", true).is_one);
  CHECK(is_list_name("a.jsonl"));
  CHECK(is_list_name("b/a.urls"));
  CHECK(is_list_name("a.list"));
  CHECK_FALSE(is_list_name("a.json"));
  CHECK_FALSE(is_list_name("list"));
}

TEST_CASE("places in a list are those of its lines") {
  const Listed all = listed(joined({"# a comment", kJson, R"({"format": 1, "puzzle": "chess"})"}));
  REQUIRE(all.entries.size() == 2);
  const Entry& bad = all.entries[1];
  try {
    read_document(bad.text, bad.name, {"", false, nullptr, bad.first_line});
    FAIL("chess was read");
  } catch (const InputError& error) {
    CHECK(error.place().str() == "f:3:25");
  }
  const std::string twice =
      R"({"format": 1, "puzzle": "nonogram", "columns": [[1]], "rows": [[1]], "x": 1})";
  const Document document = read_document(twice, "f", {"", true, nullptr, 7});
  REQUIRE(document.warnings.size() == 1);
  CHECK(document.warnings[0].starts_with("f:7:"));
}

TEST_CASE("puzzlekit's JSON is a list of its entries") {
  const std::string kit =
      "{\"count\": 3, \"name\": \"Nonogram\", \"data\": {\n"
      "\"1_1x1\": {\"problem\": \"1 1\\n1\\n1\", \"solution\": \"\"},\n"
      "\"2_1x1\": {\"problem\": \"1 1\\n1\\nx\"},\n"
      "\"3\": {\"solution\": \"\"}}}\n";
  for (const std::string& text : {kit, without_line_ends(kit)}) {
    const Listed all = listed(text);
    CHECK_FALSE(all.is_one);
    CHECK(ids_of(all) == Ids{"f#1_1x1", "f#2_1x1", "f#3"});
    const auto read = [](const Entry& entry) {
      return read_document(entry.text, entry.name, {"", false, nullptr, entry.first_line});
    };
    CHECK(read(all.entries[0]).puzzle->name() == "nonogram");
    try {
      read(all.entries[1]);
      FAIL("an x was read");
    } catch (const InputError& error) {  // the place is that in the problem
      CHECK(error.place().str() == "f#2_1x1:3:1");
    }
    REQUIRE(all.entries[2].error);
    CHECK(all.entries[2].error->place().str() == "f#3");
  }
}

TEST_CASE("other JSON with the words of puzzlekit's is one puzzle") {
  for (const std::string text :
       {R"({"problem": "data"})", R"({"data": {}, "problem": 1})",
        R"({"name": 3, "data": {"problem": {}}})", R"({"data": "problem")"}) {
    CAPTURE(text);
    CHECK(listed(text).is_one);
  }
}

}  // namespace p2c::list_reader_test

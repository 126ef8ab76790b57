// Links of penpa-edit: how the kind is known, answers, and what is not read.
#include "instances/documents/penpa.hpp"

#include <doctest/doctest.h>

#include "instances/text/inflate.hpp"
#include "tests/instances/documents/penpa_drawn.hpp"

namespace p2c {
namespace {

TEST_CASE("penpa: how the kind is known") {
  const DrawnBoard drawn = DrawnBoard::of(1, 2).number(0, 0, "1");
  CHECK(kind_known_by(drawn.link(), "nurikabe") == "option");
  DrawnBoard tagged = drawn;
  tagged.tags = "[\"hard\",\"Nurikabe\"]";
  CHECK(kind_known_by(tagged.link()) == "tag");
  CHECK(kind_known_by(tagged.link(), "shikaku") == "option");
  CHECK(warnings_of(tagged.link()) == "f:1:51: the kind nurikabe is that of a tag in the link\n");
  const std::string wrapped =
      "https://x.org/penpa-edit/?m=solve&p=https://puzz.link/p?hashi/2/1/11";
  CHECK(kind_known_by(wrapped) == "url");
  CHECK(kind_known_by(wrapped, "hashi") == "option");
  CHECK(text_of_link(wrapped) == "hashi|1 2|1 1|");
  CHECK(text_of_link("x#m=edit&p=https%3A%2F%2Fpuzz.link%2Fp%3Fhashi/2/1/11") == "hashi|1 2|1 1|");
  CHECK(text_of_link("x#m=edit&p=https://puzz.link/p?hashi/2/1/1?").starts_with("f:1:"));
  CHECK(text_of_link(wrapped, "lits")
            .ends_with("expected a puzzle of the kind lits, got one of the kind hashi"));
  CHECK_THROWS_AS(read_document(drawn.link(), "f"), KindNotSaid);
  const std::string all = text_of_link(drawn.link());
  CHECK(all.starts_with("f:1:51: expected --kind with one of "));
  CHECK(all.find("nurikabe, ") != std::string::npos);
  CHECK(all.find("lits") == std::string::npos);
  CHECK(text_of_link(drawn.link(), "eulero") ==
        "f:1:51: expected a kind that is read from penpa-edit, got eulero");
}

TEST_CASE("penpa: what is not read is named") {
  DrawnBoard drawn = DrawnBoard::of(1, 2).number(0, 0, "1");
  drawn.others = ",\"thermo\":[[14,15]]";
  CHECK(text_of_link(drawn.link(), "nurikabe").ends_with("got something in the layer 'thermo'"));
  CHECK(
      text_of_link(drawn.link()) ==
      "f:1:51: expected --kind with the kind of the puzzle, got a link "
      "that none reads as a whole; the nearest kinds do not read something in the layer 'thermo'");
  DrawnBoard sun = DrawnBoard::of(1, 2).symbol(0, 0, "sun_moon", 1);
  sun.others = drawn.others;
  CHECK(text_of_link(sun.link())
            .ends_with("as a whole; moonsun does not read something in the layer 'thermo'"));
  drawn.others = ",\"new\":{\"1\":1}";
  CHECK(text_of_link(drawn.link(), "nurikabe").ends_with("got '1' in the layer 'new'"));
}

TEST_CASE("penpa: what the setter has drawn is an answer") {
  const auto answer = [](DrawnBoard drawn, const std::string& layers, const std::string& kind) {
    drawn.answer = layers;
    return read_document(drawn.link(), "f", of_penpa_kind(kind)).answer;
  };
  const DrawnBoard one = DrawnBoard::of(1, 2).number(0, 0, "1");
  CHECK(answer(one, "{zS:{\"14\":2,\"15\":1}}", "nurikabe") == Answer{0, 1});
  CHECK(answer(one, "{zS:{\"15\":8}}", "nurikabe") == Answer{kOpen, 1});
  CHECK_FALSE(answer(one, "{zS:{}}", "nurikabe").has_value());
  CHECK_FALSE(answer(one, "{zL:{\"14,15\":3}}", "nurikabe").has_value());
  CHECK(answer(DrawnBoard::of(1, 2).number(0, 0, "1").number(0, 1, "1"), "{zL:{\"14,15\":3}}",
               "hashi") == Answer{1});
  CHECK(answer(DrawnBoard::of(2, 2), "{zL:{\"14,15\":3,\"15,21\":3,\"20,21\":3,\"14,20\":3}}",
               "simpleloop") == Answer{1, 1, 1, 1});
  DrawnBoard latin = DrawnBoard::of(2, 2).corner(0, 0, "3").corner(1, 0, "3").edge(0, 0, false);
  latin.edge(0, 1, false);
  CHECK(answer(latin, "{zN:{\"14\":[\"1\",2,\"1\"]}}", "kenken") == Answer{1, kOpen, kOpen, kOpen});
  latin.answer = "{zN:{\"14\":[\"7\",2,\"1\"]}}";
  CHECK(warnings_of(latin.link(), of_penpa_kind("kenken")) ==
        "f:1:51: the answer in the link is left out, with '7' in the layer 'number' at row 1, "
        "column 1\n");
}

// The parts of a link: "edit" or "solve", lines, the answer check.
struct Written {
  std::string text;
  std::string check;

  explicit Written(const std::string& link) {
    const std::size_t p = link.find("&p=") + 3;
    const std::size_t a = std::min(link.find("&a="), link.size() - 1);
    text = inflate(*from_base64(link.substr(p, a - p)), 1'000'000).text;
    if (a + 1 < link.size()) {
      check = inflate(*from_base64(link.substr(a + 3, link.size() - a - 4)), 1'000'000).text;
    }
  }
};

TEST_CASE("penpa: a board is written with its answer check, and read again") {
  const std::string text = "slitherlink\n1 2\n3 -\n";
  const Document board = read_document(text, "f");
  const std::string bare = write_document(board, "penpa");
  CHECK(bare.starts_with("https://swaroopg92.github.io/penpa-edit/#m=edit&p="));
  CHECK(Written(bare).text.find("zN:{\"14\":[\"3\",1,\"1\"]}") != std::string::npos);
  CHECK(Written(bare).text.find("\n[\"slitherlink\"]\n") != std::string::npos);
  CHECK(read_as_text(bare) == text);
  CHECK(kind_known_by(bare) == "tag");

  Document solved = read_document(text, "f");
  solved.answer = Answer{1, 1, 1, 0, 1, 1, 1};
  const std::string link = write_document(solved, "penpa");
  CHECK(link.find("#m=solve&p=") != std::string::npos);
  CHECK(Written(link).text.find("{\"sol_loopedge\":true}") != std::string::npos);
  CHECK(Written(link).check ==
        R"([[],[],["37,38,1","37,43,1","38,39,1","39,45,1","43,44,1","44,45,1"],[],[],[]])");
  CHECK(read_document(link, "f").answer == solved.answer);
}

TEST_CASE("penpa: what a link cannot say is refused by name") {
  CHECK(converted("hashi\n1 3\n1 - 1\nmax-bridges 3\n", "penpa") ==
        "the format penpa cannot carry max-bridges 3");
  CHECK(converted("lits\n2 2\n1 1\n1 1\nline 1 1 1 2\n", "penpa").starts_with("https://"));
  CHECK(converted("norinori\n1 2\n1 1\n", "penpa").starts_with("https://"));
  for (const std::string kind : {"hashi", "akari"}) {
    std::string row = "-";
    for (int i = 1; i < 201; ++i) row += " -";
    CHECK(converted(kind + "\n1 201\n" + row + "\n", "penpa") ==
          "the format penpa cannot carry a board with a side above 200");
  }
  CHECK(converted("heyawake\n1 3\n- - -\n1 2 1\n", "penpa") ==
        "the format penpa cannot carry cells in no region, or regions in several pieces");
}

TEST_CASE("penpa: links that are no boards") {
  const auto changed = [](const std::string& from, const std::string& to) {
    std::string text = DrawnBoard::of(1, 2).number(0, 0, "1").text();
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text_of_link(link_of_lines(text.replace(at, from.size(), to)), "nurikabe");
  };
  const std::string at = "f:1:51: expected ";
  CHECK(changed("square", "hex") == at + "a board of squares in the link, got 'hex'");
  CHECK(changed("square,2", "square,999") == at + "a side from 1 to 200, got '999'");
  CHECK(changed(",38,0,", ",38,90,") ==
        at + "a board that is not turned or mirrored, got one with the angle '90'");
  CHECK(changed("[0,0,0,0]", "[0,1,0,0]") == at + "a board between the margins, got none");
  CHECK(changed("[0,0,0,0]", "[0,0]") ==
        at + "four numbers as the margins in the link, got other text");
  CHECK(changed("[14,1]", "[14]") == at + "all 2 cells of the board, got 1");
  CHECK(changed("zE:{}", "zE:{") == at + "JSON as the problem in the link, got other text");
  CHECK(text_of_link(link_of_lines("square"), "lits") ==
        at + "six lines or more in the link, got other text");
  CHECK(text_of_link("x/#m=edit&p=A.") ==
        "f:1:13: expected base64 after 'p=', got another sign or an odd end");
  CHECK(text_of_link("x/#m=edit&p=7VRN") ==
        "f:1:13: expected packed lines after 'p=', got a link that is cut or changed");
  CHECK(text_of_link(link_of_lines(std::string(8'000'001, 'a'))) ==
        at + "a link of at most 8 MB unpacked, got more");
  CHECK(text_of_link("https://swaroopg92.github.io/penpa-edit/")
            .starts_with("f:1:1: expected a link with '#m=edit&p='"));
}

}  // namespace
}  // namespace p2c

// Links of penpa-edit.
#include "instances/documents/penpa.hpp"

#include <doctest/doctest.h>

#include "instances/text/base64.hpp"
#include "instances/text/inflate.hpp"
#include "tests/instances/formats/reading.hpp"

namespace p2c {
namespace {

// Stored blocks, which say the same as packed ones.
std::string link_of(const std::string& text) {
  std::string bytes;
  for (std::size_t at = 0; at < text.size(); at += 60'000) {
    const std::string block = text.substr(at, 60'000);
    const auto size = static_cast<unsigned>(block.size());
    bytes += at + 60'000 < text.size() ? '\0' : '\1';
    for (const unsigned number : {size, ~size}) {
      bytes += static_cast<char>(number & 255U);
      bytes += static_cast<char>(number >> 8U & 255U);
    }
    bytes += block;
  }
  return "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + to_base64(bytes);
}

// A board as it is drawn; cells and corners count from 0.
struct Drawn {
  int rows;
  int cols;
  std::vector<int> margins = {0, 0, 0, 0};  // top, bottom, left, right
  std::string numbers = {};
  std::string corners = {};
  std::string edges = {};
  std::string surfaces = {};
  std::string symbols = {};
  std::string others = {};
  std::string answer = "{}";
  std::string tags = "[]";

  int wide() const { return cols + margins[2] + margins[3] + 4; }
  int high() const { return rows + margins[0] + margins[1] + 4; }
  int place(int row, int col) const {
    return (row + 2 + margins[0]) * wide() + col + 2 + margins[2];
  }

  static Drawn of(int rows, int cols) { return Drawn{rows, cols}; }
  static void add(std::string& layer, const std::string& key, const std::string& value) {
    layer += (layer.empty() ? "\"" : ",\"") + key + "\":" + value;
  }
  Drawn& number(int row, int col, const std::string& text, const std::string& mode = "1") {
    add(numbers, std::to_string(place(row, col)), "[\"" + text + "\",1,\"" + mode + "\"]");
    return *this;
  }
  Drawn& corner(int row, int col, const std::string& text) {
    add(corners, std::to_string(4 * (wide() * high() + place(row, col))), "[\"" + text + "\",1]");
    return *this;
  }
  Drawn& surface(int row, int col, int colour) {
    add(surfaces, std::to_string(place(row, col)), std::to_string(colour));
    return *this;
  }
  Drawn& symbol(int row, int col, const std::string& name, int style) {
    add(symbols, std::to_string(place(row, col)),
        "[" + std::to_string(style) + ",\"" + name + "\",1]");
    return *this;
  }
  // On the right of a cell, or below it.
  Drawn& edge(int row, int col, bool right, int style = 2) {
    const int corners_at = wide() * high();
    const int from = corners_at + (right ? place(row - 1, col) : place(row, col - 1));
    add(edges, std::to_string(from) + "," + std::to_string(corners_at + place(row, col)),
        std::to_string(style));
    return *this;
  }

  std::string cells() const {
    std::string list;
    int before = 0;
    for (int i = 0; i < rows * cols; ++i) {
      const int cell = place(i / cols, i % cols);
      list += (i == 0 ? "" : ",") + std::to_string(cell - before);
      before = cell;
    }
    return "[" + list + "]";
  }
  std::string text() const {
    std::string sides;
    for (const int side : margins) sides += (sides.empty() ? "" : ",") + std::to_string(side);
    return "square," + std::to_string(wide() - 4) + "," + std::to_string(high() - 4) +
           ",38,0,1,1,9,9\n[" + sides + "]\n{}\n{zR:{z_:[]},zN:{" + numbers + "},z1:{" + corners +
           "},zE:{" + edges + "},zS:{" + surfaces + "},zY:{" + symbols + "},zT:[]" + others +
           "}\n" + answer + "\n" + cells() + std::string(12, '\n') + tags + "\n";
  }
  std::string link() const { return link_of(text()); }
};

ReadOptions of_kind(const std::string& kind) {
  ReadOptions options;
  options.task.kind = kind;
  return options;
}

// Our text on one line; or the error.
std::string board(const std::string& link, const std::string& kind = "") {
  std::string lines = read_as_text(link, of_kind(kind));
  for (char& c : lines) {
    if (c == '\n') c = '|';
  }
  return lines;
}

std::string kind_by(const std::string& link, const std::string& kind = "") {
  return read_document(link, "f", of_kind(kind)).kind_by;
}

TEST_CASE("penpa: numbers in cells") {
  Drawn drawn{2, 3};
  drawn.number(0, 1, "2").number(1, 2, "?", "10").surface(1, 2, 1);
  CHECK(board(drawn.link(), "nurikabe") == "nurikabe|2 3|- 2 -|- - ?|");
  CHECK(board(drawn.link(), "Kurodoko") == "kurodoko|2 3|- 2 -|- - ?|");
  CHECK(
      board(drawn.link(), "suguru").ends_with("got '?' in the layer 'number' at row 2, column 3"));
  Drawn circled{1, 2};
  Drawn::add(circled.numbers, std::to_string(circled.place(0, 0)), "[\" \",6,\"1\"]");
  Drawn::add(circled.numbers, std::to_string(circled.place(0, 1)), "[\" \",1,\"1\"]");
  CHECK(board(circled.link(), "shikaku") == "shikaku|1 2|? -|");
  drawn.number(0, 0, "x");
  CHECK(board(drawn.link(), "nurikabe") ==
        "f:1:51: expected what nurikabe reads of penpa-edit, got 'x' in the layer 'number' at row "
        "1, column 1");
}

TEST_CASE("penpa: a link as the site makes it") {
  const std::string packed =
      "vc89C8IwEAbgvb9CMt/Q9EPLbVLNJApaEQlFOkQUCmI/loT+d9OXQl1d5ODh4N5wl/"
      "bdV42hyFecUUjyq8KpimdXG17Quu8er8"
      "Y3RAel6F7VrQn0lCoDNwTOHtnZG+tyIHue22xuT+y8e3ZCJoK1iITfJKQYZxKzK1QwgoV/"
      "SjaGGxjCFO6Q2cILzGECl8isxuU/"
      "nfeHc7RM/N9TkuUH";
  for (const char* before : {"https://swaroopg92.github.io/penpa-edit/#m=edit&p=",
                             "https://opt-pan.github.io/penpa-edit/?m=solve&p=", "x/#m=edit&p="}) {
    CHECK(board(before + packed, "nurikabe") == "nurikabe|2 2|2 -|- -|");
    CHECK(board("\n " + (before + packed) + "&a=x \n", "nurikabe") == "nurikabe|2 2|2 -|- -|");
  }
}

TEST_CASE("penpa: edges are walls of regions, and a number is that of its room") {
  Drawn drawn{2, 3};
  drawn.edge(0, 1, true).edge(1, 1, true).number(1, 2, "1").number(0, 0, "?");
  CHECK(board(drawn.link(), "heyawake") == "heyawake|2 3|- - 1|- - -|1 1 2|1 1 2|");
  CHECK(board(drawn.link(), "chocona") == "chocona|2 3|- - 1|- - -|1 1 2|1 1 2|");
  // Around the board and inside a room.
  drawn.edge(0, -1, true).edge(-1, 0, false).edge(1, 2, false).edge(0, 2, false, 21);
  drawn.edge(1, 0, true);
  CHECK(board(drawn.link(), "heyawake") == "heyawake|2 3|- - -|- - 1|1 1 2|1 1 3|line 2 1 2 2|");
  drawn = Drawn::of(1, 2).number(0, 0, "1").number(0, 1, "2");
  CHECK(board(drawn.link(), "heyawake")
            .ends_with(
                "got '2, a second clue in its room,' in the layer 'number' at row 1, column 2"));
  drawn = Drawn::of(1, 2).number(0, 0, "1").edge(0, 0, true);
  CHECK(board(drawn.link(), "suguru") == "suguru|1 2|1 -|1 2|");
  CHECK(board(drawn.link(), "nurikabe").ends_with("got lines between cells in the layer 'edge'"));
  drawn = Drawn::of(2, 2).edge(0, 0, true);
  CHECK(board(drawn.link(), "norinori")
            .ends_with("got a line inside a region in the layer 'edge' at row 1, column 1"));
  drawn = Drawn::of(1, 2).edge(0, 0, true, 12);
  CHECK(board(drawn.link(), "heyawake").ends_with("' in the layer 'edge'"));
}

TEST_CASE("penpa: edges around the boxes of a Sudoku") {
  Drawn drawn{4, 4};
  for (int i = 0; i < 4; ++i) drawn.edge(i, 1, true).edge(1, i, false);
  drawn.number(0, 0, "3");
  CHECK(board(drawn.link(), "sudoku") == "sudoku|4 4|3 - - -|- - - -|- - - -|- - - -|");
  drawn.edge(0, 0, true);
  CHECK(board(drawn.link(), "sudoku").ends_with("got lines between cells in the layer 'edge'"));
}

TEST_CASE("penpa: a Nonogram's blocks are numbers on margins") {
  Drawn drawn{2, 3, {2, 0, 1, 0}};
  drawn.number(-1, 0, "1").number(-2, 1, "0").number(-2, 2, "1").number(-1, 2, "1");
  drawn.number(0, -1, "2").number(1, -1, "1").edge(0, 1, true);
  CHECK(board(drawn.link(), "nonogram") == "nonogram|2 3|1|0|1 1|2|1|");
  CHECK(kind_by(drawn.link()) == "layers");
  CHECK(board(Drawn(drawn).number(-2, 0, "?").link(), "nonogram")
            .ends_with("got '?' in the layer 'number' at row -1, column 1"));
  drawn = Drawn{1, 1, {1, 0, 1, 0}}.number(-1, 0, "1");
  CHECK(board(drawn.link(), "nonogram")
            .ends_with("got no clue of row 1 (0 is that of an empty line)"));
}

TEST_CASE("penpa: a KenKen's clues are small texts") {
  Drawn drawn{2, 2, {1, 0, 0, 0}};
  drawn.edge(0, 0, true).edge(1, 0, true);
  drawn.corner(0, 0, "2\u00F7").corner(0, 1, " 1 \u2013");
  CHECK(board(drawn.link(), "kenken") == "kenken|2 2|2/ 1-|. .|1 2|1 2|");
  CHECK(board(drawn.corner(1, 0, "x y").link(), "kenken").starts_with("f:1:51: expected "));
  drawn = Drawn{2, 2, {1, 0, 0, 0}}.edge(0, 0, true).edge(0, 1, false);
  drawn.corner(0, 0, "4\u00D7").corner(0, 1, "2").number(-1, 1, "{1-2}", "6").number(1, 1, "1");
  CHECK(board(drawn.link(), "kenken") == "kenken|2 2|4* 2|. .|1 2|1 1|given r2c2=1|");
  CHECK(kind_by(drawn.link()) == "layers");
  CHECK(board(drawn.number(-1, 0, "{0-1}").link(), "kenken")
            .ends_with("got '{0-1}' in the layer 'number' at row 0, column 1"));
  drawn = Drawn::of(2, 2).corner(0, 0, "6+").edge(0, 0, true);
  CHECK(board(drawn.link(), "kenken")
            .ends_with(
                "got a line between cells of one cage in the layer 'edge' at row 1, column 1"));
}

TEST_CASE("penpa: circles, dark cells, arrows, margins, islands") {
  Drawn circles{1, 3};
  circles.symbol(0, 0, "circle_L", 1).symbol(0, 2, "circle_M", 2);
  CHECK(board(circles.link(), "masyu") == "masyu|1 3|w - b|");
  CHECK(board(circles.link(), "nurikabe")
            .ends_with("got 'circle_L 1' in the layer 'symbol' at row 1, column 1"));
  CHECK(board(circles.number(0, 0, "1").link(), "hashi") == "hashi|1 3|1 - ?|");
  Drawn dark{1, 3};
  dark.surface(0, 0, 4).surface(0, 1, 4).number(0, 1, "1");
  CHECK(board(dark.link(), "akari") == "akari|1 3|x 1 -|");
  CHECK(board(dark.link(), "nurikabe")
            .ends_with("got the colour 4 in the layer 'surface' at row 1, column 1"));
  Drawn arrows{1, 5};
  arrows.number(0, 0, "1_2", "2").number(0, 1, "2_0", "2").number(0, 2, "3_1", "2");
  arrows.number(0, 3, "0_3", "2").number(0, 4, "?");
  CHECK(board(arrows.link(), "yajilin") == "yajilin|1 5|1> 2^ 3< 0v ?|");
  Drawn towers{2, 2, {1, 1, 1, 1}};
  towers.number(-1, 0, "1").number(2, 1, "2").number(0, -1, "1").number(1, 2, "2");
  CHECK(board(towers.link(), "skyscrapers") ==
        "skyscrapers|2 2|top 1 -|bottom - 2|left 1 -|right - 2|- -|- -|");
}

TEST_CASE("penpa: how the kind is known") {
  const Drawn drawn = Drawn::of(1, 2).number(0, 0, "1");
  CHECK(kind_by(drawn.link(), "nurikabe") == "option");
  Drawn tagged = drawn;
  tagged.tags = "[\"hard\",\"Nurikabe\"]";
  CHECK(kind_by(tagged.link()) == "tag");
  CHECK(kind_by(tagged.link(), "shikaku") == "option");
  CHECK(warnings_of(tagged.link()) == "f:1:51: the kind nurikabe is that of a tag in the link\n");
  const std::string wrapped =
      "https://x.org/penpa-edit/?m=solve&p=https://puzz.link/p?hashi/2/1/11";
  CHECK(kind_by(wrapped) == "url");
  CHECK(board(wrapped) == "hashi|1 2|1 1|");
  CHECK(board("x#m=edit&p=https%3A%2F%2Fpuzz.link%2Fp%3Fhashi/2/1/11") == "hashi|1 2|1 1|");
  CHECK(board("x#m=edit&p=https://puzz.link/p?hashi/2/1/1?").starts_with("f:1:"));
  CHECK(board(wrapped, "lits")
            .ends_with("expected a puzzle of the kind lits, got one of the kind hashi"));
  CHECK_THROWS_AS(read_document(drawn.link(), "f"), KindNotSaid);
  const std::string all = board(drawn.link());
  CHECK(all.starts_with("f:1:51: expected --kind with one of "));
  CHECK(all.find("nurikabe, ") != std::string::npos);
  CHECK(all.find("lits") == std::string::npos);
  CHECK(board(drawn.link(), "starbattle") ==
        "f:1:51: expected a kind that is read from penpa-edit, got starbattle");
}

TEST_CASE("penpa: what is not read is named") {
  Drawn drawn = Drawn::of(1, 2).number(0, 0, "1");
  drawn.others = ",\"thermo\":[[14,15]]";
  CHECK(board(drawn.link(), "nurikabe").ends_with("got something in the layer 'thermo'"));
  CHECK(board(drawn.link()) ==
        "f:1:51: expected --kind with the kind of the puzzle, got a link "
        "that none reads as a whole");
  drawn.others = ",\"new\":{\"1\":1}";
  CHECK(board(drawn.link(), "nurikabe").ends_with("got '1' in the layer 'new'"));
}

TEST_CASE("penpa: what the setter has drawn is an answer") {
  const auto answer = [](Drawn drawn, const std::string& layers, const std::string& kind) {
    drawn.answer = layers;
    return read_document(drawn.link(), "f", of_kind(kind)).answer;
  };
  const Drawn one = Drawn::of(1, 2).number(0, 0, "1");
  CHECK(answer(one, "{zS:{\"14\":2,\"15\":1}}", "nurikabe") == Answer{0, 1});
  CHECK(answer(one, "{zS:{\"15\":8}}", "nurikabe") == Answer{kOpen, 1});
  CHECK_FALSE(answer(one, "{zS:{}}", "nurikabe").has_value());
  CHECK_FALSE(answer(one, "{zL:{\"14,15\":3}}", "nurikabe").has_value());
  CHECK(answer(Drawn::of(1, 2).number(0, 0, "1").number(0, 1, "1"), "{zL:{\"14,15\":3}}",
               "hashi") == Answer{1});
  CHECK(answer(Drawn::of(2, 2), "{zL:{\"14,15\":3,\"15,21\":3,\"20,21\":3,\"14,20\":3}}",
               "simpleloop") == Answer{1, 1, 1, 1});
  Drawn latin = Drawn::of(2, 2).corner(0, 0, "3").corner(1, 0, "3").edge(0, 0, false);
  latin.edge(0, 1, false);
  CHECK(answer(latin, "{zN:{\"14\":[\"1\",2,\"1\"]}}", "kenken") == Answer{1, kOpen, kOpen, kOpen});
  latin.answer = "{zN:{\"14\":[\"7\",2,\"1\"]}}";
  CHECK(warnings_of(latin.link(), of_kind("kenken")) ==
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
  CHECK(kind_by(bare) == "tag");

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
  CHECK(converted("heyawake\n1 3\n- - -\n1 2 1\n", "penpa") ==
        "the format penpa cannot carry cells in no region, or regions in several pieces");
}

TEST_CASE("penpa: links that are no boards") {
  const auto changed = [](const std::string& from, const std::string& to) {
    std::string text = Drawn::of(1, 2).number(0, 0, "1").text();
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return board(link_of(text.replace(at, from.size(), to)), "nurikabe");
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
  CHECK(board(link_of("square"), "lits") == at + "six lines or more in the link, got other text");
  CHECK(board("x/#m=edit&p=A.") ==
        "f:1:13: expected base64 after 'p=', got another sign or an odd end");
  CHECK(board("x/#m=edit&p=7VRN") ==
        "f:1:13: expected packed lines after 'p=', got a link that is cut or changed");
  CHECK(board(link_of(std::string(8'000'001, 'a'))) ==
        at + "a link of at most 8 MB unpacked, got more");
  CHECK(board("https://swaroopg92.github.io/penpa-edit/")
            .starts_with("f:1:1: expected a link with '#m=edit&p='"));
}

}  // namespace
}  // namespace p2c

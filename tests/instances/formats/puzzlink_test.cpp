// URLs of puzz.link and pzpr: their shapes, and each puzzle's body by examples that were verified
// against the sites' own programs.
#include "instances/formats/puzzlink.hpp"

#include <doctest/doctest.h>

#include "tests/instances/formats/reading.hpp"

namespace p2c {
namespace {

const std::string kName = "the name of a puzzle (see 'puzzle2cnf puzzles')";

const std::string kRow = "hashi\n1 3\n1 - 1\n";

TEST_CASE("puzzlink: the shapes of a URL") {
  for (const char* url : {
           "https://puzz.link/p?hashi/3/1/1g1",
           "http://pzv.jp/p.html?hashi/3/1/1g1",
           "https://pzprxs.vercel.app/p?hashi/3/1/1g1",
           "https://puzz.link/p.html?hashikake/3/1/1g1",
           "https://puzz.link/p?bridges/3/1/1g1",
           "https://puzz.link/p?type=player&hashi/3/1/1g1",
           "https://puzz.link/p?a=1&type=editor&hashi/3/1/1g1",
           "https://puzz.link/p?hashi_edit/3/1/1g1",
           "https://puzz.link/p?hashi_play/3/1/1g1",
           "https://puzz.link/p?hashi/3/1/1g1/",
           "?hashi/3/1/1g1",
           "hashi/3/1/1g1",
           "hashi_edit/3/1/1g1/",
           " \n\thttps://puzz.link/p?hashi/3/1/1g1 \r\n\n",
           "# of today\nhashi/3/1/1g1\n",
       }) {
    CAPTURE(url);
    CHECK(read_as_text(url) == kRow);
    CHECK(warnings_of(url) == "");
  }
}

TEST_CASE("puzzlink: what has no word for its puzzle is no URL, but may be a path") {
  for (const char* path :
       {"/3/1/1g1", "//3/1/1g1", "ha.shi/3/1/1g1", "hashi//1/1g1", "hashi/3//1"}) {
    CAPTURE(path);
    CHECK_FALSE(is_puzzle_url(path));
  }
  CHECK(is_puzzle_url("hashi/3/1/1g1"));
}

TEST_CASE("puzzlink: flags are skipped with a warning") {
  CHECK(warnings_of("hashi/f/3/1/1g1") ==
        "f:1:7: expected no flags for this puzzle, skipped 'f'\n");
}

TEST_CASE("puzzlink: what a site or a mail puts after a whole board is skipped with a warning") {
  for (const char* tail : {"&id=7", "#solved", "%22", "%3Cbr%3E", "<br>", "?utm_source=a/b", "\"",
                           ")", ">, a puzzle", "/&id=7", "/#", "  easy", "&", "%"}) {
    CAPTURE(tail);
    for (const auto& [url, text] : {std::pair<std::string, std::string>{"hashi/3/1/1g1", kRow},
                                    {"slither/2/1/01", "slitherlink\n1 2\n0 1\n"},
                                    {"slither/3/1/6b", "slitherlink\n1 3\n1 - 1\n"},
                                    {"lits/2/1/0", "lits\n1 2\n1 1\n"},
                                    {"heyawake/2/1/02", "heyawake\n1 2\n2 -\n1 1\n"},
                                    {"nonogram/1/1/11", "nonogram\n1 1\n1\n1\n"}}) {
      const std::string whole = "https://puzz.link/p?" + url + tail;
      CAPTURE(whole);
      CHECK(read_as_text(whole) == text);
      CHECK(warnings_of(whole) == "f:1:" + std::to_string(21 + url.size()) +
                                      ": expected the end of the URL, skipped " + in_quotes(tail) +
                                      "\n");
    }
  }
}

TEST_CASE("puzzlink: so is what comes after a file in a URL") {
  for (const char* tail : {"&id=7", "#solved", "%22", "%3Cbr%3E", "<br>", "?utm_source=a/b", ")"}) {
    CAPTURE(tail);
    for (const auto& [file, text] :
         {std::pair<std::string, std::string>{"pzprv3/lits/1/2/1/0 0 /# + /", "lits\n1 2\n1 1\n"},
          {"pzprv3/nurikabe/1/2/2 . /", "nurikabe\n1 2\n2 -\n"},
          {"pzprv3/slither/1/2/0 1 ", "slitherlink\n1 2\n0 1\n"}}) {
      const std::string whole = "https://puzz.link/p?" + file + tail;
      CAPTURE(whole);
      CHECK(read_as_text(whole) == text);
      CHECK(warnings_of(whole) == "f:1:" + std::to_string(21 + file.size()) +
                                      ": expected the end of the URL, skipped " + in_quotes(tail) +
                                      "\n");
    }
  }
  CHECK(read_as_text("https://puzz.link/p?pzprv3/nurikabe/1/2/2 &id=7").starts_with("f:1:"));
}

TEST_CASE("puzzlink: a tail does not fill a board, and other signs are none") {
  for (const char* url : {"hashi/3/1/1g&id=7", "hashi/3/1/1g#1", "hashi/3/1/1g1.", "hashi/3/1/1g11",
                          "hashi/3/1/1g1x&id=7", "lits/2/1/0z", "lits/2/1/0/z"}) {
    CAPTURE(url);
    CHECK(read_as_text(url).starts_with("f:1:1"));
  }
}

TEST_CASE("puzzlink: URLs of pzpr's applets, where the site names the kind") {
  const std::string site = "http://indi.s58.xrea.com/";
  CHECK(read_as_text(site + "nurikabe/sa/q.html?/2/1/1g") == "nurikabe\n1 2\n1 -\n");
  CHECK(read_as_text(site + "hashi/sc/m.html?3/1/1g1") == kRow);
  CHECK(read_as_text(site + "slither/sa/q.html?/f/2/1/01") ==
        "slitherlink\n1 2\n0 1\nevery-vertex\n");
  // A sign for each cell, but with the flag c the lines between them.
  CHECK(read_as_text(site + "lits/sa/q.html?/4/1/aabb") == "lits\n1 4\n1 1 2 2\n");
  CHECK(read_as_text(site + "lits/sa/q.html?c/4/1/8/") == "lits\n1 4\n1 1 2 2\n");
  CHECK(read_as_text(site + "nope/sa/q.html?/4/1/8/") ==
        "f:1:26: expected " + kName + ", got 'nope'");
  CHECK(read_as_text(site + "pzpr/v3/p.html?hashi/3/1/1g1") == kRow);
  CHECK(warnings_of(site + "lits/sa/q.html?/4/1/aabb") == "");
}

TEST_CASE("puzzlink: flags that the puzzle has are kept, others skipped with a warning") {
  const std::string board = "slitherlink\n1 2\n0 1\nevery-vertex\n";
  CHECK(read_as_text("slither/f/2/1/01") == board);
  CHECK(warnings_of("slither/f/2/1/01") == "");
  CHECK(read_as_text("slither/xfy/2/1/01") == board);
  CHECK(warnings_of("slither/xfy/2/1/01") ==
        "f:1:9: expected no flags but 'f' for this puzzle, skipped 'xy'\n");
  CHECK(read_as_text("slither/F/2/1/01") == "slitherlink\n1 2\n0 1\n");
}

TEST_CASE("puzzlink: the long form is a whole file, percent-encoded") {
  const std::string bare = "pzprv3/hashikake/1/3/1 . 1 /1 1 /";
  const std::string site = "https://puzz.link/p?";
  CHECK(read_as_text(site + "pzprv3/hashikake/1/3/1%20.%201%20/1%201%20/") == kRow);
  CHECK(read_as_text(site + "pzprv3%2Fhashikake%2F1%2F3%2F1%20.%201%20%2f") == kRow);
  CHECK(read_as_text(site + bare) == kRow);
  CHECK(read_document(site + bare, "f").answer == Answer{1});
  CHECK(read_as_text(site + "pzprv3/hashikake/1/3/1%20.%20x%20/") ==
        "f:1:50: expected '.', '-' or a number of bridges from 1 to 8, got 'x'");
}

TEST_CASE("puzzlink: a URL may be broken over lines, and errors are placed in those lines") {
  CHECK(read_as_text("https://puzz.link/p?ha\r\nshi/3/1/\n\n 1g\n1\n") == kRow);
  CHECK(read_as_text("https://puzz.link/p?ha\r\nshi/3/1/\n\n 1g\n9\n") ==
        "f:5:1: expected a number of bridges from 1 to 8, got 9");
  CHECK(read_as_text("https://puzz.link/p?\nnope/3/1/1g1\n")
            .starts_with("f:2:1: expected the name of a puzzle (see "));
  CHECK(read_as_text("https://puzz.link/p?pzprv3/\nhashikake/1/3/1%20.%20\nx%20/") ==
        "f:3:1: expected '.', '-' or a number of bridges from 1 to 8, got 'x'");
  CHECK(read_as_text("\r\r\n\r\r", {"puzzlink"}).starts_with("f:1:2: expected the name of a "));
  CHECK(read_as_text("https://puzz.link/p?hashi/3/1/\n1g\n") ==
        "f:2:3: expected a number of bridges or a gap for 1 more items, got the end of the URL");
}

TEST_CASE("puzzlink: many pairs in front, and many clues in a line") {
  std::string url = "https://puzz.link/p?";
  for (int i = 0; i < 300'000; ++i) url += "a&";
  CHECK(read_as_text(url + "hashi/3/1/1g1") == kRow);
  const std::string text = read_as_text("nonogram/200001/1/" + std::string(10'000, 'z') + "g2" +
                                        std::string(100'000, '1'));
  CHECK(text.ends_with(" 1 1 2\n"));
}

TEST_CASE("puzzlink: the older form with a part for flags, maybe empty") {
  CHECK(read_as_text("http://pzv.jp/p.html?pzpr=hashi//3/1/1g1") == kRow);
  CHECK(read_as_text("?pzpr=hashi/3/1/1g1") == kRow);
  CHECK(warnings_of("?pzpr=hashi/f/3/1/1g1") ==
        "f:1:13: expected no flags for this puzzle, skipped 'f'\n");
  CHECK(read_as_text("?pzpr=hashi///3/1/1g1") ==
        "f:1:14: expected a number from 1 to 10000000, got '/'");
}

TEST_CASE("puzzlink: other sites are refused by name") {
  CHECK(read_as_text("http://www.geocities.jp/heyawake/?problem=6x6/2in2x2/") ==
        "f:1:35: expected a URL of puzz.link or pzpr, got the form 'problem=' of geocities.jp, "
        "which is not read");
  CHECK(read_as_text("http://www.kanpen.net/heyawake.html?problem=6/6/8/0_0/") ==
        "f:1:23: expected a kind that is read from kanpen.net, got heyawake");
}

TEST_CASE("puzzlink: URLs of kanpen.net have lines of Pencilbox, rows before columns") {
  const std::string site = "http://www.kanpen.net/";
  CHECK(read_as_text(site + "nurikabe.html?problem=2/3/2_._._/._._1_/") ==
        "nurikabe\n2 3\n2 - -\n- - 1\n");
  CHECK(read_as_text(site + "hashi.html?problem=1/3/1_._1_") == "hashi\n1 3\n1 - 1\n");
  CHECK(read_as_text(site + "bijutsukan.html?problem=1/3/5_._0_/") == "akari\n1 3\nx - 0\n");
  CHECK(read_as_text(site + "bijutsukan.html?problem=2/1/._/5_/") == "akari\n2 1\n-\nx\n");
  CHECK(read_as_text(site + "masyu.html?problem=1/2/1_2_/") == "masyu\n1 2\nw b\n");
  CHECK(read_as_text(site + "lits.html?problem=1/4/1/0_0_0_0_/") == "lits\n1 4\n1 1 1 1\n");
  CHECK(read_as_text(site + "sudoku.html?problem=4/1_._._._/._._._._/._._._._/._._._._/") ==
        "sudoku\n4 4\n1 - - -\n- - - -\n- - - -\n- - - -\n");
  CHECK(read_as_text(site + "nurikabe.html?problem=1/2/2_x_/").starts_with("f:1:51: expected "));
  CHECK(read_as_text(site + "frog.html?problem=1/2/2_x_/") ==
        "f:1:23: expected " + kName + ", got 'frog'");
}

TEST_CASE("puzzlink: after the lines of regions there is nothing") {
  CHECK(read_as_text("lits/4/1/0z") == "f:1:11: expected the end of the URL, got 'z'");
  CHECK(read_as_text("lits/4/1/0/z") == "f:1:11: expected the end of the URL, got '/'");
}

TEST_CASE("puzzlink: columns come before rows") {
  CHECK(read_as_text("hashi/2/1/1.") == "hashi\n1 2\n1 ?\n");
  CHECK(read_as_text("hashi/1/2/1.") == "hashi\n2 1\n1\n?\n");
}

TEST_CASE("puzzlink: the place of an error is the offset in the URL") {
  CHECK(read_as_text("https://puzz.link/p?nope/4/4/dgdh2c7b") ==
        "f:1:21: expected " + kName + ", got 'nope'");
  CHECK(read_as_text("https://puzz.link/p") ==
        "f:1:20: expected '?' and a puzzle after the site, got the end of the URL");
  CHECK(read_as_text("https://puzz.link/p?hashi/0/1/g") ==
        "f:1:27: expected a number from 1 to 10000000, got '0'");
  CHECK(read_as_text("https://puzz.link/p?hashi/3") ==
        "f:1:28: expected a number from 1 to 10000000, got the end of the URL");
  CHECK(read_as_text("https://puzz.link/p?hashi//3/1/1g1") ==
        "f:1:27: expected a number from 1 to 10000000, got '/'");
  CHECK(read_as_text("https://puzz.link/p?hashi/3/1x/1g1") ==
        "f:1:30: expected '/' after the number, got 'x'");
  CHECK(read_as_text("https://puzz.link/p?hashi/3/1/1g9") ==
        "f:1:33: expected a number of bridges from 1 to 8, got 9");
  CHECK(read_as_text("https://puzz.link/p?hashi/999999999/999999999/g") ==
        "f:1:27: expected a number from 1 to 10000000, got '999999999'");
  CHECK(read_as_text("https://puzz.link/p?hashi/10000000/10000000/g") ==
        "f:1:27: expected a board of at most 10000000 cells, got 10000000 x 10000000");
  CHECK(read_as_text("https://puzz.link/p?hashi/909091/11/g") ==
        "f:1:27: expected a board of at most 10000000 cells, got 11 x 909091");
  CHECK(read_as_text("https://puzz.link/p?hashi/3200/3125/g") ==
        "f:1:1: expected a board of at most 1000000 cells, got 3125 x 3200 in a text that does not "
        "name them; "
        "a limit of cells allows more");
  CHECK(read_as_text("hashi/3/1/1g1\nhashi/3/1/1g1\n") ==
        "f:2:1: expected the end of the URL, got 'h'");
}

TEST_CASE("puzzlink: '%' without two digits after it is no escape") {
  const auto cell = [](const std::string& token) {
    return read_as_text("https://puzz.link/p?pzprv3/hashikake/1/2/. " + token + " /0 /");
  };
  CHECK(cell("%31") == "hashi\n1 2\n- 1\n");
  for (const char* token : {"%4z", "%z4", "%4", "%", "%%31", "%g1"}) {
    CAPTURE(token);
    CHECK(cell(token).starts_with("f:1:44: expected "));
    CHECK(cell(token).ends_with(", got '" +
                                std::string(token == std::string("%%31") ? "%1" : token) + "'"));
  }
}

TEST_CASE("puzzlink: '%' in a short form is a prefix, not an escape") {
  CHECK(read_as_text("heyawake/1/1/%20f") == "heyawake\n1 1\n8719\n1\n");  // 8192 + 0x20f
}

TEST_CASE("puzzlink: a writer closes a URL that ends in a sign") {
  CHECK(converted("hashi\n1 2\n1 ?\n", "puzzlink") == "https://puzz.link/p?hashi/2/1/1./\n");
  CHECK(converted("hashi\n1 2\n1 1\n", "puzzlink") == "https://puzz.link/p?hashi/2/1/11\n");
  CHECK(read_as_text("https://puzz.link/p?hashi/2/1/1./") == "hashi\n1 2\n1 ?\n");
}

// The body comes back as it was, and the puzzle is this one.
void check_both_ways(const std::string& url, const std::string& text) {
  CAPTURE(url);
  CHECK(read_as_text(url) == text);
  CHECK(converted(url, "puzzlink") == url + "\n");
  CHECK(converted(text, "puzzlink") == url + "\n");
}

TEST_CASE("puzzlink: heyawake, numbers by room and not by cell") {
  check_both_ways("https://puzz.link/p?heyawake/6/6/aa66aapv0fu0g2i3k",
                  "heyawake\n6 6\n"
                  "- - 2 - - -\n- - - - - -\n3 - - - - -\n"
                  "- - - - - -\n- - - - - -\n- - - - - -\n"
                  "1 1 2 2 3 3\n4 4 2 2 5 5\n6 6 6 7 5 5\n"
                  "6 6 6 7 8 8\n9 9 10 10 11 11\n9 9 10 10 11 11\n");
  check_both_ways("https://puzz.link/p?heyawake/6/6/lll155007rs12222j",
                  "heyawake\n6 6\n"
                  "2 2 - 2 - 2\n- - - - - -\n- - - - - -\n"
                  "- - - - - -\n- - - - - -\n- - - - - -\n"
                  "1 2 2 3 3 4\n1 2 2 3 3 4\n1 2 2 3 3 4\n"
                  "5 5 5 5 5 4\n6 6 6 7 7 4\n6 6 6 7 7 8\n");
}

TEST_CASE("puzzlink: heyawake rooms of any shape") {
  const std::string url =
      "https://puzz.link/p?heyawake/12/12/"
      "00000o0003063cc0o00030000000008020080a4a92a02008020000-2811111111";
  const std::string text = read_as_text(url);
  CHECK(text.starts_with("heyawake\n12 12\n40 - "));
  CHECK(text.ends_with("9 9 9 1\n") == false);
  CHECK(converted(url, "puzzlink") == url + "\n");
}

TEST_CASE("puzzlink: a line inside a room counts in a run, and is warned of") {
  // A line between the cells of the upper row, which are one room by way of the lower one.
  const std::string url = "https://puzz.link/p?heyawake/2/2/g0g";
  check_both_ways(url, "heyawake\n2 2\n- -\n- -\n1 1\n1 1\nline 1 1 1 2\n");
  CHECK(warnings_of(url) ==
        "f:1:34: 1 line has one room on both sides, the first at r1c1; they count in a run\n");
}

TEST_CASE("puzzlink: a room in two places has no URL, unless it has no clue") {
  const std::string board = "heyawake\n1 3\n";
  CHECK(converted(board + "1 - -\na b a\n", "puzzlink") ==
        "the format puzzlink cannot carry a room with a clue in two places, as the one of r1c3");
  CHECK(converted(board + "- - -\na b a\n", "puzzlink") == "https://puzz.link/p?heyawake/3/1/oi\n");
}

TEST_CASE("puzzlink: hashi, also with islands side by side and without a number") {
  check_both_ways("https://puzz.link/p?hashi/5/5/4g2i3h23k3g1g3g4g3",
                  "hashi\n5 5\n4 - 2 - -\n- 3 - - 2\n3 - - - -\n- 3 - 1 -\n3 - 4 - 3\n");
  const std::string url = "https://puzz.link/p?hashi/6/6/3g1g2.g.g2h.g2g.h.g4g3h4g.g2g.h2";
  CHECK(read_as_text(url).starts_with("hashi\n6 6\n3 - 1 - 2 ?\n"));
  CHECK(converted(url, "puzzlink") == url + "\n");
}

TEST_CASE("puzzlink: hashi with other rules has no URL") {
  CHECK(converted("hashi\n1 2\n1 1\nmax-bridges 3\n", "puzzlink") ==
        "the format puzzlink cannot carry max-bridges 3");
  CHECK(converted("hashi\n1 2\n1 1\nno-loops\n", "puzzlink") ==
        "the format puzzlink cannot carry no-loops");
}

TEST_CASE("puzzlink: nonogram, the last clue first and the columns before the rows") {
  check_both_ways("https://puzz.link/p?nonogram/6/6/12g1111h11112j12g11g21j11g3h",
                  "nonogram\n6 6\n2 1\n1 1 1\n1\n1 1 1\n2 1\n0\n"
                  "2 1\n1 1\n1 2\n0\n1 1\n3\n");
  // An odd number of rows: four places above each column, three beside each row.
  const std::string url = "https://puzz.link/p?nonogram/6/7/31h12h31h111g2i5l32g22g11g1211113h";
  CHECK(converted(url, "puzzlink") == url + "\n");
  CHECK(read_as_text(url).starts_with("nonogram\n7 6\n1 3\n2 1\n1 3\n1 1 1\n2\n5\n"));
}

TEST_CASE("puzzlink: a nonogram that cannot be is read, with a warning") {
  // Columns, then rows: [1] []; [] [2].
  CHECK(warnings_of("nonogram/2/2/1h2") ==
        "f:1:14: the rows have 2 filled cells, the columns 1: there is no answer\n");
  CHECK(warnings_of("nonogram/2/2/3h3") ==
        "f:1:14: row 2 takes 3 cells and has 2: there is no answer\n"
        "f:1:14: column 1 takes 3 cells and has 2: there is no answer\n");
  // On a board that is not square, each line has the length of its own.
  CHECK(warnings_of("nonogram/3/1/2h2g") ==
        "f:1:14: column 1 takes 2 cells and has 1: there is no answer\n");
}

TEST_CASE("puzzlink: a nonogram's clues are next to the grid") {
  CHECK(read_as_text("nonogram/1/4/g1j") ==
        "f:1:14: expected the clues of column 1 side by side, got a gap");
  CHECK(read_as_text("nonogram/1/4/1.i") == "f:1:15: expected a clue or a gap, got '.'");
  CHECK(read_as_text("nonogram/1/4/g1j", {"", true}) == "nonogram\n4 1\n1\n0\n0\n0\n0\n");
}

TEST_CASE("puzzlink: what a nonogram's URL has no place for is refused") {
  const auto why = [](const std::string& text) { return converted(text, "puzzlink"); };
  CHECK(why("nonogram\n1 2\n1 1\n0\n0\n") ==
        "the format puzzlink cannot carry the clue '1 1', which has more than 1 block");
  std::string ones;  // twenty are shown
  for (int i = 0; i < 30; ++i) ones += "1 ";
  CHECK(why("nonogram\n1 2\n" + ones + "\n0\n0\n") ==
        "the format puzzlink cannot carry the clue '" + ones.substr(0, 40) +
            "...', which has more than 1 block");
  CHECK(why("nonogram\n1 1\n256\n1\n") == "the format puzzlink cannot carry a clue above 255");
}

}  // namespace
}  // namespace p2c

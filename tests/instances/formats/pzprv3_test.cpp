// pzprv3 files: the frame, and each puzzle's body by examples that were verified against their
// URLs.
#include <doctest/doctest.h>

#include "instances/documents/answer_file.hpp"
#include "tests/instances/formats/reading.hpp"

namespace p2c {
namespace {

const std::string kHeyawake =
    "pzprv3/heyawake/6/6/8/0 1 1 2 2 3 /0 1 1 2 2 3 /0 1 1 2 2 3 /4 4 4 4 4 3 /5 5 5 6 6 3 /5 5 5 "
    "6 6 7 /2 2 . 2 . 2 /. . . . . . /. . . . . . /. . . . . . /. . . . . . /. . . . . . /# + # + "
    "+ # /+ + + # + + /# + # + # + /+ + + + + + /+ # + # + # /+ + # + + + /";
const std::string kHashi =
    "pzprv3/hashikake/5/5/4 . 2 . . /. 3 . . 2 /3 . . . . /. 3 . 1 . /3 . 4 . 3 /2 2 0 0 /0 1 1 1 "
    "/-1 0 -1 -1 /0 1 1 -1 /2 2 2 2 /2 0 0 0 0 /2 2 0 0 1 /1 2 0 -1 1 /1 0 0 -1 1 /";
const std::string kNonogram =
    "pzprv3/nonogram/6/6/. . . . 1 . 1 . . /. . . 2 1 . 1 2 . /. . . 1 1 1 1 1 . /. 2 1 # # . # . "
    ". /. 1 1 # . . . # . /. 1 2 . # . # # . /. . . . . . . . . /. 1 1 # . . . # . /. . 3 . # # # "
    ". . /";

std::string in_lines(std::string text) {
  std::replace(text.begin(), text.end(), '/', '\n');
  return text;
}

// The verdict of the rules on the answer that the file carries.
std::string verdict_of(const std::string& text) {
  const Document document = read_document(text, "f");
  const Answer answer = read_answer(*document.puzzle, text, "f");
  return document.puzzle->check(answer).value_or("ok");
}

TEST_CASE("pzprv3: the examples are the puzzles of their URLs, with right answers") {
  struct Example {
    std::string file;
    std::string url;
  };
  for (const Example& example : {
           Example{kHeyawake, "heyawake/6/6/lll155007rs12222j"},
           Example{kHashi, "hashi/5/5/4g2i3h23k3g1g3g4g3"},
           Example{kNonogram, "nonogram/6/6/12g1111h11112j12g11g21j11g3h"},
       }) {
    CAPTURE(example.url);
    const std::string lines = in_lines(example.file);
    for (const std::string& text : {example.file, lines, "\n" + lines + "\n\n"}) {
      CHECK(read_as_text(text) == read_as_text(example.url));
      CHECK(warnings_of(text) == "");
      CHECK(verdict_of(text) == "ok");
    }
  }
}

TEST_CASE("pzprv3: what is written is what pzpr writes") {
  CHECK(converted(kHeyawake, "pzprv3") == in_lines(kHeyawake));
  std::string bridges = in_lines(kHashi);  // but for the player's marks
  for (std::size_t at = bridges.find("-1"); at != std::string::npos; at = bridges.find("-1")) {
    bridges.replace(at, 2, "0");
  }
  CHECK(converted(kHashi, "pzprv3") == bridges);
  CHECK(converted(kNonogram, "pzprv3") == in_lines(kNonogram));  // open cells stay open
}

TEST_CASE("pzprv3: our answer is filled in") {
  Document document = read_document("hashi\n1 3\n1 - 1\n", "f");
  CHECK(write_document(document, "pzprv3") == "pzprv3\nhashikake\n1\n3\n1 . 1 \n0 0 \n");
  document.answer = Answer{1};
  CHECK(write_document(document, "pzprv3") == "pzprv3\nhashikake\n1\n3\n1 . 1 \n1 1 \n");
  document = read_document("nonogram\n1 2\n1\n0\n1\n", "f");
  document.answer = Answer{1, 0};
  CHECK(write_document(document, "pzprv3") == "pzprv3\nnonogram\n1\n2\n. 1 . \n1 # + \n");
}

TEST_CASE("pzprv3: a head alone is a file cut short, leniently an empty board") {
  struct Head {
    std::string text;
    std::string error;
    std::string lenient;
  };
  for (const Head& head : {
           Head{"pzprv3/heyawake/1/2/", "f:1:21: expected the number of rooms",
                "heyawake\n1 2\n- -\n1 1\n"},
           Head{"pzprv3\nheyawake\n1\n2", "f:4:2: expected the number of rooms",
                "heyawake\n1 2\n- -\n1 1\n"},
           Head{"pzprv3.1/heyawacky/1/2/\n", "f:2:1: expected line row 1",
                "heyawake\n1 2\n- -\n1 1\n"},
           Head{"pzprv3/hashikake/1/2/", "f:1:22: expected island row 1", "hashi\n1 2\n- -\n"},
           Head{"pzprv3\nhashikake\n1\n2\n\n\n", "f:7:1: expected island row 1",
                "hashi\n1 2\n- -\n"},
           Head{"pzprv3\nnonogram\n2\n1\n", "f:5:1: expected board row 1",
                "nonogram\n2 1\n0\n0\n0\n"},
       }) {
    CAPTURE(head.text);
    CHECK(read_as_text(head.text) == head.error + ", got the end of the file");
    CHECK(read_as_text(head.text, {"", true}) == head.lenient);
    const std::string warnings = warnings_of(head.text, {"", true});
    CHECK(warnings.find(head.error.substr(head.error.find("expected"))) != std::string::npos);
  }
}

TEST_CASE("pzprv3: a head in one line is an empty board, as in pzpr's own tests") {
  CHECK(read_as_text("pzprv3/heyawake/1/2") == "heyawake\n1 2\n- -\n1 1\n");
  CHECK(read_as_text("pzprv3.1/heyawacky/1/2\n") == "heyawake\n1 2\n- -\n1 1\n");
  CHECK(read_as_text("pzprv3/hashikake/1/2") == "hashi\n1 2\n- -\n");
  CHECK(read_as_text("pzprv3/nonogram/2/1") == "nonogram\n2 1\n0\n0\n0\n");
  CHECK(verdict_of("pzprv3/heyawake/1/2") == "ok");
  CHECK(verdict_of("pzprv3/hashikake/1/2") == "ok");
}

TEST_CASE("pzprv3: a file cut within the puzzle is refused, one cut after it has no answer") {
  const std::string cut = "expected clue row 1, got the end of the file";
  CHECK(read_as_text("pzprv3/heyawake/1/2/1/0 0/") == "f:1:27: " + cut);
  CHECK(read_as_text("pzprv3.1/heyawake/1/2/0/") == "f:1:25: " + cut);
  CHECK(read_as_text("pzprv3/heyawake/1/2/1/0 0/", {"", true}) == "heyawake\n1 2\n- -\n1 1\n");
  CHECK(read_as_text("pzprv3/heyawake/1/2/1/0 0/1 ./") == "heyawake\n1 2\n1 -\n1 1\n");
  CHECK(read_as_text("pzprv3/hashikake/2/1/1 /1 /") == "hashi\n2 1\n1\n1\n");
  CHECK(read_as_text("pzprv3/hashikake/2/2/1 1 /. . /1 /0 /") ==
        "f:1:38: expected bridge row 1, got the end of the file");
}

TEST_CASE("pzprv3: rows come before columns") {
  CHECK(read_as_text("pzprv3/hashikake/2/1/1 /. /") == "hashi\n2 1\n1\n-\n");
}

TEST_CASE("pzprv3: version, and what follows the body") {
  const std::string text = "hashi\n1 2\n1 ?\n";
  for (const char* file : {
           "pzprv3\nhashikake\n1\n2\n1 -\n0\n",
           "pzprv3.2/hashikake/1/2/1 - /0 /",
           "pzprv3\r\nhashikake\r\n1\r\n2\r\n1 - \t\r\n0 \r\n",
           "pzprv3\nhashikake\n1\n2\n1 - \n0 \ninfo:{\n \"metadata\":{}\n}\n",
           "pzprv3\nhashikake\n1\n2\n1 - \n0 \nhistory:{\"type\":\"pzpr\"}\n",
           "pzprv3\nhashikake\n1\n2\n1 - \n0 \n__HISTORY__\n3 4 5\n",
           "pzprv3\nhashikake\n1\n2\n1 - \n0 \nTrialData(1)\n1 - \n1\n",
           "pzprv3\nhashikake\n1\n2\n1 - \n0 \nhttp://puzz.link/p?x\n",
       }) {
    CAPTURE(file);
    CHECK(read_as_text(file) == text);
  }
}

TEST_CASE("pzprv3: the first word is pzprv3, or that and a version") {
  const std::string body = "/hashikake/1/2/1 - /0 /";
  for (const std::string word : {"pzprv3", "pzprv3.0", "pzprv3.1000"}) {
    CAPTURE(word);
    CHECK(read_as_text(word + body) == "hashi\n1 2\n1 ?\n");
  }
  for (const std::string word : {"pzprv3x1", "pzprv31", "pzprv3-1"}) {
    CAPTURE(word);
    CHECK(read_as_text(word + body) == "f:1:1: expected 'pzprv3', got '" + word + "'");
  }
  for (const std::string word : {"pzprv3.", "pzprv3.x", "pzprv3.1001"}) {
    CAPTURE(word);
    CHECK(read_as_text(word + body).starts_with("f:1:1: expected 'pzprv3' and a version, got '"));
  }
}

TEST_CASE("pzprv3: a board has at most 10^7 cells, and not one more") {
  CHECK(read_as_text("pzprv3\nhashikake\n909091\n11\n") ==
        "f:4:1: expected a board of at most 10000000 cells, got 909091 x 11");
  CHECK(read_as_text("pzprv3\nhashikake\n3125\n3200\n") ==
        "f:4:1: expected a board of at most 1000000 cells, got 3125 x 3200 in a text that does not "
        "name them; "
        "a limit of cells allows more");
}

TEST_CASE("pzprv3: equal room ids that do not touch are two rooms, in our text they are one") {
  const std::string text = read_as_text("pzprv3/heyawake/1/3/3/5 6 5/1 . 0/. . ./");
  CHECK(text == "heyawake\n1 3\n1 - 0\n1 2 3\n");
  CHECK(read_as_text("heyawake\n1 3\n1 - 0\n5 6 5\n") ==
        "f:3:5: expected one clue in a room, got a second one in the room of r1c3");
  CHECK(converted("heyawake\n1 3\n1 - -\n5 6 5\n", "pzprv3") ==
        "the format pzprv3 cannot carry a room with a clue in two places, as the one of r1c3");
}

TEST_CASE("pzprv3: another number of rooms is a warning") {
  CHECK(warnings_of("pzprv3/heyawake/1/3/2/5 6 5/1 . 0/. . ./") ==
        "f:1:21: 2 rooms announced, 3 found\n");
}

TEST_CASE("pzprv3: heyawake by lines, where one may dangle") {
  CHECK(read_as_text("pzprv3.1/heyawake/2/2/1 /1 /0 0 /2 . /. 1 /. . /# . /") ==
        "heyawake\n2 2\n2 1\n- -\n1 2\n1 2\n");
  CHECK(read_as_text("pzprv3.1/heyawake/2/2/0 /0 /0 0 /2 . /. 1 /") ==
        "f:1:41: expected one clue in a room, got a second one in the room of r2c2");
  CHECK(read_as_text("pzprv3.1/heyawake/2/2/0 /0 /1 1 /2 . /. 1 /. . /# . /") ==
        "heyawake\n2 2\n2 -\n1 -\n1 1\n2 2\n");
  const std::string dangling = "pzprv3.1/heyawake/2/2/1 /0 /0 0 /. . /. 1 /";
  CHECK(read_as_text(dangling) == "heyawake\n2 2\n1 -\n- -\n1 1\n1 1\nline 1 1 1 2\n");
  CHECK(warnings_of(dangling) ==
        "f:1:21: 1 line has one room on both sides, the first at r1c1; they count in a run\n");
  CHECK(converted(dangling, "pzprv3") ==
        "pzprv3.1\nheyawake\n2\n2\n1 \n0 \n0 0 \n1 . \n. . \n. . \n. . \n");
}

TEST_CASE("pzprv3: heyawake with the player's marks between cells") {
  const std::string file = "pzprv3.1/heyawake/2/2/0 /0 /1 1 /2 . /. 1 /. . /# . /";
  CHECK(read_as_text(file + "0 /1 /0 -1 /") == read_as_text(file));
  CHECK(read_as_text(file + "0 /1 /0 /").starts_with("f:1:"));
}

TEST_CASE("pzprv3: a clue may be in any cell of its room, and is written in the leftmost column") {
  const std::string text = "heyawake\n2 2\n- -\n2 -\n1 2\n2 2\n";
  const std::string file = converted(text, "pzprv3");
  CHECK(file == "pzprv3\nheyawake\n2\n2\n2\n0 1 \n1 1 \n. . \n2 . \n. . \n. . \n");
  CHECK(read_as_text("pzprv3/heyawake/2/2/2/0 1/1 1/. ./. 2/. ./. ./") == read_as_text(text));
}

TEST_CASE("pzprv3: hashi bridges are the same along their way") {
  const std::string head = "pzprv3/hashikake/1/3/1 . 1 /";
  CHECK(read_document(head + "1 1 /", "f").answer == Answer{1});
  CHECK_FALSE(read_document(head + "0 -1 /", "f").answer);
  CHECK(read_as_text(head + "1 2 /") ==
        "f:1:31: expected 1 bridges as between the cells before, got '2'");
  CHECK(read_as_text("pzprv3/hashikake/1/3/1 1 ./0 1 /") ==
        "f:1:30: expected bridges between two islands, got '1' beside r1c2");
}

TEST_CASE("pzprv3: nonogram clues that are ticked off") {
  CHECK(read_as_text("pzprv3/nonogram/1/2/. c1 . /c1 . . /") == "nonogram\n1 2\n1\n0\n1\n");
}

TEST_CASE("pzprv3: strictly a line has its tokens, leniently a section has") {
  const std::string spilt = "pzprv3\nhashikake\n2\n2\n1 . 1\n.\n0\n0\n0 0\n";
  CHECK(read_as_text(spilt) == "f:5:5: expected the end of the line, got '1'");
  CHECK(read_as_text(spilt, {"", true}) == "hashi\n2 2\n1 -\n1 -\n");
  const std::string cut = "pzprv3\nheyawake\n1\n3\n1\n0 0 0\n2 .\n";
  CHECK(read_as_text(cut) == "f:7:4: expected clue, got the end of the line");
  CHECK(read_as_text(cut, {"", true}) == "heyawake\n1 3\n2 - -\n1 1 1\n");
}

TEST_CASE("pzprv3: a warning for each cell of a large board takes no quadratic time") {
  constexpr int kSide = 400;
  std::string file = "pzprv3.1/heyawake/400/400/";
  const auto add_rows = [&](int rows, int cols, const std::string& token) {
    for (int r = 0; r < rows; ++r) {
      for (int c = 0; c < cols; ++c) file += token;
      file += '/';
    }
  };
  add_rows(kSide, kSide - 1, "0 ");
  add_rows(kSide - 1, kSide, "0 ");
  add_rows(kSide, kSide, "1 ");
  const std::string warnings = warnings_of(file, {"", true});
  CHECK(std::count(warnings.begin(), warnings.end(), '\n') == kSide * kSide - 1);
  CHECK(warnings.find("\nf:1:" + std::to_string(file.size() - 2) + ": ") != std::string::npos);
}

// A board of 2 x 3 of each kind as pzpr saves it today, with a finished answer; what may follow.
struct Saved {
  std::string body;
  std::string text;
  bool marks;  // may have lines and crosses on borders
};

std::vector<Saved> saved_files() {
  return {
      {"pzprv3.1\nlits\n2\n3\n0 0 \n0 1 \n0 0 1 \n# # . \n. # + \n", "lits\n2 3\n1 1 1\n1 1 2\n",
       true},
      {"pzprv3.1\nheyawake\n2\n3\n0 0 \n0 0 \n1 1 1 \n1 . . \n. . . \n# . . \n. + # \n",
       "heyawake\n2 3\n1 - -\n- - -\n1 1 1\n2 2 2\n", true},
      {"pzprv3\nnurikabe\n2\n3\n2 # # \n+ # - \n", "nurikabe\n2 3\n2 - -\n- - ?\n", false},
      {"pzprv3\nhashikake\n2\n3\n1 . 1 \n. . . \n1 1 \n0 -1 \n0 0 0 \n",
       "hashi\n2 3\n1 - 1\n- - -\n", false},
      {"pzprv3\nshikaku\n2\n3\n2 . . \n. 4 . \n1 0 \n2 -1 \n0 0 0 \n",
       "shikaku\n2 3\n2 - -\n- 4 -\n", false},
      {"pzprv3.1\nslither\n1\n1\n4 \n0 \n1 1 \n1 \n1 \n", "slitherlink\n1 1\n4\n", false},
      {"pzprv3\nnonogram\n1\n2\n. c1 . \nc1 # + \n", "nonogram\n1 2\n1\n0\n1\n", false},
  };
}

std::vector<std::string> endings(const std::string& body) {
  const std::string info = "info:{\n \"metadata\": {\n  \"author\": \"a/b\"\n }\n}\n";
  const std::string history = "history:{\n \"type\": \"pzpr\",\n \"datas\": []\n}\n";
  const std::string trial = "TrialData(2)\n" + body + "TrialData(1)\n" + body;
  return {"", "\n", info, history, trial, trial + info, "__HISTORY__\n3\n", "http://pzv.jp/\n"};
}

TEST_CASE("pzprv3: what follows the answer of any kind: trials, metadata and history") {
  for (const Saved& saved : saved_files()) {
    const std::string answer = converted(saved.body, "pzprv3");
    for (const std::string& ending : endings(saved.body)) {
      const std::string text = saved.body + ending;
      CAPTURE(text);
      CHECK(read_as_text(text) == saved.text);
      CHECK(warnings_of(text) == "");
      CHECK(converted(text, "pzprv3") == answer);
    }
  }
}

TEST_CASE("pzprv3: lines and crosses on the borders of rooms, before what else follows") {
  const std::string marks = "0 -1 \n1 0 \n0 -1 12 \n";
  for (const Saved& saved : saved_files()) {
    for (const std::string& ending : endings(saved.body)) {
      const std::string text = saved.body + marks + ending;
      CAPTURE(text);
      if (!saved.marks) {
        CHECK(read_as_text(text).find(": expected the end of the file, got '0'") !=
              std::string::npos);
        continue;
      }
      CHECK(read_as_text(text) == saved.text);
      CHECK(warnings_of(text) == "");
      CHECK(converted(text, "pzprv3") == converted(saved.body, "pzprv3"));
    }
  }
}

TEST_CASE("pzprv3: marks that are none, too few or too many") {
  const std::string body = saved_files()[0].body;
  CHECK(read_as_text(body + "0 # \n0 0 \n0 0 0 \n") ==
        "f:10:3: expected a mark, 0, 1 or -1, got '#'");
  CHECK(read_as_text(body + "0 - \n0 0 \n0 0 0 \n") ==
        "f:10:3: expected a mark, 0, 1 or -1, got '-'");
  CHECK(read_as_text(body + "0 0 \n0 0 \n") ==
        "f:12:1: expected mark row 1, got the end of the file");
  CHECK(read_as_text(body + "0 0 \n0 0 \n0 0 \n") ==
        "f:12:5: expected mark, got the end of the line");
  CHECK(read_as_text(body + "0 0 \n0 0 \n0 0 0 \n0 \n") ==
        "f:13:1: expected the end of the file, got '0'");
}

}  // namespace
}  // namespace p2c

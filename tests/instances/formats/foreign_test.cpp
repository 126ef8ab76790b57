// Texts and links that are no puzzle: errors call them by their names.
#include "instances/formats/foreign.hpp"

#include <doctest/doctest.h>

#include "instances/documents/answer_file.hpp"
#include "instances/documents/document.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c {
namespace {

using namespace std::string_literals;

std::string error(const std::string& text) {
  return error_of([&] { read_document(text, "f"); });
}

TEST_CASE("foreign: images by their first bytes") {
  CHECK(error("GIF89a..") ==
        "f: expected a puzzle, got GIF: only images that are PNG, JPEG, PBM, PGM or PPM become "
        "puzzles");
  for (const char* image : {"\x89PNG\r\n", "P1\n1 1\n1\n", "P6 1 1 255 "}) {
    CHECK(error(image) == "f: expected a puzzle, got an image: see 'puzzle2cnf help picture'");
  }
  CHECK(error("P7\n").starts_with("f:1:1: expected the name of a puzzle"));
}

TEST_CASE("foreign: UTF-16 in either order, with and without a mark") {
  const std::string wanted = "f: expected text in UTF-8, got UTF-16: save the file as UTF-8";
  CHECK(error(std::string("\xFF\xFEh\0a\0", 6)) == wanted);
  CHECK(error(std::string("\xFE\xFF\0h\0a", 6)) == wanted);
  CHECK(error("h\0a\0s\0"s) == wanted);
  CHECK(error("\0h\0a\0s"s) == wanted);
  const PuzzlePtr puzzle = read_document("hashi\n1 2\n1 1\n", "p").puzzle;
  CHECK(error_of([&] {
          read_answer(*puzzle,
                      "\xFF\xFE"
                      "a\0n\0"s,
                      "f");
        }) == wanted);
}

TEST_CASE("foreign: a NUL by itself is not UTF-16") {
  CHECK(error("\0\0\0\0"s).starts_with("f:1:1: expected the name of a puzzle"));
  for (const std::string& text : {"ha\0shi\n"s, "h\0ashi\n"s, "h\0a"s, "h\0\0\0"s, "\0\0h\0"s}) {
    CHECK(error(text).starts_with("f:1:1: expected the name of a puzzle"));
  }
}

TEST_CASE("foreign: answers, formulas and solver output") {
  CHECK(error("answer hashi\n") == "f:1:1: expected a puzzle, got an answer");
  CHECK(error("\n# drawn\nforced hashi\n") == "f:3:1: expected a puzzle, got an answer");
  CHECK(error("p cnf 1 1\n1 0\n") == "f:1:1: expected a puzzle, got a formula");
  CHECK(error("c a\np cnf 1 1\n") ==
        "f:1:1: expected a puzzle, got a formula or the output of a solver");
  for (const char* text : {"s SATISFIABLE\nv 1 0\n", "v 1 0\n", "SAT\n1 0\n", "UNSAT\n"}) {
    CHECK(error(text) == "f:1:1: expected a puzzle, got the output of a solver");
  }
}

TEST_CASE("foreign: pages and XML") {
  for (const char* page : {"<!DOCTYPE html>\n<p>\n", "<html lang=en>", "\n  <!-- x -->\n<HTML>"}) {
    CHECK(error(page).ends_with("expected a puzzle, got HTML: save the puzzle, not its page"));
  }
  CHECK(error("<svg xmlns=''/>") == "f:1:1: expected a puzzle, got XML");
}

TEST_CASE("foreign: links to sites that are not read, by their address alone") {
  const auto name = [](std::string_view url) {
    const std::string_view site = unread_site(url);
    return site.substr(0, site.find(','));
  };
  CHECK(name("https://sudokupad.app/abc") == "SudokuPad");
  CHECK(name("https://app.crackingthecryptic.com/sudoku/abc") == "SudokuPad");
  CHECK(name("https://www.f-puzzles.com/?id=abc") == "f-puzzles");
  CHECK(name("https://tinyurl.com/abc") == "TinyURL");
  CHECK(unread_site("https://puzz.link/p?hashi/2/1/11").empty());
  CHECK(unread_site("http://pzv.jp/p.html?hashikake/2/1/11").empty());
  CHECK(unread_site("https://puzz.link/p?penpa-edit/2/1/11").empty());
  CHECK(error("\n  https://sudokupad.app/abc\n") ==
        "f:2:3: expected a URL of puzz.link or pzpr, got a link to SudokuPad, which is not read: "
        "type the puzzle as text");
}

}  // namespace
}  // namespace p2c

// picture: what is refused, and leaves no file.
#include <doctest/doctest.h>

#include "tests/program/pictures/images.hpp"
#include "tests/program/pictures/picture_refused.hpp"

namespace p2c {

TEST_CASE("picture: what cannot be written is refused before the work, or reported after it") {
  check_refused({"picture", "--to", "has", "--method", "squares", "--rows", "400"}, kCorner, 3,
                "cannot carry");
  for (const char* format : {"puzzlink", "pzprv3", "non"}) {
    const std::string why = std::string(": the format ") + format + " cannot carry givens";
    check_refused({"picture", "--to", format, "--unique"}, kDiagonal, 3,
                  why + "; these can: text, json, sgt-pattern\n");
    const TempDir dir;  // not even read
    const Finished missing =
        run({"picture", "--to", format, "--unique", dir.path("no.pgm"), "-o", dir.path("out.txt")});
    CHECK(missing.err.find(why) != std::string::npos);
  }
  std::string wide = "P1 600 1\n";
  for (int i = 0; i < 600; ++i) wide += i < 300 ? "1 " : "0 ";
  check_refused({"picture", "--to", "puzzlink", "--repair"}, wide, 3, "a clue above 255");
}

TEST_CASE("picture: bad images and options are refused, and leave no file") {
  check_refused({"picture"}, "P5 100000 100000 255\n", 3, "100000");
  check_refused({"picture"}, "P2 3 2 255\n0 1 2\n", 3, ":3:1: expected a value");
  check_refused({"picture"}, "just a text\n", 3, "nor is it PNG, JPEG, PBM, PGM or PPM");
  check_refused({"picture"}, "", 3, "nor is it PNG, JPEG, PBM, PGM or PPM");
  check_refused({"picture"}, "\x89PNG\r\n\x1a\n", 3, "image");
  check_refused({"picture", "--rows", "4000", "--cols", "4000"}, kCorner, 3, "10000000 cells");
  check_refused({"picture", "--method", "squares", "--rows", "2000", "--cols", "2000"}, kCorner, 3,
                "1000000 cells");
  for (const std::vector<std::string>& words : {std::vector<std::string>{"--rows", "0"},
                                                {"--method", "magic"},
                                                {"--threshold", "256"},
                                                {"--threshold", "-1"},
                                                {"--threshold", "x"},
                                                {"--threshold", ""},
                                                {"--method", "dither", "--threshold", "9"},
                                                {"--unique", "--repair"},
                                                {"--sheet", "-"},
                                                {"--sheet", "x.txt"}}) {
    std::vector<std::string> all = {"picture"};
    all.insert(all.end(), words.begin(), words.end());
    CAPTURE(words.back());
    check_refused(all, kCorner, 2, "(see 'puzzle2cnf help')");
  }
}

}  // namespace p2c

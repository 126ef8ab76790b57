// picture, and encode of images, through the built command.
#include <doctest/doctest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/board_count.hpp"
#include "tests/instances/images/reading_png.hpp"
#include "tests/instances/images/writing_jpeg.hpp"
#include "tests/paths.hpp"
#include "tests/program/run_program.hpp"
#include "tests/program/stops/stopped_run.hpp"
#include "tests/program/verbs/noise_image.hpp"

namespace p2c {
namespace {

using Json = nlohmann::json;

constexpr const char* kCorner = "P2 3 2 255\n0 100 255\n0 255 200\n";
constexpr const char* kDiagonal = "P1 2 2\n10\n01\n";  // its clues fit the other diagonal too

std::string made_of(const std::string& image, std::vector<std::string> words) {
  const TempDir dir;
  words.insert(words.begin(), {"picture", dir.write("image", image)});
  const Finished finished = run(words);
  CAPTURE(finished.err);
  CHECK(finished.code == 0);
  CHECK(finished.err.empty());
  return finished.out;
}

void check_refused(const std::vector<std::string>& words, std::string_view image, int code,
                   const std::string& why) {
  const TempDir dir;
  std::vector<std::string> all = words;
  all.insert(all.end(), {dir.write("image", image), "-o", dir.path("out.txt")});
  const std::vector<std::string> before = dir.names();
  const Finished finished = run(all);
  CAPTURE(finished.err);
  CHECK(finished.code == code);
  CHECK(finished.out.empty());
  CHECK(finished.err.find(why) != std::string::npos);
  CHECK(dir.names() == before);
}

// A grey image that no few squares make: a slope with waves.
std::string waves(int side) {
  std::string text = "P2 " + std::to_string(side) + " " + std::to_string(side) + " 255\n";
  for (int r = 0; r < side; ++r) {
    for (int c = 0; c < side; ++c) text += std::to_string((r * r + 7 * c + r * c / 3) % 256) + " ";
    text += "\n";
  }
  return text;
}

}  // namespace

TEST_CASE("picture: grey values below the threshold are filled") {
  CHECK(made_of(kCorner, {"--threshold", "60"}) ==
        "# threshold 60\nnonogram\n2 3\n2\n0\n0\n1\n1\n");
  CHECK(made_of(kCorner, {"--threshold", "101", "--quiet"}) ==
        "# threshold 101\nnonogram\n2 3\n2\n1\n0\n2\n1\n");
  CHECK(made_of(kCorner, {}) == "# threshold 150\nnonogram\n2 3\n2\n1\n0\n2\n1\n");
}

TEST_CASE("picture: another format, with what is said of it on stderr") {
  const TempDir dir;
  const Finished finished = run({"picture", dir.write("a.pgm", kCorner), "--to", "non"});
  CHECK(finished.code == 0);
  CHECK(finished.out.find("width 3") != std::string::npos);
  CHECK(finished.err == "puzzle2cnf: threshold 150\n");
}

TEST_CASE("picture: rows and columns, in the image's proportions when one is left out") {
  const std::string image = waves(40);
  const auto size_of = [&](const std::vector<std::string>& words) {
    const std::string text = made_of(image, words);
    const std::size_t at = text.find("nonogram\n") + 9;
    return text.substr(at, text.find('\n', at) - at);
  };
  CHECK(size_of({"--rows", "10"}) == "10 10");
  CHECK(size_of({"--cols", "80"}) == "80 80");
  CHECK(size_of({"--rows", "5", "--cols", "8"}) == "5 8");
  CHECK(size_of({}) == "40 40");
  const std::string larger = made_of(waves(41), {});
  CHECK(larger.starts_with("# scaled to 40 rows; --rows and --cols give another size\n"));
  CHECK(larger.find("nonogram\n40 40\n") != std::string::npos);
}

TEST_CASE("picture: an image of one colour is warned of, and --invert fills what is light") {
  const TempDir dir;
  const std::string white = dir.write("white.pgm", "P2 2 1 255\n255 255\n");
  const Finished empty = run({"picture", white});
  CHECK(empty.code == 0);
  CHECK(empty.err.find("warning: " + white +
                       ": no cell is filled; --invert fills what is light "
                       "and not transparent\n") != std::string::npos);
  CHECK(run({"picture", "--quiet", white}).err.empty());
  const Finished full = run({"picture", "--invert", "--threshold", "128", white});
  CHECK(full.out == "# threshold 128\nnonogram\n1 2\n1\n1\n2\n");
  CHECK(full.err.find(": all cells are filled; ") != std::string::npos);
  const Finished board = run({"picture", "--invert", dir.write("a", "answer nonogram\n1 1\nx\n")});
  CHECK(board.code == 2);
}

TEST_CASE("picture --unique: the fewest givens, which leave the picture as the only answer") {
  CHECK(made_of(kDiagonal, {"--unique"}) ==
        "# threshold 128\n# several answers: 1 given leaves one, the fewest possible\n"
        "nonogram\n2 2\n1\n1\n1\n1\ngiven r1c1=1\n");
  CHECK(made_of("P1 2 2\n11\n01\n", {"--unique"}) ==
        "# threshold 128\n# unique: the clues determine the picture\n"
        "nonogram\n2 2\n1\n2\n2\n1\n");
  const auto is_unique = [](const std::string& image) {
    return Json::parse(made_of(image, {"--unique", "--json"}))["unique"];
  };
  CHECK(is_unique("P1 2 2\n11\n01\n") == true);
  CHECK(is_unique(std::string(kDiagonal)) == false);
  const Json report = Json::parse(made_of(waves(12), {"--unique", "--json", "--method", "dither"}));
  CHECK(report["givens"] == report["givens_at_least"]);
  const TempDir dir;
  const Finished unique =
      run({"unique", dir.write("puzzle.txt", report["text"].get<std::string>())});
  CHECK(unique.code == 0);
}

TEST_CASE("picture --repair: a picture close by, with one answer") {
  const Json report = Json::parse(made_of(kDiagonal, {"--repair", "--json"}));
  CHECK(report["unique"] == true);
  CHECK(report["changed"].size() == 1);
  const TempDir dir;
  const std::string text = made_of(waves(16), {"--repair", "--method", "dither"});
  CHECK(text.find(" changed; the clues determine the picture\n") != std::string::npos);
  CHECK(text.find("given") == std::string::npos);
  CHECK(run({"unique", dir.write("puzzle.txt", text)}).code == 0);
  const std::vector<std::string> squares = {"--repair", "--json", "--method", "squares"};
  const Json worse = Json::parse(made_of(waves(10), squares));
  CHECK(worse["squares_error_repaired"] >= worse["squares_error"]);
}

TEST_CASE("picture: a solved board is taken as it is") {
  const std::string sample = std::string(kDataFolder) + "/nonogram-12x12";
  const Finished finished = run({"picture", sample + ".answer", "--unique"});
  CHECK(finished.code == 0);
  const std::string first = "# unique: the clues determine the picture\n";
  REQUIRE(finished.out.starts_with(first));
  const TempDir dir;
  const std::string puzzle = dir.write("puzzle.txt", finished.out);
  CHECK(run({"verify", puzzle, sample + ".answer"}).code == 0);
  const Finished carried = run({"convert", sample + ".txt", sample + ".answer", "--to", "pzprv3"});
  CHECK(run({"picture", "-", "--unique"}, carried.out).out == finished.out);
  CHECK(run({"picture", sample + ".txt"}).code == 3);
  CHECK(run({"picture", sample + ".answer", "--rows", "3"}).code == 2);
}

TEST_CASE("picture --method squares: the least error, or a gap at the time limit") {
  const Finished light =
      run({"picture", "-", "--method", "squares", "--json"}, "P1 3 3\n000000000\n");
  CHECK(light.err.find("no cell is filled") != std::string::npos);
  CHECK(Json::parse(light.out)["squares_error"] == 0);
  const Json small = Json::parse(made_of(waves(8), {"--method", "squares", "--json"}));
  const Json dither = Json::parse(made_of(waves(8), {"--method", "dither", "--json"}));
  CHECK(small["squares_error"] == small["squares_lower_bound"]);
  CHECK(small["squares_gap"] == 0);
  // Of a limit that is far away half is enough.
  const Json unhurried = Json::parse(
      made_of(waves(8), {"--method", "squares", "--unique", "--time-limit", "1000", "--json"}));
  CHECK(unhurried["squares_gap"] == 0);
  CHECK(small["squares_error"] < dither["squares_error"]);

  const TempDir dir;
  const std::string image = dir.write("waves", waves(40));
  const Finished limited =
      run_stopped({"time", 500}, {"picture", image, "--method", "squares", "--json"}).finished;
  CHECK(limited.code == 4);
  const Json report = Json::parse(limited.out);
  CHECK(report["squares_lower_bound"] > 0);
  CHECK(report["squares_gap"] > 0);
  CHECK(report["squares_gap"] < 1);
}

TEST_CASE("picture: the same bytes each time") {
  const std::string rows = std::to_string(deep_count(9, 14));
  const std::vector<std::string> words = {"--method", "squares", "--unique", "--rows", rows};
  CHECK(made_of(waves(30), words) == made_of(waves(30), words));
}

TEST_CASE("picture --sheet: five boards side by side, whole or not at all") {
  const TempDir dir;
  const std::string image = dir.write("waves.pgm", waves(10));
  const auto draw = [&](const char* name) {
    return run({"picture", image, "--sheet", dir.path(name), "--method", "dither"});
  };
  CHECK(draw("sheet.svg").code == 0);
  CHECK(draw("sheet.png").code == 0);
  const Pixels png = read_png(read_file(dir.path("sheet.png")));
  CHECK(png.width > 5 * 10 * 24);
  const Finished rendered = run_program("rsvg-convert", {}, read_file(dir.path("sheet.svg")));
  CHECK(rendered.code == 0);
  CHECK(draw("sheet.png").code == 5);  // it exists
  CHECK(draw("sheet.txt").code == 2);
  CHECK(draw("missing/sheet.png").code == 5);
  const Finished full =
      run({"picture", image, "--sheet", dir.path("other.png"), "-o", "/dev/full"});
  CHECK(full.code == 5);
  CHECK(dir.names() == std::vector<std::string>{"sheet.png", "sheet.svg", "waves.pgm"});
}

TEST_CASE("picture --sheet: a limit loses nothing that was found") {
  const TempDir dir;
  const std::string image = dir.write("waves.pgm", waves(40));
  const StopAt limit{"time", 500};
  const Finished limited =
      run_stopped(limit, {"picture", image, "--method", "squares", "--unique", "--sheet",
                          dir.path("s.svg"), "-o", dir.path("p.txt")})
          .finished;
  CHECK(limited.code == 4);
  CHECK(dir.names() == std::vector<std::string>{"p.txt", "s.svg", "waves.pgm"});
  const std::string puzzle = read_file(dir.path("p.txt"));
  CHECK(puzzle.find("# squares: error ") == 0);
  CHECK(puzzle.find("nonogram\n40 40\n") != std::string::npos);
  const Finished noise = run_stopped(limit, {"picture", dir.write("noise.pgm", noise_image(40)),
                                             "--repair", "--sheet", dir.path("noise.svg")})
                             .finished;
  CHECK(noise.code == 4);
  CHECK(noise.err.find("the sheet has no solved board") != std::string::npos);
  CHECK(noise.out.find("nonogram\n40 40\n") != std::string::npos);
  const std::string large_image = dir.write("large.pgm", waves(90));
  const Finished half = run({"picture", large_image, "--method", "squares", "--time-limit", "2",
                             "--sheet", dir.path("half.svg"), "-o", dir.path("half.txt")});
  CHECK(half.code == 4);  // the search for squares had half of the time
  const std::string corner = dir.write("corner.pgm", kCorner);
  const std::vector<std::string> before = dir.names();
  const Finished large = run({"picture", corner, "--rows", "2", "--cols", "20000", "--sheet",
                              dir.path("large.png"), "-o", dir.path("large.txt")});
  CHECK(large.code == 4);
  CHECK(large.err.find("no sheet: the drawing is too large for PNG") != std::string::npos);
  CHECK(dir.names() == before);
  const Finished found = run({"picture", corner, "--rows", "1", "--cols", "4000", "--method",
                              "squares", "--sheet", dir.path("large.png")});
  CHECK(found.code == 4);  // the squares are found by then
  CHECK(found.err.find("no sheet: the drawing is too large for PNG") != std::string::npos);
  CHECK(found.out.find("nonogram\n1 4000\n") != std::string::npos);
  CHECK(dir.names() == before);
}

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

TEST_CASE("picture: a JPEG is the puzzle that its grey values are") {
  JpegPlan plan{64, 48};
  std::string pgm = "P5 64 48 255\n";
  for (int row = 0; row < 48; ++row) {
    for (int col = 0; col < 64; ++col) {
      plan.samples.push_back((row / 8 * 5 + col / 8 * 3) % 7 < 3 ? 40 : 200);
      pgm += static_cast<char>(plan.samples.back());
    }
  }
  const TempDir dir;
  const std::string photo = dir.write("photo.jpg", written_jpeg(plan));
  const std::string grey = dir.write("grey.pgm", pgm);
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"picture", "--rows", "6", "--unique"},
        {"picture", "--rows", "12", "--method", "dither"},
        {"encode", "--rows", "6", "--to", "wcnf"}}) {
    std::vector<std::string> of_photo = words;
    of_photo.push_back(photo);
    std::vector<std::string> of_grey = words;
    of_grey.push_back(grey);
    const Finished finished = run(of_photo);
    CHECK(finished.code == 0);
    CHECK(finished.out == run(of_grey).out);
  }
  CHECK(run({"solve", photo}).err ==
        "puzzle2cnf: " + photo +
            ": expected a puzzle, got an image: see 'puzzle2cnf help picture'\n");
  check_refused({"picture"}, read_file(photo).substr(0, 200), 3,
                ": expected a whole JPEG image, got one that is cut short");
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

TEST_CASE("encode of an image: translucent squares, in the forms with costs only") {
  const TempDir dir;
  const std::string image = dir.write("a.pgm", kCorner);
  const Finished wcnf = run({"encode", image, "--to", "wcnf"});
  CHECK(wcnf.code == 0);
  CHECK(wcnf.out.find("\nh ") != std::string::npos);
  CHECK(wcnf.out.find("p wcnf") == std::string::npos);
  CHECK(run({"encode", image, "--to", "wcnf-old"}).out.find("p wcnf ") != std::string::npos);
  CHECK(run({"encode", image, "--to", "opb"}).out.find("\nmin: ") != std::string::npos);
  CHECK(run({"encode", image, "--to", "wcnf", "--count-only", "--rows", "9"})
            .out.find("variables ") == 0);
  CHECK(run({"encode", image}).code == 2);
  const Finished annotated = run({"encode", image, "--to", "wcnf", "--annotate"});
  CHECK(annotated.out.find("the three cells around r1c1 in its column") != std::string::npos);
  CHECK(annotated.out.find("the squares over r1c1") != std::string::npos);
  for (const std::vector<std::string>& option :
       std::vector<std::vector<std::string>>{{"--project"},
                                             {"--varnames"},
                                             {"--depth", "3"},
                                             {"--connectivity", "layers"},
                                             {"--block", image},
                                             {"--given", "r1c1=1"},
                                             {"--from", "non"},
                                             {"--cardinality", "auto"}}) {
    std::vector<std::string> words = {"encode", image, "--to", "opb"};
    words.insert(words.end(), option.begin(), option.end());
    CAPTURE(option[0]);
    CHECK(run(words).code == 2);
  }
  const std::string sample = std::string(kDataFolder) + "/hashi-7x7.txt";
  CHECK(run({"encode", sample, "--rows", "3"}).code == 2);
  CHECK(run({"encode", sample, "--to", "wcnf"}).out.find("\nh ") != std::string::npos);
}

}  // namespace p2c

// picture through the built command.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "tests/board_count.hpp"
#include "tests/instances/images/writing_jpeg.hpp"
#include "tests/paths.hpp"
#include "tests/program/pictures/images.hpp"
#include "tests/program/pictures/picture_refused.hpp"
#include "tests/program/run_program.hpp"
#include "tests/program/stops/stopped_run.hpp"

namespace p2c {
namespace {

using Json = nlohmann::json;

std::string made_of(const std::string& image, std::vector<std::string> words) {
  const TempDir dir;
  words.insert(words.begin(), {"picture", dir.write("image", image)});
  const Finished finished = run(words);
  CAPTURE(finished.err);
  CHECK(finished.code == 0);
  CHECK(finished.err.empty());
  return finished.out;
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

}  // namespace p2c

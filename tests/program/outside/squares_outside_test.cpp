// Pictures of translucent squares: an outside solver on our formulas finds the error that
// `picture --method squares` says is the least.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "instances/puzzle.hpp"
#include "tests/program/installed.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

using Json = nlohmann::json;

struct Size {
  int rows;
  int cols;
};

std::string random_pgm(Rng& rng, const Size& size) {
  std::string text =
      "P2\n" + std::to_string(size.cols) + " " + std::to_string(size.rows) + "\n255\n";
  for (int i = 0; i < size.rows * size.cols; ++i) text += std::to_string(below(rng, 256)) + "\n";
  return text;
}

// The number after the last `words` at a line's beginning; 0 when there is none.
long number_after(const std::string& text, const std::string& words) {
  const std::size_t at = ("\n" + text).rfind("\n" + words);
  return at == std::string::npos ? 0 : std::stol(text.substr(at + words.size()));
}

// The least cost of a model, as clasp proves it.
long optimum(const std::string& file) {
  const Finished clasp = run_program("clasp", {"--time-limit=20", file});
  CAPTURE(clasp.out);
  REQUIRE(clasp.out.find("s OPTIMUM FOUND") != std::string::npos);
  const std::string formula = read_file(file);
  return number_after(clasp.out, "o ") + number_after(formula, "c every model costs ") +
         number_after(formula, "* every model costs ");
}

}  // namespace

TEST_CASE(
    "with clasp: its optimum on OPB and WCNF of squares is the error that is proved the least") {
  if (!is_installed("clasp")) return;
  Rng rng(95);
  const TempDir dir;
  for (const Size& size :
       {Size{1, 1}, Size{1, 2}, Size{2, 1}, Size{1, 4}, Size{4, 1}, Size{2, 2}, Size{2, 3},
        Size{3, 2}, Size{3, 3}, Size{3, 4}, Size{4, 3}, Size{4, 4}, Size{5, 5}, Size{5, 5}}) {
    CAPTURE(size.rows);
    CAPTURE(size.cols);
    const std::string image = dir.write("image.pgm", random_pgm(rng, size));
    const Finished picture = run({"picture", "--method", "squares", "--json", image});
    REQUIRE(picture.code == 0);
    const Json report = Json::parse(picture.out);
    CHECK(report["squares_gap"] == 0);
    CHECK(report["squares_lower_bound"] == report["squares_error"]);
    for (const char* form : {"opb", "wcnf-old"}) {
      CAPTURE(form);
      const std::string file = dir.path(form);
      REQUIRE(run({"encode", "--to", form, "--force", "-o", file, image}).code == 0);
      CHECK(optimum(file) == report["squares_error"].get<long>());
    }
  }
}

TEST_CASE("with clasp: decode makes a picture of the least error of a model of an image's WCNF") {
  if (!is_installed("clasp")) return;
  Rng rng(96);
  const TempDir dir;
  for (const Size& size : {Size{1, 1}, Size{1, 4}, Size{3, 2}, Size{4, 4}}) {
    CAPTURE(size.rows);
    const std::string image = dir.write("image.pgm", random_pgm(rng, size));
    const std::string wcnf = dir.path("image.wcnf");
    REQUIRE(run({"encode", "--to", "wcnf-old", image, "-o", wcnf, "--force"}).code == 0);
    const Finished clasp = run_program("clasp", {"--time-limit=20", wcnf});
    const Finished decoded = run({"decode", "--json", image, "-"}, clasp.out);
    REQUIRE(decoded.code == 0);
    const Json least = Json::parse(run({"picture", "--method", "squares", "--json", image}).out);
    CHECK(Json::parse(decoded.out)["squares_error"] == least["squares_error"]);
    CHECK(run({"picture", "-"}, run({"decode", image, "-"}, clasp.out).out).code == 0);
  }
}

TEST_CASE("decode of an image: sizes, digits, models that are none") {
  const TempDir dir;
  const std::string image = dir.write("image.pgm", "P2\n3 1\n255\n0 255 0\n");
  const std::string head = "o 1\ns OPTIMUM FOUND\n";
  const Finished decoded = run({"decode", image, "-"}, head + "v 101000\n");
  CHECK(decoded.code == 0);
  CHECK(decoded.out == "# squares: error 1530\nanswer nonogram\n1 3\nx - x\n");
  CHECK(run({"decode", image, "-"}, head + "v 1 -2 3 0\n").out == decoded.out);
  CHECK(run({"decode", image, "-"}, head + "v 10\n").err.find("variable 3 (r1c3)") !=
        std::string::npos);
  CHECK(run({"decode", image, "-"}, "s UNSATISFIABLE\n").code == 1);
  CHECK(run({"decode", image, "-"}, "s UNKNOWN\n").code == 4);
  CHECK(run({"decode", image, "-", "--cols", "2"}, head + "v 10\n").code == 0);
  CHECK(run({"decode", image, "-", "--from", "text"}, head + "v 101\n").code == 2);
  CHECK(run({"decode", data_file("hashi-7x7.txt"), "-", "--cols", "2"}, "s UNKNOWN\n").code == 2);
}

}  // namespace p2c

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

}  // namespace p2c

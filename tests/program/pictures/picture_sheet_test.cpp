// picture --sheet: boards of all methods beside each other.
#include <doctest/doctest.h>

#include "tests/instances/images/reading_png.hpp"
#include "tests/program/pictures/images.hpp"
#include "tests/program/run_program.hpp"
#include "tests/program/stops/stopped_run.hpp"

namespace p2c {

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

}  // namespace p2c

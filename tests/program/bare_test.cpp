// The command as it is when built without compression, PNG and JPEG.
#include <doctest/doctest.h>

#include "cnf_out/compressed/compressed_file.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

using Words = std::vector<std::string>;

struct Packing {
  std::string ending;
  std::string name;
  Compression how;
};
const std::vector<Packing> kPackings = {{".gz", "gzip", Compression::kGzip},
                                        {".bz2", "bzip2", Compression::kBzip2},
                                        {".xz", "xz", Compression::kXz},
                                        {".zst", "zstd", Compression::kZstd}};

Finished run_bare(const Words& words) { return run_program(kBareProgram, words); }

std::string packed(Compression how, const std::string& text) {
  std::string bytes;
  Compressor out(how, [&](std::string_view more) { bytes += more; });
  out.write(text);
  out.finish();
  return bytes;
}

void check_refused_input(const Words& words, const std::string& file, const std::string& message) {
  const Finished finished = run_bare(words);
  CHECK(finished.code == 3);
  CHECK(finished.out.empty());
  CHECK(finished.err == "puzzle2cnf: " + file + ": " + message + "\n");
}

void check_refused_output(const TempDir& dir, const Words& words, const std::string& message) {
  CAPTURE(words);
  const Words before = dir.names();
  const Finished finished = run_bare(words);
  CHECK(finished.code == 2);
  CHECK(finished.out.empty());
  CHECK(finished.err == "puzzle2cnf: " + message + " (see 'puzzle2cnf help')\n");
  CHECK(dir.names() == before);
}

}  // namespace

TEST_CASE("built without compression: a compressed input is refused by name") {
  const TempDir dir;
  const std::string puzzle = read_file(data_file("kenken-4x4.txt"));
  for (const Packing& packing : kPackings) {
    CAPTURE(packing.name);
    const std::string file = dir.write("puzzle.txt" + packing.ending, packed(packing.how, puzzle));
    const std::string message =
        "is compressed with " + packing.name + "; this puzzle2cnf was built without compression";
    check_refused_input({"encode", file}, file, message);
    check_refused_input({"solve", file}, file, message);
    const std::string plain = dir.write("plain" + packing.ending, puzzle);
    CHECK(run_bare({"encode", plain}).err.find("got something else") != std::string::npos);
  }
}

TEST_CASE("built without compression: no output is written under a compressed name") {
  const TempDir dir;
  const std::string puzzle = data_file("kenken-4x4.txt");
  const std::string why = " would be compressed, and this puzzle2cnf was built without compression";
  for (const Packing& packing : kPackings) {
    const std::string file = dir.path("out" + packing.ending);
    check_refused_output(dir, {"encode", puzzle, "-o", file}, file + why);
    check_refused_output(dir, {"encode", puzzle, "-o", dir.path("out.cnf"), "--map", file},
                         file + why);
    check_refused_output(dir, {"unique", puzzle, "--proof", file}, file + why);
  }
  const std::string spec =
      dir.write("spec", "family some\npuzzle kenken 3 3 seeds 1-1 variant puzzle\n");
  check_refused_output(dir, {"family", spec, "-o", dir.path("some")},
                       dir.path("some/NAME.cnf.xz") + why);
  check_refused_output(
      dir, {"batch", puzzle, "--do", "encode", "--into", dir.path("all"), "-o", dir.path("rows")},
      dir.path("all/NUMBER-KIND.cnf.xz") + why);
}

TEST_CASE("built without PNG: PNG and JPEG images are refused, Netpbm is read") {
  const TempDir dir;
  const std::string png = dir.path("board.png");
  REQUIRE(run({"show", data_file("nonogram-12x12.txt"), "-o", png}).code == 0);
  check_refused_input({"picture", png}, png,
                      "is a PNG image; this puzzle2cnf was built without PNG and JPEG");
  const std::string jpeg = dir.write("photo.jpg", "\xFF\xD8\xFF\xE0");
  check_refused_input({"picture", jpeg}, jpeg,
                      "is a JPEG image; this puzzle2cnf was built without PNG and JPEG");
  const std::string pbm = dir.write("dots.pbm", "P1\n3 3\n1 0 1\n0 1 0\n1 0 1\n");
  const Finished read = run_bare({"picture", pbm});
  CHECK(read.code == 0);
  CHECK(read.out == run({"picture", pbm}).out);
}

TEST_CASE("built without PNG: none is drawn, SVG and text are") {
  const TempDir dir;
  const std::string puzzle = data_file("kenken-4x4.txt");
  const std::string png = dir.path("board.png");
  const std::string pbm = dir.write("dots.pbm", "P1\n3 3\n1 0 1\n0 1 0\n1 0 1\n");
  const std::string why = "this puzzle2cnf was built without PNG: SVG draws the same picture";
  for (const Words& words : {Words{"show", puzzle, "-o", png},
                             {"show", puzzle, "--to", "png"},
                             {"show", puzzle, "--to", "png", "-o", dir.path("board")},
                             {"solve", puzzle, "-o", png},
                             {"unique", puzzle, "-o", png},
                             {"picture", pbm, "--sheet", png},
                             {"generate", "kenken", "--rows", "3", "-o", png},
                             {"generate", "kenken", "--rows", "3", "-o", dir.path("all-%.png")}}) {
    check_refused_output(dir, words, why);
  }
  CHECK(run_bare({"show", puzzle}).out == run({"show", puzzle}).out);
  CHECK(run_bare({"show", puzzle, "-o", dir.path("board.svg")}).code == 0);
  CHECK(read_file(dir.path("board.svg")) == run({"show", "--to", "svg", puzzle}).out);
}

}  // namespace p2c

// Compressed inputs and outputs of the built command, by the endings of their names.
#include <doctest/doctest.h>

#include <random>

#include "cnf_out/compressed/compressed_file.hpp"
#include "tests/paths.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

struct Program {
  std::string ending;
  std::string name;
};
const std::vector<Program> kPrograms = {
    {".gz", "gzip"}, {".bz2", "bzip2"}, {".xz", "xz"}, {".zst", "zstd"}};

// Packs a copy of the file and returns its name.
std::string packed_file(const TempDir& dir, const Program& program, const std::string& name,
                        const std::string& text) {
  dir.write(name, text);
  REQUIRE(run_program(program.name, {"-q", dir.path(name)}).code == 0);
  if (program.name == "zstd") std::filesystem::remove(dir.path(name));
  return dir.path(name + program.ending);
}

std::string unpacked_text(const Program& program, const std::string& file) {
  const Finished finished = run_program(program.name, {"-dc", file});
  REQUIRE(finished.code == 0);
  return finished.out;
}

void check_refused(const TempDir& dir, const std::string& file, const std::string& words) {
  CAPTURE(file);
  const std::vector<std::string> before = dir.names();
  const Finished finished = run({"encode", file, "-o", dir.path("out.cnf.gz")});
  CHECK(finished.code == 3);
  CHECK(finished.out.empty());
  CHECK(finished.err.starts_with("puzzle2cnf: " + file + ": " + words));
  CHECK(dir.names() == before);
}

}  // namespace

TEST_CASE("every input may be compressed: puzzles, answers, a solver's output") {
  const std::string puzzle = read_file(data_file("kenken-4x4.txt"));
  const std::string answer = read_file(data_file("kenken-4x4.answer"));
  for (const Program& program : kPrograms) {
    CAPTURE(program.name);
    const TempDir dir;
    const std::string file = packed_file(dir, program, "puzzle.txt", puzzle);
    CHECK(run({"encode", file}).out == run({"encode", data_file("kenken-4x4.txt")}).out);
    const std::string answer_file = packed_file(dir, program, "answer.txt", answer);
    CHECK(run({"verify", file, answer_file}).out == "ok\n");
    const std::string cnf = dir.write("plain.cnf", run({file}).out);
    const std::string output =
        packed_file(dir, program, "solver.out", run_program("cadical", {"-q", cnf}).out);
    CHECK(run({"decode", file, output}).out == answer);
  }
}

TEST_CASE("several streams in one file are one text") {
  for (const Program& program : kPrograms) {
    CAPTURE(program.name);
    const TempDir dir;
    const std::string head = read_file(packed_file(dir, program, "head", "hashi\n1 2\n"));
    const std::string rows = read_file(packed_file(dir, program, "rows", "1 1\n"));
    const std::string both = dir.write("both" + program.ending, head + rows);
    CHECK(run({"unique", both}).code == 0);
  }
}

TEST_CASE("every output may be compressed, and other programs read it") {
  const std::string puzzle = data_file("hashi-7x7.txt");
  for (const Program& program : kPrograms) {
    CAPTURE(program.name);
    const TempDir dir;
    const std::string cnf = dir.path("board.cnf" + program.ending);
    CHECK(run({"encode", puzzle, "-o", cnf}).code == 0);
    CHECK(unpacked_text(program, cnf) == run({"encode", puzzle}).out);
    const std::string first = read_file(cnf);
    CHECK(run({"encode", puzzle, "-o", cnf}).code == 5);  // it exists
    CHECK(run({"encode", puzzle, "--force", "-o", cnf}).code == 0);
    CHECK(read_file(cnf) == first);
    const std::string answer = dir.path("answer" + program.ending);
    CHECK(run({"solve", puzzle, "-o", answer}).code == 0);
    CHECK(unpacked_text(program, answer) == run({"solve", puzzle}).out);
    CHECK(run({"verify", puzzle, answer}).out == "ok\n");
    const std::string picture = dir.path("board.svg" + program.ending);
    CHECK(run({"show", puzzle, "-o", picture}).code == 0);
    CHECK(unpacked_text(program, picture) == run({"show", "--to", "svg", puzzle}).out);
    CHECK(dir.names().size() == 3);
  }
}

// Large enough for several blocks of xz and zstd, were they made by several threads.
TEST_CASE("the bytes do not depend on the number of cores") {
  std::string board = "heyawake\n26 26\n";
  for (const char* cell : {"- ", "1 "}) {
    for (int row = 0; row < 26; ++row) {
      for (int col = 0; col < 26; ++col) board += cell;
      board += '\n';
    }
  }
  const TempDir dir;
  const std::string file = dir.write("board.txt", board);
  for (const char* ending : {".xz", ".zst"}) {
    CAPTURE(ending);
    const std::string all = dir.path(std::string("all") + ending);
    const std::string one = dir.path(std::string("one") + ending);
    CHECK(run({"encode", file, "-o", all}).code == 0);
    CHECK(run_program("taskset", {"-c", "0", kProgram, "encode", file, "-o", one}).code == 0);
    CHECK((read_file(all) == read_file(one)));
    CHECK(std::filesystem::file_size(all) > 1'000'000);
  }
}

TEST_CASE("compressed input that is cut short, damaged or something else is exit code 3") {
  const std::string puzzle = read_file(data_file("kenken-6x6.txt"));
  for (const Program& program : kPrograms) {
    CAPTURE(program.name);
    const TempDir dir;
    std::string bytes = read_file(packed_file(dir, program, "puzzle.txt", puzzle));
    const std::string kind = program.name;
    check_refused(dir, dir.write("cut" + program.ending, bytes.substr(0, bytes.size() - 9)),
                  "expected whole " + kind + " data, got data that is cut off\n");
    check_refused(dir, dir.write("more" + program.ending, bytes + "more"),
                  "expected whole " + kind + " data, got something else after it\n");
    check_refused(dir, dir.write("plain" + program.ending, puzzle),
                  "expected " + kind + " data, as the name's ending " + program.ending +
                      " says, got something else\n");
    const std::string other = program.ending == ".xz" ? ".gz" : ".xz";
    check_refused(dir, dir.write("other" + other, bytes), "expected ");
    bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 0x10);
    check_refused(dir, dir.write("damaged" + program.ending, bytes),
                  "expected whole " + kind + " data, got data that is ");
  }
}

// A packed text of so many zeros in a comment, and of bytes that no compression makes fewer.
std::string packed_comments(Compression how, std::size_t zeros, std::size_t random_bytes) {
  std::string bytes;
  Compressor out(how, [&](std::string_view more) { bytes += more; });
  std::string line = "#" + std::string(999'998, '0') + "\n";
  for (std::size_t i = 0; i < zeros / line.size(); ++i) out.write(line);
  std::mt19937 random(3);
  line = "#";
  for (std::size_t i = 0; i < random_bytes; ++i) line += static_cast<char>('0' + random() % 64);
  out.write(line + "\n" + read_file(data_file("heyawake-8x8.txt")));
  out.finish();
  return bytes;
}

TEST_CASE("a puzzle unpacks to 32 MB, or to 50 times its size") {
  const TempDir dir;
  const auto is_read = [&](std::size_t zeros, std::size_t random_bytes) {
    const std::string file =
        dir.write("comments.gz", packed_comments(Compression::kGzip, zeros, random_bytes));
    const Finished read = run({"convert", file});
    CHECK(read.code == (read.err.empty() ? 0 : 3));
    return read.err.empty();
  };
  CHECK(is_read(30'000'000, 1));
  CHECK_FALSE(is_read(34'000'000, 1));
  CHECK(is_read(34'000'000, 1'000'000));
}

TEST_CASE("300 MB of zeros are refused at 32 MB") {
  for (const auto& [ending, how] :
       {std::pair{".zst", Compression::kZstd}, std::pair{".gz", Compression::kGzip}}) {
    const TempDir dir;
    std::string bytes;
    Compressor out(how, [&](std::string_view more) { bytes += more; });
    const std::string zeros(1 << 20, '\0');
    for (int i = 0; i < 300; ++i) out.write(zeros);
    out.finish();
    check_refused(dir, dir.write(std::string("bomb") + ending, bytes),
                  "unpacks to more than 32 MB, and more than 50 times its size: unpack it first\n");
  }
}

TEST_CASE("a disk that is full while compressing is exit code 5, and leaves no file") {
  const std::string puzzle = data_file("heyawake-8x8.txt");
  for (const Program& program : kPrograms) {
    CAPTURE(program.name);
    const TempDir dir;
    const std::string full = dir.path("full" + program.ending);
    std::filesystem::create_symlink("/dev/full", full);
    const Finished device = run({"encode", puzzle, "-o", full});
    CHECK(device.code == 5);
    CHECK(device.err == "puzzle2cnf: " + full + ": cannot be written: No space left on device\n");
    const std::string file = dir.path("small" + program.ending);
    const Finished limited =
        run_program("sh", {"-c", "trap '' XFSZ; ulimit -f 1; \"$0\" encode \"$1\" -o \"$2\"",
                           kProgram, puzzle, file});
    CHECK(limited.code == 5);
    CHECK(dir.names() == std::vector<std::string>{"full" + program.ending});
  }
}

}  // namespace p2c

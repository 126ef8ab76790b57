// Where outputs go: open descriptors, links, names that are long or strange, readers that leave.
#include <doctest/doctest.h>
#include <sys/stat.h>

#include "tests/paths.hpp"
#include "tests/program/open_board.hpp"
#include "tests/program/run_program.hpp"

namespace p2c::output_test {
namespace {

namespace fs = std::filesystem;

constexpr const char* kPuzzle = "nonogram\n1 2\n1\n0\n1\n";
constexpr const char* kAnswer = "answer nonogram\n1 2\nx -\n";

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

// A directory with a puzzle in it, and command lines of the shell there; $P is the program.
struct Shell {
  TempDir dir;
  Shell() { dir.write("p.txt", kPuzzle); }

  Finished operator()(const std::string& line) const {
    return run_program("bash", {"-c", "P=$0; cd \"$1\"; " + line, kProgram, dir.path("")});
  }
  std::string file(const std::string& name) const { return read_file(dir.path(name)); }
};

}  // namespace

TEST_CASE("letters of options may stand together, and before the value of the last") {
  for (const char* options :
       {"-q -o out", "-qo out", "-qoout", "-oout -q", "--quiet --output=out"}) {
    CAPTURE(options);
    const Shell shell;
    CHECK(shell("$P solve p.txt " + std::string(options)).code == 0);
    CHECK(shell.file("out") == kAnswer);
  }
  CHECK(contains(Shell()("$P solve p.txt -qx").err, "unrecognised option '-qx'"));
}

TEST_CASE("open descriptors are written to where they are, and never replaced") {
  for (const char* force : {"", " --force"}) {
    for (const char* name : {"/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "/dev/../dev/stdout",
                             "/proc/thread-self/fd/1", "link", "/dev/fd/3", "/dev/stderr"}) {
      CAPTURE(name);
      const Shell shell;
      shell.dir.write("log", "precious\n");
      fs::create_symlink("/dev/stdout", shell.dir.path("link"));
      const struct stat before = [&] {
        struct stat status {};
        stat(shell.dir.path("log").c_str(), &status);
        return status;
      }();
      const std::string line = std::string("$P solve -q p.txt -o ") + name + force;
      CHECK(shell("LINE='" + line + "'; { eval $LINE; eval $LINE; } >> log 3>&1 2>&1").code == 0);
      CHECK(shell.file("log") == std::string("precious\n") + kAnswer + kAnswer);
      struct stat after {};
      stat(shell.dir.path("log").c_str(), &after);
      CHECK(after.st_ino == before.st_ino);
      CHECK(shell("(echo first; " + line + "; echo last) > log 3>&1 2>&1").code == 0);
      CHECK(shell.file("log") == std::string("first\n") + kAnswer + "last\n");
      CHECK(shell("(" + line + ") 3>&1 2>&1 | cat").out == kAnswer);
      CHECK(shell.dir.names() == std::vector<std::string>{"link", "log", "p.txt"});
    }
  }
}

TEST_CASE("a name beside the open descriptors that is no number of one cannot be written") {
  for (const char* name : {"/dev/fd/one", "/proc/self/fd/1x", "/dev/fd/12345678901"}) {
    CAPTURE(name);
    const Finished finished = run({"encode", "-o", name, data_file("kenken-4x4.txt")});
    CHECK(finished.code == 5);
    CHECK(finished.err ==
          "puzzle2cnf: " + std::string(name) + ": cannot be written: No such file or directory\n");
  }
}

TEST_CASE("a descriptor that is not open for writing is exit code 5") {
  const Shell shell;
  for (const char* line :
       {"$P solve p.txt -o /dev/fd/7 7>&-", "$P solve p.txt -o /dev/fd/3 3< /dev/null",
        "$P solve p.txt -o /proc/self/fd/99999999", "$P encode p.txt -o out --map /dev/fd/3 3>&-",
        "$P solve p.txt -o /dev/stdin < /dev/null",
        "$P solve p.txt -o /dev/stderr 3>&2 2>&- | cat; exit ${PIPESTATUS[0]}"}) {
    CAPTURE(line);
    const Finished finished = shell(line);
    CHECK(finished.code == 5);
    const bool has_stderr = !contains(line, "2>&-");
    if (has_stderr) CHECK(contains(finished.err, "is not open for writing"));
    CHECK(shell.dir.names() == std::vector<std::string>{"p.txt"});
  }
  const Finished closed = shell("$P solve p.txt -o /dev/stdout >&-");
  CHECK(closed.code == 5);
  CHECK(contains(closed.err, "stdout: cannot be written"));
}

TEST_CASE("a name as long as a name may be can be written") {
  const std::string letter = "\u00e4";
  for (std::size_t size = 240; size <= 255; ++size) {
    CAPTURE(size);
    const Shell shell;
    std::string name = size % 2 == 0 ? "" : "x";
    while (name.size() < size) name += letter;
    const std::string path = shell.dir.path(name);
    const std::string puzzle = shell.dir.path("p.txt");
    CHECK(run({"solve", "-q", puzzle, "-o", path}).code == 0);
    CHECK(read_file(path) == kAnswer);
    CHECK(run({"solve", "-q", puzzle, "-o", path}).code == 5);
    CHECK(run({"encode", puzzle, "-o", path, "--force"}).code == 0);
    CHECK(read_file(path) == run({"encode", puzzle}).out);
    CHECK(shell.dir.names().size() == 2);
  }
  const Shell shell;
  const std::string puzzle = shell.dir.path("p.txt");
  const Finished longer = run({"solve", puzzle, "-o", shell.dir.path(std::string(256, 'x'))});
  CHECK(longer.code == 5);
  CHECK(contains(longer.err, "cannot be written"));
}

TEST_CASE("a dangling link is refused at once, and --force writes what it names") {
  const Shell shell;
  fs::create_directory(shell.dir.path("folder"));
  fs::create_symlink("folder/second", shell.dir.path("first"));
  fs::create_symlink("../target", shell.dir.path("folder/second"));
  fs::create_symlink("nowhere/target", shell.dir.path("lost"));
  fs::create_symlink("loop", shell.dir.path("loop"));
  const std::vector<std::string> names = shell.dir.names();
  shell.dir.write("bad.txt", "frog\n");  // refused before it is read
  const Finished refused = shell("$P solve bad.txt -o first");
  CHECK(refused.code == 5);
  CHECK(contains(refused.err, "first: already exists, as a link to "));
  CHECK(contains(refused.err, "--force"));
  fs::remove(shell.dir.path("bad.txt"));
  CHECK(shell("$P solve p.txt -o lost --force").code == 5);
  CHECK(contains(shell("$P solve p.txt -o loop --force").err, "loop: cannot be written: Too many"));
  CHECK(shell.dir.names() == names);
  CHECK(shell("$P solve -q p.txt -o first --force").code == 0);
  CHECK(shell.file("target") == kAnswer);
  CHECK(fs::is_symlink(shell.dir.path("first")));
  CHECK(fs::is_symlink(shell.dir.path("folder/second")));
}

TEST_CASE("names are printed in one line, whatever bytes they have") {
  const TempDir dir;
  const std::string name = "a\n# b\x7f\x01\xff\\\u00e4";
  const std::string printed = dir.path("a\\x0a# b\\x7f\\x01\\xff\\\u00e4");
  const std::string puzzle = dir.write(name, kPuzzle);
  CHECK(run({"solve", "-q", puzzle, puzzle}).out ==
        "# " + printed + "\n" + kAnswer + "# " + printed + "\n" + kAnswer);
  CHECK(
      run({"solve", puzzle + "?"}).err.starts_with("puzzle2cnf: " + printed + "?: cannot be read"));
  CHECK(run({"solve", puzzle, "-o", puzzle + "/x"})
            .err.starts_with("puzzle2cnf: " + printed + "/x: "));
  CHECK(contains(run({"solve", puzzle, "-o", puzzle}).err,
                 "-o " + printed + " and the input " + printed));
  const std::string bad = dir.write(name + "2", "frog\n");
  const Finished both = run({"solve", "-q", bad, puzzle});
  CHECK(both.out == "# " + printed + "2\n# not solved: error\n# " + printed + "\n" + kAnswer);
  CHECK(both.err.starts_with("puzzle2cnf: " + printed + "2:1:1: expected "));
  CHECK(std::count(both.err.begin(), both.err.end(), '\n') == 1);
  const Finished json = run({"solve", "--json", bad});
  CHECK(contains(json.out, "2:1:1"));
  CHECK(contains(json.out, "a\\\\x0a# b\\\\x7f"));  // JSON writes the backslash twice
  for (const char* option : {"--from", "--color", "--nothing"}) {
    const Finished usage = run({"solve", puzzle, option, name});
    CHECK(std::count(usage.err.begin(), usage.err.end(), '\n') <= 1);
  }
}

// A pipe without a reader is descriptor 3.
constexpr const char* kNoReader = "mkfifo pipe; exec 4<>pipe 3>pipe 4>&-; rm pipe; ";

TEST_CASE("a reader of stdout that leaves ends the command by SIGPIPE, silently") {
  for (const char* line :
       {"encode p.txt", "solve p.txt", "solve --json p.txt", "unique p.txt p.txt", "formats",
        "enumerate p.txt", "count p.txt --json", "--version", "help solve", "encode p.txt --map m",
        "encode p.txt -o /dev/stdout", "solve p.txt -o /dev/fd/1", "solve frog.txt --json",
        "picture answer --sheet s.svg", "solve --solver 'cadical -q' p.txt p.txt",
        "encode p.txt -o f.cnf --json"}) {
    CAPTURE(std::string(line));
    const Shell shell;
    shell.dir.write("answer", kAnswer);
    shell.dir.write("frog.txt", "frog\n");
    fs::create_directory(shell.dir.path("tmp"));
    std::vector<std::string> names = shell.dir.names();
    if (contains(line, "f.cnf")) names.push_back("f.cnf");  // it was whole
    std::sort(names.begin(), names.end());
    const Finished finished =
        shell(kNoReader + std::string("export TMPDIR=tmp; $P ") + line + " >&3");
    CHECK(finished.code == 141);
    CHECK(finished.err.empty());
    CHECK(fs::is_empty(shell.dir.path("tmp")));
    CHECK(shell.dir.names() == names);
  }
}

TEST_CASE("| head ends an enumeration that would take for ever") {
  const Shell shell;
  shell.dir.write("open.txt", open_board(12));
  for (const char* line : {"$P enumerate open.txt", "$P enumerate open.txt p.txt open.txt"}) {
    const Finished head = shell(line + std::string(" | head -n 1; echo ${PIPESTATUS[0]}"));
    CHECK(head.out.ends_with("\n141\n"));
    CHECK(head.err.empty());
  }
}

TEST_CASE("a reader of another output that leaves is exit code 5") {
  const Shell shell;
  const Finished finished = shell(kNoReader + std::string("$P solve p.txt -o /dev/fd/3"));
  CHECK(finished.code == 5);
  CHECK(finished.err == "puzzle2cnf: /dev/fd/3: cannot be written: Broken pipe\n");
}

TEST_CASE("another process's descriptor is written to after what is there") {
  const Shell shell;
  shell.dir.write("log", "precious\n");
  CHECK(shell("exec 7>>log; $P solve -q p.txt -o /proc/$$/fd/7 7>&-").code == 0);
  CHECK(shell.file("log") == std::string("precious\n") + kAnswer);
}

}  // namespace p2c::output_test

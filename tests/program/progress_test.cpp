// The progress line: on a terminal only, after a second, and gone when done.
#include <doctest/doctest.h>
#include <fcntl.h>

#include <array>

#include "tests/paths.hpp"
#include "tests/program/run_program.hpp"
#include "tests/solver_glue/hard_board.hpp"

namespace p2c {
namespace {

// A terminal of the test, as other programs see one.
class Terminal {
 public:
  Terminal() : fd_(posix_openpt(O_RDWR | O_NOCTTY)) {
    if (fd_ < 0 || grantpt(fd_) != 0 || unlockpt(fd_) != 0) throw std::runtime_error("no terminal");
  }
  ~Terminal() { close(fd_); }
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  std::string path() const { return ptsname(fd_); }

  // All that was written, until nobody has it open any more.
  std::string read_all() const {
    std::string text;
    std::array<char, 1024> buffer{};
    ssize_t count = 0;
    while ((count = read(fd_, buffer.data(), buffer.size())) > 0) {
      text.append(buffer.data(), static_cast<std::size_t>(count));
    }
    return text;
  }

 private:
  int fd_;
};

// Solves for a while with stderr on a terminal; what it shows.
std::string shown_on_terminal(std::vector<std::string> options) {
  const Terminal terminal;
  const TempDir dir;
  const std::string puzzle = dir.write("hard.txt", hard_board_text());
  options.insert(options.begin(), {"solve", "--time-limit", "1.7", puzzle});
  Child child(kProgram, options, {}, terminal.path());
  const Finished finished = child.wait();
  CHECK(finished.code == 4);
  return terminal.read_all();
}

const std::string kErased = "\r\033[K";

}  // namespace

TEST_CASE("a long run shows its progress on a terminal, and erases it") {
  const std::string shown = shown_on_terminal({});
  CHECK(shown.starts_with("\r1 rounds, 0 cuts, "));
  CHECK(shown.find(" conflicts, 1 s\033[K") != std::string::npos);
  CHECK(shown.ends_with(kErased + "puzzle2cnf: the time limit was reached\r\n"));
}

TEST_CASE("a quiet run shows no progress, nor do several puzzles at once") {
  CHECK(shown_on_terminal({"--quiet"}).find("rounds") == std::string::npos);
  CHECK(shown_on_terminal({data_file("hashi-7x7.txt")}).find("rounds") == std::string::npos);
}

}  // namespace p2c

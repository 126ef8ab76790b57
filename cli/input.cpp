#include "cli/input.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "encoder/format_table.hpp"
#include "instances/formats/puzzlink.hpp"
#include "instances/givens.hpp"

namespace puzzle2cnf {
namespace {

constexpr std::size_t kLargest = 256'000'000;

class File {
 public:
  // Opening a pipe waits for its other end, until a signal comes.
  File(const std::string& path, const Stop& stop) : fd_(0) {
    if (path == "-") return;
    do {
      fd_ = open(path.c_str(), O_RDONLY);
    } while (fd_ < 0 && errno == EINTR && stop.reason() == Stop::kNo);
    if (fd_ < 0 && errno == EINTR) throw Stopped(stop.reason());
  }
  ~File() {
    if (fd_ > 0) close(fd_);
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  int fd() const { return fd_; }

 private:
  int fd_;
};

[[noreturn]] void fail(const std::string& name, const std::string& why) {
  throw InputError({name}, why);
}

std::pair<int, int> command_line_given(const AnyPuzzle& puzzle, const SlotIndex& index,
                                       const std::string& given) {
  try {
    TextReader in(given, "--given", {false});
    in.next_line("SLOT=VALUE");
    return read_given(puzzle.slots(), index, in, in.token("SLOT=VALUE"));
  } catch (const InputError& error) {
    throw UsageError{"--given " + given + ": " + error.message()};
  }
}

// The argument is in a format that must be named, and `from` names it or, for the error that says
// so, none.
bool is_unnamed_text(const std::string& argument, const std::string& from) {
  for (const FormatRow& row : format_table()) {
    const bool asked = from.empty() || from == row.scheme.name;
    if (asked && row.scheme.needs_name && row.scheme.detect(argument, "")) return true;
  }
  return false;
}

}  // namespace

Input read_input(const std::string& path, const Stop& stop) {
  Input input{path == "-" ? "<stdin>" : path, {}};
  const File file(path, stop);
  struct stat status {};
  if (file.fd() < 0 || fstat(file.fd(), &status) != 0) {
    fail(input.name, std::string("cannot be read: ") + std::strerror(errno));
  }
  if (status.st_size > static_cast<off_t>(kLargest)) fail(input.name, "is larger than 256 MB");
  std::array<char, 1U << 16U> buffer{};
  while (true) {
    const ssize_t count = read(file.fd(), buffer.data(), buffer.size());
    if (count < 0 && errno != EINTR) {
      fail(input.name, std::string("cannot be read: ") + std::strerror(errno));
    }
    if (stop.reason() != Stop::kNo) throw Stopped(stop.reason());
    if (count < 0) continue;
    if (count == 0) return input;
    input.text.append(buffer.data(), static_cast<std::size_t>(count));
    if (input.text.size() > kLargest) fail(input.name, "is larger than 256 MB");
  }
}

Input read_puzzle_input(const std::string& argument, const Stop& stop, const std::string& from) {
  const bool file = argument == "-" || access(argument.c_str(), F_OK) == 0;
  if (!file && is_puzzle_url(argument)) return {"url", argument};
  if (!file && is_unnamed_text(argument, from)) return {"id", argument};
  return read_input(argument, stop);
}

Document read_puzzle(const std::string& path, const Task& task) {
  Input input = read_puzzle_input(path, task.stop, task.arguments.from);
  // Of several URLs a message must say which one it is about.
  const bool one_line = path.find_first_of("\r\n") == std::string::npos;
  if (task.arguments.inputs.size() > 1 && path != "-" && one_line) input.name = path;
  Document document =
      read_document(input.text, input.name, {task.arguments.from, task.arguments.lenient});
  const SlotIndex index =
      task.arguments.givens.empty() ? SlotIndex() : index_slots(document.puzzle->slots());
  for (const std::string& given : task.arguments.givens) {
    document.givens.push_back(command_line_given(*document.puzzle, index, given));
  }
  if (!task.arguments.quiet) {
    for (const std::string& warning : document.warnings) {
      say("warning: " + warning);
    }
  }
  return document;
}

}  // namespace puzzle2cnf

#include "cli/input.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <limits>

#include "cnf_out/compressed/compressed_file.hpp"
#include "instances/documents/format_table.hpp"
#include "instances/formats/foreign.hpp"
#include "instances/formats/puzzlink.hpp"
#include "instances/givens.hpp"

namespace puzzle2cnf {
namespace {

constexpr std::size_t kLargest = 256'000'000;

[[noreturn]] void fail(const std::string& name, const std::string& why) {
  throw InputError({name}, why);
}

class File {
 public:
  // Opening a pipe waits for its other end, until a signal comes; where there is a deadline,
  // wait_for_bytes does.
  File(const std::string& path, std::string name, const Stop& stop)
      : fd_(0), name_(std::move(name)), stop_(stop) {
    if (path == "-") return;
    do {
      fd_ = open(path.c_str(), O_RDONLY | (has_deadline() ? O_NONBLOCK : 0));
    } while (fd_ < 0 && errno == EINTR && stop.reason() == Stop::kNo);
    if (fd_ < 0 && errno == EINTR) throw Stopped(stop.reason());
    if (fd_ < 0) fail_to_read();
  }
  ~File() {
    if (fd_ > 0) close(fd_);
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  bool is_larger_than(std::size_t bytes) const {
    struct stat status {};
    if (fstat(fd_, &status) != 0) fail_to_read();
    return status.st_size > static_cast<off_t>(bytes);
  }

  // The next bytes, valid until the next call; none at the end.
  std::string_view read_piece() {
    while (true) {
      wait_for_bytes();
      const ssize_t count = read(fd_, buffer_.data(), buffer_.size());
      if (count < 0 && errno != EINTR && errno != EAGAIN) fail_to_read();
      ask_stop();
      if (count >= 0) return {buffer_.data(), static_cast<std::size_t>(count)};
    }
  }

 private:
  void ask_stop() const {
    if (stop_.reason() != Stop::kNo) throw Stopped(stop_.reason());
  }

  bool has_deadline() const { return stop_.deadline() != Stop::Clock::time_point::max(); }

  // Where a pipe has none, until the deadline.
  void wait_for_bytes() const {
    if (!has_deadline()) return;
    using std::chrono::milliseconds;
    const auto left = std::chrono::ceil<milliseconds>(stop_.deadline() - Stop::Clock::now());
    pollfd from{fd_, POLLIN, 0};
    constexpr milliseconds kLongest{std::numeric_limits<int>::max()};
    poll(&from, 1, static_cast<int>(std::clamp(left, milliseconds{0}, kLongest).count()));
    ask_stop();
  }

  [[noreturn]] void fail_to_read() const {
    fail(name_, std::string("cannot be read: ") + std::strerror(errno));
  }

  int fd_;
  std::string name_;
  const Stop& stop_;
  std::array<char, 1U << 16U> buffer_;  // not filled: most files are shorter than its pages
};

bool is_compressed(const std::string& path) { return compression_of(path) != Compression::kNone; }

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

// "r1c1 is given as 0 and as 1", of the first such slot; else nothing.
std::string contradiction_of(const Document& document) {
  Givens givens = document.givens;
  std::sort(givens.begin(), givens.end());
  const auto found =
      std::adjacent_find(givens.begin(), givens.end(), [](const SlotValue& a, const SlotValue& b) {
        return a.first == b.first && a.second != b.second;
      });
  if (found == givens.end()) return "";
  return document.puzzle->slots()[found->first].name + " is given as " +
         std::to_string(found->second) + " and as " + std::to_string((found + 1)->second);
}

Input puzzle_input(const std::string& path, const PuzzleOptions& options, const Request& request) {
  Input input = read_puzzle_input(path, request.stop, options.from);
  // Of several URLs a message must say which one it is about.
  if (request.common.inputs.size() > 1 && path != "-") input.name = printable(path);
  return input;
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
  Input input{path == "-" ? "<stdin>" : printable(path), {}};
  File file(path, input.name, stop);
  if (file.is_larger_than(kLargest)) fail(input.name, "is larger than 256 MB");
  const auto take = [&](std::string_view bytes) {
    if (bytes.size() > kLargest - input.text.size()) {
      fail(input.name,
           is_compressed(path) ? "unpacks to more than 256 MB" : "is larger than 256 MB");
    }
    input.text += bytes;
  };
  const ByteReader read = [&] { return file.read_piece(); };
  try {
    if (is_compressed(path)) {
      decompress(compression_of(path), read, take);
    } else {
      for (std::string_view piece = read(); !piece.empty(); piece = read()) take(piece);
    }
  } catch (const CompressedError& error) {
    fail(input.name, error.what());
  }
  return input;
}

Input read_puzzle_input(const std::string& argument, const Stop& stop, const std::string& from) {
  const bool file = argument == "-" || access(argument.c_str(), F_OK) == 0;
  if (!file && is_puzzle_url(argument)) return {"url", argument};
  if (!file && is_unnamed_text(argument, from)) return {"id", argument};
  return read_input(argument, stop);
}

Document read_puzzle(const std::string& path, const PuzzleOptions& options,
                     const Request& request) {
  return read_puzzle(puzzle_input(path, options, request), options, request);
}

Document read_first_puzzle(const PuzzleOptions& options, const Request& request) {
  const std::vector<std::string>& inputs = request.common.inputs;
  const Input input = puzzle_input(inputs[0], options, request);
  try {
    return read_puzzle(input, options, request);
  } catch (const InputError& error) {
    if (inputs.size() < 2 || other_content(input.text).empty()) throw;
    throw InputError(error.place(),
                     error.message() + ": are the inputs swapped? The puzzle comes first");
  }
}

Document read_puzzle(const Input& input, const PuzzleOptions& options, const Request& request) {
  Document document =
      read_document(input.text, input.name, {options.from, options.lenient, &request.stop});
  const SlotIndex index =
      options.givens.empty() ? SlotIndex() : index_slots(document.puzzle->slots());
  for (const std::string& given : options.givens) {
    document.givens.push_back(command_line_given(*document.puzzle, index, given));
  }
  if (!request.common.quiet) {
    for (const std::string& warning : document.warnings) {
      request.say("warning: " + warning);
    }
    const std::string contradiction = contradiction_of(document);
    if (!contradiction.empty()) {
      request.say("warning: " + document.name + ": " + contradiction + ", so there is no answer");
    }
  }
  return document;
}

}  // namespace puzzle2cnf

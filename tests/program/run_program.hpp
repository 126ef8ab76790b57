// Runs a program without a shell, and temporary directories to run it in.
#pragma once

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tests/paths.hpp"

extern char** environ;  // no header of POSIX declares it

namespace p2c {

/// A new directory that is removed, with all that is in it, at the end.
class TempDir {
 public:
  TempDir() {
    std::string name = (std::filesystem::temp_directory_path() / "puzzle2cnf-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary directory");
    path_ = name;
  }
  ~TempDir() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TempDir(const TempDir&) = delete;
  TempDir& operator=(const TempDir&) = delete;

  /// The path of a file in it, there or not.
  std::string path(std::string_view name) const { return (path_ / name).string(); }

  /// Writes a file in it and returns its path.
  std::string write(std::string_view name, std::string_view bytes) const {
    std::ofstream out(path_ / name, std::ios::binary);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!out.flush()) throw std::runtime_error("cannot write " + path(name));
    return path(name);
  }

  /// The names of all files in it, sorted.
  std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (const auto& entry : std::filesystem::directory_iterator(path_)) {
      all.push_back(entry.path().filename().string());
    }
    std::sort(all.begin(), all.end());
    return all;
  }

 private:
  std::filesystem::path path_;
};

inline std::string read_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw std::runtime_error("cannot read " + path);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// The path of one of the sample puzzles.
inline std::string data_file(std::string_view name) {
  return std::string(kDataFolder) + "/" + std::string(name);
}

/// What a program left behind.
struct Finished {
  int code = 0;  // 128 + N when signal N killed it
  std::string out;
  std::string err;
};

/// A running program. Its streams are unnamed files, so nobody waits for anybody.
class Child {
 public:
  /// `program` is a path or a name to look up in PATH. Its stderr is the terminal with this path,
  /// if any. Throws when it cannot be started.
  Child(const std::string& program, std::vector<std::string> arguments,
        std::string_view stdin_text = {}, const std::string& terminal = {})
      : in_(stream()), out_(stream()), err_(stream()) {
    if (!stdin_text.empty()) std::fwrite(stdin_text.data(), 1, stdin_text.size(), in_.get());
    std::rewind(in_.get());
    arguments.insert(arguments.begin(), program);
    std::vector<char*> argv;
    for (std::string& argument : arguments) argv.push_back(argument.data());
    argv.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, fileno(in_.get()), 0);
    posix_spawn_file_actions_adddup2(&actions, fileno(out_.get()), 1);
    if (terminal.empty()) {
      posix_spawn_file_actions_adddup2(&actions, fileno(err_.get()), 2);
    } else {
      posix_spawn_file_actions_addopen(&actions, 2, terminal.c_str(), O_WRONLY | O_NOCTTY, 0);
    }
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t usual;  // the tests may run under nohup
    sigemptyset(&usual);
    sigaddset(&usual, SIGHUP);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    const int error =
        posix_spawnp(&pid_, program.c_str(), &actions, &attributes, argv.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0) throw std::runtime_error("cannot run " + program);
  }

  pid_t pid() const { return pid_; }

  /// Waits for the end. To be called once.
  Finished wait() {
    int status = 0;
    while (waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
    }
    const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return {code, content(out_.get()), content(err_.get())};
  }

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  using Stream = std::unique_ptr<std::FILE, Close>;

  static Stream stream() {
    Stream file(std::tmpfile());
    if (!file) throw std::runtime_error("no temporary file");
    return file;
  }

  static std::string content(std::FILE* file) {
    std::rewind(file);
    std::string text;
    for (int c = std::fgetc(file); c != EOF; c = std::fgetc(file)) text += static_cast<char>(c);
    return text;
  }

  Stream in_;
  Stream out_;
  Stream err_;
  pid_t pid_ = 0;
};

/// Runs any program to its end, say a SAT solver.
inline Finished run_program(const std::string& program, const std::vector<std::string>& arguments,
                            std::string_view stdin_text = {}) {
  return Child(program, arguments, stdin_text).wait();
}

/// Runs the built command to its end.
inline Finished run(const std::vector<std::string>& arguments, std::string_view stdin_text = {}) {
  return run_program(kProgram, arguments, stdin_text);
}

/// A text without its comment lines, such as the drawing above an answer.
inline std::string without_comments(const std::string& text) {
  std::string kept;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size() - 1) + 1;
    if (text[start] != '#') kept += text.substr(start, end - start);
    start = end;
  }
  return kept;
}

}  // namespace p2c

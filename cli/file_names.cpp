#include "cli/file_names.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>

#include "cli/collections/written_files.hpp"
#include "cli/output_place.hpp"
#include "cnf_out/compressed/compressed_file.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

// A file of the command line, by what makes it the same as another.
struct Named {
  std::string shown;                // with its option
  std::optional<FileId> file = {};  // a regular one that is there; or else
  std::optional<FileId> directory = {};
  std::string base = {};
  int descriptor = -1;  // an output that is open already
};

std::optional<FileId> id_of(const struct stat& status, mode_t type) {
  if ((status.st_mode & S_IFMT) != type) return {};
  return FileId(status.st_dev, status.st_ino);
}

std::optional<FileId> id_of_path(const std::string& path, mode_t type) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) return {};
  return id_of(status, type);
}

std::optional<FileId> id_of_open(int descriptor) {
  struct stat status {};
  if (fstat(descriptor, &status) != 0) return {};
  return id_of(status, S_IFREG);
}

bool appends(int descriptor) { return (fcntl(descriptor, F_GETFL) & O_APPEND) != 0; }

// Both come from one open(), as with `2>&1`: they share their position.
bool share_position(int a, int b) {
  const off_t before = lseek(a, 0, SEEK_CUR);
  if (before < 0 || lseek(b, 0, SEEK_CUR) != before) return false;
  const bool moved = lseek(a, 1, SEEK_CUR) == lseek(b, 0, SEEK_CUR);
  lseek(a, before, SEEK_SET);
  return moved;
}

// Both append, so neither overwrites what the other wrote.
bool write_in_turn(int a, int b) { return (appends(a) && appends(b)) || share_position(a, b); }

bool is_same(const Named& a, const Named& b) {
  const bool both_open = a.descriptor >= 0 && b.descriptor >= 0;
  if (both_open && a.descriptor == b.descriptor) return true;
  if (both_open && (!a.file || write_in_turn(a.descriptor, b.descriptor))) return false;
  if (a.file || b.file) return a.file == b.file;
  return a.directory && a.directory == b.directory && a.base == b.base;
}

Named output_named(const std::string& shown, const std::string& name) {
  const OutputPlace place = output_place(name);
  Named named{shown};
  named.descriptor = place.descriptor;
  if (place.kind == OutputPlace::kDescriptor) named.file = id_of_open(place.descriptor);
  if (place.kind == OutputPlace::kFile || place.kind == OutputPlace::kInPlace)
    named.file = id_of_path(place.path, S_IFREG);
  if (place.kind == OutputPlace::kNew) {
    named.directory = id_of_path(directory_of(place.path), S_IFDIR);
    named.base = base_of(place.path);
  }
  return named;
}

// The command prints to it, or errors go there as JSON.
Named standard_output() {
  Named named{"stdout"};
  named.file = id_of_open(STDOUT_FILENO);
  named.descriptor = STDOUT_FILENO;
  return named;
}

std::vector<Named> named_by_options(const std::string& output,
                                    const std::vector<NamedFile>& files) {
  std::vector<Named> outputs;
  if (!names_stdout(output)) outputs.push_back(output_named("-o " + printable(output), output));
  for (const NamedFile& file : files) {
    if (file.written) outputs.push_back(output_named(file.shown, file.path));
  }
  return outputs;
}

// Stdout comes first, for what is wrong with it must not be printed there.
std::vector<Named> outputs_of(const std::string& output, bool json,
                              const std::vector<NamedFile>& files) {
  std::vector<Named> outputs = named_by_options(output, files);
  const bool used = names_stdout(output) || json;
  const bool named = std::any_of(outputs.begin(), outputs.end(),
                                 [](const Named& one) { return one.descriptor == STDOUT_FILENO; });
  if (used || !named) outputs.insert(outputs.begin(), standard_output());
  return outputs;
}

std::vector<Named> inputs_of(const std::vector<std::string>& names,
                             const std::vector<NamedFile>& files) {
  std::vector<Named> inputs;
  for (const std::string& name : names) {
    Named named{name == "-" ? "stdin" : "the input " + printable(name)};
    named.file = name == "-" ? id_of_open(STDIN_FILENO) : id_of_path(name, S_IFREG);
    inputs.push_back(std::move(named));
  }
  for (const NamedFile& file : files) {
    if (file.written) continue;
    inputs.push_back(
        {file.shown, file.path == "-" ? id_of_open(STDIN_FILENO) : id_of_path(file.path, S_IFREG)});
  }
  return inputs;
}

// Stdin can be read only once, so not for each of several puzzles.
void expect_stdin_once(const std::vector<std::string>& inputs,
                       const std::vector<NamedFile>& files) {
  auto times = std::count(inputs.begin(), inputs.end(), "-");
  for (const NamedFile& file : files) {
    if (file.written || file.path != "-") continue;
    times += file.is_read_once ? 1 : static_cast<std::ptrdiff_t>(inputs.size());
  }
  if (times > 1) throw UsageError{"expected '-' (stdin) once"};
}

// A message about the file that stdout is must not go into it.
void expect_different(const Named& output, const Named& other) {
  if (!is_same(output, other)) return;
  throw UsageError{output.shown + " and " + other.shown + " are the same file",
                   output.descriptor == STDOUT_FILENO};
}

// Few are open already, and they are compared with all; the rest, which may be many, are looked up.
void expect_different_outputs(const std::vector<Named>& outputs) {
  using Key = std::tuple<std::optional<FileId>, std::optional<FileId>, std::string_view>;
  std::map<Key, const Named*> known;
  for (const Named& output : outputs) {
    if (output.descriptor >= 0 || !(output.file || output.directory)) continue;
    const auto [same, is_new] =
        known.try_emplace({output.file, output.directory, output.base}, &output);
    if (!is_new) expect_different(*same->second, output);
  }
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    if (outputs[i].descriptor < 0) continue;
    for (std::size_t k = 0; k < outputs.size(); ++k) {
      const bool done = k < i && outputs[k].descriptor >= 0;
      if (k != i && !done) expect_different(outputs[std::min(i, k)], outputs[std::max(i, k)]);
    }
  }
}

}  // namespace

void expect_compression_for(const std::string& output) {
  if (has_compression() || compression_of(output) == Compression::kNone) return;
  throw UsageError{printable(output) +
                   " would be compressed, and this puzzle2cnf was built without compression"};
}

void check_file_names(const CommonOptions& common, const std::string& output,
                      const std::vector<NamedFile>& files) {
  expect_stdin_once(common.inputs, files);
  expect_compression_for(output);
  for (const NamedFile& file : files) {
    if (file.written) expect_compression_for(file.path);
  }
  const std::vector<Named> outputs = outputs_of(output, common.json, files);
  expect_different_outputs(outputs);
  const std::vector<Named> inputs = inputs_of(common.inputs, files);
  for (const Named& one : outputs) {
    for (const Named& input : inputs) expect_different(one, input);
    if (one.file) note_written_file(*one.file, one.shown, one.descriptor == STDOUT_FILENO);
  }
}

}  // namespace p2c

#include "cli/collections/collection.hpp"

#include <unistd.h>

#include <algorithm>
#include <deque>
#include <filesystem>

#include "cli/collections/folder.hpp"
#include "cli/collections/input_file.hpp"
#include "cli/collections/written_files.hpp"
#include "instances/collections/list_reader.hpp"
#include "instances/collections/manifest_reader.hpp"
#include "instances/documents/format_table.hpp"
#include "instances/documents/task.hpp"
#include "instances/formats/foreign.hpp"
#include "instances/formats/puzzlink.hpp"

namespace p2c {
namespace {

// The argument is in a format that must be named, and `from` names it or, for the error that says
// so, none.
bool is_unnamed_text(const std::string& argument, const std::string& from) {
  if (from == task_scheme().name) return true;
  for (const FormatRow& row : format_table()) {
    const bool asked = from.empty() || from == row.scheme.name;
    if (asked && row.scheme.needs_name && row.scheme.detect(argument, "")) return true;
  }
  return false;
}

// A file that is there comes before a URL or an id of the same name. Of several a message must say
// which one it is about.
std::optional<Entry> puzzle_in_words(const std::string& argument, const std::string& from,
                                     bool is_single) {
  if (argument == "-" || access(argument.c_str(), F_OK) == 0) return {};
  const bool url = is_puzzle_url(argument);
  if (!url && !is_unnamed_text(argument, from)) return {};
  const std::string name = url ? "url" : "id";
  return Entry{printable(argument), is_single ? name : printable(argument), argument};
}

// A file that is open, and the puzzles in it.
struct OpenFile {
  OpenFile(const std::string& path, const CollectionInputs& how, const Stop*& stop)
      : file(path),
        reader({.id = path == "-" ? "-" : file.name(),
                .name = file.name(),
                .from = how.from,
                .is_list = is_list_name(without_compressed_ending(path)),
                .too_large =
                    file.is_compressed() ? "unpacks to more than 256 MB" : "is larger than 256 MB",
                .column = how.column,
                .finds_links = how.finds_links},
               [this, &stop] { return file.next(*stop); }) {
    file.expect_puzzles();
  }

  InputFile file;
  ListReader reader;
};

// A manifest that is open.
struct Manifest {
  Manifest(const std::string& path, const Stop*& stop)
      : file(path), reader(path, file.name(), [this, &stop] { return file.next(*stop); }) {}

  std::optional<std::string> next() { return reader.next(); }

  InputFile file;
  ManifestReader reader;
};

// A list of answers may hold none, only how the work on each puzzle ended.
bool has_only_outcomes(std::string_view text) {
  bool any = false;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    if (!line.empty() && !line.starts_with('#')) return false;
    any = any || line.starts_with("# not solved: ") || line.starts_with("# no answer");
  }
  return any;
}

// What this program prints about puzzles: answers, and the rows of a batch.
bool is_answer(std::string_view text) {
  return other_content(text) == "an answer" || text.starts_with("{\"batch\":") ||
         has_only_outcomes(text);
}

std::string take_first(std::deque<std::string>& paths) {
  std::string first = std::move(paths.front());
  paths.pop_front();
  return first;
}

}  // namespace

namespace {

// What is wrong with the manifest is reported when its puzzles are read.
void refuse_written_files(const std::string& path, const Stop*& stop) try {
  Manifest manifest(path, stop);
  while (const auto file = manifest.next()) {
    if (const auto same = written_file_error(*file, printable(*file))) throw UsageError(*same);
  }
} catch (const InputError&) {
}

}  // namespace

void refuse_written_files(const std::vector<std::string>& manifests, const Stop& stop) {
  const Stop* asked = &stop;
  for (const std::string& path : manifests) {
    std::error_code error;
    if (std::filesystem::is_regular_file(path, error)) refuse_written_files(path, asked);
  }
}

struct Collection::State {
  explicit State(CollectionInputs inputs)
      : arguments(inputs.inputs.begin(), inputs.inputs.end()),
        manifests(inputs.manifests.begin(), inputs.manifests.end()),
        how(std::move(inputs)),
        is_single(arguments.size() == 1 && manifests.empty()) {}

  std::optional<Entry> next();
  std::optional<Entry> next_of_file();
  void begin();  // with the input at hand
  void give_up();
  bool can_be_counted(Stop::Reason reason) const;

  // What is left, the first of these first.
  std::unique_ptr<OpenFile> open;
  std::deque<std::string> files;  // of a folder
  std::unique_ptr<Manifest> manifest;
  std::deque<std::string> arguments;
  std::deque<std::string> manifests;

  CollectionInputs how;       // its inputs and manifests are those above
  bool is_single;             // one argument and no manifest
  bool is_in_folder = false;  // the open file
  bool has_begun = false;     // and it has given an entry
  std::string at;             // the input at hand
  std::size_t answer_files = 0;
  bool is_given_up = false;             // some input, by a stop
  const Stop* stop = nullptr;           // of the current call
  std::optional<Entry> peeked;          // by is_one
  std::optional<Stop::Reason> stopped;  // while it peeked
  std::optional<bool> is_one;
};

std::optional<Entry> Collection::State::next() {
  while (true) {
    if (open != nullptr) {
      if (auto entry = next_of_file()) return entry;
      open.reset();
    } else if (!files.empty()) {
      at = take_first(files);
      is_in_folder = true;
      has_begun = false;
      open = std::make_unique<OpenFile>(at, how, stop);
    } else if (manifest != nullptr) {
      if (auto path = manifest->next()) {
        at = *std::move(path);
        begin();
      } else {
        manifest.reset();
      }
    } else if (!arguments.empty()) {
      at = take_first(arguments);
      if (auto entry = puzzle_in_words(at, how.from, is_single)) return entry;
      begin();
    } else if (!manifests.empty()) {
      at = take_first(manifests);
      manifest = std::make_unique<Manifest>(at, stop);
    } else {
      return {};
    }
  }
}

std::optional<Entry> Collection::State::next_of_file() {
  std::optional<Entry> entry = open->reader.next();
  if (!entry || !is_in_folder || has_begun || !is_answer(entry->text)) {
    has_begun = true;
    return entry;
  }
  ++answer_files;
  return {};
}

void Collection::State::give_up() {
  open.reset();
  is_given_up = true;
}

// After a signal nobody reads on but to count: lines can be, once it is known that they are lines.
bool Collection::State::can_be_counted(Stop::Reason reason) const {
  const bool signal = reason == Stop::kInterrupted || reason == Stop::kTerminated;
  return signal && open != nullptr && has_begun && !open->file.is_compressed();
}

void Collection::State::begin() {
  is_in_folder = false;
  has_begun = false;
  if (!is_folder(at)) {
    open = std::make_unique<OpenFile>(at, how, stop);
    return;
  }
  if (!how.takes_folders) {
    throw InputError({printable(at)},
                     "expected a file, got a folder, which --sandbox does not read");
  }
  for (std::string& file : files_in_folder(at, how.left_out)) files.push_back(std::move(file));
}

Collection::Collection(CollectionInputs inputs)
    : state_(std::make_unique<State>(std::move(inputs))) {}

Collection::~Collection() = default;

bool Collection::is_one(const Stop& stop) {
  if (state_->is_one) return *state_->is_one;
  state_->is_one = false;
  if (!state_->is_single || is_folder(state_->arguments.front())) return false;
  try {
    state_->peeked = next(stop);
  } catch (const Stopped& stopped) {  // whoever asks for the puzzle is to know
    state_->stopped = stopped.reason;
    state_->is_one = true;
    return true;
  }
  const bool in_list = state_->open != nullptr && !state_->open->reader.is_one();
  state_->is_one = state_->peeked && !in_list;
  return *state_->is_one;
}

std::optional<Entry> Collection::next(const Stop& stop) {
  if (state_->peeked) return std::exchange(state_->peeked, {});
  if (state_->stopped) throw Stopped(*std::exchange(state_->stopped, {}));
  state_->stop = &stop;
  try {
    return state_->next();
  } catch (const InputError& error) {  // the input is given up, the others are not
    state_->open.reset();
    return Entry{printable(state_->at), error.place().file, {}, 1, error};
  } catch (const Stopped& stopped) {
    if (!state_->can_be_counted(stopped.reason)) state_->give_up();
    throw;
  } catch (...) {  // no memory
    state_->give_up();
    throw;
  }
}

// Of an input that a stop took away nobody knows how much there was.
Rest Collection::count_rest(Stop::Clock::duration longest) {
  Stop stop;
  stop.set_deadline(Stop::Clock::now() + longest);
  Rest rest;
  try {
    while (next(stop)) ++rest.puzzles;
  } catch (...) {  // the time is over, or an input cannot be
    state_->give_up();
  }
  rest.is_all = !state_->is_given_up;
  return rest;
}

std::string Collection::input_at_hand() const { return shown_input(state_->at); }

std::size_t Collection::answer_files() const { return state_->answer_files; }

}  // namespace p2c

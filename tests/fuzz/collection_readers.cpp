#include "tests/fuzz/collection_readers.hpp"

#include <algorithm>

#include "instances/collections/list_reader.hpp"
#include "instances/collections/manifest_reader.hpp"
#include "tests/fuzz/pieces.hpp"

namespace p2c {
namespace {

struct Entries {
  std::vector<std::string> texts;  // of all but errors
  std::vector<std::string> all;    // everything about each
  bool is_one = false;
  std::string fault;
  bool operator==(const Entries&) const = default;
};

// A line of a list, or the name of an entry that has a text of its own.
std::string fault_of_entry(const Entry& entry, const std::string& text) {
  if (entry.error) {
    return entry.name.starts_with("f#") ? "" : fault_of_place(*entry.error, text);
  }
  if (entry.name.starts_with("f#")) return entry.first_line == 0 ? "" : "a wrong first line";
  const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
  if (entry.first_line < 1 || entry.first_line > lines) return "a line outside of the text";
  return text.find(entry.text) == std::string::npos ? "a text from elsewhere" : "";
}

Entries entries_of(const ListSource& source, const std::string& text, NextPiece pieces) {
  ListReader reader(source, std::move(pieces));
  Entries entries;
  while (const auto entry = reader.next()) {
    if (entries.fault.empty()) entries.fault = fault_of_entry(*entry, text);
    if (!entry->error) entries.texts.push_back(entry->text);
    entries.all.push_back(entry->id + "\n" + entry->name + "\n" + entry->text + "\n" +
                          std::to_string(entry->first_line) + "\n" +
                          (entry->error ? entry->error->what() : ""));
  }
  entries.is_one = reader.is_one();
  return entries;
}

bool has_line_end(const std::string& text) { return text.find('\n') != std::string::npos; }

// Below a comment, as the first line may begin with a byte order mark that is skipped.
std::string joined(const std::vector<std::string>& lines) {
  std::string text = "#\n";
  for (const std::string& line : lines) text += line + "\r\n";  // a line may end with CR
  return text;
}

// With a limit of a few bytes, in pieces that cut lines there: what is not refused is the same.
std::string fault_of_limit(ListSource source, const std::string& text, const Entries& all) {
  source.most_bytes = 40;
  Entries few;
  try {
    few = entries_of(source, text, pieces_of(text, 1));
  } catch (const InputError& error) {
    return fault_of_place(error, text);
  }
  auto at = all.texts.begin();
  for (const std::string& entry : few.texts) {
    if (entry.size() > source.most_bytes) return "an entry that is larger than it may be";
    at = std::find(at, all.texts.end(), entry);
    if (at == all.texts.end()) return "other entries where large ones are refused";
    ++at;
  }
  return few.fault;
}

// As a list of this format, or what the text itself says that it is.
Reading check_list(const std::string& text, const ListSource& source) {
  const auto read = [&](NextPiece pieces) { return entries_of(source, text, std::move(pieces)); };
  const Entries entries = read(pieces_of(text, text.size() + 1));
  Reading reading{entries.texts.size() > 1, entries.fault};
  if (reading.fault.empty()) reading.fault = fault_of_pieces(text, read);
  if (reading.fault.empty()) reading.fault = fault_of_limit(source, text, entries);
  const bool has_lines = source.is_list || entries.all.empty() || entries.all[0].starts_with("f:");
  // Puzzles one below the other are texts of several lines, which a list cannot hold.
  const bool has_sections = std::any_of(entries.texts.begin(), entries.texts.end(), has_line_end);
  if (!reading.fault.empty() || !has_lines || entries.is_one || has_sections) return reading;
  const std::string list = joined(entries.texts);
  const Entries again = entries_of({"f", "f", "", true}, list, pieces_of(list, list.size() + 1));
  if (again.texts != entries.texts) reading.fault = "is another list when it is written";
  return reading;
}

std::vector<std::string> paths_of(const std::string& manifest, NextPiece pieces) {
  ManifestReader reader(manifest, "f", std::move(pieces));
  std::vector<std::string> paths;
  while (auto path = reader.next()) paths.push_back(std::move(*path));
  return paths;
}

}  // namespace

Reading check_list(const std::string& text) {
  if (is_large(text)) return {};
  Reading all;
  for (const bool is_list : {false, true}) {
    for (const char* from : {"", "sgt-keen"}) {
      const Reading reading = check_list(text, {"f", "f", from, is_list});
      if (!is_list) all.read = all.read || reading.read;
      if (!reading.fault.empty()) return reading;
    }
  }
  return all;
}

Reading check_manifest(const std::string& text) {
  const auto read = [](NextPiece pieces) { return paths_of("f", std::move(pieces)); };
  const std::vector<std::string> paths = read(pieces_of(text, text.size() + 1));
  const std::string list = joined(paths);
  if (paths_of("f", pieces_of(list, list.size() + 1)) != paths) {
    return {true, "is another manifest when it is written"};
  }
  std::vector<std::string> in_folder = paths;
  for (std::string& path : in_folder) path.insert(0, path.starts_with('/') ? "" : "a/b/");
  if (paths_of("a/b/f", pieces_of(text, text.size() + 1)) != in_folder) {
    return {true, "paths that do not begin where the manifest is"};
  }
  return {paths.size() > 1, fault_of_pieces(text, read)};
}

}  // namespace p2c

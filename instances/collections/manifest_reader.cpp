#include "instances/collections/manifest_reader.hpp"

#include <utility>

#include "instances/collections/list_reader.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

std::string in_folder_of(const std::string& manifest, const std::string& path) {
  const std::size_t slash = manifest.rfind('/');
  if (path.starts_with('/') || slash == std::string::npos) return path;
  return manifest.substr(0, slash + 1) + path;
}

}  // namespace

ManifestReader::ManifestReader(std::string path, std::string name, NextPiece next_piece)
    : path_(std::move(path)),
      name_(std::move(name)),
      lines_(std::move(next_piece), kMostTextBytes) {
  lines_.forget();
}

std::optional<std::string> ManifestReader::next() {
  if (std::exchange(failed_, true)) return {};
  std::optional<std::string> path = next_path();
  failed_ = false;
  return path;
}

std::optional<std::string> ManifestReader::next_path() try {
  const auto line = next_item(lines_);
  if (!line) return {};
  return in_folder_of(path_, std::string(line->text));
} catch (const TooLong& too_long) {
  throw InputError({name_, too_long.line, 1}, "is larger than 256 MB");
}

}  // namespace p2c

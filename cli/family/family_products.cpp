#include "cli/family/family_products.hpp"

#include "cli/batch/file_pieces.hpp"
#include "cli/family/description.hpp"
#include "cli/family/tar_file.hpp"
#include "cli/output.hpp"
#include "cli/output_place.hpp"

namespace p2c {
namespace {

// As they are, compressed or not.
std::string bytes_of(const std::string& file, const Stop& stop) {
  std::string bytes;
  const NextPiece next = pieces_of_file(file, stop);
  for (std::string_view piece = next(); !piece.empty(); piece = next()) bytes += piece;
  return bytes;
}

void expect_new(const std::string& path) {
  if (path.empty() || path == "-") return;
  const OutputPlace place = output_place(path);
  if (place.kind == OutputPlace::kFile || (place.kind == OutputPlace::kNew && place.is_link)) {
    throw OutputError(printable(path) + ": already exists; expected the name of a new file");
  }
}

}  // namespace

void expect_new_products(const FamilyOptions& options) {
  expect_new(options.tar);
  expect_new(options.tex);
}

void write_products(const FamilyOptions& options, const std::string& directory,
                    const std::vector<std::string>& names,
                    const std::vector<FamilyInstance>& instances, const Stop& stop) {
  if (!options.tar.empty()) {
    Output tar(options.tar, false, &stop);
    write_tar(
        instances.front().family, names,
        [&](const std::string& name) { return bytes_of(directory + "/" + name, stop); },
        [&](std::string_view bytes) { tar.write(bytes); });
    tar.commit();
  }
  if (options.tex.empty()) return;
  Output tex(options.tex, false, &stop);
  tex.write(family_description(instances));
  tex.commit();
}

}  // namespace p2c

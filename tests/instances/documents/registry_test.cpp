#include "instances/documents/registry.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

#include "instances/documents/document.hpp"
#include "instances/documents/format_table.hpp"
#include "instances/documents/kinds.hpp"
#include "tests/paths.hpp"

using namespace p2c;

TEST_CASE("registry: names that are known before a kind is made are those that it has") {
  int known = 0;
  for (const ListedKind& its : listed_kinds()) {
    std::string names;
    for (const std::string& name : its.kind()->names()) {
      names.append(names.empty() ? "" : " ").append(name);
      CHECK(find_kind(name) == its.kind().get());
    }
    if (its.names.empty()) continue;
    CHECK(its.names == names);
    ++known;
  }
  CHECK(known > 0);
  CHECK(find_kind("") == nullptr);
  CHECK(find_kind("hashi kakuro") == nullptr);
}

namespace {

// How many forms of the puzzle are read without the kinds that it is not.
int forms_of_one_kind(const Document& document) {
  int forms = 0;
  for (const std::string_view form : {"text", "json", "puzzlink", "pzprv3"}) {
    const AnyPuzzle& puzzle = *document.puzzle;
    if (format_of(puzzle.kind(), form) == nullptr) continue;
    CAPTURE(form);
    const auto rows = format_table_of(write_document(document, form), "");
    REQUIRE(!rows.empty());
    REQUIRE(rows.front().kinds.size() == 1);
    CHECK(rows.front().kinds.front().kind == &puzzle.kind());
    ++forms;
  }
  return forms;
}

}  // namespace

TEST_CASE("registry: what says its kind is read without the other kinds") {
  int forms = 0;
  for (const auto& entry : std::filesystem::directory_iterator(kDataFolder)) {
    if (entry.path().extension() != ".txt") continue;
    CAPTURE(entry.path().string());
    std::ifstream in(entry.path());
    const std::string text(std::istreambuf_iterator<char>(in), {});
    forms += forms_of_one_kind(read_document(text, entry.path().string(), {}));
  }
  CHECK(forms > 200);
}

#include "instances/documents/registry.hpp"

#include <doctest/doctest.h>

#include "instances/documents/kinds.hpp"

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

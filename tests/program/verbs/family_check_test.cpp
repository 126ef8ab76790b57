// family --check by the built command: a family as it was made, and spoilt ones.
#include <doctest/doctest.h>

#include "instances/families/family_index.hpp"
#include "tests/program/verbs/made_family.hpp"

namespace p2c {
namespace {

namespace fs = std::filesystem;

std::string packed(const std::string& text) {
  std::string bytes;
  Compressor out(Compression::kXz, [&](std::string_view piece) { bytes += piece; });
  out.write(text);
  out.finish();
  return bytes;
}

constexpr const char* kFirstMap = "tiny-kenken-4x4-s1-puzzle.map.json";

}  // namespace

TEST_CASE("family --check: a family as it was made is whole") {
  const Family family;
  const Finished finished = family.check();
  CHECK(finished.code == 0);
  CHECK(finished.err.empty());
  CHECK(finished.out.starts_with("ok\n5 instances: "));
  CHECK(finished.out.ends_with(" 0 unknown\nstatus confirmed: 5\n"));
  const Finished json = run({"family", "--json", "--check", family.path("")});
  CHECK(json.code == 0);
  CHECK(json.out.find("\"ok\":true") != std::string::npos);
  CHECK(json.out.find("\"broken\":[]") != std::string::npos);
}

TEST_CASE("family --check: files that are missing, or too many") {
  const Family family;
  family.write("more.txt", "");
  family.check_broken("more.txt", "is not in the index");
  fs::remove(family.path("more.txt"));
  fs::rename(family.path(kFirst), family.path("../away"));
  family.check_broken(kFirst, "is missing");
  fs::rename(family.path("../away"), family.path(kFirst));
  fs::remove(family.path(kFirstMap));
  family.check_broken(kFirstMap, "is missing");
}

TEST_CASE("family --check: a file that was changed") {
  const Family family;
  const std::string cnf = family.text(kFirst);
  const std::string good = read_file(family.path(kFirst));
  const auto spoil = [&](const std::string& text) { family.write(kFirst, packed(text)); };
  spoil(replaced(cnf, "\n1 2 ", "\n2 1 "));
  const Finished other = family.check();
  CHECK(other.code == 1);
  CHECK(other.out.starts_with(std::string(kFirst) + ": its clauses have the GBD hash "));
  spoil(replaced(cnf, "c puzzle2cnf", "c another"));
  family.check_broken(kFirst, "is not the text that encoding the puzzle gives");
  spoil(replaced(cnf, "p cnf ", "p cnf 1"));
  CHECK(family.check().code == 1);
  spoil(cnf.substr(0, cnf.size() - 2));
  CHECK(family.check().code == 1);
  family.write(kFirst, good.substr(0, good.size() / 2));
  CHECK(family.check().code == 1);
  family.write(kFirst, good);
  CHECK(family.check().code == 0);
  family.write(kFirstMap, read_file(family.path(kFirstMap)) + " ");
  family.check_broken(kFirstMap, "is not the map that encoding the puzzle gives");
}

TEST_CASE("family --check: an index that says something else") {
  const Family family;
  const std::string index = family.index();
  const std::vector<FamilyInstance> instances = read_index(index, "index.csv");
  const auto with = [&](auto change) {
    FamilyInstance first = instances[0];
    change(first);
    family.write("index.csv", replaced(index, index_line(instances[0]), index_line(first)));
  };
  with([](FamilyInstance& is) { is.variables += 1; });
  family.check_broken(kFirst, ", but the index says " + std::to_string(instances[0].variables + 1));
  with([](FamilyInstance& is) { is.clauses -= 1; });
  family.check_broken(kFirst, ", but the index says " + std::to_string(instances[0].clauses - 1));
  const FamilyInstance& room = instances.back();
  FamilyInstance wrong = room;
  wrong.status = room.status == "satisfiable" ? "unsatisfiable" : "satisfiable";
  wrong.known_by = "search";
  wrong.answer = "";
  family.write("index.csv", replaced(index, index_line(room), index_line(wrong)));
  family.check_broken(room.file, "is " + room.status + ", but the index says " + wrong.status);
  with([](FamilyInstance& is) { is.gbd = std::string(32, '0'); });
  CHECK(family.check().code == 1);
  with([](FamilyInstance& is) { is.file = "tiny-other.cnf.xz"; });
  CHECK(family.check().code == 1);
  with([&](FamilyInstance& is) { is.puzzle = instances[1].puzzle; });
  CHECK(family.check().code == 1);
  with([](FamilyInstance& is) { is.gbd = "0"; });
  CHECK(family.check().code == 3);
  with([](FamilyInstance& is) { is.puzzle = "kenken\n1 1\nx\n1\n"; });
  const Finished bad = family.check();
  CHECK(bad.code == 3);
  CHECK(bad.err.find("index.csv:10:1: expected ") != std::string::npos);
  fs::remove(family.path("index.csv"));
  CHECK(family.check().code == 3);
}

TEST_CASE("family --check: columns that disagree, a line for each") {
  const Family family;
  const std::string index = family.index();
  const FamilyInstance first = read_index(index, "index.csv").at(0);
  FamilyInstance wrong = first;
  wrong.known_by = "proof";
  family.write("index.csv", replaced(index, index_line(first), index_line(wrong)));
  family.check_broken(kFirst, "known by 'proof' can only be an unsatisfiable instance");
  wrong.rows = 9;
  family.write("index.csv", replaced(index, index_line(first), index_line(wrong)));
  const Finished several = family.check();
  CHECK(several.code == 1);
  CHECK(std::count(several.out.begin(), several.out.end(), '\n') == 3);  // size, name, known_by
  CHECK(several.out.find(": the size of the puzzle is 4 4, but the index says 9 4\n") !=
        std::string::npos);
}

TEST_CASE("family --check: files that were renamed along with the index") {
  const Family family;
  const std::string index = family.index();
  const FamilyInstance first = read_index(index, "index.csv").at(0);
  FamilyInstance other = first;
  other.file = "tiny-kenken-4x4-s9-puzzle.cnf.xz";
  family.write("index.csv", replaced(index, index_line(first), index_line(other)));
  fs::rename(family.path(first.file), family.path(other.file));
  fs::rename(family.path(first.map_file()), family.path(other.map_file()));
  family.check_broken(other.file,
                      "expected tiny-kenken-4x4...-s1-puzzle as its name by the other columns");
}

}  // namespace p2c

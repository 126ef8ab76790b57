// Boards that pzpr has judged: right ones, and those that break one rule and none before it.
#include <algorithm>
#include <map>

#include "instances/documents/answer_file.hpp"
#include "tests/corpus/tables.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {

// What pzpr calls a broken rule, and words that our rules have for it. States that pzpr
// refuses since nothing is shaded or joined are right here: a Heyawake without shaded cells, a
// Hashi without islands. A Slitherlink without lines is wrong in both.
TEST_CASE("corpus: end states have the verdict that pzpr gives, and the same broken rule") {
  const std::map<std::string, std::string> words = {
      {"OK", "ok"},
      {"csAdjacent", "are shaded and share an edge"},
      {"cuDivideRB", "are not connected"},
      {"bkShadeNe", ", but its clue is "},
      {"bkUnshadeConsecGt3", "passes through three rooms"},
      {"nmLineGt", ", but its clue is "},
      {"nmLineLt", ", but its clue is "},
      {"lcDivided", "are not connected"},
      {"brNoShade", "ok"},
      {"brNoLine", "ok"},
      {"brNoTriangle", "ok"},
      {"lnBranch", "branches at"},
      {"lnCross", "branches at"},
      {"lnDeadEnd", "a line ends at"},
      {"lnPlLoop", "are in different loops"},
      {"cxNoLine", "does not visit"},
      {"nmLineNe", ", but its clue is "},
      {"cs2x2", "all shaded"},
      {"bkNoNum", "has no clue"},
      {"csDivide", "are not connected"},
      {"bkNumGe2", "are in one island"},
      {"bkSizeNe", ", but its clue is "},
      {"bkShadeGt4", "shaded cells, not 4"},
      {"bkShadeDivide", "are in pieces"},
      {"bsSameShape", "are in equal tetrominoes"},
      {"bkNoShade", "has 0 shaded cells, not 4"},
      {"bkShadeLt4", "shaded cells, not 4"},
      // Kinds that are texts say what a count is. Some states break two rules.
      {"nurikabe bkNoNum", "are not connected"},
      {"kurodoko cuDivideRB", ": found "},
      {"kurodoko nmSumViewNe", ": found "},
      {"slither nmLineGt", ": found "},
      {"slither nmLineLt", ": found "},
      {"slither nmLineNe", ": found "},
      {"slither brNoLine", "there is no loop"},
      {"hitori cuDivideRB", "is shaded: both are"},
      {"hitori nmDupRow", "is shaded: both are"},
      {"lightup nmAkariNe", "beside it: found "},
      {"lightup akariDup", "see each other"},
      {"lightup ceDark", "is lit"},
      {"shakashaka nmTriangleGt", "a white angle is not"},
      {"shakashaka cuNotRectx", "a white angle is not"},
      {"shakashaka nmTriangleLt", "beside it: found "},
      {"norinori csGt2", "has one shaded neighbour"},
      {"norinori csLt2", "has two shaded cells"},
      {"norinori bkShadeGt2", "has two shaded cells"},
      {"norinori bkShadeLt2", "has two shaded cells"},
      {"norinori bkNoShade", "has two shaded cells"},
      {"mashu brNoLine", "there is no loop"},
      {"mashu mashuBStrig", "visits the pearl"},
      {"mashu mashuWCurve", "visits the pearl"},
      {"mashu mashuBCvNbr", "visits the pearl"},
      {"mashu mashuWStNbr", "visits the pearl"},
      {"mashu mashuOnLine", "visits the pearl"},
      {"mashu lnDeadEnd", "turns at the black"},
      {"sudoku bkDupNum", "broken rule"},
      {"sudoku nmDupRow", "broken rule"},
      {"sudoku ceNoNum", "broken rule"},
      {"starbattle starAround", "broken rule"},
      {"starbattle bkStarGt", "1 star in the region of"},
      {"starbattle bkStarLt", "1 star from"},
      {"starbattle lnStarNe", "1 star from"},
      {"yajilin lnOnShade", "where it is shaded"},
      {"yajilin anShadeNe", "or it is shaded"},
      {"yajilin lnDeadEnd", "or it is shaded"},
      {"yajilin ceEmpty", "or it is shaded"},
      {"yajilin anNoArrow", "ok"},  // here a number without a way says nothing
  };
  const auto corpus = corpus_folder();
  if (!corpus) return;
  SetRun run("pzprjs-check-states");
  int exceptions = 0;
  for (const auto& row : table(*corpus / "pzpr-urls" / "pzprjs-check-states.tsv", true)) {
    if (!is_ours(row.at(0))) continue;
    if (row[0] == "yajilin" && row.at(2).find("/o/") != std::string::npos) continue;  // not read
    const auto own = words.find(row[0] + " " + row[1]);
    if (row.at(1).starts_with("brNo") && own == words.end()) ++exceptions;
    run.take(row[0] + " " + row[1], [&]() -> std::string {
      const TempDir dir;
      const std::string file = dir.write("state", row.at(2));
      const Finished verdict = p2c::run({"verify", file, file});
      const std::string wanted = own != words.end() ? own->second : words.at(row[1]);
      if (verdict.code != (wanted == "ok" ? 0 : 1)) return verdict.out + verdict.err;
      return verdict.out.find(wanted) == std::string::npos ? verdict.out : "";
    });
  }
  CHECK(exceptions == 5);
  run.report();
}

namespace {

// "right", "wrong", or why the state is not read.
std::string verdict_of(const std::string& state) {
  try {
    const Document document = read_document(state, "state");
    const Answer answer = read_answer(*document.puzzle, state, "state");
    return check_document(document, answer) ? "wrong" : "right";
  } catch (const InputError& error) {
    return error.what();
  }
}

// Boards with a letter for rules that we do not have: "b" of Aqre, where runs end at borders, and
// "o" of Yajilin, where arrows stand outside.
bool is_of_variant(const std::string& pid, const std::string& state) {
  return (pid == "aqre" && state.starts_with("pzprv3.1/aqre/3/3/b/")) ||
         (pid == "yajilin" && state.starts_with("pzprv3/yajilin/3/3/o/"));
}

// States that pzpr refuses and that are right here: those where nothing is shaded, and a number
// without a way, which says nothing.
bool is_right_here(const std::string& pid, const std::string& code) {
  return code == "brNoShade" || code == "brNoTriangle" ||
         (code == "anNoArrow" && (pid == "yajilin" || pid == "castle"));
}

}  // namespace

TEST_CASE("corpus: all end states of our names in pzpr have the verdict that pzpr gives") {
  const auto corpus = corpus_folder();
  if (!corpus) return;
  struct Count {
    int same = 0;
    int right_here = 0;
    int of_variants = 0;
  };
  std::map<std::string, Count> counts;  // by pid
  SetRun run("pzprjs-end-states");
  for (const auto& row : table(*corpus / "pzpr-urls" / "pzprjs-end-states.tsv", true)) {
    const std::string& pid = row.at(0);
    if (!is_ours(pid)) continue;
    Count& count = counts[pid];
    run.take(pid + " " + row.at(1) + " " + row.at(2), [&]() -> std::string {
      const std::string verdict = verdict_of(row[2]);
      const bool right_here = is_right_here(pid, row[1]);
      if (is_of_variant(pid, row[2])) {
        ++count.of_variants;
        return verdict == "right" || verdict == "wrong" ? "a variant is read as the usual rules"
                                                        : "";
      }
      ++(right_here ? count.right_here : count.same);
      return verdict == (row[1] == "OK" || right_here ? "right" : "wrong") ? "" : verdict;
    });
  }
  for (const auto& [pid, count] : counts) {
    MESSAGE(pid, ": ", count.same, " as pzpr, ", count.right_here, " right here alone, ",
            count.of_variants, " of variants");
  }
  run.report();
}

// Names in pzpr of kinds that have no such notations here, and what their URLs or files have that
// ours cannot say yet.
TEST_CASE("corpus: kinds without the notations of pzpr are those named") {
  const std::map<std::string, std::string> missing = {
      {"mines", "no total of mines"},
      {"magnets", "both counts of a line are on two margins; regions come last in URLs"},
  };
  const auto corpus = corpus_folder();
  if (!corpus) return;
  std::map<std::string, int> states;
  for (const auto& row : table(*corpus / "pzpr-urls" / "pzprjs-end-states.tsv", true)) {
    ++states[row.at(0)];
  }
  for (const auto& [name, why] : missing) {
    const std::string& pid = name;
    CAPTURE(pid);
    CHECK_FALSE(is_ours(pid));
    CHECK(states[pid] > 0);
    MESSAGE(pid, ": ", states[pid], " end states are not read: ", why);
  }
}

}  // namespace p2c

// URLs and saved states of real puzzles, and real puzzles as URLs.
#include <algorithm>
#include <map>
#include <sstream>

#include "instances/documents/answer_file.hpp"
#include "instances/documents/format_table.hpp"
#include "tests/corpus/puzzlekit.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

bool is_ours(std::string_view pid) {
  for (const FormatRow::Kind& kind : find_format("puzzlink")->kinds) {
    for (const std::string_view word : kind.format->words) {
      if (word == pid) return true;
    }
  }
  return false;
}

std::vector<std::string> columns_of(const std::string& line) {
  std::vector<std::string> columns;
  std::istringstream in(line);
  for (std::string column; std::getline(in, column, '\t');) columns.push_back(column);
  return columns;
}

// The lines of a file after its head line, as columns.
std::vector<std::vector<std::string>> table(const std::filesystem::path& file, bool head) {
  std::vector<std::vector<std::string>> rows;
  std::ifstream in(file);
  REQUIRE(in);
  std::string line;
  if (head) std::getline(in, line);
  while (std::getline(in, line)) rows.push_back(columns_of(line));
  return rows;
}

// Two URLs are followed by what belongs to no puzzle: a quotation mark, and a parameter of a site.
std::string without_tail(const std::string& url) {
  return url.substr(0, std::min(url.find("%22"), url.find("&id=")));
}

// All URLs of our puzzles, the same one once.
std::vector<std::string> our_urls(const std::filesystem::path& corpus) {
  const std::filesystem::path folder = corpus / "pzpr-urls";
  std::map<std::string, int> urls;
  for (const auto& row : table(folder / "pzprjs-sample-urls.tsv", true)) {
    if (is_ours(row.at(0))) ++urls[row[0] + "/" + row.at(1)];
  }
  for (const auto& row : table(folder / "ppbench-golden300.tsv", true)) {
    if (is_ours(row.at(0))) ++urls[without_tail(row.at(3))];
  }
  for (const auto& row : table(folder / "solver-test-urls.txt", false)) {
    if (is_ours(row.at(0).substr(0, row[0].find('/')))) ++urls[row[0]];
  }
  std::vector<std::string> all;
  for (const auto& [url, count] : urls) all.push_back(url);
  return all;
}

// What follows the name of the puzzle, without a final '/'.
std::string behind_name(std::string url) {
  while (!url.empty() && (url.back() == '\n' || url.back() == '/')) url.pop_back();
  if (const std::size_t site = url.find('?'); site != std::string::npos) url.erase(0, site + 1);
  return url.substr(url.find('/'));
}

// There and back; what went wrong, or nothing.
std::string round_trip(const Document& document, const std::string& format) {
  const std::string text = write_document(document, format);
  const Document back = read_document(text, "back", {format});
  if (back.puzzle->print() != document.puzzle->print()) return format + " gives another puzzle";
  if (back.givens != document.givens) return format + " gives other givens";
  return write_document(back, format) == text ? "" : format + " is written in two ways";
}

std::string round_trips(const Document& document) {
  for (const char* format : {"puzzlink", "pzprv3", "json", "text"}) {
    if (std::string wrong = round_trip(document, format); !wrong.empty()) return wrong;
  }
  return "";
}

// A room in two places: with a clue no URL can say it, without one it comes back as two rooms. Nor
// can a URL say that cells are in no region.
enum class Split { kNone, kWithClue, kWithoutClue };
Split split_room(const AnyPuzzle& puzzle, std::string_view id) {
  const std::string_view kind = puzzle.name();
  const bool has_none = puzzle.print().find('@') != std::string::npos;
  if (has_none && kind != "hashi") return Split::kWithClue;
  if (kind != "heyawake") return Split::kNone;
  if (id == "216_10x18" || id == "370_21x21") return Split::kWithClue;
  return id == "49_10x10" || id == "210_31x45" ? Split::kWithoutClue : Split::kNone;
}

// A puzzle with such a room and its answer; what went wrong, or nothing.
std::string check_split(const StoredPuzzle& puzzle, Split split) {
  try {
    const Document back = read_document(write_document(puzzle.document, "puzzlink"), "back");
    if (split == Split::kWithClue) return "what no URL can say was written";
    return back.puzzle->check(puzzle.answer).value_or("");
  } catch (const CannotCarry& error) {
    return split == Split::kWithClue ? "" : error.what();
  }
}

// Drawn with lines that are not borders of rooms: a Heyawake and a LITS.
bool has_inner_lines(const std::string& url) {
  return url.ends_with("/022gkf3gc2007o00o01s01v07") ||
         url.ends_with("/4bksdvle6f22qclugjlgcom81n0opcdj4iq4");
}

// The last number is written without the gap after it, which is how some writers end a list: no
// other sign is then written differently.
bool ends_short(const std::string& url, const std::string& again) {
  const auto but_last = [](const std::string& all) {
    const std::string body = behind_name(all);
    return body.substr(0, body.size() - 1);
  };
  return url.find("slither/") != std::string::npos && but_last(url) == but_last(again);
}

}  // namespace

TEST_CASE("corpus: URLs are read, and written again byte for byte") {
  const auto corpus = corpus_folder();
  if (!corpus) return;
  SetRun run("pzpr-urls");
  int short_ends = 0;
  for (const std::string& url : our_urls(*corpus)) {
    run.take(url, [&]() -> std::string {
      const Document document = read_document(url, "url");
      if (document.warnings.size() != (has_inner_lines(url) ? 1 : 0)) return "warnings";
      const std::string again = write_document(document, "puzzlink");
      if (behind_name(again) != behind_name(url)) {
        if (!ends_short(url, again)) return "written as " + again;
        ++short_ends;
      }
      return round_trips(document);
    });
  }
  CHECK(short_ends <= 3);
  run.report();
}

// Of Shikaku there is no set with answers.
TEST_CASE("corpus: the Shikakus among the URLs have one answer") {
  const auto corpus = corpus_folder();
  if (!corpus) return;
  SetRun run("pzpr-urls, shikaku");
  int found = 0;
  for (const std::string& url : our_urls(*corpus)) {
    if (url.find("shikaku/") == std::string::npos) continue;
    ++found;
    run.take(url, [&]() -> std::string {
      const Finished verdict = p2c::run({"unique", "-q", url});
      return verdict.code == 0 ? "" : verdict.out + verdict.err;
    });
  }
  CHECK(found == 11);
  run.report();
}

TEST_CASE("corpus: puzzlekit puzzles go to a URL and to a solved file, and back") {
  const auto corpus = corpus_folder();
  if (!corpus) return;
  for (const FormatRow::Kind& kind : find_format("puzzlink")->kinds) {
    if (puzzlekit_file(*corpus, kind.kind->name).empty()) continue;
    SetRun run(std::string(kind.kind->name) + "/puzzlekit as URLs");
    int split = 0;
    for_each_puzzlekit(
        *corpus, kind.kind->name,
        [&](const std::string& id, const auto& read) {
          run.take(id, [&]() -> std::string {
            StoredPuzzle puzzle = read();
            if (const Split how = split_room(*puzzle.document.puzzle, id); how != Split::kNone) {
              ++split;
              return check_split(puzzle, how);
            }
            puzzle.document.answer = puzzle.answer;
            if (std::string wrong = round_trips(puzzle.document); !wrong.empty()) return wrong;
            const std::string state = write_document(puzzle.document, "pzprv3");
            if (read_answer(*puzzle.document.puzzle, state, "state") != puzzle.answer) {
              return "pzprv3 gives another answer";
            }
            return "";
          });
        },
        1);
    MESSAGE(kind.kind->name, ": ", split, " with what no URL can say, or only otherwise");
    run.report();
  }
}

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
      // Kinds that are texts say what a count is. Two states break two rules.
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
      {"starbattle bkStarGt", "broken rule"},
      {"starbattle bkStarLt", "broken rule"},
      {"starbattle lnStarNe", "broken rule"},
      {"yajilin lnOnShade", "where it is shaded"},
      {"yajilin anShadeNe", "points at"},
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
  CHECK(exceptions == 4);
  run.report();
}

}  // namespace p2c

// URLs and saved states of real puzzles, and real puzzles as URLs.
#include <algorithm>
#include <map>
#include <sstream>

#include "instances/documents/answer_file.hpp"
#include "tests/corpus/puzzlekit.hpp"
#include "tests/corpus/tables.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

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
  for (const auto& row : table(folder / "example-urls.tsv", true)) {
    if (is_ours(row.at(0))) ++urls[row.at(1)];
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

// A rule that a URL says by a letter, and pzprv3 files do not.
bool is_for_urls_alone(const AnyPuzzle& puzzle) {
  return puzzle.name() == "yajilin" && puzzle.print().find("boxed") != std::string::npos;
}

std::string refused(const Document& document, const std::string& format) {
  try {
    return "what " + format + " cannot say was written: " + write_document(document, format);
  } catch (const CannotCarry&) {
    return "";
  }
}

std::string round_trips(const Document& document) {
  for (const char* format : {"puzzlink", "pzprv3", "json", "text"}) {
    const bool cannot = format == std::string_view("pzprv3") && is_for_urls_alone(*document.puzzle);
    std::string wrong = cannot ? refused(document, format) : round_trip(document, format);
    if (!wrong.empty()) return wrong;
  }
  return "";
}

// A room in two places: with a clue no URL can say it, without one it comes back as two rooms. Nor
// can a URL say that cells are in no region, but of Double Back, or that Skyscrapers have parks or
// diagonals.
enum class Split { kNone, kWithClue, kWithoutClue };
Split split_room(const AnyPuzzle& puzzle, std::string_view id) {
  const std::string_view kind = puzzle.name();
  const bool has_none = puzzle.print().find('@') != std::string::npos;
  if (has_none && kind != "hashi" && kind != "doubleback") return Split::kWithClue;
  if (kind == "skyscrapers") {
    const std::string text = puzzle.print();
    const bool more = text.find("heights") != text.npos || text.find("diagonals") != text.npos;
    return more ? Split::kWithClue : Split::kNone;
  }
  if (kind != "heyawake") return Split::kNone;
  if (id == "216_10x18" || id == "370_21x21") return Split::kWithClue;
  return id == "49_10x10" || id == "210_31x45" ? Split::kWithoutClue : Split::kNone;
}

// A puzzle with such a room and its answer; what went wrong, or nothing.
std::string check_split(const StoredPuzzle& puzzle, Split split) {
  for (const char* format : {"json", "text"}) {
    if (std::string wrong = round_trip(puzzle.document, format); !wrong.empty()) return wrong;
  }
  try {
    const Document back = read_document(write_document(puzzle.document, "puzzlink"), "back");
    if (split == Split::kWithClue) return "what no URL can say was written";
    return back.puzzle->check(puzzle.answer).value_or("");
  } catch (const CannotCarry& error) {
    return split == Split::kWithClue ? "" : error.what();
  }
}

// Drawn with lines that are not borders of rooms: a Heyawake, a LITS and a Country Road.
bool has_inner_lines(const std::string& url) {
  return url.ends_with("/022gkf3gc2007o00o01s01v07") ||
         url.ends_with("/4bksdvle6f22qclugjlgcom81n0opcdj4iq4") ||
         url.ends_with("/d4ibeqt5abl75ajb6m94i80400vvvvk5vvufvv9h7sci34h21h21t6j6h");
}

// No puzzles that a program can take, and why they are refused: they have rules of their own
// ("v:"), or end before the board does, as samples of a writer's signs do, or later.
const std::map<std::string_view, std::string_view> kRefused = {
    {"mashu/v:/10/10/000000060i23601000000001i200f90000", "rules of its own"},
    {"pearl/v:/10/10/000000060i23601000000001i200f90000", "rules of its own"},
    {"nurikabe/v:/6/6/4j4p6h4p6j6", "rules of its own"},
    {"slitherlink/v:/9/9/i8dhcacgcgcc8d7bd8c7cccgcgcdch8cg", "rules of its own"},
    {"hitori/9/6/number15burgerkingfootlettucethelastthingyouwantinyourburger",
     "the end of the URL"},
    {"nurimisaki/6/6/971917241649721615", "18 more items"},
    {"shakashaka/12/12/.hcc6.rbrchbdh.mczck.jbehdrbp.gbcc", "1 more items"},
    {"tents/20/20/py0o001123456789abcdefghi0j0k0l0m0n0o0p0q0r0s0t0u0v0w0x0y0z00jkl0",
     "27 more cells"},
    {"yajilin/6/3/1122334400a1.2.3.4.0.a-13e3-23e4-33e5962563", "1 more items"},
};

std::string read_and_refused(const std::string& url, std::string_view why) {
  try {
    read_document(url, "url");
    return "it is read";
  } catch (const InputError& error) {
    return std::string_view(error.what()).find(why) == std::string_view::npos ? error.what() : "";
  }
}

// '%' is another sign for '@', and '-' in a Kakuro one for 0.
bool has_other_signs(const std::string& url) {
  const bool is_kakuro = url.find("kakuro/") != std::string::npos;
  return url.find('%') != std::string::npos || (is_kakuro && url.find('-') != std::string::npos);
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
      const auto why = kRefused.find(url);
      if (why != kRefused.end()) return read_and_refused(url, why->second);
      const Document document = read_document(url, "url");
      if (document.warnings.size() != (has_inner_lines(url) ? 1 : 0)) return "warnings";
      const std::string again = write_document(document, "puzzlink");
      if (behind_name(again) != behind_name(url)) {
        if (!ends_short(url, again) && !has_other_signs(url)) return "written as " + again;
        if (!has_other_signs(url)) ++short_ends;
      }
      return round_trips(document);
    });
  }
  CHECK(short_ends <= 4);
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
  CHECK(found == 15);
  run.report();
}

namespace {

// There and back by URL, file, JSON and text, or by the formats that the kind has.
std::string take_there_and_back(StoredPuzzle puzzle, bool has_urls) {
  puzzle.document.answer = puzzle.answer;
  if (!has_urls) {
    std::string wrong = round_trip(puzzle.document, "json");
    return wrong.empty() ? round_trip(puzzle.document, "text") : wrong;
  }
  if (std::string wrong = round_trips(puzzle.document); !wrong.empty()) return wrong;
  const std::string state = write_document(puzzle.document, "pzprv3");
  return read_answer(*puzzle.document.puzzle, state, "state") == puzzle.answer
             ? ""
             : "pzprv3 gives another answer";
}

bool has_urls(const PuzzleKind& kind) {
  const auto& kinds = find_format("puzzlink")->kinds;
  return std::any_of(kinds.begin(), kinds.end(),
                     [&](const FormatRow::Kind& its) { return its.kind == &kind; });
}

}  // namespace

TEST_CASE("corpus: puzzlekit puzzles go to a URL and to a solved file, and back") {
  const auto corpus = corpus_folder();
  if (!corpus) return;
  for (const PuzzleKind& kind : puzzle_kinds()) {
    if (puzzlekit_file(*corpus, kind.name).empty()) continue;
    const bool urls = has_urls(kind);
    SetRun run(kind.name + "/puzzlekit " + (urls ? "as URLs" : "as JSON"));
    int split = 0;
    for_each_puzzlekit(
        *corpus, kind.name,
        [&](const std::string& id, const auto& read) {
          run.take(id, [&]() -> std::string {
            StoredPuzzle puzzle = read();
            const Split how = urls ? split_room(*puzzle.document.puzzle, id) : Split::kNone;
            if (how == Split::kNone) return take_there_and_back(std::move(puzzle), urls);
            ++split;
            return check_split(puzzle, how);
          });
        },
        1);
    MESSAGE(kind.name, ": ", split, " with what no URL can say, or only otherwise");
    run.report();
  }
}

}  // namespace p2c

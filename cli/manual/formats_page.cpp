#include "cli/manual/format_facts.hpp"
#include "cli/manual/man_page.hpp"
#include "cli/manual/roff.hpp"
#include "instances/documents/format_table.hpp"

namespace p2c {
namespace {

std::string format_part(const FormatRow& row) {
  const FormatFacts facts = facts_of(row);
  std::string text = ".TP\n" + roff_bold(row.scheme.name) + "\n";
  text += roff(row.scheme.about) + ".\n.br\n";
  text += facts.writes ? "Read and written; " : "Read only; ";
  text += row.scheme.needs_name ? roff("must be named by --from") : "recognised";
  const std::string carried = carried_words(facts);
  text += carried == "-" ? "" : "; carries " + carried;
  text += ".\n.br\nPuzzles: " + roff(kinds_with(row)) + ".\n";
  return text;
}

constexpr const char* kOwnText =
    "The first line is the name of the puzzle. Its own lines follow, then perhaps lines\n"
    "  given SLOT=VALUE\n"
    "for slots that are known, such as r2c3=1. Sizes are the number of rows, then that of\n"
    "columns. Lines that begin with # are comments.\n"
    "'puzzle2cnf generate NAME' prints a puzzle in this form; 'puzzle2cnf convert' writes one "
    "that\n"
    "is in another format. The names are:\n";

std::string own_text_part() {
  std::string text = ".SH THE FORMAT TEXT\n" + roff_paragraph(kOwnText);
  for (const PuzzleKind& kind : puzzle_kinds()) {
    text += ".TP\n" + roff_bold(kind.name) + "\n" + roff(kind.about) + ".\n";
  }
  return text;
}

constexpr const char* kGeneral =
    "A PUZZLE is read from a file or from stdin; a URL, or with --from a game id, may take the\n"
    "place of a file. 'puzzle2cnf convert' writes the formats. Files whose names end in .gz, "
    ".bz2,\n"
    ".xz or .zst are compressed. A mistake is an error with its place, and a format that cannot\n"
    "express a puzzle is refused, both with exit code 3. --lenient reads what can be understood,\n"
    "with warnings.\n";

}  // namespace

std::string formats_man_page() {
  std::string text = roff_title("puzzle2cnf-formats", "5",
                                "the formats of puzzles that puzzle2cnf reads", "File Formats");
  text += ".SH DESCRIPTION\n" + roff_paragraph(kGeneral);
  text += ".SH FORMATS\n";
  for (const FormatRow& row : format_table()) text += format_part(row);
  return text + own_text_part() + ".SH SEE ALSO\n.BR puzzle2cnf (1)\n";
}

}  // namespace p2c

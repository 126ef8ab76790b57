// How clues in cells are drawn and written, as a text says it.
#include <algorithm>
#include <array>
#include <utility>

#include "instances/limits/board_size.hpp"
#include "instances/rules/reader/given_reader.hpp"
#include "instances/rules/reader/mark_words.hpp"
#include "instances/rules/reader/rule_scope.hpp"

namespace p2c {
namespace {

// Those of answers, arrows, and black cells.
constexpr auto kClueMarks = [] {
  std::array<std::pair<std::string_view, Mark>, kMarkWords.size() + 5> all{};
  std::copy(kMarkWords.begin(), kMarkWords.end(), all.begin());
  all[kMarkWords.size()] = {"up", Mark::kUp};
  all[kMarkWords.size() + 1] = {"right", Mark::kRight};
  all[kMarkWords.size() + 2] = {"down", Mark::kDown};
  all[kMarkWords.size() + 3] = {"left", Mark::kLeft};
  all[kMarkWords.size() + 4] = {"wall", Mark::kNone};
  return all;
}();

}  // namespace

void GivenReader::options_of(CellClues& its) {
  if (in_.take_if("stays")) {
    in_.expect("unknown");
    its.left_out = kUnknownClue;
    return;
  }
  if (in_.take_if("among")) {
    in_.expect("shading");
    its.among_shading = true;
    its.pzpr_cell = "cell";
    return;
  }
  if (in_.take_if("unknown")) {
    const RuleWord at = in_.peek();
    its.unknown = in_.name("a word for a number that is not given");
    if (!clue_of_word(its, its.unknown)) return;
    throw InputError(at.place, "expected another word, got " + in_quotes(its.unknown) + " again");
  }
  if (in_.take_if("drawn")) {
    its.walls = in_.take_if("walls");
    its.marks.clear();
    if (!its.walls) marks_of(its);
    return;
  }
  if (in_.take_if("with")) return join(its);
  if (in_.take_if("penpa")) return penpa_of(its);
  in_.expect("url");
  url_form_of(its);
}

// The part that has these options comes next.
void GivenReader::join(const CellClues& its) {
  const int given = in_.at_statement() ? -1 : find_given(text_, in_.peek().text);
  const Parts& parts = text_.made_of.parts;
  const auto part = static_cast<std::size_t>(given < 0 ? 0 : text_.givens[given].part);
  const auto* words = given < 0 ? nullptr : std::get_if<CellClues>(&parts[part]);
  const std::size_t count = words == nullptr ? 0 : words->words.size();
  if (count < 1 || count > 2 || text_.made_of.joined) {
    in_.fail("the name of one or two given words in cells, once");
  }
  if (count == 2 && its.least == 0) in_.fail("numbers from 1 on before");
  in_.take();
  text_.made_of.joined = {part, parts.size()};
}

// The same of arrows, with two words.
void GivenReader::join_two() {
  const int given = in_.at_statement() ? -1 : find_given(text_, in_.peek().text);
  const auto part = static_cast<std::size_t>(given < 0 ? 0 : text_.givens[given].part);
  const auto* words = given < 0 ? nullptr : std::get_if<CellClues>(&text_.made_of.parts[part]);
  if (words == nullptr || words->words.size() != 2 || text_.made_of.joined) {
    in_.fail("the name of two given words in cells, once");
  }
  in_.take();
  text_.made_of.joined = {part, text_.made_of.parts.size()};
}

void GivenReader::url_form_of(CellClues& its) {
  using Form = CellClues::UrlForm;
  struct Known {
    std::string_view word;
    Form form;
    int most;
  };
  constexpr std::array<Known, 8> kForms{{{"numbers16", Form::kNumbers16, kMostBoardCells},
                                         {"numbers36", Form::kNumbers36, kMostBoardCells},
                                         {"numbers10", Form::kNumbers10, kMostBoardCells},
                                         {"numbers4", Form::kNumbers4, 4},
                                         {"circles", Form::kCircles, 2},
                                         {"places", Form::kPlaces, 1},
                                         {"black", Form::kBlack, 1},
                                         {"numbers0", Form::kNumbers0, kMostBoardCells}}};
  for (const auto& [word, form, most] : kForms) {
    if (!in_.take_if(word)) continue;
    if (its.most > most) {
      in_.fail("numbers up to " + std::to_string(most) + " for " + in_quotes(word) + " before");
    }
    if (form == Form::kNumbers0 && its.words.empty()) in_.fail("words for 'numbers0' before");
    its.url_form = form;
    return;
  }
  in_.fail(
      "'numbers16', 'numbers36', 'numbers10', 'numbers4', 'numbers0', 'circles', 'places' or "
      "'black'",
      {"numbers16", "numbers36", "numbers10", "numbers4", "numbers0", "circles", "places",
       "black"});
}

// A mark for each word, or a circle around numbers.
void GivenReader::marks_of(CellClues& its) {
  if (its.words.empty()) {
    in_.expect("circle");
    its.marks.push_back(Mark::kCircle);
  }
  for (std::size_t i = 0; i < its.words.size(); ++i) {
    const auto* mark = std::find_if(kClueMarks.begin(), kClueMarks.end(),
                                    [&](const auto& known) { return in_.is_next(known.first); });
    if (mark == kClueMarks.end()) {
      in_.fail(
          "a mark for each word: circle, disc, cross, triangle, star, up, right, down, left, wall");
    }
    in_.take();
    its.marks.push_back(mark->second);
  }
}

}  // namespace p2c

#include "instances/notations/pzprv3/banked_board.hpp"

#include <numeric>
#include <utility>

#include "instances/notations/piece_bank.hpp"
#include "instances/notations/pzprv3/framed_board.hpp"

namespace p2c {
namespace {

const ShadedCells& shading_of(const Description& its) {
  return std::get<ShadedCells>(its.answers[0]);
}

int read_margin(std::string_view token, const MarginClues& its, TextReader& in) {
  if (token.starts_with('c')) token.remove_prefix(1);  // a player's tick
  if (token == ".") return kNoClue;
  return in.to_number(token, its.least, its.most, "'.' or " + number_between(its.least, its.most));
}

int read_clue(std::string_view token, const CellClues& its, TextReader& in) {
  if (token == ".") return kNoClue;
  if (token == "-") return kUnknownClue;
  const int most = its.most - 1;
  return 1 + in.to_number(token, 0, most, "'.', '-' or " + number_between(0, most));
}

void read_grid(const MarginClues& margin, const CellClues& clue, PzprFile& file, Margins& margins,
               Grid<int>& clues) {
  TextReader& in = file.reader();
  file.section(file.rows() + 1, file.cols() + 1, "row", [&](int r, int c, std::string_view token) {
    if (r > 0 && c > 0) {
      clues(r - 1, c - 1) = read_clue(token, clue, in);
    } else if (r > 0) {
      margins.clue[Margins::kLeft][r - 1] = read_margin(token, margin, in);
    } else if (c > 0) {
      margins.clue[Margins::kTop][c - 1] = read_margin(token, margin, in);
    } else if (token != "." && token != "0") {
      in.fail("'.' in the corner");
    }
  });
}

int shading_of_clue(int clue) { return clue == 1 ? 0 : 1; }

void read_ticks(int pieces, PzprFile& file) {
  if (file.done() || pieces == 0) return;
  file.section(1, pieces, "tick", [&](int, int, std::string_view token) {
    if (token != "0" && token != "1") file.reader().fail("0 or 1");
  });
}

int count_of(const std::vector<int>& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), 0);
}

}  // namespace

std::optional<Banked> banked(const Description& its) {
  if (its.parts.size() != 3 || its.answers.size() != 1 ||
      !std::holds_alternative<ShadedCells>(its.answers[0])) {
    return {};
  }
  Banked found;
  int known = 0;
  for (std::size_t i = 0; i < its.parts.size(); ++i) {
    const auto* margins = std::get_if<MarginClues>(&its.parts[i]);
    const auto* clues = std::get_if<CellClues>(&its.parts[i]);
    if (margins != nullptr && margins->near_only && !margins->halved) {
      found.margins = i;
      known |= 1;
    } else if (clues != nullptr && clues->url_form == CellClues::UrlForm::kNumbers0) {
      found.clues = i;
      known |= 2;
    } else if (std::holds_alternative<SizeNumbers>(its.parts[i])) {
      found.sizes = i;
      known |= 4;
    }
  }
  if (known != 7) return {};
  return found;
}

void read_banked(const Banked& its, const Description& of, PzprFile& file, BoardContent& content) {
  std::vector<int> numbers = read_bank_lines(file.reader());
  const int pieces = count_of(numbers);
  Margins margins(file.rows(), file.cols());
  Grid<int> clues = CellClues::blank(file.rows(), file.cols());
  read_grid(std::get<MarginClues>(of.parts[its.margins]), std::get<CellClues>(of.parts[its.clues]),
            file, margins, clues);
  if (!file.done()) read_pzpr_answer(shading_of(of), file, content);
  for (int cell = 0; content.answer && cell < clues.size(); ++cell) {
    if (clues[cell] != kNoClue) (*content.answer)[cell] = shading_of_clue(clues[cell]);
  }
  read_ticks(pieces, file);
  content.puzzle.parts[its.sizes] = std::move(numbers);
  content.puzzle.parts[its.margins] = std::move(margins);
  content.puzzle.parts[its.clues] = std::move(clues);
}

std::string write_banked(const Banked& its, const Description& of, const BoardContent& content) {
  const BoardData& board = content.puzzle;
  const auto& margins = board.part<Margins>(its.margins);
  const auto& clues = board.part<Grid<int>>(its.clues);
  const auto& numbers = board.part<std::vector<int>>(its.sizes);
  if (!has_bank_text(numbers)) {
    throw CannotCarry("the line of " + std::get<SizeNumbers>(of.parts[its.sizes]).word);
  }
  Grid<std::string> tokens(board.rows + 1, board.cols + 1, ".");
  for (int c = 0; c < board.cols; ++c) {
    tokens(0, c + 1) = clue_in_words(margins.clue[Margins::kTop][c], ".", "-");
  }
  for (int r = 0; r < board.rows; ++r) {
    tokens(r + 1, 0) = clue_in_words(margins.clue[Margins::kLeft][r], ".", "-");
  }
  BoardContent without = content;
  for (int i = 0; i < clues.size(); ++i) {
    const int clue = clues[i];
    tokens(i / board.cols + 1, i % board.cols + 1) =
        clue_in_words(clue < 0 ? clue : clue - 1, ".", "-");
    if (clue == kNoClue || !content.answer) continue;
    int& value = (*without.answer)[i];
    if (value != kOpen && value != shading_of_clue(clue)) {
      throw CannotCarry("an answer against the clue in " + cell_name_at(i, board.cols));
    }
    value = kOpen;
  }
  std::string ticks;
  for (int piece = count_of(numbers); piece > 0; --piece) ticks += "0 ";
  return write_bank_lines(numbers) +
         write_pzpr_grid(tokens, [](const std::string& token) { return token; }) +
         write_pzpr_answer(shading_of(of), without) + ticks + "\n";
}

}  // namespace p2c

#include "instances/notations/piece_bank.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <utility>

#include "instances/trimmed_sizes.hpp"

namespace p2c {
namespace {

constexpr std::string_view kDigits = "0123456789abcdefghijklmnopqrstuvwxyz";
constexpr int kBits = 5;
constexpr std::string_view kPiece = "a piece of cells in a row, as 31s";

const std::array<std::pair<char, std::vector<int>>, 4>& named_banks() {
  static const std::array<std::pair<char, std::vector<int>>, 4> banks{
      {{'c', {3, 2, 1}}, {'d', {4, 3, 2, 1}}, {'e', {5, 4, 3, 2, 1}}, {'z', {0}}}};
  return banks;
}

const std::vector<int>* named_bank(std::string_view name) {
  for (const auto& [letter, counts] : named_banks()) {
    if (name == std::string_view(&letter, 1)) return &counts;
  }
  return nullptr;
}

std::string cells_of_piece(int length) {
  std::string digits;
  for (int left = length; left > 0; left -= kBits) {
    const int filled = std::min(left, kBits);
    digits += kDigits[static_cast<std::size_t>((1 << kBits) - (1 << (kBits - filled)))];
  }
  return digits;
}

std::string piece_of(int length) {
  return kDigits[static_cast<std::size_t>(length)] + ("1" + cells_of_piece(length));
}

// Across or down; nothing where it is no such piece.
std::optional<int> length_of(std::string_view piece) {
  if (piece.size() < 3) return {};
  const std::size_t across = kDigits.find(piece[0]);
  const std::size_t down = kDigits.find(piece[1]);
  const bool in_row = (across == 1 || down == 1) && across != 0 && down != 0;
  if (!in_row || std::max(across, down) > kLongestPiece) return {};  // npos, too
  const auto length = static_cast<int>(std::max(across, down));
  if (piece.substr(2) != cells_of_piece(length)) return {};
  return length;
}

void add_piece(int length, std::vector<int>& counts) {
  const auto size = static_cast<std::size_t>(length);
  counts.resize(std::max(counts.size(), size));
  ++counts[size - 1];
}

// Name or pieces, each after what `before` says.
std::string bank_text(const std::vector<int>& counts, std::string_view name_before,
                      std::string_view piece_before, std::string_view end) {
  const std::vector<int> its = trimmed_sizes(counts);
  std::string text;
  for (const auto& [letter, known] : named_banks()) {
    if (known == its) return text.append(name_before) + letter + std::string(end);
  }
  text = std::to_string(std::accumulate(its.begin(), its.end(), 0)) + std::string(end);
  for (std::size_t i = 0; i < its.size(); ++i) {
    for (int n = 0; n < its[i]; ++n) {
      text.append(piece_before).append(piece_of(static_cast<int>(i) + 1)).append(end);
    }
  }
  return text;
}

}  // namespace

bool has_bank_text(const std::vector<int>& counts) {
  return trimmed_sizes(counts).size() <= kLongestPiece &&
         std::accumulate(counts.begin(), counts.end(), 0LL) <= kMostPieces;
}

std::vector<int> read_bank(Characters& in) {
  if (in.peek() != '/') in.fail("'/' and the pieces");
  in.take();
  if (in.peek() == '/') {
    in.take();
    const std::vector<int>* its = named_bank(in.rest().substr(0, 1));
    if (its == nullptr) in.fail("'c', 'd', 'e' or 'z'");
    in.take();
    return *its;
  }
  std::vector<int> counts{0};
  for (int left = in.number(0, kMostPieces); left > 0; --left) {
    if (in.peek() != '/') in.fail("'/' and " + std::string(kPiece));
    in.take();
    const std::string_view rest = in.rest();
    const std::string_view piece = rest.substr(0, rest.find('/'));
    const std::optional<int> length = length_of(piece);
    if (!length) in.fail(kPiece);
    in.skip(piece.size());
    add_piece(*length, counts);
  }
  return counts;
}

std::string write_bank(const std::vector<int>& counts) {
  return "/" + bank_text(counts, "/", "/", "");
}

std::vector<int> read_bank_lines(TextReader& in) {
  const std::string what = "'c', 'd', 'e', 'z' or the number of pieces";
  in.next_line(what);
  const std::string_view head = in.token(what);
  const std::vector<int>* its = named_bank(head);
  int left = its != nullptr ? 0 : in.to_number(head, 0, kMostPieces, what);
  in.end_line();
  if (its != nullptr) return *its;
  std::vector<int> counts{0};
  for (; left > 0; --left) {
    in.next_line(kPiece);
    const std::optional<int> length = length_of(in.token(kPiece));
    if (!length) in.fail(kPiece);
    in.end_line();
    add_piece(*length, counts);
  }
  return counts;
}

std::string write_bank_lines(const std::vector<int>& counts) {
  return bank_text(counts, "", "", "\n");
}

}  // namespace p2c

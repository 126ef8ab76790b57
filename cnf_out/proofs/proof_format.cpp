#include "cnf_out/proofs/proof_format.hpp"

#include <algorithm>
#include <vector>

namespace p2c {
namespace {

constexpr std::size_t kLook = 1U << 16U;

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  constexpr const char* kBlanks = " \t\r";
  for (std::size_t at = line.find_first_not_of(kBlanks); at != std::string_view::npos;) {
    const std::size_t end = std::min(line.find_first_of(kBlanks, at), line.size());
    words.push_back(line.substr(at, end - at));
    at = line.find_first_not_of(kBlanks, end);
  }
  return words;
}

bool is_lrat(const std::vector<std::string_view>& words) {
  if (words.size() > 1 && words[1] == "d") return true;
  return std::count(words.begin(), words.end(), "0") == 2 && words.front() != "0" &&
         words.back() == "0" && !words.front().starts_with('-');
}

// Lines that are not whole say nothing; all others must agree.
ProofFormat format_of_text(std::string_view text) {
  if (text.starts_with("%RUPD")) return ProofFormat::kRup;
  bool lrat = false;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    if (end == std::string_view::npos && lrat && text.size() >= kLook) break;
    const std::string_view line = text.substr(at, end - at);
    at = end == std::string_view::npos ? text.size() : end + 1;
    const std::vector<std::string_view> words = words_of(line);
    if (line.starts_with('c') || words.empty()) continue;
    constexpr std::string_view kLetters = "oafr";
    if (kLetters.find(words[0][0]) != std::string_view::npos) return ProofFormat::kFrat;
    if (!is_lrat(words)) return ProofFormat::kDrat;
    lrat = true;
  }
  return lrat ? ProofFormat::kLrat : ProofFormat::kDrat;
}

// In LRAT the first addition is a number, literals, 0, then hints and 0: so after one of the zeros
// comes what is no step.
ProofFormat format_of_bytes(std::string_view bytes) {
  for (std::size_t at = 0; at < bytes.size();) {
    if (bytes[at] != 'a' && bytes[at] != 'd') return ProofFormat::kLrat;
    const std::size_t end = bytes.find('\0', at);
    if (end == std::string_view::npos) break;
    at = end + 1;
  }
  return ProofFormat::kDrat;
}

// FRAT is text, and only there a line may begin with an 'a'. A binary step ends with a zero byte,
// so only a binary file that is cut within a first deletion may pass for text, and either way it
// proves nothing.
bool is_binary(std::string_view bytes, ProofFormat format) {
  if (format == ProofFormat::kFrat) return false;
  if (bytes.find('\0') != std::string_view::npos) return true;
  return bytes.starts_with('a') && (format != ProofFormat::kDetect || !bytes.starts_with("a "));
}

}  // namespace

std::string_view shown_format(ProofFormat format) {
  switch (format) {
    case ProofFormat::kLrat:
      return "LRAT";
    case ProofFormat::kFrat:
      return "FRAT";
    case ProofFormat::kRup:
      return "RUP";
    default:
      return "DRAT";
  }
}

std::string format_note(ProofFormat format) {
  return " (read as " + std::string(shown_format(format)) + ")";
}

ProofForm detect_form(ByteStream& bytes, ProofFormat format) {
  const std::string_view begin = bytes.ahead(kLook).substr(0, kLook);
  const bool binary = is_binary(begin, format);
  if (format != ProofFormat::kDetect) return {format, binary};
  return {binary ? format_of_bytes(begin) : format_of_text(begin), binary};
}

}  // namespace p2c

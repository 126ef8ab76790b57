#include "cnf_out/proofs/proof_format.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "instances/text/text_reader.hpp"

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

// In FRAT the first step names a clause of the CNF. In LRAT the first addition is a number,
// literals, 0, then hints and 0: so after one of the zeros comes what is no step.
ProofFormat format_of_bytes(std::string_view bytes) {
  constexpr std::string_view kOnlyFrat = "ofr";
  if (kOnlyFrat.find(bytes[0]) != std::string_view::npos) return ProofFormat::kFrat;
  for (std::size_t at = 0; at < bytes.size();) {
    if (bytes[at] != 'a' && bytes[at] != 'd') return ProofFormat::kLrat;
    const std::size_t end = bytes.find('\0', at);
    if (end == std::string_view::npos) break;
    at = end + 1;
  }
  return ProofFormat::kDrat;
}

// Only in FRAT a line may begin with an 'a'. A binary step ends with a zero byte,
// so only a binary file that is cut within a first deletion may pass for text, and either way it
// proves nothing.
bool is_binary(std::string_view bytes, ProofFormat format) {
  if (bytes.find('\0') != std::string_view::npos) return true;
  if (format == ProofFormat::kFrat) return false;
  return bytes.starts_with('a') && (format != ProofFormat::kDetect || !bytes.starts_with("a "));
}

// How files begin that are no proof, or one that is not read.
constexpr std::array<std::pair<std::string_view, std::string_view>, 8> kForeign = {
    {{"pseudo-Boolean proof", "a VeriPB proof, which is not read"},
     {"p idrup", "an IDRUP proof, which is not read"},
     {"p lidrup", "an LIDRUP proof, which is not read"},
     {"p icnf", "an incremental formula"},
     {"p cnf", "a formula: the proof comes second"},
     {"s UNSATISFIABLE", "the output of a solver"},
     {"s SATISFIABLE", "the output of a solver"},
     {"<", "HTML or XML"}}};

// The first line that is neither empty nor a comment.
std::string_view first_line(std::string_view text) {
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (!text.starts_with("c ") && !text.starts_with("c\n")) return text.substr(0, end);
    text.remove_prefix(end);
  }
}

// PicoSAT's short traces have a '*' in place of literals.
bool is_short_trace(std::string_view line) {
  const std::vector<std::string_view> words = words_of(line);
  return words.size() > 1 && words[1] == "*";
}

}  // namespace

void refuse_foreign_proof(ByteStream& bytes, const std::string& file) {
  const std::string_view line = first_line(bytes.ahead(kLook).substr(0, kLook));
  for (const auto& [begin, meaning] : kForeign) {
    if (line.starts_with(begin)) {
      throw InputError({file}, "expected a proof, got " + std::string(meaning));
    }
  }
  if (!is_short_trace(line)) return;
  throw InputError({file},
                   "expected a proof, got a trace of PicoSAT for TraceCheck, which is not "
                   "read: 'picosat -r' writes one that is");
}

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

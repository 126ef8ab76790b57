#include "solver_glue/outside/solver_command.hpp"

#include <algorithm>
#include <array>

namespace p2c {
namespace {

struct Preset {
  std::string_view program;
  std::vector<std::string> arguments;
  std::vector<std::string> with_proof;  // none: it writes no proof
};

// MiniSat prints no model. Glucose prints lines of its own unless it is silent, and its result file
// lacks the word SAT. PicoSAT writes proofs where it was built with traces.
const std::array<Preset, 8>& presets() {
  static const std::array<Preset, 8> all = {
      {{"cadical", {"{cnf}"}, {"{cnf}", "{proof}"}},
       {"kissat", {"{cnf}"}, {"{cnf}", "{proof}"}},
       {"minisat", {"{cnf}", "{out}"}, {}},
       {"cryptominisat5", {"{cnf}"}, {"{cnf}", "{proof}"}},
       {"glucose",
        {"-verb=0", "-model", "{cnf}"},
        {"-verb=0", "-model", "-certified", "-certified-output={proof}", "{cnf}"}},
       {"picosat", {"{cnf}"}, {}},
       {"picosat.trace", {"{cnf}"}, {"-R", "{proof}", "{cnf}"}},
       {"clasp", {"{cnf}"}, {}}}};
  return all;
}

std::vector<std::string> split(std::string_view text) {
  std::vector<std::string> words;
  char quote = 0;
  bool in_word = false;
  for (const char c : text) {
    if (quote == 0 && (c == ' ' || c == '\t' || c == '\n')) {
      in_word = false;
      continue;
    }
    if (!in_word) words.emplace_back();
    in_word = true;
    if (c == quote) {
      quote = 0;
    } else if (quote == 0 && (c == '\'' || c == '"')) {
      quote = c;
    } else {
      words.back() += c;
    }
  }
  if (quote != 0) throw BadCommand(std::string("expected a second ") + quote + " in the command");
  if (words.empty() || words[0].empty()) throw BadCommand("expected a program, got nothing");
  return words;
}

bool has(const std::vector<std::string>& words, std::string_view part) {
  return std::any_of(words.begin(), words.end(),
                     [&](const std::string& word) { return word.find(part) != std::string::npos; });
}

std::vector<std::string> usual_arguments(const std::string& program, ProofWish proof) {
  const std::string name = program.substr(program.rfind('/') + 1);
  const auto preset = std::find_if(presets().begin(), presets().end(),
                                   [&](const Preset& one) { return one.program == name; });
  if (preset == presets().end()) return {"{cnf}"};
  if (proof == ProofWish::kNone) return preset->arguments;
  if (preset->with_proof.empty()) throw BadCommand(name + " writes no proofs");
  return preset->with_proof;
}

void put(std::string& word, std::string_view mark, const std::string& name) {
  for (std::size_t at = word.find(mark); at != std::string::npos;
       at = word.find(mark, at + name.size())) {
    word.replace(at, mark.size(), name);
  }
}

}  // namespace

SolverCommand parse_solver_command(std::string_view text, ProofWish proof) {
  SolverCommand command;
  command.words = split(text);
  command.name = command.words[0];
  std::vector<std::string>& words = command.words;
  command.reads_stdin = std::erase(words, "{stdin}") > 0;
  if (words.empty()) throw BadCommand("expected a program, got '{stdin}'");
  if (!command.reads_stdin && !has(words, "{cnf}") && !has(words, "{out}")) {
    const std::vector<std::string> usual = usual_arguments(words[0], proof);
    words.insert(words.end(), usual.begin(), usual.end());
  }
  command.writes_file = has(words, "{out}");
  if (!command.reads_stdin && !has(words, "{cnf}")) {
    throw BadCommand("expected {cnf} or {stdin} beside {out}");
  }
  command.writes_proof = has(words, "{proof}");
  if (command.writes_proof && proof == ProofWish::kNone) {
    throw BadCommand("{proof} goes only with a proof that is asked for");
  }
  if (!command.writes_proof && proof == ProofWish::kProof) {
    throw BadCommand("expected {proof} in the command, for the file of the proof");
  }
  return command;
}

std::string known_solvers() {
  std::string list;
  for (const Preset& preset : presets()) {
    list += (list.empty() ? "" : ", ") + std::string(preset.program);
  }
  return list;
}

std::vector<std::string> words_of(const SolverCommand& command, const std::string& cnf,
                                  const std::string& out, const std::string& proof) {
  std::vector<std::string> words = command.words;
  for (std::string& word : words) {
    put(word, "{cnf}", cnf);
    put(word, "{out}", out);
    put(word, "{proof}", proof);
  }
  return words;
}

}  // namespace p2c

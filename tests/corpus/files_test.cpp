// Sets of puzzle files in formats of their own: one answer each, checked by the rules.
#include "tests/corpus/corpus.hpp"

namespace p2c {
namespace {

// The picture after the keyword "goal": 0 is white. Empty where the file has none.
Answer goal_of(const std::string& text) {
  Answer goal;
  const std::size_t keyword = text.find("\ngoal");
  if (keyword == std::string::npos) return goal;
  const std::size_t begin = text.find('"', keyword);
  const std::size_t end = text.find('"', begin + 1);
  for (std::size_t i = begin + 1; i < end; ++i) {
    if (text[i] != '\n' && text[i] != '\r' && text[i] != ' ')
      goal.push_back(text[i] == '0' ? 0 : 1);
  }
  return goal;
}

std::string solve_file(const std::string& path) {
  const std::string text = text_of(path);
  const Document document = read_document(text, path);
  const Answer goal = goal_of(text);
  if (!goal.empty()) {
    if (goal.size() != document.puzzle->slots().size()) return "the goal has another size";
    if (const Broken broken = document.puzzle->check(goal)) return "the goal: " + *broken;
  }
  return Solving()(document);
}

void solve_files(const std::filesystem::path& folder, const std::string& set,
                 std::string_view ending, const std::vector<std::string>& left_out = {}) {
  SetRun run(set);
  std::size_t index = 0;
  for (const std::string& file : files_below(folder / set, ending)) {
    const std::string name = std::filesystem::path(file).stem().string();
    if (std::count(left_out.begin(), left_out.end(), name) > 0) continue;
    if (index++ % corpus_step() == 0) run.take(name, [&] { return solve_file(file); });
  }
  run.report();
}

}  // namespace

TEST_CASE("corpus: Hashi instances of Coelho et al.") {
  const auto corpus = corpus_folder();
  if (!corpus) return;
  for (const char* size : {"100", "200", "300", "400"}) {
    solve_files(*corpus, std::string("hashi/coelho2019/") + size, ".has");
  }
}

TEST_CASE("corpus: nonograms of nonogram-db and of the webpbn survey") {
  const auto corpus = corpus_folder();
  if (!corpus) return;
  solve_files(*corpus, "nonogram/nonogram-db", ".non");
  // This one takes seconds.
  solve_files(*corpus, "nonogram/webpbn-survey", ".non", {"faase"});
}

}  // namespace p2c

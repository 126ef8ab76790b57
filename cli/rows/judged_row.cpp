#include "cli/rows/judged_row.hpp"

#include "cli/batch/puzzle_hash.hpp"
#include "instances/documents/answer_file.hpp"
#include "instances/kinds/brought_kind.hpp"

namespace p2c {
namespace {

bool needs_answer(std::string_view status) {
  return status == "solved" || status == "unique" || status == "several";
}

class RowJudge {
 public:
  RowJudge(TextReader& in, const JsonValue& row) : row_(in, row) {
    judgement_.status = row_.string(row_.take("status"));
    if (const JsonValue* hash = row_.optional("hash")) hash_ = row_.string(*hash);
  }

  Judgement without_puzzle(const std::string& reason) && {
    if (!hash_.empty()) add("the puzzle cannot be read: " + reason);
    return std::move(judgement_);
  }

  Judgement with(const Document& document) && {
    const bool unread = hash_.empty() && judgement_.status == "error";
    if (unread) add("the row says that the puzzle cannot be read, but it can");
    const std::string hash = puzzle_hash(document);
    if (!hash_.empty() && hash_ != hash) {
      add("the puzzle has the hash " + hash + ", its row has " + hash_);
    } else {
      judge_head(document);
      judge_rules(document);
      judge_answers(document);
    }
    return std::move(judgement_);
  }

 private:
  void add(const std::string& fault) { judgement_.faults.push_back(fault); }

  void judge_head(const Document& document) {
    if (hash_.empty() && needs_answer(judgement_.status)) add("the row has no hash");
    const JsonValue* kind = row_.optional("kind");
    if (kind != nullptr && row_.string(*kind) != document.puzzle->name()) {
      add("the puzzle is of the kind " + std::string(document.puzzle->name()) + ", its row says " +
          in_quotes(row_.string(*kind)));
    }
  }

  // Rows without the member are of kinds of the list.
  void judge_rules(const Document& document) {
    const JsonValue* rules = row_.optional("rules");
    const std::string theirs = rules == nullptr ? "" : row_.string(*rules);
    const std::string ours = rules_hash(document.puzzle->kind());
    if (theirs == ours) return;
    const auto shown = [](const std::string& hash) { return hash.empty() ? "none" : hash; };
    add("the puzzle is read with the rules " + shown(ours) + ", its row has " + shown(theirs));
  }

  void judge_answers(const Document& document) {
    const std::optional<Answer> answer = judge("answer", "", document);
    const bool has_answer = judgement_.answers > 0;
    const std::optional<Answer> second = judge("second", "the second answer: ", document);
    const bool has_second = judgement_.answers > (has_answer ? 1 : 0);
    const std::string& status = judgement_.status;
    if (!has_answer && needs_answer(status)) add("the row is " + status + ", without an answer");
    if (has_answer && (status == "none" || status == "error")) {
      add("the row is " + status + ", with an answer");
    }
    if (has_second && status == "unique") add("the row is unique, with a second answer");
    if (!has_second && status == "several") add("the row is several, without a second answer");
    if (second && answer == second) add("the second answer is the first one again");
  }

  // Nothing where there is no such member, or it is no answer.
  std::optional<Answer> judge(std::string_view key, const std::string& which,
                              const Document& document) {
    const JsonValue* value = row_.optional(key);
    if (value == nullptr) return {};
    ++judgement_.answers;
    try {
      Answer answer = read_answer(*document.puzzle, row_.reader(), *value);
      if (const Broken broken = check_document(document, answer)) add(which + *broken);
      return answer;
    } catch (const InputError& error) {
      add(which + error.message());
      return {};
    }
  }

  JsonObject row_;
  std::string hash_;
  Judgement judgement_;
};

}  // namespace

Judgement judge_row(const std::string& line, const std::string& file, const Document* document,
                    const std::string& reason, const Stop& stop) {
  TextReader in(line, file, {.stop = &stop});
  const JsonValue row = parse_json(in);
  RowJudge judge(in, row);
  if (document == nullptr) return std::move(judge).without_puzzle(reason);
  return std::move(judge).with(*document);
}

}  // namespace p2c

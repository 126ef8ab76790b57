#include <string>

#include "cli/judge/judgement.hpp"

namespace p2c {
namespace {

template <class Items, class Make>
std::vector<Json> list_of(const Items& items, Make make) {
  std::vector<Json> list;
  for (const auto& item : items) list.push_back(make(item));
  return list;
}

Json same(const Json& json) { return json; }

Json board_json(const JudgedBoard& board) {
  JsonMembers json{{"line", board.line}, {"ok", board.is_right()}};
  if (!board.is_sample()) json["wrong"] = board.breaks;
  json["broken"] = list_of(board.broken, same);
  if (!board.message.empty()) json["message"] = board.message;
  if (board.answers >= 0) json["answers"] = board.answers;
  return json;
}

Json rule_json(const JudgedText& text, const JudgedRule& rule) {
  JsonMembers json{{"rule", rule.key},
                   {"says", rule.sentence},
                   {"wrong_boards", rule.wrong_boards},
                   {"breaks_alone", rule.breaks_alone}};
  if (rule.wrong_boards == 0 && !rule.found.empty()) json["found"] = rule.found;
  json["clauses"] = list_of(rule.costs, [](const RuleCost& cost) -> Json { return cost.clauses; });
  json["grows_faster"] = grows_faster(text, rule);
  return json;
}

JsonMembers random_json(const AnswerCounts& random) {
  return {{"boards", random.boards()},
          {"none", random.none},
          {"one", random.one},
          {"several", random.several},
          {"open", random.open}};
}

JsonMembers tried_json(const TriedBoards& tried) {
  JsonMembers json{{"boards", tried.boards},
                   {"most_slots", tried.most_slots},
                   {"ways", tried.ways},
                   {"answers", tried.right}};
  if (!tried.differs.empty()) json["differs"] = tried.differs;
  return json;
}

Json empty_json(const EmptyBoard& board) {
  JsonMembers json{{"side", board.side}, {"answers", board.answers}};
  if (!board.contradict.empty()) json["contradict"] = list_of(board.contradict, same);
  return json;
}

JsonMembers seconds_json(const JudgedText& text) {
  JsonMembers json;
  for (const JudgedRule& rule : text.rules) {
    json[rule.key] = list_of(rule.costs, [](const RuleCost& cost) -> Json { return cost.seconds; });
  }
  return json;
}

}  // namespace

JsonMembers judgement_report(const JudgedText& text, std::string_view stopped) {
  const std::vector<std::string> faults = faults_of(text);
  JsonMembers json{{"ok", faults.empty() && stopped.empty()}, {"faults", list_of(faults, same)}};
  if (!stopped.empty()) json["outcome"] = std::string(stopped);
  json["remarks"] = list_of(remarks_on(text), same);
  json["judged"] = list_of(text.rules, [&](auto& rule) { return rule_json(text, rule); });
  json["same"] = list_of(text.same, [](auto& keys) -> Json { return list_of(keys, same); });
  json["boards"] = list_of(text.boards, board_json);
  json["random"] = random_json(text.random);
  json["tried"] = tried_json(text.tried);
  json["empty"] = list_of(text.empty, empty_json);
  json["sizes"] = list_of(text.sizes, [](const CountedSize& size) -> Json {
    return JsonMembers{
        {"side", size.side}, {"slots", size.slots}, {"too_large", size.is_too_large}};
  });
  json["seconds"] = seconds_json(text);
  return json;
}

}  // namespace p2c

#include "instances/formats/save_file.hpp"

#include <algorithm>
#include <limits>

#include "instances/limits/board_size.hpp"

namespace p2c {
namespace {

constexpr std::string_view kFirst = "SAVEFILE:";
constexpr std::size_t kKey = 8;  // the length of a key, with blanks after it

struct Record {
  std::string_view key = {};
  std::string_view value = {};
  std::size_t at = 0;  // of the value in the text
};

// Walks over the records; a value may have any bytes.
class Records {
 public:
  explicit Records(const TextReader& in) : in_(in), lines_(in.text()) { skip_line_ends(); }

  bool done() const { return at_ >= in_.text().size(); }

  Record next() {
    const std::string_view text = in_.text().substr(at_);
    if (text.size() <= kKey || text[kKey] != ':') fail(at_, "a key of 8 characters and ':'");
    Record record{text.substr(0, std::min(kKey, text.find(' ')))};
    std::size_t length = 0;
    std::size_t i = kKey + 1;
    for (; i < text.size() && text[i] >= '0' && text[i] <= '9'; ++i) {
      length = std::min<std::size_t>(length * 10 + static_cast<std::size_t>(text[i] - '0'),
                                     std::numeric_limits<std::uint32_t>::max());
    }
    if (i == kKey + 1 || i >= text.size() || text[i] != ':') fail(at_ + i, "a length and ':'");
    record.at = at_ + i + 1;
    record.value = text.substr(i + 1, length);
    if (record.value.size() < length) fail(in_.text().size(), "the rest of a value");
    at_ = record.at + length;
    skip_line_ends();
    return record;
  }

  Place place(std::size_t at) const { return lines_.place(in_.file(), at); }

  [[noreturn]] void fail(std::size_t at, const std::string& expected) const {
    const std::string_view rest = in_.text().substr(std::min(at, in_.text().size()));
    const std::string_view got = rest.substr(0, rest.find_first_of("\r\n"));
    throw InputError(place(at), "expected " + expected + ", got " +
                                    (rest.empty() ? "the end of the file" : in_quotes(got)));
  }

 private:
  void skip_line_ends() {
    while (!done() && (in_.text()[at_] == '\r' || in_.text()[at_] == '\n')) ++at_;
  }

  const TextReader& in_;
  LineStarts lines_;
  std::size_t at_ = 0;
};

bool detect(std::string_view text, std::string_view /*file*/) {
  return text.substr(std::min(text.find_first_not_of("\r\n"), text.size())).starts_with(kFirst);
}

PuzzleWord find_game(TextReader& in) {
  Records records(in);
  while (!records.done()) {
    const Record record = records.next();
    if (record.key == "GAME") return {std::string(record.value), records.place(record.at)};
  }
  records.fail(in.text().size(), "a record GAME");
}

int number_in(const Records& records, const Record& record) {
  int number = 0;
  for (const char digit : record.value) {
    if (digit < '0' || digit > '9' || number > kMostBoardCells) {
      records.fail(record.at, "a number of states");
    }
    number = number * 10 + (digit - '0');
  }
  return number;
}

void append(Respelt& id, const Record& record) {
  id.text += record.value;
  for (std::size_t i = 0; i < record.value.size(); ++i) id.origin.push_back(record.at + i);
}

}  // namespace

Scheme save_file_scheme() {
  return {"sgt-save", "saved games of Simon Tatham's collection", detect, {false}, find_game};
}

SavedGame read_saved_game(TextReader& in) {
  Records records(in);
  Record params;
  Record desc;
  int states = 1;
  std::vector<Record> moves;
  while (!records.done()) {
    in.ask_stop();
    const Record record = records.next();
    if (record.key == "CPARAMS") params = record;
    if (record.key == "DESC") desc = record;
    if (record.key == "STATEPOS") states = number_in(records, record);
    const bool restart = record.key == "RESTART";
    if (restart || record.key == "MOVE" || record.key == "SOLVE") moves.push_back(record);
  }
  if (params.key.empty()) records.fail(in.text().size(), "a record CPARAMS");
  if (desc.key.empty()) records.fail(in.text().size(), "a record DESC");
  if (states < 1 || static_cast<std::size_t>(states) - 1 > moves.size()) {
    records.fail(in.text().size(), "a move for each state up to STATEPOS");
  }
  SavedGame saved;
  append(saved.id, params);
  saved.id.text += ':';
  saved.id.origin.push_back(desc.at);
  append(saved.id, desc);
  saved.id.origin.push_back(desc.at + desc.value.size());
  moves.resize(static_cast<std::size_t>(states) - 1);
  for (const Record& move : moves) {
    if (move.key == "RESTART") saved.moves.clear();
    if (move.key != "RESTART") saved.moves.push_back({move.value, records.place(move.at)});
  }
  return saved;
}

std::optional<Answer> settled_in(const Answer& values) {
  const bool open = std::all_of(values.begin(), values.end(), [](int v) { return v == kOpen; });
  return open ? std::nullopt : std::optional(values);
}

std::vector<int> read_move_numbers(Characters& move, std::size_t count, int most) {
  std::vector<int> numbers;
  while (numbers.size() < count) {
    if (!numbers.empty()) {
      if (move.peek() != ',') move.fail("','");
      move.take();
    }
    numbers.push_back(move.number(0, most));
  }
  return numbers;
}

}  // namespace p2c

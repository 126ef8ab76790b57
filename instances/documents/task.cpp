#include "instances/documents/task.hpp"

#include <cmath>
#include <optional>

#include "instances/text/characters.hpp"

namespace p2c {
namespace {

constexpr int kMostCells = 1'000'000;
constexpr int kMostNumber = 1'000'000'000;

// A word of our text, and where it comes from.
struct Word {
  std::string text;
  std::size_t at;
};

class TaskText {
 public:
  TaskText(TextReader& in, TaskFacts facts) : in_(in), facts_(std::move(facts)) {}

  Respelt read() {
    in_.skip_blank_lines();
    in_.next_line("a task string");
    std::string_view task = in_.token("a task string");
    if (facts_.kind.empty()) {
      read_facts(task);
      in_.next_line("a task string");
      task = in_.token("a task string");
    }
    task_ = task;
    at_ = static_cast<std::size_t>(task.data() - in_.text().data());
    respell(task);
    in_.end_line();
    in_.expect_end();
    return std::move(out_);
  }

 private:
  // "nurikabe 6".
  void read_facts(std::string_view kind) {
    if (kind.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-") !=
        std::string_view::npos) {
      in_.fail("--kind, or a line with a kind of puzzle before a task string");
    }
    facts_.kind = kind;
    if (!in_.line_done()) {
      const int rows = in_.number(1, kMostCells);
      if (facts_.rows == 0) facts_.rows = rows;
    }
    in_.end_line();
  }

  void respell(std::string_view task) {
    add(facts_.kind, at_, '\n');
    if (task.find_first_of("./") != std::string_view::npos) return respell_lines(task);
    const std::size_t end = std::min(task.find(';'), task.size());
    const bool ids_alone = task.find(',') < end;
    std::vector<Word> cells;
    if (!ids_alone) cells = read_cells(task.substr(0, end));
    std::vector<Word> ids;
    if (ids_alone || end < task.size()) ids = read_ids(task.substr(ids_alone ? 0 : end + 1));
    if (!ids_alone && !ids.empty() && ids.size() != cells.size()) {
      fail(ids.back().at, "a region for each of " + std::to_string(cells.size()) + " cells, got " +
                              std::to_string(ids.size()));
    }
    const std::size_t count = ids_alone ? ids.size() : cells.size();
    const std::size_t rows = rows_of(count);
    add_size(rows, count / rows);
    add_grid(cells, count / rows);
    add_grid(ids, count / rows);
  }

  std::vector<Word> read_cells(std::string_view task) {
    std::vector<Word> cells;
    Characters in(in_, task, in_.place(), "the end of the task");
    bool after_number = false;
    while (!in.done()) {
      const std::size_t at = at_ + in.position();
      const char c = in.peek();
      if (c == '_' && after_number) {
        in.take();
        if (in.peek() < '0' || in.peek() > '9') in.fail("a number after '_'");
        after_number = false;
      } else if (c >= '0' && c <= '9') {
        cells.push_back({std::to_string(in.number(0, kMostNumber)), at});
        after_number = true;
      } else if (c >= 'a' && c <= 'z') {
        in.take();
        cells.insert(cells.end(), static_cast<std::size_t>(c - 'a' + 1), {"-", at});
        after_number = false;
      } else {
        in.fail("a number, or a letter a to z for cells without one");
      }
      expect_few(cells.size(), at);
    }
    return cells;
  }

  std::vector<Word> read_ids(std::string_view list) {
    std::vector<Word> ids;
    const auto offset = static_cast<std::size_t>(list.data() - task_.data());
    Characters in(in_, list, place(at_ + offset), "the end of the task");
    while (true) {
      const std::size_t at = at_ + offset + in.position();
      ids.push_back({std::to_string(in.number(0, kMostNumber)), at});
      expect_few(ids.size(), at);
      if (in.done()) return ids;
      if (in.take() != ',') {
        throw InputError(
            place(at_ + offset + in.position() - 1),
            "expected ',' between regions, got " + in_quotes(list.substr(in.position() - 1, 1)));
      }
    }
  }

  // Columns first; the parser of our text looks at the numbers.
  void respell_lines(std::string_view task) {
    std::vector<Word> lines{{"", at_}};
    for (std::size_t i = 0; i < task.size(); ++i) {
      const char c = task[i];
      if (c == '/') {
        expect_few(lines.size(), at_ + i);
        lines.push_back({"", at_ + i + 1});
      } else if (c == '.') {
        lines.back().text += ' ';
      } else if (c >= '0' && c <= '9') {
        lines.back().text += c;
      } else {
        fail(at_ + i, "blocks with '.' between them and '/' between lines, got " +
                          in_quotes(task.substr(i, 1)));
      }
    }
    const std::size_t sides = lines.size();
    const std::size_t rows = facts_.rows > 0 ? static_cast<std::size_t>(facts_.rows) : sides / 2;
    const bool unknown = facts_.rows == 0 && sides % 2 == 1;
    if (unknown || rows == 0 || rows >= sides) {
      fail(at_, "--rows for a board of " + std::to_string(sides) + " rows and columns, got " +
                    (facts_.rows == 0 ? "none" : std::to_string(facts_.rows)));
    }
    add_size(rows, sides - rows);
    for (const Word& line : lines) add(line.text.empty() ? "0" : line.text, line.at, '\n');
  }

  std::size_t rows_of(std::size_t cells) {
    auto rows = static_cast<std::size_t>(facts_.rows);
    if (rows == 0)
      rows = static_cast<std::size_t>(std::lround(std::sqrt(static_cast<double>(cells))));
    const bool fits = rows > 0 && cells % rows == 0 && (facts_.rows > 0 || rows * rows == cells);
    if (fits) return rows;
    fail(at_, "--rows for a board of " + std::to_string(cells) + " cells, got " +
                  (facts_.rows == 0 ? "none" : std::to_string(facts_.rows)));
  }

  void expect_few(std::size_t cells, std::size_t at) {
    if (cells <= static_cast<std::size_t>(kMostCells)) return;
    fail(at, "at most " + std::to_string(kMostCells) + " cells, got more");
  }

  void add(std::string_view word, std::size_t at, char end) {
    out_.text.append(word) += end;
    out_.origin.insert(out_.origin.end(), word.size() + 1, at);
  }

  void add_size(std::size_t rows, std::size_t cols) {
    add(std::to_string(rows) + " " + std::to_string(cols), at_, '\n');
  }

  void add_grid(const std::vector<Word>& words, std::size_t cols) {
    for (std::size_t i = 0; i < words.size(); ++i) {
      add(words[i].text, words[i].at, ' ');
      if ((i + 1) % cols == 0) out_.text.back() = '\n';
    }
  }

  Place place(std::size_t at) const { return place_of(in_.text(), in_.file(), at); }

  [[noreturn]] void fail(std::size_t at, const std::string& message) const {
    throw InputError(place(at), "expected " + message);
  }

  TextReader& in_;
  TaskFacts facts_;
  std::string_view task_;
  std::size_t at_ = 0;  // of the task in the text
  Respelt out_;
};

}  // namespace

Scheme task_scheme() {
  const auto never = [](std::string_view /*text*/, std::string_view /*file*/) { return false; };
  return {"task", "task strings of the puzzle-*.com sites, with --kind", never, {false}, nullptr,
          true};
}

Respelt text_of_task(TextReader& in, TaskFacts facts) {
  Respelt text = TaskText(in, std::move(facts)).read();
  text.origin.push_back(text.origin.back());  // its end
  return text;
}

}  // namespace p2c

#include "cnf_out/model.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

class OutputReader {
 public:
  OutputReader(std::string_view text, const std::string& file, int last, int most)
      : in_(text, file, {false}), last_(last), most_(most) {
    if (most < kTrue.variable() - 1) expected_ += " of a variable up to " + std::to_string(most);
  }

  SolverOutput read() {
    while (!in_.at_end()) {
      in_.skip_blank_lines();
      const std::string_view line = in_.next_line("");
      if (line[0] == 'c') continue;
      read_line(in_.token(""));
    }
    read_bits();
    if (!status_) in_.fail_as("expected a line 's SATISFIABLE' or the like before the end");
    const bool without_end = named_ || (max_sat_ && any_literal_);
    const bool model_known = complete_ || without_end || last_ == 0;
    if (*status_ == Status::kSatisfiable && !model_known) {
      in_.fail_as("expected a model that ends with 0, got the end of the file");
    }
    if (*status_ == Status::kSatisfiable && without_end && !(max_sat_ && complete_)) {
      expect_all_values();
    }
    if (*status_ != Status::kSatisfiable && any_literal_) {
      in_.fail_as("expected no model without 's SATISFIABLE'");
    }
    output_.status = *status_;
    return std::move(output_);
  }

 private:
  // Models without an end of their own lack variables where they were cut short.
  void expect_all_values() {
    for (int v = 1; v <= last_ && last_ < kTrue.variable(); ++v) {
      if (output_.model.has(Lit(v))) continue;
      in_.fail_as("expected a value for " + std::string(named_ ? "x" : "") + std::to_string(v) +
                  ", got the end of the file");
    }
  }

  void read_line(std::string_view word) {
    if (word == "s") {
      read_status(in_.token("a status"));
    } else if (word == "o" && !result_file_) {
      max_sat_ = true;
      was_improved_ = complete_;
      read_cost(in_.token("a cost"));
    } else if (word == "v" && !result_file_) {
      if (std::exchange(was_improved_, false)) forget_model();
      read_literals();
    } else if (!status_ && !any_literal_ && (word == "SAT" || word == "UNSAT" || word == "INDET")) {
      result_file_ = true;
      set_status(word, "SAT", "UNSAT", "INDET");
      in_.end_line();
    } else if (result_file_) {
      add_literal(word);
      read_literals();
    } else {
      in_.fail("a line that begins with c, s or v");
    }
  }

  // Another one follows, of less cost.
  void forget_model() {
    output_.model = Model();
    complete_ = false;
  }

  void read_status(std::string_view word) {
    if (word == "OPTIMUM") {
      if (in_.token("FOUND") != "FOUND") in_.fail("FOUND");
      max_sat_ = true;
      word = "SATISFIABLE";
    }
    set_status(word, "SATISFIABLE", "UNSATISFIABLE", "UNKNOWN");
    in_.end_line();
  }

  // It may have any number of digits, and counts for nothing here.
  void read_cost(std::string_view word) {
    if (word.starts_with('-')) word.remove_prefix(1);
    if (word.empty() || word.find_first_not_of("0123456789") != std::string_view::npos) {
      in_.fail("a cost");
    }
    in_.end_line();
  }

  void set_status(std::string_view word, std::string_view sat, std::string_view unsat,
                  std::string_view unknown) {
    if (status_) in_.fail("one status line");
    if (word == sat) {
      status_ = Status::kSatisfiable;
    } else if (word == unsat) {
      status_ = Status::kUnsatisfiable;
    } else if (word == unknown || word == "INDETERMINATE") {  // as MiniSat's children say it
      status_ = Status::kUnknown;
    } else {
      in_.fail("SATISFIABLE, UNSATISFIABLE or UNKNOWN");
    }
  }

  // The only word of all "v" lines may be a digit for each variable; so it waits.
  void read_literals() {
    while (!in_.line_done()) {
      const std::string_view word = in_.token("");
      const bool digits = word.find_first_not_of("01") == std::string_view::npos;
      if (digits && !any_literal_ && !bits_ && !result_file_) {
        bits_ = Digits{std::string(word), in_.place()};
        continue;
      }
      if (bits_) add_waiting();
      add_literal(word);
    }
  }

  void add_waiting() {
    const Digits first = *std::exchange(bits_, {});
    try {
      add_literal(first.text);
    } catch (const InputError& error) {
      throw InputError(first.place, error.message());
    }
  }

  void read_bits() {
    if (!bits_) return;
    if (!max_sat_ && (bits_->text[0] != '0' || bits_->text.size() == 1)) return add_waiting();
    any_literal_ = complete_ = true;
    if (bits_->text.size() > static_cast<std::size_t>(most_)) {
      throw InputError(bits_->place, "expected at most " + std::to_string(most_) + " values, got " +
                                         std::to_string(bits_->text.size()));
    }
    const auto count = static_cast<int>(std::min<std::size_t>(bits_->text.size(), last_));
    for (int v = 1; v <= count; ++v) {
      output_.model.set(bits_->text[v - 1] == '1' ? Lit(v) : !Lit(v));
    }
  }

  void add_literal(std::string_view token) {
    any_literal_ = true;
    if (complete_) in_.fail("the end of the model after its 0");
    const bool negative = token.starts_with('-');
    std::string_view digits = token.substr(negative ? 1 : 0);
    const bool named = digits.starts_with('x');  // as PB solvers say it, without a 0 at the end
    if (named) digits.remove_prefix(1);
    named_ = named_ || named;
    const int least = negative || named ? 1 : 0;
    const int number = in_.to_number(digits, least, most_, expected_);
    if (number == 0) {
      complete_ = true;
      return;
    }
    if (number > last_) return;
    const Lit x(negative ? -number : number);
    if (output_.model.has(x) && !output_.model(x)) in_.fail("each variable with one sign");
    output_.model.set(x);
  }

  struct Digits {
    std::string text;
    Place place;
  };

  TextReader in_;
  int last_;
  int most_;
  std::string expected_ = "a literal";
  SolverOutput output_;
  std::optional<Status> status_;
  std::optional<Digits> bits_;
  bool max_sat_ = false;
  bool was_improved_ = false;  // an "o" line came after the model
  bool result_file_ = false;
  bool any_literal_ = false;
  bool complete_ = false;
  bool named_ = false;
};

}  // namespace

std::string_view status_name(Status status) {
  switch (status) {
    case Status::kSatisfiable:
      return "SATISFIABLE";
    case Status::kUnsatisfiable:
      return "UNSATISFIABLE";
    case Status::kUnknown:
      break;
  }
  return "UNKNOWN";
}

SolverOutput read_solver_output(std::string_view text, const std::string& file, int last,
                                int most) {
  return OutputReader(text, file, last, most).read();
}

std::string print_model(const Model& model, int variables) {
  constexpr std::size_t kWidth = 78;
  std::string text;
  std::size_t line = 0;  // where it begins
  const auto put = [&](int number) {
    const std::string word = " " + std::to_string(number);
    if (text.empty() || text.size() - line + word.size() > kWidth) {
      if (!text.empty()) text += '\n';
      line = text.size();
      text += 'v';
    }
    text += word;
  };
  for (int v = 1; v <= variables; ++v) put(model(Lit(v)) ? v : -v);
  put(0);
  return text + "\n";
}

}  // namespace p2c

// For C: what a puzzle is, and its formula.
#include <algorithm>

#include "library/c_call.hpp"
#include "library/inside.hpp"

using puzzle2cnf::Puzzle;

int p2c_read(const char* text, size_t size, const char* format, p2c_puzzle** puzzle,
             p2c_error* error) {
  return p2c_read_limited(text, size, format, nullptr, puzzle, error);
}

namespace {

// By a function that reads as Puzzle::read does.
template <class Read>
int read_by(const Read& read, const char* text, size_t size, const char* format,
            const p2c_options* options, p2c_puzzle** puzzle, p2c_error* error) {
  return p2c::guarded(error, [&] {
    p2c::expect_pointer(puzzle, "puzzle");
    *puzzle = nullptr;
    p2c::expect_pointer(text, "text");
    *puzzle = new p2c_puzzle{read(std::string_view(text, size), format == nullptr ? "" : format,
                                  "puzzle", false, p2c::options_of(options))};
    return P2C_DONE;
  });
}

}  // namespace

int p2c_read_limited(const char* text, size_t size, const char* format, const p2c_options* options,
                     p2c_puzzle** puzzle, p2c_error* error) {
  return read_by(&Puzzle::read, text, size, format, options, puzzle, error);
}

int p2c_kind_from_rules(const char* text, size_t size, p2c_rules** rules, p2c_error* error) {
  return p2c::guarded(error, [&] {
    p2c::expect_pointer(rules, "rules");
    *rules = nullptr;
    p2c::expect_pointer(text, "text");
    *rules = new p2c_rules{puzzle2cnf::Kind::from_rules({text, size})};
    return P2C_DONE;
  });
}

void p2c_release_rules(p2c_rules* rules) { delete rules; }

int p2c_read_with_rules(const p2c_rules* rules, const char* text, size_t size, const char* format,
                        const p2c_options* options, p2c_puzzle** puzzle, p2c_error* error) {
  const auto read = [&](const auto&... words) {
    p2c::expect_pointer(rules, "rules");
    return rules->kind.read(words...);
  };
  return read_by(read, text, size, format, options, puzzle, error);
}

void p2c_release(p2c_puzzle* puzzle) { delete puzzle; }

int p2c_write(const p2c_puzzle* puzzle, const char* format, char** text, p2c_error* error) {
  return p2c::guarded(error, [&] {
    p2c::expect_pointer(text, "text");
    *text = nullptr;
    p2c::expect_pointer(puzzle, "puzzle");
    *text = p2c::new_text(puzzle->puzzle.write(p2c::expected_text(format, "format")));
    return P2C_DONE;
  });
}

const char* p2c_kind(const p2c_puzzle* puzzle) {
  if (puzzle == nullptr) return nullptr;
  return puzzle->puzzle.inside().any().kind().name.c_str();
}

size_t p2c_slots(const p2c_puzzle* puzzle) {
  return puzzle == nullptr ? 0 : puzzle->puzzle.slots().size();
}

const char* p2c_slot(const p2c_puzzle* puzzle, size_t slot, int* lo, int* hi) {
  if (slot >= p2c_slots(puzzle)) return nullptr;
  const puzzle2cnf::Slot& found = puzzle->puzzle.slots()[slot];
  if (lo != nullptr) *lo = found.lo;
  if (hi != nullptr) *hi = found.hi;
  return found.name.c_str();
}

namespace {

// Numbers variables as the encoding does.
class TakenClauses : public puzzle2cnf::ClauseSink {
 public:
  using Take = int (*)(void* data, const int* clause, size_t size);
  TakenClauses(Take take, void* data) : take_(take), data_(data) {}

  int fresh() override { return ++variables_; }
  void add(std::span<const int> clause) override {
    if (take_(data_, clause.data(), clause.size()) != 0) {
      throw puzzle2cnf::Limit("ended by the function that takes clauses");
    }
  }
  int variables() const { return variables_; }

 private:
  Take take_;
  void* data_;
  int variables_ = 0;
};

}  // namespace

int p2c_encode(const p2c_puzzle* puzzle, int (*take)(void* data, const int* clause, size_t size),
               void* data, int* variables, p2c_error* error) {
  return p2c::guarded(error, [&] {
    p2c::expect_pointer(puzzle, "puzzle");
    if (take == nullptr) throw std::invalid_argument("take is a null pointer");
    TakenClauses clauses(take, data);
    puzzle->puzzle.encode(clauses);
    if (variables != nullptr) *variables = clauses.variables();
    return P2C_DONE;
  });
}

int p2c_literal(const p2c_puzzle* puzzle, size_t slot, int value) {
  int lo = 0;
  int hi = 0;
  if (p2c_slot(puzzle, slot, &lo, &hi) == nullptr || value < lo || value > hi) return 0;
  return puzzle->puzzle.inside().names.literal(slot, value).dimacs();
}

int p2c_dimacs(const p2c_puzzle* puzzle, char** text, p2c_error* error) {
  return p2c::guarded(error, [&] {
    p2c::expect_pointer(text, "text");
    *text = nullptr;
    p2c::expect_pointer(puzzle, "puzzle");
    *text = p2c::new_text(puzzle->puzzle.dimacs());
    return P2C_DONE;
  });
}

int p2c_values(const p2c_puzzle* puzzle, const char* answer, int* values, p2c_error* error) {
  return p2c::guarded(error, [&] {
    p2c::expect_pointer(puzzle, "puzzle");
    p2c::expect_pointer(values, "values");
    const auto read = puzzle->puzzle.answer(p2c::expected_text(answer, "answer"));
    std::copy(read.begin(), read.end(), values);
    return P2C_DONE;
  });
}

int p2c_check(const p2c_puzzle* puzzle, const char* answer, char** broken, p2c_error* error) {
  return p2c::guarded(error, [&] {
    if (broken != nullptr) *broken = nullptr;
    p2c::expect_pointer(puzzle, "puzzle");
    const auto read = puzzle->puzzle.answer(p2c::expected_text(answer, "answer"));
    const std::optional<std::string> rule = puzzle->puzzle.check(read);
    if (rule && broken != nullptr) *broken = p2c::new_text(*rule);
    return rule ? P2C_NO : P2C_DONE;
  });
}

// Puzzles: read, checked, encoded, solved, explained and made.
//
//   const auto puzzle = puzzle2cnf::Puzzle::read("heyawake\n...");
//   if (const auto answer = puzzle.solve()) std::cout << puzzle.text(*answer);
//
// A Puzzle never changes, and several threads may use one. Every answer has passed a check that
// knows the rules and not the encoding. Functions throw InputError, Limit and Fault (encode.hpp).
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <puzzle2cnf/encode.hpp>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace p2c {
struct PuzzleInside;  // of the library alone
struct AnswersInside;
struct PuzzleKind;
}  // namespace p2c

namespace puzzle2cnf {

/// One unknown: an integer from lo to hi, "r2c3" or "r1c1-r1c4".
struct Slot {
  std::string name;
  int lo;
  int hi;
};

/// A value for each slot, in the order of slots(); kOpen where it is not known.
using Answer = std::vector<int>;
inline constexpr int kOpen = INT_MIN;

/// How long to look, and by which solver.
struct Options {
  double seconds = 0;          // 0: no limit
  std::int64_t conflicts = 0;  // of the solver; 0: no limit
  int seed = 0;                // of the solver
  // Asked now and then, in the calling thread: true ends the work. It must not throw.
  std::function<bool()> stop = {};
  const p2c_ipasir* solver = nullptr;  // null: CaDiCaL. Not for generate
  // How many bytes the process may grow by; 0: no limit. What would take more is refused at once
  // where that is known beforehand.
  std::int64_t memory = 0;
  // Of a board that is read; 0: 10^7, or 10^6 where its text has fewer bytes than that.
  std::int64_t max_cells = 0;
};

enum class Verdict { kNone, kUnique, kSeveral };

struct Uniqueness {
  Verdict verdict = Verdict::kNone;
  Answer first = {};   // unless there is none
  Answer second = {};  // where there are several
};

struct Count {
  std::int64_t count = 0;
  bool complete = false;  // else there are at least so many
};

/// "The slot is 5", or "is not 5".
struct Fact {
  int slot;
  int value;
  bool is = true;
};

/// From these rules and facts, none of which can be left out, follow the conclusions.
struct Step {
  std::string sentence;
  std::vector<Fact> concludes;
  std::vector<std::string> rules;
  std::vector<Fact> facts;
};

struct Explanation {
  std::optional<Verdict> verdict = {};  // nothing: a limit came first
  std::vector<Step> steps = {};
  Answer known = {};            // after the steps
  std::vector<int> wrong = {};  // slots whose values in the state are not those of the only answer
  /// Without an answer: rules and facts that contradict each other. With several answers: entries
  /// of the state that no answer has together.
  std::optional<Step> contradiction = {};
  /// The least number of rules that have to be combined, or a bound of it; 0: unknown.
  int level = 0;
  bool level_is_exact = false;
  bool limited = false;  // a limit came before the end: this was found so far
};

/// Whether some answer agrees with a state; if not, rules and facts that contradict each other.
struct StepCheck {
  bool ok = false;
  std::vector<std::string> rules = {};
  std::vector<Fact> facts = {};
};

struct EncodeOptions {
  std::optional<Connectivity> connectivity = {};  // nothing: as `puzzle2cnf encode`, by the kind
  Counting counting = Counting::kNetwork;
};

/// What a literal of a formula says: "r2c3=1".
struct Name {
  std::string name;
  int literal;
};

class P2C_API Puzzle {
 public:
  /// A text in one of the formats of `puzzle2cnf formats`, or the URL of a puzzle, which is parsed
  /// and never fetched. An empty format is detected. `name` is for messages. Where it is lenient,
  /// what is wrong but can be understood is a warning. Of the limits all but `conflicts` count.
  static Puzzle read(std::string_view text, std::string_view format = {},
                     std::string_view name = "puzzle", bool lenient = false,
                     const Options& limits = {});
  /// What was odd in the text, each "NAME:LINE:COLUMN: MESSAGE".
  const std::vector<std::string>& warnings() const;

  /// "heyawake".
  std::string kind() const;
  /// The text that its Kind was made of; empty: its kind is one of kinds(). Before the text of the
  /// puzzle it makes a text that read() reads.
  std::string rules() const;
  /// The unknowns, in the order of an Answer.
  const std::vector<Slot>& slots() const;
  /// In the format with this name.
  std::string write(std::string_view format = "text") const;
  /// A drawing, with what is known of the answer.
  std::string svg(const Answer& answer = {}) const;

  /// An answer as `puzzle2cnf solve` prints it; with open values as `solve --forced` does.
  std::string text(const Answer& answer) const;
  /// The values of an answer in that form.
  Answer answer(std::string_view text) const;
  /// The values that a player has settled, in the same form; the rest are kOpen.
  Answer state(std::string_view text) const;
  /// The first rule or given that a whole answer breaks; nothing: it is right.
  std::optional<std::string> check(const Answer& answer) const;

  /// Adds its clauses, and returns the literals of the slots' values. With a sink whose fresh()
  /// counts from 1 the formula is that of `puzzle2cnf encode`.
  std::vector<Name> encode(ClauseSink& out, const EncodeOptions& options = {}) const;
  /// The bytes that `puzzle2cnf encode` writes. Of the limits `seconds` and `stop` count.
  std::string dimacs(const EncodeOptions& options = {}, const Options& limits = {}) const;
  /// The answer of a model of its clauses: literals, of variables numbered from 1 on. Throws Fault
  /// for one that breaks a rule.
  Answer decode(std::span<const int> model) const;

  /// Nothing: there is no answer.
  std::optional<Answer> solve(const Options& options = {}) const;
  /// Whether there is exactly one.
  Uniqueness unique(const Options& options = {}) const;
  /// How many answers there are, up to `most`; 0: all. A limit ends it with those found so far.
  Count count(std::int64_t most = 0, const Options& options = {}) const;
  /// Gives `take` each answer once, in no particular order, until it returns false. What it throws
  /// comes through.
  Count enumerate(const std::function<bool(const Answer&)>& take,
                  const Options& options = {}) const;

  /// All steps from the givens to the answer.
  Explanation explain(const Options& options = {}) const;
  /// The steps from this state to the next value, or to that of a slot; to what is wrong in it.
  Explanation hint(const Answer& state, int slot = -1, const Options& options = {}) const;
  /// Whether some answer agrees with this state.
  StepCheck check_step(const Answer& state, const Options& options = {}) const;

  // Only the library can use these two.
  explicit Puzzle(std::shared_ptr<const p2c::PuzzleInside> inside) : inside_(std::move(inside)) {}
  const p2c::PuzzleInside& inside() const { return *inside_; }

 private:
  std::shared_ptr<const p2c::PuzzleInside> inside_;
};

/// A kind of puzzle whose rules are a text (docs/rules.md). It never changes, and lives as long as
/// its puzzles.
class P2C_API Kind {
 public:
  /// `name` is for messages.
  static Kind from_rules(std::string_view text, std::string_view name = "rules");

  const std::string& name() const;
  const std::string& rules() const;  // the text
  /// What identifies the text: its MD5.
  const std::string& hash() const;
  /// As Puzzle::read, where this kind comes before one of kinds() with its name.
  Puzzle read(std::string_view text, std::string_view format = {}, std::string_view name = "puzzle",
              bool lenient = false, const Options& limits = {}) const;

 private:
  explicit Kind(std::shared_ptr<const p2c::PuzzleKind> inside) : inside_(std::move(inside)) {}

  std::shared_ptr<const p2c::PuzzleKind> inside_;
};

/// The answers of a puzzle, each once, in no particular order; looked for when asked for. Copies
/// share one search. For one thread at a time.
class P2C_API Answers {
 public:
  explicit Answers(const Puzzle& puzzle, const Options& options = {});
  /// Nothing: there are no more, or an exception came before.
  std::optional<Answer> next();

 private:
  std::shared_ptr<p2c::AnswersInside> inside_;
};

/// As the options of `puzzle2cnf generate` with these names.
struct GenerateOptions {
  int rows = 0;  // 0: as the columns, or 10
  int cols = 0;
  std::int64_t seed = 0;
  std::int64_t number = 1;                        // of the puzzle among those of the seed
  bool any = false;                               // it may have several answers
  bool minimal = false;                           // each clue is needed
  std::string difficulty = {};                    // "easy", "normal", "hard", "extreme"
  std::map<std::string, std::string> style = {};  // "room-size": "5"
};

struct Made {
  Puzzle puzzle;
  Answer answer;  // the only one, unless any were asked for
};

/// A new puzzle of this kind.
P2C_API Made generate(std::string_view kind, const GenerateOptions& wanted = {},
                      const Options& options = {});

/// The name and version of the solver that the options ask for.
P2C_API std::string solver_name(const Options& options = {});

/// The names of all kinds.
P2C_API std::vector<std::string> kinds();

}  // namespace puzzle2cnf

// The options of a verb: each is declared once, with its name, its help, where its value goes and
// what is expected of it. Groups of options are structs with a member declare(OptionList&).
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "cli/options/usage_error.hpp"

namespace p2c {

/// The order of help. Within a section options come in the order of declaration.
enum class Section { kFiles, kFormula, kRun, kAnswers, kImage, kPuzzle, kStyle, kEveryVerb };

/// An option as help shows it.
struct OptionHead {
  Section section;
  const char* names;       // "output,o": the long one, and the letter of the short one
  const char* value_name;  // nothing for a flag
  const char* help;
  std::vector<std::string_view> words = {};  // for completion: those that its value may be
  std::vector<std::string_view> (*find_words)() =
      nullptr;  // in place of these, where it takes time
};

/// A word of an option, and what it stands for.
template <class Choice>
using Word = std::pair<std::string_view, Choice>;

/// Bounds of a number, both included.
struct Range {
  static constexpr std::int64_t kMost = 1'000'000'000'000;

  std::int64_t least = 0;
  std::int64_t most = -1;  // -1: what its type can hold
};

/// A file that an option names.
struct NamedFile {
  std::string shown;  // with its option, for messages: "--map FILE"
  std::string path;
  bool written;               // else read
  bool is_read_once = false;  // whatever the number of inputs
};

/// An option of a command line, with its value as text.
struct GivenOption {
  std::string name;
  std::vector<std::string> values;                                      // one, unless it is a list
  enum class Kind { kFlag, kNumber, kText, kList } kind = Kind::kText;  // of the value
};

/// An option and the kind of its value, for other texts than help.
struct ShownOption {
  OptionHead head;
  GivenOption::Kind kind;
};

/// Values go to the places that were given with the options, which must outlive the list.
class OptionList {
 public:
  using Place =
      std::variant<bool*, int*, std::int64_t*, double*, std::string*, std::vector<std::string>*>;
  /// Throws UsageError.
  using Check = std::function<void()>;

  OptionList() = default;
  OptionList(const OptionList&) = delete;
  OptionList& operator=(const OptionList&) = delete;

  /// A value of any kind; `check` is called when the option was given.
  void add(const OptionHead& head, Place place, Check check = {});
  /// A number within bounds.
  void add_number(const OptionHead& head, int& number, Range range);
  void add_number(const OptionHead& head, std::int64_t& number, Range range);
  /// One of these words; `choice` gets what it stands for. The words must outlive the list.
  /// `refuse` is called first and may throw UsageError for a word.
  template <class Value, class Choice, std::size_t N>
  void add_choice(const OptionHead& head, Value& choice, const std::array<Word<Choice>, N>& words,
                  void (*refuse)(const std::string& word) = nullptr);
  /// A text for `parse`, which throws UsageError for a wrong one.
  void add_parsed(const OptionHead& head, std::function<void(const std::string&)> parse);
  /// A file that is written, and no other of the command line; `check` is for its name.
  void add_written_file(const OptionHead& head, std::string& path, Check check = {});
  /// Files that are read.
  void add_read_files(const OptionHead& head, std::vector<std::string>& paths);

  /// What was named beside these, once all is parsed.
  void add_files(std::function<void(std::vector<NamedFile>&)> files);
  /// Looked at once all is parsed, after the checks of what was declared before.
  void add_check(Check check) { checks_.push_back(std::move(check)); }
  /// Not both: an error with this message, or one that names the two. Each is the name of an
  /// option, or with a blank and a word after it: "format sat".
  void exclude(std::string_view option, std::string_view other, std::string_view message = {});

  /// The words of a command line after its verb; words that are not options go into `inputs`.
  /// Throws UsageError.
  void parse(const std::vector<std::string>& words, std::vector<std::string>& inputs);
  /// The option was on the command line, or the option with this word: "format sat".
  bool has(std::string_view option) const { return given_.contains(option); }
  /// Those that were on the command line, in the order of declaration.
  std::vector<GivenOption> given() const;
  /// There is such an option.
  bool declares(std::string_view option) const;
  /// The files that options name. Throws UsageError for a name that will not do.
  std::vector<NamedFile> files() const;
  /// As help shows them.
  std::string describe() const;
  /// The same as data, in the same order.
  std::vector<ShownOption> shown() const;

 private:
  struct Option {
    OptionHead head;
    Place place;
  };

  std::vector<Option> sorted() const;

  std::vector<Option> options_;
  std::vector<Check> checks_;
  std::vector<std::function<void(std::vector<NamedFile>&)>> files_;
  std::set<std::string, std::less<>> given_;
  std::deque<std::string> words_;  // values that are parsed further
};

/// The place of the word for an option. Throws UsageError.
std::size_t find_word(const std::string& option, const std::string& word,
                      const std::vector<std::string_view>& words);

/// The word that stands for a choice, which must be among them.
template <class Choice, std::size_t N>
std::string_view word_of(Choice choice, const std::array<Word<Choice>, N>& words) {
  std::size_t i = 0;
  while (words[i].second != choice) ++i;
  return words[i].first;
}

template <class Value, class Choice, std::size_t N>
void OptionList::add_choice(const OptionHead& head, Value& choice,
                            const std::array<Word<Choice>, N>& words,
                            void (*refuse)(const std::string& word)) {
  const std::string option = "--" + std::string(head.names);
  OptionHead shown = head;
  for (const Word<Choice>& one : words) shown.words.push_back(one.first);
  add_parsed(shown,
             [option, known = shown.words, &choice, &words, refuse](const std::string& word) {
               if (refuse != nullptr) refuse(word);
               choice = words[find_word(option, word, known)].second;
             });
}

}  // namespace p2c

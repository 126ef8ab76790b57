#include "cli/options/option_list.hpp"

#include <algorithm>
#include <boost/any.hpp>
#include <boost/program_options.hpp>
#include <charconv>
#include <sstream>

#include "instances/text/nearest_word.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

namespace po = boost::program_options;

std::string long_name(const char* names) {
  const std::string_view all(names);
  return std::string(all.substr(0, all.find(',')));
}

void expect_in(Range range, std::int64_t number, const std::string& option) {
  const bool bounded = range.most >= 0;
  if (number >= range.least && (!bounded || number <= range.most)) return;
  const std::string most = range.most == Range::kMost ? "10^12" : std::to_string(range.most);
  throw UsageError{"expected a number from " + std::to_string(range.least) +
                   (bounded ? " to " + most : "") + " for --" + option};
}

// How Boost parses a value. It owns what is returned.
struct Semantic {
  const char* value_name;

  const po::value_semantic* operator()(bool* flag) const { return po::bool_switch(flag); }
  const po::value_semantic* operator()(std::vector<std::string>* words) const {
    return po::value(words)->value_name(value_name)->composing();
  }
  template <class T>
  const po::value_semantic* operator()(T* value) const {
    return po::value(value)->value_name(value_name);
  }
};

// A value as text that is parsed as the same value.
struct GivenValue {
  using Kind = GivenOption::Kind;
  GivenOption& option;

  void operator()(const bool* /*flag*/) const { option.kind = Kind::kFlag; }
  void operator()(const std::string* text) const { option.values = {*text}; }
  void operator()(const std::vector<std::string>* words) const {
    option.values = *words;
    option.kind = Kind::kList;
  }
  template <class T>
  void operator()(const T* number) const {
    std::array<char, 64> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), *number).ptr;
    option.values = {std::string(digits.data(), end)};
    option.kind = Kind::kNumber;
  }
};

// "; did you mean '--OPTION'?", or nothing.
template <class Options>
std::string nearest_option(const std::string& name, const Options& options) {
  std::vector<std::string> names;
  for (const auto& option : options) {
    const std::string word = long_name(option.head.names);
    if (word != "force") names.push_back("--" + word);  // nobody is talked into overwriting a file
  }
  return did_you_mean(name, {names.begin(), names.end()});
}

// It begins with the option's name, or its letter is among those after a dash.
bool may_mean(const std::string& word, std::string_view names) {
  const std::size_t comma = names.find(',');
  if (word.starts_with("--")) return word.substr(2).starts_with(names.substr(0, comma));
  return word.starts_with('-') && comma != names.npos && word.find(names[comma + 1]) != word.npos;
}

// To describe all of them to Boost takes longer than many a puzzle.
template <class Options>
Options meant_by(const std::vector<std::string>& words, const Options& options) {
  Options meant;
  std::copy_if(options.begin(), options.end(), std::back_inserter(meant), [&](const auto& option) {
    return std::any_of(words.begin(), words.end(),
                       [&](const std::string& word) { return may_mean(word, option.head.names); });
  });
  return meant;
}

template <class Options>
po::options_description described(const Options& options) {
  po::options_description all("Options");
  auto add = all.add_options();
  for (const auto& option : options) {
    const OptionHead& head = option.head;
    add(head.names, std::visit(Semantic{head.value_name}, option.place), head.help);
  }
  return all;
}

// What the words say of the options, which are described as far as they may be meant.
template <class Options>
po::variables_map parse_words(const std::vector<std::string>& words, const Options& options,
                              const po::options_description& meant) {
  po::positional_options_description positions;
  positions.add("input", -1);
  // No guessing: an abbreviation that works today would break with the next option.
  const int style = po::command_line_style::unix_style & ~po::command_line_style::allow_guessing;
  po::variables_map values;
  try {
    po::store(
        po::command_line_parser(words).options(meant).positional(positions).style(style).run(),
        values);
    po::notify(values);
  } catch (const po::unknown_option& error) {
    const std::string name = error.get_option_name();
    throw UsageError{error.what() + nearest_option(name, options)};
  } catch (const po::error& error) {
    throw UsageError{error.what()};
  }
  return values;
}

}  // namespace

void OptionList::add(const OptionHead& head, Place place, Check check) {
  options_.push_back({head, place});
  if (!check) return;
  add_check([this, name = long_name(head.names), check = std::move(check)] {
    if (has(name)) check();
  });
}

void OptionList::add_number(const OptionHead& head, int& number, Range range) {
  add(head, &number,
      [&number, range, name = long_name(head.names)] { expect_in(range, number, name); });
}

void OptionList::add_number(const OptionHead& head, std::int64_t& number, Range range) {
  add(head, &number,
      [&number, range, name = long_name(head.names)] { expect_in(range, number, name); });
}

void OptionList::add_parsed(const OptionHead& head, std::function<void(const std::string&)> parse) {
  std::string& word = words_.emplace_back();
  add(head, &word, [&word, parse = std::move(parse)] { parse(word); });
}

// No name is what an unset variable of a shell leaves: not a wish to write nothing.
void OptionList::add_written_file(const OptionHead& head, std::string& path, Check check) {
  add(head, &path, [&path, name = long_name(head.names)] {
    if (path.empty()) throw UsageError{"expected the name of a file for --" + name};
  });
  add_files([&path, option = "--" + long_name(head.names),
             check = std::move(check)](std::vector<NamedFile>& files) {
    if (path.empty()) return;
    if (check) check();
    if (path == "-") return;
    files.push_back({option + " " + printable(path), path, true});
  });
}

void OptionList::add_read_files(const OptionHead& head, std::vector<std::string>& paths) {
  add(head, &paths);
  add_files([&paths, option = "--" + long_name(head.names)](std::vector<NamedFile>& files) {
    for (const std::string& path : paths) {
      files.push_back({option + " " + printable(path), path, false});
    }
  });
}

void OptionList::add_files(std::function<void(std::vector<NamedFile>&)> files) {
  files_.push_back(std::move(files));
}

void OptionList::exclude(std::string_view option, std::string_view other,
                         std::string_view message) {
  add_check([this, option = std::string(option), other = std::string(other),
             message = std::string(message)] {
    if (!has(option) || !has(other)) return;
    if (!message.empty()) throw UsageError{message};
    throw UsageError{"--" + option + " cannot be combined with --" + other};
  });
}

void OptionList::parse(const std::vector<std::string>& words, std::vector<std::string>& inputs) {
  po::options_description meant = described(meant_by(words, options_));
  meant.add_options()("input", po::value(&inputs));
  for (const auto& [name, value] : parse_words(words, options_, meant)) {
    if (value.defaulted()) continue;
    given_.insert(name);
    const auto* word = boost::any_cast<std::string>(&value.value());
    if (word != nullptr) given_.insert(name + " " + *word);
  }
  for (const Check& check : checks_) check();
}

std::vector<GivenOption> OptionList::given() const {
  std::vector<GivenOption> all;
  for (const Option& option : options_) {
    const std::string name = long_name(option.head.names);
    if (!has(name)) continue;
    all.push_back({name, {}});
    std::visit(GivenValue{all.back()}, option.place);
  }
  return all;
}

bool OptionList::declares(std::string_view option) const {
  return std::any_of(options_.begin(), options_.end(),
                     [&](const Option& one) { return long_name(one.head.names) == option; });
}

std::vector<NamedFile> OptionList::files() const {
  std::vector<NamedFile> files;
  for (const auto& add : files_) add(files);
  return files;
}

std::vector<OptionList::Option> OptionList::sorted() const {
  std::vector<Option> sorted = options_;
  std::stable_sort(sorted.begin(), sorted.end(), [](const Option& a, const Option& b) {
    return a.head.section < b.head.section;
  });
  return sorted;
}

std::string OptionList::describe() const {
  std::ostringstream text;
  text << described(sorted());
  return text.str();
}

std::vector<ShownOption> OptionList::shown() const {
  std::vector<ShownOption> all;
  for (const Option& option : sorted()) {
    GivenOption value;
    std::visit(GivenValue{value}, option.place);
    all.push_back({option.head, value.kind});
  }
  return all;
}

std::size_t find_word(const std::string& option, const std::string& word,
                      const std::vector<std::string_view>& words) {
  const auto found = std::find(words.begin(), words.end(), word);
  if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  throw UsageError{"expected " + alternatives(words) + " for " + option + ", got '" + word + "'" +
                   did_you_mean(word, words)};
}

}  // namespace p2c

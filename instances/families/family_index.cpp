#include "instances/families/family_index.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>

#include "instances/families/csv.hpp"
#include "instances/families/family_spec.hpp"
#include "instances/families/spec_words.hpp"
#include "instances/text/nearest_word.hpp"

namespace p2c {
namespace {

constexpr std::array<std::string_view, 16> kColumns = {
    "file",      "family",          "kind",    "rows",   "cols",     "seed",
    "variant",   "variables",       "clauses", "status", "known_by", "cadical_seconds",
    "conflicts", "cadical_version", "gbd",     "puzzle"};

bool is_digits(std::string_view text) {
  return !text.empty() && text.size() <= 18 &&
         text.find_first_not_of("0123456789") == std::string_view::npos;
}

// "12.34".
bool is_seconds(std::string_view text) {
  const std::size_t point = text.find('.');
  return point != std::string_view::npos && is_digits(text.substr(0, point)) &&
         is_digits(text.substr(point + 1));
}

class RecordReader {
 public:
  explicit RecordReader(const CsvRecord& record) : record_(record) {
    if (record.fields.size() == kColumns.size()) return;
    throw InputError(record.places[0], "expected " + counted(kColumns.size(), "field") + ", got " +
                                           std::to_string(record.fields.size()));
  }

  FamilyInstance read() {
    FamilyInstance is;
    is.place = record_.places.front();
    is.puzzle_place = record_.places.back();
    is.file = file();
    is.family = take(is_name, "the family's name");
    is.kind = take(is_name, "a kind of puzzle");
    is.rows = static_cast<int>(number(1'000'000'000));
    is.cols = static_cast<int>(number(1'000'000'000));
    is.seed =
        take([](auto text) { return text.empty() || is_digits(text); }, "a number or nothing");
    is.variant = word(variant_words());
    is.variables = number(kMost);
    is.clauses = number(kMost);
    is.status = word({"satisfiable", "unsatisfiable", "unknown"});
    is.known_by = is.status == "unknown" ? take([](auto text) { return text.empty(); }, "nothing")
                                         : word({"planted", "proof", "search"});
    is.cadical_seconds = take([](auto text) { return text.empty() || is_seconds(text); },
                              "seconds such as 0.50, or nothing");
    is.conflicts =
        take([](auto text) { return text.empty() || is_digits(text); }, "a number or nothing");
    is.cadical_version = take([](auto /*text*/) { return true; }, "");
    is.gbd = take(
        [](std::string_view text) {
          return text.size() == 32 &&
                 text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
        },
        "a hash of 32 hexadecimal digits");
    is.puzzle = take([](auto text) { return !text.empty(); }, "a puzzle");
    return is;
  }

 private:
  static constexpr std::int64_t kMost = 1'000'000'000'000'000;

  template <class Fits>
  std::string take(Fits fits, std::string_view what) {
    const std::string& text = record_.fields[next_];
    if (!fits(std::string_view(text))) fail(what);
    ++next_;
    return text;
  }

  std::string file() {
    return take(
        [](std::string_view text) {
          constexpr std::string_view kEnding = FamilyInstance::kEnding;
          return text.ends_with(kEnding) && is_name(text.substr(0, text.size() - kEnding.size()));
        },
        "a file NAME.cnf.xz with a name of small letters, digits and hyphens");
  }

  std::int64_t number(std::int64_t most) {
    const std::string text = take(is_digits, "a number");
    std::int64_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    if (value > most) {
      --next_;
      fail("a smaller number");
    }
    return value;
  }

  std::string word(const std::vector<std::string_view>& words) {
    return take(
        [&](std::string_view text) {
          return std::find(words.begin(), words.end(), text) != words.end();
        },
        alternatives(words));
  }

  [[noreturn]] void fail(std::string_view what) const {
    throw InputError(record_.places[next_], "expected " + std::string(what) + " as " +
                                                std::string(kColumns[next_]) + ", got " +
                                                in_quotes(record_.fields[next_]));
  }

  const CsvRecord& record_;
  std::size_t next_ = 0;
};

std::vector<std::string> fields_of(const FamilyInstance& is) {
  return {is.file,
          is.family,
          is.kind,
          std::to_string(is.rows),
          std::to_string(is.cols),
          is.seed,
          is.variant,
          std::to_string(is.variables),
          std::to_string(is.clauses),
          is.status,
          is.known_by,
          is.cadical_seconds,
          is.conflicts,
          is.cadical_version,
          is.gbd,
          is.puzzle};
}

}  // namespace

std::string index_head() { return csv_line({kColumns.begin(), kColumns.end()}); }

std::string index_line(const FamilyInstance& instance) { return csv_line(fields_of(instance)); }

bool is_index(std::string_view text) {
  text = without_byte_order_mark(text);
  const std::string head = index_head();
  return text.substr(0, text.find_first_of("\r\n")) == head.substr(0, head.size() - 1);
}

std::vector<FamilyInstance> read_index(std::string_view text, const std::string& file) {
  if (!is_index(text)) {
    throw InputError({file, 1, 1}, "expected the head of an index, 'file,family,...,puzzle'");
  }
  const std::vector<CsvRecord> records = read_csv(text, file);
  std::vector<FamilyInstance> instances;
  std::set<std::string, std::less<>> files;
  for (std::size_t i = 1; i < records.size(); ++i) {
    FamilyInstance instance = RecordReader(records[i]).read();
    if (!files.insert(instance.file).second) {
      throw InputError(instance.place, "expected each file once, got a second " + instance.file);
    }
    instances.push_back(std::move(instance));
  }
  if (instances.empty()) {
    throw InputError({file, 2, 1}, "expected an instance after the head, got the end of the file");
  }
  return instances;
}

}  // namespace p2c

#include "instances/families/family_index.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>

#include "instances/families/csv.hpp"
#include "instances/families/family_spec.hpp"
#include "instances/families/number_fields.hpp"
#include "instances/families/spec_words.hpp"
#include "instances/text/nearest_word.hpp"

namespace p2c {
namespace {

constexpr std::array<std::string_view, 25> kColumns = {
    "file",      "family",          "kind",    "rows",    "cols",         "seed",
    "variant",   "variables",       "clauses", "status",  "known_by",     "cadical_seconds",
    "conflicts", "cadical_version", "gbd",     "isohash", "connectivity", "cardinality",
    "shuffle",   "source",          "licence", "rules",   "answer",       "puzzle_md5",
    "puzzle"};

// Old indices lack all between the GBD hash and the puzzle.
constexpr std::size_t kOldColumns = 15;
constexpr std::size_t kLack = kColumns.size() - kOldColumns - 1;

std::vector<std::string> head_of(bool old) {
  std::vector<std::string> head(kColumns.begin(), kColumns.end());
  if (old) head.erase(head.begin() + kOldColumns, head.end() - 1);
  return head;
}

bool begins_with_head(std::string_view text, bool old) {
  text = without_byte_order_mark(text);
  const std::string head = csv_line(head_of(old));
  return text.substr(0, text.find_first_of("\r\n")) == head.substr(0, head.size() - 1);
}

class RecordReader {
 public:
  RecordReader(const CsvRecord& record, bool old) : record_(record), old_(old) {
    const std::size_t wanted = kColumns.size() - (old ? kLack : 0);
    if (record.fields.size() == wanted) return;
    throw InputError(record.places[0], "expected " + counted(wanted, "field") + ", got " +
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
    is.known_by = known_by(is.status == "unknown");
    is.cadical_seconds = take([](auto text) { return text.empty() || is_seconds(text); },
                              "seconds such as 0.50, or nothing");
    is.conflicts =
        take([](auto text) { return text.empty() || is_digits(text); }, "a number or nothing");
    is.cadical_version = take([](auto /*text*/) { return true; }, "");
    is.gbd = take(is_hash, kHash);
    if (!old_) read_new(is);
    const bool hashed = !is.puzzle_md5.empty();
    is.puzzle = take([&](auto text) { return hashed || !text.empty(); }, "a puzzle");
    return is;
  }

 private:
  static constexpr std::int64_t kMost = 1'000'000'000'000'000;
  static constexpr std::string_view kHash = "a hash of 32 hexadecimal digits";

  static bool is_hash(std::string_view text) {
    return text.size() == 32 &&
           text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
  }

  void read_new(FamilyInstance& is) {
    const auto may_be_hash = [](auto text) { return text.empty() || is_hash(text); };
    const std::string or_nothing = std::string(kHash) + ", or nothing";
    is.isohash = take(may_be_hash, or_nothing);
    is.connectivity = word(connectivity_words());
    is.cardinality = word(cardinality_words());
    is.shuffle =
        take([](auto text) { return text.empty() || is_digits(text); }, "a number or nothing");
    is.source = take([](auto /*text*/) { return true; }, "");
    is.licence = take([](auto /*text*/) { return true; }, "");
    is.rules = take(may_be_hash, or_nothing);
    is.answer = take([](auto /*text*/) { return true; }, "");
    is.puzzle_md5 = take(may_be_hash, or_nothing);
  }

  std::string known_by(bool unknown) {
    if (unknown) {
      return take([](auto text) { return text.empty() || text == "open"; }, "'open', or nothing");
    }
    return word(known_words(), " (with the status unknown 'open')");
  }

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

  std::string word(const std::vector<std::string_view>& words, const char* remark = "") {
    return take(
        [&](std::string_view text) {
          return std::find(words.begin(), words.end(), text) != words.end();
        },
        alternatives(words) + remark);
  }

  [[noreturn]] void fail(std::string_view what) const {
    const std::size_t column = old_ && next_ == kOldColumns ? kColumns.size() - 1 : next_;
    throw InputError(record_.places[next_], "expected " + std::string(what) + " as " +
                                                std::string(kColumns[column]) + ", got " +
                                                in_quotes(record_.fields[next_]));
  }

  const CsvRecord& record_;
  bool old_;
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
          is.isohash,
          is.connectivity,
          is.cardinality,
          is.shuffle,
          is.source,
          is.licence,
          is.rules,
          is.answer,
          is.puzzle_md5,
          is.puzzle};
}

}  // namespace

std::string index_head() { return csv_line(head_of(false)); }

std::vector<std::string_view> known_words() {
  return {"model", "proof", "argument", "two solvers", "search", "planted"};
}

std::string index_line(const FamilyInstance& instance) { return csv_line(fields_of(instance)); }

bool is_index(std::string_view text) {
  return begins_with_head(text, false) || begins_with_head(text, true);
}

std::vector<FamilyInstance> read_index(std::string_view text, const std::string& file) {
  if (!is_index(text)) {
    throw InputError({file, 1, 1}, "expected the head of an index, 'file,family,...,puzzle'");
  }
  const bool old = begins_with_head(text, true);
  const std::vector<CsvRecord> records = read_csv(text, file);
  std::vector<FamilyInstance> instances;
  std::set<std::string, std::less<>> files;
  for (std::size_t i = 1; i < records.size(); ++i) {
    FamilyInstance instance = RecordReader(records[i], old).read();
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

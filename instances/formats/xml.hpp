// XML of puzzles: its tags one after the other, with places. Nothing is expanded: entities stay as
// they are, and a document type with declarations of its own is refused.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "instances/text/respelt.hpp"

namespace p2c {

/// <name key="value">, </name>, or <name/>, which is given as an open and a closed one.
struct XmlTag {
  std::string_view name;
  bool opens = false;
  std::map<std::string_view, std::string_view> attributes = {};
  std::size_t at = 0;  // in the text

  std::string_view attribute(std::string_view key, std::string_view otherwise) const {
    const auto found = attributes.find(key);
    return found == attributes.end() ? otherwise : found->second;
  }
};

class XmlReader {
 public:
  /// `in` must outlive this.
  explicit XmlReader(TextReader& in) : in_(in) {}

  /// The next tag; its name is empty at the end, where all tags are closed. Throws InputError.
  XmlTag next();
  /// The text before the tag that next() gave last, after the one before that.
  std::string_view text_before() const { return between_; }
  /// Goes past the tag that closes the one that opened last, whatever is in it.
  void skip();

  Place place(std::size_t at) const { return place_of(in_.text(), in_.file(), at); }
  /// The place of a part of the text.
  Place place(std::string_view part) const {
    return place(static_cast<std::size_t>(part.data() - in_.text().data()));
  }
  [[noreturn]] void fail(const XmlTag& tag, const std::string& expected) const;
  TextReader& reader() const { return in_; }

 private:
  static constexpr std::size_t kMostDepth = 16;
  static constexpr std::size_t kMostAttributes = 100;

  std::string_view rest() const { return in_.text().substr(at_); }
  std::string_view take_to(std::string_view end);
  bool skip_other();
  void skip_document_type();
  void skip_blanks();
  XmlTag read_tag();
  void read_attribute(XmlTag& tag);
  std::string_view read_name();
  void open(const XmlTag& tag);
  void close(const XmlTag& tag);
  [[noreturn]] void fail_at(std::size_t at, const std::string& expected) const;

  TextReader& in_;
  std::size_t at_ = 0;
  std::string_view between_;
  std::vector<std::string_view> open_ = {};
  bool is_empty_tag_ = false;  // it is still to be closed
  bool has_root_ = false;
};

}  // namespace p2c

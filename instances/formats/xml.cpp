#include "instances/formats/xml.hpp"

#include <algorithm>

namespace p2c {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";
constexpr std::string_view kNoName = " \t\r\n/<>=\"'&;";

bool is_blank(std::string_view text) {
  return text.find_first_not_of(kBlanks) == std::string_view::npos;
}

}  // namespace

XmlTag XmlReader::next() {
  between_ = {};
  if (std::exchange(is_empty_tag_, false)) {
    const XmlTag tag{open_.back(), false, {}, at_};
    open_.pop_back();
    return tag;
  }
  const std::size_t begin = at_;
  while (true) {
    in_.ask_stop();
    const std::size_t found = in_.text().find('<', at_);
    const std::size_t end = std::min(found, in_.text().size());
    const std::string_view text = in_.text().substr(at_, end - at_);
    if (open_.empty() && !is_blank(text)) {
      fail_at(at_ + text.find_first_not_of(kBlanks), "a tag");
    }
    at_ = end;
    if (found == std::string_view::npos) break;
    if (skip_other()) continue;
    between_ = in_.text().substr(begin, at_ - begin);
    return read_tag();
  }
  if (!open_.empty() || !has_root_) {
    fail_at(at_, open_.empty() ? "a tag" : in_quotes("</" + std::string(open_.back()) + ">"));
  }
  return {};
}

void XmlReader::skip() {
  const std::size_t depth = open_.size();
  while (open_.size() >= depth) next();
}

// What is no tag, after '<'.
bool XmlReader::skip_other() {
  if (rest().starts_with("<!--")) return take_to("-->"), true;
  if (rest().starts_with("<?")) return take_to("?>"), true;
  if (rest().starts_with("<![CDATA[") && !open_.empty()) return take_to("]]>"), true;
  if (!rest().starts_with("<!DOCTYPE") || has_root_) return false;
  skip_document_type();
  return true;
}

// Up to `end`, which is skipped.
std::string_view XmlReader::take_to(std::string_view end) {
  const std::size_t found = in_.text().find(end, at_);
  if (found == std::string_view::npos) fail_at(in_.text().size(), "'" + std::string(end) + "'");
  const std::string_view taken = in_.text().substr(at_, found - at_);
  at_ = found + end.size();
  return taken;
}

void XmlReader::skip_document_type() {
  const std::size_t begin = at_;
  const std::string_view taken = take_to(">");
  const std::size_t own = taken.find('[');
  if (own != std::string_view::npos) {
    fail_at(begin + own, "a document type without declarations of its own");
  }
}

void XmlReader::skip_blanks() {
  at_ = std::min(in_.text().find_first_not_of(kBlanks, at_), in_.text().size());
}

std::string_view XmlReader::read_name() {
  const std::size_t end = std::min(in_.text().find_first_of(kNoName, at_), in_.text().size());
  if (end == at_) fail_at(at_, "a name");
  const std::string_view name = in_.text().substr(at_, end - at_);
  at_ = end;
  return name;
}

XmlTag XmlReader::read_tag() {
  XmlTag tag{{}, true, {}, at_};
  ++at_;
  if (rest().starts_with('/')) {
    ++at_;
    tag.opens = false;
  }
  tag.name = read_name();
  skip_blanks();
  while (tag.opens && !rest().empty() && rest()[0] != '>' && rest()[0] != '/') {
    read_attribute(tag);
  }
  is_empty_tag_ = tag.opens && rest().starts_with("/>");
  if (is_empty_tag_) ++at_;
  if (!rest().starts_with('>')) fail_at(at_, "'>'");
  ++at_;
  tag.opens ? open(tag) : close(tag);
  return tag;
}

void XmlReader::read_attribute(XmlTag& tag) {
  const std::size_t at = at_;
  if (tag.attributes.size() == kMostAttributes) {
    fail_at(at, "at most " + std::to_string(kMostAttributes) + " attributes");
  }
  const std::string_view key = read_name();
  skip_blanks();
  if (!rest().starts_with('=')) fail_at(at_, "'='");
  ++at_;
  skip_blanks();
  if (!rest().starts_with('"') && !rest().starts_with('\'')) fail_at(at_, "a value in quotes");
  const std::string_view quote = rest().substr(0, 1);
  ++at_;
  const std::string_view value = take_to(quote);
  if (!tag.attributes.emplace(key, value).second) fail_at(at, "each attribute once");
  skip_blanks();
}

void XmlReader::open(const XmlTag& tag) {
  if (open_.empty() && has_root_) fail(tag, "the end of the file");
  has_root_ = true;
  if (open_.size() == kMostDepth) {
    fail(tag, "at most " + std::to_string(kMostDepth) + " tags in each other");
  }
  open_.push_back(tag.name);
}

void XmlReader::close(const XmlTag& tag) {
  if (open_.empty()) fail(tag, "a tag that opens");
  if (open_.back() != tag.name) fail(tag, in_quotes("</" + std::string(open_.back()) + ">"));
  open_.pop_back();
}

void XmlReader::fail(const XmlTag& tag, const std::string& expected) const {
  throw InputError(place(tag.at),
                   "expected " + expected + ", got " +
                       in_quotes((tag.opens ? "<" : "</") + std::string(tag.name) + ">"));
}

void XmlReader::fail_at(std::size_t at, const std::string& expected) const {
  const std::string_view rest = in_.text().substr(std::min(at, in_.text().size()));
  const std::string_view line = rest.substr(0, rest.find_first_of("\r\n"));
  throw InputError(place(at), "expected " + expected + ", got " +
                                  (rest.empty()   ? "the end of the file"
                                   : line.empty() ? "the end of the line"
                                                  : in_quotes(line)));
}

}  // namespace p2c

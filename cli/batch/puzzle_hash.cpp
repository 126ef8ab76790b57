#include "cli/batch/puzzle_hash.hpp"

#include "instances/text/md5.hpp"

namespace p2c {

std::string puzzle_hash(const Document& document) {
  return text_hash(write_document(document, "text"));
}

std::string text_hash(std::string_view text) {
  Md5 md5;
  md5.add(text);
  return md5.finish();
}

}  // namespace p2c

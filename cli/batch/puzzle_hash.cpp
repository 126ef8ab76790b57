#include "cli/batch/puzzle_hash.hpp"

#include "cnf_out/md5.hpp"

namespace puzzle2cnf {

std::string puzzle_hash(const Document& document) {
  Md5 md5;
  md5.add(write_document(document, "text"));
  return md5.finish();
}

}  // namespace puzzle2cnf

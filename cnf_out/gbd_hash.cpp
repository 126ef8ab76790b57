#include "cnf_out/gbd_hash.hpp"

namespace p2c {

void GbdHash::add(std::span<const Lit> clause) {
  text_.clear();
  if (any_) text_ += ' ';
  any_ = true;
  for (const Lit x : clause) text_.append(std::to_string(x.dimacs())).append(" ");
  text_ += '0';
  md5_.add(text_);
}

std::string gbd_hash(const Cnf& formula) {
  GbdHash hash;
  for (std::size_t i = 0; i < formula.size(); ++i) hash.add(formula[i]);
  return hash.finish();
}

}  // namespace p2c

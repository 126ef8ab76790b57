#include "library/c_call.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <new>

namespace p2c {
namespace {

void describe(p2c_error* error, std::string_view message, int line = 0, int column = 0) noexcept {
  if (error == nullptr) return;
  error->line = line;
  error->column = column;
  const std::size_t size = std::min(message.size(), std::size(error->message) - 1);
  std::copy_n(message.data(), size, error->message);
  error->message[size] = '\0';
}

}  // namespace

char* new_text(const std::string& text) {
  auto* copy = static_cast<char*>(std::malloc(text.size() + 1));
  if (copy == nullptr) throw std::bad_alloc();
  std::memcpy(copy, text.c_str(), text.size() + 1);
  return copy;
}

void expect_pointer(const void* pointer, const char* name) {
  if (pointer == nullptr) throw std::invalid_argument(std::string(name) + " is a null pointer");
}

const char* expected_text(const char* text, const char* name) {
  expect_pointer(text, name);
  return text;
}

puzzle2cnf::Options options_of(const p2c_options* options) {
  if (options == nullptr) return {};
  puzzle2cnf::Options made{options->seconds, options->conflicts, options->seed,     {},
                           options->solver,  options->memory,    options->max_cells};
  if (options->stop != nullptr) {
    made.stop = [options] { return options->stop(options->stop_data) != 0; };
  }
  return made;
}

void clear(p2c_error* error) noexcept { describe(error, ""); }

int status_of_exception(p2c_error* error) noexcept {
  try {
    throw;
  } catch (const puzzle2cnf::InputError& wrong) {
    describe(error, wrong.what(), wrong.line(), wrong.column());
    return P2C_BAD_INPUT;
  } catch (const std::invalid_argument& wrong) {
    describe(error, wrong.what());
    return P2C_BAD_INPUT;
  } catch (const puzzle2cnf::Limit& limit) {
    describe(error, limit.what());
    return P2C_LIMIT;
  } catch (const std::bad_alloc&) {
    describe(error, "out of memory");
    return P2C_LIMIT;
  } catch (const std::exception& fault) {
    describe(error, fault.what());
    return P2C_FAULT;
  } catch (...) {
    describe(error, "an unknown exception");
    return P2C_FAULT;
  }
}

}  // namespace p2c

void p2c_free(void* text) { std::free(text); }

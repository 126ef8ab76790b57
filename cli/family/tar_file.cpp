#include "cli/family/tar_file.hpp"

#include <algorithm>
#include <array>

#include "instances/limits/stop.hpp"

namespace p2c {
namespace {

constexpr std::size_t kBlock = 512;

// A header of 512 bytes, with its fields at fixed places.
class TarHeader {
 public:
  TarHeader(const std::string& folder, const std::string& name, std::size_t size, bool is_folder) {
    put_name(folder, name);
    put(100, is_folder ? "0000755" : "0000644");  // who may read it
    put(108, "0000000");                          // of no user and
    put(116, "0000000");                          // no group
    put(124, octal(size, 11));
    put(136, octal(0, 11));  // of 1970
    block_[156] = is_folder ? '5' : '0';
    put(257, std::string_view("ustar\00000", 8));
    put_sum();
  }

  std::string_view bytes() const { return {block_.data(), block_.size()}; }

 private:
  void put(std::size_t at, std::string_view text) {
    std::copy(text.begin(), text.end(), block_.begin() + static_cast<std::ptrdiff_t>(at));
  }

  // 100 bytes for the name, and 155 for the folder where it needs more.
  void put_name(const std::string& folder, const std::string& name) {
    const std::string whole = folder + "/" + name;
    if (whole.size() <= 100) return put(0, whole);
    if (name.size() > 100 || folder.size() > 155) {
      throw TooLarge("an archive has no room for the name " + whole);
    }
    put(0, name);
    put(345, folder);
  }

  static std::string octal(std::size_t number, std::size_t digits) {
    std::string text(digits, '0');
    for (std::size_t i = digits; i > 0; number /= 8)
      text[--i] = static_cast<char>('0' + number % 8);
    return text;
  }

  // Of all bytes, with blanks in place of the sum.
  void put_sum() {
    put(148, "        ");
    std::size_t sum = 0;
    for (const char c : block_) sum += static_cast<unsigned char>(c);
    put(148, octal(sum, 6) + std::string("\0 ", 2));
  }

  std::array<char, kBlock> block_{};
};

}  // namespace

void write_tar(const std::string& folder, const std::vector<std::string>& names,
               const std::function<std::string(const std::string& name)>& read,
               const std::function<void(std::string_view)>& write) {
  write(TarHeader(folder, "", 0, true).bytes());
  for (const std::string& name : names) {
    const std::string bytes = read(name);
    if (bytes.size() >= std::size_t{1} << 33U) throw TooLarge(name + " has more than 8 GB");
    write(TarHeader(folder, name, bytes.size(), false).bytes());
    write(bytes);
    write(std::string((kBlock - bytes.size() % kBlock) % kBlock, '\0'));
  }
  write(std::string(2 * kBlock, '\0'));
}

}  // namespace p2c

// MD5 (RFC 1321), for hashes that others compute so, and for nothing that must be safe.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace p2c {

class Md5 {
 public:
  void add(std::string_view bytes);
  /// The hash of all that was added, as 32 hexadecimal digits. To be called once, and last.
  std::string finish();

 private:
  void take_block();

  std::array<std::uint32_t, 4> state_{0x67452301U, 0xefcdab89U, 0x98badcfeU, 0x10325476U};
  std::array<unsigned char, 64> block_{};
  std::size_t used_ = 0;  // bytes of the block
  std::uint64_t bytes_ = 0;
};

}  // namespace p2c

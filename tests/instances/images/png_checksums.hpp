// The checksums of PNG made right again, so that damage gets past them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace p2c {

/// CRC-32 of ISO 3309, as chunks of PNG have it.
inline std::uint32_t crc_of(std::string_view bytes) {
  std::uint32_t crc = 0xFFFFFFFFU;
  for (const char byte : bytes) {
    crc ^= static_cast<unsigned char>(byte);
    for (int i = 0; i < 8; ++i) crc = (crc >> 1U) ^ ((crc & 1U) != 0 ? 0xEDB88320U : 0U);
  }
  return ~crc;
}

/// Four bytes, the highest first.
inline std::string big_endian(std::uint32_t number) {
  std::string bytes;
  for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>((number >> shift) & 255U);
  return bytes;
}

/// A chunk with its length and its checksum.
inline std::string png_chunk(const std::string& type_and_data) {
  return big_endian(static_cast<std::uint32_t>(type_and_data.size() - 4)) + type_and_data +
         big_endian(crc_of(type_and_data));
}

/// Each chunk whose length keeps it within the bytes gets its right checksum.
inline std::string with_right_checksums(std::string png) {
  const auto byte = [&](std::size_t at) -> std::size_t {
    return static_cast<unsigned char>(png[at]);
  };
  for (std::size_t at = 8; at + 12 <= png.size();) {
    const std::size_t length =
        byte(at) << 24U | byte(at + 1) << 16U | byte(at + 2) << 8U | byte(at + 3);
    if (length > png.size() - at - 12) break;
    const std::string_view covered = std::string_view(png).substr(at + 4, length + 4);
    png.replace(at + 8 + length, 4, big_endian(crc_of(covered)));
    at += length + 12;
  }
  return png;
}

}  // namespace p2c

// Which images are read, and which are only known by name.
#include "instances/images/image.hpp"

#include <doctest/doctest.h>

namespace p2c {
namespace {

using std::literals::operator""s;

TEST_CASE("images that are not read, by their first bytes") {
  CHECK(unread_image("GIF89a") == "GIF");
  CHECK(unread_image("GIF87a") == "GIF");
  CHECK(unread_image("II*\0"s) == "TIFF");
  CHECK(unread_image("MM\0*"s) == "TIFF");
  CHECK(unread_image("RIFF....WEBPVP8 ") == "WebP");
  CHECK(unread_image("RIFF....WAVEfmt ").empty());
  CHECK(unread_image("RIFF....WEB").empty());
  CHECK(unread_image("BM\1\2\3\4\0\0\0\0"s) == "BMP");
  CHECK(unread_image("BM is a text").empty());
  CHECK(unread_image("").empty());
  for (const char* image : {"\x89PNG\r\n", "P1\n1 1\n1\n", "P6 1 1 255 ", "\xFF\xD8\xFF"}) {
    CHECK(is_image(image));
    CHECK(unread_image(image).empty());
  }
  CHECK_FALSE(is_image("P7\n"));
}

}  // namespace
}  // namespace p2c

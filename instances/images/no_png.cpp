// In place of image_png.cpp and image_jpeg.cpp where PUZZLE2CNF_PNG is OFF.
#include "instances/images/image_formats.hpp"

namespace p2c {
namespace {

[[noreturn]] void refuse(const std::string& file, const std::string& format) {
  throw InputError({file},
                   "is a " + format + " image; this puzzle2cnf was built without PNG and JPEG");
}

}  // namespace

GreyImage read_png_image(std::string_view, const std::string& file, bool) { refuse(file, "PNG"); }
GreyImage read_jpeg_image(std::string_view, const std::string& file) { refuse(file, "JPEG"); }

}  // namespace p2c

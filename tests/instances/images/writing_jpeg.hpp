// JPEG files, written by libjpeg.
#pragma once

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>
// It needs the headers above.
#include <jpeglib.h>

namespace p2c {

/// A file to be: its samples row by row, those of a pixel together.
struct JpegPlan {
  int width = 1;
  int height = 1;
  J_COLOR_SPACE colours = JCS_GRAYSCALE;  // of the samples; RGB is stored as YCbCr, CMYK as it is
  std::vector<JSAMPLE> samples = {};
  int luma_sampling = 1;  // 2: the other components have half of its width and height
  bool progressive = false;
  bool arithmetic = false;
  std::vector<jpeg_scan_info> scans = {};  // of their own; none: the usual ones
  J_COLOR_SPACE stored = JCS_UNKNOWN;      // where it differs from the usual one
};

inline int components_of(J_COLOR_SPACE colours) {
  if (colours == JCS_GRAYSCALE) return 1;
  return colours == JCS_CMYK || colours == JCS_YCCK ? 4 : 3;
}

/// The bytes of the file, of the best quality. An error of libjpeg's ends the test program.
inline std::string written_jpeg(const JpegPlan& plan) {
  jpeg_compress_struct info{};
  jpeg_error_mgr errors{};
  info.err = jpeg_std_error(&errors);
  jpeg_CreateCompress(&info, JPEG_LIB_VERSION, sizeof info);
  unsigned char* bytes = nullptr;
  unsigned long size = 0;
  jpeg_mem_dest(&info, &bytes, &size);
  info.image_width = static_cast<JDIMENSION>(plan.width);
  info.image_height = static_cast<JDIMENSION>(plan.height);
  info.input_components = components_of(plan.colours);
  info.in_color_space = plan.colours;
  jpeg_set_defaults(&info);
  if (plan.stored != JCS_UNKNOWN) jpeg_set_colorspace(&info, plan.stored);
  jpeg_set_quality(&info, 100, TRUE);
  info.dct_method = JDCT_ISLOW;
  info.optimize_coding = plan.arithmetic ? FALSE : TRUE;
  info.comp_info[0].h_samp_factor = plan.luma_sampling;
  info.comp_info[0].v_samp_factor = plan.luma_sampling;
  if (plan.progressive) jpeg_simple_progression(&info);
  if (!plan.scans.empty()) {
    info.scan_info = plan.scans.data();
    info.num_scans = static_cast<int>(plan.scans.size());
  }
  info.arith_code = plan.arithmetic ? TRUE : FALSE;
  jpeg_start_compress(&info, TRUE);
  const std::size_t row_size =
      static_cast<std::size_t>(plan.width) * static_cast<std::size_t>(info.input_components);
  std::vector<JSAMPLE> samples = plan.samples;
  for (std::size_t row = 0; row < static_cast<std::size_t>(plan.height); ++row) {
    JSAMPROW start = samples.data() + row * row_size;
    jpeg_write_scanlines(&info, &start, 1);
  }
  jpeg_finish_compress(&info);
  std::string text(bytes, bytes + size);
  jpeg_destroy_compress(&info);
  std::free(bytes);
  return text;
}

}  // namespace p2c

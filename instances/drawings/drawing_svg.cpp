// Shapes of one look that follow each other share an element, which keeps large boards small.
#include <utility>

#include "instances/drawings/drawing_letters.hpp"
#include "instances/drawings/drawing_picture.hpp"
#include "instances/drawings/drawing_scene.hpp"
#include "instances/drawings/drawing_slots.hpp"

namespace p2c {
namespace {

// Up to two decimals, whatever the locale.
std::string number(double value) {
  const auto hundredths = static_cast<long long>(value * 100 + (value < 0 ? -0.5 : 0.5));
  const long long size = hundredths < 0 ? -hundredths : hundredths;
  std::string text = (hundredths < 0 ? "-" : "") + std::to_string(size / 100);
  if (size % 100 == 0) return text;
  text += '.';
  text += std::to_string(size % 100 / 10);
  if (size % 10 != 0) text += std::to_string(size % 10);
  return text;
}

std::string hex(const Colour& colour) {
  std::string text = "#";
  for (const unsigned char part : {colour.red, colour.green, colour.blue}) {
    text += "0123456789abcdef"[part / 16];
    text += "0123456789abcdef"[part % 16];
  }
  return text;
}

std::string hex(Scene::Paint paint) { return hex(colour_of(paint)); }

// Writes elements; <path> and <g> stay open as long as the look stays the same.
class Writer {
 public:
  Writer() = default;
  explicit Writer(const Scene& scene);  // with the head of a whole image
  void write_shapes(const Scene& scene);
  void write(const Scene::Box& box);
  void write(const Scene::Stroke& stroke);
  void write(const Scene::Disc& disc);
  void write(const Scene::Polygon& polygon);
  void write(const Scene::Text& text);
  std::string finish() { return std::move(out_) + closing_; }

 private:
  void look(const std::string& opening, const std::string& closing);

  std::string out_;
  std::string opening_;
  std::string closing_;
};

Writer::Writer(const Scene& scene) {
  const std::string size = number(scene.width) + " " + number(scene.height);
  out_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + number(scene.width) +
         "\" height=\"" + number(scene.height) + "\" viewBox=\"0 0 " + size + "\">\n";
  out_ += "<rect width=\"100%\" height=\"100%\" fill=\"" + hex(Scene::Paint::kPaper) + "\"/>\n";
}

void Writer::look(const std::string& opening, const std::string& closing) {
  if (opening == opening_) return;
  out_ += closing_ + opening;
  opening_ = opening;
  closing_ = closing;
}

void Writer::write(const Scene::Box& box) {
  // Cells of grey touch, and smooth edges would let paper through.
  const char* const edges = box.grey >= 0 ? "\" shape-rendering=\"crispEdges" : "";
  look("<path fill=\"" + hex(colour_of(box)) + edges + "\" d=\"", "\"/>\n");
  out_ += "M" + number(box.x) + " " + number(box.y) + "h" + number(box.width) + "v" +
          number(box.height) + "h" + number(-box.width) + "z";
}

void Writer::write(const Scene::Stroke& stroke) {
  std::string opening =
      "<path stroke=\"" + hex(stroke.paint) + "\" stroke-width=\"" + number(stroke.width) + "\"";
  opening += stroke.dashed ? " stroke-dasharray=\"4 4\"" : " stroke-linecap=\"square\"";
  look(opening + " d=\"", "\"/>\n");
  out_ += "M" + number(stroke.x1) + " " + number(stroke.y1);
  if (stroke.y1 == stroke.y2) {
    out_ += "H" + number(stroke.x2);
  } else {
    out_ += "V" + number(stroke.y2);
  }
}

void Writer::write(const Scene::Disc& disc) {
  std::string opening = "<g fill=\"" + hex(disc.paint) + "\"";
  if (disc.rim > 0) {
    opening +=
        " stroke=\"" + hex(Scene::Paint::kInk) + "\" stroke-width=\"" + number(disc.rim) + "\"";
  }
  look(opening + ">\n", "</g>\n");
  out_ += "<circle cx=\"" + number(disc.x) + "\" cy=\"" + number(disc.y) + "\" r=\"" +
          number(disc.radius) + "\"/>\n";
}

void Writer::write(const Scene::Polygon& polygon) {
  look("<path fill=\"" + hex(polygon.paint) + "\" d=\"", "\"/>\n");
  char sign = 'M';
  for (const auto& [x, y] : polygon.corners) {
    out_ += sign + number(x) + " " + number(y);
    sign = 'L';
  }
  out_ += 'z';
}

void Writer::write(const Scene::Text& text) {
  const char* anchor = text.align == Scene::Align::kStart    ? "start"
                       : text.align == Scene::Align::kMiddle ? "middle"
                                                             : "end";
  look("<g font-family=\"Helvetica,Arial,'Liberation Sans','DejaVu Sans',sans-serif\" fill=\"" +
           hex(text.paint) + "\" font-size=\"" + number(text.size) + "\" text-anchor=\"" + anchor +
           "\">\n",
       "</g>\n");
  out_ += "<text x=\"" + number(text.x) + "\" y=\"" +
          number(text.y + text.size * kDigitHeight / 2) + "\">";
  for (const char32_t letter : text.letters) {
    if (letter == U'<' || letter == U'&') {
      out_ += letter == U'<' ? "&lt;" : "&amp;";
    } else {
      append_utf8(out_, letter);
    }
  }
  out_ += "</text>\n";
}

void Writer::write_shapes(const Scene& scene) {
  for (const Scene::Box& box : scene.boxes) write(box);
  for (const Scene::Disc& disc : scene.under) write(disc);
  for (const Scene::Stroke& stroke : scene.strokes) write(stroke);
  for (const Scene::Polygon& bar : scene.bars) write(bar);
  for (const Scene::Disc& disc : scene.discs) write(disc);
  for (const Scene::Polygon& polygon : scene.polygons) write(polygon);
  for (const Scene::Text& text : scene.texts) write(text);
}

}  // namespace

std::string svg_colour(Scene::Paint paint) { return hex(paint); }

std::string svg_shapes(const Scene& scene) {
  Writer writer;
  writer.write_shapes(scene);
  return writer.finish();
}

std::string draw_svg(const std::vector<Drawing>& boards) {
  const Scene scene = scene_of(boards);
  Writer writer(scene);
  writer.write_shapes(scene);
  return writer.finish() + "</svg>\n";
}

}  // namespace p2c

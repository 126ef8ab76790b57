// encode of images.
#include <doctest/doctest.h>

#include "tests/paths.hpp"
#include "tests/program/pictures/images.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {

TEST_CASE("encode of an image: translucent squares, in the forms with costs only") {
  const TempDir dir;
  const std::string image = dir.write("a.pgm", kCorner);
  const Finished wcnf = run({"encode", image, "--to", "wcnf"});
  CHECK(wcnf.code == 0);
  CHECK(wcnf.out.find("\nh ") != std::string::npos);
  CHECK(wcnf.out.find("p wcnf") == std::string::npos);
  CHECK(run({"encode", image, "--to", "wcnf-old"}).out.find("p wcnf ") != std::string::npos);
  CHECK(run({"encode", image, "--to", "opb"}).out.find("\nmin: ") != std::string::npos);
  CHECK(run({"encode", image, "--to", "wcnf", "--count-only", "--rows", "9"})
            .out.find("variables ") == 0);
  CHECK(run({"encode", image}).code == 2);
  const Finished annotated = run({"encode", image, "--to", "wcnf", "--annotate"});
  CHECK(annotated.out.find("the three cells around r1c1 in its column") != std::string::npos);
  CHECK(annotated.out.find("the squares over r1c1") != std::string::npos);
  for (const std::vector<std::string>& option :
       std::vector<std::vector<std::string>>{{"--project"},
                                             {"--varnames"},
                                             {"--depth", "3"},
                                             {"--connectivity", "layers"},
                                             {"--block", image},
                                             {"--given", "r1c1=1"},
                                             {"--from", "non"},
                                             {"--cardinality", "auto"}}) {
    std::vector<std::string> words = {"encode", image, "--to", "opb"};
    words.insert(words.end(), option.begin(), option.end());
    CAPTURE(option[0]);
    CHECK(run(words).code == 2);
  }
  const std::string sample = std::string(kDataFolder) + "/hashi-7x7.txt";
  CHECK(run({"encode", sample, "--rows", "3"}).code == 2);
  CHECK(run({"encode", sample, "--to", "wcnf"}).out.find("\nh ") != std::string::npos);
}

}  // namespace p2c

// URLs of puzz.link and pzprv3 files of a puzzle that is described by its parts.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "instances/formats/format.hpp"
#include "instances/formats/puzzlink.hpp"
#include "instances/parts/part.hpp"

namespace p2c {

template <class P>
class FormatsOfParts {
 public:
  static std::vector<Format<P>> list() {
    const std::vector<std::string_view> pids(P::kPids.begin(), P::kPids.end());
    return {{puzzlink_scheme(), pids, kPuzzleOnly, read_puzzlink, write_puzzlink},
            {pzprv3_scheme(), pids, kAnswer,
             [](TextReader& in) { return read_pzpr_file(in, read_file); }, write_pzprv3}};
  }

 private:
  template <class Description>
  using Is = std::remove_cvref_t<Description>;

  static std::string flags() {
    std::string letters;
    P puzzle;
    each_part(puzzle, [&](const auto& part, const auto& /*data*/) {
      if constexpr (IsFlag<Is<decltype(part)>>) letters += part.letter;
      if constexpr (HasBodyFlags<Is<decltype(part)>>) letters += part.kBodyFlags;
    });
    return letters;
  }

  static Content<P> read_puzzlink(TextReader& in) {
    return read_either_url(in, read_body, read_file, flags());
  }

  static Content<P> read_body(PuzzleUrl& url) {
    P puzzle;
    each_part(puzzle, [&](const auto& part, auto& data) { data = part.read_url(url); });
    url.body.expect_done();
    return {std::move(puzzle)};
  }

  static std::string write_puzzlink(const Content<P>& content) {
    std::string body;
    std::string letters;
    each_part(content.puzzle, [&](const auto& part, const auto& data) {
      if constexpr (IsFlag<Is<decltype(part)>>) {
        if (data) letters += part.letter;
      } else {
        body += part.write_url(data);
      }
    });
    return write_url(P::kPids[0], content.puzzle.rows(), content.puzzle.cols(), body, letters);
  }

  // With the answer, where that is in the same grid.
  static auto read_part(const auto& part, PzprFile& file, std::optional<Answer>& answer) {
    if constexpr (HasAnswerInLines<Is<decltype(part)>>) {
      return part.read_pzpr(file, answer);
    } else {
      return part.read_pzpr(file);
    }
  }

  // In files the flags come first.
  static Content<P> read_file(PzprFile& file) {
    Content<P> content;
    bool cut = false;
    bool has_answer = false;  // in the grid of a part
    const auto first = std::get<0>(P::parts()).is;
    for (const bool flags : {true, false}) {
      if (!flags) cut = file.is_cut_before(first.first_line(file.version()));
      each_part(content.puzzle, [&](const auto& part, auto& data) {
        using D = Is<decltype(part)>;
        if (IsFlag<D> != flags) return;
        has_answer = has_answer || HasAnswerInLines<D>;
        data = cut ? part.blank(file.rows(), file.cols()) : read_part(part, file, content.answer);
      });
    }
    if (!file.done() && !has_answer) P::Answers::read_pzpr(file, content);
    return content;
  }

  static std::string write_pzprv3(const Content<P>& content) {
    const P& puzzle = content.puzzle;
    int version = P::Answers::kVersion;
    std::string flags;
    std::string boards;
    std::string answer = P::Answers::write_pzpr(puzzle.rows(), puzzle.cols(), content.answer);
    each_part(puzzle, [&](const auto& part, const auto& data) {
      using D = Is<decltype(part)>;
      if constexpr (HasVersion<D>) version = part.version(data);
      if constexpr (HasAnswerInLines<D>) {
        boards += part.write_pzpr(data, content.answer);
        answer.clear();
      } else {
        (IsFlag<D> ? flags : boards) += part.write_pzpr(data);
      }
    });
    return write_pzpr_head(P::kPids[0], puzzle.rows(), puzzle.cols(), version) + flags + boards +
           answer;
  }
};

}  // namespace p2c

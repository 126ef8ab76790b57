#include "instances/formats/foreign.hpp"

#include <array>

#include "instances/images/image.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

// What a text or a URL has, and what it is then.
struct Sign {
  std::string_view sign;
  std::string_view meaning;
};

constexpr std::array kFirstWords{
    Sign{"answer", "an answer"},
    Sign{"forced", "an answer"},
    Sign{"c", "a formula or the output of a solver"},
    Sign{"p", "a formula"},
    Sign{"s", "the output of a solver"},
    Sign{"v", "the output of a solver"},
    Sign{"SAT", "the output of a solver"},
    Sign{"UNSAT", "the output of a solver"},
};

constexpr std::array kSites{
    Sign{"sudokupad", "SudokuPad, which is not read: type the puzzle as text"},
    Sign{"crackingthecryptic.com", "SudokuPad, which is not read: type the puzzle as text"},
    Sign{"f-puzzles.com", "f-puzzles, which is not read: type the puzzle as text"},
    Sign{"//www.puzzle-", "a site that is not read: type the puzzle as text"},
    Sign{"webpbn.com", "webpbn.com, which is not fetched: export the puzzle as a file"},
    Sign{"sgtatham/puzzles",
         "Simon Tatham's games, which is not read: give the game id after '#' with --from"},
    Sign{"tinyurl.com",
         "TinyURL, which is not followed: open it and copy the URL that it leads to"},
    Sign{"bit.ly/", "Bitly, which is not followed: open it and copy the URL that it leads to"},
};

bool is_utf16(std::string_view text) {
  if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) return true;
  return text.size() >= 4 && (text[0] == '\0') != (text[1] == '\0') &&
         (text[0] == '\0') == (text[2] == '\0') && (text[1] == '\0') == (text[3] == '\0');
}

// Of a text that begins with '<'.
std::string_view markup_content(std::string_view text) {
  constexpr std::size_t kLook = 1000;
  text = text.substr(0, kLook);
  for (const std::string_view sign : {"<html", "<HTML", "<!doctype html", "<!DOCTYPE html"}) {
    if (text.find(sign) != std::string_view::npos) return "HTML: save the puzzle, not its page";
  }
  return "XML";
}

}  // namespace

void refuse_bytes(std::string_view text, const std::string& file) {
  if (is_utf16(text)) {
    throw InputError({file}, "expected text in UTF-8, got UTF-16: save the file as UTF-8");
  }
  if (is_image(text)) {
    throw InputError({file}, "expected a puzzle, got an image: see 'puzzle2cnf help picture'");
  }
  const std::string_view image = unread_image(text);
  if (image.empty()) return;
  std::string message = "expected a puzzle, got ";
  message.append(image).append(": only images that are PNG, JPEG, PBM, PGM or PPM become puzzles");
  throw InputError({file}, message);
}

std::string_view other_content(std::string_view text) {
  TextReader in(text, "");
  in.skip_blank_lines();
  if (in.at_end()) return {};
  in.next_line("");
  const std::string_view word = in.token("");
  if (word.starts_with('<')) return markup_content(text);
  for (const Sign& first : kFirstWords) {
    if (word == first.sign) return first.meaning;
  }
  return {};
}

std::string_view unread_site(std::string_view url) {
  const std::string_view address = url.substr(0, url.find_first_of("?#"));
  for (const Sign& site : kSites) {
    if (address.find(site.sign) != std::string_view::npos) return site.meaning;
  }
  return {};
}

}  // namespace p2c

// Which optional members a puzzle type has, and that none hides behind its signature.
// tests/house/misfit_test.sh shows the compile errors.
#include "instances/optional_members.hpp"

#include <doctest/doctest.h>

#include "instances/puzzles/hashi/hashi.hpp"
#include "instances/puzzles/heyawake/heyawake.hpp"

namespace p2c {
namespace {

namespace names = optional_names;

struct Bare {};
struct Fits {
  std::optional<Implied> presolve(const Stop* stop) const;
};
struct NotConst {
  std::optional<Implied> presolve(const Stop* stop);
};
struct OtherResult {
  Implied presolve(const Stop* stop) const;
};
struct OtherArgument {
  std::optional<Implied> presolve(int steps) const;
};
struct Overloaded {
  std::optional<Implied> presolve(int steps) const;
  std::optional<Implied> presolve() const;
};
struct Template {
  template <class T>
  std::optional<Implied> presolve(T steps, T more) const;
};
class Private {
  [[maybe_unused]] std::optional<Implied> presolve(const Stop* stop) const;
};
struct Data {
  int presolve;
};

template <class P>
constexpr bool kMisfit = names::HasPresolve<P> && !Presolves<P>;

TEST_CASE("optional members: one of the name is seen whatever its signature") {
  CHECK_FALSE(names::HasPresolve<Bare>);
  CHECK(names::HasPresolve<Fits>);
  CHECK(Presolves<Fits>);
  CHECK(kMisfit<NotConst>);
  CHECK(kMisfit<OtherResult>);
  CHECK(kMisfit<OtherArgument>);
  CHECK(kMisfit<Overloaded>);
  CHECK(kMisfit<Template>);
  CHECK(kMisfit<Private>);
  CHECK(kMisfit<Data>);
}

template <class P>
int members() {
  return (names::HasPresolve<P> ? 1 : 0) + (names::HasFormats<P> ? 1 : 0) +
         (names::HasReadJson<P> ? 1 : 0) + (names::HasWriteJson<P> ? 1 : 0) +
         (names::HasJsonSchema<P> ? 1 : 0) + (names::HasAnswerRows<P> ? 1 : 0) +
         (names::HasParseAnswer<P> ? 1 : 0) + (names::HasAliases<P> ? 1 : 0) +
         (names::HasSays<P> ? 1 : 0);
}

TEST_CASE("optional members: a puzzle may have all or some or none") {
  CHECK(members<Hashi>() == 9);
  CHECK(members<Heyawake>() == 5);  // formats, the three of JSON, says
  CHECK(members<Bare>() == 0);
  CHECK(optional_members_fit<Hashi>());
  CHECK(optional_members_fit<Heyawake>());
  CHECK(optional_members_fit<Bare>());
}

}  // namespace
}  // namespace p2c

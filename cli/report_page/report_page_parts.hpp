// The style and the script of a report, besides what all pages share. Both are XML, so without '<'
// and '&'.
#pragma once

#include <string_view>

namespace p2c {

inline constexpr std::string_view kReportStyle = R"css(
:root { --good: #1c6fc4; --bad: #c92a2a; }
@media (prefers-color-scheme: dark) { :root { --good: #4dabf7; --bad: #ff8787; } }
section { margin-top: 1rem; background: var(--card); border: 1px solid var(--rule);
  border-radius: .5rem; padding: .75rem 1rem; min-width: 0; }
h2 { font-size: 1.0625rem; margin: 0 0 .5rem; }
.note, figcaption, footer { color: var(--soft); font-size: .875rem; }
footer { margin-top: 1rem; }
.wide { overflow: auto; max-height: 24rem; }
table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .75rem .25rem 0; text-align: left; vertical-align: top;
  border-bottom: 1px solid var(--rule); min-width: 2rem; }
tbody th { font-weight: normal; }
tbody th { overflow-wrap: break-word; max-width: 30rem; }
td { white-space: nowrap; }
td.long { white-space: normal; overflow-wrap: break-word; min-width: 14rem; max-width: 30rem; }
th.n, td.n { text-align: right; }
thead th { color: var(--soft); white-space: nowrap; position: sticky; top: 0;
  background: var(--card); }
thead button { font: inherit; color: inherit; background: none; border: 0; padding: 0;
  cursor: pointer; text-decoration: underline dotted; }
th[aria-sort=ascending] button::after { content: " \2191"; }
th[aria-sort=descending] button::after { content: " \2193"; }
.plots { display: grid; gap: 1.5rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); }
figure { margin: 0; min-width: 0; max-width: 44rem; }
.plot { display: block; width: 100%; height: auto; }
.plot text { fill: var(--soft); font-size: 13px; }
.plot path { fill: none; }
.grid { stroke: var(--rule); stroke-width: 1; }
.run { fill: none; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.equal { stroke: var(--soft); }
.tenfold { stroke: var(--soft); stroke-dasharray: 2 4; }
.limit { stroke: var(--bad); stroke-dasharray: 6 3; }
.both, .one { stroke-linecap: round; stroke-width: 4; stroke-opacity: .7; }
.both { stroke: var(--good); }
.one { stroke: var(--bad); }
.legend { margin: .5rem 0; padding: 0; list-style: none; font-size: .875rem; }
.legend li { overflow-wrap: anywhere; }
.key { width: 28px; height: 12px; margin-right: .4rem; }
.gallery { display: grid; gap: 1rem; margin: 0 0 1rem; padding: 0; list-style: none;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); }
.gallery svg { display: block; max-width: 100%; max-height: 20rem; width: auto; height: auto; }
.gallery p { margin: .4rem 0 0; font-size: .875rem; overflow-wrap: anywhere; }
code { overflow-wrap: anywhere; }
summary { cursor: pointer; font-size: .875rem; }
@media (max-width: 40rem) {
  main { padding: .5rem; }
  section { padding: .5rem; }
}
@media print {
  .wide { max-height: none; }
  thead button { text-decoration: none; }
}
)css";

// The head of a column sorts a table by it.
inline constexpr std::string_view kReportScript = R"js(
(() => {
  const number = (cell) => {
    if (cell.textContent === '') return -1;
    const value = parseFloat(cell.textContent.replace(/,/g, ''));
    return isNaN(value) ? Infinity : value;
  };
  const compare = (column, numbers) => (one, other) => {
    const a = one.cells[column], b = other.cells[column];
    if (!numbers) return a.textContent.localeCompare(b.textContent, 'en', {numeric: true});
    return number(a) === number(b) ? 0 : number(a) - number(b);
  };
  for (const table of document.querySelectorAll('.sortable')) {
    const heads = [...table.tHead.rows[0].cells];
    heads.forEach((head, column) => {
      const button = document.createElement('button');
      button.textContent = head.textContent;
      head.replaceChildren(button);
      button.addEventListener('click', () => {
        const numbers = head.classList.contains('n');
        const before = head.getAttribute('aria-sort');
        const down = before ? before === 'ascending' : numbers;
        for (const other of heads) other.removeAttribute('aria-sort');
        head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
        const rows = [...table.tBodies[0].rows].sort(compare(column, numbers));
        table.tBodies[0].append(...(down ? rows.reverse() : rows));
      });
    });
  }
})();
)js";

}  // namespace p2c

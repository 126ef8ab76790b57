// The style and the script of the page, besides what all pages share.
#pragma once

#include <string_view>

namespace p2c {

inline constexpr std::string_view kPageStyle = R"css(
:root { --conclusion: #e8590c; --reason: #1c7ed6; --scope: #7048e8; }
@media (prefers-color-scheme: dark) {
  :root { --conclusion: #ff922b; --reason: #4dabf7; --scope: #b197fc; }
}
.layout { display: grid; gap: 1rem; margin-top: 1rem; grid-template-columns: minmax(0, 1fr); }
figure, section { margin: 0; background: var(--card); border: 1px solid var(--rule);
  border-radius: .5rem; padding: .75rem; min-width: 0; }
figure svg { display: block; width: 100%; height: auto; max-height: 82vh; margin: 0 auto; }
nav { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
button { font: inherit; padding: .35rem .8rem; min-height: 2.5rem; border: 1px solid var(--rule);
  border-radius: .375rem; background: var(--button); color: inherit; cursor: pointer; }
button:disabled { opacity: .4; cursor: default; }
#at { margin-left: auto; color: var(--soft); font-variant-numeric: tabular-nums; }
#sentence { min-height: 6em; margin: .75rem 0; overflow-wrap: break-word; }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0 0 .75rem; padding: 0;
  list-style: none; color: var(--soft); font-size: .875rem; }
.legend i { display: inline-block; width: .9em; height: .9em; margin-right: .4em;
  vertical-align: -.1em; border: 2px solid; }
#steps { max-height: 45vh; overflow: auto; margin: 0; padding: .5rem 0 0 0; list-style: none;
  border-top: 1px solid var(--rule); font-size: .9375rem; position: relative; }
#steps a { display: block; padding: .2rem .4rem; color: inherit; text-decoration: none;
  border-radius: .25rem; overflow-wrap: break-word; }
#steps a:hover { background: var(--button); }
#steps a[aria-current] { background: var(--button); box-shadow: inset 3px 0 var(--conclusion); }
.v, .u { display: none; }
.on { display: inline; }
.c { fill: var(--conclusion); fill-opacity: .3; stroke: var(--conclusion); stroke-width: 3; }
.f { fill: var(--reason); fill-opacity: .2; stroke: var(--reason); stroke-width: 2; }
.s { fill: none; stroke: var(--scope); stroke-width: 3.5; stroke-dasharray: 7 4; }
.left { fill: var(--soft); text-anchor: middle; paint-order: stroke; stroke: var(--card);
  stroke-width: 4px; stroke-linejoin: round;
  font-family: Helvetica, Arial, "Liberation Sans", "DejaVu Sans", sans-serif; }
@media (min-width: 56rem) {
  .layout { grid-template-columns: minmax(0, 3fr) minmax(20rem, 2fr); align-items: start; }
}
@media (max-width: 55.99rem) {
  main { padding: .5rem; }
  figure { padding: .25rem; }
  figure svg { max-height: 58vh; }
  #sentence { min-height: 4.5em; }
  nav { gap: .35rem; }
  button { padding: .35rem .55rem; }
}
@media print { nav { display: none; } #steps { max-height: none; } }
)css";

// `at` counts steps: 0 is the board before the first.
inline constexpr std::string_view kPageScript = R"js(
(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  const get = (id) => document.getElementById(id);
  const marks = get('marks');
  const links = [...document.querySelectorAll('#steps a')];
  const known = [...document.querySelectorAll('.v')];
  const open = [...document.querySelectorAll('.u')];
  const last = data.steps.length;
  let at = 0;

  const add = (name, attributes, text) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    if (text) element.textContent = text;
    marks.append(element);
  };
  const box = (slot, look, inset) => {
    const [x, y, width, height] = data.slots[slot];
    add('rect', {class: look, x: x + inset, y: y + inset, rx: 2,
      width: width - 2 * inset, height: height - 2 * inset});
  };
  // The border of a set of boxes: a side that two of them share is inside.
  const outline = (slots) => {
    const sides = new Map();
    for (const slot of slots) {
      const [x, y, w, h] = data.slots[slot];
      for (const side of [[x, y, x + w, y], [x, y + h, x + w, y + h], [x, y, x, y + h],
                          [x + w, y, x + w, y + h]]) {
        const key = side.join();
        sides.has(key) ? sides.delete(key) : sides.set(key, side);
      }
    }
    let path = '';
    for (const [x1, y1, x2, y2] of sides.values()) path += `M${x1} ${y1}L${x2} ${y2}`;
    add('path', {class: 's', d: path});
  };
  // Of slots of which some values are out: those that are left.
  const show_left = () => {
    const out = new Map();
    for (const step of data.steps.slice(0, at)) {
      for (const [slot, value, is] of step.c) {
        if (!is) out.set(slot, (out.get(slot) || new Set()).add(value));
      }
    }
    for (const [slot, values] of out) {
      if (data.shown[slot] >= 0 && data.shown[slot] <= at) continue;
      const [x, y, w, h, low, high] = data.slots[slot];
      if (high - low > 8) continue;
      const left = [];
      for (let value = low; value <= high; ++value) if (!values.has(value)) left.push(value);
      const text = left.join(' ');
      const line = data.lines;
      const size = Math.min(line ? 11 : 13, 0.9 * Math.max(w, 24) / (0.56 * text.length));
      add('text', {class: 'left', x: x + w / 2, 'font-size': size,
        y: line ? y + h / 2 + size * 0.36 : y + h - size * 0.45}, text);
    }
  };
  const show = (step) => {
    at = Math.max(0, Math.min(last, step));
    for (const element of known) {
      const from = data.shown[element.dataset.s];
      element.classList.toggle('on', from >= 0 && from <= at);
    }
    for (const element of open) {
      const from = data.shown[element.dataset.s];
      element.classList.toggle('on', from < 0 || from > at);
    }
    marks.replaceChildren();
    show_left();
    const now = data.steps[at - 1];
    if (now) {
      for (const rule of now.r) outline(data.rules[rule]);
      for (const ring of now.g) outline(ring);
      for (const slot of now.f) box(slot, 'f', 2);
      for (const slot of new Set(now.c.map((fact) => fact[0]))) box(slot, 'c', 2);
    }
    get('at').textContent = at === 0 ? `start, ${last} to come` :
      `${data.first + at - 1} of ${data.first + last - 1}`;
    get('sentence').textContent = at === 0 ? data.start : links[at - 1].textContent;
    get('home').disabled = get('back').disabled = at === 0;
    get('end').disabled = get('next').disabled = at === last;
    links.forEach((link, i) => i === at - 1 ? link.setAttribute('aria-current', 'step') :
      link.removeAttribute('aria-current'));
    const list = get('steps');
    if (now) {
      const item = links[at - 1].parentElement;
      list.scrollTop = item.offsetTop - list.clientHeight / 2;
    } else {
      list.scrollTop = 0;
    }
  };
  const go = {home: () => show(0), back: () => show(at - 1), next: () => show(at + 1),
    end: () => show(last)};
  for (const id in go) get(id).addEventListener('click', go[id]);
  links.forEach((link, i) => link.addEventListener('click', (event) => {
    event.preventDefault();
    show(i + 1);
  }));
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const key = {ArrowLeft: 'back', ArrowRight: 'next', Home: 'home', End: 'end'}[event.key];
    if (!key) return;
    event.preventDefault();
    go[key]();
  });
  show(Number(location.hash.slice(1)) - data.first + 1 || 0);
})();
)js";

}  // namespace p2c

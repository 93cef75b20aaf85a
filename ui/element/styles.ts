/**
 * The styles of both elements. `.root` starts from initial values, so that what a page inherits into the element
 * changes nothing; sizes are in pixels, because a page decides the `rem`. A page themes by `--touchline-*`, or by
 * `::part`.
 */
export const STYLES = `
:host { display: block; contain: layout style; }
:host([hidden]), [hidden] { display: none !important; }
.root {
  all: initial;
  display: block;
  box-sizing: border-box;
  padding: 8px;
  background: var(--touchline-background, #fff);
  color: var(--touchline-text, #16202e);
  border: 1px solid var(--touchline-border, #c9d1dc);
  border-radius: var(--touchline-radius, 10px);
  font: 14px/20px var(--touchline-font, system-ui, sans-serif);
}
*, ::before, ::after { box-sizing: border-box; }
ul { list-style: none; margin: 0; padding: 0; }
.game { display: grid; grid-template-columns: 1fr auto; gap: 2px 10px; padding: 8px 4px; align-items: center; }
.game + .game { border-top: 1px solid var(--touchline-border, #c9d1dc); }
.name { font-weight: 600; overflow-wrap: anywhere; }
.when, .small { color: var(--touchline-muted, #55617a); font-size: 12px; line-height: 16px; }
.prices { display: flex; gap: 4px; grid-row: 1 / 3; grid-column: 2; }
button, input, select, a.button {
  font: inherit; color: inherit; background: var(--touchline-control, #eef1f6); border: 1px solid transparent;
  border-radius: var(--touchline-radius, 10px); min-height: 44px; padding: 4px 10px; cursor: pointer; text-decoration: none;
  display: inline-grid; place-items: center;
}
input, select { background: var(--touchline-background, #fff); border-color: var(--touchline-muted, #55617a); width: 100%; }
button:focus-visible, input:focus-visible, select:focus-visible, a:focus-visible {
  outline: 2px solid var(--touchline-accent, #0a5bd6); outline-offset: 1px;
}
.price { min-width: 58px; line-height: 16px; padding: 2px 4px; }
.vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.price { position: relative; }
.price b { font-variant-numeric: tabular-nums; }
.price[aria-pressed='true'], .main {
  background: var(--touchline-accent, #0a5bd6); color: var(--touchline-accent-text, #fff);
}
.price[aria-pressed='true'] .small { color: inherit; }
.price[aria-disabled='true'], button:disabled { opacity: 0.55; cursor: default; }
.price[part~='up'] b::after { content: '▲'; color: var(--touchline-up, #0a5bd6); font-size: 9px; }
.price[part~='down'] b::after { content: '▼'; color: var(--touchline-down, #b34700); font-size: 9px; }
.price[aria-pressed='true'] b::after { color: inherit; }
.leg { display: grid; grid-template-columns: 1fr auto auto; gap: 2px 8px; align-items: center; padding: 6px 4px; }
.leg + .leg { border-top: 1px solid var(--touchline-border, #c9d1dc); }
.field { display: grid; gap: 2px; margin: 8px 4px; }
.sums { display: grid; grid-template-columns: 1fr auto; gap: 2px 8px; margin: 8px 4px; }
.sums dd { margin: 0; font-weight: 600; text-align: end; }
.reason { display: grid; gap: 4px; padding: 4px; }
.main { width: 100%; font-weight: 600; }
.ways { display: flex; gap: 6px; flex-wrap: wrap; }
p { margin: 6px 4px; }
@media (prefers-reduced-motion: no-preference) { .price { transition: background-color 150ms; } }
`;

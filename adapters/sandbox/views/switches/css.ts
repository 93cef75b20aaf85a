export const CSS = `
  * { box-sizing: border-box; }
  .switches { display: grid; gap: 1rem; color: var(--ink); line-height: 1.4; }
  p, h2 { margin: 0; }
  .intro a { color: var(--accent); overflow-wrap: anywhere; }
  .intro { color: var(--muted); max-width: 46rem; }
  .head { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
  .count { color: var(--muted); font-size: 0.8125rem; }
  h2 { font-size: 1rem; padding: 0.75rem 1rem 0.25rem; }
  section { border-radius: 12px; background: var(--surface); box-shadow: var(--shade); overflow: hidden; }
  .groups { display: grid; gap: 1rem; }
  .row {
    display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding: 0.5rem 1rem;
    border-block-start: 1px solid var(--line);
  }
  h2 + .row { border-block-start: 0; }
  .row:has([type='checkbox']) { flex-direction: row-reverse; }
  .row.is-changed { background: var(--accent-soft); }
  label { display: grid; gap: 0.1rem; min-width: 0; cursor: pointer; }
  .name { font: 600 0.8125rem ui-monospace, Consolas, monospace; overflow-wrap: anywhere; }
  .description { color: var(--muted); font-size: 0.8125rem; }
  :is(.name, .description):dir(rtl) { direction: ltr; text-align: right; }
  .is-changed .description { color: var(--ink); }
  .mark { color: var(--accent); font-size: 0.75rem; font-weight: 700; }
  input, select, button { min-height: 2.25rem; border-radius: 8px; font: inherit; color: var(--ink); }
  input:not([type='checkbox']), select { flex: none; width: 11rem; padding: 0 0.5rem; border: 1px solid var(--line-strong); background: var(--surface); }
  input[type='checkbox'] { flex: none; width: 1.5rem; min-height: 1.5rem; margin: 0; accent-color: var(--accent); }
  .head .search { flex: 1 1 12rem; width: auto; }
  button {
    padding: 0 1rem; border: 1px solid var(--line-strong); background: var(--surface); font-weight: 600;
    cursor: pointer;
  }
  button:hover { background: var(--cell-hover); }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  @media (max-width: 560px) {
    .row:not(:has([type='checkbox'])) { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.4rem; }
    input:not([type='checkbox']), select { width: 100%; }
  }
`;

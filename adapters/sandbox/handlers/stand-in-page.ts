/** Pages that this operator renders itself: plain documents without script, clearly not part of the site. */
import type { Route } from './call.ts';
import { get } from './call.ts';

const STYLE = '/sandbox-api/v1/page.css';
const CSS = [
  ':root{color-scheme:light dark}',
  'body{max-inline-size:40rem;margin:0 auto;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif}',
  'header{border:2px dashed;padding:.5rem 1rem;border-radius:8px}',
  'header p{margin:0}',
  'h1{font-size:1.4rem}',
  'ol{list-style:none;padding:0}',
  'li{border:1px solid;border-radius:8px;padding:.75rem 1rem;margin-block:1rem}',
  'h2{font-size:1.05rem;margin:0}',
  '.to{opacity:.8;margin:0}',
  '.code{font:600 1.6rem ui-monospace,monospace;letter-spacing:.15em;margin:.25rem 0}',
  'label{display:block;font-weight:600;margin-block:.75rem .25rem}',
  'input,button,select{font:inherit;padding:.6rem .75rem;border-radius:8px;border:1px solid;min-block-size:2.75rem}',
  'input{inline-size:100%;box-sizing:border-box}',
  '.ways input,.ways select{flex:1 1 12rem;inline-size:auto;min-inline-size:0}',
  '.ways{display:flex;gap:.75rem;flex-wrap:wrap;margin-block-start:1rem}',
  'a{word-break:break-all}',
].join('');

export const pageStyleRoute: Route = get(
  STYLE,
  () =>
    new Response(CSS, {
      headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    }),
);

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
}

export function standInPage(title: string, body: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="icon" href="/favicon.svg">`,
    `<link rel="stylesheet" href="${STYLE}"></head><body>`,
    '<header><p>A demonstration: nobody real is behind this page, and no money is real.</p></header>',
    `<main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
  ].join('');
}

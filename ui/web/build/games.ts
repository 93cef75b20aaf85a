/**
 * Writes the document of a game's frame at build time. Script and styles are inline and named by their hashes in the
 * document's policy: a frame has an opaque origin and may load nothing.
 */
import { createHash } from 'node:crypto';

const sourceOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

export function gameDocument(name: string, script: string, styles: string): string {
  if (/<\/(?:script|style)/i.test(script + styles)) throw new Error(`the game ${name} holds a closing tag`);
  const policy = [
    "default-src 'none'",
    `script-src ${sourceOf(script)}`,
    `style-src ${sourceOf(styles)}`,
    'img-src data:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${name}</title><style>${styles}</style></head><body><script>${script}</script></body></html>\n`,
  ].join('');
}

/**
 * Headers of every answer. A page may use only its own files: no inline style or script but those of the build, no
 * style attribute, no eval, no foreign origin, no embedding.
 */
import { createHash } from 'node:crypto';

/** The inline elements of the build. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const policyOf = ({ scripts, styles }: InlineCode): readonly string[] => [
  "default-src 'none'",
  ["script-src 'self'", ...scripts.map(sourceOf)].join(' '),
  ["style-src 'self'", ...styles.map(sourceOf)].join(' '),
  "img-src 'self' data:",
  "connect-src 'self'",
  // Pages of payment providers, sandboxed.
  "frame-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
];

/** The source expression that allows one inline element, whatever page it is in. */
function sourceOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

export const securityHeaders = (inline: InlineCode): Readonly<Record<string, string>> => ({
  'content-security-policy': policyOf(inline).join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy('()'),
});

/** The page that may ask for the camera. */
const IDENTIFICATION = /^\/\w+\/office\/identification\/?(?:[?#]|$)/;

/** Headers of one address that differ from those of all others [HST-7]. */
export function headersOfAddress(address: string): Readonly<Record<string, string>> {
  return IDENTIFICATION.test(address) ? { 'permissions-policy': permissionsPolicy('(self)') } : {};
}

function permissionsPolicy(camera: '()' | '(self)'): string {
  return `camera=${camera}, geolocation=(), microphone=(), payment=()`;
}

/** The document of a game's frame. */
const GAME_FRAME = /^\/games\/[\w-]+\.html(?:[?#]|$)/;

/**
 * Headers of a game's frame, from its document: an opaque origin, its own inline code and nothing else, and only this site
 * may frame it [HST-10]. Null for any other address.
 */
export function frameHeaders(address: string, html: string): Readonly<Record<string, string>> | null {
  if (!GAME_FRAME.test(address)) return null;
  const inline = (tag: string): string =>
    [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, code = '']) => sourceOf(code)).join(' ');
  const policy = [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${inline('script')}`,
    `style-src ${inline('style')}`,
    'img-src data:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
  };
}

/** Headers over https only. A browser that has seen them uses https for this host for a year. */
export const HTTPS_HEADERS: Readonly<Record<string, string>> = { 'strict-transport-security': 'max-age=31536000' };

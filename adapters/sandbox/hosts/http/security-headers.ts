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

const policyOf = (
  { scripts, styles }: InlineCode,
  messengers: readonly string[],
  gameOrigins: readonly string[],
): readonly string[] => [
  "default-src 'none'",
  ["script-src 'self'", ...scripts.map(sourceOf)].join(' '),
  ["style-src 'self'", ...styles.map(sourceOf)].join(' '),
  "img-src 'self' data:",
  "connect-src 'self'",
  // Pages of payment providers and our own games, sandboxed; foreign games at exactly the configured origins [HST-12].
  ["frame-src 'self'", ...gameOrigins].join(' '),
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  `frame-ancestors ${messengers.length === 0 ? "'none'" : messengers.join(' ')}`,
  "require-trusted-types-for 'script'",
];

/** The source expression that allows one inline element, whatever page it is in. */
function sourceOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** `messengers` are the origins that may show the site in a frame [MSG-8], `gameOrigins` those of foreign games. */
export const securityHeaders = (
  inline: InlineCode,
  messengers: readonly string[] = [],
  gameOrigins: readonly string[] = [],
): Readonly<Record<string, string>> => ({
  'content-security-policy': policyOf(inline, messengers, gameOrigins).join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  // This header cannot name an origin; the policy above does.
  ...(messengers.length === 0 ? { 'x-frame-options': 'DENY' } : {}),
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
 * Headers of a game's frame, from its document: an opaque origin, its own inline code and nothing else, and only this
 * site may frame it [HST-10]. Null for any other address.
 */
export function frameHeaders(
  address: string,
  html: string,
  messengers: readonly string[] = [],
): Readonly<Record<string, string>> | null {
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
    ["frame-ancestors 'self'", ...messengers].join(' '),
  ];
  return {
    'content-security-policy': policy.join('; '),
    ...(messengers.length === 0 ? { 'x-frame-options': 'SAMEORIGIN' } : {}),
    'referrer-policy': 'no-referrer',
  };
}

/**
 * Headers of an answer that only this site may frame, such as a provider's page, with the site in a messenger's frame.
 */
export function framedToo(headers: Headers, messengers: readonly string[]): void {
  const policy = headers.get('content-security-policy');
  if (messengers.length === 0 || policy === null) return;
  headers.set(
    'content-security-policy',
    policy.replace("frame-ancestors 'self'", (own) => [own, ...messengers].join(' ')),
  );
  headers.delete('x-frame-options');
}

/** Headers over https only. A browser that has seen them uses https for this host for a year. */
export const HTTPS_HEADERS: Readonly<Record<string, string>> = { 'strict-transport-security': 'max-age=31536000' };

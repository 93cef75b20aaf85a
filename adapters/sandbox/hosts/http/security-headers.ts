/**
 * Headers of every answer. A page may run only its own files: no inline script or style, no eval, no foreign origin, no
 * embedding.
 */

const POLICY: readonly string[] = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
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

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY.join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** Headers over https only. A browser that has seen them uses https for this host for a year. */
export const HTTPS_HEADERS: Readonly<Record<string, string>> = { 'strict-transport-security': 'max-age=31536000' };

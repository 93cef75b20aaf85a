import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePart } from 'touchline/navigation/address';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import { judge } from 'touchline/navigation/pipeline';
import { addressOf } from 'touchline/navigation/query';
import { returnAddress } from 'touchline/navigation/return-address';
import { safeNavigate } from 'touchline/navigation/safe-navigate';
import { TEST_TIMEOUT_MS, RUNS } from '../arbitraries/runs.ts';

/** Fixed addresses, tested in every run. */
const HOSTILE = 100_000;

const OWN = 'https://site.example';
const ALLOWED = ['https://pay.example', 'https://id.example:8443'];

/** Components of hostile addresses. */
const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '/\\',
  '.',
  '..',
  '/./',
  '/../',
  '%2e',
  '%2E%2e',
  '%2f',
  '%5c',
  '%00',
  '%09',
  '\t',
  '\n',
  '\r',
  ' ',
  '\u0000',
  '\u200b',
  '\u202e',
  '\ufeff',
  '\u00a0',
  '\u00ad',
  '@',
  ':',
  '?',
  '#',
  '&',
  ';',
  'http:',
  'https:',
  'HTTPS:',
  'javascript:',
  'data:',
  'blob:',
  'ftp:',
  'file:',
  'https://',
  'https:/',
  'https:\\\\',
  'evil.example',
  'site.example',
  'pay.example',
  'id.example:8443',
  'site.example.evil.example',
  'site.example@evil.example',
  'user:pass@',
  '[::1]',
  '127.0.0.1',
  '0x7f.1',
  'ｅvil.example',
  'еvil.example',
  'en',
  'live',
  'x',
  '１',
  'alert(1)',
  '[',
  ']',
  '|',
  '^',
  '`',
  '{',
  '"',
  "'",
  '<',
  '>',
  '443',
  ':443',
  ':80',
  '。',
  // Characters that normalise to a dot, a slash, an at-sign or a colon; invisible characters; a lone surrogate.
  '．',
  '｡',
  '․',
  '／',
  '⁄',
  '∕',
  '＼',
  '＠',
  '：',
  '\u0085',
  '\u1680',
  '\u180e',
  '\u2003',
  '\u2028',
  '\u2029',
  '\u3000',
  '\u3164',
  '\u202a',
  '\u2066',
  '\u007f',
  '\u0001',
  '\ud800',
  '\udc00',
  // Encoded once or repeatedly, complete or truncated.
  '%252f',
  '%255c',
  '%252e',
  '%25252f',
  '%2F%2Fevil.example',
  '%252F%252Fevil.example',
  '%0d%0a',
  '%0D%0ASet-Cookie:x=1',
  '%c0%af',
  '%ef%bc%8f',
  '%u002f',
  '%',
  '%2',
  // Other hosts in various notations.
  'xn--pay-',
  'xn--80ak6aa92e.example',
  'pay.example.',
  '[::ffff:127.0.0.1]',
  '[fe80::1%25en]',
  '2130706433',
  '0177.0.0.1',
  'PAY.example',
  'pay%2eexample',
  'pay.example:443',
  'pay.example:8443',
  'user@',
  '@pay.example',
  '%40',
  ':@',
  // Other schemes, with unusual case and embedded characters.
  'JaVaScRiPt:',
  'java\tscript:',
  'java\u0000script:',
  '\u0001javascript:',
  'DATA:text/html,',
  'data:text/html;base64,',
  'Blob:',
  'blob:https://site.example/',
  'vbscript:',
  'view-source:',
  'about:blank',
  'filesystem:https://site.example/',
  'intent://',
  'ws://',
  'wss:',
  'mailto:',
  'HtTpS://',
  'http:\\\\',
  'https:////',
  '///',
  '////',
  '/;/',
  '..;/',
  '/~',
  '?//',
  '#//',
  '?\\',
  '&#x2f;',
  '&Tab;',
);
const crafted: fc.Arbitrary<string> = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
const headed: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(
      '/',
      '//',
      '/\\',
      'https://',
      'https://site.example',
      'https://pay.example',
      'https://site.example/',
      '/..',
      '/.//',
      '/a/..//',
      '\thttps://',
      'java\nscript:',
      '/%2f',
      '/%252f',
      '/en/%2e%2e/',
      'https://pay.example@',
      'https://pay.example:',
      'https://user@pay.example',
      'https://[::1]/',
      'https://xn--',
    ),
    crafted,
  )
  .map((parts) => parts.join(''));
const address = fc.oneof(
  crafted,
  headed,
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string({ unit: 'binary' }),
  fc.string().map((text) => `/${text}`),
);

type Gate = (address: string) => string | null;
const gate: Gate = (text) => {
  const safe = safeNavigate(text, OWN, ALLOWED);
  return safe.ok ? safe.value : null;
};

/**
 * Whether a browser stays on an allowed origin when it follows the address from any page, as a link or by
 * `location.assign`.
 */
function stays(to: string): boolean {
  return [OWN, `${OWN}/`, `${OWN}/en/live/1?x=1#y`].every((base) => {
    if (!URL.canParse(to, base)) return false;
    const url = new URL(to, base);
    const isOwn = url.origin === OWN;
    return (
      (isOwn ? to.startsWith('/') && !to.startsWith('//') : ALLOWED.includes(url.origin)) &&
      url.protocol === 'https:' &&
      url.username === '' &&
      url.password === '' &&
      !url.pathname.startsWith('//')
    );
  });
}

describe('addresses from outside', () => {
  it(
    '[NAV-5] that pass lead to this site or to an origin allowed by name, however a browser reads them',
    () => {
      const passed = { own: 0, others: 0, refused: 0 };
      fc.assert(
        fc.property(address, (text) => {
          const to = gate(text);
          passed[to === null ? 'refused' : to.startsWith('/') ? 'own' : 'others'] += 1;
          return to === null || stays(to);
        }),
        { seed: 1, numRuns: Math.max(HOSTILE, RUNS * 10) },
      );
      expect(passed.refused).toBeGreaterThan(HOSTILE / 10);
      expect(passed.own).toBeGreaterThan(HOSTILE / 10);
      expect(passed.others).toBeGreaterThan(100);
    },
    TEST_TIMEOUT_MS,
  );

  /** The kinds of attacks among the addresses above, with their detection. */
  const classes: readonly (readonly [string, RegExp])[] = [
    ['dots and slashes of other scripts', /[．。｡․／⁄∕＼]/u],
    ['backslashes', /\\/],
    ['embedded tabs and line ends', /.[\t\n\r]./s],
    ['other control characters', /[\u0000-\u0008\u007f\u0085]/],
    ['invisible characters', /[\u00a0\u1680\u2003\u200b\u2028\u3000\ufeff]/],
    ['a user', /^https:\/\/[^/]*@/i],
    ['addresses in brackets', /\/\/\[[\da-f:.%]+\]/],
    ['names in punycode', /\/\/xn--/],
    ['script schemes in mixed case', /^(?=.*[A-Z])javascript:/i],
    ['data and blobs', /^(?:data|blob):/i],
    ['two slashes', /^\/\//],
    ['encoded slashes', /%2f/i],
    ['doubly encoded slashes', /%252f/i],
    ['encoded dots', /\/%2e%2e/i],
    ['headers', /%0d%0a/i],
    ['half a pair', /[\ud800-\udfff](?![\udc00-\udfff])/],
    ['an own origin', /^https:\/\/site\.example(?:[/?#]|$)/],
  ];
  it(
    'include every kind of attack',
    () => {
      const tried = fc.sample(address, { seed: 1, numRuns: HOSTILE });
      expect(
        classes.filter(([, pattern]) => tried.filter((text) => pattern.test(text)).length < 20).map(([name]) => name),
      ).toEqual([]);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[NAV-5] as a return path lead to a path of this site, however often encoded, and still do after decoding',
    () => {
      const found = { none: 0, some: 0 };
      fc.assert(
        fc.property(address, fc.integer({ min: 0, max: 3 }), (text, times) => {
          let asked = times === 0 ? text : new TextDecoder().decode(new TextEncoder().encode(text));
          for (let at = 0; at < times; at += 1) asked = encodeURIComponent(asked);
          const to = returnAddress(`?a=1&return-url=${asked}`);
          found[to === null ? 'none' : 'some'] += 1;
          if (to === null) return;
          expect(stays(to) && to.startsWith('/')).toBe(true);
          const read = addressOf(readSiteAddress(to));
          expect(stays(read) && read.startsWith('/')).toBe(true);
          const { outcome } = judge(
            readSiteAddress(`/en/user/login?return-url=${asked}`),
            { signedIn: true, language: 'en', languages: ['en'], isRegistrationAllowed: true },
            () => undefined,
          );
          expect(outcome.kind === 'redirect' && stays(outcome.to) && outcome.to.startsWith('/')).toBe(true);
        }),
        { seed: 5, numRuns: Math.max(20_000, RUNS) },
      );
      expect(Math.min(found.none, found.some)).toBeGreaterThan(1_000);
    },
    TEST_TIMEOUT_MS,
  );

  const weak: readonly (readonly [string, Gate])[] = [
    ['accepts anything that begins with a slash', (text) => (text.startsWith('/') ? text : gate(text))],
    [
      'accepts a single slash and ignores dots',
      (text) => (/^\/(?!\/)[\u0021-\u007e]*$/.test(text) && !text.includes('\\') ? text : gate(text)),
    ],
    [
      'accepts backslashes',
      (text) => (text.startsWith('/') && !text.startsWith('//') && text.includes('\\') ? text : gate(text)),
    ],
    [
      'compares only the beginning of the origin',
      (text) => (text.startsWith(OWN) ? text.slice(OWN.length) || '/' : gate(text)),
    ],
    [
      'searches for an allowed name anywhere',
      (text) => (text.startsWith('https://') && text.includes('pay.example') ? text : gate(text)),
    ],
    [
      'decodes after the check',
      (text) => {
        const to = gate(text);
        return to === null ? null : decodePart(to);
      },
    ],
    [
      'checks a name only in the browser’s form',
      (text) => {
        const to = URL.canParse(text) && new URL(text).hostname === 'pay.example' ? text : null;
        return to ?? gate(text);
      },
    ],
    ['ignores characters that a browser strips', (text) => (text.startsWith('/\t') ? text : gate(text))],
  ];
  it.each(weak)(
    '[NAV-5] are detected when a planted check %s',
    (_what, weakGate) => {
      const found = fc.check(
        fc.property(fc.oneof(address, fc.constantFrom('/\t/evil.example')), (text) => {
          const to = weakGate(text);
          return to === null || stays(to);
        }),
        { seed: 1, numRuns: HOSTILE },
      );
      expect(found.failed).toBe(true);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[NAV-5] lead to the path that the check read, which is the one that a browser follows',
    () => {
      fc.assert(
        fc.property(
          fc.array(fc.constantFrom('a', '.', '..', '%2e', '%2E%2e', 'b'), { minLength: 1, maxLength: 6 }),
          (segments) => {
            const text = `/${segments.join('/')}`;
            const safe = safeNavigate(text, OWN);
            if (safe.ok)
              expect(new URL(safe.value, OWN).pathname.replace(/\/$/, '')).toBe(
                new URL(text, OWN).pathname.replace(/\/$/, ''),
              );
          },
        ),
        { seed: 2, numRuns: RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );

  const examples: readonly (readonly [string, string])[] = [
    ['/en/live', '/en/live'],
    ['/', '/'],
    ['https://site.example/en?x=1#y', '/en?x=1#y'],
    ['https://site.example', '/'],
    ['https://pay.example/done?ok=1', 'https://pay.example/done?ok=1'],
    ['https://id.example:8443/', 'https://id.example:8443/'],
    ['/en/a/../live', '/en/live'],
    ['/en?next=//evil.example', '/en?next=//evil.example'],
  ];
  for (const [text, to] of examples)
    it(`[NAV-5] ${text} leads to ${to}`, () =>
      expect(safeNavigate(text, OWN, ALLOWED)).toEqual({ ok: true, value: to }));

  const refused: readonly (readonly [string, string])[] = [
    ['', 'empty'],
    [`/${'a'.repeat(3_000)}`, 'tooLong'],
    ['//evil.example', 'origin'],
    ['/\\evil.example', 'controlCharacter'],
    ['/\t/evil.example', 'controlCharacter'],
    ['/.//evil.example', 'origin'],
    ['/a/..//evil.example', 'origin'],
    ['/%2e%2e//evil.example', 'origin'],
    ['https://evil.example', 'origin'],
    ['https://site.example.evil.example/', 'origin'],
    ['https://site.example@evil.example/', 'userinfo'],
    ['https://user:pass@site.example/', 'userinfo'],
    ['http://site.example/', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['java\nscript:alert(1)', 'controlCharacter'],
    ['data:text/html,x', 'scheme'],
    ['evil.example', 'scheme'],
    ['https:evil.example', 'scheme'],
    ['https:///evil.example', 'scheme'],
    ['https://site.example:444/', 'origin'],
    ['https://pay.example//', 'origin'],
    ['https://pay.example/a/..//evil.example', 'origin'],
    ['https://SITE.example/', 'malformed'],
    ['https://site.example//evil.example', 'origin'],
    ['https://[::1]/', 'malformed'],
    ['JaVaScRiPt:alert(1)', 'scheme'],
    ['java\tscript:alert(1)', 'controlCharacter'],
    ['blob:https://site.example/1', 'scheme'],
    ['DATA:text/html,x', 'scheme'],
    ['https://xn--pay-.example/', 'origin'],
    ['https://pay.example./', 'origin'],
    ['https://pay.example:443/', 'origin'],
    ['https://pay。example/', 'malformed'],
    ['https://pay%2eexample/', 'malformed'],
    ['／／evil.example', 'scheme'],
    ['/\u2028/evil.example', 'controlCharacter'],
    ['HTTPS://pay.example/', 'scheme'],
  ];
  for (const [text, reason] of refused)
    it(`[NAV-5] ${JSON.stringify(text).slice(0, 40)} is refused: ${reason}`, () =>
      expect(safeNavigate(text, OWN, ALLOWED)).toEqual({ ok: false, error: reason }));
});

describe('addresses inside the site', () => {
  it(
    '[NAV-1] are judged without throwing, and no redirect leaves the site or loops',
    () => {
      fc.assert(
        fc.property(address, fc.boolean(), fc.constantFrom('en', 'de'), (text, signedIn, language) => {
          let at = text;
          for (let hops = 0; ; hops += 1) {
            const { outcome } = judge(
              readSiteAddress(at),
              { signedIn, language, languages: ['en', 'de'], isRegistrationAllowed: true },
              (_where, fault) => {
                throw fault;
              },
            );
            if (outcome.kind !== 'redirect') break;
            expect(hops).toBeLessThan(5);
            expect(new URL(outcome.to, OWN).origin).toBe(OWN);
            expect(outcome.to).toMatch(/^\/[a-z]{2}(?:[/?#]|$)/);
            at = outcome.to;
          }
        }),
        { seed: 3, numRuns: RUNS * 5 },
      );
    },
    TEST_TIMEOUT_MS,
  );
});

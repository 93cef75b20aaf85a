/**
 * One suite for every implementation of the cookies port: the page's, over a document that obeys a browser's rules, and
 * the jar of Node.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDocumentCookies } from '../../adapters/browser/document-cookies.ts';
import { createCookieJar } from '../../adapters/node/cookie-jar.ts';
import type { CookieJar } from '../../adapters/node/cookie-jar.ts';
import { cookieText } from 'touchline/kernel/cookie-text';
import type { CookieRecord, CookiesPort } from 'touchline/ports/cookies';

const SECURE = 'https://www.touchline.test/en/office';

interface Tried {
  readonly port: CookiesPort;
  readonly jar: CookieJar;
  readonly time: { now: number };
}

function inNode(address = SECURE): Tried {
  const time = { now: 1_000 };
  const jar = createCookieJar(() => time.now);
  return { port: jar.at(address), jar, time };
}

/** A document keeps cookies as the jar does, and refuses an HTTP-only one from a script. */
function onPage(address = SECURE): Tried {
  const { jar, time } = inNode(address);
  const page = {
    get cookie() {
      return jar.header(address);
    },
    set cookie(text: string) {
      if (!/;\s*httponly/i.test(text)) jar.take(text, address);
    },
  };
  return { port: createDocumentCookies(page, address.startsWith('https:')), jar, time };
}

describe.each([
  ['the page', onPage],
  ['Node', inNode],
] as const)('cookies of %s', (_name, open) => {
  it('[CNS-13] any value is read back unchanged, and no value becomes an attribute or another cookie', () => {
    const { port, jar } = open();
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (value) => {
        port.write({ name: 'any', value });
        expect(port.read('any')).toBe(value);
        expect(jar.header(SECURE).split(';')).toHaveLength(1);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('[CNS-13] a cookie lasts a day unless its record names a lifetime; 0 removes it, null keeps it', () => {
    const { port, time } = open();
    port.write({ name: 'day', value: '1' });
    port.write({ name: 'minute', value: '1', lifeS: 60 });
    port.write({ name: 'visit', value: '1', lifeS: null });
    const left = (): readonly string[] => ['day', 'minute', 'visit'].filter((name) => port.read(name) !== null);
    time.now += 59_999;
    expect(left()).toEqual(['day', 'minute', 'visit']);
    time.now += 1;
    expect(left()).toEqual(['day', 'visit']);
    time.now += 86_340_000;
    expect(left()).toEqual(['visit']);
    port.write({ name: 'visit', value: '', lifeS: 0 });
    expect(left()).toEqual([]);
  });

  it('[CNS-13] path and domain decide who sees a cookie: by default every path of the own host, and no other host', () => {
    const { port, jar } = open();
    port.write({ name: 'own', value: '1' });
    port.write({ name: 'office', value: '1', path: '/en/office' });
    port.write({ name: 'all', value: '1', domain: 'touchline.test' });
    port.write({ name: 'foreign', value: '1', domain: 'other.test' });
    const at = (address: string): readonly string[] =>
      [...jar.header(address).matchAll(/(\w+)=/g)].map(([, name]) => name ?? '').toSorted();
    expect(at('https://www.touchline.test/de')).toEqual(['all', 'own']);
    expect(at('https://www.touchline.test/en/office/history')).toEqual(['all', 'office', 'own']);
    expect(at('https://www.touchline.test/en/offices')).toEqual(['all', 'own']);
    expect(at('https://m.touchline.test/')).toEqual(['all']);
    expect(at('https://elsewhere.test/')).toEqual([]);
    port.write({ name: 'office', value: '', lifeS: 0 });
    expect(at(SECURE)).toContain('office');
    port.write({ name: 'office', value: '', lifeS: 0, path: '/en/office' });
    expect(at(SECURE)).not.toContain('office');
  });

  it('[CNS-13] a cookie of an encrypted page is never sent without encryption', () => {
    const { port, jar } = open();
    port.write({ name: 'own', value: '1' });
    expect(jar.header('http://www.touchline.test/')).toBe('');
    port.write({ name: 'own', value: '1', isSecure: false });
    expect(jar.header('http://www.touchline.test/')).toBe('own=1');
    const plain = open('http://localhost:4400/');
    plain.port.write({ name: 'own', value: '1' });
    expect(plain.port.read('own')).toBe('1');
  });

  it('[CNS-13] a malformed value is an absent cookie', () => {
    const { port, jar } = open();
    jar.take('odd=%E0%A4; Path=/', SECURE);
    expect(port.read('odd')).toBeNull();
  });

  it('[CNS-13] what no browser would take is not written', () => {
    const { port, jar } = open();
    const refused: readonly CookieRecord[] = [
      { name: '', value: '1' },
      { name: 'a;b', value: '1' },
      { name: 'a=b', value: '1' },
      { name: 'a', value: '1', path: 'office' },
      { name: 'a', value: '1', path: '/; HttpOnly' },
      { name: 'a', value: '1', domain: 'touchline.test; Path=/x' },
      { name: 'a', value: 'x'.repeat(4_096) },
    ];
    for (const cookie of refused) port.write(cookie);
    expect(jar.header(SECURE)).toBe('');
  });
});

it('[CNS-14] Node writes an HTTP-only cookie; a page leaves the record out instead of weakening it', () => {
  const [node, page] = [inNode(), onPage()];
  for (const { port } of [node, page]) port.write({ name: 'hidden', value: '1', isHttpOnly: true });
  expect(node.jar.header(SECURE)).toBe('hidden=1');
  expect(page.jar.header(SECURE)).toBe('');
});

it('[CNS-14] a core in Node reads no HTTP-only cookie, neither its own nor the operator’s', () => {
  const { port, jar } = inNode();
  port.write({ name: 'hidden', value: '1', isHttpOnly: true });
  jar.take('session=s; HttpOnly; Path=/', SECURE);
  expect(port.read('hidden')).toBeNull();
  expect(port.read('session')).toBeNull();
  expect(jar.header(SECURE)).toBe('hidden=1; session=s');
});

it('[CNS-13] the text has all attributes of the record', () => {
  expect(cookieText({ name: 'a', value: 'b c' }, false)).toBe('a=b%20c; Max-Age=86400; SameSite=Lax; Path=/');
  const whole = {
    name: 'a',
    value: '1',
    lifeS: 1.9,
    path: '/en',
    domain: 'touchline.test',
    isHttpOnly: true,
    sameSite: 'None',
  } as const;
  expect(cookieText(whole, false)).toBe(
    'a=1; Max-Age=1; HttpOnly; SameSite=None; Domain=touchline.test; Path=/en; Secure',
  );
});

it('a page whose browser blocks cookies has none, and goes on', () => {
  const blocked = {
    get cookie(): string {
      throw new Error('blocked');
    },
    set cookie(_text: string) {
      throw new Error('blocked');
    },
  };
  const port = createDocumentCookies(blocked, true);
  port.write({ name: 'a', value: '1' });
  expect(port.read('a')).toBeNull();
});

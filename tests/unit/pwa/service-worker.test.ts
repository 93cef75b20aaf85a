/** The requests that the service worker handles, the caches that it deletes, and a page's right to reload itself. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheName, choose, outdated } from '../../../ui/web/sw/choose.ts';
import { mayReload } from '../../../ui/web/sw/chunk-reload.ts';
import { keepFiles } from '../../../ui/web/sw/keep-files.ts';

const FILE = 'assets/main-ABCD1234.js';
const FILES = new Set([FILE, 'bff-api/evil-ABCD1234.js']);
const SCOPE = 'https://site.example/shop/';
const asked = (url: string, mode = 'cors', method = 'GET') =>
  choose({ url: url.startsWith('https:') ? url : SCOPE + url, mode, method }, SCOPE, FILES);

describe('the service worker', () => {
  it.each([
    [FILE, 'cors', 'file'],
    [`${FILE}?x=1`, 'no-cors', 'file'],
    ['', 'navigate', 'shell'],
    ['en/live/1?x=1', 'navigate', 'shell'],
    ['en/live/1', 'cors', 'pass'],
    ['manifest.json', 'navigate', 'pass'],
    ['pwa-sw.js', 'same-origin', 'pass'],
    ['assets/other-ABCD1234.js', 'cors', 'pass'],
    ['https://other.example/shop/assets/main-ABCD1234.js', 'cors', 'pass'],
    ['https://site.example/en', 'navigate', 'pass'],
  ])('%s (%s): %s', (url, mode, wanted) => {
    expect(asked(url, mode)).toBe(wanted);
    expect(asked(url, mode, 'POST')).toBe('pass');
  });

  it('[VER-4] never handles a call to the operator', () => {
    const api = fc.constantFrom(
      'bff-api',
      'web-api',
      'bet-api',
      'line-api',
      'limit-service-api',
      'blocks-api',
      'redirects-api',
      'social-api',
      'fatman-api',
      'sandbox-api',
    );
    fc.assert(
      fc.property(
        api,
        fc.webPath(),
        fc.constantFrom('navigate', 'cors', 'no-cors', 'same-origin'),
        fc.constantFrom('GET', 'POST', 'DELETE'),
        (name, path, mode, method) => {
          expect(asked(`${name}/${path.replace(/^\/+/, '')}`, mode, method)).toBe('pass');
        },
      ),
      { seed: 1, numRuns: 500 },
    );
    expect(asked('bff-api/evil-ABCD1234.js')).toBe('pass');
  });

  it('deletes all of its own older caches except the latest, and no foreign one', () => {
    const [one, two, three] = ['1', '2', '3'].map((version) => cacheName(SCOPE, version));
    const foreign = ['something else', cacheName('https://site.example/', '1')];
    expect(outdated([one ?? '', ...foreign, two ?? '', three ?? ''], SCOPE, '3')).toEqual([one]);
    expect(outdated([...foreign, two ?? '', three ?? ''], SCOPE, '3')).toEqual([]);
    expect(outdated([three ?? ''], SCOPE, '3')).toEqual([]);
  });
});

describe('keeping the files of a version', () => {
  const names = Array.from({ length: 9 }, (_, at) => `assets/${at}.js`);
  /** A cache whose fetches end one by one, in the order in which they began. */
  function openCache(failing?: string) {
    const kept: string[] = [];
    const running: string[] = [];
    let most = 0;
    const add = async (request: RequestInfo | URL): Promise<void> => {
      const file = new URL(request instanceof Request ? request.url : request).pathname.slice(1);
      running.push(file);
      most = Math.max(most, running.length);
      await new Promise((resolve) => setTimeout(resolve));
      running.shift();
      if (file === failing) throw new TypeError('no network');
      kept.push(file);
    };
    return { cache: { add }, kept, most: () => most };
  }
  const get = (file: string): Request => new Request(`https://site.example/${file}`);

  it('[VER-6] fetches two at a time, and each file once', async () => {
    const { cache, kept, most } = openCache();
    await keepFiles(cache, new Set(names), get);
    expect(kept).toEqual(names);
    expect(most()).toBe(2);
  });

  it('[VER-6] fails with the first file that fails', async () => {
    const { cache, kept } = openCache(names[3]);
    await expect(keepFiles(cache, names, get)).rejects.toThrow('no network');
    expect(kept).not.toContain(names[3]);
  });
});

describe('a page that reloads itself', () => {
  const storage = (kept: Record<string, string> = {}) => ({
    getItem: (key: string): string | null => (Object.hasOwn(kept, key) ? (kept[key] ?? null) : null),
    setItem: (key: string, value: string): void => void (kept[key] = value),
  });

  it('[VER-5] reloads at most once a minute, whatever the clock does', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 300_000 }), { maxLength: 50 }), (times) => {
        const kept = storage();
        const start = 1_800_000_000_000;
        let last: number | null = null;
        for (const at of times) {
          const may = mayReload(start + at, kept);
          expect(may).toBe(last === null || Math.abs(at - last) >= 60_000);
          if (may) last = at;
        }
      }),
      { seed: 1 },
    );
  });

  it('does not reload where storage is unavailable, to avoid an endless loop', () => {
    expect(
      mayReload(1, {
        getItem: () => null,
        setItem: () => {
          throw new Error('full');
        },
      }),
    ).toBe(false);
    expect(mayReload(1, { getItem: () => null, setItem: () => undefined })).toBe(false);
    expect(
      mayReload(1, {
        getItem: () => {
          throw new Error('blocked');
        },
        setItem: () => undefined,
      }),
    ).toBe(false);
  });
});

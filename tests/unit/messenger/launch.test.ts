import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepLaunch, pathOf, readLaunch, themeOf } from '../../../adapters/messenger/launch.ts';
import { RUNS } from '../../arbitraries/runs.ts';

function tabOf(kept: Readonly<Record<string, string>> = {}): Storage & { readonly all: Map<string, string> } {
  const all = new Map(Object.entries(kept));
  return {
    all,
    length: 0,
    clear: () => all.clear(),
    key: () => null,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
}

const HASH =
  '#tgWebAppData=query_id%3DAA%26user%3D%257B%2522id%2522%253A7%257D%26hash%3Dc0ffee' +
  '&tgWebAppVersion=7.10&tgWebAppPlatform=weba&tgWebAppStartParam=live_1_1001' +
  '&tgWebAppThemeParams=%7B%22bg_color%22%3A%22%23212121%22%7D';

describe('the start parameters', () => {
  it('[MSG-1, MSG-9] are read from the hash: version, platform, theme and the page of the link', () => {
    expect(readLaunch(HASH, null)).toEqual({
      version: '7.10',
      platform: 'weba',
      theme: 'dark',
      startPath: '/live/1/1001',
    });
  });

  it('[MSG-1] are kept for the tab without the user’s signed data, and count once', () => {
    const tab = tabOf();
    const launch = readLaunch(HASH, tab);
    if (launch === null) throw new Error('not read');
    keepLaunch(launch, tab);
    expect([...tab.all.values()].join()).not.toMatch(/c0ffee|user/);
    expect(readLaunch('', tab)).toEqual({ version: '7.10', platform: 'weba', theme: null, startPath: null });
  });

  it('[MSG-1] are absent on every other page, and with a tab’s storage that was changed', () => {
    for (const hash of ['', '#', '#coupon', '#tgWebAppPlatform=ios'])
      for (const kept of ['', '{', '[]', '{"platform":1}', 'null'])
        expect(readLaunch(hash, tabOf({ 'tl.messenger': kept }))).toBeNull();
  });
});

describe('the theme', () => {
  it.each([
    ['#ffffff', 'light'],
    ['#000000', 'dark'],
    ['#17212b', 'dark'],
    ['#f4f4f5', 'light'],
  ])('[MSG-4] of the background %s is %s', (colour, theme) => {
    expect(themeOf({ bg_color: colour, text_color: '#123456' })).toBe(theme);
  });

  it('[MSG-4] is unknown for anything but a colour', () => {
    for (const params of [null, {}, { bg_color: 'white' }, { bg_color: '#fff' }, { bg_color: 5 }, 'x'])
      expect(themeOf(params)).toBeNull();
  });
});

it('[MSG-9] a start parameter becomes a path of this site, whatever it is', () => {
  expect(pathOf('line')).toBe('/line');
  expect(pathOf('betting-calculator')).toBe('/betting-calculator');
  for (const bad of [null, '', '_line', 'line_', 'line__1', '//evil.test', 'a/b', '..', 'a.b', 'a%2Fb', 'a b'])
    expect(pathOf(bad)).toBeNull();
  fc.assert(
    fc.property(fc.string(), (text) => {
      const path = pathOf(text);
      if (path !== null) expect(new URL(path, 'https://site.test').href).toBe(`https://site.test${path}`);
    }),
    { seed: 3, numRuns: RUNS },
  );
});

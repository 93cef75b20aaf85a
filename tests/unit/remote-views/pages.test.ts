/** What the stand-in delivers: every page of every language is readable, says something, and leads only to addresses that there are. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeOperator } from '../../../adapters/sandbox/hosts/node/create-node-operator.ts';
import type { NodeOperator } from '../../../adapters/sandbox/hosts/node/create-node-operator.ts';
import { drawComponents, drawPage } from '../../../adapters/sandbox/operator/content/draw-page.ts';
import { PAGES } from '../../../adapters/sandbox/operator/content/pages.ts';
import { parseDocument } from '../../../core/modules/remote-views/wire.ts';
import { ALL_ROUTES, readSiteAddress } from '../../../core/navigation/all-routes.ts';
import { DEVELOPERS, HEADLESS, MAIN, OFFICE } from '../navigation/specified.ts';

const LANGUAGES = ['en', 'ru', 'de', 'ar'] as const;
const START = Date.UTC(2026, 5, 6, 15);
let operator: NodeOperator;
beforeAll(async () => {
  let now = START;
  operator = await createNodeOperator({ clock: { now: () => now, schedule: () => () => undefined }, pace: 10 });
  // Long enough for games to have ended: they follow from the clock alone.
  now += 1_800_000;
});
afterAll(() => operator.close());

const addresses = [...MAIN, ...OFFICE, ...HEADLESS, ...DEVELOPERS]
  .map(([path]) => path)
  .filter((path) => readSiteAddress(path).route?.screen === 'remote');

/** All addresses that a document leads to. */
function addressesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'to' && typeof each === 'string' ? [each] : addressesIn(each),
  );
}

describe('the stand-in delivers', () => {
  it.each(addresses)('[RMV-12] %s in four languages, readable', (path) => {
    for (const language of LANGUAGES) {
      const drawn = drawPage(path, language, operator.operator);
      const text = JSON.stringify(drawn);
      const read = parseDocument(text);
      expect(read.ok ? '' : `${language}: ${read.error}`).toBe('');
      expect(drawn?.blocks.length ?? 0).toBeGreaterThan(0);
      expect(text).not.toMatch(/undefined|\[object|NaN|"":|Nothing here yet/);
      const lost = addressesIn(drawn).filter((to) => readSiteAddress(to).route === null);
      expect(lost).toEqual([]);
    }
  });

  it('nobody is led to pages that are there for developers alone', () => {
    const own = new Set(DEVELOPERS.map(([path]) => path));
    const led = addresses
      .filter((path) => !own.has(path))
      .flatMap((path) =>
        addressesIn(drawPage(path, 'en', operator.operator))
          .filter((to) => readSiteAddress(to).route?.isNonProduction === true)
          .map((to) => `${path} > ${to}`),
      );
    expect(led).toEqual([]);
  });

  it('a page for every route that is delivered, and none for others', () => {
    const delivered = new Set(ALL_ROUTES.filter(({ screen }) => screen === 'remote').map(({ name }) => name));
    expect([...delivered].filter((name) => !Object.hasOwn(PAGES, name)).toSorted()).toEqual([]);
    const seen = new Set(addresses.map((path) => readSiteAddress(path).route?.name));
    expect([...delivered].filter((name) => !seen.has(name)).toSorted()).toEqual(['bonus-offer', 'cyber']);
  });

  it('pages of the language asked for', () => {
    const titles = (path: string): readonly string[] =>
      LANGUAGES.map((language) => drawPage(path, language, operator.operator)?.title ?? '');
    for (const path of [
      '/contacts',
      '/rules/general',
      '/results',
      '/howbet',
      '/office/rewards',
      '/offers',
      '/toto',
      '/betting-alphabet',
    ])
      expect(new Set(titles(path)).size).toBe(4);
    expect(titles('/about')[0]).toBe(drawPage('/about', 'xx', operator.operator)?.title);
  });

  it('results of games that have really ended', () => {
    const { line } = operator.operator;
    const results = line.results('en', null);
    expect(results.length).toBeGreaterThan(3);
    for (const { id, endedAt, score } of results) {
      expect(line.finishedAt(id)).toBe(endedAt);
      expect(endedAt).toBeLessThanOrEqual(operator.operator.clock.now());
      expect(score).toMatch(/^\d+:\d+$/);
    }
    const [first] = results;
    expect(line.results('en', first?.sportId ?? 0).every(({ sportId }) => sportId === first?.sportId)).toBe(true);
  });

  it('[RMV-18] the parts of the header that are asked for, and no others', () => {
    const { components } = drawComponents(['announcement', 'constructor', 'other'], 'de', operator.operator);
    expect(Object.keys(components)).toEqual(['announcement']);
    expect(parseDocument(JSON.stringify(drawComponents(['announcement'], 'ar', operator.operator))).ok).toBe(true);
  });
});

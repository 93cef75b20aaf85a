/** The stand-in's pages: each can be decoded in every language, has content, and links only to existing addresses. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { championships } from '../../../adapters/sandbox/operator/catalogue/catalogue.ts';
import { drawComponents, drawPage } from '../../../adapters/sandbox/operator/content/draw-page.ts';
import { PAGES } from '../../../adapters/sandbox/operator/content/pages.ts';
import { lineOrder, runsAllDay } from '../../../adapters/sandbox/operator/line/line-order.ts';
import { placedText } from 'touchline/core/line/rules/ranking';
import { VIRTUAL } from 'touchline/core/line/rules/virtual-sports';
import { parseDocument } from 'touchline/core/remote-views/wire';
import { ALL_ROUTES, readSiteAddress } from 'touchline/navigation/all-routes';
import { DEVELOPERS, HEADLESS, MAIN, OFFICE } from '../navigation/specified.ts';

const LANGUAGES = ['en', 'ru', 'de', 'ar'] as const;
/** Developers' words that players must not see, in the four languages of the pages [RMV-28]. */
const MAKERS_WORDS =
  /stand-?in|this operator|operator picks|учебн\S* оператор|этот оператор|Ersatzbetreiber|dieser Betreiber|مشغّل البديل|مشغّل بديل|هذا المشغّل/i;
const START = Date.UTC(2026, 5, 6, 15);
let operator: NodeOperator;
beforeAll(async () => {
  let now = START;
  operator = await createNodeOperator({ clock: { now: () => now, schedule: () => () => undefined }, pace: 10 });
  // Some games must have ended by then: results follow from the clock alone.
  now += 1_800_000;
});
afterAll(() => operator.close());

const addresses = [...MAIN, ...OFFICE, ...HEADLESS, ...DEVELOPERS]
  .map(([path]) => path)
  .filter((path) => readSiteAddress(path).route?.screen === 'remote');

/** All addresses that a document links to. */
function addressesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'to' && typeof each === 'string' ? [each] : addressesIn(each),
  );
}

describe('the stand-in’s pages', () => {
  it.each(addresses)('[RMV-12] include a readable %s in four languages', (path) => {
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

  it('never link to pages for developers', () => {
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

  it('[RMV-26] give each navigation a unique label', () => {
    for (const path of addresses)
      for (const language of LANGUAGES) {
        const rows = (drawPage(path, language, operator.operator)?.blocks ?? []).filter((block) => block.t === 'links');
        const names = rows
          .filter(({ items }) => items.some(({ isCurrent }) => isCurrent === true))
          .map(({ label }) => label ?? 'the common one');
        expect(`${path}: ${names.join(', ')}`).toBe(`${path}: ${[...new Set(names)].join(', ')}`);
      }
  });

  it('[RMV-27] begin every table row with a header', () => {
    for (const path of addresses)
      for (const block of drawPage(path, 'en', operator.operator)?.blocks ?? [])
        if (block.t === 'table')
          expect(block.rows.filter(([first]) => first === undefined || first.every((span) => span === ''))).toEqual([]);
  });

  it('[RMV-28] never mention how the site is built', () => {
    const own = new Set(DEVELOPERS.map(([path]) => path));
    const leaks = addresses
      .filter((path) => !own.has(path))
      .flatMap((path) =>
        LANGUAGES.flatMap((language) => {
          const found = MAKERS_WORDS.exec(JSON.stringify(drawPage(path, language, operator.operator)));
          return found === null ? [] : [`${path} (${language}): ${found[0]}`];
        }),
      );
    expect(leaks).toEqual([]);
  });

  it('exist for every remote route, and for no other', () => {
    const remote = new Set(ALL_ROUTES.filter(({ screen }) => screen === 'remote').map(({ name }) => name));
    expect([...remote].filter((name) => !Object.hasOwn(PAGES, name)).toSorted()).toEqual([]);
    const seen = new Set(addresses.map((path) => readSiteAddress(path).route?.name));
    expect([...remote].filter((name) => !seen.has(name)).toSorted()).toEqual(['bonus-offer']);
  });

  it('are in the requested language', () => {
    const titles = (path: string): readonly string[] =>
      LANGUAGES.map((language) => drawPage(path, language, operator.operator)?.title ?? '');
    for (const path of ['/contacts', '/rules/general', '/results', '/howbet', '/offers', '/betting-alphabet'])
      expect(new Set(titles(path)).size).toBe(4);
    expect(titles('/about')[0]).toBe(drawPage('/about', 'xx', operator.operator)?.title);
  });

  it('[LIN-261] show the last virtual races with their first three runners, as texts', () => {
    const races = operator.operator.line.results('en').filter(({ sportId }) => sportId === VIRTUAL.horses);
    expect(races.length).toBe(6);
    for (const { ranking = [] } of races) {
      expect(ranking.map(({ place }) => place)).toEqual([1, 2, 3]);
      const text = ranking.map(placedText).join(', ');
      expect(text).toMatch(/^1\. \S[^,]+ \(\d+\), 2\. /);
      expect(JSON.stringify(drawPage('/results', 'en', operator.operator)?.blocks)).toContain(text);
    }
  });

  it('[STT-21] show the last results of each sport, in the order of the line', () => {
    const { line } = operator.operator;
    const results = line.results('en');
    expect(results.length).toBeGreaterThan(3);
    for (const { id, endedAt, score, ranking } of results) {
      expect(line.finishedAt(id)).toBe(endedAt);
      expect(endedAt).toBeLessThanOrEqual(operator.operator.clock.now());
      expect(score).toMatch(ranking === undefined ? /^\d+:\d+$/ : /^$/);
    }
    const sports = [...new Set(results.map(({ sportId }) => sportId))];
    expect(sports.length).toBeGreaterThan(3);
    const bySport = sports.map((id) => results.filter(({ sportId }) => sportId === id));
    expect(bySport.flat()).toEqual(results);
    const order = lineOrder(championships);
    const place = (id: number): number =>
      Math.min(
        ...championships.filter(({ sportId }) => sportId === id).map((champ) => order.get(champ.id) ?? Infinity),
      );
    expect(sports).toEqual(sports.toSorted((one, other) => place(one) - place(other)));
    const short = new Set(championships.filter(runsAllDay).map(({ id }) => id));
    for (const list of bySport) {
      expect(list.length).toBeLessThanOrEqual(6);
      const isShort = list.map(({ champId }) => Number(short.has(champId)));
      expect(isShort).toEqual(isShort.toSorted((one, other) => one - other));
    }
    expect(bySport.some((list) => list.every(({ champId }) => !short.has(champId)))).toBe(true);
    const blocks = drawPage('/results', 'en', operator.operator)?.blocks ?? [];
    expect(blocks.flatMap((block) => (block.t === 'heading' ? [block.text] : []))[0]).toBe('Football');
    expect(JSON.stringify(blocks)).toContain('"to":"/results?sport=1"');
  });

  it('[SEA-9] without any result promise nothing, and link to live games only while there are some', () => {
    const { operator: world } = operator;
    const early = { ...world.line, results: () => [] };
    const pageOf = (line: typeof world.line): string => JSON.stringify(drawPage('/results', 'en', { ...world, line }));
    expect(pageOf(early)).toContain('"text":"Results appear here as games end."');
    expect(pageOf(early)).toContain('"to":"/live"');
    const still = { ...early, tree: () => ({ at: START, sports: [] }) };
    expect(pageOf(still)).not.toContain('"to":"/live"');
    expect(pageOf(still)).toContain('"to":"/line"');
  });

  it('[RMV-18] include the requested header components, and no others', () => {
    const { components } = drawComponents(['announcement', 'constructor', 'other'], 'de', operator.operator);
    expect(Object.keys(components)).toEqual(['announcement']);
    expect(parseDocument(JSON.stringify(drawComponents(['announcement'], 'ar', operator.operator))).ok).toBe(true);
  });
});

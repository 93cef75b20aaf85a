/** A page that brings a snapshot with it. */
import { NEVER, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { createCore } from 'touchline/app/create-core';
import type { Core } from 'touchline/app/facade';
import type { LineFeedPort, ResumePoint } from 'touchline/ports/line-feed';
import { createCryptoIds } from '../../../adapters/browser/crypto-ids.ts';
import {
  createMemoryJournal,
  createMemoryStorage,
  createNodePage,
  createNoTabs,
} from '../../../adapters/node/memory-ports.ts';
import { createNodeDigest } from '../../../adapters/node/node-digest.ts';
import { createVirtualClock } from '../../models/virtual-clock.ts';
import { AT, beatText, deltaText, snapText } from './frames.ts';

const frame = snapText([{ id: 1, flags: 1, markets: [[11, 1_850]] }], 3, { epoch: 'e1' });

function given(frameOfPage: string, tree?: string, seedLanguage = 'en') {
  const clock = createVirtualClock();
  const faults: string[] = [];
  const stream = new Subject<string>();
  const resumes: (ResumePoint | null | undefined)[] = [];
  const lineFeed: LineFeedPort = {
    seed: { topics: ['top'], language: seedLanguage, frame: frameOfPage, ...(tree === undefined ? {} : { tree }) },
    open: (_topics, _language, resume) => {
      resumes.push(resume);
      return stream;
    },
  };
  const core: Core = createCore({
    clock,
    ids: createCryptoIds(),
    digest: createNodeDigest(),
    http: { send: () => NEVER },
    lineFeed,
    storage: createMemoryStorage(),
    journal: createMemoryJournal(),
    tabs: createNoTabs(),
    page: { ...createNodePage(), nextFrame: (run) => clock.after(16, run) },
    report: (where, fault) => faults.push(`${where}: ${fault instanceof Error ? fault.message : String(fault)}`),
  });
  return { core, clock, faults, stream, resumes };
}
const games = (core: Core): readonly number[] =>
  core.line
    .board({ kind: 'top' })
    .get()
    .groups.flatMap(({ gameIds }) => gameIds);

it('[LIN-12] a seed is shown before the core starts, and can’t be bet', () => {
  const { core, faults } = given(frame);
  expect(core.line.board({ kind: 'top' }).get().loaded).toBe(true);
  expect(games(core)).toEqual([1]);
  expect(core.line.price(11)).toBe(1_850);
  expect(core.line.now()).toBe(AT);
  core.dispatch({ type: 'coupon/addLeg', payload: { marketId: 11 } });
  expect(core.coupon.get().blockers.map(({ code }) => code)).toContain('stale');
  expect(faults).toEqual([]);
});

it('[LIN-13] the first stream resumes from the seed; its prices can be bet from the stream’s first frame on', async () => {
  const { core, clock, stream, resumes } = given(frame);
  void core.start();
  const stop = core.line.watch(['top']);
  await clock.run(100);
  expect(resumes).toMatchObject([{ epoch: 'e1', seq: 3 }]);
  expect(core.line.status.get()).toBe('connecting');
  stream.next(beatText(3, 'e1'));
  await clock.run(0);
  expect(core.line.status.get()).toBe('live');
  core.dispatch({ type: 'coupon/addLeg', payload: { marketId: 11 } });
  expect(core.coupon.get().blockers.map(({ code }) => code)).not.toContain('stale');
  stream.next(deltaText(4, { p: [11, 1_900, 0] }));
  await clock.run(100);
  expect(core.line.price(11)).toBe(1_900);
  stop();
  core.stop();
});

it.each([
  ['other topics', 'en', ['live']],
  ['another language', 'de', ['top']],
] as const)('[LIN-13] a page with %s than the seed’s asks for a snapshot', async (_what, language, topics) => {
  const { core, clock, resumes } = given(frame, undefined, language);
  void core.start();
  core.line.watch(topics);
  await clock.run(100);
  expect(resumes).toEqual([null]);
  core.stop();
});

it('[LIN-12] the stream’s first snapshot replaces the seed', async () => {
  const { core, clock, stream } = given(frame);
  void core.start();
  const stop = core.line.watch(['top']);
  await clock.run(100);
  expect(games(core)).toEqual([1]);
  stream.next(snapText([{ id: 2, flags: 1, markets: [[21, 2_150]] }]));
  await clock.run(100);
  expect(games(core)).toEqual([2]);
  expect(core.line.price(11)).toBe(0);
  expect(core.line.price(21)).toBe(2_150);
  expect(core.line.status.get()).toBe('live');
  stop();
  core.stop();
});

it.each([
  ['{"t":"hb","seq":1,"at":5}', 'line/seed: a frame of kind hb is no snapshot'],
  ['<html>', 'line/seed: '],
])('[LIN-12] an unreadable seed is reported and left out: %s', (text, words) => {
  const { core, faults } = given(text);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(words);
  expect(core.line.board({ kind: 'top' }).get().loaded).toBe(false);
});

it('[LIN-12] the sports that came with the page are shown at once; unreadable ones are reported and left out', () => {
  const sport = { id: 1, name: 'Football', nameEng: 'Football', live: 1, line: 2, championships: [] };
  const read = given(frame, JSON.stringify({ sports: [sport] }));
  expect(read.core.line.tree.get()).toEqual([sport]);
  expect(read.faults).toEqual([]);
  for (const text of ['{', '{"sports":[{"id":"1"}]}']) {
    const { core, faults } = given(frame, text);
    expect(core.line.tree.get()).toBeNull();
    expect(games(core)).toEqual([1]);
    expect(faults, text).toHaveLength(1);
    expect(faults[0]).toContain('line/seed: the tree');
  }
});

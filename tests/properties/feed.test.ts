import fc from 'fast-check';
import { Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createCell } from 'touchline/kernel/readable';
import { decodeFrame } from 'touchline/core/line/feed/decode-frame';
import { followFeed, streamKey } from 'touchline/core/line/follow-feed.process';
import type { Progress } from 'touchline/core/line/follow-feed.process';
import { createReadModel } from 'touchline/core/line/read-model/read-model';
import type { ReadModel } from 'touchline/core/line/read-model/read-model';
import { TEST_TIMEOUT_MS, RUNS } from '../arbitraries/runs.ts';
import { createVirtualClock } from '../models/virtual-clock.ts';
import type { LineView, VirtualLine } from '../models/virtual-line.ts';
import { createVirtualLine } from '../models/virtual-line.ts';
import { createFrameRing } from '../../adapters/hosts/gateway/frame-ring.ts';
import type { FrameRing } from '../../adapters/hosts/gateway/frame-ring.ts';

/** The operator's next action, or a fault in transit. */
type Act =
  | { readonly kind: 'price'; readonly market: number; readonly price: number; readonly state: 0 | 1 }
  | { readonly kind: 'addMarket' | 'removeMarket'; readonly market: number }
  | { readonly kind: 'game'; readonly game: number; readonly status: 1 | 2 | 3 | 4; readonly top: boolean }
  | { readonly kind: 'removeGame'; readonly game: number }
  | { readonly kind: 'topics'; readonly topics: readonly string[] }
  | { readonly kind: 'publish' | 'cut' | 'restart' | 'leave' | 'return' | 'render' | 'load' }
  | { readonly kind: 'time'; readonly ms: number };

/** The fate of one frame: it arrives after `delay` ms, a number of times (0 is lost), possibly damaged. */
interface Way {
  readonly delays: readonly number[];
  readonly harm: boolean;
}

const GAMES = 4;
const rising = (left: number, right: number): number => left - right;
const marketOf = (game: number, at: number): number => game * 100 + at;
const game = fc.integer({ min: 1, max: GAMES });
const market = fc.tuple(game, fc.nat(2)).map(([of, at]) => marketOf(of, at));
const topic = fc.oneof(
  fc.constantFrom('top', 'live', 'live:1', 'line:1', 'line:2', 'champ:11'),
  game.map((id) => `game:${id}`),
  market.map((id) => `market:${id}`),
);

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('price' as const),
      market,
      price: fc.integer({ min: 1_001, max: 1_005 }),
      state: fc.constantFrom(0 as const, 1 as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('addMarket' as const, 'removeMarket' as const), market }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('game' as const),
      game,
      status: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
      top: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('removeGame' as const), game }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('topics' as const),
      topics: fc.array(topic, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 8, arbitrary: fc.constant<Act>({ kind: 'publish' }) },
  { weight: 2, arbitrary: fc.constant<Act>({ kind: 'cut' }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Act>(
      { kind: 'restart' },
      { kind: 'leave' },
      { kind: 'return' },
      { kind: 'render' },
      { kind: 'load' },
    ),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('time' as const), ms: fc.constantFrom(10, 250, 600, 3_000, 31_000) }),
  },
);

const way: fc.Arbitrary<Way> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Way>({ delays: [0], harm: false }) },
  { weight: 1, arbitrary: fc.constant<Way>({ delays: [], harm: false }) },
  { weight: 1, arbitrary: fc.constant<Way>({ delays: [0, 0], harm: false }) },
  {
    weight: 3,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 800 }), { minLength: 1, maxLength: 2 })
      .map((delays): Way => ({ delays, harm: false })),
  },
  { weight: 1, arbitrary: fc.constant<Way>({ delays: [0], harm: true }) },
);

function perform(line: VirtualLine, { ...next }: Act): void {
  switch (next.kind) {
    case 'price': {
      const known = line.markets.get(next.market);
      if (known !== undefined) line.markets.set(next.market, { ...known, price: next.price, state: next.state });
      return;
    }
    case 'addMarket': {
      const gameId = Math.floor(next.market / 100);
      if (line.games.has(gameId))
        line.markets.set(next.market, {
          id: next.market,
          gameId,
          kind: 1,
          type: next.market % 100,
          param: 0,
          price: 2_000,
          state: 0,
        });
      return;
    }
    case 'removeMarket':
      line.markets.delete(next.market);
      return;
    case 'game':
      line.games.set(next.game, {
        id: next.game,
        champId: 10 + next.game,
        sportId: 1 + (next.game % 2),
        startsAt: Date.UTC(2026, 0, 10, 13),
        status: next.status,
        score: `${next.status}:0`,
        top: next.top,
      });
      return;
    case 'removeGame':
      line.games.delete(next.game);
      for (const { id, gameId } of [...line.markets.values()]) if (gameId === next.game) line.markets.delete(id);
      return;
    case 'publish':
      line.publish();
      return;
    case 'cut':
      line.cut();
      return;
    case 'restart':
      line.restart();
      return;
    case 'leave':
    case 'return':
    case 'render':
    case 'load':
    case 'topics':
    case 'time':
      return;
  }
}

function newLine(clock: ReturnType<typeof createVirtualClock>, createRing?: () => FrameRing<string>): VirtualLine {
  const line = createVirtualLine(clock, createRing);
  for (let id = 1; id <= GAMES; id += 1) {
    perform(line, { kind: 'game', game: id, status: id === 1 ? 2 : 1, top: id % 2 === 0 });
    for (let at = 0; at < 2; at += 1) perform(line, { kind: 'addMarket', market: marketOf(id, at) });
  }
  return line;
}

/** The complete read model of all games and markets of the run. */
function seen(model: ReadModel): unknown {
  return Array.from({ length: GAMES }, (_, i) => i + 1).map((id) => {
    const row = model.game(id).get();
    return {
      game:
        row === null
          ? null
          : {
              status: row.status,
              score: row.score.join(':'),
              top: row.top,
              champ: row.champ.id,
              startsAt: row.startsAt,
            },
      list: model
        .markets(id)
        .get()
        .map((each) => each.id),
      prices: Array.from({ length: 3 }, (_each, at) => {
        const market_ = marketOf(id, at);
        const state = model.slots.state(market_);
        return state === 'gone' ? null : [market_, model.slots.price(market_), state, model.market(market_)?.gameId];
      }),
    };
  });
}

const STATUSES = ['scheduled', 'inPlay', 'break', 'finished'];

/** The same for the operator's line. */
function expectedOf({ games, markets }: LineView): unknown {
  return Array.from({ length: GAMES }, (_, i) => i + 1).map((id) => {
    const row = games.get(id);
    return {
      game:
        row === undefined
          ? null
          : {
              status: STATUSES[row.status - 1],
              score: row.score,
              top: row.top,
              champ: row.champId,
              startsAt: row.startsAt,
            },
      list: [...markets.values()]
        .filter(({ gameId }) => gameId === id)
        .map((each) => each.id)
        .sort(rising),
      prices: Array.from({ length: 3 }, (_each, at) => {
        const each = markets.get(marketOf(id, at));
        return each === undefined ? null : [each.id, each.price, each.state === 0 ? 'open' : 'suspended', each.gameId];
      }),
    };
  });
}

/** Counts of what the runs have met, so that no law holds for want of trouble. */
interface Trouble {
  resyncs: number;
  harmed: number;
  /** Streams that continued instead of beginning with a snapshot. */
  resumed: number;
}

interface Page {
  readonly model: ReadModel;
  readonly status: () => string;
  readonly kill: () => void;
}

/**
 * Pages follow the line one after the other through these acts, while frames have these fates; then everything arrives.
 * Throws where the read model of the last page differs from the line, or where a page gives up a faultless stream.
 */
function followLine(
  acts: readonly Act[],
  ways: readonly Way[],
  trouble: Trouble,
  createRing?: () => FrameRing<string>,
): void {
  const clock = createVirtualClock();
  const line = newLine(clock, createRing);
  const left = [...ways];
  const topics = createCell<readonly string[]>(['line:1', 'top']);
  const isLeft = createCell(false);
  let rendered: Seed | null = null;
  let opened = 0;
  /** Streams that pages closed although nobody asked them to. */
  let givenUp = 0;
  let isAsked = false;
  const asked = (run: () => void): void => {
    isAsked = true;
    run();
    isAsked = false;
  };

  function openPage(seed: Seed | null): Page {
    const model = createReadModel(() => undefined);
    let status = '';
    const following = followFeed({
      feed: {
        open: (wanted, _language, resume) =>
          new Observable((subscriber) => {
            opened += 1;
            let isFirst = true;
            let isOver = false;
            const close = line.open(
              wanted,
              (frame) => {
                if (isFirst && frame.startsWith('{"t":"hb"')) trouble.resumed += 1;
                isFirst = false;
                const { delays, harm } = left.shift() ?? { delays: [0], harm: false };
                for (const delay of delays) {
                  if (harm) trouble.harmed += 1;
                  clock.after(delay, () => subscriber.next(harm ? frame.slice(0, -3) : frame));
                }
              },
              () => {
                isOver = true;
                subscriber.complete();
              },
              resume,
            );
            return () => {
              if (!isOver && !isAsked) givenUp += 1;
              close();
            };
          }),
      },
      clock,
      topics,
      language: createCell('en').value$,
      model,
      progress: { applied: seed === null ? null : applySeed(seed, model) },
      onFrame: () => undefined,
      report: () => undefined,
      page: {
        visible: createCell(true),
        isLeft,
        online: createCell(true),
        languages: [],
        nextFrame: () => () => undefined,
        prefersDark: false,
      },
    }).subscribe(({ payload }) => void (status = payload.status));
    return { model, status: () => status, kill: () => following.unsubscribe() };
  }

  let page = openPage(null);
  for (const next of acts) {
    perform(line, next);
    if (next.kind === 'topics') asked(() => topics.set([...new Set(next.topics)].sort()));
    if (next.kind === 'time') clock.tick(next.ms);
    if (next.kind === 'publish') page.model.flush();
    if (next.kind === 'leave') asked(() => isLeft.set(true));
    if (next.kind === 'return') isLeft.set(false);
    if (next.kind === 'render') rendered = renderSeed(line, topics.get());
    if (next.kind === 'load') {
      asked(page.kill);
      page = openPage(rendered);
    }
  }
  isLeft.set(false);
  line.publish();
  left.length = 0;
  // The longest pause, a silence, and the heartbeats that reveal losses.
  clock.tick(20_000);
  page.model.flush();
  asked(page.kill);
  if (opened > 1) trouble.resyncs += 1;
  expect(page.status()).toBe('live');
  if (ways.length === 0) expect(givenUp).toBe(0);
  expect(seen(page.model)).toEqual(expectedOf(line.view(topics.get())));
  for (const sportId of [1, 2]) {
    const listed = page.model
      .board({ kind: 'line', sportId })
      .get()
      .groups.flatMap(({ gameIds }) => gameIds)
      .sort(rising);
    expect(listed).toEqual(
      [...line.view(topics.get()).games.values()]
        .filter((row) => row.status === 1 && row.sportId === sportId)
        .map(({ id }) => id)
        .sort(rising),
    );
  }
}

/** The snapshot that a page brings with it. */
interface Seed {
  readonly topics: readonly string[];
  readonly frame: string;
}

function renderSeed(line: VirtualLine, topics: readonly string[]): Seed {
  const frames: string[] = [];
  line.open(topics, (frame) => frames.push(frame))();
  return { topics, frame: frames[0] ?? '' };
}

function applySeed({ topics, frame }: Seed, model: ReadModel): Progress['applied'] {
  const read = decodeFrame(frame);
  if (!read.ok || read.value.t !== 'snap') throw new Error('no snapshot');
  model.apply(read.value, topics);
  return { stream: streamKey('en', topics, topics), epoch: read.value.epoch, seq: read.value.seq };
}

const histories = [
  fc.array(act, { maxLength: 60, size: 'max' }),
  fc.oneof(fc.constant<Way[]>([]), fc.array(way, { maxLength: 60, size: 'max' })),
] as const;

describe('the feed', () => {
  it(
    '[LIN-3, LIN-13] with frames lost, doubled, late, out of order, damaged or cut off, and streams resumed from any point, the read model ends equal to the operator’s line, and reports its state',
    () => {
      const trouble: Trouble = { resyncs: 0, harmed: 0, resumed: 0 };
      fc.assert(
        fc.property(...histories, (acts, ways) => followLine(acts, ways, trouble)),
        { seed: 1, numRuns: RUNS },
      );
      expect(Math.min(trouble.resyncs, trouble.harmed, trouble.resumed)).toBeGreaterThan(RUNS / 10);
    },
    TEST_TIMEOUT_MS,
  );

  it.each<readonly [string, (ring: FrameRing<string>) => FrameRing<string>]>([
    ['that loses the oldest missing frame', (ring) => ({ ...ring, since: (seq) => ring.since(seq)?.slice(1) ?? null })],
    ['that resumes although frames are missing', (ring) => ({ ...ring, since: (seq) => ring.since(seq) ?? [] })],
    [
      'that drops a change but not its number',
      (ring) => ({ ...ring, since: (seq) => ring.since(seq)?.map(emptied) ?? null }),
    ],
  ])(
    '[LIN-13] the law finds an operator %s',
    (_what, spoil) => {
      const broken = fc.check(
        fc.property(...histories, (acts, ways) =>
          followLine(acts, ways, { resyncs: 0, harmed: 0, resumed: 0 }, () => spoil(createFrameRing())),
        ),
        { seed: 1, numRuns: RUNS, endOnFailure: true },
      );
      expect(broken.failed).toBe(true);
    },
    TEST_TIMEOUT_MS,
  );
});

function emptied(frame: string): string {
  const { seq, at } = JSON.parse(frame) as { readonly seq: number; readonly at: number };
  return JSON.stringify({ t: 'd', seq, at });
}

describe('a damaged frame', () => {
  const texts: string[] = [];
  const clock = createVirtualClock();
  const line = newLine(clock);
  line.open(['top', 'line:1', 'game:1'], (frame) => texts.push(frame));
  for (const next of fc.sample(act, { seed: 5, numRuns: 80 })) perform(line, next);
  line.publish();
  clock.tick(3_000);

  const value: fc.Arbitrary<unknown> = fc.oneof(
    fc.constantFrom<unknown>(null, true, -1, 0.5, 1e308, 2 ** 53, '', 'x', [], {}, [[]], '__proto__', 2 ** 31),
    fc.constant(JSON.parse('{"__proto__":{"polluted":1},"length":5}') as unknown),
    fc.jsonValue(),
  );

  it(
    '[LIN-2] is refused with a position, or decodes completely: it never throws, and is never taken in part',
    () => {
      let refused = 0;
      fc.assert(
        fc.property(fc.nat(), fc.nat(), fc.boolean(), value, fc.nat(15), (which, at, inside, by, bit) => {
          const text = texts[which % texts.length] ?? '';
          let harmed: string;
          if (inside) {
            let left = at % (text.length / 2);
            harmed =
              JSON.stringify(
                JSON.parse(text, (_key, each: unknown) => {
                  left -= 1;
                  return Math.floor(left) === 0 ? by : each;
                }),
              ) ?? '';
          } else {
            const spot = at % text.length;
            harmed =
              text.slice(0, spot) + String.fromCharCode(text.charCodeAt(spot) ^ (1 << bit)) + text.slice(spot + 1);
          }
          const read = decodeFrame(harmed);
          if (read.ok) {
            const model = createReadModel(() => undefined);
            if (read.value.t !== 'hb') model.apply(read.value, []);
            model.flush();
          } else {
            refused += 1;
            expect(read.error).toMatch(/^(frame|seq|epoch|at|t|p|g|add|rm|stats|champs|games|markets)\b/);
          }
        }),
        { seed: 3, numRuns: RUNS * 5 },
      );
      expect(refused).toBeGreaterThan(RUNS);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    },
    TEST_TIMEOUT_MS,
  );

  it('[LIN-2] truncated anywhere is refused', () => {
    for (const text of texts)
      for (let at = 0; at < text.length; at += 7) expect(decodeFrame(text.slice(0, at)).ok).toBe(false);
  });
});

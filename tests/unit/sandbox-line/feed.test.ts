import { describe, expect, it } from 'vitest';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { championships, sports } from '../../../adapters/sandbox/operator/catalogue/catalogue.ts';
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { BATCH_MS, HEARTBEAT_MS } from '../../../adapters/sandbox/operator/line/feed.ts';
import { MAX_IDLE_CHANNELS } from '../../../adapters/hosts/gateway/fan-out.ts';
import { RESUMABLE_MS } from '../../../adapters/hosts/gateway/frame-ring.ts';
import { MAX_TOPICS } from '../../../adapters/sandbox/operator/line/line.ts';
import { IS_DEEP } from '../../arbitraries/runs.ts';
import type { Line, ResumePoint } from '../../../adapters/sandbox/operator/line/line.ts';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { STAT_KIND } from 'touchline/core/line/rules/stat-kinds';
import { createLine } from '../../../adapters/sandbox/operator/line/running-line.ts';
import { marketId } from '../../../adapters/sandbox/operator/line/market-id.ts';
import { createFeedClient, knowledge } from './feed-client.ts';
import type { ClientFrame, FeedClient } from './feed-client.ts';
import { HOUR_MS, ORIGIN, byNumber, givenLine, priceAll, smallScheduleOf } from './given.ts';

const listen = (line: Line, ...topics: readonly string[]): FeedClient => {
  const client = createFeedClient();
  line.subscribe(topics, 'en', client.send);
  return client;
};

const deltas = ({ frames }: FeedClient): readonly Extract<ClientFrame, { readonly t: 'd' }>[] =>
  frames.flatMap((frame) => (frame.t === 'd' ? [frame] : []));

const MAX_BATCHES = 8;

/**
 * Advances by batches until both clients know the same. Two lines evaluate a game up to one turn of work apart, so that
 * the newest change of one may reach the other a batch later. What one of them never learns stays different.
 */
function untilEqual(clock: { readonly advance: (ms: number) => void }, one: FeedClient, other: FeedClient): void {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    if (isDeepStrictEqual(knowledge(one), knowledge(other))) return;
    clock.advance(BATCH_MS);
  }
}

const liveIds = (line: Line): readonly number[] =>
  [...listen(line, 'live').games].filter(([, { status }]) => status === 2).map(([id]) => id);

const topicSets = fc.constantFrom(
  ['live'],
  ['top'],
  ['line:10'],
  ['live:1', 'live:10'],
  ['champ:1901', 'champ:10004'],
  ['live', 'top', 'line:1'],
  ['line:2999'],
  ['champ:10005', 'live:10', 'line:10'],
  ['top', 'live:3'],
  ['asian', 'live'],
  ['asian', 'top', 'line:1', 'champ:3901'],
  ['wide', 'live'],
  ['wide', 'asian', 'top', 'line:1', 'champ:3901'],
);

describe('a stream', () => {
  it('adds up to the same state as a new snapshot at any time', () => {
    fc.assert(
      fc.property(
        topicSets,
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 4 }),
        (topics, seed, batches, pages) => {
          const clock = createManualClock(ORIGIN + HOUR_MS);
          const options = {
            clock,
            source: smallScheduleOf(seed, 30, [1001, 1901, 3901, 10004, 10005, 299901]),
            sports,
          };
          const [one, two] = [createLine(options), createLine(options)];
          priceAll([one, two], clock, 3_000);
          const live = liveIds(one);
          const markets = live.slice(10, 10 + pages).flatMap((id) => {
            const whole = listen(one, `game:${id}`);
            clock.advance(BATCH_MS);
            return [...whole.markets.keys()].slice(0, 12).map((market) => `market:${market}`);
          });
          const asked = [...topics, ...live.slice(0, pages).map((id) => `game:${id}`), ...markets];
          const old = listen(one, ...asked);
          clock.advance(batches * BATCH_MS + 500);
          const fresh = listen(two, ...asked.filter((topic) => two.unknownTopics([topic]).length === 0));
          clock.advance(2 * BATCH_MS);
          untilEqual(clock, old, fresh);
          expect(old.frames.length).toBeGreaterThan(0);
          expect(fresh.frames[0]?.t).toBe('snap');
          expect(knowledge(old)).toEqual(knowledge(fresh));
          one.stop();
          two.stop();
        },
      ),
      { seed: 1, numRuns: IS_DEEP ? 300 : 12 },
    );
  });

  it('carries, with the topic of the Asian view, up to three lines of handicap and total of the match and its first half', () => {
    const { line, clock } = givenLine();
    const client = listen(line, 'asian', 'line:1');
    const usual = listen(line, 'line:1');
    clock.advance(60_000);
    const kindsOf = (of: FeedClient): ReadonlySet<number> => new Set([...of.markets.values()].map(({ kind }) => kind));
    expect([...client.games.keys()]).toEqual([...usual.games.keys()]);
    expect(kindsOf(usual)).toEqual(new Set([KIND.result, KIND.total, KIND.asianHandicap]));
    expect(kindsOf(client)).toEqual(
      new Set([...kindsOf(usual), KIND.halfTimeResult, KIND.halfTimeTotal, KIND.halfTimeHandicap]),
    );
    const counts = new Map<string, number>();
    for (const { game, kind, type } of client.markets.values()) {
      const key = `${game}:${kind}:${type}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(Math.max(...counts.values())).toBe(3);
    // The usual row has the most even handicap, so it is among the three; its total is the most even half line.
    const handicaps = [...usual.markets].filter(([, { kind }]) => kind === KIND.asianHandicap);
    expect(handicaps.filter(([id]) => !client.markets.has(id))).toEqual([]);
    line.stop();
  });

  it('[LIN-118] carries, with the topic of wide lists, two more kinds of a sport beside the main ones, one line of each', () => {
    const { line, clock } = givenLine();
    for (const [sport, more] of [
      [1, [KIND.doubleChance, KIND.bothScore]],
      [3, [KIND.homeTotal, KIND.awayTotal]],
    ] as const) {
      const client = listen(line, 'wide', `line:${sport}`);
      const usual = listen(line, `line:${sport}`);
      clock.advance(60_000);
      const kindsOf = (of: FeedClient): ReadonlySet<number> =>
        new Set([...of.markets.values()].map(({ kind }) => kind));
      expect([...client.games.keys()]).toEqual([...usual.games.keys()]);
      expect(usual.markets.size).toBeGreaterThan(0);
      expect(kindsOf(client)).toEqual(new Set([...kindsOf(usual), ...more]));
      expect([...usual.markets.keys()].filter((id) => !client.markets.has(id))).toEqual([]);
      const keys = [...client.markets.values()].map(({ game, kind, type }) => `${game}:${kind}:${type}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
    line.stop();
  });

  it('numbers its frames without a gap, and sends a heartbeat with the last number every two seconds', () => {
    const { line, clock } = givenLine({ pace: 20 });
    const client = listen(line, 'live'); // The client throws on a gap.
    const from = clock.now();
    clock.advance(20_000);
    const beats = client.frames.filter(({ t }) => t === 'hb');
    expect(beats.length).toBe(Math.floor(20_000 / HEARTBEAT_MS));
    expect(
      client.frames.every(
        ({ at }, i) => at >= (client.frames[i - 1]?.at ?? 0) && at <= clock.now() && at > from - 1_000,
      ),
    ).toBe(true);
    expect(deltas(client).length).toBeGreaterThan(20);
    expect(deltas(client).length).toBeLessThanOrEqual(20_000 / BATCH_MS);
    expect(
      deltas(client).every(({ p, g, add, rm, stats }) => [p, g, add, rm, stats].some((part) => part !== undefined)),
    ).toBe(true);
    line.stop();
  });

  it('sends only heartbeats while nothing changes', () => {
    const { line, clock } = givenLine();
    const client = listen(line, 'line:2999');
    clock.advance(1_000);
    const before = client.frames.length;
    clock.advance(10_000);
    const sent = client.frames.slice(before);
    expect(sent.filter(({ t }) => t === 'hb').length).toBe(5);
    expect(sent.filter(({ t }) => t !== 'hb').length).toBeLessThan(8);
    line.stop();
  });

  it('shows live games, suspends their markets and opens them again', () => {
    const { line, clock } = givenLine({ pace: 20 });
    const client = listen(line, 'live');
    const was = new Map<number, number>();
    let [closed, opened] = [0, 0];
    for (let i = 0; i < 120; i += 1) {
      clock.advance(BATCH_MS);
      for (const [id, { state }] of client.markets) {
        const before = was.get(id);
        if (before === 0 && state === 1) closed += 1;
        if (before === 1 && state === 0) opened += 1;
        was.set(id, state);
      }
    }
    expect(closed).toBeGreaterThan(50);
    expect(opened).toBeGreaterThan(50);
    expect([...client.games.values()].every(({ status }) => status > 1)).toBe(true);
    line.stop();
  });

  it('reports the end of a game, keeps the game without markets for a while, then removes it', () => {
    const { line, clock } = givenLine({ pace: 20 });
    const client = listen(line, 'live');
    const over = new Set([...client.games].filter(([, { status }]) => status === 4).map(([id]) => id));
    const endedAt = new Map<number, number>();
    const stayed: number[] = [];
    for (let i = 0; i < 4 * 90; i += 1) {
      const seen = client.frames.length;
      clock.advance(BATCH_MS);
      for (const [id, { status }] of client.games) {
        if (status !== 4 || over.has(id)) continue;
        over.add(id);
        endedAt.set(id, clock.now());
        expect([...client.markets.values()].some(({ game }) => game === id)).toBe(false);
      }
      for (const id of deltas({ ...client, frames: client.frames.slice(seen) }).flatMap(({ rm }) => rm?.games ?? [])) {
        const ended = endedAt.get(id);
        if (ended !== undefined) stayed.push(clock.now() - ended);
        expect(line.finishedAt(id)).toBeLessThan(clock.now());
      }
    }
    expect(stayed.length).toBeGreaterThan(20);
    for (const ms of stayed) expect(Math.abs(ms - 20_000)).toBeLessThan(1_000);
    line.stop();
  });

  it('moves a game from the line to live at its kick-off', () => {
    const { line, clock } = givenLine({ pace: 20 });
    const [ahead, live] = [listen(line, 'line:1'), listen(line, 'live:1')];
    const next = [...ahead.games].sort(([, a], [, b]) => a.startsAt - b.startsAt)[0];
    const [id, { startsAt }] = next ?? [0, { startsAt: 0 }];
    expect(ahead.games.get(id)).toMatchObject({ status: 1, score: '', periods: '' });
    clock.advance(startsAt - clock.now() + 2 * BATCH_MS);
    expect(ahead.games.has(id)).toBe(false);
    expect(live.games.get(id)).toMatchObject({ status: 2, score: '0:0', startsAt });
    line.stop();
  });

  it('holds all markets and statistics for a game page, the main markets for a list, and single markets for a coupon', () => {
    const { line, clock } = givenLine();
    const football = listen(line, 'live:1');
    const id =
      [...football.games].find(([, { champ, status, period }]) => champ < 1500 && status === 2 && period <= 2)?.[0] ??
      0;
    const [page, row] = [listen(line, `game:${id}`), listen(line, 'live:1')];
    clock.advance(BATCH_MS);
    const [all, main] = [
      [...page.markets.keys()],
      [...row.markets].filter(([, { game }]) => game === id).map(([market]) => market),
    ];
    expect(all.length).toBeGreaterThan(60);
    expect(main.length).toBeGreaterThan(3);
    expect(main.length).toBeLessThan(12);
    expect(main.every((market) => all.includes(market))).toBe(true);
    expect(page.games.get(id)?.more).toBe(all.length);
    expect(page.stats.get(id)).toContain('[');
    expect(row.stats.size).toBe(0);
    const picked = all.filter((market) => !main.includes(market)).slice(0, 3);
    const coupon = listen(line, ...picked.map((market) => `market:${market}`));
    const both = listen(line, 'live:1', `game:${id}`, ...picked.map((market) => `market:${market}`));
    clock.advance(BATCH_MS);
    expect([...coupon.markets.keys()].sort(byNumber)).toEqual([...picked].sort(byNumber));
    expect([...coupon.games.keys()]).toEqual([id]);
    expect([...both.markets].filter(([, { game }]) => game === id).length).toBe(page.markets.size);
    expect(both.games.size).toBe(row.games.size);
    line.stop();
  });

  it('[LIN-208] holds the statistics of a game with a market of corners or cards, which a coupon names', () => {
    const { line, clock } = givenLine();
    const inPlay = [...listen(line, 'live:1').games].filter(([, { status, period }]) => status === 2 && period === 1);
    const id = inPlay.find(([, { champ }]) => champ < 1500)?.[0] ?? 0;
    const page = listen(line, `game:${id}`);
    clock.advance(BATCH_MS);
    const listenTo = (kind: number): FeedClient =>
      listen(line, `market:${[...page.markets].find(([, market]) => market.kind === kind)?.[0] ?? 0}`);
    const clients = [KIND.total, STAT_KIND.cornerTotal, STAT_KIND.cardTotal].map(listenTo);
    const combo = listen(line, `market:${marketId(id, { kind: KIND.sameGame, type: 0, param: -4096 })}`);
    clock.advance(BATCH_MS);
    const first = page.stats.get(id);
    for (let minute = 0; minute < 30; minute += 1) clock.advance(60_000);
    const last = page.stats.get(id);
    expect(first).toEqual(expect.any(String));
    expect(last).toEqual(expect.any(String));
    expect(last).not.toContain(first);
    expect([...clients, combo].map(({ stats }) => stats.get(id))).toEqual([undefined, last, last, last]);
    line.stop();
  });

  it('follows the featured games of the home page as they change', () => {
    const clock = createManualClock(ORIGIN + HOUR_MS);
    const options = { clock, source: smallScheduleOf(2, 60), sports };
    const [one, two] = [createLine(options), createLine(options)];
    clock.advance(5_000);
    const home = listen(one, 'top');
    const seen = new Set<number>();
    for (let i = 0; i < 12; i += 1) {
      clock.advance(5_000);
      const fresh = createFeedClient();
      const close = two.subscribe(['top'], 'en', fresh.send);
      clock.advance(2 * BATCH_MS);
      close();
      expect([...home.games.keys()].sort(byNumber)).toEqual([...fresh.games.keys()].sort(byNumber));
      expect(fresh.games.size).toBeLessThanOrEqual(60);
      expect([...fresh.games.values()].filter(({ status }) => status === 1).length).toBe(40);
      for (const id of fresh.games.keys()) seen.add(id);
    }
    expect(seen.size).toBeGreaterThan(home.games.size + 5);
    one.stop();
    two.stop();
  });

  it('sends identical frames to all subscribers of the same topics and language', () => {
    const { line, clock } = givenLine({ pace: 20 });
    const texts: [string[], string[]] = [[], []];
    const close = line.subscribe(['live', 'top'], 'en', ({ text }) => texts[0].push(text));
    line.subscribe(['top', 'live', 'top'], 'en', ({ text }) => texts[1].push(text));
    clock.advance(5_000);
    expect(texts[0].length).toBeGreaterThan(5);
    expect(texts[1]).toEqual(texts[0]);
    close();
    const before = texts[0].length;
    clock.advance(5_000);
    expect(texts[0].length).toBe(before);
    expect(texts[1].length).toBeGreaterThan(before);
    line.stop();
  });

  it('waits for prices after the start, then begins with a complete snapshot', () => {
    const { line, clock } = givenLine({ warmMs: 0 });
    const client = listen(line, 'line:4');
    expect(client.frames).toEqual([]);
    clock.advance(5_000);
    expect(client.frames[0]?.t).toBe('snap');
    const tennis = line.tree('en').sports.find(({ id }) => id === 4);
    expect(client.games.size).toBe(tennis?.line);
    line.stop();
  });

  it('can be closed and reopened from within a frame callback', () => {
    const { line, clock } = givenLine({ pace: 20 });
    const clients: FeedClient[] = [];
    const reopen = (): void => {
      const client = createFeedClient();
      clients.push(client);
      let left = 4;
      const close = line.subscribe(['live'], 'en', (frame) => {
        client.send(frame);
        left -= 1;
        if (left !== 0) return;
        close();
        reopen();
      });
    };
    reopen();
    const steady = listen(line, 'live');
    clock.advance(10_000);
    expect(clients.length).toBeGreaterThan(5);
    expect(clients.every(({ frames }) => frames.length <= 4)).toBe(true);
    const fresh = listen(line, 'live');
    expect(knowledge(steady)).toEqual(knowledge(fresh));
    line.stop();
  });
});

describe('a stream that resumes', () => {
  const first = (line: Line, topics: readonly string[], resume: ResumePoint | null): ClientFrame | undefined => {
    const frames: ClientFrame[] = [];
    line.subscribe(topics, 'en', ({ text }) => frames.push(JSON.parse(text) as ClientFrame), resume)();
    return frames[0];
  };
  const pointOf = (line: Line, topics: readonly string[]): ResumePoint => {
    const frame = first(line, topics, null);
    if (frame?.t !== 'snap') throw new Error('no snapshot');
    return { epoch: frame.epoch, seq: frame.seq };
  };

  it('adds up to the same state as one that was never lost', () => {
    const { line, clock } = givenLine({ pace: 20 });
    const topics = ['live:1', 'top'];
    const firsts: string[] = [];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(40), fc.nat(60)), { minLength: 1, maxLength: 6 }), (losses) => {
        const steady = listen(line, ...topics);
        const client = createFeedClient();
        let close = line.subscribe(topics, 'en', client.send);
        for (const [kept, lost] of losses) {
          clock.advance(kept * BATCH_MS);
          close();
          const resume = client.lose();
          clock.advance(lost * BATCH_MS);
          const known = client.frames.length;
          close = line.subscribe(topics, 'en', client.send, resume);
          firsts.push(client.frames[known]?.t ?? '');
        }
        expect(knowledge(client)).toEqual(knowledge(steady));
        close();
      }),
      { seed: 1, numRuns: IS_DEEP ? 100 : 6 },
    );
    expect(new Set(firsts)).toEqual(new Set(['hb']));
    line.stop();
  });

  it('continues a snapshot whose reader has left, for half a minute', () => {
    const { line, clock } = givenLine({ pace: 20 });
    const point = pointOf(line, ['live']);
    clock.advance(RESUMABLE_MS - BATCH_MS);
    const frames: ClientFrame[] = [];
    line.subscribe(['live'], 'en', ({ text }) => frames.push(JSON.parse(text) as ClientFrame), point)();
    expect(frames.map(({ t }) => t)).toEqual(['hb', ...frames.slice(1).map(() => 'd')]);
    expect(frames.slice(1).map(({ seq }) => seq)).toEqual(frames.slice(1).map((_, i) => point.seq + 1 + i));
    expect(frames[0]).toMatchObject({ epoch: point.epoch, seq: frames.at(-1)?.seq });
    expect(frames.length).toBeGreaterThan(20);
    clock.advance(RESUMABLE_MS);
    expect(first(line, ['live'], point)).toMatchObject({ t: 'snap', seq: 1 });
    expect(pointOf(line, ['live']).epoch).not.toBe(point.epoch);
    line.stop();
  });

  it('begins with a snapshot where frames are missing, or the point is of another channel, start or future', () => {
    const { line, clock } = givenLine({ pace: 20 });
    const steady = listen(line, 'live');
    const { epoch, seq } = pointOf(line, ['live']);
    expect(first(line, ['live'], { epoch, seq })?.t).toBe('hb');
    expect(first(line, ['live'], { epoch, seq: seq + 1 })?.t).toBe('snap');
    expect(first(line, ['live'], { epoch: `${epoch}0`, seq })?.t).toBe('snap');
    expect(first(line, ['top'], { epoch, seq })?.t).toBe('snap');
    clock.advance(RESUMABLE_MS + 2_000);
    expect(first(line, ['live'], { epoch, seq })?.t).toBe('snap');
    const { line: other } = givenLine({ pace: 20, at: ORIGIN + 3 * HOUR_MS + 1 });
    expect(pointOf(other, ['live']).epoch).not.toBe(epoch);
    expect(steady.frames[0]).toMatchObject({ t: 'snap', epoch });
    line.stop();
    other.stop();
  });

  it('finds at most 64 channels without readers; the one that is longest without leaves first', () => {
    const { line } = givenLine({ pace: 20 });
    const champs = line.tree('en').sports.flatMap(({ championships: all }) => all.map(({ id }) => `champ:${id}`));
    const pairs = champs.flatMap((one, i) => champs.slice(0, i).map((other) => [one, other]));
    const rests = pairs.slice(0, MAX_IDLE_CHANNELS + 1);
    expect(rests.length).toBe(MAX_IDLE_CHANNELS + 1);
    const points = rests.map((topics) => ({ topics, point: pointOf(line, topics) }));
    const [oldest, next] = points;
    if (oldest === undefined || next === undefined) throw new Error('no pairs');
    expect(first(line, next.topics, next.point)?.t).toBe('hb');
    expect(first(line, oldest.topics, oldest.point)?.t).toBe('snap');
    line.stop();
  });
});

describe('topics', () => {
  const { line } = givenLine({ warmMs: 0 });

  it('that are unknown are listed', () => {
    const good = ['top', 'live', 'live:1', 'line:2999', `champ:${championships[0]?.id ?? 0}`];
    const bad = [
      '',
      'tops',
      'live:',
      'live:999',
      'line',
      'line:-1',
      'champ:1',
      'game:268435455',
      'game:x',
      'market:1e3',
      'market:9007199254740993',
      'constructor',
    ];
    expect(line.unknownTopics([...good, ...bad])).toEqual(bad);
    expect(line.unknownTopics(good)).toEqual([]);
    expect(() => line.subscribe(bad, 'en', () => undefined)).toThrow(RangeError);
  });

  it('are limited to 200 per stream', () => {
    const many = Array.from({ length: MAX_TOPICS + 1 }, () => 'live');
    expect(line.unknownTopics(many).length).toBe(MAX_TOPICS + 1);
    expect(line.unknownTopics(many.slice(1))).toEqual([]);
  });
});

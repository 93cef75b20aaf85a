import { Observable, Subject } from 'rxjs';
import type { Subscriber } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createCell } from 'touchline/kernel/readable';
import { followFeed } from 'touchline/core/line/follow-feed.process';
import { createReadModel } from 'touchline/core/line/read-model/read-model';
import { createVirtualClock } from '../../models/virtual-clock.ts';
import { beatText, deltaText, snapText } from './frames.ts';

const SNAP = snapText([{ id: 1, markets: [[11, 2_000]] }]);

interface Desk {
  readonly opened: {
    readonly at: number;
    readonly topics: string;
    readonly language: string;
    /** The point that the stream resumes from: `epoch/seq`, or ''. */
    readonly from: string;
    readonly stream: Subscriber<string>;
    closed: boolean;
  }[];
  readonly statuses: string[];
  readonly reports: string[];
  readonly model: ReturnType<typeof createReadModel>;
  readonly topics: ReturnType<typeof createCell<readonly string[]>>;
  readonly language: Subject<string>;
  readonly visible: ReturnType<typeof createCell<boolean>>;
  readonly isLeft: ReturnType<typeof createCell<boolean>>;
  /** Lets time pass. */
  tick(ms: number): void;
  /** Sends frames on the newest stream. */
  send(...frames: readonly string[]): void;
}

function desk(topics: readonly string[] = ['top']): Desk {
  const clock = createVirtualClock();
  const begin = clock.now();
  const desk_: Desk = {
    opened: [],
    statuses: [],
    reports: [],
    model: createReadModel(() => undefined),
    topics: createCell(topics),
    language: new Subject(),
    visible: createCell(true),
    isLeft: createCell(false),
    tick: (ms) => clock.tick(ms),
    send: (...frames) => {
      for (const frame of frames) desk_.opened.at(-1)?.stream.next(frame);
    },
  };
  followFeed({
    feed: {
      open: (wanted, language, resume) =>
        new Observable((stream) => {
          const entry = {
            at: clock.now() - begin,
            topics: wanted.join(),
            language,
            from: resume ? `${resume.epoch}/${resume.seq}` : '',
            stream,
            closed: false,
          };
          desk_.opened.push(entry);
          return () => void (entry.closed = true);
        }),
    },
    clock,
    topics: desk_.topics,
    language: desk_.language,
    model: desk_.model,
    progress: { applied: null },
    onFrame: () => undefined,
    page: {
      visible: desk_.visible,
      isLeft: desk_.isLeft,
      online: createCell(true),
      languages: [],
      nextFrame: () => () => undefined,
      prefersDark: false,
    },
    report: (where, fault) => void desk_.reports.push(`${where}: ${(fault as Error).message}`),
  }).subscribe(({ payload }) => void (desk_.statuses.at(-1) === payload.status || desk_.statuses.push(payload.status)));
  desk_.language.next('en');
  return desk_;
}

const openedAt = ({ opened }: Desk): readonly number[] => opened.map(({ at }) => at);

describe('the stream', () => {
  it('[LIN-3] is connecting, then live from the snapshot on', () => {
    const { statuses, send, opened } = desk();
    expect(statuses).toEqual(['connecting']);
    expect(opened.map(({ topics, language }) => [topics, language])).toEqual([['top', 'en']]);
    send(beatText(0));
    expect(statuses).toEqual(['connecting']);
    send(SNAP);
    expect(statuses).toEqual(['connecting', 'live']);
  });

  it('is idle without topics', () => {
    const it_ = desk([]);
    expect(it_.statuses).toEqual(['idle']);
    expect(it_.opened).toEqual([]);
    it_.topics.set(['top']);
    expect(it_.statuses).toEqual(['idle', 'connecting']);
    expect(it_.opened).toHaveLength(1);
  });

  it('[LIN-5] is replaced for other topics or another language', () => {
    const it_ = desk();
    it_.send(SNAP);
    it_.topics.set(['live']);
    it_.language.next('de');
    it_.language.next('de');
    expect(it_.opened.map(({ topics, language, closed }) => [topics, language, closed])).toEqual([
      ['top', 'en', true],
      ['live', 'en', true],
      ['live', 'de', false],
    ]);
  });

  it('[LIN-4] is closed at once when the page is left, and reopened when the player comes back', () => {
    const { opened, visible, isLeft, statuses, language, tick, send } = desk();
    language.next('en');
    send(SNAP);
    isLeft.set(true);
    visible.set(false);
    expect(opened.map(({ closed }) => closed)).toEqual([true]);
    tick(60_000);
    expect(opened).toHaveLength(1);
    visible.set(true);
    isLeft.set(false);
    send(SNAP);
    expect(opened.map(({ closed }) => closed)).toEqual([true, false]);
    expect(statuses).toEqual(['connecting', 'live', 'idle', 'connecting', 'live']);
  });

  it('[LIN-4] is closed after the page has been hidden for 30 s, and reopened when visible', () => {
    const it_ = desk();
    it_.send(SNAP);
    const beats = (ms: number): void => {
      for (let passed = 0; passed < ms; passed += 2_000) {
        it_.tick(2_000);
        it_.send(beatText(1));
      }
    };
    it_.visible.set(false);
    beats(20_000);
    it_.visible.set(true);
    beats(20_000);
    expect(it_.opened.map(({ closed }) => closed)).toEqual([false]);
    it_.visible.set(false);
    beats(30_000);
    expect(it_.opened.map(({ closed }) => closed)).toEqual([true]);
    expect(it_.statuses.at(-1)).toBe('idle');
    it_.visible.set(true);
    expect(it_.opened).toHaveLength(2);
    expect(it_.statuses.at(-1)).toBe('connecting');
  });
});

describe('a failing stream', () => {
  it('[LIN-4] that is silent for 5 s is stale, and is reopened at once', () => {
    const it_ = desk();
    it_.send(SNAP);
    it_.tick(4_999);
    expect(it_.statuses).toEqual(['connecting', 'live']);
    it_.tick(1);
    expect(it_.statuses).toEqual(['connecting', 'live', 'stale']);
    expect(openedAt(it_)).toEqual([0, 5_000]);
    expect(it_.opened[0]?.closed).toBe(true);
    it_.send(SNAP);
    expect(it_.statuses).toEqual(['connecting', 'live', 'stale', 'live']);
  });

  it('[LIN-4] has its silence timer reset by any frame', () => {
    const it_ = desk();
    it_.send(SNAP);
    for (let at = 0; at < 10; at += 1) {
      it_.tick(4_000);
      it_.send(at % 2 === 0 ? beatText(1 + at / 2) : deltaText(1 + (at + 1) / 2));
    }
    expect(it_.opened).toHaveLength(1);
  });

  it('[LIN-4] is retried at once, then after 0.5 s doubling to 10 s, and from the start after a stable stream', () => {
    const it_ = desk();
    const pauses: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      const [before, brokenAt] = [it_.opened.length, it_.opened.at(-1)?.at ?? 0];
      it_.opened.at(-1)?.stream.complete();
      for (let ticks = 0; it_.opened.length === before && ticks < 100; ticks += 1) it_.tick(ticks === 0 ? 0 : 250);
      pauses.push((it_.opened.at(-1)?.at ?? 0) - brokenAt);
    }
    expect(pauses).toEqual([0, 500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
    it_.send(SNAP);
    for (let passed = 0; passed < 6_000; passed += 2_000) {
      it_.tick(2_000);
      it_.send(beatText(1));
    }
    it_.opened.at(-1)?.stream.complete();
    it_.tick(0);
    expect(it_.opened).toHaveLength(10);
  });

  it('[LIN-4] is reopened after an end, an error or an unreadable frame; defects are reported, losses are not', () => {
    for (const [break_, reports] of [
      [(it_: Desk) => it_.opened[0]?.stream.complete(), []],
      [(it_: Desk) => it_.opened[0]?.stream.error(new Error('reset')), ['line/follow-feed: reset']],
      [(it_: Desk) => it_.send('{"t":"d"}'), ['line/follow-feed: seq: not an integer']],
    ] as const) {
      const it_ = desk();
      it_.send(SNAP);
      break_(it_);
      it_.tick(0);
      expect(it_.statuses).toEqual(['connecting', 'live', 'stale']);
      expect(it_.opened).toHaveLength(2);
      expect(it_.reports).toEqual(reports);
    }
  });

  it('[LIN-3] is kept when a gap closes within 500 ms', () => {
    const it_ = desk();
    it_.send(SNAP, deltaText(3, { p: [11, 3_000, 0] }));
    it_.tick(499);
    it_.send(deltaText(2, { p: [11, 2_500, 0] }));
    it_.tick(1_000);
    expect(it_.opened).toHaveLength(1);
    expect(it_.model.slots.price(11)).toBe(3_000);
  });

  it('[LIN-3] is reopened after a longer gap, also one that a heartbeat revealed', () => {
    for (const frame of [deltaText(3), beatText(2)]) {
      const it_ = desk();
      it_.send(SNAP, frame);
      it_.tick(499);
      expect(it_.opened).toHaveLength(1);
      it_.tick(1);
      expect(it_.opened).toHaveLength(2);
      expect(it_.statuses).toEqual(['connecting', 'live', 'stale']);
    }
  });

  it('[LIN-3] is reopened at once when a gap exceeds 64 frames', () => {
    const it_ = desk();
    it_.send(SNAP, ...Array.from({ length: 64 }, (_, at) => deltaText(at + 3)));
    it_.tick(0);
    expect(it_.opened).toHaveLength(2);
  });

  it('[LIN-3] has its later frames ignored', () => {
    const it_ = desk();
    it_.send(SNAP);
    const old = it_.opened[0]?.stream;
    it_.topics.set(['live']);
    it_.send(snapText([{ id: 1, markets: [[11, 5_000]] }]));
    old?.next(deltaText(2, { p: [11, 9_000, 0] }));
    expect(it_.model.slots.price(11)).toBe(5_000);
  });
});

describe('a stream that was lost', () => {
  const WHOLE = snapText([{ id: 1, markets: [[11, 2_000]] }], 5, { epoch: 'e1' });
  const froms = ({ opened }: Desk): readonly string[] => opened.map(({ from }) => from);
  const cut = (it_: Desk): void => {
    it_.opened.at(-1)?.stream.complete();
    it_.tick(0);
  };

  it('[LIN-13] resumes after the last applied frame, and is live when nothing is missing', () => {
    const it_ = desk();
    it_.send(WHOLE, deltaText(6, { p: [11, 2_500, 0] }));
    cut(it_);
    expect(froms(it_)).toEqual(['', 'e1/6']);
    it_.send(beatText(7, 'e1'));
    expect(it_.statuses).toEqual(['connecting', 'live', 'stale']);
    it_.send(deltaText(7, { p: [11, 3_000, 0] }));
    expect(it_.statuses).toEqual(['connecting', 'live', 'stale', 'live']);
    expect(it_.model.slots.price(11)).toBe(3_000);
  });

  it('[LIN-13] resumes after silence, and when the page comes back', () => {
    const it_ = desk();
    it_.send(WHOLE);
    it_.tick(5_000);
    it_.send(beatText(5, 'e1'));
    it_.isLeft.set(true);
    it_.isLeft.set(false);
    expect(froms(it_)).toEqual(['', 'e1/5', 'e1/5']);
  });

  it('[LIN-13] asks for a snapshot after a gap or an unreadable frame', () => {
    const late = desk();
    late.send(WHOLE, deltaText(7));
    late.tick(500);
    expect(froms(late)).toEqual(['', '']);
    const harmed = desk();
    harmed.send(WHOLE, '{"t":"d"');
    harmed.tick(0);
    expect(froms(harmed)).toEqual(['', '']);
  });

  it('[LIN-13] resumes for the same topics and language only, until frames of others have been applied', () => {
    const it_ = desk();
    it_.send(WHOLE);
    it_.topics.set(['live']);
    it_.topics.set(['top']);
    it_.language.next('de');
    it_.send(snapText([], 9, { epoch: 'e2' }));
    it_.language.next('en');
    expect(froms(it_)).toEqual(['', '', 'e1/5', '', '']);
  });

  it('[LIN-13] asks for a snapshot after four short streams in a row', () => {
    const it_ = desk();
    it_.send(WHOLE);
    for (let tries = 0; tries < 5; tries += 1) {
      it_.opened.at(-1)?.stream.error(new Error('status 422'));
      it_.tick(4_500);
    }
    expect(froms(it_)).toEqual(['', 'e1/5', 'e1/5', 'e1/5', '', '']);
  });

  it('[LIN-13] asks for a snapshot of an operator without epochs', () => {
    const it_ = desk();
    it_.send(SNAP);
    cut(it_);
    expect(froms(it_)).toEqual(['', '']);
  });

  it('[LIN-13] asks for a snapshot where the topics that the operator knows are others than those wanted', () => {
    const it_ = desk(['top']);
    it_.send(WHOLE);
    it_.topics.set(['market:9', 'top']);
    it_.opened.at(-1)?.stream.error(Object.assign(new Error('unknown'), { unknownTopics: ['market:9'] }));
    it_.tick(0);
    expect(it_.opened.map(({ topics, from }) => [topics, from])).toEqual([
      ['top', ''],
      ['market:9,top', ''],
      ['top', ''],
    ]);
  });
});

describe('topics unknown to the operator', () => {
  const refuse = (it_: Desk, ...unknownTopics: readonly unknown[]): void => {
    it_.opened.at(-1)?.stream.error(Object.assign(new Error('unknown'), { unknownTopics }));
    it_.tick(0);
  };

  it('[LIN-5] are left out, and the others continue', () => {
    const it_ = desk(['market:9', 'top']);
    refuse(it_, 'market:9', 7);
    it_.send(SNAP);
    expect(it_.opened.map(({ topics }) => topics)).toEqual(['market:9,top', 'top']);
    expect(it_.statuses).toEqual(['connecting', 'stale', 'live']);
    expect(it_.reports).toEqual([]);
    expect(it_.model.board({ kind: 'top' }).get().loaded).toBe(true);
  });

  it('[LIN-5] leave the feed idle when there are no others, until the topics change', () => {
    const it_ = desk(['game:9']);
    refuse(it_, 'game:9');
    it_.tick(60_000);
    expect(it_.opened).toHaveLength(1);
    expect(it_.statuses.at(-1)).toBe('idle');
    it_.topics.set(['game:9', 'top']);
    expect(it_.opened).toHaveLength(2);
  });

  it('[LIN-5, LIN-6] have loaded, empty boards, so that no screen waits for ever', () => {
    const it_ = desk(['top']);
    it_.send(SNAP);
    it_.model.flush();
    const board = it_.model.board({ kind: 'champ', champId: 404 });
    it_.topics.set(['champ:404']);
    expect(board.get().loaded).toBe(false);
    refuse(it_, 'champ:404');
    it_.model.flush();
    expect(board.get().loaded).toBe(true);
    expect(board.get().gameCount).toBe(0);
    expect(it_.model.board({ kind: 'top' }).get()).toEqual(expect.objectContaining({ loaded: false, gameCount: 0 }));
  });

  it('[LIN-4] are not assumed when a refusal names none, which is an ordinary failure', () => {
    const it_ = desk(['top']);
    for (let tries = 0; tries < 5; tries += 1) refuse(it_);
    it_.tick(500);
    expect(it_.opened).toHaveLength(3);
  });
});

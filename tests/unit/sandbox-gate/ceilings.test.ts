/** Records that a visitor can create without a login are limited in number, across restarts too [REC-11]. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OperatorRecord } from '../../../adapters/sandbox/operator/store/records.ts';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import type { NodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { createNodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { ManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';

const START = Date.UTC(2026, 5, 1);
const DAY_MS = 86_400_000;
const LETTERS = 'ABCDEFGHJK';
const coded = (n: number): string =>
  String(n)
    .padStart(8, '0')
    .replaceAll(/\d/g, (digit) => LETTERS.charAt(Number(digit)));

interface Kind {
  readonly most: number;
  readonly record: (n: number, at: number) => OperatorRecord;
  readonly path: string;
  /** A request body that no visitor has sent before. */
  readonly body: (n: number) => unknown;
}

const KINDS: Readonly<Record<string, Kind>> = {
  appeals: {
    most: 5_000,
    record: (n, at) => ({
      t: 'appealMade',
      at,
      id: `a${n}`,
      playerId: null,
      visitor: `visitor ${n}`,
      email: 'a@example.com',
      words: 'I was never there.',
      reason: null,
    }),
    path: '/blocks-api/api/v1/appeals',
    body: () => ({ email: 'ada@example.com', words: 'This must be a mistake.', reason: null }),
  },
  'calls back': {
    most: 5_000,
    record: (n, at) => ({
      t: 'callbackAsked',
      at,
      number: `C-${n}`,
      name: 'Ada',
      phone: `+4917${n}`.padEnd(12, '0'),
      language: 'en',
    }),
    path: '/web-api/support/callback',
    body: (n) => ({ name: 'Ada', phone: `+4930${1_000_000 + n}`, language: 'en' }),
  },
  'coupon codes': {
    most: 50_000,
    record: (n, at) => ({
      t: 'codeSaved',
      at,
      code: coded(n),
      coupon: { typeId: 0, systemValue: 0, legs: [{ marketId: n, isBanker: false, blockId: 0 }] },
    }),
    path: '/bet-api/v1/coupon/code',
    body: (n) => ({ typeId: 0, systemValue: 0, bets: [{ marketId: 900_000 + n, isBanker: false, blockId: 0 }] }),
  },
};

let clock: ManualClock;
let records: OperatorRecord[];
let node: NodeOperator;
const start = async (): Promise<void> => {
  node = await createNodeOperator({ clock, store: createMemoryStore(records) });
};
/** An operator whose record already holds this many. */
const startWith = async ({ record }: Kind, count: number, at: number): Promise<void> => {
  await start();
  await node.close();
  for (let n = 0; n < count; n += 1) records.push(record(n, at));
  await start();
};
const ask = async ({ path, body }: Kind, n: number): Promise<Response> =>
  node.client()(path, {
    method: 'POST',
    headers: { 'x-requested-with': 'test', 'content-type': 'application/json' },
    body: JSON.stringify(body(n)),
  });

beforeEach(() => {
  clock = createManualClock(START);
  records = [];
});
afterEach(() => node.close());

describe.each(Object.entries(KINDS))('%s of visitors', (_name, kind) => {
  it('[REC-11] are limited with 429 and the time until the oldest one expires, also after a restart, and are accepted again then', async () => {
    await startWith(kind, kind.most - 1, START - 20 * DAY_MS);
    expect((await ask(kind, 1)).ok).toBe(true);
    const written = records.length;
    const refused = await ask(kind, 2);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toEqual(String((10 * DAY_MS) / 1_000));
    await node.close();
    await start();
    expect((await ask(kind, 3)).status).toBe(429);
    expect(records.length).toBe(written);
    await node.close();
    clock = createManualClock(START + 10 * DAY_MS);
    await start();
    expect((await ask(kind, 4)).ok).toBe(true);
    expect(records.length).toBe(written + 1);
  });
});

describe('an appeal of a player', () => {
  it('[REC-11] is accepted when visitors have reached their limit', async () => {
    const appeals = KINDS['appeals'];
    if (appeals === undefined) throw new Error('no kind');
    await startWith(appeals, appeals.most, START);
    const { gate } = node.operator;
    const form = { email: 'ada@example.com', words: 'This must be a mistake.', reason: null };
    expect(() => gate.appeals.make({ playerId: null, visitor: 'new' }, form)).toThrow('try again');
    expect(gate.appeals.make({ playerId: 7, visitor: null }, form)).toMatchObject({ status: 'received' });
  });
});

describe('a record older than 30 days', () => {
  it('[REC-11] is dropped, and its number is not reused', async () => {
    const { appeals, 'calls back': calls } = KINDS;
    if (appeals === undefined || calls === undefined) throw new Error('no kind');
    await startWith(appeals, 3, START - 29 * DAY_MS);
    const of = (visitor: string): number => node.operator.gate.appeals.of({ playerId: null, visitor }).length;
    expect(of('visitor 1')).toBe(1);
    await node.close();
    clock = createManualClock(START + 2 * DAY_MS);
    await startWith(calls, 3, START - 29 * DAY_MS);
    await ask(appeals, 1);
    await ask(calls, 1);
    expect(of('visitor 1')).toBe(0);
    expect(node.operator.desk.callbacks().map(({ number }) => number)).toEqual(['C-0004']);
  });
});

/** The allow-list of an export covers every event type and excludes personal data. */
import { describe, expect, it } from 'vitest';
import { exportLog, exportedPayload } from 'touchline/core/debugger/export-log';
import { EXPORTED } from 'touchline/core/debugger/exported-fields';
import type { Recorded } from 'touchline/kernel/message';
import { filesBelow, textOf } from '../../architecture/sources.ts';

/** The types of all events: every message of an `…Event` union. */
function eventTypes(text: string): readonly string[] {
  return [
    ...text.matchAll(/export type \w+Event\s*=([\s\S]*?);\n(?=\n|export|\/\*\*|type|interface|const|$)/g),
  ].flatMap(([, union = '']) => [...union.matchAll(/Message<\s*'([\w-]+\/\w+)'/g)].map(([, type = '']) => type));
}

const TYPES = filesBelow('core')
  .filter((path) => /^core\/modules\/[^/]+\/messages\.ts$/.test(path))
  .flatMap((path) => eventTypes(textOf(path)));

describe('[DBG-4] the allow-list of an export', () => {
  it('has every event type, and no other', () => {
    expect(TYPES.length).toBeGreaterThan(100);
    expect(TYPES.filter((type) => !Object.hasOwn(EXPORTED, type))).toEqual([]);
    expect(Object.keys(EXPORTED).filter((type) => !TYPES.includes(type))).toEqual([]);
  });

  it('reports a new event type', () => {
    expect(
      eventTypes(
        "export type NewEvent =\n  | Message<'new/made', { readonly a: string }>\n  | Message<'new/gone', Nothing>;\n\nexport type Other = Message<'new/not', Nothing>;\n",
      ),
    ).toEqual(['new/made', 'new/gone']);
  });

  it('names no field that holds a person’s input, identity or possessions', () => {
    const suspicious =
      /password|token|phone|email|login|userId|amount|money|balance|text$|name$|query$|secret|card|iban|stake/i;
    const allowed = new Set([
      'analytics/recorded items.*.name',
      'analytics/sent items.*.name',
      'analytics/delivered isTaken',
      'remote-views/loadStarted name',
      'remote-views/becameReady name',
      'remote-views/becameReady appName',
      'remote-views/failed name',
      'remote-views/dropped name',
      'remote-views/awaited name',
      'remote-views/held name',
      'remote-views/released name',
      'remote-views/reloadAsked name',
    ]);
    const found = Object.entries(EXPORTED).flatMap(([type, fields]) =>
      fields.filter((field) => suspicious.test(field)).map((field) => `${type} ${field}`),
    );
    expect(found.filter((each) => !allowed.has(each))).toEqual([]);
  });
});

const SECRET = 'hunter2-secret';
const recorded = (type: string, payload: unknown): Recorded => ({ seq: 1, at: 5, id: 'a', event: { type, payload } });

describe('[DBG-4] an export', () => {
  it('never holds what was planted in any field that is not listed, of any event', () => {
    const planted = TYPES.map((type) =>
      recorded(type, {
        password: SECRET,
        token: SECRET,
        login: SECRET,
        phone: SECRET,
        text: SECRET,
        name2: SECRET,
        sent: { amount: SECRET, coupon: { promoCode: SECRET } },
        form: { email: SECRET },
        bets: [{ owner: SECRET }],
        more: { secret: SECRET },
      }),
    );
    const text = exportLog(planted, [], 0);
    expect(text).not.toContain(SECRET);
    expect(text).toContain('session/signedIn');
  });

  it('leaves out events that are not listed, and objects in place of plain values', () => {
    expect(exportedPayload('new/made', { a: SECRET })).toEqual({});
    expect(exportedPayload('session/signedIn', { how: { password: SECRET }, userId: '7' })).toEqual({});
    expect(exportedPayload('session/signedIn', { how: 'loggedIn', userId: '7' })).toEqual({ how: 'loggedIn' });
  });

  it('takes listed fields out of lists, and truncates long texts', () => {
    expect(exportedPayload('coupon/pricesAccepted', { prices: [{ marketId: 1, price: 2, stake: 3 }, 'x'] })).toEqual({
      'prices.*.marketId': [1, null],
      'prices.*.price': [2, null],
    });
    expect(exportedPayload('app-version/started', { version: 'v'.repeat(500) })).toEqual({ version: 'v'.repeat(120) });
  });

  it('leaves queries, hashes and tokens out of decisions', () => {
    const text = exportLog(
      [],
      [
        {
          at: 1,
          asked: `/en/a?token=${SECRET}#${SECRET}`,
          landed: `/en/${'a1'.repeat(20)}`,
          outcome: 'redirect',
          steps: [{ guard: 'auth access', verdict: `redirect 302 /en/user/login?return-url=${SECRET}` }],
        },
      ],
      0,
    );
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain('a1a1a1');
    expect(JSON.parse(text)).toMatchObject({
      decisions: [{ asked: '/en/a', landed: '/en/…', steps: [{ verdict: 'redirect 302 /en/user/login' }] }],
    });
  });
});

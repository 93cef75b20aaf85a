import { Observable, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Api, Call } from 'touchline/http/api';
import { createCell } from 'touchline/kernel/readable';
import type { Recorded } from 'touchline/kernel/message';
import { exportHistory } from 'touchline/core/history/export-history.process';
import { EVERY_BET } from 'touchline/core/history/filter';
import type { HistoryCommand, HistoryEvent } from 'touchline/core/history/messages';
import type { SessionState } from 'touchline/core/session/public';
import { sessionDecider } from 'touchline/core/session/decider';
import { betOf, wireOf } from '../../arbitraries/coupon-world.ts';

interface Setting {
  readonly events: Subject<Recorded<HistoryEvent>>;
  readonly commands: HistoryCommand[];
  readonly asked: (string | undefined)[];
  ask(name: string): void;
  close(): void;
}

/** An operator of `count` bets, newest first; `fate` may break or hold a page. */
function setting(
  count: number,
  fate: (page: number) => 'answer' | 'fail' | 'hold' = () => 'answer',
  shift = 0,
): Setting {
  const events = new Subject<Recorded<HistoryEvent>>();
  const commands: HistoryCommand[] = [];
  const asked: (string | undefined)[] = [];
  const api: Api = <T>({ query, decode }: Call<T>) => {
    asked.push(query?.['cursor']);
    const at = asked.length;
    // Bets placed meanwhile push the pages down.
    const from = Math.max(0, Number(query?.['cursor'] ?? 0) - (at > 1 ? shift : 0));
    const page = Array.from({ length: Math.min(Number(query?.['limit']), count - from) }, (_, index) =>
      wireOf(betOf(String(count - from - index))),
    );
    const next = from + page.length < count ? String(from + page.length) : null;
    switch (fate(at)) {
      case 'hold':
        return new Observable(() => undefined);
      case 'fail':
        return of({ ok: false, error: { kind: 'network' } });
      case 'answer': {
        const decoded = decode({ bets: page, next });
        return of(
          decoded.ok ? decoded : { ok: false as const, error: { kind: 'malformed' as const, issue: decoded.error } },
        );
      }
    }
  };
  const session = createCell<SessionState>(
    sessionDecider.evolve(sessionDecider.initial, {
      type: 'session/signedIn',
      payload: { userId: '7', how: 'restored', previousLoginAt: null },
    }),
  );
  exportHistory({ events$: events, api, session }).subscribe((command) => void commands.push(command));
  const publish = (event: HistoryEvent): void => events.next({ seq: 0, at: 0, id: '', event });
  return {
    events,
    commands,
    asked,
    ask: (name) => publish({ type: 'history/exportAsked', payload: { ask: name, filter: EVERY_BET } }),
    close: () => publish({ type: 'history/exportClosed', payload: {} }),
  };
}

const gathered = ({ commands }: Setting) =>
  commands.map((command) =>
    command.type === 'history/receiveExport'
      ? [command.payload.ask, command.payload.bets.length, command.payload.isCut]
      : [command.type],
  );

describe('exporting the history', () => {
  it('[HIS-10] loads every page', () => {
    for (const [count, pages] of [
      [0, 1],
      [1, 1],
      [100, 1],
      [101, 2],
      [250, 3],
    ] as const) {
      const all = setting(count);
      all.ask('a');
      expect(gathered(all), String(count)).toEqual([['a', count, false]]);
      expect(all.asked.length, String(count)).toBe(pages);
    }
  });
  it('[HIS-10] stops at 5,000 and reports that', () => {
    const many = setting(5_001);
    many.ask('a');
    expect(gathered(many)).toEqual([['a', 5_000, true]]);
    expect(many.asked).toHaveLength(50);
    const just = setting(5_000);
    just.ask('a');
    expect(gathered(just)).toEqual([['a', 5_000, false]]);
  });
  it('[HIS-10] lists no bet twice when the pages shift', () => {
    const moving = setting(250, () => 'answer', 3);
    moving.ask('a');
    const [command] = moving.commands;
    const ids = command?.type === 'history/receiveExport' ? command.payload.bets.map(({ id }) => id) : [];
    expect(ids).toHaveLength(250);
    expect(new Set(ids).size).toBe(250);
  });
  it('[HIS-10] fails as a whole when a page fails', () => {
    const broken = setting(250, (page) => (page === 2 ? 'fail' : 'answer'));
    broken.ask('a');
    expect(broken.commands).toEqual([{ type: 'history/reportExportFailed', payload: { ask: 'a' } }]);
    expect(broken.asked).toHaveLength(2);
  });
  it('[HIS-10] is dropped on closing, and replaced by a newer request', () => {
    const held = setting(250, (page) => (page === 2 ? 'hold' : 'answer'));
    held.ask('a');
    held.close();
    expect(held.commands).toEqual([]);
    expect(held.asked).toHaveLength(2);
    held.ask('b');
    expect(gathered(held)).toEqual([['b', 250, false]]);
  });
});

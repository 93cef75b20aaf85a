import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { searchDecider } from 'touchline/core/search/decider';
import { keepViewed } from 'touchline/core/search/keep-viewed.process';
import type { SearchCommand, SearchEvent } from 'touchline/core/search/messages';
import type { Recorded } from 'touchline/kernel/message';

const KEY = 'tl.viewed';
const GAME = { gameId: 7, startsAt: 5 };

function given(stored?: string) {
  const texts = new Map<string, string>(stored === undefined ? [] : [[KEY, stored]]);
  const events$ = new Subject<Recorded<SearchEvent>>();
  const may$ = new Subject<boolean>();
  const reports: string[] = [];
  const sent: SearchCommand[] = [];
  let state = searchDecider.initial;
  keepViewed(events$, () => state, may$, {
    storage: {
      read: (name) => texts.get(name) ?? null,
      write: (name, text) => void texts.set(name, text),
      remove: (name) => void texts.delete(name),
      keys: () => [...texts.keys()],
    },
    report: (where) => void reports.push(where),
  }).subscribe((command) => {
    sent.push(command);
    if (command.type === 'search/restoreViewed')
      state = { ...state, viewed: [...state.viewed, ...command.payload.viewed] };
  });
  const happen = (event: SearchEvent): void => {
    state = searchDecider.evolve(state, event);
    events$.next({ event } as Recorded<SearchEvent>);
  };
  return { may$, happen, sent, reports, kept: () => texts.get(KEY) };
}

const opened = { type: 'search/viewedChanged', payload: { viewed: [GAME] } } as const;

describe('games that were opened, on the device', () => {
  it('[SRH-8] are kept with functional consent only', () => {
    const device = given();
    device.happen(opened);
    expect(device.kept()).toBeUndefined();
    device.may$.next(true);
    expect(device.kept()).toBe(JSON.stringify([GAME]));
    device.may$.next(false);
    expect(device.kept()).toBeUndefined();
    device.happen(opened);
    expect(device.kept()).toBeUndefined();
  });

  it('[SRH-8] come back at the next visit, after those of this one', () => {
    const device = given(JSON.stringify([{ gameId: 3, startsAt: 4 }]));
    device.happen(opened);
    device.may$.next(true);
    expect(device.sent).toEqual([{ type: 'search/restoreViewed', payload: { viewed: [{ gameId: 3, startsAt: 4 }] } }]);
    expect(device.kept()).toBe(JSON.stringify([GAME, { gameId: 3, startsAt: 4 }]));
  });

  it('[SRH-8] leave the device when they are cleared', () => {
    const device = given();
    device.may$.next(true);
    device.happen(opened);
    device.happen({ type: 'search/viewedForgotten', payload: {} });
    expect(device.kept()).toBeUndefined();
  });

  it.each(['{', '[1]', '[{"gameId":"7","startsAt":5}]', JSON.stringify(Array.from({ length: 11 }, () => GAME))])(
    '[SRH-8] an unreadable text is reported and loses nothing else: %s',
    (text) => {
      const device = given(text);
      device.may$.next(true);
      expect(device.sent).toEqual([]);
      expect(device.reports).toEqual(['search/viewed']);
      device.happen(opened);
      expect(device.kept()).toBe(JSON.stringify([GAME]));
    },
  );
});

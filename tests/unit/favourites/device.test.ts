/** A guest's favourites on the device, and those of other tabs. */
import { Subject, Subscription, type Observable } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/node/memory-ports.ts';
import { favouritesDecider } from 'touchline/core/favourites/decider';
import { followTabs } from 'touchline/core/favourites/follow-tabs.process';
import { keepCopies } from 'touchline/core/favourites/keep-copies.process';
import type { FavouritesCommand, FavouritesEvent } from 'touchline/core/favourites/messages';
import type { Favourite, FavouritesState } from 'touchline/core/favourites/types';
import type { SessionState } from 'touchline/core/session/public';
import type { Recorded } from 'touchline/kernel/message';
import { createCell } from 'touchline/kernel/readable';

const NAME = 'tl.favourites';
const UNSENT = 'tl.my.favourites';
const GUEST: SessionState = { status: 'guest', busy: null, failure: null };
const PLAYER: SessionState = { status: 'player', userId: '7', previousLoginAt: null };
/** A removed star is later than the star. */
const star = (id: number, isOn = true): Favourite => ({ kind: 'game', id, at: isOn ? 10 : 11, isOn, startsAt: null });

let storage: ReturnType<typeof createMemoryStorage>;
let reports: string[];
let state: FavouritesState;
let commands: FavouritesCommand[];
let events$: Subject<Recorded<FavouritesEvent>>;
let may$: Subject<boolean>;
const session = createCell<SessionState>(GUEST);

function emit(event: FavouritesEvent): void {
  state = favouritesDecider.evolve(state, event);
  events$.next({ seq: 1, at: 1, id: 'a', event });
}
const changed = (favourite: Favourite): void => emit({ type: 'favourites/changed', payload: { favourite } });
const stored = (name = NAME): unknown => JSON.parse(storage.read(name) ?? 'null');
let running: Subscription;
const follow = (commands$: Observable<FavouritesCommand>): void =>
  running.add(commands$.subscribe((command) => commands.push(command)));
const keep = (): void =>
  follow(
    keepCopies({
      events$,
      state: () => state,
      session,
      mayRemember$: may$,
      storage,
      report: (where) => void reports.push(where),
    }),
  );

beforeEach(() => {
  storage = createMemoryStorage();
  reports = [];
  commands = [];
  state = favouritesDecider.initial;
  events$ = new Subject();
  may$ = new Subject();
  session.set(GUEST);
  running = new Subscription();
});
afterEach(() => running.unsubscribe());

describe('[FAV-5] the copy on the device', () => {
  it('is written and restored with functional consent', () => {
    keep();
    changed(star(7));
    expect(stored()).toBeNull();
    may$.next(true);
    expect(stored()).toEqual([star(7)]);
    changed(star(7, false));
    expect(stored()).toEqual([star(7, false)]);
    keep();
    may$.next(true);
    expect(commands.at(-1)).toEqual({
      type: 'favourites/merge',
      payload: { changes: [star(7, false)], from: 'device' },
    });
  });

  it('is removed when consent is withdrawn', () => {
    storage.write(NAME, JSON.stringify([star(7)]));
    keep();
    may$.next(false);
    changed(star(8));
    expect(stored()).toBeNull();
    expect(commands).toEqual([]);
  });

  it('stays for a player until the account has everything', () => {
    storage.write(NAME, JSON.stringify([star(7)]));
    keep();
    may$.next(true);
    emit({ type: 'favourites/merged', payload: { changes: [star(7)], from: 'device' } });
    session.set(PLAYER);
    emit({ type: 'favourites/failed', payload: {} });
    expect(stored()).toEqual([star(7)]);
    emit({ type: 'favourites/saved', payload: { changes: [star(7)] } });
    expect(stored()).toBeNull();
  });

  it('is reported where it cannot be read, and replaced by the next change', () => {
    storage.write(NAME, '[{"kind":"team"}]');
    keep();
    may$.next(true);
    expect({ reports, commands }).toEqual({ reports: ['favourites/stored'], commands: [] });
    changed(star(7));
    expect(stored()).toEqual([star(7)]);
  });
});

describe('[FAV-5] a star that is set before the session is known', () => {
  it('is stored at once', () => {
    session.set({ status: 'unknown' });
    keep();
    may$.next(true);
    changed(star(7));
    expect(stored()).toEqual([star(7)]);
  });
});

describe('[FAV-6] what a player’s account does not have yet', () => {
  it('is stored until the account has it, and restored for a player alone', () => {
    session.set(PLAYER);
    keep();
    may$.next(true);
    changed(star(7));
    expect(stored()).toBeNull();
    expect(stored(UNSENT)).toEqual([star(7)]);
    // A reload.
    running.unsubscribe();
    running = new Subscription();
    commands = [];
    state = favouritesDecider.initial;
    keep();
    may$.next(true);
    expect(commands).toEqual([{ type: 'favourites/merge', payload: { changes: [star(7)], from: 'device' } }]);
    changed(star(7));
    emit({ type: 'favourites/saved', payload: { changes: [star(7)] } });
    expect(stored(UNSENT)).toBeNull();
  });

  it('is not restored for a guest, and leaves the device with its player', () => {
    storage.write(UNSENT, JSON.stringify([star(7)]));
    keep();
    may$.next(true);
    expect(commands).toEqual([]);
    expect(stored(UNSENT)).toBeNull();
    session.set(PLAYER);
    changed(star(8));
    emit({ type: 'favourites/failed', payload: {} });
    expect(stored(UNSENT)).toEqual([star(8)]);
    session.set(GUEST);
    expect(stored()).toBeNull();
    expect(stored(UNSENT)).toBeNull();
    emit({ type: 'favourites/forgotten', payload: {} });
    expect(stored()).toBeNull();
    expect(stored(UNSENT)).toBeNull();
  });

  it('is not stored without functional consent', () => {
    session.set(PLAYER);
    keep();
    changed(star(7));
    may$.next(false);
    changed(star(8));
    expect(stored(UNSENT)).toBeNull();
  });
});

describe('[FAV-7] other tabs', () => {
  it('get each change, and their changes are merged', () => {
    const messages$ = new Subject<unknown>();
    const posted: unknown[] = [];
    follow(followTabs(events$, { messages$, post: (message) => void posted.push(message) }));
    changed(star(7));
    emit({ type: 'favourites/merged', payload: { changes: [star(8)], from: 'tab' } });
    expect(posted).toEqual([{ kind: 'favourites', changes: [star(7)] }]);
    for (const message of [null, 'x', { kind: 'preferences' }, { kind: 'favourites', changes: 'x' }])
      messages$.next(message);
    expect(commands).toEqual([]);
    messages$.next(posted[0]);
    expect(commands).toEqual([{ type: 'favourites/merge', payload: { changes: [star(7)], from: 'tab' } }]);
  });
});

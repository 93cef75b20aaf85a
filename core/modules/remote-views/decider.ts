/**
 * The registry of remote views: one state machine for each entry. Every transition is a listed one
 * [S4.1.2, RMV-1]; an entry without users is removed. Documents are not here: events carry only names and numbers.
 */
import type { Decider } from '../../kernel/decider.ts';
import type { Result } from '../../kernel/result.ts';
import { err, ok } from '../../kernel/result.ts';
import type { RemoteViewsCommand, RemoteViewsEvent, RemoteViewsRejection } from './messages.ts';
import { isHeld, MAX_VIEWS, RELOAD_PAUSE_MS, retryInfo, retryInMs, VIEW_NAME } from './rules.ts';
import type { HolderKind, ViewEntry } from './types.ts';

export interface RemoteViewsState {
  readonly entries: readonly ViewEntry[];
  /** The last manual reload of each view, ms since the epoch; bounded by the number of names. */
  readonly reloads: readonly { readonly view: string; readonly at: number }[];
}

export interface RemoteViewsFacts {
  readonly language: string;
  /** Whether a recent document is cached: then the view is ready at once. */
  readonly kept: (view: string, path: string, language: string) => { readonly appName: string | null } | null;
}

export const entryOf = ({ entries }: RemoteViewsState, view: string): ViewEntry | null =>
  entries.find((entry) => entry.view === view) ?? null;

type Decided = Result<readonly RemoteViewsEvent[], RemoteViewsRejection>;

export const remoteViewsDecider: Decider<
  RemoteViewsState,
  RemoteViewsCommand,
  RemoteViewsEvent,
  RemoteViewsFacts,
  RemoteViewsRejection
> = {
  initial: { entries: [], reloads: [] },
  decide(command, state, facts, { id, at }): Decided {
    const { view } = command.payload;
    if (!VIEW_NAME.test(view)) return err({ code: 'remote-views/name' });
    const entry = entryOf(state, view);
    const start = (path: string, language: string, tries = 0, how: 'plain' | 'forced' = 'plain'): RemoteViewsEvent => ({
      type: 'remote-views/loadStarted',
      payload: { view, path, language, load: id, tries, how },
    });
    /** From not existing: ready at once where the document is cached [RMV-3]. */
    const begin = (path: string): RemoteViewsEvent => {
      const { language } = facts;
      const kept = facts.kept(view, path, language);
      return kept === null
        ? start(path, language)
        : { type: 'remote-views/becameReady', payload: { view, path, language, load: id, appName: kept.appName } };
    };
    const dropped: RemoteViewsEvent = { type: 'remote-views/dropped', payload: { view } };
    switch (command.type) {
      case 'remote-views/load': {
        if (entry !== null) return ok([]);
        if (state.entries.length >= MAX_VIEWS) return err({ code: 'remote-views/tooMany' });
        return ok([begin(command.payload.path ?? '/'), { type: 'remote-views/awaited', payload: { view } }]);
      }
      case 'remote-views/hold': {
        const { path, kind } = command.payload;
        const held: RemoteViewsEvent = { type: 'remote-views/held', payload: { view, kind } };
        if (entry === null)
          return state.entries.length >= MAX_VIEWS ? err({ code: 'remote-views/tooMany' }) : ok([begin(path), held]);
        if (entry.path === path && entry.language === facts.language) return ok([held]);
        // Another page of the same view: existing users see it, too.
        return ok([...letGo(entry), begin(path), ...again(entry), held]);
      }
      case 'remote-views/release': {
        const { kind } = command.payload;
        if (entry === null || (kind === 'view' ? entry.views : entry.components) === 0)
          return err({ code: 'remote-views/notHeld' });
        const released: RemoteViewsEvent = { type: 'remote-views/released', payload: { view, kind } };
        const left = {
          ...entry,
          ...(kind === 'view' ? { views: entry.views - 1 } : { components: entry.components - 1 }),
        };
        return ok(isHeld(left) ? [released] : [released, dropped]);
      }
      case 'remote-views/reload': {
        if (entry === null) return err({ code: 'remote-views/notHeld' });
        if (entry.state === 'loading') return err({ code: 'remote-views/busy' });
        const last = state.reloads.find((each) => each.view === view);
        if (last !== undefined && at - last.at < RELOAD_PAUSE_MS && at >= last.at)
          return err({ code: 'remote-views/tooSoon' });
        const asked: RemoteViewsEvent = { type: 'remote-views/reloadAsked', payload: { view, at } };
        if (entry.state === 'error') return ok([asked, start(entry.path, facts.language, 0, 'forced')]);
        return ok([asked, ...letGo(entry), start(entry.path, facts.language, 0, 'forced'), ...again(entry)]);
      }
      case 'remote-views/receive':
        if (entry?.load !== command.payload.load || entry.state !== 'loading')
          return err({ code: 'remote-views/stale' });
        return ok([
          {
            type: 'remote-views/becameReady',
            payload: {
              view,
              path: entry.path,
              language: entry.language,
              load: entry.load,
              appName: command.payload.appName,
            },
          },
        ]);
      case 'remote-views/fail':
        if (entry?.load !== command.payload.load || entry.state !== 'loading')
          return err({ code: 'remote-views/stale' });
        return ok([
          {
            type: 'remote-views/failed',
            payload: { ...command.payload, retryInMs: retryInMs(view, entry.meta.retry?.tries ?? 0) },
          },
        ]);
      case 'remote-views/break': {
        if (entry?.load !== command.payload.load || entry.state !== 'ready') return err({ code: 'remote-views/stale' });
        // Ready leads only to not existing: a broken view is dropped, started again, and failed [RMV-8].
        return ok([
          ...letGo(entry),
          {
            type: 'remote-views/loadStarted',
            payload: { view, path: entry.path, language: entry.language, load: entry.load, tries: 0, how: 'broken' },
          },
          ...again(entry),
          {
            type: 'remote-views/failed',
            payload: { view, load: entry.load, failure: command.payload.failure, retryInMs: null },
          },
        ]);
      }
      case 'remote-views/retry':
        if (entry?.load !== command.payload.load || entry.state !== 'error' || entry.meta.retry?.nextInMs === null)
          return err({ code: 'remote-views/stale' });
        return ok([start(entry.path, entry.language, (entry.meta.retry?.tries ?? 0) + 1)]);
      case 'remote-views/giveUp':
        if (entry?.load !== command.payload.load || !entry.isAwaited) return err({ code: 'remote-views/stale' });
        return ok(entry.views + entry.components === 0 ? [dropped] : []);
    }
  },
  evolve(state, event) {
    const { view } = event.payload;
    const entry = entryOf(state, view);
    const put = (next: ViewEntry | null): RemoteViewsState => {
      const others = state.entries.filter((each) => each.view !== view);
      return { ...state, entries: next === null ? others : [...others, next] };
    };
    const stay = entry ?? { ...NOBODY, view };
    switch (event.type) {
      case 'remote-views/loadStarted': {
        const { load, path, language, tries } = event.payload;
        return put({
          ...stay,
          state: 'loading',
          load,
          path,
          language,
          failure: null,
          meta: { ...stay.meta, retry: retryInfo(view, tries, null) },
        });
      }
      case 'remote-views/becameReady': {
        const { load, path, language, appName } = event.payload;
        return put({ ...stay, state: 'ready', load, path, language, failure: null, meta: { appName, retry: null } });
      }
      case 'remote-views/failed': {
        const { failure, retryInMs: nextInMs } = event.payload;
        return put({
          ...stay,
          state: 'error',
          failure,
          meta: { ...stay.meta, retry: retryInfo(view, stay.meta.retry?.tries ?? 0, nextInMs) },
        });
      }
      case 'remote-views/dropped':
        return put(null);
      case 'remote-views/awaited':
        return put({ ...stay, isAwaited: true });
      case 'remote-views/held':
        return put({
          ...stay,
          isAwaited: false,
          ...(event.payload.kind === 'view' ? { views: stay.views + 1 } : { components: stay.components + 1 }),
        });
      case 'remote-views/released':
        return put({
          ...stay,
          ...(event.payload.kind === 'view' ? { views: stay.views - 1 } : { components: stay.components - 1 }),
        });
      case 'remote-views/reloadAsked':
        return {
          ...state,
          reloads: [...state.reloads.filter((each) => each.view !== view), { view, at: event.payload.at }].slice(
            -MAX_VIEWS,
          ),
        };
    }
    return state;
  },
};

const NOBODY: ViewEntry = {
  view: '',
  state: 'loading',
  load: '',
  path: '/',
  language: 'en',
  views: 0,
  components: 0,
  isAwaited: false,
  failure: null,
  meta: { appName: null, retry: null },
};

const times = (
  view: string,
  kind: HolderKind,
  type: 'remote-views/held' | 'remote-views/released',
  count: number,
): readonly RemoteViewsEvent[] => Array.from({ length: count }, () => ({ type, payload: { view, kind } }));

/** Releases all users, and the entry with them. */
function letGo({ view, views, components }: ViewEntry): readonly RemoteViewsEvent[] {
  return [
    ...times(view, 'view', 'remote-views/released', views),
    ...times(view, 'component', 'remote-views/released', components),
    { type: 'remote-views/dropped', payload: { view } },
  ];
}

/** Restores the released users. */
function again({ view, views, components, isAwaited }: ViewEntry): readonly RemoteViewsEvent[] {
  const held = [
    ...times(view, 'view', 'remote-views/held', views),
    ...times(view, 'component', 'remote-views/held', components),
  ];
  return isAwaited ? [...held, { type: 'remote-views/awaited', payload: { view } }] : held;
}
